//! Perfect play by full search; among equal moves those are preferred that a careless opponent is likeliest to answer
//! wrongly.

use crate::rules::tictactoe::{filled, legal_moves, play};
use crate::rules::{Bitboard, Position, Square};
use std::collections::HashMap;

/// Value of a completed line; each ply until then subtracts one.
const WIN: i32 = 10;

/// Expected result of a sure win; its half is divisible by 8 * 6 * 4 * 2 and by 7 * 5 * 3, the products of the numbers
/// of replies, so that means are exact.
const CERTAIN: u32 = 80640;

/// Best moves by value (early wins, late losses), then by expected result against random replies.
pub fn perfect(position: &Position) -> Bitboard {
    let mut search = Minimax::default();
    let moves = search.moves_of_most_worth(position);
    let promises: Vec<(Square, u32)> =
        moves.squares().map(|square| (square, search.promise_after(position, square))).collect();
    let most = promises.iter().map(|&(_, promise)| promise).max();
    promises.iter().filter(|&&(_, promise)| Some(promise) == most).map(|&(at, _)| at).collect()
}

/// Outcome of a move with perfect play; late losses and early wins are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum PerfectOutcome {
    /// Loss after this many plies.
    Loss(i32),
    Draw,
    /// Win after this many plies, 1 for the move itself.
    Win(i32),
}

impl PerfectOutcome {
    const fn of(worth: i32) -> Self {
        let plies = WIN - worth.abs();
        match worth {
            0 => Self::Draw,
            1.. => Self::Win(plies),
            _ => Self::Loss(plies),
        }
    }

    /// Rank among outcomes; higher is better.
    const fn rank(self) -> i32 {
        match self {
            Self::Loss(plies) => plies - WIN - 1,
            Self::Draw => 0,
            Self::Win(plies) => WIN + 1 - plies,
        }
    }
}

impl PartialOrd for PerfectOutcome {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PerfectOutcome {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.rank().cmp(&other.rank())
    }
}

/// Legal moves with outcomes; empty if the game is over.
pub fn outcomes(position: &Position) -> Vec<(Square, PerfectOutcome)> {
    let mut search = Minimax::default();
    let moves = legal_moves(position).squares();
    moves.map(|square| (square, PerfectOutcome::of(search.worth_after(position, square)))).collect()
}

/// Minimax search with memory.
#[derive(Default)]
struct Minimax {
    worths: HashMap<Position, i32>,
    promises: HashMap<Position, u32>,
}

impl Minimax {
    /// Value with perfect play: [`WIN`] less the plies for a win, 0 for a draw, negative for a loss.
    fn worth(&mut self, position: &Position) -> i32 {
        if let Some(&known) = self.worths.get(position) {
            return known;
        }
        let moves = legal_moves(position);
        let worth = if is_lost(position) {
            -WIN
        } else {
            let best = moves.squares().map(|square| self.worth_after(position, square)).max();
            best.unwrap_or(0)
        };
        self.worths.insert(*position, worth);
        worth
    }

    fn worth_after(&mut self, position: &Position, square: Square) -> i32 {
        let worth = -self.worth(&after(position, square));
        worth - worth.signum()
    }

    fn moves_of_most_worth(&mut self, position: &Position) -> Bitboard {
        let moves = legal_moves(position);
        let most = moves.squares().map(|square| self.worth_after(position, square)).max();
        moves.squares().filter(|&square| Some(self.worth_after(position, square)) == most).collect()
    }

    /// Expected result for the side to move, 0 to [`CERTAIN`], if it plays best moves and the opponent random ones.
    fn promise(&mut self, position: &Position) -> u32 {
        if let Some(&known) = self.promises.get(position) {
            return known;
        }
        let moves = self.moves_of_most_worth(position);
        let promise = if is_lost(position) {
            0
        } else {
            let best = moves.squares().map(|square| self.promise_after(position, square)).max();
            best.unwrap_or(CERTAIN / 2)
        };
        self.promises.insert(*position, promise);
        promise
    }

    fn promise_after(&mut self, position: &Position, square: Square) -> u32 {
        let theirs = after(position, square);
        let replies = legal_moves(&theirs);
        if is_lost(&theirs) {
            return CERTAIN;
        }
        let all = replies.squares().map(|reply| self.promise(&after(&theirs, reply))).sum::<u32>();
        all.checked_div(replies.len()).unwrap_or(CERTAIN / 2)
    }
}

fn is_lost(position: &Position) -> bool {
    !filled(position.opponent()).is_empty()
}

fn after(position: &Position, square: Square) -> Position {
    play(position, square).expect("the square is one of the legal moves")
}
