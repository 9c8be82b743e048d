//! Trained weights and their file.
//!
//! The file has kind, version, checksum; the rows of all pattern representatives by shape, of the counts, and of both
//! sides' mobility by part: a bit for each row that exists, lowest bit first, then the bytes of the existing rows;
//! missing rows were never trained, and are zero. Last come the heads by stage, little-endian.

use super::DISC;
use super::counts::{COUNTS, HIGHEST, counts};
use super::mobility::{self, MOBILITY_ROWS, PARTS, WAYS};
use super::network::{Head, LANES, LaneSums, WeightRow};
use super::patterns::PLACES_USED;
use super::patterns::{
    CORNER_OF, CORNERS, FIRST_PATTERN, FIRST_PLACE, Indices, PATTERNS, PLACES_OF, Patterns, SHAPES,
};
use crate::engine::file_header::{Broken, FileHeader};
use crate::engine::large_pages::prefer_large_pages;
use crate::engine::out_of_memory::{OutOfMemory, has_reserve};
use crate::rules::kernel::Kernel;
use crate::rules::{Bitboard, Position, Square};
use crate::words::say;
use std::borrow::Cow;
use std::sync::{Arc, LazyLock, OnceLock};

/// Plies of a stage, whose positions share a head.
pub const STAGE_PLIES: u32 = 4;

pub const STAGES: usize = (MOST_EMPTIES / STAGE_PLIES) as usize;

/// Empties of the earliest stage; positions with more belong to it too.
pub const MOST_EMPTIES: u32 = 56;

/// Number of rows that are added up for a position.
pub const TERMS: usize = PLACES_USED + COUNTS + 2 * PARTS;

const VERSION: u8 = 4;

const HEADER: FileHeader = FileHeader { kind: b"outflank weights", version: VERSION };

static BUILT_IN: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let built_in =
        Weights::from_bytes(include_bytes!("../../../../assets/evaluation.weights").as_slice())
            .expect("a test reads them");
    Arc::new(built_in)
});

/// Stage of a position, 0 at the start of a game.
#[inline(always)]
pub fn stage(position: &Position) -> usize {
    ((MOST_EMPTIES - position.empties().len().clamp(1, MOST_EMPTIES)) / STAGE_PLIES) as usize
}

pub fn rows() -> usize {
    PATTERNS.representatives + COUNTS * HIGHEST + 2 * MOBILITY_ROWS
}

/// Rows of a position, as numbered in the file.
#[inline(always)]
pub fn terms<K: Kernel>(kernel: K, position: &Position) -> [u32; TERMS] {
    let indices = Indices::of(&PATTERNS, position);
    let mut terms = [0; TERMS];
    let (of_patterns, others) = terms.split_at_mut(PLACES_USED);
    for ((term, place), index) in of_patterns.iter_mut().zip(&PATTERNS.places).zip(indices.0) {
        *term = PATTERNS.numbers[place.first + usize::from(index)];
    }
    let (of_counts, of_moves) = others.split_at_mut(COUNTS);
    let moves = [*position, position.pass()].map(|side| kernel.legal_moves(side));
    for (which, count) in counts(position, &moves).into_iter().enumerate() {
        of_counts[which] = count_term(which, count);
    }
    let of_sides = of_moves.as_chunks_mut::<PARTS>().0.iter_mut().zip(moves);
    for (side, (of_parts, moves)) in of_sides.enumerate() {
        for (part, way) in mobility::in_parts(moves).into_iter().enumerate() {
            of_parts[part] = mobility_term(side, part, way);
        }
    }
    terms
}

/// Row of a set of moves in a part.
fn mobility_term(side: usize, part: usize, way: usize) -> u32 {
    let first = PATTERNS.representatives + COUNTS * HIGHEST + side * MOBILITY_ROWS;
    first as u32 + u32::from(mobility::ROWS[part][way])
}

/// Corner to whose lanes each row of a position is added; [`CORNERS`] for rows that only join the board's lanes.
pub const CORNER_OF_TERM: [usize; TERMS] = {
    let mut corner_of = [CORNERS; TERMS];
    let mut place = 0;
    while place < PLACES_USED {
        corner_of[place] = CORNER_OF[place];
        place += 1;
    }
    let mut corner = 0;
    while corner < CORNERS {
        corner_of[FIRST_MOBILITY_TERM + corner] = corner;
        corner_of[FIRST_MOBILITY_TERM + PARTS + corner] = corner;
        corner += 1;
    }
    corner_of
};

/// First mobility row among those of a position.
const FIRST_MOBILITY_TERM: usize = PLACES_USED + COUNTS;

/// Row of the count `which` with this value.
pub fn count_term(which: usize, count: u32) -> u32 {
    (PATTERNS.representatives + which * HIGHEST) as u32 + count % HIGHEST as u32
}

