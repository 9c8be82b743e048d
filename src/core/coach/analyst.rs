//! Searches of the coach, on canonical positions, so that symmetric positions get equal values.

use super::lines::{Line, line_as};
use super::search_goal::SearchGoal;
use crate::engine::search::{TranspositionTable, Value, Values, search, values};
use crate::engine::{Random, Report, Resources, Stop};
use crate::rules::symmetry::same_as;
use crate::rules::{CanonicalImage, Position, Square, Variant};
use rand::SeedableRng as _;

/// Depth of a search.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    pub depth: u32,
    /// To the end, without selectivity.
    pub exact: bool,
}

impl Reach {
    /// Search goal after a move that was searched to this depth: one ply less, or to the end if exact.
    fn after_the_move(self) -> SearchGoal {
        if self.exact {
            SearchGoal::UNBOUNDED
        } else {
            SearchGoal { depth: self.depth.saturating_sub(1).max(1), exact_empties: 0 }
        }
    }
}

/// Resources of the coach's searches, for one variant.
#[derive(Clone, Copy)]
pub struct Analyst<'a> {
    pub variant: Variant,
    /// Weights and threads.
    pub resources: &'a Resources,
    pub table: &'a TranspositionTable,
    pub stop: &'a Stop,
}

impl Analyst<'_> {
    /// Best move with its line, and the depth; `None` without a move or a result.
    pub fn best(
        &self,
        position: &Position,
        goal: SearchGoal,
        in_time: &Stop,
    ) -> Option<(Line, Reach)> {
        let turned = CanonicalImage::of(position);
        let report = self.search(turned.position, goal, in_time)?;
        let (&square, replies) = report.principal_variation.split_first()?;
        let (score, exact) = (report.score, report.exact);
        let (square, replies) = (turned.back(square), turned.line_back(replies));
        Some((Line { square, replies, score, exact }, Reach { depth: report.depth, exact }))
    }

    fn search(&self, position: Position, goal: SearchGoal, stop: &Stop) -> Option<Report> {
        let task = goal.task(position, self.variant, self.resources);
        search(task, self.table, &mut Random::seed_from_u64(0), stop, &mut |_| {})
    }

    /// Line of a move, searched as deep as that of the best move. Symmetric moves have the same line.
    pub fn line(&self, position: &Position, square: Square, best: &Line, reach: Reach) -> Line {
        line_as(position, best, square).unwrap_or_else(|| self.line_of(position, square, reach))
    }

    /// Line of a legal move.
    fn line_of(&self, position: &Position, square: Square, reach: Reach) -> Line {
        if let Some((score, exact, replies)) = self.follow(position, square, reach) {
            return Line { square, score: -score, exact, replies };
        }
        let after = position.play(square).expect("it is legal");
        let difference = self.variant.margin(&after);
        Line { square, score: -difference, exact: true, replies: Vec::new() }
    }

    /// Score for the opponent after a move, whether it is exact, and the expected line, searched one ply less than the
    /// move, mostly from the table. `None` if the game is over or the search has no result.
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

    /// Position after a move for the next side to move, and whether the opponent passed; `None` if the game is over.
    fn after(&self, position: &Position, square: Square) -> Option<(Position, bool)> {
        let after = position.play(square).ok()?;
        let passes = self.variant.passes && after.legal_moves().is_empty();
        let mover = if passes { after.pass() } else { after };
        (!mover.legal_moves().is_empty()).then_some((mover, passes))
    }

    /// Expected line after a move of known score.
    pub fn replies(&self, position: &Position, square: Square, reach: Reach) -> Vec<Square> {
        self.follow(position, square, reach).map(|(_, _, replies)| replies).unwrap_or_default()
    }

    /// Values of all moves, best first, deeper and deeper; `on_values` receives each step. Symmetric moves have equal
    /// values. `None` without a move or a result.
    pub fn each(
        &self,
        position: &Position,
        goal: SearchGoal,
        in_time: &Stop,
        on_values: &mut dyn FnMut(Values),
    ) -> Option<Values> {
        let turned = CanonicalImage::of(position);
        let task = goal.task(turned.position, self.variant, self.resources);
        let back = |found: &Values| alike(position, &turned, found);
        let found =
            values(task, self.table, in_time, &mut |found: &Values| on_values(back(found)))?;
        Some(back(&found))
    }

    /// Values of all replies for the side that moved, worst first.
    pub fn each_reply(&self, position: &Position, square: Square, goal: SearchGoal) -> Vec<Value> {
        let Ok(after) = position.play(square) else { return Vec::new() };
        let found = self.each(&after, goal, self.stop, &mut |_| {});
        let moves = found.map(|found| found.moves).unwrap_or_default();
        moves.into_iter().map(|it| Value { score: -it.score, ..it }).collect()
    }
}

/// Values of a canonical position for the original; symmetric moves get the value of the first.
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
