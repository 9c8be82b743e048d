//! Positions on the command line: 64 squares and the side to move, or moves.

use super::output::Failure;
use crate::records::{NoReading, Reading, Readings, read};
use crate::rules::Game;
use crate::words::Sentence as _;

/// Game of a position given by an option or argument of this name.
pub fn game_of(name: &str, text: &str) -> Result<Game, Failure> {
    let wrong = |why: String| Failure::Usage(format!("{name}: {why}"));
    // A guess is no position.
    first_game(read(text).map_err(|why| wrong(why.sentence()))?).map_err(wrong)
}

/// The first game of these, if it is whole.
pub fn first_game(readings: Readings) -> Result<Game, String> {
    let Some(Reading { record, stop, .. }) = readings.list.into_iter().next() else {
        return Err(NoReading::NoMoves.sentence());
    };
    match stop {
        Some(stop) => Err(stop.why.sentence()),
        None => Ok(record.game),
    }
}
