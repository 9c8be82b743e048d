//! What each pattern is worth, stage by stage, and the file that says so.
//!
//! The file begins with its kind, its version and a checksum of the rest; then come, for each
//! stage, the weights of all patterns that stand for themselves and their mirror image, shape by
//! shape, each as a little-endian number of [`UNIT`]ths of a disc.

use super::patterns::{Indices, Patterns};
use crate::rules::Position;

/// What a weight counts a disc.
pub const UNIT: i32 = 128;

/// Plies of a stage: positions of one stage share their weights.
pub const STAGE_PLIES: u32 = 4;

/// Stages of a game.
pub const STAGES: usize = 60 / STAGE_PLIES as usize;

/// The first bytes of a file of weights; the last of them is its version.
const MAGIC: &[u8; 16] = b"outflank weights";
const VERSION: u8 = 1;

/// The stage of a position, 0 at the start of a game.
#[inline]
pub fn stage(position: &Position) -> usize {
    ((60 - position.empties().len().clamp(1, 60)) / STAGE_PLIES) as usize
}

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// They are something else.
    #[error("these are no weights of outflank")]
    NoWeights,
    /// They are for an earlier or later program.
    #[error("these weights are of version {0}, and version {VERSION} is needed")]
    OtherVersion(u8),
    /// There are too few or too many, or some were changed.
    #[error("these weights are damaged")]
    Damaged,
}

/// The weights of all patterns at all stages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// By stage; the patterns of all shapes one after the other.
    stages: Vec<Vec<i16>>,
    /// Where the patterns of each place begin.
    first: Vec<usize>,
}

impl Weights {
    /// Weights from those of the patterns that stand for themselves and their mirror images, for
    /// each stage in the order of [`Patterns::numbers`].
    ///
    /// # Errors
    ///
    /// [`WeightsError::Damaged`] where there are too few or too many.
    pub fn new(patterns: &Patterns, folded: &[Vec<i16>]) -> Result<Self, WeightsError> {
        let count = patterns.representatives;
        if folded.len() != STAGES || folded.iter().any(|weights| weights.len() != count) {
            return Err(WeightsError::Damaged);
        }
        let unfold = |weights: &Vec<i16>| -> Vec<i16> {
            patterns.numbers.iter().map(|&number| weights[number as usize]).collect()
        };
        let first = patterns.places.iter().map(|place| place.first).collect();
        Ok(Self { stages: folded.iter().map(unfold).collect(), first })
    }

    /// The expected final disc difference for the side to move, in [`UNIT`]ths of a disc: the sum
    /// of the weights of all patterns on the board (Buro, "Improving Heuristic Mini-Max Search by
    /// Supervised Learning", Artificial Intelligence 134, 2002).
    #[inline]
    pub fn evaluate(&self, patterns: &Patterns, position: &Position) -> i32 {
        let weights = &self.stages[stage(position)];
        let indices = Indices::of(patterns, position);
        let places = self.first.iter().zip(indices.0);
        places.map(|(first, index)| i32::from(weights[first + usize::from(index)])).sum()
    }

    /// The weights in a file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] says why they are none.
    pub fn from_bytes(patterns: &Patterns, bytes: &[u8]) -> Result<Self, WeightsError> {
        let (magic, rest) = bytes.split_first_chunk().ok_or(WeightsError::NoWeights)?;
        if magic != MAGIC {
            return Err(WeightsError::NoWeights);
        }
        let (&[version, checksum @ ..], rest) =
            rest.split_first_chunk::<5>().ok_or(WeightsError::Damaged)?;
        if version != VERSION {
            return Err(WeightsError::OtherVersion(version));
        }
        if u32::from_le_bytes(checksum) != crc32fast::hash(rest) {
            return Err(WeightsError::Damaged);
        }
        let (pairs, _) = rest.as_chunks();
        let weights: Vec<i16> = pairs.iter().copied().map(i16::from_le_bytes).collect();
        let stages: Vec<Vec<i16>> =
            weights.chunks(patterns.representatives).map(<[i16]>::to_vec).collect();
        Self::new(patterns, &stages)
    }
}

/// The file that holds these weights, given as [`Weights::new`] takes them.
pub fn to_bytes(folded: &[Vec<i16>]) -> Vec<u8> {
    let weights: Vec<u8> =
        folded.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect();
    let mut bytes = MAGIC.to_vec();
    bytes.push(VERSION);
    bytes.extend(crc32fast::hash(&weights).to_le_bytes());
    bytes.extend(weights);
    bytes
}

#[cfg(test)]
mod tests {
    use super::super::patterns::PATTERNS;
    use super::*;
    use crate::rules::{Disc, Rules};

    fn some() -> Vec<Vec<i16>> {
        let count = PATTERNS.representatives;
        let weight = |stage: usize, at: usize| i16::from((at * 7 + stage * 31) as u8) * 5 - 600;
        (0..STAGES).map(|stage| (0..count).map(|at| weight(stage, at)).collect()).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        let written = some();
        let read = Weights::from_bytes(&PATTERNS, &to_bytes(&written)).expect("weights");
        assert_eq!(read, Weights::new(&PATTERNS, &written).expect("enough"));
        let start = Rules::Standard.start(Disc::Black);
        let value = read.evaluate(&PATTERNS, &start);
        let indices = Indices::of(&PATTERNS, &start).0;
        let wanted = PATTERNS.places.iter().zip(indices).map(|(place, index)| {
            let number = PATTERNS.numbers[place.first + usize::from(index)];
            i32::from(written[0][number as usize])
        });
        assert_eq!(value, wanted.sum::<i32>());
    }

    #[test]
    fn what_is_no_file_of_weights_is_refused_with_the_reason() {
        let good = to_bytes(&some());
        let read = |bytes: &[u8]| Weights::from_bytes(&PATTERNS, bytes).map(drop);
        assert_eq!(read(&[]), Err(WeightsError::NoWeights));
        assert_eq!(read(b"something else that is long enough"), Err(WeightsError::NoWeights));
        assert_eq!(read(&good[..good.len() - 2]), Err(WeightsError::Damaged));
        assert_eq!(read(&good[..18]), Err(WeightsError::Damaged));
        let mut other = good.clone();
        other[16] = 9;
        assert_eq!(read(&other), Err(WeightsError::OtherVersion(9)));
        let mut changed = good;
        changed[1000] ^= 1;
        assert_eq!(read(&changed), Err(WeightsError::Damaged));
    }
}
