//! Trained weights and their file.
//!
//! The file has kind, version, checksum; the heads by stage, little-endian; the rows of all pattern representatives by
//! shape, of the counts, and of both sides' mobility by part, as `packed_rows.rs` stores them. Absent rows were never
//! trained, and are zero.

use super::DISC;
use super::counts::{HIGHEST, counts};
use super::mobility::{self, PARTS, WAYS};
use super::network::{Head, LANES, LaneSums, WeightRow};
use super::patterns::{
    CORNER_OF, CORNERS, FIRST_PATTERN, FIRST_PLACE, Indices, PATTERNS, PLACES_OF, Patterns,
};
use super::spread_rows::{FIRST_COUNT, FIRST_MOBILITY, SpreadRows, WINDOW};
use super::terms::blocks;
use crate::engine::file_header::{Broken, FileHeader};
use crate::engine::out_of_memory::{OutOfMemory, has_reserve};
use crate::engine::packed_rows::{self, PackedRows};
use crate::rules::kernel::Kernel;
use crate::rules::{Bitboard, Position, Square};
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// Plies of a stage, whose positions share a head.
pub const STAGE_PLIES: u32 = 4;

pub const STAGES: usize = (MOST_EMPTIES / STAGE_PLIES) as usize;

/// Empties of the earliest stage; positions with more belong to it too.
pub const MOST_EMPTIES: u32 = 56;

const VERSION: u8 = 5;

const HEADER: FileHeader = FileHeader { kind: b"outflank weights", version: VERSION };

/// The weights of the program, empty where they come from outside ([`Weights::provide`]).
#[cfg(feature = "built-in-weights")]
const BYTES: &[u8] = include_bytes!("../../data/evaluation.weights");
#[cfg(not(feature = "built-in-weights"))]
const BYTES: &[u8] = &[];

static BUILT_IN: OnceLock<Arc<Weights>> = OnceLock::new();

/// Stage of a position, 0 at the start of a game.
#[inline(always)]
pub fn stage(position: &Position) -> usize {
    ((MOST_EMPTIES - position.empties().len().clamp(1, MOST_EMPTIES)) / STAGE_PLIES) as usize
}

/// Error of invalid weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum WeightsError {
    #[error("not a weights file of outflank")]
    NoWeights,
    #[error("the weights have version {0}; version {version} is needed (outflank-train fit makes new ones)", version = VERSION)]
    OtherVersion(u8),
    /// Wrong size, or changed content.
    #[error("the weights are damaged")]
    Damaged,
}

impl WeightsError {
    /// The version that can be read.
    pub const VERSION: u8 = VERSION;
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
    /// Heads and packed rows.
    content: Cow<'static, [u8]>,
    /// Rows expanded by [`Self::prepare`], 11 MiB.
    spread: OnceLock<SpreadRows>,
    heads: [Head; STAGES],
}

impl Weights {
    /// The weights of the program. Panics if it has none and none were provided.
    pub fn built_in() -> &'static Arc<Self> {
        BUILT_IN.get_or_init(|| {
            let weights = Self::with_packed_rows(BYTES.into());
            Arc::new(weights.expect("a test reads them, or the program provides them first"))
        })
    }

    /// Provides the weights of a program without the feature `built-in-weights`, before anything asks for them.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] for invalid bytes.
    pub fn provide(bytes: Vec<u8>) -> Result<(), WeightsError> {
        let weights = Self::from_bytes(bytes)?;
        // The first weights stay.
        let _ = BUILT_IN.set(Arc::new(weights));
        Ok(())
    }

    /// Reads weights.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] for invalid bytes.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, WeightsError> {
        let weights = Self::with_packed_rows(bytes.into())?;
        weights.rows().ok_or(WeightsError::Damaged)?;
        Ok(weights)
    }

    /// Reads all but the rows, whose bytes are trusted.
    fn with_packed_rows(bytes: Cow<'static, [u8]>) -> Result<Self, WeightsError> {
        let content = HEADER.open(bytes)?;
        let (heads, _) = content.as_chunks();
        let heads: Vec<Head> = heads.iter().take(STAGES).map(Head::from_bytes).collect();
        let heads = heads.try_into().map_err(|_| WeightsError::Damaged)?;
        Ok(Self { patterns: &PATTERNS, content, spread: OnceLock::new(), heads })
    }

    /// All rows, including zero ones; `None` if they are damaged.
    pub fn rows(&self) -> Option<Vec<WeightRow>> {
        Some(self.packed_rows()?.all(&blocks())?.into_iter().map(WeightRow).collect())
    }

    fn packed_rows(&self) -> Option<PackedRows<'_, LANES>> {
        PackedRows::read(self.content.get(STAGES * Head::SIZE..)?, blocks().len())
    }

    #[cold]
    fn spread_out(&self) -> Option<SpreadRows> {
        SpreadRows::of(self.patterns, &self.packed_rows()?)
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
            // The numbers of patterns and the blocks of packed rows are small allocations, which cannot fail.
            let rows = has_reserve().then(|| self.spread_out()).flatten();
            let rows = rows.filter(|_| has_reserve());
            let rows = rows.ok_or(OutOfMemory { mebibytes: SpreadRows::MEBIBYTES })?;
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
        let rows = self.spread.get_or_init(|| self.spread_out().expect("enough memory")).get();
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
}

/// Adds the rows of a shape's places by corner. Starts are compile-time constants, and no index leaves the window.
#[inline(always)]
fn add_shape<K: Kernel, const SHAPE: usize>(
    kernel: K,
    rows: &[WeightRow; SpreadRows::COUNT],
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

/// File of these rows, as numbered by [`super::terms`], and heads.
pub fn to_bytes(rows: &[WeightRow], heads: &[Head; STAGES]) -> Vec<u8> {
    let heads: Vec<u8> = heads.iter().flat_map(Head::to_bytes).collect();
    let rows: Vec<[i8; LANES]> = rows.iter().map(|row| row.0).collect();
    HEADER.close(&[heads, packed_rows::pack(&rows, &blocks())].concat())
}

#[cfg(test)]
mod tests;
