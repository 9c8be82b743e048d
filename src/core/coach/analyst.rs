//! The searches of the coach: every position is looked at from the same one of its eight sides, so that equals
//! are found equal.

use super::lines::{Line, line_as};
use super::quality::Quality;
use crate::engine::search::{TranspositionTable, Value, Values, search, values};
use crate::engine::{Random, Report, Resources, Stop};
use crate::rules::symmetry::same_as;
use crate::rules::{CanonicalImage, Position, Square, Variant};
use rand::SeedableRng as _;

/// The reach of a search: how far a move was looked into.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Plies.
    pub depth: u32,
    /// To the end, leaving nothing out.
    pub exact: bool,
}

impl Reach {
    /// The quality of a search of what comes after so deep a look at a move.
    fn after_the_move(self) -> Quality {
        if self.exact {
            Quality::UNBOUNDED
        } else {
            Quality { depth: self.depth.saturating_sub(1).max(1), exact_empties: 0 }
        }
    }
}

/// The analyst: what the coach searches with. One is for one set of rules.
#[derive(Clone, Copy)]
pub struct Analyst<'a> {
    /// The rules.
    pub variant: Variant,
    /// Weights and threads.
    pub resources: &'a Resources,
    /// What is remembered.
    pub table: &'a TranspositionTable,
    /// Ends everything.
    pub stop: &'a Stop,
}

impl Analyst<'_> {
    /// The best move of a position with its line, and how far that was looked into. `None` where there is no
    /// move, or no time for a look.
    pub fn best(
        &self,
        position: &Position,
        quality: Quality,
        in_time: &Stop,
    ) -> Option<(Line, Reach)> {
        let turned = CanonicalImage::of(position);
        let report = self.search(turned.position, quality, in_time)?;
        let (&square, replies) = report.principal_variation.split_first()?;
        let (score, exact) = (report.score, report.exact);
        let (square, replies) = (turned.back(square), turned.line_back(replies));
        Some((Line { square, replies, score, exact }, Reach { depth: report.depth, exact }))
    }

    fn search(&self, position: Position, quality: Quality, stop: &Stop) -> Option<Report> {
        let task = quality.task(position, self.variant, self.resources);
        search(task, self.table, &mut Random::seed_from_u64(0), stop, &mut |_| {})
    }

    /// What a move of a position leads to, looked into as far as the best one was, which is `best`. Moves that
    /// are the same but for the way one looks at the board have the same line.
    pub fn line(&self, position: &Position, square: Square, best: &Line, reach: Reach) -> Line {
        line_as(position, best, square).unwrap_or_else(|| self.line_of(position, square, reach))
    }

    /// What a move leads to. It is legal.
    fn line_of(&self, position: &Position, square: Square, reach: Reach) -> Line {
        if let Some((score, exact, replies)) = self.follow(position, square, reach) {
            return Line { square, score: -score, exact, replies };
        }
        let after = position.play(square).expect("it is legal");
        let difference = self.variant.margin(&after);
        Line { square, score: -difference, exact: true, replies: Vec::new() }
    }

    /// What is expected to follow a move, looked at one ply less far than the move was, most of it remembered:
    /// the score of the side that would be to move, whether that is proven, and the plies. `None` where the
    /// game is over then.
    fn follow(
        &self,
        position: &Position,
        square: Square,
        reach: Reach,
    ) -> Option<(i32, bool, Vec<Square>)> {
        let (mover, passes) = self.after(position, square)?;
        let turned = CanonicalImage::of(&mover);
        let report = self.search(turned.position, reach.after_the_move(), self.stop)?;
        let score = if passes { -report.score } else { report.score };
        Some((score, report.exact, turned.line_back(&report.principal_variation)))
    }

    /// The position after a move, seen by who is to move then, and whether the other side had to pass; `None` where
    /// the game is over.
    fn after(&self, position: &Position, square: Square) -> Option<(Position, bool)> {
        let after = position.play(square).ok()?;
        let passes = self.variant.passes && after.legal_moves().is_empty();
        let mover = if passes { after.pass() } else { after };
        (!mover.legal_moves().is_empty()).then_some((mover, passes))
    }

    /// What is expected to follow a move of which the score is known.
    pub fn replies(&self, position: &Position, square: Square, reach: Reach) -> Vec<Square> {
        self.follow(position, square, reach).map(|(_, _, replies)| replies).unwrap_or_default()
    }

    /// Every move of a position with its score, the best first; deeper and deeper, and `on_values` is told after
    /// each step. Moves that are the same have the same score. `None` where there is no move, or no time.
    pub fn each(
        &self,
        position: &Position,
        quality: Quality,
        in_time: &Stop,
        on_values: &mut dyn FnMut(Values),
    ) -> Option<Values> {
        let turned = CanonicalImage::of(position);
        let task = quality.task(turned.position, self.variant, self.resources);
        let back = |found: &Values| alike(position, &turned, found);
        let found =
            values(task, self.table, in_time, &mut |found: &Values| on_values(back(found)))?;
        Some(back(&found))
    }

    /// What every reply to a move is worth to who made the move, the worst for them first.
    pub fn each_reply(&self, position: &Position, square: Square, quality: Quality) -> Vec<Value> {
        let Ok(after) = position.play(square) else { return Vec::new() };
        let found = self.each(&after, quality, self.stop, &mut |_| {});
        let moves = found.map(|found| found.moves).unwrap_or_default();
        moves.into_iter().map(|it| Value { score: -it.score, ..it }).collect()
    }
}

/// What was found of the canonical image, as the position was asked about: each of several moves that are the same
/// has the score of the one that was found first.
fn alike(position: &Position, turned: &CanonicalImage, found: &Values) -> Values {
    let mut known: Vec<(Square, i32)> = Vec::new();
    let mut moves: Vec<Value> = Vec::new();
    for value in &found.moves {
        let square = turned.back(value.square);
        let same = same_as(position, square);
        let before = known.iter().find(|(other, _)| *other == same).map(|&(_, score)| score);
        known.push((same, value.score));
        moves.push(Value { square, score: before.unwrap_or(value.score) });
    }
    moves.sort_by_key(|value| -value.score);
    Values { moves, ..found.clone() }
}
