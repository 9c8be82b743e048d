//! Errors of opponents.

use std::time::Duration;

/// The error of an opponent: why it cannot be played with (any more), as the end of a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpponentError {
    /// The system did not start it, and why.
    #[error("it could not be started: {0}")]
    NotStarted(String),
    /// There is no command.
    #[error("its command is empty, or a quotation mark in it is not closed")]
    NoCommand,
    /// It ended, or listens no more.
    #[error("it ended")]
    Gone,
    /// It takes longer than this for an answer to a command.
    #[error("it gave no answer to {0} within {1:?}")]
    Hangs(String, Duration),
    /// It says something to a command that is no answer in its protocol.
    #[error("it answered {0} with {1:?}")]
    Nonsense(String, String),
    /// It does not want to do what a command says, and why.
    #[error("it refused {0}: {1:?}")]
    Refused(String, String),
    /// Its protocol has no words for the game.
    #[error("it knows only Reversi by the standard rules")]
    Unsuited,
    /// It was stopped before it had a move, or has none.
    #[error("it gave no move")]
    NoMove,
}

impl OpponentError {
    /// The error of an answer that means nothing.
    pub fn nonsense(command: &str, answer: &str) -> Self {
        Self::Nonsense(command.to_owned(), shortened(answer))
    }

    /// The error of a command that was refused.
    pub fn refused(command: &str, why: &str) -> Self {
        Self::Refused(command.to_owned(), shortened(why))
    }
}

/// As much of a text as belongs into a sentence.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
