//! What each pattern and each count is worth, stage by stage, and the file that says so.
//!
//! The file begins with its kind, its version and a checksum of the rest; then come, for each
//! stage, the weights of all patterns that stand for themselves and their mirror image, shape by
//! shape, and those of the counts, each as a little-endian number of [`DISC`](super::DISC)ths of a disc.

use super::counts::{COUNTS, HIGHEST, counts};
use super::patterns::{Indices, PATTERNS, PLACES, PLACES_USED, Patterns};
use crate::engine::seal::{Broken, Seal};
use crate::rules::kernel::Kernel;
use crate::rules::{Position, Square};
use std::borrow::Cow;
use std::sync::{LazyLock, OnceLock};

/// Plies of a stage: positions of one stage share their weights.
pub const STAGE_PLIES: u32 = 4;

/// Stages of a game.
pub const STAGES: usize = (MOST_EMPTIES / STAGE_PLIES) as usize;

/// Positions with more empty squares are of the first stage too: there are too few of them.
pub const MOST_EMPTIES: u32 = 56;

/// Weights that a position adds up.
pub const TERMS: usize = PLACES_USED + COUNTS;

const VERSION: u8 = 2;

/// How a file begins.
const SEAL: Seal = Seal { kind: b"outflank weights", version: VERSION };

/// The weights that come with the program.
static BUILT_IN: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_bytes(include_bytes!("../../../assets/evaluation.weights").as_slice())
        .expect("a test reads them")
});

/// The stage of a position, 0 at the start of a game.
#[inline(always)]
fn stage(position: &Position) -> usize {
    stage_of(position.empties().len())
}

/// The stage of positions with so many empty squares.
#[inline(always)]
pub fn stage_of(empties: u32) -> usize {
    ((MOST_EMPTIES - empties.clamp(1, MOST_EMPTIES)) / STAGE_PLIES) as usize
}

/// How many weights a stage has in a file.
pub fn weights_of_a_stage() -> usize {
    PATTERNS.representatives + COUNTS * HIGHEST
}

/// Which of a stage's weights, as a file has them, a position adds up.
pub fn terms<K: Kernel>(kernel: K, position: &Position) -> [u32; TERMS] {
    let indices = Indices::of(&PATTERNS, position);
    let of_patterns = PATTERNS.places.iter().zip(indices.0);
    let of_patterns =
        of_patterns.map(|(place, index)| PATTERNS.numbers[place.first + usize::from(index)]);
    let counts = counts(kernel, position).into_iter().enumerate();
    let of_counts = counts.map(|(which, count)| count_term(which, count));
    let mut terms = of_patterns.chain(of_counts);
    std::array::from_fn(|_| terms.next().expect("one for each place and each count"))
}

/// Which of a stage's weights, as a file has them, stands for the figure `which` being `count`.
pub fn count_term(which: usize, count: u32) -> u32 {
    (PATTERNS.representatives + which * HIGHEST) as u32 + count % HIGHEST as u32
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

impl From<Broken> for WeightsError {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::OtherKind => Self::NoWeights,
            Broken::OtherVersion(version) => Self::OtherVersion(version),
            Broken::Damaged => Self::Damaged,
        }
    }
}

/// The weights of all patterns and counts at all stages.
#[derive(Debug)]
pub struct Weights {
    patterns: &'static Patterns,
    /// Where the patterns of each place begin.
    first: [u32; PLACES],
    /// As a file has them, stage by stage.
    folded: Cow<'static, [u8]>,
    /// By stage, with a weight for each pattern of each shape; spread out when first needed.
    stages: [OnceLock<Box<[i16]>>; STAGES],
}

