//! Alternatives to a move, by which reasons are tested.

use super::analyst::Analyst;
use super::lines::Line;
use super::search_goal::SearchGoal;
use crate::engine::search::Value;
use crate::rules::{Bitboard, Position, Square};
use serde::{Deserialize, Serialize};

/// Values of other moves and replies, in discs for the side that moves, by searches of equal depth.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alternatives {
    pub moves: Vec<Value>,
    pub replies: Vec<Value>,
    /// Values of the side's next moves after the best move and the expected reply; empty if that is unknown.
    pub sequels: Vec<Value>,
    /// Values of the side's answers to the expected reply, had the best move been played; empty if that is impossible
    /// then, or if the loss does not depend on the reply.
    pub answers: Vec<Value>,
    /// Value of the move if the opponent then had to pass; `None` if the game would be over.
    pub passed: Option<i32>,
}

/// Search depths in plies; the second is searched if the first shows less than half of the loss.
const DEPTHS: [u32; 2] = [8, 12];
/// Largest number of empty squares at which alternatives are solved.
const EXACT_EMPTIES: u32 = 12;
/// Least share of the loss, in percent, that has to depend on a reply whose answers are searched.
const DECISIVE: i32 = 40;

impl Alternatives {
    /// Alternatives to a move that is worse than the best one, searched at increasing depths, at most that of `goal`,
    /// until half of the loss is visible.
    pub fn of(
        analyst: &Analyst,
        position: &Position,
        [made, best]: [&Line; 2],
        goal: SearchGoal,
    ) -> Self {
        let (square, loss) = (made.square, best.score - made.score);
        let mut found = Self::default();
        for depth in DEPTHS {
            let goal = SearchGoal {
                depth: goal.depth.min(depth),
                exact_empties: goal.exact_empties.min(EXACT_EMPTIES),
            };
            let moves = analyst.each(position, goal, analyst.stop, &mut |_| {});
            let moves = moves.map(|found| found.moves).unwrap_or_default();
            let sequels = sequels(analyst, position, best, goal);
            found = Self { moves, sequels, ..Self::after(analyst, position, square, goal) };
            if let Some(&reply) = made.replies.first()
                && let Some(gain) = found.without_replies(Bitboard::of(reply))
                && 100 * gain >= DECISIVE * loss
            {
                found.answers = next_moves(analyst, position, [best.square, reply], goal);
            }
            let made = score_of(&found.moves, square);
            let seen = found.best_of(|_| true).zip(made).map_or(0, |(best, made)| best - made);
            if 2 * seen >= loss {
                break;
            }
        }
        found
    }

    pub fn after(analyst: &Analyst, position: &Position, square: Square, goal: SearchGoal) -> Self {
        let shorter = SearchGoal { depth: goal.depth.saturating_sub(1).max(1), ..goal };
        let replies = analyst.each_reply(position, square, shorter);
        let passed = position.play(square).ok().and_then(|after| {
            let best = analyst.best(&after.pass(), shorter, analyst.stop);
            best.map(|(line, _)| line.score)
        });
        Self { replies, passed, ..Self::default() }
    }

    /// Gain if the opponent could not reply on these squares; with no reply left, if they had to pass.
    pub fn without_replies(&self, squares: Bitboard) -> Option<i32> {
        let worst = self.replies.iter().map(|it| it.score).min()?;
        let left = self.replies.iter().filter(|it| !squares.contains(it.square));
        let then = left.map(|it| it.score).min().or(self.passed)?;
        Some((then - worst).max(0))
    }

    /// Worth of a reply to the opponent beside their median reply.
    pub fn wanted(&self, reply: Square) -> Option<i32> {
        let mut scores: Vec<i32> = self.replies.iter().map(|it| it.score).collect();
        scores.sort_unstable();
        let median = scores.get(scores.len() / 2)?;
        Some((median - score_of(&self.replies, reply)?).max(0))
    }

    /// Gain if the opponent had to pass once: the value of the tempo.
    pub fn with_a_tempo(&self) -> Option<i32> {
        let worst = self.replies.iter().map(|it| it.score).min()?;
        self.passed.map(|passed| (passed - worst).max(0))
    }

    /// Discs that a move would lose now; `None` if it is no legal move.
    pub fn cost_of(&self, square: Square) -> Option<u32> {
        let now = score_of(&self.moves, square)?;
        Some(self.best_of(|_| true)?.abs_diff(now))
    }

    /// Discs by which a move is behind a better one.
    pub fn cost_beside(&self, square: Square, better: Square) -> Option<i32> {
        Some(score_of(&self.moves, better)? - score_of(&self.moves, square)?)
    }

    /// Value of this sequel to the best move beside the others.
    pub fn without_sequel(&self, square: Square) -> Option<i32> {
        without(&self.sequels, Bitboard::of(square))
    }

    /// Gain if the move came after the best move and the reply to it.
    pub fn later(&self, square: Square) -> Option<i32> {
        Some((score_of(&self.sequels, square)? - score_of(&self.moves, square)?).max(0))
    }

    /// Value of these answers beside the others.
    pub fn without_answers(&self, squares: Bitboard) -> Option<i32> {
        without(&self.answers, squares)
    }

    /// Best value of the matching moves.
    pub fn best_of(&self, is_one: impl Fn(Square) -> bool) -> Option<i32> {
        self.moves.iter().filter(|it| is_one(it.square)).map(|it| it.score).max()
    }
}

/// Score of a move, if it is among these.
pub fn score_of(moves: &[Value], square: Square) -> Option<i32> {
    moves.iter().find(|it| it.square == square).map(|it| it.score)
}

/// Value of the best of these moves beside the best of the others.
fn without(moves: &[Value], squares: Bitboard) -> Option<i32> {
    let best = moves.iter().map(|it| it.score).max()?;
    let others = moves.iter().filter(|it| !squares.contains(it.square));
    Some((best - others.map(|it| it.score).max()?).max(0))
}

/// Values of the side's next moves after a move and the first reply of its line; empty after a pass.
pub fn sequels(
    analyst: &Analyst,
    position: &Position,
    line: &Line,
    goal: SearchGoal,
) -> Vec<Value> {
    let reply = line.replies.first();
    let moves = reply.map(|&reply| next_moves(analyst, position, [line.square, reply], goal));
    moves.unwrap_or_default()
}

/// Values of the side's moves after a move and a reply; empty if one of them is illegal.
fn next_moves(
    analyst: &Analyst,
    position: &Position,
    [square, reply]: [Square; 2],
    goal: SearchGoal,
) -> Vec<Value> {
    let Ok(then) = position.play(square).and_then(|after| after.play(reply)) else {
        return Vec::new();
    };
    let shorter = SearchGoal { depth: goal.depth.saturating_sub(2).max(1), ..goal };
    let found = analyst.each(&then, shorter, analyst.stop, &mut |_| {});
    found.map(|found| found.moves).unwrap_or_default()
}
