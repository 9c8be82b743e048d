//! The pool of engine threads for any number of apps in one process: as many threads as cores, and a fair queue of tasks.

use super::threads::{catch_panic, spawn};
use crate::engine::{MemoryPool, Resources, Stop};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Idle time after which a thread ends. The last one frees the tables.
const REST: Duration = Duration::from_secs(20);

/// Wait after which a task learns its place in the line, and least time between two such messages.
const TELL_PAUSE: Duration = Duration::from_secs(1);

/// Limit of one player's searches, running or waiting.
const SEARCHES: usize = 4;

/// Priority of a task: a waiting task interrupts less urgent ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    Pondering,
    /// A review of a game or a tree, which takes minutes.
    Review,
    Advice,
    /// A move that takes its level's time, while a clock may run.
    Move,
    /// A move of a level that answers quickly: it waits for none that takes seconds.
    QuickMove,
}

/// State of a task after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskState {
    Done,
    /// Another step follows, with this priority.
    Waits(Priority),
}

/// A task: a search in one or more steps.
pub trait PoolTask: Send {
    /// Runs a step with `threads` threads, the calling one included, and returns soon after `stop` is set. The pool
    /// sets `stop` to cancel the task or to make room for a more urgent one; a task that returns [`TaskState::Waits`]
    /// runs again unless it was cancelled.
    fn step(&mut self, threads: usize, stop: &Stop) -> TaskState;

    /// Threads that a step can use; at least 1.
    fn threads(&self) -> usize {
        1
    }

    /// Tells the asker the task's place in the line, from 1, when it has waited behind other clients for a while.
    fn wait_in_line(&mut self, _place: usize) {}

    /// Reports a failure to the asker: a step has panicked, or there is no thread for it.
    fn fail(&mut self);
}

/// The pool of engine threads. Clones share it.
///
/// Of tasks of equal priority, the next is one of the group of clients that has waited longest, and in it one of the
/// client that has: twenty sessions of one network have no more of the engine than one of another.
#[derive(Clone)]
pub struct EnginePool {
    shared: Arc<PoolShared>,
}

struct PoolShared {
    state: Mutex<PoolState>,
    /// Signals a new task or a free thread.
    changed: Condvar,
    memory: MemoryPool,
    /// Limit of busy threads.
    cores: usize,
    rest: Duration,
    /// Work of each thread before its first task.
    on_start: fn(),
}

#[derive(Default)]
struct PoolState {
    waiting: Vec<WaitingTask>,
    running: Vec<RunningStep>,
    /// Live threads, and idle ones among them.
    threads: usize,
    idle: usize,
    /// Last number given to a client, a task or a step.
    last_number: u64,
    /// Latest step of each client.
    served: HashMap<u64, u64>,
    /// Latest step of each group, and its number of clients.
    groups: HashMap<u64, (u64, usize)>,
}

/// A task that waits for a thread.
struct WaitingTask {
    number: u64,
    client: u64,
    group: u64,
    priority: Priority,
    /// Cancels the task.
    stop: Stop,
    task: Box<dyn PoolTask>,
    /// Time of its entry or of the last message about its place, and that place; `None` before the first step.
    announced: (Instant, Option<usize>),
}

/// A running step.
struct RunningStep {
    number: u64,
    client: u64,
    priority: Priority,
    threads: usize,
    step: Stop,
}

impl EnginePool {
    /// A pool of at most `cores` threads and `mebibytes` MiB for tables. Threads start with the first tasks and end
    /// after `rest` without one.
    pub fn new(cores: usize, mebibytes: usize, rest: Duration) -> Self {
        Self::with_start(cores, mebibytes, rest, || {})
    }

    fn with_start(cores: usize, mebibytes: usize, rest: Duration, on_start: fn()) -> Self {
        let (state, changed) = (Mutex::default(), Condvar::new());
        let (memory, cores) = (MemoryPool::new(mebibytes), cores.max(1));
        Self { shared: Arc::new(PoolShared { state, changed, memory, cores, rest, on_start }) }
    }

    /// A pool for one player: as many threads as cores, or more on request; memory for game, review, tree and coach
    /// at once.
    pub fn for_one_player(resources: &Resources) -> Self {
        Self::for_many_players(resources, || {})
    }

