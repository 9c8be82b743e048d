//! The engine pool: order, interruption, faults, and the end of idle threads.

use outflank::engine::Stop;
use outflank::io::{EnginePool, PoolTask, Priority, TaskState};
use outflank::rules::Variant;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Limit for a reaction that is immediate on an idle machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// Longer than any test.
const NEVER: Duration = Duration::from_hours(1);

/// The action of a step of a [`Told`] task.
enum Act {
    /// Ends at once.
    Pass,
    /// Waits until it is stopped.
    Linger,
    /// Waits until the gate is opened.
    WaitFor(Receiver<()>),
    /// Has a fault.
    Panic,
}

/// A task that reports each of its steps.
struct Told {
    name: &'static str,
    acts: VecDeque<Act>,
    priority: Priority,
    threads: usize,
    steps: Sender<String>,
    places: Sender<Place>,
    /// Threads of all tasks under way, and the most there were.
    busy: Arc<[AtomicUsize; 2]>,
}

impl PoolTask for Told {
    fn threads(&self) -> usize {
        self.threads
    }

    fn step(&mut self, threads: usize, stop: &Stop) -> TaskState {
        let [busy, most] = &*self.busy;
        most.fetch_max(busy.fetch_add(threads, Ordering::SeqCst) + threads, Ordering::SeqCst);
        drop(self.steps.send(format!("{} {threads}", self.name)));
        match self.acts.pop_front() {
            Some(Act::Linger) => {
                while !stop.is_stopped() {
                    thread::yield_now();
                }
            }
            Some(Act::WaitFor(gate)) => drop(gate.recv()),
            Some(Act::Panic) => {
                busy.fetch_sub(threads, Ordering::SeqCst);
                panic!("as the test wants it");
            }
            Some(Act::Pass) | None => {}
        }
        busy.fetch_sub(threads, Ordering::SeqCst);
        if self.acts.is_empty() { TaskState::Done } else { TaskState::Waits(self.priority) }
    }

    fn wait_in_line(&mut self, place: usize) {
        let _ = self.places.send((self.name, place));
    }

    fn fail(&mut self) {
        drop(self.steps.send(format!("{} failed", self.name)));
    }
}

/// Place of a task in the line.
type Place = (&'static str, usize);

/// The steps that tasks have reported.
struct Steps {
    sender: Sender<String>,
    receiver: Receiver<String>,
    /// Places in the line.
    places: (Sender<Place>, Receiver<Place>),
    busy: Arc<[AtomicUsize; 2]>,
}

impl Steps {
    fn new() -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver, places: channel(), busy: Arc::default() }
    }

    fn task(&self, name: &'static str, priority: Priority, acts: Vec<Act>) -> Box<dyn PoolTask> {
        self.wide_task(name, priority, acts, 1)
    }

    fn wide_task(
        &self,
        name: &'static str,
        priority: Priority,
        acts: Vec<Act>,
        threads: usize,
    ) -> Box<dyn PoolTask> {
        let (steps, places) = (self.sender.clone(), self.places.0.clone());
        let busy = Arc::clone(&self.busy);
        Box::new(Told { name, acts: acts.into(), priority, threads, steps, places, busy })
    }

    fn next(&self) -> String {
        self.receiver.recv_timeout(PATIENCE).expect("a step")
    }

    fn most(&self) -> usize {
        self.busy[1].load(Ordering::SeqCst)
    }
}

/// A step that waits, and what lets it go on.
fn gate() -> (Act, Sender<()>) {
    let (open, gate) = channel();
    (Act::WaitFor(gate), open)
}

fn passes(count: usize) -> Vec<Act> {
    (0..count).map(|_| Act::Pass).collect()
}

