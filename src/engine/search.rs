//! The searching player: iterative deepening over a principal-variation search, and an exact count
//! near the end.

mod endgame;
mod last_empties;
mod multi_pv;
mod order;
mod parallel;
mod probcut;
mod pvs;
mod selectivity;
mod stability;
mod transposition;

use super::evaluation::Weights;
use super::{Random, Report, Stop};
use crate::rules::kernel::{Kernel, WithKernel, fastest};
use crate::rules::{Position, Square, Variant};
use endgame::EXACT_ALONE;
use order::Candidates;
use parallel::{SplitPoint, Team};
use rand::seq::SliceRandom as _;
use std::sync::Arc;
use std::thread;

pub use multi_pv::{Value, Values, values};
pub use selectivity::Selectivity;
pub use stability::stable;
pub use transposition::TranspositionTable;

/// The highest score: every square of the board.
const MAX_SCORE: i32 = Square::COUNT.cast_signed();
/// Below every score.
const MIN_SCORE: i32 = -MAX_SCORE - 1;

/// The search was stopped from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stopped;

/// What to search, and how far.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// Where the side to move has a legal move.
    pub position: Position,
    /// Standard rules, or those of the book.
    pub variant: Variant,
    /// Plies to look ahead where the end is out of reach.
    pub depth: u32,
    /// With so many empties or fewer the game is played out exactly.
    pub exact_empties: u32,
    /// How sure to be of what is left out where the game is not played out.
    pub selectivity: Selectivity,
    /// How sure to be in the end where it is.
    pub end: Selectivity,
    /// What positions are worth at sight.
    pub weights: &'static Weights,
    /// Threads that search. With one, the same task finds the same by the same nodes; with more,
    /// exact scores are the same, and everything else nearly so.
    pub threads: usize,
}

impl Task {
    /// Everything there is to know about the end of a game, found by one thread.
    pub fn to_the_end(position: Position, variant: Variant) -> Self {
        Self {
            position,
            variant,
            depth: Square::COUNT,
            exact_empties: Square::COUNT,
            selectivity: Selectivity::Bold,
            end: Selectivity::Full,
            weights: Weights::built_in(),
            threads: 1,
        }
    }
}

/// Searches deeper and deeper and reports what it has found after each step, the last and best
/// report at the end; `None` where there is no move. Stopped, it says the best it has found by
/// then, which may be no more than what looks best at first sight, with a depth of 0. `random`
/// decides between moves that look equal.
///
/// Positions are shared with other searches through `table`; one table is for one set of rules.
pub fn search(
    task: Task,
    table: &TranspositionTable,
    random: &mut Random,
    stop: &Stop,
    on_report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    fastest(Deepening { task, table, random, stop, on_report })
}

struct Deepening<'a> {
    task: Task,
    table: &'a TranspositionTable,
    random: &'a mut Random,
    stop: &'a Stop,
    on_report: &'a mut dyn FnMut(&Report),
}

impl WithKernel for Deepening<'_> {
    type Output = Option<Report>;

    fn run<K: Kernel>(self, kernel: K) -> Option<Report> {
        let (task, table, stop) = (self.task, self.table, self.stop);
        let alone = || Search::new(kernel, &task, table, stop);
        if task.threads < 2 {
            return self.deepen(alone());
        }
        let team = Team::default();
        let member = || Search { team: Some(&team), ..alone() };
        thread::scope(|scope| {
            for _ in 1..task.threads {
                let (mut helper, team) = (member(), &team);
                let thread = thread::Builder::new().name("search".to_owned());
                // Where the system gives no more threads, fewer have to do.
                let _ = thread.spawn_scoped(scope, move || helper.help(team));
            }
            let _dismissal = Dismissal(&team);
            self.deepen(member())
        })
    }
}

/// Sends a team home when it goes, whatever ends the search.
struct Dismissal<'a>(&'a Team);

impl Drop for Dismissal<'_> {
    fn drop(&mut self) {
        self.0.dismiss();
    }
}

impl Deepening<'_> {
    fn deepen<K: Kernel>(self, mut search: Search<K>) -> Option<Report> {
        let position = self.task.position;
        let empties = position.empties().len();
        let mut moves = Candidates::new();
        search.find(position, &mut moves);
        moves.shuffle(self.random);
        search.order_with_care(position, None, 8, &mut moves);
        let mut found = Report {
            depth: 0,
            score: search.evaluated(position),
            selectivity: Selectivity::Full.percent(),
            exact: false,
            principal_variation: vec![moves.first()?.square],
            nodes: 0,
        };
        for (depth, selectivity) in steps(&self.task) {
            let guess = (found.depth > 0).then_some(found.score);
            search.selectivity = selectivity;
            let Ok((score, best)) = search.root(position, depth, guess, &mut moves) else {
                // A move that was found to be better than the one expected to be best is one.
                if moves[0].square != found.principal_variation[0] {
                    found.principal_variation = search.line(position, moves[0].square, depth);
                }
                found.nodes = search.all_nodes();
                break;
            };
            bring_to_front(&mut moves, best);
            found = Report {
                depth,
                score,
                selectivity: selectivity.percent(),
                exact: depth == empties && selectivity == Selectivity::Full,
                principal_variation: search.line(position, best, depth),
                nodes: search.all_nodes(),
            };
            (self.on_report)(&found);
            if self.stop.is_stopped() {
                break;
            }
        }
        Some(found)
    }
}

