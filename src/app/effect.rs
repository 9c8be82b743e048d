//! What the app wants from the outside.

use super::Wish;
use crate::engine::Request;

/// Tells the answers of one search from those of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SearchId(pub u64);

/// A wish that `io` fulfils.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Think about this; the answer comes back as [`super::Message::Engine`].
    Think(SearchId, Request),
    /// Nobody waits for the search under way any more.
    StopThinking,
    /// Something of the keep; what comes of it comes back as [`super::Message::Keep`].
    Keep(Wish),
    /// Take mouse clicks, or leave the mouse to the terminal.
    CaptureMouse(bool),
    /// Give the terminal back and stop until the shell continues us.
    Suspend,
    /// Write every cell again.
    Repaint,
    /// End the program.
    Quit,
}
