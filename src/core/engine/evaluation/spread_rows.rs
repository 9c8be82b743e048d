//! The rows of the network as the evaluation looks them up.

use super::counts::{COUNTS, HIGHEST};
use super::mobility::{PARTS, WAYS};
use super::network::{LANES, WeightRow};
use super::patterns::{FIRST_PATTERN, Patterns, SHAPES};
use super::terms::{OTHER_ROWS, count_row, mobility_row};
use crate::engine::large_pages::prefer_large_pages;
use crate::engine::out_of_memory::optionally;
use crate::engine::packed_rows::{BlockRows, PackedRows};
use crate::engine::workers;
use std::sync::atomic::{AtomicBool, Ordering};

/// First row of the counts.
pub const FIRST_COUNT: usize = FIRST_PATTERN[SHAPES.len()];

/// Rows that a 16-bit index can address.
pub const WINDOW: usize = 1 << u16::BITS;

/// First mobility row: by side, part and set of moves.
pub const FIRST_MOBILITY: usize = FIRST_COUNT + COUNTS * HIGHEST;

const _: () = assert!(SpreadRows::COUNT >= FIRST_PATTERN[SHAPES.len() - 1] + WINDOW);

/// A row for each pattern, mirror images included, each count and each set of moves.
#[derive(Debug)]
pub struct SpreadRows {
    /// Holds the rows from [`Self::first`] on. Memory of this alignment comes as zeros that cost nothing until they are
    /// written; that of the rows' own is cleared at once.
    memory: Vec<u64>,
    /// First element at the alignment of a row.
    first: usize,
}

impl SpreadRows {
    /// Number of rows, at least [`WINDOW`] from the start of the last shape.
    pub const COUNT: usize = FIRST_MOBILITY + 2 * PARTS * WAYS;

    /// Memory in MiB, rounded up.
    pub const MEBIBYTES: usize = (Self::COUNT * size_of::<WeightRow>()).div_ceil(1 << 20);

    #[inline(always)]
    pub fn get(&self) -> &[WeightRow; Self::COUNT] {
        let rows: &[WeightRow] = bytemuck::cast_slice(&self.memory[self.first..]);
        rows.first_chunk().expect("their number")
    }

    /// Zero rows; `None` without memory.
    fn zeroed() -> Option<Self> {
        /// Elements of a row, all but one of which may lie before the first row.
        const ROW: usize = size_of::<WeightRow>() / size_of::<u64>();
        let mut memory: Vec<u64> =
            optionally(|| bytemuck::allocation::try_zeroed_vec((Self::COUNT + 1) * ROW)).ok()?;
        prefer_large_pages(&mut memory);
        let first = memory.as_ptr().align_offset(align_of::<WeightRow>());
        memory.truncate(first + Self::COUNT * ROW);
        Some(Self { memory, first })
    }

    /// Decodes all rows, shapes side by side; `None` without memory, or if the rows are damaged.
    pub fn of(patterns: &Patterns, packed: &PackedRows<LANES>) -> Option<Self> {
        let mut all = Self::zeroed()?;
        let rows: &mut [WeightRow] = bytemuck::cast_slice_mut(&mut all.memory[all.first..]);
        let (mut of_patterns, others) = rows.split_at_mut(FIRST_COUNT);
        let mut blocks = Vec::new();
        for shape in 0..SHAPES.len() {
            let of_shape;
            let count = FIRST_PATTERN[shape + 1] - FIRST_PATTERN[shape];
            (of_shape, of_patterns) = of_patterns.split_at_mut(count);
            blocks.push((shape, of_shape));
        }
        blocks.push((SHAPES.len(), others));
        // The longest first: threads end at about the same time.
        blocks.sort_by_key(|(_, rows)| std::cmp::Reverse(rows.len()));
        let is_whole = AtomicBool::new(true);
        workers::share(blocks.into_iter(), |(block, rows)| {
            let packed = packed.block(block);
            let done = if block < SHAPES.len() {
                spread_patterns(&patterns.images(block), packed, rows)
            } else {
                spread_others(packed, rows)
            };
            if done.is_none() {
                is_whole.store(false, Ordering::Relaxed);
            }
        });
        is_whole.into_inner().then_some(all)
    }
}

/// Decodes the rows of a shape, given the mirror image of each pattern.
fn spread_patterns(
    images: &[u16],
    mut packed: BlockRows<LANES>,
    rows: &mut [WeightRow],
) -> Option<()> {
    for (pattern, image) in images.iter().enumerate() {
        let image = usize::from(*image);
        if image < pattern {
            rows[pattern] = rows[image];
        } else {
            packed.next(&mut rows[pattern].0)?;
        }
    }
    Some(())
}

/// Decodes the rows of counts and moves.
fn spread_others(mut packed: BlockRows<LANES>, rows: &mut [WeightRow]) -> Option<()> {
    let mut decoded = vec![WeightRow([0; LANES]); OTHER_ROWS];
    decoded.iter_mut().try_for_each(|row| packed.next(&mut row.0))?;
    let of_counts = (0..COUNTS).flat_map(|which| (0..HIGHEST).map(move |it| count_row(which, it)));
    let of_part = |side, part| (0..WAYS).map(move |way| mobility_row(side, part, way));
    let of_moves = (0..2).flat_map(|side| (0..PARTS).flat_map(move |part| of_part(side, part)));
    for (row, number) in rows.iter_mut().zip(of_counts.chain(of_moves)) {
        *row = decoded[number];
    }
    Some(())
}
