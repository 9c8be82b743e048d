//! Search of variants without trained evaluation: other goals, smaller boards.
//!
//! Iterative deepening over a principal variation search with a transposition table, without forward pruning: results
//! of endings are proven.

use super::candidates::{Candidate, Candidates, Turns};
use super::score::{MIN_SCORE, Stopped};
use super::selectivity::Selectivity;
use super::steps::move_to_front;
use super::task::Task;
use super::transposition::{Bounds, TranspositionTable};
use super::value::{Value, Values};
use crate::engine::evaluation::HandcraftedEvaluation;
use crate::engine::random::Random;
use crate::engine::request::Report;
use crate::engine::stop::Stop;
use crate::rules::kernel::{Kernel, KernelTask, Work, fastest};
use crate::rules::{Bitboard, Position, Square, Variant};
use rand::seq::SliceRandom as _;

/// Kind of search.
enum SearchMode<'a> {
    Best(&'a mut Random, &'a mut dyn FnMut(&Report)),
    /// Values of all moves, with reports.
    Every(&'a mut dyn FnMut(&Values)),
}

/// As [`super::search`], for any variant with flips.
pub fn search(
    task: &Task<'_>,
    table: &TranspositionTable,
    random: &mut Random,
    stop: &Stop,
    on_report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let values =
        fastest(VariantTask { task, table, stop, wanted: SearchMode::Best(random, on_report) })?;
    Some(values.0)
}

/// As [`super::values`], for any variant with flips.
pub fn values(
    task: &Task<'_>,
    table: &TranspositionTable,
    stop: &Stop,
    on_report: &mut dyn FnMut(&Values),
) -> Option<Values> {
    fastest(VariantTask { task, table, stop, wanted: SearchMode::Every(on_report) })?.1
}

struct VariantTask<'a, 'w> {
    task: &'a Task<'w>,
    table: &'a TranspositionTable,
    stop: &'a Stop,
    wanted: SearchMode<'a>,
}

impl KernelTask for VariantTask<'_, '_> {
    type Output = Option<(Report, Option<Values>)>;

    fn run<K: Kernel>(self, kernel: K) -> Self::Output {
        let Task { position, variant, .. } = *self.task;
        let mut search = VariantSearch::new(kernel, variant, self.table, self.stop);
        let mut moves = search.candidates(position);
        let first = moves.first()?.square;
        match self.wanted {
            SearchMode::Best(random, on_report) => {
                moves.shuffle(random);
                Some((search.deepen(self.task, &mut moves, on_report), None))
            }
            SearchMode::Every(on_report) => {
                let values = search.deepen_every(self.task, &mut moves, on_report)?;
                let value = values.moves.first().copied();
                let value = value.unwrap_or(Value { square: first, score: 0 });
                Some((Report::of_value(value, &values), Some(values)))
            }
        }
    }
}

/// A thread's search.
pub(super) struct VariantSearch<'a, K> {
    kernel: K,
    variant: Variant,
    squares: Bitboard,
    evaluation: HandcraftedEvaluation,
    table: &'a TranspositionTable,
    stop: &'a Stop,
    nodes: u64,
}

/// Depths of the steps: ply by ply, then the last ones to the end at once.
pub(super) fn depths(task: &Task<'_>, empties: u32) -> impl Iterator<Item = u32> + use<> {
    let is_exact = empties <= task.exact_empties;
    let last = if is_exact { empties } else { task.depth.min(empties) };
    let approach = if is_exact { last.saturating_sub(LAST_LEAP) } else { last.saturating_sub(1) };
    (1..=approach).chain([last])
}

/// Plies of the final step to the end.
const LAST_LEAP: u32 = 8;

/// Depth below which moves are ordered by replies only, without the table.
const PLAIN_DEPTH: u32 = 4;

/// Least depth of ordering by a search of [`LOOK_DEPTH`] plies.
const LOOK_FROM: u32 = 9;
const LOOK_DEPTH: u32 = 2;

/// Least depth of a probe of the successors.
const ENHANCED_FROM: u32 = 6;

/// Nodes between two checks of the stop flag.
const NODES_PER_LOOK: u64 = 1 << 10;