/// Error of invalid weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    #[error("{}", say!("error-weights-no-weights"))]
    NoWeights,
    #[error("{}", say!("error-weights-other-version", value = *.0, version = VERSION))]
    OtherVersion(u8),
    /// Wrong size, or changed content.
    #[error("{}", say!("error-weights-damaged"))]
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

/// The network: rows and heads.
#[derive(Debug)]
pub struct Weights {
    patterns: &'static Patterns,
    content: Cow<'static, [u8]>,
    /// Rows expanded by [`Self::prepare`], 11 MiB.
    spread: OnceLock<Box<SpreadRows>>,
    heads: [Head; STAGES],
}

impl Weights {
    pub fn built_in() -> &'static Arc<Self> {
        &BUILT_IN
    }

    /// Reads weights.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] for invalid bytes.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, WeightsError> {
        let content = HEADER.open(bytes.into())?;
        let (there, rest) = content.split_at_checked(marks()).ok_or(WeightsError::Damaged)?;
        let present: usize = there.iter().map(|byte| byte.count_ones() as usize).sum();
        let of_heads = rest.split_at_checked(present * LANES).ok_or(WeightsError::Damaged)?.1;
        let (heads, []) = of_heads.as_chunks() else { return Err(WeightsError::Damaged) };
        let heads: Vec<Head> = heads.iter().map(Head::from_bytes).collect();
        let heads = heads.try_into().map_err(|_| WeightsError::Damaged)?;
        Ok(Self { patterns: &PATTERNS, content, spread: OnceLock::new(), heads })
    }

    /// All rows, including zero ones.
    pub fn rows(&self) -> impl Iterator<Item = WeightRow> {
        let (present, packed) = self.packed();
        let mut packed = packed.iter();
        let row = move |is_there| if is_there { packed.next() } else { None };
        let numbers = |row: &[u8; LANES]| WeightRow(row.map(u8::cast_signed));
        present.map(row).map(move |row| row.map_or(WeightRow([0; LANES]), numbers))
    }

    /// Presence of each row, and the present rows.
    fn packed(&self) -> (impl Iterator<Item = bool>, &[[u8; LANES]]) {
        let (there, rest) = self.content.split_at(marks());
        ((0..rows()).map(|row| there[row / 8] >> (row % 8) & 1 == 1), rest.as_chunks().0)
    }

    pub fn heads(&self) -> &[Head; STAGES] {
        &self.heads
    }

    /// Expands the rows. Otherwise the first [`Self::evaluate`] expands them, and panics without memory.
    ///
    /// # Errors
    ///
    /// [`OutOfMemory`].
    pub fn prepare(&self) -> Result<(), OutOfMemory> {
        if self.spread.get().is_none() {
            let rows = self.spread_out().filter(|_| has_reserve());
            let rows = rows.ok_or(OutOfMemory { mebibytes: SPREAD_MEBIBYTES })?;
            // Another thread may have made the same rows first.
            let _ = self.spread.set(rows);
        }
        Ok(())
    }

    /// Expected final margin for the side to move, in 1/[`DISC`] discs.
    #[inline(always)]
    pub fn evaluate<K: Kernel>(&self, kernel: K, position: &Position) -> i32 {
        self.sum(kernel, position, kernel.legal_moves(*position), &self.indices(position))
    }

    /// Patterns of a position, for [`Self::sum`].
    #[inline(always)]
    pub fn indices(&self, position: &Position) -> Indices {
        Indices::of(self.patterns, position)
    }

    /// Patterns after a move, for [`Self::sum`].
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

    /// Expected final margin for the side to move given its legal moves and patterns, in 1/[`DISC`] discs.
    #[inline(always)]
    pub fn sum<K: Kernel>(
        &self,
        kernel: K,
        position: &Position,
        legal: Bitboard,
        indices: &Indices,
    ) -> i32 {
        let rows = self.spread.get_or_init(|| self.spread_out().expect("enough memory"));
        // Keeps the indices in memory, where reading one costs a load; extracting one from a vector register takes
        // several steps.
        let indices = std::hint::black_box(indices);
        let mut sums = [kernel.no_sums(); CORNERS + 1];
        macro_rules! add_shapes {
            ($($shape:literal)*) => {
                $(add_shape::<K, $shape>(kernel, rows, indices, &mut sums);)*
            };
        }
        add_shapes!(0 1 2 3 4 5 6 7 8 9 10 11 12 13);
        let (of_counts, _) = rows[FIRST_COUNT..].as_chunks::<HIGHEST>();
        let moves = [legal, kernel.legal_moves(position.pass())];
        for (count, of_count) in counts(position, &moves).iter().zip(of_counts) {
            sums[CORNERS] = kernel.add(sums[CORNERS], &of_count[*count as usize % HIGHEST].0);
        }
        let (of_moves, _) = rows[FIRST_MOBILITY..].as_chunks::<WAYS>();
        let (of_sides, _) = of_moves.as_chunks::<PARTS>();
        for (moves, of_parts) in moves.into_iter().zip(of_sides) {
            let parts = mobility::in_parts(moves);
            for part in 0..PARTS {
                // The first parts are the corners, in the same order.
                let sums = &mut sums[part.min(CORNERS)];
                *sums = kernel.add(*sums, &of_parts[part][parts[part] % WAYS].0);
            }
        }
        (self.heads[stage(position)].discs(kernel, &sums) * DISC as f32) as i32
    }

    /// Expands all rows, mirror images included; `None` without memory.
    #[cold]
    fn spread_out(&self) -> Option<Box<SpreadRows>> {
        let numbers = self.patterns.numbers.iter().copied();
        let counts = (0..COUNTS * HIGHEST).map(|it| (PATTERNS.representatives + it) as u32);
        let of_part = |side, part| (0..WAYS).map(move |way| mobility_term(side, part, way));
        let of_moves = (0..2).flat_map(|side| (0..PARTS).flat_map(move |part| of_part(side, part)));
        // Zeroed memory: zero rows need no writes.
        let mut spread: Box<SpreadRows> = bytemuck::allocation::try_zeroed_box().ok()?;
        prefer_large_pages(&mut spread[..]);
        let (present, packed) = self.packed();
        let mut before = 0..;
        let mut places: Vec<Option<u32>> = Vec::new();
        places.try_reserve_exact(rows()).ok()?;
        places.extend(present.map(|is_there| if is_there { before.next() } else { None }));
        for (row, number) in spread.iter_mut().zip(numbers.chain(counts).chain(of_moves)) {
            if let Some(place) = places[number as usize] {
                *row = WeightRow(packed[place as usize].map(u8::cast_signed));
            }
        }
        Some(spread)
    }
}

