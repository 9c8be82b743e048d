//! The coach at the player's side: what it was asked about, and what it has said so far.

use crate::app::SearchId;
use crate::coach::{Advice, Question};

/// The question under way or answered, and what was said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coaching {
    pub(in crate::app) asked: Option<(SearchId, Question)>,
    /// What is known so far.
    pub(in crate::app) said: Option<Advice>,
    /// There is no more to come.
    pub(in crate::app) is_done: bool,
}

impl Coaching {
    /// What is known of this question's position so far, however far it was looked into.
    pub fn on(&self, question: &Question) -> Option<&Advice> {
        let (_, asked) = self.asked.as_ref()?;
        let is_it = asked.position == question.position && asked.variant == question.variant;
        self.said.as_ref().filter(|_| is_it)
    }

    /// All there is to know about exactly this question.
    pub fn verdict_on(&self, question: &Question) -> Option<&Advice> {
        let is_it = self.asked.as_ref().is_some_and(|(_, asked)| asked == question);
        self.said.as_ref().filter(|_| self.is_done && is_it)
    }
}
