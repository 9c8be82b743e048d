//! Errors of opponents.

use crate::rules::PlayError;
use std::time::Duration;

/// Error of an opponent, as the end of a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum OpponentError {
    /// The program could not be started, with the system's reason.
    #[error("it could not be started: {0}")]
    NotStarted(String),
    /// The folder to start it in does not exist.
    #[error("there is no folder {0}")]
    NoFolder(String),
    #[error("its command is empty or has an unclosed quotation mark")]
    NoCommand,
    /// It ended or closed its input.
    #[error("it quit")]
    Gone,
    /// No answer to a command within this time.
    #[error("it did not answer {0} within {seconds} s", seconds = format!("{}", .1.as_secs_f64()))]
    Hangs(String, Duration),
    /// No answer in a trial within this time.
    #[error("it did not get through the trial within {seconds} s", seconds = .0.as_secs())]
    Slow(Duration),
    /// An illegal square, with the reason.
    #[error("it played illegally, {0}")]
    Illegal(PlayError),
    /// The settings name no such program.
    #[error("your settings name no such engine")]
    Unknown,
    /// An answer that is invalid in its protocol.
    #[error("it answered {0} with '{1}'")]
    Nonsense(String, String),
    /// A refused command, with the reason.
    #[error("it refused {0}: '{1}'")]
    Refused(String, String),
    /// Its protocol cannot describe the game.
    #[error("it only plays standard Reversi")]
    Unsuited,
    /// Its protocol cannot report analysis.
    #[error("GTP engines can't report analysis; use the NBoard protocol for that")]
    Silent,
    /// An internal error ended its search.
    #[error("a fault in outflank ended its thinking")]
    Failed,
    /// Stopped before a move, or no legal move.
    #[error("it sent no move")]
    NoMove,
}

impl OpponentError {
    pub fn nonsense(command: &str, answer: &str) -> Self {
        Self::Nonsense(command.to_owned(), shortened(answer))
    }

    pub fn refused(command: &str, why: &str) -> Self {
        Self::Refused(command.to_owned(), shortened(why))
    }
}

/// A text cut to fit a sentence.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
