//! The coach's tasks in steps, which threads and the workers of a page drive alike.

use super::advice::{Advice, Question, advise};
use super::people_shares::{PeopleQuestion, PeopleShares};
use super::review_course::{ReviewCourse, Step};
use super::search_goal::SearchGoal;
use super::tree_values::{NodeValue, TreePosition, TreeValuation};
use crate::engine::{Lease, MemoryPool, Resources, Stop};
use crate::rules::{Game, Variant};

/// A result of a step.
#[derive(Clone, Debug)]
pub enum Finding {
    /// Advice at a depth.
    Advice(Box<Advice>),
    /// A part of a review.
    Step(Box<Step>),
    /// Value of a position of a tree.
    Value(NodeValue),
    /// Shares of people who play each move of a position.
    Shares(Box<PeopleShares>),
}

/// A task in steps, between which other tasks can use the processor.
///
/// ```
/// use outflank_core::coach::{CoachTask, Finding};
/// use outflank_core::engine::{MemoryPool, Resources, Stop};
/// use outflank_core::rules::{Color, Variant, transcript};
///
/// let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6").expect("legal moves");
/// let (mut task, memory) = (CoachTask::review(game), MemoryPool::new(8));
/// let resources = Resources { mebibytes: 4, ..Resources::default() };
/// let mut steps = 0;
/// while !task.step(&resources, &memory, &Stop::default(), &mut |finding| {
///     steps += usize::from(matches!(finding, Finding::Step(_)));
/// }) {}
/// assert_eq!(steps, 3, "a glance, and each move in full");
/// ```
#[derive(Debug)]
pub struct CoachTask {
    kind: TaskKind,
    /// Memory from the first step on, so that an interrupted step repeats what it knows.
    table: Option<Lease>,
}

#[derive(Debug)]
enum TaskKind {
    /// Also the depth of the latest advice, in plies.
    Advise(Question, u32),
    Review(ReviewCourse, Variant),
    Value(TreeValuation),
    /// Questions still to answer, the next one last.
    Foretell(Vec<PeopleQuestion>),
}

impl CoachTask {
    const fn of(kind: TaskKind) -> Self {
        Self { kind, table: None }
    }

    /// Advice on a position, at growing depth.
    pub const fn advise(question: Question) -> Self {
        Self::of(TaskKind::Advise(question, 0))
    }

    /// The review of a game.
    pub fn review(game: Game) -> Self {
        let variant = game.variant();
        Self::of(TaskKind::Review(ReviewCourse::new(game, SearchGoal::GRADING), variant))
    }

    /// Values of the positions of a tree.
    pub fn value(positions: Vec<TreePosition>) -> Self {
        let goal = SearchGoal::GRADING;
        Self::of(TaskKind::Value(TreeValuation::new(positions, Variant::REVERSI, goal)))
    }

    /// Answers what people play.
    pub fn foretell(mut questions: Vec<PeopleQuestion>) -> Self {
        questions.reverse();
        Self::of(TaskKind::Foretell(questions))
    }

    /// Threads that a step can use.
    pub const fn threads(&self) -> usize {
        match &self.kind {
            TaskKind::Advise(question, _) => question.budget.threads as usize,
            TaskKind::Review(..) | TaskKind::Value(_) | TaskKind::Foretell(_) => 1,
        }
    }

    /// Takes the next step, and returns whether the task is done. A step that `stop` interrupts is repeated by the next
    /// call. Advice uses as many threads as `resources` has, at most those of its question.
    pub fn step(
        &mut self,
        resources: &Resources,
        memory: &MemoryPool,
        stop: &Stop,
        on_finding: &mut dyn FnMut(Finding),
    ) -> bool {
        let Self { kind, table } = self;
        match kind {
            TaskKind::Advise(question, depth) => {
                let mebibytes = question.budget.mebibytes as usize;
                let table = table.get_or_insert_with(|| memory.lease(question.variant, mebibytes));
                let mut question = *question;
                question.budget.threads = question.budget.threads.min(resources.threads as u32);
                // After an interruption the search restarts, and soon regains its depth.
                let mut on_advice = |advice: Advice| {
                    if advice.depth >= *depth {
                        *depth = advice.depth;
                        on_finding(Finding::Advice(Box::new(advice)));
                    }
                };
                advise(question, resources, table, stop, stop, Some(&mut on_advice));
                !stop.is_stopped()
            }
            TaskKind::Review(course, variant) => {
                let mebibytes = course.mebibytes(resources.mebibytes);
                let lease = table.get_or_insert_with(|| memory.lease_new(*variant, mebibytes));
                let done = course.advance(resources, lease, stop);
                if matches!(done, Some(Step::Glance(_))) {
                    *table = None;
                }
                if let Some(done) = done {
                    on_finding(Finding::Step(Box::new(done)));
                }
                course.is_over()
            }
            TaskKind::Value(valuation) => {
                let lease = || memory.lease_new(Variant::REVERSI, resources.mebibytes);
                let table = table.get_or_insert_with(lease);
                if let Some(value) = valuation.advance(resources, table, stop) {
                    on_finding(Finding::Value(value));
                }
                valuation.is_over()
            }
            TaskKind::Foretell(questions) => {
                let shares = questions.last().and_then(|it| it.answer(resources, stop));
                if let Some(shares) = shares {
                    on_finding(Finding::Shares(Box::new(shares)));
                    questions.pop();
                }
                questions.is_empty()
            }
        }
    }
}
