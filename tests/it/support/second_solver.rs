//! A second solver of endgames, which shares nothing with the engine's search or with the rules: a plain minimax over
//! a beginner's board, and above ten empty squares an alpha-beta with moves and a table of its own.

use super::slow::{self, Board};
use super::truth::{self, after};
use std::collections::HashMap;

/// Score of each move with best play, in discs for `side`, who is to move: every line to its end,
/// nothing cut off and nothing remembered.
pub fn minimax(board: &Board, side: u8) -> HashMap<(usize, usize), i32> {
    let other = if side == b'X' { b'O' } else { b'X' };
    let moves = slow::moves(board, side).into_iter();
    moves.map(|at| (at, -best(&after(board, side, at), other))).collect()
}

fn best(board: &Board, side: u8) -> i32 {
    let other = if side == b'X' { b'O' } else { b'X' };
    if let Some(best) = minimax(board, side).into_values().max() {
        return best;
    }
    if !slow::moves(board, other).is_empty() {
        return -best(board, other);
    }
    let [own, theirs, left] =
        [side, other, b'.'].map(|disc| truth::count(board, disc).cast_signed() as i32);
    own - theirs + (own - theirs).signum() * left
}

/// A board as two sets of squares, a bit each from a1, seen by who moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Discs {
    pub own: u64,
    pub other: u64,
}

/// One step in each direction: how far the bits go, and the squares from which there is such a step.
const STEPS: [(i32, u64); 8] = {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    [(1, NOT_H), (-1, NOT_A), (8, !0), (-8, !0), (9, NOT_H), (-9, NOT_A), (7, NOT_A), (-7, NOT_H)]
};

/// The squares one step away from these.
fn stepped(squares: u64, (by, from): (i32, u64)) -> u64 {
    let squares = squares & from;
    if by > 0 { squares << by } else { squares >> -by }
}

impl Discs {
    const fn swapped(self) -> Self {
        Self { own: self.other, other: self.own }
    }

    const fn empties(self) -> u64 {
        !(self.own | self.other)
    }

    fn moves(self) -> u64 {
        let mut moves = 0;
        for step in STEPS {
            let mut row = stepped(self.own, step) & self.other;
            while row != 0 {
                let next = stepped(row, step);
                moves |= next & self.empties();
                row = next & self.other;
            }
        }
        moves
    }

    /// The board after a move, seen by the other side.
    fn played(self, square: u64) -> Self {
        let mut flips = 0;
        for step in STEPS {
            let (mut row, mut next) = (0, stepped(square, step));
            while next & self.other != 0 {
                row |= next;
                next = stepped(next, step);
            }
            if next & self.own != 0 {
                flips |= row;
            }
        }
        Self { own: self.other & !flips, other: self.own | flips | square }
    }

    /// Discs ahead, the empty squares given to the winner.
    const fn result(self) -> i32 {
        let ahead = self.own.count_ones().cast_signed() - self.other.count_ones().cast_signed();
        ahead + ahead.signum() * self.empties().count_ones().cast_signed()
    }
}

/// The squares of a set, one bit each.
fn each(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares &= !lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// Alpha-beta as a question: is the result at least this many discs? Every answer is a bound, and bounds are kept.
pub struct SecondSolver {
    bounds: Vec<(Discs, i8, i8)>,
}

/// Boards that a table holds, as a power of two.
const TABLE: u32 = 20;

/// Empties below which nothing is sorted or kept.
const FEW: u32 = 5;

impl Default for SecondSolver {
    fn default() -> Self {
        Self { bounds: vec![(Discs { own: 0, other: 0 }, -64, 64); 1 << TABLE] }
    }
}

impl SecondSolver {
    /// Whether the side to move can end this many discs ahead, or more.
    pub fn reaches(&mut self, board: Discs, bound: i32) -> bool {
        let moves = board.moves();
        if moves == 0 {
            let passed = board.swapped();
            return if passed.moves() == 0 {
                board.result() >= bound
            } else {
                !self.reaches(passed, 1 - bound)
            };
        }
        let fails = |solver: &mut Self, after: Discs| !solver.reaches(after, 1 - bound);
        if board.empties().count_ones() < FEW {
            return each(moves).any(|square| fails(self, board.played(square)));
        }
        let mixed = board.own.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ board.other.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(31);
        let slot = (mixed.wrapping_mul(0xFF51_AFD7_ED55_8CCD) >> (64 - TABLE)) as usize;
        let (known, least, most) = self.bounds[slot];
        if known == board {
            if i32::from(least) >= bound {
                return true;
            }
            if i32::from(most) < bound {
                return false;
            }
        }
        // The fewer replies, the sooner it is looked at; corners first of all.
        let mut afters: Vec<(u32, Discs)> = each(moves)
            .map(|square| {
                let after = board.played(square);
                let is_corner = square & 0x8100_0000_0000_0081 != 0;
                (after.moves().count_ones() * 2 + if is_corner { 0 } else { 3 }, after)
            })
            .collect();
        afters.sort_unstable_by_key(|(replies, _)| *replies);
        let reached = afters.into_iter().any(|(_, after)| fails(self, after));
        let (_, least, most) =
            if self.bounds[slot].0 == board { self.bounds[slot] } else { (board, -64, 64) };
        let bound = bound as i8;
        self.bounds[slot] = if reached {
            (board, least.max(bound), most)
        } else {
            (board, least, most.min(bound - 1))
        };
        reached
    }

    /// Whether the move leads to this result exactly.
    pub fn is_worth(&mut self, board: Discs, square: u64, score: i32) -> bool {
        self.is_at_most(board, square, score) && !self.is_at_most(board, square, score - 1)
    }

    /// Whether the move leads to this result at most.
    pub fn is_at_most(&mut self, board: Discs, square: u64, score: i32) -> bool {
        assert!(board.moves() & square != 0, "not a legal move");
        self.reaches(board.played(square), -score)
    }

    /// The result with best play.
    pub fn score(&mut self, board: Discs) -> i32 {
        // Between what is reached and what is not.
        let (mut reached, mut missed) = (-64, 65);
        while missed - reached > 1 {
            let middle = i32::midpoint(reached, missed);
            if self.reaches(board, middle) {
                reached = middle;
            } else {
                missed = middle;
            }
        }
        reached
    }
}
