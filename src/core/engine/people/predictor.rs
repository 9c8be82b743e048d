//! The trained network and its file.
//!
//! The file has kind, version, checksum; the steps of the rows' numbers, the head and the weights of reading, as 32-bit
//! floats, little-endian; the rows by feature, as `packed_rows.rs` stores them.

use super::choices::Choices;
use super::network::{ChoiceHead, LANES, scaled, softmax};
use super::reading::PeopleReading;
use super::terms::{PLACES, TERMS, blocks, pattern_rows};
use crate::engine::evaluation::Weights;
use crate::engine::file_header::{Broken, FileHeader};
use crate::engine::packed_rows::{self, PackedRows};
use crate::rules::kernel::Kernel;
use crate::rules::{Position, Square};
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

const VERSION: u8 = 1;

const HEADER: FileHeader = FileHeader { kind: b"outflank people ", version: VERSION };

/// The network of the program, empty where it comes from outside ([`Predictor::provide`]).
#[cfg(feature = "built-in-weights")]
const BYTES: &[u8] = include_bytes!("../../data/people.weights");
#[cfg(not(feature = "built-in-weights"))]
const BYTES: &[u8] = &[];

static BUILT_IN: OnceLock<Arc<Predictor>> = OnceLock::new();

/// Floats before the rows: two steps, the head, the weights of reading.
const FLOATS: usize = 2 + ChoiceHead::FLOATS + PeopleReading::STAGES * PeopleReading::ANCHORS;

/// Error of an invalid file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PredictorError {
    #[error("not a people file of outflank")]
    NoPredictor,
    #[error("the people file has version {0}; version {version} is needed (outflank-train people makes a new one)", version = VERSION)]
    OtherVersion(u8),
    /// Wrong size, or changed content.
    #[error("the people file is damaged")]
    Damaged,
}

impl PredictorError {
    /// The version that can be read.
    pub const VERSION: u8 = VERSION;
}

impl From<Broken> for PredictorError {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::OtherKind => Self::NoPredictor,
            Broken::OtherVersion(version) => Self::OtherVersion(version),
            Broken::Damaged => Self::Damaged,
        }
    }
}

/// Foretells the moves of people.
///
/// ```
/// use outflank_core::engine::evaluation::Weights;
/// use outflank_core::engine::people::Predictor;
/// use outflank_core::rules::kernel::Portable;
/// use outflank_core::rules::{Color, Variant};
///
/// // After f5 f6, most people play e6.
/// let mut position = Variant::REVERSI.start(Color::Black);
/// let last = ["f5", "f6"].map(|square| square.parse().expect("a square"));
/// for square in last {
///     position = position.play(square).expect("legal");
/// }
/// let last = [Some(last[1]), Some(last[0])];
/// let chances =
///     Predictor::built_in().chances(Portable, Weights::built_in(), &position, last, [1500.0]);
/// let chances = chances.into_iter().map(|(square, [chance])| (square, chance));
/// let (square, chance) = chances.max_by(|one, other| one.1.total_cmp(&other.1)).expect("a move");
/// assert!(square.to_string() == "e6" && chance > 0.5);
/// ```
#[derive(Debug)]
pub struct Predictor {
    rows: Vec<[i8; LANES]>,
    /// Value of one in a number of a pattern's row, and of another row.
    steps: [f32; 2],
    head: ChoiceHead,
    reading: PeopleReading,
}