#[test]
fn clients_with_much_to_do_take_turns() {
    let (pool, steps) = (EnginePool::new(1, 1, NEVER), Steps::new());
    let [one, two] = [pool.client(), pool.client()];
    let (wait, open) = gate();
    one.give(Priority::Review, Stop::default(), steps.task("gate", Priority::Review, vec![wait]));
    assert_eq!(steps.next(), "gate 1");
    one.give(Priority::Review, Stop::default(), steps.task("a", Priority::Review, passes(3)));
    one.give(Priority::Review, Stop::default(), steps.task("b", Priority::Review, passes(1)));
    two.give(Priority::Review, Stop::default(), steps.task("c", Priority::Review, passes(3)));
    drop(open);
    let order: Vec<String> = (0..7).map(|_| steps.next()).collect();
    assert_eq!(order, ["c 1", "a 1", "c 1", "b 1", "c 1", "a 1", "a 1"]);
}

/// Twenty games from one address made a newcomer wait for each of them.
#[test]
fn a_group_with_many_clients_has_one_turn_in_two() {
    let (pool, steps) = (EnginePool::new(1, 1, NEVER), Steps::new());
    let [one, two, other] = [pool.client_of(7), pool.client_of(7), pool.client_of(8)];
    let (wait, open) = gate();
    one.give(Priority::Move, Stop::default(), steps.task("gate", Priority::Move, vec![wait]));
    assert_eq!(steps.next(), "gate 1");
    one.give(Priority::Move, Stop::default(), steps.task("a", Priority::Move, passes(2)));
    two.give(Priority::Move, Stop::default(), steps.task("b", Priority::Move, passes(2)));
    other.give(Priority::Move, Stop::default(), steps.task("c", Priority::Move, passes(2)));
    drop(open);
    let order: Vec<String> = (0..6).map(|_| steps.next()).collect();
    assert_eq!(order, ["c 1", "b 1", "c 1", "a 1", "b 1", "a 1"]);
}

#[test]
fn a_quick_move_waits_for_no_slow_one() {
    let (pool, steps) = (EnginePool::new(1, 1, NEVER), Steps::new());
    let clients = [pool.client(), pool.client()];
    let acts = vec![Act::Linger, Act::Pass];
    clients[0].give(Priority::Move, Stop::default(), steps.task("slow", Priority::Move, acts));
    assert_eq!(steps.next(), "slow 1");
    let quick = steps.task("quick", Priority::QuickMove, passes(1));
    clients[1].give(Priority::QuickMove, Stop::default(), quick);
    assert_eq!([steps.next(), steps.next()], ["quick 1", "slow 1"]);
}

#[test]
fn a_task_behind_other_clients_learns_its_place() {
    let (pool, steps) = (EnginePool::new(1, 1, NEVER), Steps::new());
    let clients = [(); 3].map(|()| pool.client());
    let (wait, open) = gate();
    let give = |client: usize, name, acts| {
        clients[client].give(
            Priority::Move,
            Stop::default(),
            steps.task(name, Priority::Move, acts),
        );
    };
    give(0, "gate", vec![wait]);
    assert_eq!(steps.next(), "gate 1");
    give(0, "own", passes(1));
    give(1, "a", passes(1));
    give(2, "b", passes(1));
    let (wait, last) = gate();
    give(2, "c", vec![wait]);
    drop((open, last));
    let order: Vec<String> = (0..4).map(|_| steps.next()).collect();
    assert_eq!(order, ["a 1", "b 1", "own 1", "c 1"]);
    // The client of the gate was served last, so the others come first.
    let places: Vec<_> = steps.places.1.try_iter().collect();
    assert_eq!(places, [("own", 2), ("b", 2), ("c", 2)]);
}

#[test]
fn whatever_is_more_urgent_interrupts_and_the_rest_goes_on_later() {
    let (pool, steps) = (EnginePool::new(1, 1, NEVER), Steps::new());
    let client = pool.client();
    let acts = vec![Act::Linger, Act::Pass];
    client.give(Priority::Review, Stop::default(), steps.task("review", Priority::Review, acts));
    assert_eq!(steps.next(), "review 1");
    client.give(Priority::Move, Stop::default(), steps.task("move", Priority::Move, passes(1)));
    assert_eq!([steps.next(), steps.next()], ["move 1", "review 1"]);
}

