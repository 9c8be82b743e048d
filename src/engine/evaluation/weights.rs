//! What the network over the patterns has learnt, and the file that says so.
//!
//! The file begins with its kind, its version and a checksum of the rest; then come the rows of all
//! patterns that stand for themselves and their mirror image, shape by shape, and those of the
//! counts, a byte for each lane; then the heads, stage by stage, each number a little-endian `f32`.

use super::DISC;
use super::counts::{COUNTS, HIGHEST, counts};
use super::network::{HEAD, Head, LANES, STEP, WeightRow};
use super::patterns::{
    FIRST_PATTERN, FIRST_PLACE, Indices, PATTERNS, PLACES_OF, PLACES_USED, Patterns, SHAPES,
};
use crate::engine::file_header::{Broken, FileHeader};
use crate::rules::kernel::Kernel;
use crate::rules::{Position, Square};
use std::borrow::Cow;
use std::sync::{Arc, LazyLock, OnceLock};

/// Plies of a stage: positions of one stage share their head.
pub const STAGE_PLIES: u32 = 4;

/// Stages of a game.
pub const STAGES: usize = (MOST_EMPTIES / STAGE_PLIES) as usize;

/// Positions with more empty squares are of the first stage too: there are too few of them.
pub const MOST_EMPTIES: u32 = 56;

/// Rows that a position adds up.
pub const TERMS: usize = PLACES_USED + COUNTS;

const VERSION: u8 = 3;

/// How a file begins.
const HEADER: FileHeader = FileHeader { kind: b"outflank weights", version: VERSION };

/// The weights that come with the program.
static BUILT_IN: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let built_in =
        Weights::from_bytes(include_bytes!("../../../assets/evaluation.weights").as_slice())
            .expect("a test reads them");
    Arc::new(built_in)
});

/// The stage of a position, 0 at the start of a game.
#[inline(always)]
pub fn stage(position: &Position) -> usize {
    ((MOST_EMPTIES - position.empties().len().clamp(1, MOST_EMPTIES)) / STAGE_PLIES) as usize
}

/// How many rows there are in a file.
pub fn rows() -> usize {
    PATTERNS.representatives + COUNTS * HIGHEST
}

/// Which rows, as a file has them, a position adds up.
#[inline(always)]
pub fn terms<K: Kernel>(kernel: K, position: &Position) -> [u32; TERMS] {
    let indices = Indices::of(&PATTERNS, position);
    let mut terms = [0; TERMS];
    let (of_patterns, of_counts) = terms.split_at_mut(PLACES_USED);
    for ((term, place), index) in of_patterns.iter_mut().zip(&PATTERNS.places).zip(indices.0) {
        *term = PATTERNS.numbers[place.first + usize::from(index)];
    }
    for (which, count) in counts(kernel, position).into_iter().enumerate() {
        of_counts[which] = count_term(which, count);
    }
    terms
}

/// Which row, as a file has them, stands for the figure `which` being `count`.
pub fn count_term(which: usize, count: u32) -> u32 {
    (PATTERNS.representatives + which * HIGHEST) as u32 + count % HIGHEST as u32
}

/// The error of bytes that are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// They are something else.
    #[error("not a weights file of outflank")]
    NoWeights,
    /// They are for an earlier or later program.
    #[error("the weights have version {0}; version {VERSION} is needed")]
    OtherVersion(u8),
    /// There are too few or too many, or some were changed.
    #[error("the weights are damaged")]
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

/// The network: rows of all patterns and counts, heads of all stages.
#[derive(Debug)]
pub struct Weights {
    patterns: &'static Patterns,
    /// As a file has them.
    folded: Cow<'static, [u8]>,
    /// Spread out when first needed.
    rows: OnceLock<Box<SpreadRows>>,
    heads: [Head; STAGES],
}

