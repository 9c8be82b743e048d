//! Positions on the command line: as 64 squares and the side to move, or as the moves that lead there.

use super::output::Failure;
use crate::records::found_in;
use crate::rules::Game;

/// The game of a position that an option or argument of that name gives.
pub fn game_of(name: &str, text: &str) -> Result<Game, Failure> {
    let wrong = |why: &dyn std::fmt::Display| Failure::Usage(format!("{name}: {why}"));
    let mut parsed = found_in(text).map_err(|why| wrong(&why))?.parsed;
    match (parsed.records.is_empty(), parsed.complaints.first()) {
        (false, _) => Ok(parsed.records.swap_remove(0).game),
        (true, why) => Err(wrong(why.unwrap_or(&String::new()))),
    }
}
