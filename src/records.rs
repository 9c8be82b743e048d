//! The field's file formats: text in, positions and games out. Nothing here opens a file.

pub mod obf;