#[test]
fn what_is_as_urgent_is_not_interrupted() {
    let (pool, steps) = (EnginePool::new(1, 1, NEVER), Steps::new());
    let client = pool.client();
    let (wait, open) = gate();
    client.give(Priority::Move, Stop::default(), steps.task("a", Priority::Move, vec![wait]));
    assert_eq!(steps.next(), "a 1");
    client.give(Priority::Move, Stop::default(), steps.task("b", Priority::Move, passes(1)));
    client.give(Priority::Review, Stop::default(), steps.task("c", Priority::Review, passes(1)));
    assert!(steps.receiver.try_recv().is_err());
    drop(open);
    assert_eq!([steps.next(), steps.next()], ["b 1", "c 1"]);
}

#[test]
fn a_task_gets_the_threads_that_it_can_use_and_all_together_no_more_than_there_are() {
    let (pool, steps) = (EnginePool::new(3, 1, NEVER), Steps::new());
    let client = pool.client();
    let acts = vec![Act::Linger, Act::Pass];
    let task = steps.wide_task("ponder", Priority::Pondering, acts, 3);
    client.give(Priority::Pondering, Stop::default(), task);
    assert_eq!(steps.next(), "ponder 3");
    let (wait, open) = gate();
    let task = steps.wide_task("move", Priority::Move, vec![wait], 2);
    client.give(Priority::Move, Stop::default(), task);
    let mut both = [steps.next(), steps.next()];
    both.sort();
    assert_eq!(both, ["move 2", "ponder 1"], "free threads go to waiting tasks");
    drop(open);
    for _ in 0..50 {
        let task = steps.wide_task("many", Priority::Review, passes(4), 2);
        client.give(Priority::Review, Stop::default(), task);
    }
    for _ in 0..200 {
        assert!(steps.next().starts_with("many"));
    }
    assert!(steps.most() <= 3 && pool.threads() <= 3, "{} threads", steps.most());
}

#[test]
fn a_fault_is_reported_and_the_pool_goes_on() {
    let (pool, steps) = (EnginePool::new(1, 1, NEVER), Steps::new());
    let client = pool.client();
    for _ in 0..3 {
        let task = steps.task("bad", Priority::Advice, vec![Act::Panic]);
        client.give(Priority::Advice, Stop::default(), task);
        assert_eq!([steps.next(), steps.next()], ["bad 1", "bad failed"]);
    }
    client.give(Priority::Advice, Stop::default(), steps.task("good", Priority::Advice, passes(1)));
    assert_eq!(steps.next(), "good 1");
}

#[test]
fn cancelled_tasks_and_those_of_gone_clients_report_nothing() {
    let (pool, steps) = (EnginePool::new(1, 1, NEVER), Steps::new());
    let [one, two] = [pool.client(), pool.client()];
    let lingering = steps.task("a", Priority::Move, vec![Act::Linger, Act::Pass]);
    one.give(Priority::Move, Stop::default(), lingering);
    assert_eq!(steps.next(), "a 1");
    let stop = Stop::default();
    two.give(Priority::Move, stop.clone(), steps.task("given up", Priority::Move, passes(1)));
    one.give(Priority::Move, Stop::default(), steps.task("gone", Priority::Move, passes(1)));
    two.give(Priority::Move, Stop::default(), steps.task("b", Priority::Move, passes(1)));
    stop.stop();
    drop(one);
    assert_eq!(steps.next(), "b 1");
    drop((two, pool));
    let Steps { sender, receiver, .. } = steps;
    drop(sender);
    assert_eq!(receiver.iter().count(), 0, "every task is gone");
}

#[test]
fn at_rest_the_pool_holds_no_thread_and_no_table() {
    let (pool, steps) = (EnginePool::new(2, 4, Duration::from_millis(1)), Steps::new());
    let client = pool.client();
    for _ in 0..20 {
        drop(pool.memory().lease(Variant::REVERSI, 4));
        client.give(Priority::Move, Stop::default(), steps.task("a", Priority::Move, passes(2)));
        assert_eq!([steps.next(), steps.next()], ["a 1", "a 1"]);
        let begin = Instant::now();
        while pool.threads() > 0 {
            assert!(begin.elapsed() < PATIENCE, "a thread stays");
            thread::yield_now();
        }
    }
    assert_eq!(pool.memory().kept_tables(), 0);
}
