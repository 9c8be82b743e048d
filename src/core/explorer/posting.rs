//! Postings: which games went through a position.

use super::position_key::{IndexPart, PositionKey};
use crate::rules::{CanonicalImage, Game};

/// The most games of a run.
pub const MAX_GAMES: u32 = 1 << 18;
/// Bits of a move and of a game in a packed posting.
const MOVE_BITS: u32 = 6;
const GAME_BITS: u32 = MAX_GAMES.ilog2();

/// The posting: a game of a run that went through a position, and the move that was played there. Packed into one
/// number: key, move, game, so that sorted numbers are sorted postings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Posting(u64);

impl Posting {
    /// A posting. The game is counted from the run's first one, and is less than [`MAX_GAMES`]; the move is a square of
    /// the canonical image, or 0 where the part of the index has no moves.
    pub const fn new(key: u64, square: u8, game: u32) -> Self {
        Self(key << (MOVE_BITS + GAME_BITS) | (square as u64) << GAME_BITS | game as u64)
    }

    /// The key's hash.
    pub const fn key(self) -> u64 {
        self.0 >> (MOVE_BITS + GAME_BITS)
    }

    /// The index of the move's square.
    pub const fn square(self) -> u8 {
        (self.0 >> GAME_BITS) as u8 & 63
    }

    /// The game, counted from the run's first one.
    pub const fn game(self) -> u32 {
        (self.0 & (MAX_GAMES as u64 - 1)) as u32
    }
}

/// The postings of some games, by the part of the index.
#[derive(Clone, Debug, Default)]
pub struct Postings {
    opening: Vec<Posting>,
    rest: Vec<Posting>,
}

impl Postings {
    /// Adds those of a game, `number` games after the first one: one for each position in which a disc was placed.
    pub fn add(&mut self, number: u32, game: &Game) {
        for (ply, position) in game.played().iter().zip(game.positions()) {
            let Some(square) = ply.square() else { continue };
            let image = CanonicalImage::of(position);
            let PositionKey { part, hash } = PositionKey::of(&image, ply.side);
            let at = if part.has_moves() { image.image(square).index() } else { 0 };
            self.of_mut(part).push(Posting::new(hash, at as u8, number));
        }
    }

    /// Those of one part of the index.
    pub const fn of_mut(&mut self, part: IndexPart) -> &mut Vec<Posting> {
        match part {
            IndexPart::Opening => &mut self.opening,
            IndexPart::Rest => &mut self.rest,
        }
    }
}