impl Predictor {
    /// The network of the program. Panics if it has none and none was provided.
    pub fn built_in() -> &'static Arc<Self> {
        BUILT_IN.get_or_init(|| {
            let predictor = Self::from_bytes(BYTES);
            Arc::new(predictor.expect("a test reads it, or the program provides it first"))
        })
    }

    /// Provides the network of a program without the feature `built-in-weights`, before anything asks for it.
    ///
    /// # Errors
    ///
    /// [`PredictorError`] for invalid bytes.
    pub fn provide(bytes: Vec<u8>) -> Result<(), PredictorError> {
        let predictor = Self::from_bytes(bytes)?;
        // The first network stays.
        let _ = BUILT_IN.set(Arc::new(predictor));
        Ok(())
    }

    /// Reads a network.
    ///
    /// # Errors
    ///
    /// [`PredictorError`] for invalid bytes.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, PredictorError> {
        let content = HEADER.open(bytes.into())?;
        let (floats, packed) =
            content.split_at_checked(4 * FLOATS).ok_or(PredictorError::Damaged)?;
        let mut floats = floats.as_chunks().0.iter().copied().map(f32::from_le_bytes);
        let mut next = || floats.next().unwrap_or_default();
        let steps = [next(), next()];
        let mut head = ChoiceHead::all(0.0);
        head.numbers_mut().for_each(|number| *number = next());
        let mut reading = PeopleReading([[0.0; PeopleReading::ANCHORS]; PeopleReading::STAGES]);
        reading.0.as_flattened_mut().iter_mut().for_each(|number| *number = next());
        let read = reading.0.as_flattened().iter().copied();
        let is_finite = steps.into_iter().chain(head.numbers()).chain(read).all(f32::is_finite);
        let packed = PackedRows::read(packed, blocks().len()).filter(|_| is_finite);
        let rows = packed.and_then(|packed| packed.all(&blocks()));
        Ok(Self { rows: rows.ok_or(PredictorError::Damaged)?, steps, head, reading })
    }

    /// Weights by which a search corrects the chances.
    pub const fn reading(&self) -> &PeopleReading {
        &self.reading
    }

    /// Chances of each legal move for players of these ratings, in the order of their squares, given the opponent's
    /// last move and the own one before it. Weights value the moves.
    #[inline(always)]
    pub fn chances<K: Kernel, const N: usize>(
        &self,
        kernel: K,
        weights: &Weights,
        position: &Position,
        last: [Option<Square>; 2],
        ratings: [f32; N],
    ) -> Vec<(Square, [f32; N])> {
        let choices = Choices::of(kernel, weights, position);
        let terms: Vec<[u32; TERMS]> = choices.terms(position, last).collect();
        let by_rating = ratings.map(|rating| {
            let mut chances = Vec::new();
            self.chances_of(terms.iter().copied(), rating, &mut chances);
            chances
        });
        let chances = |at: usize| by_rating.each_ref().map(|its| its[at]);
        choices.0.iter().enumerate().map(|(at, choice)| (choice.square, chances(at))).collect()
    }

    /// Puts the chances of moves with these rows in place of those of others.
    #[inline(always)]
    pub fn chances_of(
        &self,
        moves: impl Iterator<Item = [u32; TERMS]>,
        rating: f32,
        chances: &mut Vec<f32>,
    ) {
        chances.clear();
        chances.extend(moves.map(|terms| self.value(&terms, scaled(rating))));
        softmax(chances);
    }

    /// Value of a move with these rows for a player of this scaled rating.
    #[inline(always)]
    fn value(&self, terms: &[u32; TERMS], rating: f32) -> f32 {
        let (of_patterns, of_others) = terms.split_at(PLACES);
        let sums = [of_patterns, of_others].map(|terms| {
            let mut sums = [0_i16; LANES];
            for term in terms {
                let row = &self.rows[*term as usize];
                (0..LANES).for_each(|lane| sums[lane] += i16::from(row[lane]));
            }
            sums
        });
        let [of_patterns, of_others] = self.steps;
        let lane = |lane: usize| {
            of_patterns * f32::from(sums[0][lane]) + of_others * f32::from(sums[1][lane])
        };
        self.head.pass(std::array::from_fn(lane), rating).value
    }
}

