//! The engine with a clock.

use super::threads::spawn;
use crate::engine::{
    Allotment, Answer, Engine, MemoryPool, Pace, Report, Request, Resources, Stop,
};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

const PONDERING: Duration = Duration::from_mins(2);

/// The engine with a time limit for each search.
#[derive(Debug, Default)]
pub struct TimedEngine {
    engine: Engine,
    pace: Pace,
}

impl TimedEngine {
    pub fn new(resources: Resources, pace: Pace) -> Self {
        Self { engine: Engine::new(resources), pace }
    }

    pub const fn sharing(resources: Resources, pace: Pace, memory: MemoryPool) -> Self {
        Self { engine: Engine::sharing(resources, memory), pace }
    }

    /// As [`Engine::resources`].
    pub const fn resources(&self) -> &Resources {
        self.engine.resources()
    }

    /// As [`Engine::think`], within the time for a move.
    pub fn think(
        &mut self,
        request: &Request,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Option<Answer> {
        self.think_within(request, self.pace.allotment(request.level), stop, on_report)
    }

    /// As [`Engine::think`], within this time.
    pub fn think_within(
        &mut self,
        request: &Request,
        time: Allotment,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Option<Answer> {
        let begin = Instant::now();
        let part = stop.part();
        // A player without a search needs no clock.
        let _alarm = request.level.is_searching().then(|| Alarm::set(time.limit, &part));
        self.engine.think_in_time(request, time, &|| begin.elapsed(), &part, on_report)
    }

    /// As [`Engine::ponder`], at most two minutes: the opponent may be away.
    pub fn ponder(&mut self, request: &Request, stop: &Stop) {
        let part = stop.part();
        let _alarm = Alarm::set(PONDERING, &part);
        self.engine.ponder(request, &part);
    }

    /// As [`Engine::forget`].
    pub fn forget(&mut self) {
        self.engine.forget();
    }
}

/// Stops a search after a while, unless dropped before.
#[derive(Debug)]
pub struct Alarm {
    /// Dropping it wakes and ends the clock's thread.
    _waker: Sender<()>,
}

impl Alarm {
    /// Starts an alarm that triggers `stop` once `after` has passed.
    pub fn set(after: Duration, stop: &Stop) -> Self {
        let (waker, sleep) = channel::<()>();
        let its_stop = stop.clone();
        let thread = spawn("clock", move || {
            if sleep.recv_timeout(after) == Err(RecvTimeoutError::Timeout) {
                its_stop.stop();
            }
        });
        if thread.is_err() {
            // Without a thread for the clock there is no time to search.
            stop.stop();
        }
        Self { _waker: waker }
    }
}
