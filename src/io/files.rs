//! Files.

use std::io::{self, Read as _};
use std::path::Path;

/// The bytes of a file.
///
/// # Errors
///
/// When it cannot be read.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    std::fs::read(path)
}

/// The text of a file, or of standard input for `-`. Bytes that are no UTF-8 are replaced.
///
/// # Errors
///
/// When it cannot be read.
pub fn read_text(path: &Path) -> io::Result<String> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        bytes
    } else {
        read_bytes(path)?
    };
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