/// File of a network with these rows, as numbered by [`super::terms`], in these steps for those of patterns and others.
/// Numbers are the nearest multiples of the step, limited to 127 of them.
pub fn to_bytes(
    rows: &[[f32; LANES]],
    steps: [f32; 2],
    head: &ChoiceHead,
    reading: &PeopleReading,
) -> Vec<u8> {
    let rounded = |(at, row): (usize, &[f32; LANES])| {
        let step = steps[usize::from(at >= pattern_rows())];
        row.map(|number| (number / step).round().clamp(-127.0, 127.0) as i8)
    };
    let rows: Vec<[i8; LANES]> = rows.iter().enumerate().map(rounded).collect();
    let read = reading.0.as_flattened().iter().copied();
    let floats = steps.into_iter().chain(head.numbers()).chain(read).flat_map(f32::to_le_bytes);
    HEADER.close(&[floats.collect(), packed_rows::pack(&rows, &blocks())].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::people::terms::rows;
    use crate::rules::kernel::{KernelTask, Portable, fastest};
    use crate::rules::{Color, Variant};

    /// A sample network in which every fifth row is zero.
    fn some() -> Vec<u8> {
        let number = |row: usize, lane: usize| ((row * 7 + lane * 31) % 41) as f32 / 41.0 - 0.5;
        let row = |at: usize| {
            std::array::from_fn(|lane| if at.is_multiple_of(5) { 0.0 } else { number(at, lane) })
        };
        let rows: Vec<[f32; LANES]> = (0..rows()).map(row).collect();
        let mut head = ChoiceHead::all(0.0);
        head.numbers_mut().enumerate().for_each(|(at, it)| *it = number(at, 3));
        to_bytes(&rows, [1.0 / 64.0; 2], &head, &PeopleReading([[0.1; 4]; 6]))
    }

    /// Chances of the moves of a position.
    struct Foretold<'a>(&'a Predictor, &'a Position, f32);

    impl KernelTask for Foretold<'_> {
        type Output = Vec<(Square, f32)>;

        fn run<K: Kernel>(self, kernel: K) -> Vec<(Square, f32)> {
            let Self(predictor, position, rating) = self;
            let weights = Weights::built_in();
            let chances =
                kernel.run(|| predictor.chances(kernel, weights, position, [None; 2], [rating]));
            chances.into_iter().map(|(square, [chance])| (square, chance)).collect()
        }
    }

    #[test]
    fn chances_are_those_of_the_rows_that_the_moves_name() {
        let bytes = some();
        let read = Predictor::from_bytes(bytes).expect("a network");
        let mut position = Variant::REVERSI.start(Color::Black);
        while let Some(square) = position.legal_moves().squares().next() {
            let weights = Weights::built_in();
            let choices = Choices::of(Portable, weights, &position);
            let values = choices.terms(&position, [None; 2]).map(|terms| {
                let mut lanes = [0.0; LANES];
                for term in terms {
                    (0..LANES).for_each(|lane| {
                        lanes[lane] += f32::from(read.rows[term as usize][lane]) / 64.0;
                    });
                }
                f64::from(read.head.pass(lanes, scaled(1400.0)).value).exp()
            });
            let values: Vec<f64> = values.collect();
            let sum: f64 = values.iter().sum();
            let chances = fastest(Foretold(&read, &position, 1400.0));
            for ((at, chance), value) in chances.iter().zip(&values) {
                assert!((f64::from(*chance) - value / sum).abs() < 1e-4, "{at} in {position:?}");
            }
            position = position.play(square).expect("legal");
        }
    }

    #[test]
    fn beginners_play_beside_empty_corners_more_often() {
        let beside_corners: Vec<Square> =
            ["b2", "g2", "b7", "g7"].map(|square| square.parse().expect("a square")).to_vec();
        let mut sums = [0.0; 2];
        let mut position = Variant::REVERSI.start(Color::Black);
        while let Some(square) = position.legal_moves().squares().next() {
            for (sum, rating) in sums.iter_mut().zip([1000.0, 2000.0]) {
                let chances = fastest(Foretold(Predictor::built_in(), &position, rating));
                let beside = chances.iter().filter(|(at, _)| beside_corners.contains(at));
                *sum += beside.map(|(_, chance)| chance).sum::<f32>();
            }
            position = position.play(square).expect("legal");
        }
        assert!(sums[0] > 1.3 * sums[1] && sums[1] > 0.0, "{sums:?}");
    }

    #[test]
    fn what_is_no_file_of_people_is_refused_with_the_reason() {
        let good = some();
        let read = |bytes: &[u8]| Predictor::from_bytes(bytes.to_vec()).map(drop);
        assert_eq!(read(&good), Ok(()));
        assert_eq!(read(BYTES), Ok(()), "that of the program is whole");
        assert_eq!(read(&[]), Err(PredictorError::NoPredictor));
        assert_eq!(read(b"outflank weights and something more"), Err(PredictorError::NoPredictor));
        assert_eq!(read(&good[..18]), Err(PredictorError::Damaged));
        assert_eq!(read(&good[..good.len() - 2]), Err(PredictorError::Damaged));
        for less in [4 * FLOATS, 100, 1] {
            let shorter = HEADER.close(&good[21..good.len() - less]);
            assert_eq!(read(&shorter), Err(PredictorError::Damaged), "{less}");
        }
        assert_eq!(read(&HEADER.close(&good[21..100])), Err(PredictorError::Damaged));
        let mut endless = good[21..].to_vec();
        endless[..4].copy_from_slice(&f32::INFINITY.to_le_bytes());
        assert_eq!(read(&HEADER.close(&endless)), Err(PredictorError::Damaged));
        let mut old = good.clone();
        old[16] = 9;
        assert_eq!(read(&old), Err(PredictorError::OtherVersion(9)));
        let sentence = PredictorError::OtherVersion(9).to_string();
        assert!(sentence.contains("version 9;") && sentence.contains("outflank-train people"));
        let mut changed = good;
        changed[5000] ^= 1;
        assert_eq!(read(&changed), Err(PredictorError::Damaged));
    }
}
