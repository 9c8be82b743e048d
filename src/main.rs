//! The `outflank` program: everything is in the library.

fn main() {
    std::process::exit(outflank::cli::main());
}
