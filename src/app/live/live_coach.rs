//! The coach at the player's side: what it was asked about, and what it has said so far.

use crate::app::effect::{CoachEffect, SearchId};
use crate::coach::{Advice, Advised, Grade, Question, Stakes, without_result};
use crate::rules::Square;
use std::time::Duration;

/// Plies that the coach has looked ahead, at least, before it warns of a move.
const WARNING: u32 = 6;
/// Milliseconds from which on it is worth telling how fast a search is.
const MEASURABLE: u64 = 50;

/// The question under way or answered, and what was said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LiveCoach {
    pub(in crate::app) asked: Option<(SearchId, Question)>,
    /// What is known so far.
    pub(in crate::app) said: Option<Advice>,
    /// There is no more to come.
    pub(in crate::app) is_done: bool,
    /// When it was asked, and when it said something last.
    times: [Duration; 2],
    /// Which reason of the move at hand is told in detail, from 1; 0 for what all come down to.
    pub detail: usize,
    /// The cursor has been moved since the coach was asked: what it stands on is what the player wants to know of.
    pub is_pointed: bool,
}

impl LiveCoach {
    /// Asks what there is to ask now, and no more what there was. `next` numbers a new search.
    pub(in crate::app) fn turn_to(
        &mut self,
        wanted: Option<Question>,
        now: Duration,
        next: impl FnOnce() -> SearchId,
    ) -> Option<CoachEffect> {
        let asked = self.asked.map(|(_, question)| question);
        // What is known to the end stays known while a page covers the board.
        if wanted == asked || wanted.is_none() && self.is_done {
            return None;
        }
        *self = Self::default();
        let Some(question) = wanted else { return asked.map(|_| CoachEffect::StopAdvising) };
        let id = next();
        self.asked = Some((id, question));
        self.times = [now; 2];
        Some(CoachEffect::Advise(id, question))
    }

    /// Takes advice in, unless it was given up; none means that there is no more to come.
    pub(in crate::app) fn on_advice(
        &mut self,
        id: SearchId,
        advice: Option<Advice>,
        now: Duration,
    ) {
        if self.asked.is_none_or(|(asked, _)| asked != id) {
            return;
        }
        match advice {
            Some(advice) => {
                self.said = Some(advice);
                self.times[1] = now;
            }
            None => self.is_done = true,
        }
    }

    /// Positions that were searched in a second for what was said last; `None` where that took no time to speak of.
    pub fn speed(&self) -> Option<u64> {
        let nodes = self.said.as_ref()?.nodes;
        let [asked, said] = self.times;
        let millis = u64::try_from(said.saturating_sub(asked).as_millis()).ok()?;
        (millis >= MEASURABLE).then(|| nodes * 1000 / millis)
    }

    /// Tells the next reason in detail, of the move on this square, or of the best one; after the last what all of
    /// them come down to. Says whether there is anything to tell.
    pub(in crate::app) fn next_detail(&mut self, square: Option<Square>) -> bool {
        let advised = self.said.as_ref().and_then(|advice| {
            let chosen = square.and_then(|square| advice.on(square));
            chosen.or_else(|| advice.moves.first())
        });
        let count = advised.map_or(0, |advised| without_result(&advised.reasons).count());
        self.detail = (self.detail + 1) % (count + 1);
        count > 0
    }

    /// What was said last, of whatever was asked.
    pub(in crate::app) const fn said(&self) -> Option<&Advice> {
        self.said.as_ref()
    }

    /// What is known of this question's position so far, however far it was looked into.
    pub fn on(&self, question: &Question) -> Option<&Advice> {
        let (_, asked) = self.asked.as_ref()?;
        let is_it = asked.position == question.position && asked.variant == question.variant;
        self.said.as_ref().filter(|_| is_it)
    }

    /// How good a move of this question's position is, once it was looked at far enough to warn of it.
    pub fn grade_of(&self, question: &Question, square: Square) -> Option<Grade> {
        let advice = self.on(question)?;
        let is_known = advice.exact || advice.depth >= WARNING;
        let stakes = advice.stakes(advice.on(square)?);
        is_known.then(|| stakes.grade())
    }

    /// A move of this question's position that was answered with, and what was at stake, once all there is to know
    /// is known.
    pub fn judged(&self, question: &Question, square: Square) -> Option<(&Advised, Stakes)> {
        let advice = self.verdict_on(question)?;
        let given = advice.on(square)?;
        Some((given, advice.stakes(given)))
    }

    /// All there is to know about exactly this question.
    pub fn verdict_on(&self, question: &Question) -> Option<&Advice> {
        let is_it = self.asked.as_ref().is_some_and(|(_, asked)| asked == question);
        self.said.as_ref().filter(|_| self.is_done && is_it)
    }
}
