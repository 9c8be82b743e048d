//! The field's file formats: text and bytes in, games out, and back. No files.

mod board;
mod form;
mod found;
pub mod ggf;
mod json;
pub mod obf;
pub mod quest;
mod record;
pub mod svg;
pub mod text;
mod visible;
pub mod wthor;

use board::is_cell;
pub use board::{BoardError, read as read_board, write as write_board};
pub use form::Form;
pub use found::{Found, Kind, found_in, found_in_bytes};
pub use json::Json;
pub use record::{Harvest, NAME_LENGTH, Record};
pub use visible::visible;
pub use wthor::{Names, WthorError};
