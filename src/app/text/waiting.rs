//! Searches that wait for those of other players.

use crate::words::say;

/// Place in the line of searches: `3rd in line`.
pub fn place_in_line(place: usize) -> String {
    say!("place-in-line", place = place)
}
