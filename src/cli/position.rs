//! Positions on the command line: 64 squares and the side to move, or moves.

use super::output::Failure;
use crate::records::found_in;
use crate::rules::Game;

/// Game of a position given by an option or argument of this name.
pub fn game_of(name: &str, text: &str) -> Result<Game, Failure> {
    let wrong = |why: &dyn std::fmt::Display| Failure::Usage(format!("{name}: {why}"));
    let mut parsed = found_in(text).map_err(|why| wrong(&why))?.parsed;
    match (parsed.records.is_empty(), parsed.complaints.first()) {
        (false, _) => Ok(parsed.records.swap_remove(0).game),
        (true, why) => Err(wrong(why.unwrap_or(&String::new()))),
    }
}
