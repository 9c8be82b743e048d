//! Errors of the core in words.

mod engine;
mod people;
mod records;
mod rules;
mod school;

pub use rules::explain;

use std::error::Error;

/// A value that a player reads as a sentence without a full stop; its `Display` is English, for programmers and logs.
pub trait Sentence {
    fn sentence(&self) -> String;
}

/// Sentence of an error of the core, of whatever type; the text of any other.
pub fn error_sentence(error: &(dyn Error + 'static)) -> String {
    macro_rules! first_of {
        ($($kind:ty),* $(,)?) => {
            $(if let Some(error) = error.downcast_ref::<$kind>() {
                return error.sentence();
            })*
        };
    }
    first_of! {
        outflank_core::club::PlanError,
        outflank_core::engine::NoSuchLevel,
        outflank_core::engine::OutOfMemory,
        outflank_core::engine::book::BookError,
        outflank_core::engine::evaluation::WeightsError,
        outflank_core::engine::people::PredictorError,
        outflank_core::explorer::DamagedBlock,
        outflank_core::explorer::FilterError,
        outflank_core::records::BoardError,
        outflank_core::records::NoReading,
        outflank_core::records::StopReason,
        outflank_core::records::TextError,
        outflank_core::records::WthorError,
        outflank_core::rules::NotASquare,
        outflank_core::rules::PlayError,
        outflank_core::rules::TimeControlError,
        outflank_core::rules::TreeError,
        outflank_core::rules::transcript::TranscriptError,
        outflank_core::school::LessonError,
        outflank_core::school::NotAPuzzle,
        outflank_core::lobby::InvalidName,
        outflank_core::lobby::PeopleError,
        outflank_core::opponents::GuestNameError,
        outflank_core::opponents::OpponentError,
        outflank_core::opponents::PlayerFault,
        outflank_core::store::GameFault,
        outflank_core::store::StoreError,
    }
    error.to_string()
}