    /// The same for a server, whose engine threads begin with `on_start`.
    pub fn for_many_players(resources: &Resources, on_start: fn()) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let mebibytes = SEARCHES * resources.mebibytes;
        Self::with_start(cores.max(resources.threads), mebibytes, REST, on_start)
    }

    /// Memory for the tables of all searches.
    pub fn memory(&self) -> &MemoryPool {
        &self.shared.memory
    }

    /// A client that is a group of its own.
    pub fn client(&self) -> PoolClient {
        self.add_client(None)
    }

    /// A client of a group, such as the visitors of one network.
    pub fn client_of(&self, group: u64) -> PoolClient {
        self.add_client(Some(group))
    }

    fn add_client(&self, group: Option<u64>) -> PoolClient {
        let mut state = self.shared.lock();
        let number = state.next_number();
        let group = group.unwrap_or(number);
        state.groups.entry(group).or_default().1 += 1;
        drop(state);
        PoolClient { pool: self.clone(), number, group }
    }

    pub fn threads(&self) -> usize {
        self.shared.lock().threads
    }
}

/// A client of a pool. Dropping it ends its tasks.
pub struct PoolClient {
    pool: EnginePool,
    number: u64,
    group: u64,
}

impl PoolClient {
    pub const fn pool(&self) -> &EnginePool {
        &self.pool
    }

    /// Queues a task; `stop` cancels it.
    pub fn give(&self, priority: Priority, stop: Stop, task: Box<dyn PoolTask>) {
        let shared = &self.pool.shared;
        let mut state = shared.lock();
        let (number, client, group) = (state.next_number(), self.number, self.group);
        let announced = (Instant::now(), None);
        state.waiting.push(WaitingTask { number, client, group, priority, stop, task, announced });
        state.make_room(shared.cores);
        state.send_places();
        let is_enough = state.idle >= state.waiting.len();
        if !is_enough && state.threads < shared.cores {
            let its_shared = Arc::clone(shared);
            match spawn("engine", move || its_shared.work()) {
                Ok(_) => state.threads += 1,
                // A busy thread takes it later.
                Err(_) if state.threads > 0 => {}
                Err(_) => {
                    let mut failed = state.waiting.pop().expect("it was just put there");
                    drop(state);
                    failed.task.fail();
                    return;
                }
            }
        }
        drop(state);
        shared.changed.notify_one();
    }
}

impl Drop for PoolClient {
    fn drop(&mut self) {
        let mut state = self.pool.shared.lock();
        let own = |it: &mut WaitingTask| it.client == self.number;
        let gone: Vec<WaitingTask> = state.waiting.extract_if(.., own).collect();
        for running in state.running.iter().filter(|it| it.client == self.number) {
            running.step.stop();
        }
        state.served.remove(&self.number);
        if let Entry::Occupied(mut group) = state.groups.entry(self.group) {
            group.get_mut().1 -= 1;
            if group.get().1 == 0 {
                group.remove();
            }
        }
        drop(state);
        // Dropping a task may take other locks.
        drop(gone);
    }
}

impl PoolShared {
    fn lock(&self) -> MutexGuard<'_, PoolState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Main loop of a thread.
    fn work(&self) {
        (self.on_start)();
        let mut state = self.lock();
        loop {
            let Some((mut waiting, step, threads)) = state.take(self.cores) else {
                state.idle += 1;
                let (woken, waited) = self
                    .changed
                    .wait_timeout(state, self.rest)
                    .unwrap_or_else(PoisonError::into_inner);
                state = woken;
                state.idle -= 1;
                if waited.timed_out() && state.waiting.is_empty() {
                    state.threads -= 1;
                    if state.threads == 0 {
                        self.memory.clear();
                    }
                    return;
                }
                continue;
            };
            drop(state);
            let next = catch_panic(|| waiting.task.step(threads, &step));
            let next = next.unwrap_or_else(|| {
                waiting.task.fail();
                TaskState::Done
            });
            state = self.lock();
            state.running.retain(|running| running.number != waiting.number);
            let is_wanted =
                !waiting.stop.is_stopped() && state.served.contains_key(&waiting.client);
            match next {
                TaskState::Waits(priority) if is_wanted => {
                    waiting.priority = priority;
                    waiting.announced = (Instant::now(), Some(0));
                    if !step.is_stopped() {
                        // The client's other tasks follow.
                        waiting.number = state.next_number();
                    }
                    state.waiting.push(waiting);
                }
                _ => {
                    drop(state);
                    drop(waiting);
                    state = self.lock();
                }
            }
            state.send_places();
            self.changed.notify_all();
        }
    }
}

