//! Advice: values and reasons of all moves of a position.

use super::alternatives::{Alternatives, sequels};
use super::analyst::{Analyst, Reach};
use super::chance::SearchDepth;
use super::grade::Stakes;
use super::lines::Line;
use super::search_goal::{SearchBudget, SearchGoal};
use super::select::{Comparison, Reason, reasons};
use crate::engine::search::{TranspositionTable, Value, Values};
use crate::engine::{Resources, Stop};
use crate::rules::{Color, Game, Position, Square, Turn, Variant};
use serde::{Deserialize, Serialize};

/// A position to advise on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position, seen by the side to move.
    pub position: Position,
    pub side: Color,
    pub variant: Variant,
    pub goal: SearchGoal,
    pub budget: SearchBudget,
}

impl Question {
    /// Question about the side that is to place a disc; `None` if the game is over or the coach does not know the
    /// variant.
    pub fn of(game: &Game, goal: SearchGoal) -> Option<Self> {
        let Turn::Place(side) = game.turn() else { return None };
        let variant = game.variant();
        let is_known = variant.is_classic() && !variant.is_placing(game.position());
        is_known.then(|| {
            let (position, budget) = (*game.position(), SearchBudget::default());
            Self { position, side, variant, goal, budget }
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advised {
    /// The move with its expected line.
    pub line: Line,
    pub reasons: Vec<Reason>,
}

/// Values of all moves, best first, with reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    pub side: Color,
    /// Search depth in plies.
    pub depth: u32,
    pub exact: bool,
    pub empties: u32,
    pub nodes: u64,
    /// Legal moves, best first.
    pub moves: Vec<Advised>,
}

impl Advice {
    pub fn on(&self, square: Square) -> Option<&Advised> {
        self.moves.iter().find(|advised| advised.line.square == square)
    }

    pub fn stakes(&self, advised: &Advised) -> Stakes {
        let made = advised.line.score;
        let best = self.moves.first().map_or(made, |best| best.line.score);
        Stakes { made, best, certainty: self.certainty(), empties: self.empties }
    }

    pub const fn certainty(&self) -> SearchDepth {
        SearchDepth::new(self.exact, self.depth)
    }
}

/// Least search depth at which reasons are tested, and largest depth of the tests, in plies.
const TESTED: u32 = 4;
const AT_ONCE: u32 = 5;

/// Advice on a position by searches of increasing depth; `on_advice`, if given, receives the advice of each depth.
/// `in_time` ends the search with the best result so far, `stop` without a result. `None` without a legal move or a
/// result.
pub fn advise(
    question: Question,
    resources: &Resources,
    table: &TranspositionTable,
    in_time: &Stop,
    stop: &Stop,
    on_advice: Option<&mut dyn FnMut(Advice)>,
) -> Option<Advice> {
    let Question { position, variant, goal, .. } = question;
    let resources = &Resources { threads: question.budget.threads as usize, ..resources.clone() };
    let analyst = Analyst { variant, resources, table, stop };
    let explain = |found: &Values| explain(question, found, &analyst);
    let Some(notify) = on_advice else {
        return explain(&analyst.each(&position, goal, in_time, &mut |_| {})?);
    };
    let mut last = None;
    analyst.each(&position, goal, in_time, &mut |found| {
        if let Some(advice) = explain(&found).filter(|_| !stop.is_stopped()) {
            last = Some(advice.clone());
            notify(advice);
        }
    });
    last
}

/// Adds reasons to values.
fn explain(question: Question, found: &Values, analyst: &Analyst) -> Option<Advice> {
    let Question { position, side, variant, .. } = question;
    let reach = Reach { depth: found.depth, exact: found.exact };
    let line = |value: &Value| {
        let replies = analyst.replies(&position, value.square, reach);
        Line { square: value.square, replies, score: value.score, exact: found.exact }
    };
    let lines: Vec<Line> = found.moves.iter().map(line).collect();
    let (best, next) = (lines.first()?.clone(), lines.get(1).cloned());
    let goal = SearchGoal { depth: found.depth.min(AT_ONCE), exact_empties: 0 };
    // A shallower search is no basis for a test.
    let is_deep = found.depth >= TESTED;
    let sequels = if is_deep { sequels(analyst, &position, &best, goal) } else { Vec::new() };
    let moves = lines.into_iter().map(|line| {
        let is_tested = is_deep && line.score < best.score;
        let alternatives = is_tested.then(|| {
            let after = Alternatives::after(analyst, &position, line.square, goal);
            Alternatives { moves: found.moves.clone(), sequels: sequels.clone(), ..after }
        });
        let (made, best, alternatives) = (&line, &best, alternatives.as_ref());
        let next = next.as_ref().filter(|_| made.square == best.square);
        let asked = Comparison { position, side, variant, made, best, next, alternatives };
        let reasons = reasons(&asked);
        Advised { line, reasons }
    });
    let (depth, exact, empties) = (found.depth, found.exact, position.empties().len());
    let nodes = found.nodes;
    Some(Advice { side, depth, exact, empties, nodes, moves: moves.collect() })
}