impl<'a, K: Kernel> VariantSearch<'a, K> {
    pub(super) fn new(
        kernel: K,
        variant: Variant,
        table: &'a TranspositionTable,
        stop: &'a Stop,
    ) -> Self {
        let (squares, evaluation) = (variant.board.squares, HandcraftedEvaluation::new(variant));
        Self { kernel, variant, squares, evaluation, table, stop, nodes: 0 }
    }

    #[inline(always)]
    fn moves(&self, position: Position) -> Bitboard {
        self.kernel.legal_moves(position) & self.squares
    }

    pub(super) fn empties(&self, position: Position) -> u32 {
        (position.empties() & self.squares).len()
    }

    #[inline(always)]
    fn after(&self, position: Position, square: Square) -> Position {
        position.play_flips(square, self.kernel.flips(position, square))
    }

    fn candidates(&self, position: Position) -> Candidates {
        let candidate = |square| Candidate {
            square,
            after: self.after(position, square),
            replies: None,
            order: 0,
        };
        self.moves(position).squares().map(candidate).collect()
    }

    /// Best move by deepening.
    fn deepen(
        &mut self,
        task: &Task<'_>,
        moves: &mut Candidates,
        on_report: &mut dyn FnMut(&Report),
    ) -> Report {
        let empties = self.empties(task.position);
        let mut found = Report {
            depth: 0,
            score: self.static_eval(task.position),
            selectivity: Selectivity::Full.percent(),
            exact: false,
            principal_variation: vec![moves[0].square],
            nodes: 0,
        };
        for depth in depths(task, empties) {
            let mut best: Option<(i32, Square)> = None;
            let mut is_done = true;
            for candidate in moves.iter() {
                let floor = best.map_or(MIN_SCORE, |(score, _)| score);
                match self.better_than(candidate.after, depth - 1, floor, -MIN_SCORE) {
                    Ok(score) if score > floor => best = Some((score, candidate.square)),
                    Ok(_) => {}
                    Err(Stopped) => {
                        is_done = false;
                        break;
                    }
                }
            }
            // A stopped step still improves on the best move so far.
            let Some((score, square)) = best else { break };
            let exact = is_done && depth == empties;
            if is_done || square != found.principal_variation[0] {
                let line = self.line(task.position, square, depth);
                found = Report { depth, score, exact, principal_variation: line, ..found };
            }
            found.nodes = self.nodes;
            if !is_done {
                break;
            }
            move_to_front(moves, square);
            on_report(&found);
        }
        found
    }

    /// Values of all moves by deepening; `None` without a completed step.
    fn deepen_every(
        &mut self,
        task: &Task<'_>,
        moves: &mut Candidates,
        on_report: &mut dyn FnMut(&Values),
    ) -> Option<Values> {
        let empties = self.empties(task.position);
        let mut found = None;
        for depth in depths(task, empties) {
            let value = |candidate: &Candidate| {
                let score = self.score(candidate.after, depth - 1, MIN_SCORE, -MIN_SCORE)?;
                Ok(Value { square: candidate.square, score: -score })
            };
            let Ok(mut each) = moves.iter().map(value).collect::<Result<Vec<_>, Stopped>>() else {
                break;
            };
            each.sort_by_key(|value| -value.score);
            let values = Values { depth, exact: depth == empties, moves: each, nodes: self.nodes };
            on_report(&values);
            found = Some(values);
        }
        found
    }

    /// Principal variation from the table.
    fn line(&self, position: Position, best: Square, depth: u32) -> Vec<Square> {
        let mut line = vec![best];
        let mut here = self.after(position, best);
        while line.len() < depth as usize {
            if self.moves(here).is_empty() {
                here = here.pass();
            }
            let known = self.table.probe(here).and_then(|known| known.best);
            let Some(square) = known.filter(|&square| self.moves(here).contains(square)) else {
                break;
            };
            line.push(square);
            here = self.after(here, square);
        }
        line
    }

    fn static_eval(&self, position: Position) -> i32 {
        let moves = [self.moves(position), self.moves(position.pass())];
        self.evaluation.evaluate(&position, moves)
    }

    /// Score for the side that moved: exact between `floor` and `beta`, a bound outside.
    fn better_than(
        &mut self,
        after: Position,
        depth: u32,
        floor: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        if floor > MIN_SCORE {
            let score = -self.score(after, depth, -floor - 1, -floor)?;
            if score <= floor || score >= beta {
                return Ok(score);
            }
        }
        Ok(-self.score(after, depth, -beta, -floor)?)
    }

