//! Imports of most drawings.

pub use super::drawn::{Drawn, ListRow};
pub use super::theme::Theme;
pub use crate::app::{App, Target};
pub use crate::words::say;
pub use ratatui::buffer::Buffer;
pub use ratatui::layout::{Margin, Position, Rect};
pub use ratatui::style::Style;
pub use ratatui::text::{Line, Span};
pub use ratatui::widgets::Widget as _;
pub use unicode_width::UnicodeWidthStr as _;
