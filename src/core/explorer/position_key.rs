//! Position keys of the index.

use crate::rules::{CanonicalImage, Color};
use strum::EnumIter;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Largest number of discs of a position in the opening part.
const OPENING: u32 = 32;

/// Part of the index.
///
/// Many games share opening positions, whose counts must be right at once: their keys are so wide that collisions
/// hardly occur. Later nearly every position belongs to one game: narrow keys find candidates, which are then
/// replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter)]
pub enum IndexPart {
    /// Positions with at most 32 discs.
    Opening,
    Rest,
}

impl IndexPart {
    pub const fn key_bits(self) -> u32 {
        match self {
            Self::Opening => 40,
            Self::Rest => 30,
        }
    }

    /// Whether postings have the move.
    pub const fn has_moves(self) -> bool {
        matches!(self, Self::Opening)
    }
}

/// Hash key of a position with its side to move, equal for symmetric positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionKey {
    pub part: IndexPart,
    /// Hash, with the key bits of the part.
    pub hash: u64,
}

impl PositionKey {
    pub fn of(image: &CanonicalImage, side: Color) -> Self {
        let (player, opponent) = (image.position.player(), image.position.opponent());
        let is_opening = player.len() + opponent.len() <= OPENING;
        let part = if is_opening { IndexPart::Opening } else { IndexPart::Rest };
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&player.0.to_le_bytes());
        bytes[8..].copy_from_slice(&opponent.0.to_le_bytes());
        let hash = xxh3_64_with_seed(&bytes, side.index() as u64);
        Self { part, hash: hash >> (64 - part.key_bits()) }
    }
}
