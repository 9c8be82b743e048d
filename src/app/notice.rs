//! The notice: a sentence for the status line.

use crate::records::sanitize;

/// A sentence for the status line, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// One line.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// How a [`Notice`] is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// How things stand.
    Plain,
    /// Something has happened; said until the next key.
    News,
    /// Something was refused; said until the next key.
    Refusal,
}

/// Characters of a sentence, at most: some of it may be text from outside.
const LONGEST_NOTICE: usize = 200;

impl Notice {
    /// A sentence that may quote something from outside: nothing in it that a terminal obeys.
    pub fn new(text: &str, tone: Tone) -> Self {
        Self { text: sanitize(text, LONGEST_NOTICE), tone }
    }

    /// How things stand.
    pub(super) const fn plain(text: String) -> Self {
        Self { text, tone: Tone::Plain }
    }
}
