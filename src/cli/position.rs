//! Positions on the command line: 64 squares and the side to move, or moves.

use super::output::Failure;
use crate::records::{NoReading, Reading, read};
use crate::rules::Game;

/// Game of a position given by an option or argument of this name.
pub fn game_of(name: &str, text: &str) -> Result<Game, Failure> {
    let wrong = |why: &dyn std::fmt::Display| Failure::Usage(format!("{name}: {why}"));
    // A guess is no position.
    let readings = read(text).map_err(|why| wrong(&why))?;
    let Some(Reading { record, stop, .. }) = readings.list.into_iter().next() else {
        return Err(wrong(&NoReading::NoMoves));
    };
    match stop {
        Some(stop) => Err(wrong(&stop.why)),
        None => Ok(record.game),
    }
}
