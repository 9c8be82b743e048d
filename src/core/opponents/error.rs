//! Errors of opponents.

use crate::words::say;
use std::time::Duration;

/// Error of an opponent, as the end of a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpponentError {
    /// The program could not be started, with the system's reason.
    #[error("{}", say!("opponent-not-started", why = .0))]
    NotStarted(String),
    /// The folder to start it in does not exist.
    #[error("{}", say!("opponent-no-folder", folder = .0))]
    NoFolder(String),
    #[error("{}", say!("opponent-no-command"))]
    NoCommand,
    /// It ended or closed its input.
    #[error("{}", say!("opponent-gone"))]
    Gone,
    /// No answer to a command within this time.
    #[error("{}", say!("opponent-hangs", command = .0, seconds = format!("{}", .1.as_secs_f64())))]
    Hangs(String, Duration),
    /// No answer in a trial within this time.
    #[error("{}", say!("opponent-slow", seconds = .0.as_secs()))]
    Slow(Duration),
    /// An illegal square, with the reason.
    #[error("{}", say!("opponent-illegal", why = .0))]
    Illegal(String),
    /// The settings name no such program.
    #[error("{}", say!("opponent-unknown"))]
    Unknown,
    /// An answer that is invalid in its protocol.
    #[error("{}", say!("opponent-nonsense", command = .0, answer = .1))]
    Nonsense(String, String),
    /// A refused command, with the reason.
    #[error("{}", say!("opponent-refused", command = .0, why = .1))]
    Refused(String, String),
    /// Its protocol cannot describe the game.
    #[error("{}", say!("opponent-unsuited"))]
    Unsuited,
    /// Its protocol cannot report analysis.
    #[error("{}", say!("opponent-silent"))]
    Silent,
    /// An internal error ended its search.
    #[error("{}", say!("opponent-failed"))]
    Failed,
    /// Stopped before a move, or no legal move.
    #[error("{}", say!("opponent-no-move"))]
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
