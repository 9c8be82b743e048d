//! The names that players have given to openings.
//!
//! `assets/openings.txt` has them. An opening is known by its position, however it came about and
//! however the board is turned.

use super::{Bitboard, Disc, Game, Position, Rules, transcript};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Lines of moves and names; `#` begins a remark.
const TEXT: &str = include_str!("../../assets/openings.txt");

/// Plies of the longest opening.
const LONGEST: usize = 21;

/// The openings by their positions.
static NAMES: LazyLock<HashMap<Position, &str>> = LazyLock::new(|| {
    let named = openings().map(|(moves, names)| {
        let game = transcript::read(Rules::Standard, Disc::Black, moves).expect("they are legal");
        (turned_as_any(game.position()), names)
    });
    named.collect()
});

/// All openings: their moves, and their names, the customary one first, with commas between.
pub fn openings() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once("  ").expect("moves and names"))
}

/// The customary name of the opening of a game: of the last of its positions that has one. `None`
/// where none has, and by other rules than the standard ones.
pub fn name(game: &Game) -> Option<&'static str> {
    if game.rules() != Rules::Standard {
        return None;
    }
    let known = |position: &Position| NAMES.get(&turned_as_any(position)).copied();
    let names = game.positions().iter().take(LONGEST + 1).rev().find_map(known)?;
    Some(names.split_once(", ").map_or(names, |(first, _)| first))
}

/// The same position for all eight ways to turn and mirror it.
fn turned_as_any(position: &Position) -> Position {
    let turned = (0..8).map(|way| {
        let image =
            |set: Bitboard| -> Bitboard { set.squares().map(|at| at.turned(way)).collect() };
        (image(position.player()), image(position.opponent()))
    });
    let (own, other) = turned.min_by_key(|(own, other)| (own.0, other.0)).expect("eight ways");
    Position::new(own, other).expect("no square has two discs")
}
