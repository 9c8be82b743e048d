//! Balanced openings: eight plies after which neither side is ahead.
//!
//! `assets/balanced.openings` has them, made by `outflank-train openings`. They are sorted by their moves; each is a byte
//! with the plies that it shares with the one before (the lower four bits) and its score plus eight (the upper four), and
//! a byte for each square that follows.

use super::{Color, Game, Square, Variant};
use std::sync::LazyLock;

const BYTES: &[u8] = include_bytes!("../../../assets/balanced.openings");

static OPENINGS: LazyLock<Vec<BalancedOpening>> =
    LazyLock::new(|| unpack(BYTES).expect("the file is whole"));

/// A balanced opening.
///
/// ```
/// use outflank_core::rules::BalancedOpening;
///
/// let opening = &BalancedOpening::all()[0];
/// assert_eq!(opening.game().played().len(), 8);
/// assert!(opening.score.abs() <= 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BalancedOpening {
    /// Its moves, Black's first.
    pub moves: [Square; BalancedOpening::PLIES],
    /// Discs by which Black is ahead in the end, as a deep search sees it.
    pub score: i8,
}

impl BalancedOpening {
    /// Plies of each.
    pub const PLIES: usize = 8;

    /// All of them, by their moves.
    pub fn all() -> &'static [Self] {
        &OPENINGS
    }

    /// The game after it.
    pub fn game(&self) -> Game {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        for square in self.moves {
            game.place(square).expect("it is legal");
        }
        game
    }
}

/// Packs openings, which are sorted first.
pub fn pack(mut openings: Vec<BalancedOpening>) -> Vec<u8> {
    openings.sort();
    let mut bytes = Vec::new();
    let mut before: &[Square] = &[];
    for BalancedOpening { moves, score } in &openings {
        let shared = before.iter().zip(moves).take_while(|(one, other)| one == other).count();
        bytes.push(shared as u8 | score.wrapping_add(8).cast_unsigned() << 4);
        bytes.extend(moves[shared..].iter().map(|square| square.index() as u8));
        before = moves;
    }
    bytes
}

/// The openings of packed bytes; `None` where they make no sense.
pub fn unpack(mut bytes: &[u8]) -> Option<Vec<BalancedOpening>> {
    let mut openings = Vec::new();
    let mut moves = [Square::from_index(0)?; BalancedOpening::PLIES];
    while let Some((&head, rest)) = bytes.split_first() {
        let (shared, score) = (usize::from(head & 15), (head >> 4).cast_signed() - 8);
        let own = moves.get_mut(shared..)?;
        let (squares, rest) = rest.split_at_checked(own.len())?;
        for (square, &byte) in own.iter_mut().zip(squares) {
            *square = Square::from_index(byte)?;
        }
        openings.push(BalancedOpening { moves, score });
        bytes = rest;
    }
    Some(openings)
}