impl PoolState {
    const fn next_number(&mut self) -> u64 {
        self.last_number += 1;
        self.last_number
    }

    fn busy(&self) -> usize {
        self.running.iter().map(|running| running.threads).sum()
    }

    /// Index of the next task.
    fn next(&self) -> Option<usize> {
        let places = self.waiting.iter().enumerate();
        places.min_by_key(|(_, it)| self.rank(it)).map(|(at, _)| at)
    }

    /// Order of the tasks: the most urgent ones, of them those of the group and the client that have waited longest, the
    /// earliest.
    fn rank(&self, task: &WaitingTask) -> (Reverse<Priority>, u64, u64, u64) {
        let served = self.served.get(&task.client).copied().unwrap_or(0);
        let (of_group, _) = self.groups.get(&task.group).copied().unwrap_or_default();
        (Reverse(task.priority), of_group, served, task.number)
    }

    /// Tells tasks that have waited behind other clients for a while their new places.
    fn send_places(&mut self) {
        let now = Instant::now();
        let mut order: Vec<usize> = (0..self.waiting.len()).collect();
        order.sort_by_key(|at| self.rank(&self.waiting[*at]));
        let mut before: Vec<u64> = Vec::new();
        for at in order {
            let client = self.waiting[at].client;
            let is_first = !before.contains(&client);
            let has_rivals =
                !before.is_empty() || self.running.iter().any(|it| it.client != client);
            let place = before.len() + 1;
            let task = &mut self.waiting[at];
            let (announced_at, announced) = task.announced;
            let has_waited = now.duration_since(announced_at) >= TELL_PAUSE;
            let is_new = announced.is_none() && place > 1;
            if is_first && has_rivals && announced != Some(place) && (has_waited || is_new) {
                task.announced = (now, Some(place));
                task.task.wait_in_line(place);
            }
            if is_first {
                before.push(client);
            }
        }
    }

    /// Interrupts less urgent tasks, least urgent first, until the next task has its threads.
    fn make_room(&mut self, cores: usize) {
        let Some(next) = self.next().map(|at| &self.waiting[at]) else { return };
        let (priority, wanted) = (next.priority, next.task.threads().min(cores));
        let ending = |it: &&RunningStep| it.step.is_stopped();
        let ending: usize = self.running.iter().filter(ending).map(|it| it.threads).sum();
        let mut free = cores - self.busy().min(cores) + ending;
        let mut others: Vec<&RunningStep> = self.running.iter().collect();
        others.sort_by_key(|it| it.priority);
        for other in others {
            if free >= wanted || other.priority >= priority {
                return;
            }
            if !other.step.is_stopped() {
                other.step.stop();
                free += other.threads;
            }
        }
    }

    /// The next task with its threads; `None` if it has to wait.
    fn take(&mut self, cores: usize) -> Option<(WaitingTask, Stop, usize)> {
        // Tasks cancelled while waiting.
        let gone: Vec<WaitingTask> =
            self.waiting.extract_if(.., |it| it.stop.is_stopped()).collect();
        drop(gone);
        self.make_room(cores);
        let at = self.next()?;
        let (priority, wanted) = (self.waiting[at].priority, self.waiting[at].task.threads());
        let free = cores - self.busy().min(cores);
        let is_ending = |it: &RunningStep| it.priority < priority && it.step.is_stopped();
        let is_room_coming = free < wanted && self.running.iter().any(is_ending);
        if free == 0 || is_room_coming {
            return None;
        }
        let waiting = self.waiting.remove(at);
        let (number, client, threads) = (waiting.number, waiting.client, wanted.clamp(1, free));
        let step = waiting.stop.part();
        let turn = self.next_number();
        self.served.insert(client, turn);
        self.groups.entry(waiting.group).or_default().0 = turn;
        self.running.push(RunningStep { number, client, priority, threads, step: step.clone() });
        Some((waiting, step, threads))
    }
}
