//! The engine with a clock.

use crate::engine::{
    Allotment, Answer, Engine, Level, MemoryPool, Report, Request, Resources, SearchCourse, Stop,
};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longest search of a level, unless the player asked for more.
const PATIENCE: Duration = Duration::from_secs(5);

const PONDERING: Duration = Duration::from_secs(120);

/// Time of players for a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    pub move_time: Option<Duration>,
    /// Factor of the levels' own times.
    pub factor: f64,
}

impl Default for Pace {
    fn default() -> Self {
        Self { move_time: None, factor: 1.0 }
    }
}

impl Pace {
    /// Time of a level for a move. A requested time is used up; a level's own time is a limit.
    pub fn allotment(&self, level: Level) -> Allotment {
        let own = || level.move_time().map_or(PATIENCE, |time| time.mul_f64(self.factor));
        self.move_time.map_or_else(|| Allotment::thrifty(own()), Allotment::all)
    }
}

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
        let mut course = SearchCourse::default();
        self.engine.think(request, &part, &mut |report| {
            on_report(report);
            course.follow(report);
            let enough = time.enough.mul_f64(course.stretch());
            if begin.elapsed() >= enough && time.enough < time.limit {
                part.stop();
            }
        })
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
        let thread = thread::Builder::new().name("clock".to_owned()).spawn(move || {
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
