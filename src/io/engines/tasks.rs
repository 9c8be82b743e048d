//! What is thought about in the pool: moves of levels, advice, reviews, values of trees.

use crate::app::{CoachNews, Message, OpponentNews, SearchId};
use crate::coach::{Quality, Question, ReviewCourse, Step, TreePosition, TreeValuation, advise};
use crate::engine::{Answer, Lease, Level, MemoryPool, Request, Resources, Stop};
use crate::io::engine_pool::{PoolTask, Priority, TaskState};
use crate::io::opponents::Opponents;
use crate::io::timed_engine::TimedEngine;
use crate::opponents::{MoveRequest, OpponentError};
use crate::rules::{Game, Variant};
use std::sync::Arc;

/// Takes the news of those who think.
pub type Tell = Arc<dyn Fn(Message) + Send + Sync>;

/// A level chooses a move, and ponders if it may.
pub struct LevelTask {
    id: SearchId,
    level: Level,
    request: Box<MoveRequest>,
    opponents: Opponents,
    memory: MemoryPool,
    tell: Tell,
    /// The move that was chosen.
    answer: Option<Answer>,
}

impl LevelTask {
    pub fn new(
        id: SearchId,
        level: Level,
        request: Box<MoveRequest>,
        opponents: Opponents,
        memory: MemoryPool,
        tell: Tell,
    ) -> Self {
        Self { id, level, request, opponents, memory, tell, answer: None }
    }

    fn news(&self, news: OpponentNews) {
        (self.tell)(Message::Opponent(self.id, news));
    }

    fn choose(&mut self, engine: &mut TimedEngine, stop: &Stop) -> TaskState {
        let request = Request::of(&self.request.game, self.level, self.request.seed);
        let mut on_report = |report: &_| self.news(OpponentNews::Progress(Clone::clone(report)));
        let answer = match self.opponents.time_for(&self.request) {
            None => engine.think(&request, stop, &mut on_report),
            Some(time) => engine.think_within(&request, time, stop, &mut on_report),
        };
        if stop.is_stopped() {
            // Nothing is more urgent: nobody wants it any more.
            return TaskState::Done;
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

/// The coach says what the moves of a position are worth.
pub struct AdviceTask {
    id: SearchId,
    question: Question,
    resources: Resources,
    memory: MemoryPool,
    table: Option<Lease>,
    tell: Tell,
    /// How deep the advice was that was told last.
    told: u32,
}

impl AdviceTask {
    pub fn new(
        id: SearchId,
        question: Question,
        resources: Resources,
        memory: MemoryPool,
        tell: Tell,
    ) -> Self {
        Self { id, question, resources, memory, table: None, tell, told: 0 }
    }
}

impl PoolTask for AdviceTask {
    fn threads(&self) -> usize {
        self.question.means.threads as usize
    }

    fn step(&mut self, threads: usize, stop: &Stop) -> TaskState {
        let Self { id, ref question, ref resources, ref memory, ref tell, .. } = *self;
        let (variant, mebibytes) = (question.variant, question.means.mebibytes as usize);
        let table = self.table.get_or_insert_with(|| memory.lease(variant, mebibytes));
        let mut question = *question;
        question.means.threads = question.means.threads.min(threads as u32);
        let told = &mut self.told;
        let mut on_advice = |advice: crate::coach::Advice| {
            // After an interruption it begins anew, and soon is where it was.
            if advice.depth >= *told {
                *told = advice.depth;
                tell(Message::Coach(id, CoachNews::Advice(Box::new(advice))));
            }
        };
        advise(question, resources, table, stop, stop, Some(&mut on_advice));
        if stop.is_stopped() {
            return TaskState::Waits(Priority::Advice);
        }
        tell(Message::Coach(id, CoachNews::Advised));
        TaskState::Done
    }

    fn fail(&mut self) {
        (self.tell)(Message::Coach(self.id, CoachNews::Failed));
    }
}

/// The coach goes through a game.
pub struct ReviewTask {
    id: SearchId,
    course: ReviewCourse,
    variant: Variant,
    resources: Resources,
    memory: MemoryPool,
    table: Option<Lease>,
    tell: Tell,
}

impl ReviewTask {
    pub fn new(
        id: SearchId,
        game: Game,
        resources: Resources,
        memory: MemoryPool,
        tell: Tell,
    ) -> Self {
        let variant = game.variant();
        let course = ReviewCourse::new(game, Quality::GRADING);
        Self { id, course, variant, resources, memory, table: None, tell }
    }
}

impl PoolTask for ReviewTask {
    fn step(&mut self, _: usize, stop: &Stop) -> TaskState {
        let mebibytes = self.course.mebibytes(self.resources.mebibytes);
        let lease = || self.memory.lease_new(self.variant, mebibytes);
        let table = self.table.get_or_insert_with(lease);
        let progress = self.course.advance(&self.resources, table, stop);
        if matches!(progress, Some(Step::Glance(_))) {
            self.table = None;
        }
        if let Some(step) = progress {
            (self.tell)(Message::Coach(self.id, CoachNews::Step(Box::new(step))));
        }
        if !self.course.is_over() {
            return TaskState::Waits(Priority::Review);
        }
        (self.tell)(Message::Coach(self.id, CoachNews::Reviewed));
        TaskState::Done
    }

    fn fail(&mut self) {
        (self.tell)(Message::Coach(self.id, CoachNews::Failed));
    }
}

/// The coach values the positions of a tree.
pub struct ValuationTask {
    id: SearchId,
    valuation: TreeValuation,
    resources: Resources,
    memory: MemoryPool,
    table: Option<Lease>,
    tell: Tell,
}

impl ValuationTask {
    pub fn new(
        id: SearchId,
        positions: Vec<TreePosition>,
        resources: Resources,
        memory: MemoryPool,
        tell: Tell,
    ) -> Self {
        let valuation = TreeValuation::new(positions, Variant::REVERSI, Quality::GRADING);
        Self { id, valuation, resources, memory, table: None, tell }
    }
}

impl PoolTask for ValuationTask {
    fn step(&mut self, _: usize, stop: &Stop) -> TaskState {
        let lease = || self.memory.lease_new(Variant::REVERSI, self.resources.mebibytes);
        let table = self.table.get_or_insert_with(lease);
        if let Some(value) = self.valuation.advance(&self.resources, table, stop) {
            (self.tell)(Message::Coach(self.id, CoachNews::Value(value)));
        }
        if !self.valuation.is_over() {
            return TaskState::Waits(Priority::Review);
        }
        (self.tell)(Message::Coach(self.id, CoachNews::TreeValued));
        TaskState::Done
    }

    fn fail(&mut self) {
        (self.tell)(Message::Coach(self.id, CoachNews::Failed));
    }
}
