//! Multi-PV search: values of all moves.

use super::candidates::{Candidate, Candidates};
use super::score::Stopped;
use super::searcher::SearchRun;
use super::selectivity::Selectivity;
use super::steps::{move_to_front, steps};
use super::task::Task;
use super::transposition::TranspositionTable;
use super::value::{Value, Values};
use super::variants;
use crate::engine::stop::Stop;
use crate::rules::Square;
use crate::rules::kernel::{Kernel, KernelTask, fastest};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Searches all moves deeper and deeper with full scores, and reports each step; the last report is returned. Threads
/// share the moves. `None` without a legal move, or if stopped before the first step.
pub fn values(
    task: Task<'_>,
    table: &TranspositionTable,
    stop: &Stop,
    on_report: &mut dyn FnMut(&Values),
) -> Option<Values> {
    if !task.has_network() {
        return variants::values(&task, table, stop, on_report);
    }
    fastest(Valuing { task, table, stop, on_report })
}

/// Expected line from `square`, from the table of a search to this depth.
pub fn principal_variation(
    task: Task<'_>,
    table: &TranspositionTable,
    square: Square,
    depth: u32,
) -> Vec<Square> {
    fastest(Remembering { task, table, square, depth })
}

struct Remembering<'a> {
    task: Task<'a>,
    table: &'a TranspositionTable,
    square: Square,
    depth: u32,
}

impl KernelTask for Remembering<'_> {
    type Output = Vec<Square>;

    fn run<K: Kernel>(self, kernel: K) -> Vec<Square> {
        let stop = Stop::default();
        match SearchRun::try_new(kernel, &self.task, self.table, &stop) {
            Ok(mut search) => search.line(self.task.position, self.square, self.depth),
            Err(_) => vec![self.square],
        }
    }
}

struct Valuing<'a> {
    task: Task<'a>,
    table: &'a TranspositionTable,
    stop: &'a Stop,
    on_report: &'a mut dyn FnMut(&Values),
}

impl KernelTask for Valuing<'_> {
    type Output = Option<Values>;

    fn run<K: Kernel>(self, kernel: K) -> Option<Values> {
        let position = self.task.position;
        let alone = || SearchRun::try_new(kernel, &self.task, self.table, self.stop);
        let mut moves = Candidates::new();
        let Ok(first) = alone() else {
            return variants::values(&self.task, self.table, self.stop, self.on_report);
        };
        first.find(position, &mut moves);
        let others = self.task.threads.min(moves.len()).saturating_sub(1);
        let others = std::iter::repeat_with(alone).take(others).map_while(Result::ok);
        let mut searches: Vec<_> = std::iter::once(first).chain(others).collect();
        let mut found: Option<Values> = None;
        for (depth, selectivity) in steps(&self.task) {
            for search in &mut searches {
                search.selectivity = selectivity;
            }
            let before = found.as_ref().map_or(&[][..], |values| &values.moves);
            let Ok(each) = value_each(&mut searches, &moves, depth, before) else { break };
            for value in each.iter().rev() {
                move_to_front(&mut moves, value.square);
            }
            let nodes = searches.iter().map(|search| search.nodes).sum();
            let exact = depth == position.empties().len() && selectivity == Selectivity::Full;
            let values = Values { depth, exact, moves: each, nodes };
            (self.on_report)(&values);
            found = Some(values);
        }
        found.filter(|values| !values.moves.is_empty())
    }
}

/// Scores of all moves, best first, with windows around earlier scores. Each search is a thread that takes moves in
/// turn.
fn value_each<K: Kernel>(
    searches: &mut [SearchRun<'_, K>],
    moves: &Candidates,
    depth: u32,
    before: &[Value],
) -> Result<Vec<Value>, Stopped> {
    let next = AtomicUsize::new(0);
    let work = |search: &mut SearchRun<'_, K>| {
        let mut own = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(candidate) = moves.get(at) else { return Ok(own) };
            own.push((at, search.value_of(candidate, depth, before)?));
        }
    };
    let Some((first, others)) = searches.split_first_mut() else { return Ok(Vec::new()) };
    let mut values = if others.is_empty() {
        work(first)?
    } else {
        thread::scope(|scope| {
            let start = |search| {
                let thread = thread::Builder::new().name("values".to_owned());
                // With fewer threads than requested the search goes on.
                thread.spawn_scoped(scope, || work(search)).ok()
            };
            let helpers: Vec<_> = others.iter_mut().filter_map(start).collect();
            let mut values = work(first)?;
            for helper in helpers {
                values.extend(helper.join().expect("it does not panic")?);
            }
            Ok(values)
        })?
    };
    values.sort_by_key(|(at, value)| (-value.score, *at));
    Ok(values.into_iter().map(|(_, value)| value).collect())
}

impl<K: Kernel> SearchRun<'_, K> {
    /// Score of a move, with a window around its earlier score.
    fn value_of(
        &mut self,
        candidate: &Candidate,
        depth: u32,
        before: &[Value],
    ) -> Result<Value, Stopped> {
        let square = candidate.square;
        let guess = before.iter().find(|value| value.square == square);
        let guess = guess.map(|value| -value.score);
        let score = self.around(guess, |search, alpha, beta| {
            search.pvs(candidate.after, depth - 1, alpha, beta)
        })?;
        Ok(Value { square, score: -score })
    }
}
