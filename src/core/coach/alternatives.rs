//! What else could have been played, and what it was worth: what reasons are tested by.

use super::analyst::Analyst;
use super::quality::Quality;
use crate::engine::search::Value;
use crate::rules::{Bitboard, Position, Square};

/// The alternatives at a move: what the other moves and the other replies lead to, in discs for who makes the
/// move, by searches that look equally far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Alternatives {
    /// Every legal move.
    pub moves: Vec<Value>,
    /// Every reply to the move.
    pub replies: Vec<Value>,
    /// What it would lead to if the other side had to pass then; `None` where the game would be over.
    pub passed: Option<i32>,
}

/// How far the alternatives are looked into: what separates them shows soon, or else a little later.
const DEPTHS: [u32; 2] = [8, 12];
/// Empty squares from which on they are counted out.
const EXACT_EMPTIES: u32 = 12;

impl Alternatives {
    /// The alternatives at a move of a position that loses so many discs, looked into until half of the loss is to
    /// be seen, no deeper than in this quality.
    pub fn of(
        analyst: &Analyst,
        position: &Position,
        square: Square,
        loss: i32,
        quality: Quality,
    ) -> Self {
        let mut found = Self::default();
        for depth in DEPTHS {
            let quality = Quality {
                depth: quality.depth.min(depth),
                exact_empties: quality.exact_empties.min(EXACT_EMPTIES),
            };
            let moves = analyst.each(position, quality, analyst.stop, &mut |_| {});
            let moves = moves.map(|found| found.moves).unwrap_or_default();
            found = Self { moves, ..Self::after(analyst, position, square, quality) };
            let worth = |value: &Value| (value.square == square).then_some(value.score);
            let made = found.moves.iter().find_map(worth);
            let seen = found.best_of(|_| true).zip(made).map_or(0, |(best, made)| best - made);
            if 2 * seen >= loss {
                break;
            }
        }
        found
    }

    /// What could be replied to a move.
    pub fn after(analyst: &Analyst, position: &Position, square: Square, quality: Quality) -> Self {
        let shorter = Quality { depth: quality.depth.saturating_sub(1).max(1), ..quality };
        let replies = analyst.each_reply(position, square, shorter);
        let passed = position.play(square).ok().and_then(|after| {
            let best = analyst.best(&after.pass(), shorter, analyst.stop);
            best.map(|(line, _)| line.score)
        });
        Self { moves: Vec::new(), replies, passed }
    }

    /// How much better the move would be if the other side could not reply on these squares; where no other
    /// reply is left, if they had to pass.
    pub fn without_replies(&self, squares: Bitboard) -> Option<i32> {
        let worst = self.replies.iter().map(|it| it.score).min()?;
        let left = self.replies.iter().filter(|it| !squares.contains(it.square));
        let then = left.map(|it| it.score).min().or(self.passed)?;
        Some((then - worst).max(0))
    }

    /// The only good reply: after any other the move would lead to so many discs more, or more still.
    pub fn only_reply(&self, discs: i32) -> Option<Square> {
        let worst = self.replies.iter().min_by_key(|it| it.score)?;
        let others = self.replies.iter().filter(|it| it.square != worst.square);
        let next = others.map(|it| it.score).min()?;
        (next >= worst.score + discs).then_some(worst.square)
    }

    /// How much better the move would be if the other side had to pass once: if the tempo were the other way.
    pub fn with_a_tempo(&self) -> Option<i32> {
        let worst = self.replies.iter().map(|it| it.score).min()?;
        self.passed.map(|passed| (passed - worst).max(0))
    }

    /// What the best of these moves leads to.
    pub fn best_of(&self, is_one: impl Fn(Square) -> bool) -> Option<i32> {
        self.moves.iter().filter(|it| is_one(it.square)).map(|it| it.score).max()
    }
}
