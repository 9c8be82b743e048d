//! The `outflank` program: everything is in the library.

/// Leaves the terminal whole, and the game continuable, when memory runs out.
#[global_allocator]
static ALLOCATOR: outflank::io::ReservingAllocator = outflank::io::ReservingAllocator;

fn main() {
    std::process::exit(outflank::cli::main());
}
