//! The packed puzzles.
//!
//! A file has the number of puzzles (32 bits), the CRC-32 of the rest (32), and the puzzles by id: discs of solver
//! and opponent (64 each), solver's side (1), goal (2), half the score plus 32 (7), rating (12), motifs (24), number of
//! plies (4), and each ply as its index among the legal moves (5). About 25 bytes a puzzle; general compression gains
//! nothing.

use super::motif_set::Motifs;
use super::puzzle::{Puzzle, PuzzleGoal};
use crate::bits::{BitReader, BitWriter};
use crate::rules::{Bitboard, Color, Position, Square};
use std::sync::LazyLock;
use strum::VariantArray as _;

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    unpack(include_bytes!("../data/puzzles.pack")).expect("a test reads them all")
});

/// Built-in puzzles, by id from 1.
pub fn puzzles() -> &'static [Puzzle] {
    &PUZZLES
}

/// Largest percentage of the offered puzzles in which all moves lose, and the least strength of those.
const SAVING: usize = 14;
const HARD: u16 = 1500;

static OFFERED: LazyLock<Vec<&'static Puzzle>> = LazyLock::new(|| {
    let saves = |puzzle: &&Puzzle| puzzle.goal == PuzzleGoal::SaveDiscs;
    let (saving, mut offered): (Vec<_>, Vec<_>) = puzzles().iter().partition(saves);
    let most = offered.len() * SAVING / (100 - SAVING);
    offered.extend(saving.into_iter().filter(|puzzle| puzzle.strength >= HARD).take(most));
    offered.sort_by_key(|puzzle| puzzle.id);
    offered
});

/// Puzzles for lists, rushes and draws, by id: those that keep a win or a draw, and a few hard ones that save discs. The
/// others can still be opened by number.
///
/// ```
/// use outflank_core::school::{PuzzleGoal, offered};
///
/// let saving = offered().iter().filter(|puzzle| puzzle.goal == PuzzleGoal::SaveDiscs).count();
/// assert!(100 * saving < 15 * offered().len());
/// ```
pub fn offered() -> &'static [&'static Puzzle] {
    &OFFERED
}

pub fn puzzle_with_id(id: u32) -> Option<&'static Puzzle> {
    puzzles().get((id as usize).checked_sub(1)?)
}

const SCORE_BITS: u32 = 7;
const STRENGTH_BITS: u32 = 12;
const MOTIF_BITS: u32 = 24;
const LENGTH_BITS: u32 = 4;
const MOVE_BITS: u32 = 5;

pub fn pack(puzzles: &[Puzzle]) -> Vec<u8> {
    let mut bits = BitWriter::default();
    for puzzle in puzzles {
        let goal = PuzzleGoal::VARIANTS.iter().position(|goal| *goal == puzzle.goal);
        put_set(puzzle.position.player(), &mut bits);
        put_set(puzzle.position.opponent(), &mut bits);
        bits.put(puzzle.side.index() as u64, 1);
        bits.put(goal.expect("it is one of them") as u64, 2);
        bits.put((puzzle.score / 2 + 32).cast_unsigned().into(), SCORE_BITS);
        bits.put(puzzle.strength.into(), STRENGTH_BITS);
        bits.put(puzzle.proven.bits().into(), MOTIF_BITS);
        bits.put(puzzle.line.len() as u64, LENGTH_BITS);
        for ply in puzzle.plies() {
            let place = ply.position.legal_moves().squares().position(|at| at == ply.square);
            bits.put(place.expect("it is legal") as u64, MOVE_BITS);
        }
    }
    let count = (puzzles.len() as u32).to_le_bytes();
    let packed = bits.finish();
    let sum = crc32fast::hash(&packed).to_le_bytes();
    [&count[..], &sum[..], &packed[..]].concat()
}

/// Puzzles of a file; `None` if damaged.
pub fn unpack(bytes: &[u8]) -> Option<Vec<Puzzle>> {
    let (count, rest) = bytes.split_first_chunk()?;
    let (sum, rest) = rest.split_first_chunk()?;
    if crc32fast::hash(rest) != u32::from_le_bytes(*sum) {
        return None;
    }
    let mut bits = BitReader::new(rest);
    (1..=u32::from_le_bytes(*count)).map(|id| unpack_one(id, &mut bits)).collect()
}

fn unpack_one(id: u32, bits: &mut BitReader) -> Option<Puzzle> {
    let position = Position::new(take_set(bits)?, take_set(bits)?)?;
    let side = Color::BOTH[bits.take(1)? as usize];
    let goal = *PuzzleGoal::VARIANTS.get(bits.take(2)? as usize)?;
    let score = 2 * ((bits.take(SCORE_BITS)? as u32).cast_signed() - 32);
    let strength = bits.take(STRENGTH_BITS)? as u16;
    let proven = Motifs::from_bits(bits.take(MOTIF_BITS)? as u32);
    let length = bits.take(LENGTH_BITS)?;
    let mut line = Vec::with_capacity(length as usize);
    let mut here = position;
    for _ in 0..length {
        if here.legal_moves().is_empty() {
            here = here.pass();
        }
        let place = bits.take(MOVE_BITS)? as usize;
        let square: Square = here.legal_moves().squares().nth(place)?;
        line.push(square);
        here = here.play(square).ok()?;
    }
    let motifs = proven.strongest();
    Some(Puzzle { id, position, side, goal, score, line, motifs, proven, strength })
}

/// A set of squares, lower half first.
fn put_set(set: Bitboard, bits: &mut BitWriter) {
    bits.put(set.0 & u64::from(u32::MAX), 32);
    bits.put(set.0 >> 32, 32);
}

fn take_set(bits: &mut BitReader) -> Option<Bitboard> {
    Some(Bitboard(bits.take(32)? | bits.take(32)? << 32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_and_damage_is_noticed() {
        let packed = pack(&puzzles()[..20]);
        assert_eq!(unpack(&packed).as_deref(), Some(&puzzles()[..20]));
        for at in 0..packed.len() {
            let mut damaged = packed.clone();
            damaged[at] ^= 1;
            assert_ne!(unpack(&damaged).as_deref(), Some(&puzzles()[..20]), "byte {at}");
        }
        assert_eq!(unpack(&packed[..packed.len() - 1]), None);
    }
}