/// First expanded row of the counts.
const FIRST_COUNT: usize = FIRST_PATTERN[SHAPES.len()];

/// Rows that a 16-bit index can address.
const WINDOW: usize = 1 << u16::BITS;

/// Number of expanded rows, at least [`WINDOW`] from the start of the last shape.
const SPREAD_ROWS: usize = FIRST_MOBILITY + 2 * PARTS * WAYS;

/// Memory of the expanded rows in MiB, rounded up.
const SPREAD_MEBIBYTES: usize = size_of::<SpreadRows>().div_ceil(1 << 20);

/// First expanded mobility row: by side, part and set of moves.
const FIRST_MOBILITY: usize = FIRST_COUNT + COUNTS * HIGHEST;

const _: () = assert!(SPREAD_ROWS >= FIRST_PATTERN[SHAPES.len() - 1] + WINDOW);

/// A row for each pattern, count and set of moves.
type SpreadRows = [WeightRow; SPREAD_ROWS];

/// Adds the rows of a shape's places by corner. Starts are compile-time constants, and no index leaves the window.
#[inline(always)]
fn add_shape<K: Kernel, const SHAPE: usize>(
    kernel: K,
    rows: &SpreadRows,
    indices: &Indices,
    sums: &mut LaneSums<K>,
) {
    let window = rows[FIRST_PATTERN[SHAPE]..].first_chunk::<WINDOW>();
    let window = window.expect("a whole window follows the last shape");
    for place in FIRST_PLACE[SHAPE]..FIRST_PLACE[SHAPE] + PLACES_OF[SHAPE] {
        let sums = &mut sums[CORNER_OF[place]];
        *sums = kernel.add(*sums, &window[usize::from(indices.0[place])].0);
    }
}

/// Bytes of the presence bits.
fn marks() -> usize {
    rows().div_ceil(8)
}

/// File of these rows, in the order of [`terms`], and heads.
pub fn to_bytes(rows: &[WeightRow], heads: &[Head; STAGES]) -> Vec<u8> {
    let is_there = |row: &WeightRow| row.0 != [0; LANES];
    let mark = |rows: &[WeightRow]| {
        rows.iter().rev().fold(0, |byte, row| byte << 1 | u8::from(is_there(row)))
    };
    let there = rows.chunks(8).map(mark);
    let present = rows.iter().filter(|row| is_there(row));
    let numbers = present.flat_map(|row| row.0.map(i8::cast_unsigned));
    let heads = heads.iter().flat_map(Head::to_bytes);
    HEADER.close(&there.chain(numbers).chain(heads).collect::<Vec<u8>>())
}

#[cfg(test)]
mod tests;