impl Weights {
    /// The weights that come with the program.
    pub fn built_in() -> &'static Arc<Self> {
        &BUILT_IN
    }

    /// The weights in a file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] says why they are none.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, WeightsError> {
        let folded = HEADER.open(bytes.into())?;
        let (_, of_heads) = folded.split_at_checked(rows() * LANES).ok_or(WeightsError::Damaged)?;
        let (numbers, []) = of_heads.as_chunks() else { return Err(WeightsError::Damaged) };
        let numbers: Vec<f32> = numbers.iter().copied().map(f32::from_le_bytes).collect();
        let (numbers, []) = numbers.as_chunks::<HEAD>() else { return Err(WeightsError::Damaged) };
        let heads: Vec<Head> = numbers.iter().map(Head::from_numbers).collect();
        let heads = heads.try_into().map_err(|_| WeightsError::Damaged)?;
        Ok(Self { patterns: &PATTERNS, folded, rows: OnceLock::new(), heads })
    }

    /// The rows as a file has them, and the heads.
    pub fn network(&self) -> (impl Iterator<Item = WeightRow>, &[Head]) {
        let (rows, _) = self.folded.as_chunks::<LANES>();
        let rows = rows[..self::rows()].iter();
        (rows.map(|row| WeightRow(row.map(u8::cast_signed))), &self.heads)
    }

    /// The expected final disc difference for the side to move, in [`DISC`]ths of a disc.
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
    /// in [`DISC`]ths of a disc.
    #[inline(always)]
    pub fn sum<K: Kernel>(&self, kernel: K, position: &Position, indices: &Indices) -> i32 {
        let rows = self.rows.get_or_init(|| self.spread_out());
        // In memory an index is a load away; out of a register it takes several steps.
        let indices = std::hint::black_box(indices);
        let mut sums = kernel.no_sums();
        macro_rules! add_shapes {
            ($($shape:literal)*) => {
                $(sums = add_shape::<K, $shape>(kernel, rows, indices, sums);)*
            };
        }
        add_shapes!(0 1 2 3 4 5 6 7 8 9 10 11 12 13);
        let (of_counts, _) = rows[FIRST_COUNT..].as_chunks::<HIGHEST>();
        for (count, of_count) in counts(kernel, position).iter().zip(of_counts) {
            sums = kernel.add(sums, &of_count[*count as usize % HIGHEST].0);
        }
        let head = &self.heads[stage(position)];
        let lanes = head.lanes(&kernel.numbers(sums).map(|sum| f32::from(sum) * STEP));
        (head.discs(&lanes, &head.units(kernel, &lanes)) * DISC as f32) as i32
    }

    /// The rows of all patterns and counts, mirror images too.
    #[cold]
    fn spread_out(&self) -> Box<SpreadRows> {
        let (folded, _) = self.folded.as_chunks::<LANES>();
        let of_counts = PATTERNS.representatives..rows();
        let numbers = self.patterns.numbers.iter().map(|&number| number as usize);
        let rows = numbers.chain(of_counts).map(|it| WeightRow(folded[it].map(u8::cast_signed)));
        let unused = std::iter::repeat(WeightRow([0; LANES]));
        let rows: Box<[WeightRow]> = rows.chain(unused).take(SPREAD_ROWS).collect();
        rows.try_into().expect("there are as many")
    }
}

/// Where the rows of the counts begin among those that are spread out.
const FIRST_COUNT: usize = FIRST_PATTERN[SHAPES.len()];

/// Rows that an index of 16 bits may name, wherever a shape begins.
const WINDOW: usize = 1 << u16::BITS;

/// Rows that are spread out: more than are used, so that a window on any shape's rows has all of [`WINDOW`].
const SPREAD_ROWS: usize = FIRST_PATTERN[SHAPES.len() - 1] + WINDOW;

const _: () = assert!(SPREAD_ROWS >= FIRST_COUNT + COUNTS * HIGHEST);

/// A row for each pattern of each shape, then one for each count.
type SpreadRows = [WeightRow; SPREAD_ROWS];

/// Adds up the rows of a shape in all its places. Where they begin is known when this is compiled, and no index can lie
/// outside of the window.
#[inline(always)]
fn add_shape<K: Kernel, const SHAPE: usize>(
    kernel: K,
    rows: &SpreadRows,
    indices: &Indices,
    mut sums: K::Sums,
) -> K::Sums {
    let window = rows[FIRST_PATTERN[SHAPE]..].first_chunk::<WINDOW>();
    let window = window.expect("so many follow the last");
    for place in 0..PLACES_OF[SHAPE] {
        let index = indices.0[FIRST_PLACE[SHAPE] + place];
        sums = kernel.add(sums, &window[usize::from(index)].0);
    }
    sums
}

