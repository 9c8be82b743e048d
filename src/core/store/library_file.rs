//! The file of a library.

/// First bytes of a database of `SQLite`.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Whether a file with these first bytes may be a library: a database.
pub fn is_library(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}
