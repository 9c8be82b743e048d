//! The key of a position in the index.

use crate::rules::{CanonicalImage, Color};
use strum::EnumIter;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Discs on the last positions of the opening.
const OPENING: u32 = 32;

/// The part of the index that a position is in.
///
/// Many games share the positions of the opening, and their counts have to be right at once: there a key is so wide that
/// two positions hardly ever have the same one. Later nearly every position belongs to one game; there a narrow key
/// finds the games that may be meant, and whoever asks replays those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter)]
pub enum IndexPart {
    /// Positions with at most 32 discs.
    Opening,
    /// Those with more.
    Rest,
}

impl IndexPart {
    /// The width of a key in bits.
    pub const fn key_bits(self) -> u32 {
        match self {
            Self::Opening => 40,
            Self::Rest => 30,
        }
    }

    /// Whether postings say which move was played.
    pub const fn has_moves(self) -> bool {
        matches!(self, Self::Opening)
    }
}

/// The key of a position with its side to move: equal for its eight images, and well mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionKey {
    /// Where it is looked for.
    pub part: IndexPart,
    /// The key, of as many bits as keys of that part have.
    pub hash: u64,
}

impl PositionKey {
    /// The key of a position.
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