/// The file that holds these rows, those that [`terms`] names, and the heads of all stages.
pub fn to_bytes(rows: &[WeightRow], heads: &[Head]) -> Vec<u8> {
    let of_rows = rows.iter().flat_map(|row| row.0.map(i8::cast_unsigned));
    let numbers = heads.iter().flat_map(Head::numbers);
    let content: Vec<u8> = of_rows.chain(numbers.flat_map(f32::to_le_bytes)).collect();
    HEADER.close(&content)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kernel::{Portable, WithKernel, fastest};
    use crate::rules::{Color, Variant};

    fn some() -> (Vec<WeightRow>, Vec<Head>) {
        let number = |row: usize, lane: usize| ((row * 7 + lane * 31) % 41) as i8 - 20;
        let row = |at: usize| WeightRow(std::array::from_fn(|lane| number(at, lane)));
        let head = |stage: usize| {
            let number = |at: usize| ((at * 37 + stage) % 101) as f32 / 64.0 - 0.7;
            Head::from_numbers(&std::array::from_fn(number))
        };
        ((0..rows()).map(row).collect(), (0..STAGES).map(head).collect())
    }

    #[test]
    fn a_value_is_what_the_head_makes_of_the_rows_that_a_position_names() {
        let (rows, heads) = some();
        let read = Weights::from_bytes(to_bytes(&rows, &heads)).expect("weights");
        let mut position = Variant::REVERSI.start(Color::Black);
        let mut values = Vec::new();
        while let Some(square) = position.legal_moves().squares().next() {
            let mut sums = [0.0; LANES];
            for term in terms(Portable, &position) {
                let row = rows[term as usize].0;
                sums.iter_mut().zip(row).for_each(|(sum, number)| *sum += f32::from(number) * STEP);
            }
            let head = &heads[stage(&position)];
            let lanes = head.lanes(&sums);
            let wanted = (head.discs(&lanes, &head.units(Portable, &lanes)) * DISC as f32) as i32;
            assert_eq!(read.evaluate(Portable, &position), wanted, "{position:?}");
            assert_eq!(fastest(Value(&read, &position)), wanted, "every kernel says the same");
            values.push(wanted);
            let after = position.play(square).expect("legal");
            let indices = read.indices_after(&read.indices(&position), &position, square, &after);
            assert_eq!(indices, read.indices(&after), "{position:?}");
            position = after;
        }
        values.sort_unstable();
        values.dedup();
        assert!(values.len() > 10, "they tell positions apart: {values:?}");
    }

    /// What a position is worth.
    struct Value<'a>(&'a Weights, &'a Position);

    impl WithKernel for Value<'_> {
        type Output = i32;

        fn run<K: Kernel>(self, kernel: K) -> i32 {
            kernel.run(|| self.0.evaluate(kernel, self.1))
        }
    }

    #[test]
    fn what_is_no_file_of_weights_is_refused_with_the_reason() {
        let (rows, heads) = some();
        let good = to_bytes(&rows, &heads);
        let read = |bytes: &[u8]| Weights::from_bytes(bytes.to_vec()).map(drop);
        assert_eq!(read(&good), Ok(()));
        assert_eq!(read(&[]), Err(WeightsError::NoWeights));
        assert_eq!(read(b"something else that is long enough"), Err(WeightsError::NoWeights));
        assert_eq!(read(&good[..good.len() - 2]), Err(WeightsError::Damaged));
        assert_eq!(read(&good[..18]), Err(WeightsError::Damaged));
        let short = to_bytes(&rows, &heads[1..]);
        assert_eq!(read(&short), Err(WeightsError::Damaged));
        let mut other = good.clone();
        other[16] = 9;
        assert_eq!(read(&other), Err(WeightsError::OtherVersion(9)));
        let mut changed = good;
        changed[1000] ^= 1;
        assert_eq!(read(&changed), Err(WeightsError::Damaged));
    }

    #[test]
    fn the_weights_of_the_program_are_whole() {
        let start = Variant::REVERSI.start(Color::Black);
        let value = Weights::built_in().evaluate(Portable, &start);
        assert!(value.abs() < 4 * super::super::DISC, "the start is nearly even: {value}");
    }
}
