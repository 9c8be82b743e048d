//! Errors of engines and opponents in words.

use super::Sentence;
use crate::say;
use outflank_core::engine::book::BookError;
use outflank_core::engine::evaluation::WeightsError;
use outflank_core::engine::people::PredictorError;
use outflank_core::engine::{NoSuchLevel, OutOfMemory};
use outflank_core::opponents::{GuestName, GuestNameError, OpponentError, PlayerFault};

impl Sentence for BookError {
    fn sentence(&self) -> String {
        match self {
            Self::NoBook => say!("error-book-no-book"),
            Self::OtherVersion(value) => {
                say!("error-book-other-version", value = *value, version = Self::VERSION)
            }
            Self::Damaged => say!("error-book-damaged"),
        }
    }
}

impl Sentence for WeightsError {
    fn sentence(&self) -> String {
        match self {
            Self::NoWeights => say!("error-weights-no-weights"),
            Self::OtherVersion(value) => {
                say!("error-weights-other-version", value = *value, version = Self::VERSION)
            }
            Self::Damaged => say!("error-weights-damaged"),
        }
    }
}

impl Sentence for NoSuchLevel {
    fn sentence(&self) -> String {
        let Self { number, count } = self;
        say!("error-no-such-level", number = *number, count = *count)
    }
}

impl Sentence for OutOfMemory {
    fn sentence(&self) -> String {
        let Self { mebibytes } = self;
        say!("error-out-of-memory", mebibytes = *mebibytes)
    }
}

impl Sentence for PredictorError {
    fn sentence(&self) -> String {
        match self {
            Self::NoPredictor => say!("error-people-no-weights"),
            Self::OtherVersion(value) => {
                say!("error-people-other-version", value = *value, version = Self::VERSION)
            }
            Self::Damaged => say!("error-people-damaged"),
        }
    }
}

impl Sentence for OpponentError {
    fn sentence(&self) -> String {
        match self {
            Self::NotStarted(why) => say!("opponent-not-started", why = why),
            Self::NoFolder(folder) => say!("opponent-no-folder", folder = folder),
            Self::NoCommand => say!("opponent-no-command"),
            Self::Gone => say!("opponent-gone"),
            Self::Hangs(command, second) => say!(
                "opponent-hangs",
                command = command,
                seconds = format!("{}", second.as_secs_f64())
            ),
            Self::Slow(seconds) => say!("opponent-slow", seconds = seconds.as_secs()),
            Self::Illegal(why) => say!("opponent-illegal", why = why.sentence()),
            Self::Unknown => say!("opponent-unknown"),
            Self::Nonsense(command, answer) => {
                say!("opponent-nonsense", command = command, answer = answer)
            }
            Self::Refused(command, why) => say!("opponent-refused", command = command, why = why),
            Self::Unsuited => say!("opponent-unsuited"),
            Self::Silent => say!("opponent-silent"),
            Self::Failed => say!("opponent-failed"),
            Self::NoMove => say!("opponent-no-move"),
        }
    }
}

impl Sentence for GuestNameError {
    fn sentence(&self) -> String {
        say!("error-guest-name", most = GuestName::LENGTH)
    }
}

impl Sentence for PlayerFault {
    fn sentence(&self) -> String {
        match self {
            Self::Time => self.to_string(),
            Self::Opponent(error) => error.sentence(),
        }
    }
}