/// The depths to search one after the other, and how sure to be at each: ply by ply, and where the
/// end is in reach, straight to it for the last plies. There nothing is left out.
fn steps(task: &Task) -> impl Iterator<Item = (u32, Selectivity)> + use<> {
    let empties = task.position.empties().len();
    let is_exact = empties <= task.exact_empties;
    let last = if is_exact { empties } else { task.depth.min(empties) };
    let approach = if is_exact { last.saturating_sub(LAST_LEAP) } else { last };
    let (selectivity, task_end) = (task.selectivity, task.end);
    let end = END_STEPS.iter().map(move |&sure| (last, sure));
    let end = end.filter(move |&(_, sure)| is_exact && sure <= task_end);
    (1..=approach).map(move |depth| (depth, selectivity)).chain(end)
}

/// How sure to be, one after the other, of searches that go to the end.
const END_STEPS: [Selectivity; 3] = [Selectivity::Bold, Selectivity::Careful, Selectivity::Full];

/// Plies that a search to the end takes at once when it gets there.
const LAST_LEAP: u32 = 10;

fn bring_to_front(moves: &mut Candidates, square: Square) {
    if let Some(at) = moves.iter().position(|candidate| candidate.square == square) {
        moves[..=at].rotate_right(1);
    }
}

/// One thread's search.
struct Search<'a, K> {
    kernel: K,
    /// What positions are worth at sight.
    weights: &'static Weights,
    /// Who cannot move passes; else the game ends there.
    has_passes: bool,
    table: &'a TranspositionTable,
    stop: &'a Stop,
    /// How sure to be of what is left out.
    selectivity: Selectivity,
    /// Who helps; nobody where one thread searches alone.
    team: Option<&'a Team>,
    /// The shared position below which this thread searches.
    within: Option<Arc<SplitPoint>>,
    /// Positions visited.
    nodes: u64,
    /// The best of the moves at the root that were searched before a stop, if any is good enough.
    so_far: Option<Square>,
}

impl<'a, K: Kernel> Search<'a, K> {
    /// A search by one thread.
    fn new(kernel: K, task: &Task, table: &'a TranspositionTable, stop: &'a Stop) -> Self {
        Self {
            kernel,
            weights: task.weights,
            has_passes: task.variant.passes,
            table,
            stop,
            selectivity: task.selectivity,
            team: None,
            within: None,
            nodes: 0,
            so_far: None,
        }
    }

    /// Whether nobody needs the result of this search any more.
    #[inline]
    fn is_halted(&self) -> bool {
        self.stop.is_stopped() || self.within.as_ref().is_some_and(|within| within.is_over())
    }

    /// Positions visited by all threads.
    fn all_nodes(&self) -> u64 {
        self.nodes + self.team.map_or(0, Team::nodes)
    }

    /// The score of the best of `moves`, and that move. A move that turns out to be better than
    /// those before it comes to the front, even where the search is stopped.
    fn root(
        &mut self,
        position: Position,
        depth: u32,
        guess: Option<i32>,
        moves: &mut Candidates,
    ) -> Result<(i32, Square), Stopped> {
        let mut best = moves[0].square;
        let score = self.around(guess, |search, alpha, beta| {
            let outcome = search.best_of(position, depth, alpha, beta, moves);
            match (&outcome, search.so_far) {
                (Ok((score, better)), _) => {
                    best = *better;
                    if *score >= beta {
                        bring_to_front(moves, best);
                    }
                }
                (Err(Stopped), Some(better)) => bring_to_front(moves, better),
                (Err(Stopped), None) => {}
            }
            outcome.map(|(score, _)| score)
        })?;
        Ok((score, best))
    }

    /// The score that a search within a window finds, first looked for around what it is guessed to
    /// be: a narrow window is widened on the side where it fails.
    fn around(
        &mut self,
        guess: Option<i32>,
        mut within: impl FnMut(&mut Self, i32, i32) -> Result<i32, Stopped>,
    ) -> Result<i32, Stopped> {
        let (mut alpha, mut beta) = guess.map_or((-MAX_SCORE, MAX_SCORE), |score| {
            ((score - ASPIRATION).max(-MAX_SCORE), (score + ASPIRATION).min(MAX_SCORE))
        });
        loop {
            let score = within(self, alpha, beta)?;
            let far = 2 * score - guess.unwrap_or(score);
            if score <= alpha && alpha > -MAX_SCORE {
                alpha = (far - ASPIRATION).clamp(-MAX_SCORE, alpha - 1);
            } else if score >= beta && beta < MAX_SCORE {
                beta = (far + ASPIRATION).clamp(beta + 1, MAX_SCORE);
            } else {
                return Ok(score);
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
                self.table.probe(position).and_then(|known| known.best)
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
