//! Variants of Reversi as a beginner would write them: the slow board, with walls where a smaller one ends. What the
//! variants are held against; it shares no code with them.

use super::slow::{self, Board};
use super::truth::count;
use std::collections::HashMap;

/// A position of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Walled {
    pub board: Board,
    /// `b'X'`, who is Black, or `b'O'`.
    pub side: u8,
    pub rules: WalledRules,
}

/// The rules that it is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WalledRules {
    pub size: usize,
    pub fewest: bool,
    pub overture: bool,
}

impl Walled {
    /// The start by the rules with this key.
    pub fn start(key: &str) -> Self {
        let size = match key {
            "6x6" => 6,
            "4x4" => 4,
            _ => 8,
        };
        let rules = WalledRules { size, fewest: key == "anti", overture: key == "overture" };
        let mut board = [[b'#'; 8]; 8];
        for row in &mut board[..size] {
            row[..size].fill(b'.');
        }
        if !rules.overture {
            let (low, high) = (size / 2 - 1, size / 2);
            (board[low][low], board[high][high]) = (b'O', b'O');
            (board[low][high], board[high][low]) = (b'X', b'X');
        }
        Self { board, side: b'X', rules }
    }

    pub fn other(&self) -> u8 {
        if self.side == b'X' { b'O' } else { b'X' }
    }

    fn is_placing(&self) -> bool {
        self.rules.overture && count(&self.board, b'X') + count(&self.board, b'O') < 4
    }

    /// Moves of the side to move, by row and column.
    pub fn moves(&self) -> Vec<(usize, usize)> {
        if !self.is_placing() {
            return slow::moves(&self.board, self.side);
        }
        let middle = [(3, 3), (3, 4), (4, 3), (4, 4)];
        let taken: Vec<_> = middle.into_iter().filter(|&(y, x)| self.board[y][x] != b'.').collect();
        let free = middle.into_iter().filter(|at| !taken.contains(at));
        match taken[..] {
            [(row, column)] => free.filter(|&(y, x)| y == row || x == column).collect(),
            _ => free.collect(),
        }
    }

    pub fn after(&self, (row, column): (usize, usize)) -> Self {
        let mut after = Self { side: self.other(), ..*self };
        if self.is_placing() {
            after.board[row][column] = self.side;
        } else {
            slow::play(&mut after.board, self.side, row, column);
        }
        after
    }

    pub fn passed(&self) -> Self {
        Self { side: self.other(), ..*self }
    }

    /// Discs of who is to move, less the other's.
    pub fn difference(&self) -> i32 {
        let of = |disc| i32::try_from(count(&self.board, disc)).expect("few");
        of(self.side) - of(self.other())
    }

    /// Final score for the side to move, where neither can move.
    pub fn margin(&self) -> i32 {
        let empty = i32::try_from(count(&self.board, b'.')).expect("few");
        let difference = self.difference();
        if self.rules.fewest { -difference } else { difference + difference.signum() * empty }
    }

    /// Paths of this many plies; a pass is a ply, and a game that is over is a path.
    pub fn paths(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves();
        if moves.is_empty() {
            let passed = self.passed();
            return if passed.moves().is_empty() { 1 } else { passed.paths(depth - 1) };
        }
        moves.into_iter().map(|at| self.after(at).paths(depth - 1)).sum()
    }

    /// Score for the side to move by full search; `worth` scores an end.
    pub fn value(&self, worth: &dyn Fn(&Self) -> i32, known: &mut HashMap<Self, i32>) -> i32 {
        if let Some(&value) = known.get(self) {
            return value;
        }
        let best = self.moves().into_iter().map(|at| -self.after(at).value(worth, known)).max();
        let value = best.unwrap_or_else(|| {
            let passed = self.passed();
            if passed.moves().is_empty() { worth(self) } else { -passed.value(worth, known) }
        });
        known.insert(*self, value);
        value
    }
}
