//! What every move of a position is worth, and why.

use super::alternatives::Alternatives;
use super::analyst::{Analyst, Reach};
use super::chance::Certainty;
use super::grade::Stakes;
use super::lines::Line;
use super::quality::{Means, Quality, how_sure};
use super::select::{Comparison, Reason, reasons};
use crate::engine::search::{TranspositionTable, Value, Values};
use crate::engine::{Resources, Stop};
use crate::rules::{Color, Game, Position, Square, Turn, Variant};

/// A position that advice is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// As who is to move sees it.
    pub position: Position,
    /// Who that is.
    pub side: Color,
    /// The rules: those of Reversi.
    pub variant: Variant,
    /// How far to look.
    pub quality: Quality,
    /// What to look with.
    pub means: Means,
}

impl Question {
    /// The question of who is to place a disc now; `None` where nobody is, and in a game that the coach
    /// does not know.
    pub fn of(game: &Game, quality: Quality) -> Option<Self> {
        let Turn::Place(side) = game.turn() else { return None };
        let variant = game.variant();
        let is_known = variant.is_classic() && !variant.is_placing(game.position());
        is_known.then(|| {
            let (position, means) = (*game.position(), Means::default());
            Self { position, side, variant, quality, means }
        })
    }
}

/// A move with its worth and its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// The move and what is expected to follow.
    pub line: Line,
    /// Why it leads there.
    pub reasons: Vec<Reason>,
}

/// The advice on a position: every move's value, best first, with reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Who is to move.
    pub side: Color,
    /// Plies looked ahead.
    pub depth: u32,
    /// Whether the scores are proven.
    pub exact: bool,
    /// Empty squares.
    pub empties: u32,
    /// Positions that were searched for it.
    pub nodes: u64,
    /// Every legal move, best first.
    pub moves: Vec<Advised>,
}

impl Advice {
    /// What is said of one move.
    pub fn on(&self, square: Square) -> Option<&Advised> {
        self.moves.iter().find(|advised| advised.line.square == square)
    }

    /// What is at stake with one of the moves.
    pub fn stakes(&self, advised: &Advised) -> Stakes {
        let made = advised.line.score;
        let best = self.moves.first().map_or(made, |best| best.line.score);
        let certainty = Certainty::new(self.exact, self.depth);
        Stakes { made, best, certainty, empties: self.empties }
    }

    /// How sure the figures are: `exact`, or how far the search has looked.
    pub fn how_sure(&self) -> String {
        how_sure(self.exact, self.depth)
    }
}

/// Plies from which on reasons are tested, and at which their tests stay: advice has to come at once.
const TESTED: u32 = 4;
const AT_ONCE: u32 = 5;

/// Advice on a position, deeper and deeper; `on_advice` is told after each step, unless nobody cares for
/// more than the last one. `in_time` ends the search, so that the best is said that was found by then, and
/// `stop` everything. `None` where there is no legal move, or where there was no time to look at anything.
pub fn advise(
    question: Question,
    resources: &Resources,
    table: &TranspositionTable,
    in_time: &Stop,
    stop: &Stop,
    on_advice: Option<&mut dyn FnMut(Advice)>,
) -> Option<Advice> {
    let Question { position, variant, quality, .. } = question;
    let resources = &Resources { threads: question.means.threads as usize, ..resources.clone() };
    let analyst = Analyst { variant, resources, table, stop };
    let explain = |found: &Values| explain(question, found, &analyst);
    let Some(tell) = on_advice else {
        return explain(&analyst.each(&position, quality, in_time, &mut |_| {})?);
    };
    let mut last = None;
    analyst.each(&position, quality, in_time, &mut |found| {
        if let Some(advice) = explain(&found).filter(|_| !stop.is_stopped()) {
            last = Some(advice.clone());
            tell(advice);
        }
    });
    last
}

/// The reasons for what was found.
fn explain(question: Question, found: &Values, analyst: &Analyst) -> Option<Advice> {
    let Question { position, side, variant, .. } = question;
    let reach = Reach { depth: found.depth, exact: found.exact };
    let line = |value: &Value| {
        let replies = analyst.replies(&position, value.square, reach);
        Line { square: value.square, replies, score: value.score, exact: found.exact }
    };
    let lines: Vec<Line> = found.moves.iter().map(line).collect();
    let best = lines.first()?.clone();
    let moves = lines.into_iter().map(|line| {
        // A few plies show too little for a test.
        let is_tested = line.score < best.score && found.depth >= TESTED;
        let alternatives = is_tested.then(|| {
            let quality = Quality { depth: found.depth.min(AT_ONCE), exact_empties: 0 };
            let after = Alternatives::after(analyst, &position, line.square, quality);
            Alternatives { moves: found.moves.clone(), ..after }
        });
        let (made, best, alternatives) = (&line, &best, alternatives.as_ref());
        let reasons = reasons(&Comparison { position, side, variant, made, best, alternatives });
        Advised { line, reasons }
    });
    let (depth, exact, empties) = (found.depth, found.exact, position.empties().len());
    let nodes = found.nodes;
    Some(Advice { side, depth, exact, empties, nodes, moves: moves.collect() })
}
