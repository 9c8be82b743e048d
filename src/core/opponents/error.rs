//! Errors of opponents.

use crate::words::say;
use std::time::Duration;

/// The error of an opponent: why it cannot be played with (any more), as the end of a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpponentError {
    /// The system did not start it, and why.
    #[error("{}", say!("opponent-not-started", why = .0))]
    NotStarted(String),
    /// There is no such folder to start it in.
    #[error("{}", say!("opponent-no-folder", folder = .0))]
    NoFolder(String),
    /// There is no command.
    #[error("{}", say!("opponent-no-command"))]
    NoCommand,
    /// It ended, or listens no more.
    #[error("{}", say!("opponent-gone"))]
    Gone,
    /// It takes longer than this for an answer to a command.
    #[error("{}", say!("opponent-hangs", command = .0, seconds = format!("{}", .1.as_secs_f64())))]
    Hangs(String, Duration),
    /// It takes longer than this for what a trial asks of it.
    #[error("{}", say!("opponent-slow", seconds = .0.as_secs()))]
    Slow(Duration),
    /// It chose a square that the rules forbid, and why they do.
    #[error("{}", say!("opponent-illegal", why = .0))]
    Illegal(String),
    /// The settings name no such program.
    #[error("{}", say!("opponent-unknown"))]
    Unknown,
    /// It says something to a command that is no answer in its protocol.
    #[error("{}", say!("opponent-nonsense", command = .0, answer = .1))]
    Nonsense(String, String),
    /// It does not want to do what a command says, and why.
    #[error("{}", say!("opponent-refused", command = .0, why = .1))]
    Refused(String, String),
    /// Its protocol has no words for the game.
    #[error("{}", say!("opponent-unsuited"))]
    Unsuited,
    /// Its protocol has no words for what it thinks.
    #[error("{}", say!("opponent-silent"))]
    Silent,
    /// A fault of ours ended its thinking.
    #[error("{}", say!("opponent-failed"))]
    Failed,
    /// It was stopped before it had a move, or has none.
    #[error("{}", say!("opponent-no-move"))]
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
