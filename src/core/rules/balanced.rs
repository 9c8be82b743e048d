//! Balanced openings of eight plies.
//!
//! `src/core/data/balanced.openings` is made by `outflank-train openings`. Openings are sorted by moves; each is a byte with
//! the plies shared with its predecessor (low four bits) and its score plus eight (high four), then a byte a further
//! square.

use super::{Color, Game, Square, Variant};
use std::sync::LazyLock;

const BYTES: &[u8] = include_bytes!("../data/balanced.openings");

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
    /// Moves, Black's first.
    pub moves: [Square; BalancedOpening::PLIES],
    /// Expected final margin of Black by a deep search.
    pub score: i8,
}

impl BalancedOpening {
    pub const PLIES: usize = 8;

    /// All openings, sorted by moves.
    pub fn all() -> &'static [Self] {
        &OPENINGS
    }

    /// Game after the opening.
    pub fn game(&self) -> Game {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        for square in self.moves {
            game.place(square).expect("it is legal");
        }
        game
    }
}

/// Packs openings in sorted order.
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

/// Openings of packed bytes; `None` if invalid.
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
