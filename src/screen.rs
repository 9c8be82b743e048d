//! A terminal as bytes: frames out, keys in. The bytes may belong to this process, a connection or a page.

mod canvas;
mod frame_backend;
mod input_event;
mod input_parser;
mod overlay;
mod sequences;

pub use canvas::{Canvas, PaintPictures};
pub use frame_backend::style_sequence;
pub use input_event::InputEvent;
pub use input_parser::InputParser;
pub use overlay::Overlay;
pub use sequences::{write_enter, write_leave};
