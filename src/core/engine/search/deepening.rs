//! Iterative deepening.

use super::candidates::Candidates;
use super::parallel::Team;
use super::searcher::SearchRun;
use super::selectivity::Selectivity;
use super::steps::{move_to_front, steps};
use super::task::Task;
use super::transposition::TranspositionTable;
use super::variants;
use crate::engine::random::Random;
use crate::engine::request::Report;
use crate::engine::stop::Stop;
use crate::rules::kernel::{Kernel, KernelTask, fastest};
use rand::seq::SliceRandom as _;
use std::thread;

/// Searches by iterative deepening, reports each step, and returns the last result; `None` without a legal move. When
/// stopped, returns the best result so far, possibly a static one of depth 0. `random` decides between equal moves.
///
/// Searches share `table`, which serves one variant.
///
/// A solved ending:
///
/// ```
/// use outflank_core::engine::search::{Task, TranspositionTable, search};
/// use outflank_core::engine::{Random, Stop};
/// use outflank_core::records::read_board;
/// use outflank_core::rules::Variant;
/// use rand::SeedableRng as _;
///
/// // Two squares are empty, and Black is to move.
/// let board = "OOOOOOO-OOOOOOOOOOXXOOOOOOXXOOOOOOXXXOOOOOXXXXOOOXXXXXXO-XXXXXXX X";
/// let (position, _) = read_board(board).expect("a board");
/// let task = Task::to_the_end(position, Variant::REVERSI);
/// let (table, stop) = (TranspositionTable::new(1), Stop::default());
/// let mut random = Random::seed_from_u64(1);
/// let report = search(task, &table, &mut random, &stop, &mut |_| {}).expect("there is a move");
/// assert!(report.exact);
/// ```
pub fn search(
    task: Task<'_>,
    table: &TranspositionTable,
    random: &mut Random,
    stop: &Stop,
    on_report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    if !task.has_network() {
        return variants::search(&task, table, random, stop, on_report);
    }
    fastest(Deepening { task, table, random, stop, on_report })
}

struct Deepening<'a> {
    task: Task<'a>,
    table: &'a TranspositionTable,
    random: &'a mut Random,
    stop: &'a Stop,
    on_report: &'a mut dyn FnMut(&Report),
}

impl KernelTask for Deepening<'_> {
    type Output = Option<Report>;

    fn run<K: Kernel>(self, kernel: K) -> Option<Report> {
        let (task, table, stop) = (self.task, self.table, self.stop);
        let alone = || SearchRun::try_new(kernel, &task, table, stop);
        let Ok(search) = alone() else {
            return variants::search(&task, table, self.random, stop, self.on_report);
        };
        if task.threads < 2 {
            return self.deepen(search);
        }
        let team = Team::default();
        let member = |search| SearchRun { team: Some(&team), ..search };
        thread::scope(|scope| {
            for _ in 1..task.threads {
                let Ok(helper) = alone() else { break };
                let (mut helper, team) = (member(helper), &team);
                let thread = thread::Builder::new().name("search".to_owned());
                // With fewer threads than requested the search goes on.
                let _ = thread.spawn_scoped(scope, move || helper.run_helper(team));
            }
            let _dismissal = Dismissal(&team);
            self.deepen(member(search))
        })
    }
}

/// Dismisses a team when dropped.
struct Dismissal<'a>(&'a Team);

impl Drop for Dismissal<'_> {
    fn drop(&mut self) {
        self.0.shut_down();
    }
}

impl Deepening<'_> {
    fn deepen<K: Kernel>(self, mut search: SearchRun<K>) -> Option<Report> {
        let position = self.task.position;
        let empties = position.empties().len();
        let mut moves = Candidates::new();
        search.find(position, &mut moves);
        moves.shuffle(self.random);
        search.order_with_care(position, None, 8, &mut moves);
        let mut found = Report {
            depth: 0,
            score: search.static_eval(position),
            selectivity: Selectivity::Full.percent(),
            exact: false,
            principal_variation: vec![moves.first()?.square],
            nodes: 0,
        };
        for (depth, selectivity) in steps(&self.task) {
            let guess = (found.depth > 0).then_some(found.score);
            (search.selectivity, search.root_best) = (selectivity, None);
            let step = if self.task.outcome_only && depth == empties {
                search.outcome(position, depth, &moves)
            } else {
                search.root(position, depth, guess, &mut moves)
            };
            let Ok((score, best)) = step else {
                // A move better than the expected best counts with its value when the step is stopped.
                if let Some((score, best)) = search.root_best
                    && best != found.principal_variation[0]
                {
                    found.principal_variation = search.line(position, best, depth);
                    (found.score, found.exact) = (score, false);
                }
                found.nodes = search.all_nodes();
                break;
            };
            move_to_front(&mut moves, best);
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
