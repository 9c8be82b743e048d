//! What every move of a position is worth, and why.

use super::lines::Line;
use super::select::{Reason, reasons};
use crate::engine::search::{Task, TranspositionTable, Values, search, values};
use crate::engine::{Random, Report, Resources, Stop};
use crate::rules::{Color, Game, Position, Square, Turn, Variant};
use crate::words::say;
use rand::SeedableRng as _;

/// The quality of advice: how far the coach looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quality {
    /// Plies ahead where the end is out of reach.
    pub depth: u32,
    /// Empty squares from which on results are exact.
    pub exact_empties: u32,
}

impl Quality {
    /// Fit for grading: good judgement before, and no doubt in the last twenty-two squares.
    pub const GRADING: Self = Self { depth: 16, exact_empties: 22 };
    /// A first look at a game.
    pub const COARSE: Self = Self { depth: 5, exact_empties: 10 };

    /// As far as there is time.
    pub const UNBOUNDED: Self = Self { depth: Square::COUNT, exact_empties: Square::COUNT };

    /// What goes with a level's number, 1 to 10: deeper and deeper, a review in seconds at the lowest
    /// and in minutes at the highest.
    pub fn of_level(level: u8) -> Self {
        let level = u32::from(level.clamp(1, 10));
        Self { depth: 4 + level, exact_empties: 8 + 3 * level / 2 }
    }

    /// The task of searching a position so far.
    pub(super) fn task(
        self,
        position: Position,
        variant: Variant,
        resources: &Resources,
    ) -> Task<'_> {
        Task {
            depth: self.depth,
            exact_empties: self.exact_empties,
            weights: &resources.weights,
            threads: resources.threads,
            ..Task::to_the_end(position, variant)
        }
    }
}

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
}

impl Question {
    /// The question of who is to place a disc now; `None` where nobody is, and in a game that the coach
    /// does not know.
    pub fn of(game: &Game, quality: Quality) -> Option<Self> {
        let Turn::Place(side) = game.turn() else { return None };
        let variant = game.variant();
        let is_known = variant.flips();
        is_known.then(|| Self { position: *game.position(), side, variant, quality })
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
    /// Every legal move, best first.
    pub moves: Vec<Advised>,
}

impl Advice {
    /// What is said of one move.
    pub fn on(&self, square: Square) -> Option<&Advised> {
        self.moves.iter().find(|advised| advised.line.square == square)
    }

    /// How sure the figures are: `exact`, or how far the search has looked.
    pub fn how_sure(&self) -> String {
        how_sure(self.exact, self.depth)
    }
}

/// How sure a figure is.
pub(super) fn how_sure(is_exact: bool, depth: u32) -> String {
    if is_exact { say!("sure-exact") } else { say!("sure-depth", depth = depth) }
}

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
    let resources = &Resources { threads: 1, ..resources.clone() };
    let task = quality.task(position, variant, resources);
    let explain = |found: &Values| explain(question, found, resources, table, stop);
    let Some(tell) = on_advice else {
        return explain(&values(task, table, in_time, &mut |_| {})?);
    };
    let mut last = None;
    values(task, table, in_time, &mut |found| {
        if let Some(advice) = explain(found).filter(|_| !stop.is_stopped()) {
            last = Some(advice.clone());
            tell(advice);
        }
    });
    last
}

/// The reasons for what was found.
fn explain(
    question: Question,
    found: &Values,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Option<Advice> {
    let Question { position, side, variant, .. } = question;
    let reach = Reach { depth: found.depth, exact: found.exact };
    let line = |square: Square, score: i32| {
        let report = follow(position, square, variant, reach, resources, table, stop);
        let replies = report.map(|report| report.principal_variation).unwrap_or_default();
        Line { square, replies, score, exact: found.exact }
    };
    let lines: Vec<Line> =
        found.moves.iter().map(|value| line(value.square, value.score)).collect();
    let best = lines.first()?.clone();
    let moves = lines.into_iter().map(|line| {
        let reasons = reasons(position, side, variant, &line, &best);
        Advised { line, reasons }
    });
    Some(Advice { side, depth: found.depth, exact: found.exact, moves: moves.collect() })
}

/// The reach of a search: how far a move was looked into.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Plies.
    pub depth: u32,
    /// To the end, leaving nothing out.
    pub exact: bool,
}

/// What is expected to follow a move, looked at one ply less far than the move was: most of it is
/// remembered in the table. `None` where the game is over then.
pub(super) fn follow(
    position: Position,
    square: Square,
    variant: Variant,
    reach: Reach,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Option<Report> {
    let after = position.play(square).ok()?;
    let passes = variant.passes && after.legal_moves().is_empty();
    let mover = if passes { after.pass() } else { after };
    if mover.legal_moves().is_empty() {
        return None;
    }
    let quality = if reach.exact {
        Quality::UNBOUNDED
    } else {
        Quality { depth: reach.depth.saturating_sub(1).max(1), exact_empties: 0 }
    };
    let task = quality.task(mover, variant, resources);
    let report = search(task, table, &mut Random::seed_from_u64(0), stop, &mut |_| {})?;
    // Seen by the side that would have been to move.
    Some(if passes { Report { score: -report.score, ..report } } else { report })
}
