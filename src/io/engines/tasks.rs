//! Tasks of the engine pool: moves of levels, advice, reviews, tree evaluation.

use crate::app::{CoachNews, Message, OpponentNews, SearchId};
use crate::coach::{
    PeopleQuestion, Question, ReviewCourse, SearchGoal, Step, TreePosition, TreeValuation, advise,
};
use crate::engine::{Answer, Lease, Level, MemoryPool, Request, Resources, Stop};
use crate::io::engine_pool::{PoolTask, Priority, TaskState};
use crate::io::opponents::Opponents;
use crate::io::timed_engine::TimedEngine;
use crate::opponents::{MoveRequest, OpponentError};
use crate::rules::{Game, Variant};
use std::sync::Arc;

/// Sink of the results of all tasks.
pub type Tell = Arc<dyn Fn(Message) + Send + Sync>;

/// Chooses a level's move, then ponders if allowed.
pub struct LevelTask {
    id: SearchId,
    level: Level,
    request: Box<MoveRequest>,
    opponents: Opponents,
    memory: MemoryPool,
    notify: Tell,
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
        notify: Tell,
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

/// Resources and sink of a coach's search.
pub struct CoachSearch {
    pub id: SearchId,
    pub resources: Resources,
    pub memory: MemoryPool,
    pub notify: Tell,
}

impl CoachSearch {
    fn send(&self, news: CoachNews) {
        (self.notify)(Message::Coach(self.id, news));
    }
}

/// Evaluates the moves of a position.
pub struct AdviceTask {
    search: CoachSearch,
    question: Question,
    table: Option<Lease>,
    /// Depth of the latest advice sent, in plies.
    told: u32,
}

impl AdviceTask {
    pub const fn new(search: CoachSearch, question: Question) -> Self {
        Self { search, question, table: None, told: 0 }
    }
}

impl PoolTask for AdviceTask {
    fn threads(&self) -> usize {
        self.question.budget.threads as usize
    }

    fn step(&mut self, threads: usize, stop: &Stop) -> TaskState {
        let Self { search, question, table, told } = self;
        let (variant, mebibytes) = (question.variant, question.budget.mebibytes as usize);
        let table = table.get_or_insert_with(|| search.memory.lease(variant, mebibytes));
        let mut question = *question;
        question.budget.threads = question.budget.threads.min(threads as u32);
        let mut on_advice = |advice: crate::coach::Advice| {
            // After an interruption the search restarts, and soon regains its depth.
            if advice.depth >= *told {
                *told = advice.depth;
                search.send(CoachNews::Advice(Box::new(advice)));
            }
        };
        advise(question, &search.resources, table, stop, stop, Some(&mut on_advice));
        if stop.is_stopped() {
            return TaskState::Waits(Priority::Advice);
        }
        search.send(CoachNews::Advised);
        TaskState::Done
    }

    fn fail(&mut self) {
        self.search.send(CoachNews::Failed);
    }
}

/// Reviews a game.
pub struct ReviewTask {
    search: CoachSearch,
    variant: Variant,
    course: ReviewCourse,
    table: Option<Lease>,
}

impl ReviewTask {
    pub fn new(search: CoachSearch, game: Game) -> Self {
        let variant = game.variant();
        let course = ReviewCourse::new(game, SearchGoal::GRADING);
        Self { search, variant, course, table: None }
    }
}

impl PoolTask for ReviewTask {
    fn wait_in_line(&mut self, place: usize) {
        self.search.send(CoachNews::InLine(place));
    }

    fn step(&mut self, _: usize, stop: &Stop) -> TaskState {
        let Self { search, variant, course, table } = self;
        let mebibytes = course.mebibytes(search.resources.mebibytes);
        let lease = table.get_or_insert_with(|| search.memory.lease_new(*variant, mebibytes));
        let progress = course.advance(&search.resources, lease, stop);
        if matches!(progress, Some(Step::Glance(_))) {
            *table = None;
        }
        if let Some(step) = progress {
            search.send(CoachNews::Step(Box::new(step)));
        }
        if !course.is_over() {
            return TaskState::Waits(Priority::Review);
        }
        search.send(CoachNews::Reviewed);
        TaskState::Done
    }

    fn fail(&mut self) {
        self.search.send(CoachNews::Failed);
    }
}

/// Evaluates the positions of a tree.
pub struct ValuationTask {
    search: CoachSearch,
    valuation: TreeValuation,
    table: Option<Lease>,
}

impl ValuationTask {
    pub fn new(search: CoachSearch, positions: Vec<TreePosition>) -> Self {
        let valuation = TreeValuation::new(positions, Variant::REVERSI, SearchGoal::GRADING);
        Self { search, valuation, table: None }
    }
}

impl PoolTask for ValuationTask {
    fn step(&mut self, _: usize, stop: &Stop) -> TaskState {
        let Self { search, valuation, table } = self;
        let CoachSearch { resources, memory, .. } = &*search;
        let lease = || memory.lease_new(Variant::REVERSI, resources.mebibytes);
        let table = table.get_or_insert_with(lease);
        if let Some(value) = valuation.advance(resources, table, stop) {
            search.send(CoachNews::Value(value));
        }
        if !valuation.is_over() {
            return TaskState::Waits(Priority::Review);
        }
        search.send(CoachNews::TreeValued);
        TaskState::Done
    }

    fn fail(&mut self) {
        self.search.send(CoachNews::Failed);
    }
}

/// Answers what people play.
pub struct SharesTask {
    search: CoachSearch,
    /// Questions still to answer, the next one last.
    questions: Vec<PeopleQuestion>,
}

impl SharesTask {
    pub fn new(search: CoachSearch, mut questions: Vec<PeopleQuestion>) -> Self {
        questions.reverse();
        Self { search, questions }
    }
}

impl PoolTask for SharesTask {
    fn step(&mut self, _: usize, stop: &Stop) -> TaskState {
        let Self { search, questions } = self;
        let Some(question) = questions.last() else { return TaskState::Done };
        if let Some(shares) = question.answer(&search.resources, stop) {
            search.send(CoachNews::Shares(Box::new(shares)));
            questions.pop();
        }
        if questions.is_empty() { TaskState::Done } else { TaskState::Waits(Priority::Advice) }
    }

    fn fail(&mut self) {
        self.search.send(CoachNews::Failed);
    }
}
