//! What the app wants from the outside.

use super::{Preferences, Wish};
use crate::coach::Question;
use crate::engine::Request;
use crate::rules::Game;

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
    /// Give advice, deeper and deeper; it comes back as [`super::Message::Coach`].
    Advise(SearchId, Question),
    /// Nobody waits for advice any more.
    StopAdvising,
    /// Go through a game; what comes of it comes back as [`super::Message::Coach`].
    Review(SearchId, Box<Game>),
    /// Nobody waits for the review any more.
    StopReviewing,
    /// Something of the keep; what comes of it comes back as [`super::Message::Keep`].
    Keep(Wish),
    /// Write what the player likes where it is found the next time.
    Remember(Box<Preferences>),
    /// Put a text into the terminal's clipboard.
    Copy(String),
    /// Write a text into a new file that ends so; where it went comes back as a message.
    Save {
        /// What the name ends with, without the dot.
        extension: &'static str,
        /// What is written.
        text: String,
    },
    /// Take mouse clicks, or leave the mouse to the terminal.
    CaptureMouse(bool),
    /// Give the terminal back and stop until the shell continues us.
    Suspend,
    /// Write every cell again.
    Repaint,
    /// End the program.
    Quit,
}
