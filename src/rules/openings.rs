//! The names that players have given to openings.
//!
//! `assets/openings.txt` has them. An opening is known by its position, however it came about and
//! however the board is turned.

use super::symmetry::own_symmetries;
use super::{Color, Game, Ply, Position, Square, Variant, transcript};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Lines of moves and names; `#` begins a remark.
const TEXT: &str = include_str!("../../assets/openings.txt");

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

/// The moves of the opening whose name begins with a text of three letters or more, in any case: of several the one with
/// the fewest moves. The board lies as is customary: the first move is f5.
pub fn moves_of(name: &str) -> Option<Vec<Square>> {
    let wanted = name.trim().to_lowercase();
    let is_meant =
        |names: &str| names.split(", ").any(|name| name.to_lowercase().starts_with(&wanted));
    let meant = openings().filter(|(_, names)| wanted.len() >= 3 && is_meant(names));
    let (moves, _) = meant.min_by_key(|(moves, _)| moves.len())?;
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
