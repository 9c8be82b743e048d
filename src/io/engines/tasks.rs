//! Tasks of the engine pool: moves of levels, and tasks of the coach.

use crate::app::{CoachNews, Message, OpponentNews, SearchId};
use crate::coach::CoachTask;
use crate::engine::{Answer, Level, MemoryPool, Request, Resources, Stop};
use crate::io::engine_pool::{PoolTask, Priority, TaskState};
use crate::io::opponents::Opponents;
use crate::io::timed_engine::TimedEngine;
use crate::opponents::{MoveRequest, OpponentError};
use std::sync::Arc;

/// Sink of the results of all tasks.
pub type MessageSink = Arc<dyn Fn(Message) + Send + Sync>;

/// Chooses a level's move, then ponders if allowed.
pub struct LevelTask {
    id: SearchId,
    level: Level,
    request: Box<MoveRequest>,
    opponents: Opponents,
    memory: MemoryPool,
    notify: MessageSink,
    /// The chosen move.
    answer: Option<Answer>,
    /// Times that quicker moves have interrupted the search.
    interruptions: u32,
}

/// Interruptions after which a search is interrupted no more.
const MOST_INTERRUPTIONS: u32 = 2;

impl LevelTask {
    pub fn new(
        id: SearchId,
        level: Level,
        request: Box<MoveRequest>,
        opponents: Opponents,
        memory: MemoryPool,
        notify: MessageSink,
    ) -> Self {
        Self { id, level, request, opponents, memory, notify, answer: None, interruptions: 0 }
    }

    fn news(&self, news: OpponentNews) {
        (self.notify)(Message::Opponent(self.id, news));
    }

    fn choose(&mut self, engine: &mut TimedEngine, stop: &Stop) -> TaskState {
        let request = Request::of(&self.request.game, self.level, self.request.seed);
        let mut on_report = |report: &_| self.news(OpponentNews::Progress(Clone::clone(report)));
        let answer = match self.opponents.time_for(&self.request) {
            None => engine.think(&request, stop, &mut on_report),
            Some(time) => engine.think_within(&request, time, stop, &mut on_report),
        };
        if stop.is_stopped() {
            // For a quicker move; a task that is cancelled does not run again.
            self.interruptions += 1;
            let is_patient = self.interruptions < MOST_INTERRUPTIONS;
            return TaskState::Waits(if is_patient { Priority::Move } else { Priority::QuickMove });
        }
        self.news(OpponentNews::Done(answer.clone().ok_or(OpponentError::NoMove)));
        self.answer = answer;
        if self.opponents.ponders && self.answer.is_some() {
            TaskState::Waits(Priority::Pondering)
        } else {
            TaskState::Done
        }
    }

    fn ponder(&self, answer: &Answer, engine: &mut TimedEngine, stop: &Stop) -> TaskState {
        let mut game = self.request.game.clone();
        if game.place(answer.square).is_ok() {
            engine.ponder(&Request::of(&game, self.level, 0), stop);
        }
        if stop.is_stopped() { TaskState::Waits(Priority::Pondering) } else { TaskState::Done }
    }
}

impl PoolTask for LevelTask {
    fn threads(&self) -> usize {
        let uses_time = self.level.move_time().is_some();
        if uses_time { self.opponents.resources.threads } else { 1 }
    }

    fn wait_in_line(&mut self, place: usize) {
        if self.answer.is_none() {
            self.news(OpponentNews::InLine(place));
        }
    }

    fn step(&mut self, threads: usize, stop: &Stop) -> TaskState {
        let resources = Resources { threads, ..self.opponents.resources.clone() };
        let (pace, memory) = (self.opponents.pace, self.memory.clone());
        let mut engine = TimedEngine::sharing(resources, pace, memory);
        match self.answer.clone() {
            None => self.choose(&mut engine, stop),
            Some(answer) => self.ponder(&answer, &mut engine, stop),
        }
    }

    fn fail(&mut self) {
        if self.answer.is_none() {
            self.news(OpponentNews::Done(Err(OpponentError::Failed)));
        }
    }
}

/// A task of the coach.
pub struct CoachPoolTask {
    pub id: SearchId,
    pub task: CoachTask,
    /// Priority of its steps.
    pub priority: Priority,
    pub resources: Resources,
    pub memory: MemoryPool,
    pub notify: MessageSink,
}

impl PoolTask for CoachPoolTask {
    fn threads(&self) -> usize {
        self.task.threads()
    }

    fn wait_in_line(&mut self, place: usize) {
        (self.notify)(Message::Coach(self.id, CoachNews::InLine(place)));
    }

    fn step(&mut self, threads: usize, stop: &Stop) -> TaskState {
        let Self { id, task, notify, .. } = self;
        let resources = Resources { threads, ..self.resources.clone() };
        let is_done = task.step(&resources, &self.memory, stop, &mut |finding| {
            notify(Message::Coach(*id, CoachNews::Found(finding)));
        });
        if !is_done {
            return TaskState::Waits(self.priority);
        }
        notify(Message::Coach(*id, CoachNews::Done));
        TaskState::Done
    }

    fn fail(&mut self) {
        (self.notify)(Message::Coach(self.id, CoachNews::Failed));
    }
}
