//! Searches of a review, move by move.

use super::alternatives::Alternatives;
use super::analyst::Analyst;
use super::move_review::{Findings, MoveReview};
use super::review::Review;
use super::search_goal::SearchGoal;
use crate::engine::search::TranspositionTable;
use crate::engine::{Resources, Stop};
use crate::rules::Game;

/// Memory for the glance, in MiB.
const GLANCE_MEBIBYTES: usize = 4;

/// A result of a review step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The whole game at a glance.
    Glance(Review),
    /// A move judged in full.
    MoveReview(Box<MoveReview>),
}

/// Review in steps, between which other tasks can use the processor: all moves at a glance ([`SearchGoal::COARSE`]),
/// then each of them thoroughly, the last one first.
///
/// ```
/// use outflank_core::coach::{SearchGoal, ReviewCourse, Step};
/// use outflank_core::engine::search::TranspositionTable;
/// use outflank_core::engine::{Resources, Stop};
/// use outflank_core::rules::{Color, Variant, transcript};
///
/// let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal moves");
/// let mut course = ReviewCourse::new(game, SearchGoal::new(4, 6));
/// let (resources, table, stop) = (Resources::default(), TranspositionTable::new(1), Stop::default());
/// let mut steps = Vec::new();
/// while !course.is_over() {
///     steps.extend(course.advance(&resources, &table, &stop));
/// }
/// assert!(matches!(steps[0], Step::Glance(_)));
/// assert_eq!(steps.len(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct ReviewCourse {
    game: Game,
    goal: SearchGoal,
    /// Plies still to judge in this pass.
    left: usize,
    /// The glance so far; `None` once returned.
    glance: Option<Review>,
}

impl ReviewCourse {
    pub fn new(game: Game, goal: SearchGoal) -> Self {
        let left = game.played().len();
        Self { game, goal, left, glance: Some(Review::default()) }
    }

    /// A review without the glance.
    pub fn thorough(game: Game, goal: SearchGoal) -> Self {
        Self { glance: None, ..Self::new(game, goal) }
    }

    pub const fn is_over(&self) -> bool {
        self.left == 0 && self.glance.is_none()
    }

    /// Memory for the next step in MiB, at most `most`.
    pub fn mebibytes(&self, most: usize) -> usize {
        if self.glance.is_some() { most.min(GLANCE_MEBIBYTES) } else { most }
    }

    /// Judges the next move with one thread, for repeatable results, and returns the step it completes: `None` within
    /// the glance, or if interrupted; the next call judges an interrupted move again. All calls of a pass need the same
    /// table.
    pub fn advance(
        &mut self,
        resources: &Resources,
        table: &TranspositionTable,
        stop: &Stop,
    ) -> Option<Step> {
        let resources = &Resources { threads: 1, ..resources.clone() };
        self.advance_within(resources, table, stop, &stop.part())
    }

    /// As [`Self::advance`], with all threads of the resources; `in_time` ends the search for the best move.
    fn advance_within(
        &mut self,
        resources: &Resources,
        table: &TranspositionTable,
        stop: &Stop,
        in_time: &Stop,
    ) -> Option<Step> {
        let (game, variant) = (&self.game, self.game.variant());
        let analyst = Analyst { variant, resources, table, stop };
        let goal = if self.glance.is_some() { SearchGoal::COARSE } else { self.goal };
        let mut reviewed = None;
        if let Some(ply) = judgeable(game, self.left) {
            reviewed = judge(&analyst, game, ply, goal, in_time);
            if stop.is_stopped() {
                return None;
            }
            self.left = ply;
        } else {
            self.left = 0;
        }
        let Some(review) = &mut self.glance else {
            return reviewed.map(Box::new).map(Step::MoveReview);
        };
        review.moves.extend(reviewed);
        if judgeable(game, self.left).is_some() {
            return None;
        }
        self.left = game.played().len();
        let mut glance = self.glance.take().unwrap_or_default();
        glance.moves.reverse();
        Some(Step::Glance(glance))
    }
}

/// Last judgeable ply among the first `plies`: a placement that flips.
fn judgeable(game: &Game, plies: usize) -> Option<usize> {
    (0..plies).rev().find(|&ply| {
        let is_placing = game.variant().is_placing(&game.positions()[ply]);
        !is_placing && game.played()[ply].square().is_some()
    })
}

/// Reviews a game in two passes: at a glance ([`SearchGoal::COARSE`]), then in this quality.
pub fn run_course(
    game: &Game,
    goal: SearchGoal,
    resources: &Resources,
    stop: &Stop,
    on_step: &mut dyn FnMut(Step),
) {
    let mut course = ReviewCourse::new(game.clone(), goal);
    let mut table = TranspositionTable::new(course.mebibytes(resources.mebibytes));
    while !course.is_over() && !stop.is_stopped() {
        let Some(done) = course.advance(resources, &table, stop) else { continue };
        if matches!(done, Step::Glance(_)) {
            table = TranspositionTable::new(course.mebibytes(resources.mebibytes));
        }
        on_step(done);
    }
}

/// Reviews a whole game, with one thread; the result is repeatable. [`review_while`] can be watched and stopped.
///
/// ```
/// use outflank_core::coach::{SearchGoal, review};
/// use outflank_core::rules::{Color, Variant, transcript};
///
/// let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal moves");
/// let review = review(&game, SearchGoal::new(4, 6));
/// assert_eq!(review.moves.len(), 3);
/// assert!(review.moves.iter().all(|reviewed| reviewed.loss() >= 0));
/// ```
pub fn review(game: &Game, goal: SearchGoal) -> Review {
    let (resources, stop) = (Resources::default(), Stop::default());
    review_while(game, goal, &resources, &stop, &mut || stop.part(), &mut |_| true)
}

/// Judges every move, the last one first, because results of later moves help the searches of earlier ones. `in_time`
/// returns the flag that ends a search for the best move, `stop` ends the review; `on_judged` receives each move, and
/// returns whether to continue.
pub fn review_while(
    game: &Game,
    goal: SearchGoal,
    resources: &Resources,
    stop: &Stop,
    in_time: &mut dyn FnMut() -> Stop,
    on_judged: &mut dyn FnMut(&MoveReview) -> bool,
) -> Review {
    let table = TranspositionTable::new(resources.mebibytes);
    let mut course = ReviewCourse::thorough(game.clone(), goal);
    let mut review = Review::default();
    while !course.is_over() && !stop.is_stopped() {
        let done = course.advance_within(resources, &table, stop, &in_time());
        let Some(Step::MoveReview(reviewed)) = done else { continue };
        let goes_on = on_judged(&reviewed);
        review.moves.push(*reviewed);
        if !goes_on {
            break;
        }
    }
    review.moves.reverse();
    review
}

/// Judges one move; `None` if stopped before a result.
fn judge(
    analyst: &Analyst,
    game: &Game,
    ply: usize,
    goal: SearchGoal,
    in_time: &Stop,
) -> Option<MoveReview> {
    let position = game.positions().get(ply)?;
    let square = game.played().get(ply)?.square()?;
    let (best, reach) = analyst.best(position, goal, in_time)?;
    let made = if square == best.square {
        best.clone()
    } else {
        analyst.line(position, square, &best, reach)
    };
    // A move that beats the best one found becomes the best.
    let best = if made.score > best.score && !best.exact { made.clone() } else { best };
    let loss = best.score - made.score;
    let alternatives =
        (loss > 0).then(|| Alternatives::of(analyst, position, [&made, &best], goal));
    MoveReview::of(game, ply, Findings { made, best, depth: reach.depth, alternatives })
}
