//! Positions on the command line: 64 squares and the side to move, or moves.

use super::output::Failure;
use crate::records::{Reading, read};
use crate::rules::Game;

/// Game of a position given by an option or argument of this name.
pub fn game_of(name: &str, text: &str) -> Result<Game, Failure> {
    let wrong = |why: &dyn std::fmt::Display| Failure::Usage(format!("{name}: {why}"));
    // A guess is no position.
    let readings = read(text).map_err(|why| wrong(&why))?;
    let complaints = readings.complaints();
    let first = readings.list.into_iter().next().filter(Reading::is_whole);
    first
        .map(|reading| reading.record.game)
        .ok_or_else(|| wrong(complaints.first().unwrap_or(&String::new())))
}
