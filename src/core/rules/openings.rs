//! Names of openings, from `src/core/data/openings.txt`. An opening is identified by its position, up to transposition and
//! symmetry.

use super::symmetry::own_symmetries;
use super::{Color, Game, Ply, Position, Square, Variant, transcript};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Lines of moves and names; `#` starts a comment.
const TEXT: &str = include_str!("../data/openings.txt");

const LONGEST: usize = 21;

/// A named opening.
///
/// ```
/// use outflank_core::rules::openings::openings;
///
/// let tiger = openings().find(|opening| opening.name() == "Tiger").expect("it is known");
/// assert_eq!((tiger.moves, tiger.japanese), ("c4e3f6e6f5", Some("虎")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedOpening {
    pub moves: &'static str,
    /// Names separated by commas, the usual one first.
    pub names: &'static str,
    pub japanese: Option<&'static str>,
}

impl NamedOpening {
    /// The usual name.
    pub fn name(&self) -> &'static str {
        self.names.split_once(", ").map_or(self.names, |(first, _)| first)
    }
}

static NAMES: LazyLock<HashMap<Position, NamedOpening>> = LazyLock::new(|| {
    let named = openings().map(|opening| {
        let game = transcript::read(Variant::REVERSI, Color::Black, opening.moves);
        (game.expect("they are legal").position().canonical(), opening)
    });
    named.collect()
});

static ON_THE_WAY: LazyLock<HashSet<Position>> = LazyLock::new(|| {
    let game = |moves| transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal");
    let positions = openings().flat_map(|opening| game(opening.moves).positions().to_vec());
    positions.map(|position| position.canonical()).collect()
});

/// All openings.
pub fn openings() -> impl Iterator<Item = NamedOpening> {
    let lines = TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let mut parts = line.split("  ");
        let mut part = || parts.next();
        let (moves, names) = part().zip(part()).expect("moves and names");
        NamedOpening { moves, names, japanese: part() }
    })
}

/// Usual name of the last named position of a game; `None` without a named position, and in variants other than
/// tournament Reversi.
pub fn name(game: &Game) -> Option<&'static str> {
    if !game.variant().is_tournament() {
        return None;
    }
    name_of(game.positions())
}

/// Usual name for these positions from the start.
pub fn name_of(positions: &[Position]) -> Option<&'static str> {
    let known = |position: &Position| NAMES.get(&position.canonical()).copied();
    let opening = positions.iter().take(LONGEST + 1).rev().find_map(known);
    opening.map(|opening| opening.name())
}

/// The opening that this position belongs to, if it is named itself.
pub fn opening_at(game: &Game) -> Option<NamedOpening> {
    let is_known = game.variant().is_tournament();
    is_known.then(|| NAMES.get(&game.position().canonical()).copied()).flatten()
}

/// Moves, from f5 on, of the opening with this name, or else of the shortest one whose name starts with it. Ignores
/// case; a name of fewer than three letters finds nothing.
pub fn moves_of(name: &str) -> Option<Vec<Square>> {
    // Only letters and digits count.
    let letters = |name: &str| -> String {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let wanted = letters(name);
    let begins = |name: &str| letters(name).starts_with(&wanted);
    let is_other = |name: &str| letters(name) != wanted;
    let each = openings()
        .flat_map(|opening| opening.names.split(", ").map(move |name| (opening.moves, name)));
    let meant = each.filter(|(_, name)| wanted.len() >= 3 && begins(name));
    let (moves, _) = meant.min_by_key(|(moves, name)| (is_other(name), moves.len()))?;
    let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect("they are legal");
    let squares: Vec<Square> = game.played().iter().filter_map(Ply::square).collect();
    let customary = Square::from_file_rank(5, 4);
    let way = own_symmetries(&game.positions()[0])
        .find(|way| squares.first().map(|first| first.turned(*way)) == customary)?;
    Some(squares.into_iter().map(|square| square.turned(way)).collect())
}

/// Whether a position belongs to a named opening, or leads to one.
pub fn is_on_the_way(position: &Position) -> bool {
    ON_THE_WAY.contains(&position.canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_is_found_by_its_name_and_begins_with_f5() {
        let line = |name: &str| -> Option<String> {
            Some(moves_of(name)?.iter().map(ToString::to_string).collect())
        };
        assert_eq!(line("tiger").as_deref(), Some("f5d6c3d3c4"));
        assert_eq!(line("TIG"), line("tiger"));
        // Its own name, not that of a shorter line.
        let rose = line("rose").expect("it is one");
        let game = transcript::read(Variant::REVERSI, Color::Black, &rose).expect("legal");
        assert_eq!(name(&game), Some("Rose"));
        assert_eq!((line("ti"), line("no such opening")), (None, None));
        for first in openings().map(|opening| opening.name()) {
            assert!(moves_of(first).is_some_and(|moves| moves[0].to_string() == "f5"), "{first}");
        }
    }
}