impl Weights {
    /// The weights that come with the program.
    pub fn built_in() -> &'static Self {
        &BUILT_IN
    }

    /// The weights in a file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] says why they are none.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, WeightsError> {
        let folded = SEAL.open(bytes.into())?;
        if folded.len() != STAGES * weights_of_a_stage() * size_of::<i16>() {
            return Err(WeightsError::Damaged);
        }
        let mut first = [0; PLACES];
        for (first, place) in first.iter_mut().zip(&PATTERNS.places) {
            *first = place.first as u32;
        }
        Ok(Self { patterns: &PATTERNS, first, folded, stages: Default::default() })
    }

    /// The expected final disc difference for the side to move, in [`DISC`](super::DISC)ths of a disc.
    #[inline(always)]
    pub fn evaluate<K: Kernel>(&self, kernel: K, position: &Position) -> i32 {
        self.sum(kernel, position, &self.indices(position))
    }

    /// The patterns of a position, for [`Self::sum`].
    #[inline(always)]
    pub fn indices(&self, position: &Position) -> Indices {
        Indices::of(self.patterns, position)
    }

    /// The patterns after a move from a position with these patterns to one, for [`Self::sum`].
    #[inline(always)]
    pub fn indices_after(
        &self,
        indices: &Indices,
        before: &Position,
        square: Square,
        after: &Position,
    ) -> Indices {
        indices.after(self.patterns, square, before.opponent() & after.opponent())
    }

    /// The expected final disc difference for the side to move in a position with these patterns,
    /// in [`DISC`](super::DISC)ths of a disc.
    #[inline(always)]
    pub fn sum<K: Kernel>(&self, kernel: K, position: &Position, indices: &Indices) -> i32 {
        let stage = stage(position);
        let weights = self.stages[stage].get_or_init(|| self.spread_out(stage));
        let (patterns, of_counts) = weights.split_at(self.patterns.numbers.len());
        let mut sum = 0;
        for place in 0..PLACES_USED {
            let pattern = self.first[place] as usize + usize::from(indices.0[place]);
            sum += i32::from(patterns[pattern]);
        }
        for (count, weights) in counts(kernel, position).iter().zip(of_counts.as_chunks().0) {
            let weights: &[i16; HIGHEST] = weights;
            sum += i32::from(weights[*count as usize % HIGHEST]);
        }
        sum
    }

    /// The weights of a stage, one for each pattern of each shape and each count.
    #[cold]
    fn spread_out(&self, stage: usize) -> Box<[i16]> {
        let size = weights_of_a_stage();
        let (pairs, _) = self.folded.as_chunks();
        let folded = &pairs[stage * size..][..size];
        let (of_patterns, of_counts) = folded.split_at(self.patterns.representatives);
        let of_patterns = self.patterns.numbers.iter().map(|&number| of_patterns[number as usize]);
        of_patterns.chain(of_counts.iter().copied()).map(i16::from_le_bytes).collect()
    }
}

/// The file that holds these weights: for each stage those that [`terms`] names.
pub fn to_bytes(folded: &[Vec<i16>]) -> Vec<u8> {
    let weights: Vec<u8> =
        folded.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect();
    SEAL.close(&weights)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kernel::Portable;
    use crate::rules::{Disc, Rules};

    fn some() -> Vec<Vec<i16>> {
        let weight = |stage: usize, at: usize| i16::from((at * 7 + stage * 31) as u8) * 5 - 600;
        let count = weights_of_a_stage();
        (0..STAGES).map(|stage| (0..count).map(|at| weight(stage, at)).collect()).collect()
    }

    #[test]
    fn a_value_is_the_sum_of_the_weights_that_a_position_names() {
        let written = some();
        let read = Weights::from_bytes(to_bytes(&written)).expect("weights");
        let mut position = Rules::Standard.start(Disc::Black);
        while let Some(square) = position.legal_moves().squares().next() {
            let terms = terms(Portable, &position);
            let weights = &written[stage(&position)];
            let wanted: i32 = terms.iter().map(|&term| i32::from(weights[term as usize])).sum();
            assert_eq!(read.evaluate(Portable, &position), wanted, "{position:?}");
            let after = position.play(square).expect("legal");
            let indices = read.indices_after(&read.indices(&position), &position, square, &after);
            assert_eq!(indices, read.indices(&after), "{position:?}");
            position = after;
        }
        assert!(position.empties().len() < 50, "some moves were made");
    }

    #[test]
    fn what_is_no_file_of_weights_is_refused_with_the_reason() {
        let good = to_bytes(&some());
        let read = |bytes: &[u8]| Weights::from_bytes(bytes.to_vec()).map(drop);
        assert_eq!(read(&good), Ok(()));
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

    #[test]
    fn the_weights_of_the_program_are_whole() {
        let start = Rules::Standard.start(Disc::Black);
        let value = Weights::built_in().evaluate(Portable, &start);
        assert!(value.abs() < 4 * super::super::DISC, "the start is nearly even: {value}");
    }
}
