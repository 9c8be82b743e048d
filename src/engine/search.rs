//! The searching player: iterative deepening over a principal-variation search, and an exact count
//! near the end.

mod exact;
mod few;
mod order;
mod pvs;
mod stability;
mod table;

use super::{Random, Report, Stop};
use crate::rules::kernel::{Kernel, WithKernel, fastest};
use crate::rules::{Position, Rules, Square};
use exact::EXACT_ALONE;
use order::Candidates;
use rand::seq::SliceRandom as _;

pub use table::Table;

/// Below every score.
const MIN_SCORE: i32 = -65;

/// The search was stopped from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stopped;

/// What to search, and how far.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// Where the side to move has a legal move.
    pub position: Position,
    /// Standard rules, or those of the book.
    pub rules: Rules,
    /// Plies to look ahead where the end is out of reach.
    pub depth: u32,
    /// With so many empties or fewer the game is played out exactly.
    pub exact_empties: u32,
}

/// Searches deeper and deeper and reports what it has found after each step, the last and best
/// report at the end; `None` where it was stopped before there was one, or there is no move.
/// `random` decides between moves that look equal.
///
/// Positions are shared with other searches through `table`; one table is for one set of rules.
pub fn search(
    task: Task,
    table: &Table,
    random: &mut Random,
    stop: &Stop,
    on_report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    fastest(Deepening { task, table, random, stop, on_report })
}

struct Deepening<'a> {
    task: Task,
    table: &'a Table,
    random: &'a mut Random,
    stop: &'a Stop,
    on_report: &'a mut dyn FnMut(&Report),
}

impl WithKernel for Deepening<'_> {
    type Output = Option<Report>;

    fn run<K: Kernel>(self, kernel: K) -> Option<Report> {
        let Task { position, rules, depth, exact_empties } = self.task;
        let mut search = Search {
            kernel,
            has_passes: rules == Rules::Standard,
            table: self.table,
            stop: self.stop,
            nodes: 0,
        };
        let empties = position.empties().len();
        let mut moves = search.candidates(position);
        moves.shuffle(self.random);
        search.order_with_care(position, None, &mut moves);
        let mut found: Option<Report> = None;
        for depth in depths(depth, empties, exact_empties) {
            let guess = found.as_ref().map(|report| report.score);
            let Ok((score, best)) = search.root(position, depth, guess, &moves) else { break };
            bring_to_front(&mut moves, best);
            let report = Report {
                depth,
                score,
                exact: depth == empties,
                principal_variation: search.line(position, best, depth),
                nodes: search.nodes,
            };
            (self.on_report)(&report);
            found = Some(report);
        }
        found
    }
}

/// The depths to search one after the other: ply by ply, and where the end is in reach, straight
/// to it once a longer search would cost as much.
fn depths(depth: u32, empties: u32, exact_empties: u32) -> impl Iterator<Item = u32> {
    let is_exact = empties <= exact_empties;
    let last = if is_exact { empties } else { depth.min(empties) };
    let steps = if is_exact { last.saturating_sub(LAST_LEAP) } else { last.saturating_sub(1) };
    (1..=steps).chain([last])
}

/// Plies that an exact search takes at once at its end.
const LAST_LEAP: u32 = 12;

fn bring_to_front(moves: &mut Candidates, square: Square) {
    if let Some(at) = moves.iter().position(|candidate| candidate.square == square) {
        moves[..=at].rotate_right(1);
    }
}

/// One thread's search.
struct Search<'a, K> {
    kernel: K,
    /// Who cannot move passes; else the game ends there.
    has_passes: bool,
    table: &'a Table,
    stop: &'a Stop,
    /// Positions visited.
    nodes: u64,
}

impl<K: Kernel> Search<'_, K> {
    /// The score of the best of `moves`, and that move.
    fn root(
        &mut self,
        position: Position,
        depth: u32,
        guess: Option<i32>,
        moves: &Candidates,
    ) -> Result<(i32, Square), Stopped> {
        // A narrow window around the last score is widened on the side where it fails.
        let (mut alpha, mut beta) = guess.map_or((-64, 64), |score| {
            ((score - ASPIRATION).max(-64), (score + ASPIRATION).min(64))
        });
        loop {
            let (score, best) = self.best_of(position, depth, alpha, beta, moves)?;
            if score <= alpha && alpha > -64 {
                alpha = (2 * score - guess.unwrap_or(score) - ASPIRATION).clamp(-64, alpha - 1);
            } else if score >= beta && beta < 64 {
                beta = (2 * score - guess.unwrap_or(score) + ASPIRATION).clamp(beta + 1, 64);
            } else {
                return Ok((score, best));
            }
        }
    }

    /// The moves expected from here, as the table remembers them; in an exact search to the end.
    fn line(&mut self, position: Position, best: Square, depth: u32) -> Vec<Square> {
        let is_exact = depth == position.empties().len();
        let mut line = vec![best];
        let mut here = position.play(best).ok();
        while let Some(position) = here.filter(|_| line.len() < depth as usize) {
            let known = if is_exact && position.empties().len() < EXACT_ALONE {
                self.best_to_the_end(position)
            } else {
                self.table.get(position).and_then(|known| known.best)
            };
            match known.and_then(|square| Some((square, position.play(square).ok()?))) {
                Some((square, after)) => {
                    line.push(square);
                    here = Some(after);
                }
                None if self.has_passes && position.legal_moves().is_empty() => {
                    let passed = position.pass();
                    here = Some(passed).filter(|passed| !passed.legal_moves().is_empty());
                }
                None => break,
            }
        }
        line
    }
}

/// Discs above and below the last score that the next search looks at first.
const ASPIRATION: i32 = 6;
