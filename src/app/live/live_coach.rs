//! Live coach: its current question and its latest advice.

use crate::app::effect::{CoachEffect, SearchId};
use crate::coach::{Advice, Advised, Grade, Question, Stakes, without_result};
use crate::rules::Square;
use std::time::Duration;

/// Least search depth, in plies, of a warning.
const WARNING: u32 = 6;

/// Time without advice after which the coach says that it looks at the board: a sentence for an instant only flickers.
const SILENCE: Duration = Duration::from_millis(200);

/// Hint level of the coach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintLevel {
    /// A principle to think of.
    Nudge,
    /// The idea, and the part of the board.
    Idea,
    #[default]
    Move,
}

/// The current question with its advice so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LiveCoach {
    pub(in crate::app) asked: Option<(SearchId, Question)>,
    pub(in crate::app) advice: Option<Advice>,
    /// Whether the search has ended.
    pub(in crate::app) is_done: bool,
    /// Time of the question.
    time: Duration,
    /// Reason shown in detail, from 1; 0 for the summary.
    pub detail: usize,
    /// Whether the cursor has moved since the question; if so, the advice is about the cursor's square.
    pub is_pointed: bool,
}

impl LiveCoach {
    /// Sends the wanted question, and cancels the previous one. `next` numbers a new search.
    pub(in crate::app) fn turn_to(
        &mut self,
        wanted: Option<Question>,
        now: Duration,
        next: impl FnOnce() -> SearchId,
    ) -> Option<CoachEffect> {
        let asked = self.asked.map(|(_, question)| question);
        // Complete advice is kept while another page covers the board.
        if wanted == asked || wanted.is_none() && self.is_done {
            return None;
        }
        *self = Self::default();
        let Some(question) = wanted else { return asked.map(|_| CoachEffect::StopAdvising) };
        let id = next();
        self.asked = Some((id, question));
        self.time = now;
        Some(CoachEffect::Advise(id, question))
    }

    /// Time of the question whose search goes on.
    pub fn asked_at(&self) -> Option<Duration> {
        self.asked.filter(|_| !self.is_done).map(|_| self.time)
    }

    /// End of the time for which a question without advice is not mentioned, while it lies ahead.
    pub fn speaks_at(&self, now: Duration) -> Option<Duration> {
        let asked = self.asked_at().filter(|_| self.advice.is_none())?;
        Some(asked + SILENCE).filter(|at| *at > now)
    }

    /// Ends the search; its advice stays.
    pub(in crate::app) const fn end(&mut self) -> CoachEffect {
        self.is_done = true;
        CoachEffect::StopAdvising
    }

    /// Stores advice, unless the search was cancelled; `None` ends the search.
    pub(in crate::app) fn on_advice(&mut self, id: SearchId, advice: Option<Advice>) {
        if self.asked.is_none_or(|(asked, _)| asked != id) {
            return;
        }
        match advice {
            Some(advice) => self.advice = Some(advice),
            None => self.is_done = true,
        }
    }

    /// Shows the next reason in detail for the move on `square`, or the best move; after the last, the summary.
    /// Returns whether there is any reason.
    pub(in crate::app) fn next_detail(&mut self, square: Option<Square>) -> bool {
        let advised = self.advice.as_ref().and_then(|advice| {
            let chosen = square.and_then(|square| advice.on(square));
            chosen.or_else(|| advice.moves.first())
        });
        let count = advised.map_or(0, |advised| without_result(&advised.reasons).count());
        self.detail = (self.detail + 1) % (count + 1);
        count > 0
    }

    /// Latest advice, for any question.
    pub(in crate::app) const fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// Advice on this question's position, at any depth.
    pub fn on(&self, question: &Question) -> Option<&Advice> {
        let (_, asked) = self.asked.as_ref()?;
        let is_it = asked.position == question.position && asked.variant == question.variant;
        self.advice.as_ref().filter(|_| is_it)
    }

    /// Grade of a move, once the search is deep enough for a warning.
    pub fn grade_of(&self, question: &Question, square: Square) -> Option<Grade> {
        let advice = self.on(question)?;
        let is_known = advice.exact || advice.depth >= WARNING;
        let stakes = advice.stakes(advice.on(square)?);
        is_known.then(|| stakes.grade())
    }

    /// A move of this question's position with its stakes, once the search is complete.
    pub fn reviewed(&self, question: &Question, square: Square) -> Option<(&Advised, Stakes)> {
        let advice = self.verdict_on(question)?;
        let given = advice.on(square)?;
        Some((given, advice.stakes(given)))
    }

    /// Complete advice on exactly this question.
    pub fn verdict_on(&self, question: &Question) -> Option<&Advice> {
        let is_it = self.asked.as_ref().is_some_and(|(_, asked)| asked == question);
        self.advice.as_ref().filter(|_| self.is_done && is_it)
    }
}
