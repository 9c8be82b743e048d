//! The names that players have given to openings.
//!
//! `assets/openings.txt` has them. An opening is known by its position, however it came about and
//! however the board is turned.

use super::symmetry::own_symmetries;
use super::{Color, Game, Ply, Position, Square, Variant, transcript};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Lines of moves and names; `#` begins a remark.
const TEXT: &str = include_str!("../../../assets/openings.txt");

/// Plies of the longest opening.
const LONGEST: usize = 21;

/// The openings by their positions.
static NAMES: LazyLock<HashMap<Position, &str>> = LazyLock::new(|| {
    let named = openings().map(|(moves, names)| {
        let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect("they are legal");
        (game.position().canonical(), names)
    });
    named.collect()
});

/// Every position of every opening.
static ON_THE_WAY: LazyLock<HashSet<Position>> = LazyLock::new(|| {
    let game = |moves| transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal");
    let positions = openings().flat_map(|(moves, _)| game(moves).positions().to_vec());
    positions.map(|position| position.canonical()).collect()
});

/// All openings: their moves, and their names, the customary one first, with commas between.
pub fn openings() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once("  ").expect("moves and names"))
}

/// The customary name of the opening of a game: of the last of its positions that has one. `None`
/// where none has, and by other rules than the standard ones.
pub fn name(game: &Game) -> Option<&'static str> {
    if !game.variant().is_tournament() {
        return None;
    }
    name_of(game.positions())
}

/// The customary name of the opening of a game that went through these positions from the start.
pub fn name_of(positions: &[Position]) -> Option<&'static str> {
    let known = |position: &Position| NAMES.get(&position.canonical()).copied();
    let names = positions.iter().take(LONGEST + 1).rev().find_map(known)?;
    Some(names.split_once(", ").map_or(names, |(first, _)| first))
}

/// The moves of the opening that is called so, or whose name begins so, with three letters or more, in any case: of
/// several the one with the fewest moves. The board lies as is customary: the first move is f5.
pub fn moves_of(name: &str) -> Option<Vec<Square>> {
    // Whoever types leaves out what is no letter.
    let letters = |name: &str| -> String {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let wanted = letters(name);
    let begins = |name: &str| letters(name).starts_with(&wanted);
    let is_other = |name: &str| letters(name) != wanted;
    let each = openings().flat_map(|(moves, names)| names.split(", ").map(move |it| (moves, it)));
    let meant = each.filter(|(_, name)| wanted.len() >= 3 && begins(name));
    let (moves, _) = meant.min_by_key(|(moves, name)| (is_other(name), moves.len()))?;
    let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect("they are legal");
    let squares: Vec<Square> = game.played().iter().filter_map(Ply::square).collect();
    let customary = Square::from_file_rank(5, 4);
    let way = own_symmetries(&game.positions()[0])
        .find(|way| squares.first().map(|first| first.turned(*way)) == customary)?;
    Some(squares.into_iter().map(|square| square.turned(way)).collect())
}

/// Whether a position is one of an opening that has a name, or on the way to one, however it came about.
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
        // Its own name, not the shorter line that begins so.
        let rose = line("rose").expect("it is one");
        let game = transcript::read(Variant::REVERSI, Color::Black, &rose).expect("legal");
        assert_eq!(name(&game), Some("Rose"));
        assert_eq!((line("ti"), line("no such opening")), (None, None));
        for (_, names) in openings() {
            let first = names.split(", ").next().expect("a name");
            assert!(moves_of(first).is_some_and(|moves| moves[0].to_string() == "f5"), "{first}");
        }
    }
}
