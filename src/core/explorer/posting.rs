//! Postings: games that reached a position.

use super::position_key::{IndexPart, PositionKey};
use crate::rules::{CanonicalImage, Game};

/// Largest number of games of a run.
pub const MAX_GAMES: u32 = 1 << 18;
/// Bits of move and game in a packed posting.
const MOVE_BITS: u32 = 6;
const GAME_BITS: u32 = MAX_GAMES.ilog2();

/// A game of a run that reached a position, with its move there. Packed as key, move, game, so that sorted numbers
/// are sorted postings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Posting(u64);

impl Posting {
    /// A posting. The game counts from the run's first, below [`MAX_GAMES`]; the move is a square of the canonical
    /// position, 0 where the part has no moves.
    pub const fn new(key: u64, square: u8, game: u32) -> Self {
        Self(key << (MOVE_BITS + GAME_BITS) | (square as u64) << GAME_BITS | game as u64)
    }

    pub const fn key(self) -> u64 {
        self.0 >> (MOVE_BITS + GAME_BITS)
    }

    /// Index of the move's square.
    pub const fn square(self) -> u8 {
        (self.0 >> GAME_BITS) as u8 & 63
    }

    /// Game, counted from the run's first.
    pub const fn game(self) -> u32 {
        (self.0 & (MAX_GAMES as u64 - 1)) as u32
    }
}

/// Postings of games by part of the index.
#[derive(Clone, Debug, Default)]
pub struct Postings {
    opening: Vec<Posting>,
    rest: Vec<Posting>,
}

impl Postings {
    /// Adds the postings of a game, `number` after the run's first: one for each position in which a disc was placed.
    pub fn add(&mut self, number: u32, game: &Game) {
        for (ply, position) in game.played().iter().zip(game.positions()) {
            let Some(square) = ply.square() else { continue };
            let image = CanonicalImage::of(position);
            let PositionKey { part, hash } = PositionKey::of(&image, ply.side);
            let at = if part.has_moves() { image.image(square).index() } else { 0 };
            self.of_mut(part).push(Posting::new(hash, at as u8, number));
        }
    }

    pub const fn of_mut(&mut self, part: IndexPart) -> &mut Vec<Posting> {
        match part {
            IndexPart::Opening => &mut self.opening,
            IndexPart::Rest => &mut self.rest,
        }
    }
}
