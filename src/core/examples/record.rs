//! Reads a record in any form, and prints it as a transcript: `cargo run --example record -- FILE`.

use outflank_core::records::read_bytes;
use outflank_core::records::wthor::Names;
use outflank_core::rules::transcript;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bytes = match std::env::args().nth(1) {
        Some(path) => std::fs::read(path)?,
        None => b"1. f5 d6  2. c3 d3  3. c4 f4".to_vec(),
    };
    let readings = read_bytes(&bytes, &Names::default())?;
    for reading in &readings.list {
        println!("{}: {}", readings.kind, transcript::write(&reading.record.game));
        if let Some(stop) = &reading.stop {
            println!("    ends early: {}", stop.why);
        }
    }
    Ok(())
}