    /// Score for the side to move: exact within the window, a bound outside.
    pub(super) fn score(
        &mut self,
        position: Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let kernel = self.kernel;
        kernel.run(Below { search: self, position, depth, alpha, beta })
    }

    #[inline(always)]
    fn score_below(
        &mut self,
        position: Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_LOOK) && self.stop.is_stopped() {
            return Err(Stopped);
        }
        let moves = self.moves(position);
        if moves.is_empty() {
            let passed = position.pass();
            let goes_on = self.variant.passes && !self.moves(passed).is_empty();
            return if goes_on {
                Ok(-self.score(passed, depth, -beta, -alpha)?)
            } else {
                Ok(self.variant.margin(&position))
            };
        }
        if depth == 0 {
            return Ok(self.evaluation.evaluate(&position, [moves, self.moves(position.pass())]));
        }
        let known = if depth >= PLAIN_DEPTH { self.table.probe(position) } else { None };
        let static_cutoff =
            known.and_then(|known| known.cutoff(depth, Selectivity::Full, alpha, beta));
        if let Some(score) = static_cutoff {
            return Ok(score);
        }
        let mut candidates = Candidates::new();
        for square in moves.squares() {
            let after = self.after(position, square);
            candidates.push(Candidate { square, after, replies: None, order: 0 });
        }
        if depth >= ENHANCED_FROM
            && let Some(score) = self.known_cut(&candidates, depth, alpha, beta)
        {
            return Ok(score);
        }
        self.order(depth, known.and_then(|known| known.best), &mut candidates)?;
        let (mut floor, mut best) = (alpha, (MIN_SCORE, candidates[0].square));
        let mut turns = Turns::of(&candidates);
        while let Some(place) = turns.next() {
            let candidate = candidates[place];
            let score = if best.0 == MIN_SCORE {
                -self.score(candidate.after, depth - 1, -beta, -floor)?
            } else {
                self.better_than(candidate.after, depth - 1, floor, beta)?
            };
            if score > best.0 {
                best = (score, candidate.square);
                if score >= beta {
                    break;
                }
                floor = floor.max(score);
            }
        }
        if depth >= PLAIN_DEPTH {
            self.table.store(position, Bounds::new(depth, Selectivity::Full, best, alpha, beta));
        }
        Ok(best.0)
    }

    /// Enhanced transposition cutoff: a successor's score of `beta` or more (Plaat, Schaeffer, Pijls & de Bruin,
    /// "Exploiting Graph Properties of Game Trees", 1996).
    fn known_cut(&self, candidates: &Candidates, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        candidates.iter().find_map(|candidate| {
            let known = self.table.probe(candidate.after)?;
            let score = -known.cutoff(depth - 1, Selectivity::Full, -beta, -alpha)?;
            (score >= beta).then_some(score)
        })
    }

    /// Scores the moves for ordering: the table's move first, then those that leave the opponent the lowest score and
    /// the fewest replies.
    fn order(
        &mut self,
        depth: u32,
        remembered: Option<Square>,
        candidates: &mut Candidates,
    ) -> Result<(), Stopped> {
        if depth < 2 {
            return Ok(());
        }
        for at in 0..candidates.len() {
            let Candidate { square, after, .. } = candidates[at];
            candidates[at].order = if remembered == Some(square) {
                i32::MIN
            } else if depth >= LOOK_FROM {
                self.score(after, LOOK_DEPTH, MIN_SCORE, -MIN_SCORE)? * WEIGHTY
                    + self.moves(after).len().cast_signed()
            } else if depth >= PLAIN_DEPTH {
                self.static_eval(after) + self.moves(after).len().cast_signed()
            } else {
                self.moves(after).len().cast_signed()
            };
        }
        Ok(())
    }
}

/// Weight of a disc of a short search relative to a reply.
const WEIGHTY: i32 = 2;

/// Search below a position.
struct Below<'s, 't, K> {
    search: &'s mut VariantSearch<'t, K>,
    position: Position,
    depth: u32,
    alpha: i32,
    beta: i32,
}

impl<K: Kernel> Work for Below<'_, '_, K> {
    type Output = Result<i32, Stopped>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        self.search.score_below(self.position, self.depth, self.alpha, self.beta)
    }
}
