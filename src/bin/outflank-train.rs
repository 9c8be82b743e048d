//! `outflank-train`: what makes the engine's figures.

fn main() {
    std::process::exit(outflank::trainer::main());
}
