//! What people play in the positions on screen.

use crate::app::effect::{CoachEffect, SearchId};
use crate::coach::{PeopleQuestion, PeopleShares};
use std::collections::HashMap;

/// Limit of kept answers: those of several games.
const MOST: usize = 500;

/// Answers so far, with the questions of the latest request.
#[derive(Clone, Debug, Default)]
pub struct LiveShares {
    asked: Option<(SearchId, Vec<PeopleQuestion>)>,
    known: HashMap<PeopleQuestion, PeopleShares>,
}

impl LiveShares {
    /// Requests the answers that are neither known nor requested, in place of the previous request. `next` numbers a
    /// new search.
    pub(in crate::app) fn turn_to(
        &mut self,
        mut wanted: Vec<PeopleQuestion>,
        next: impl FnOnce() -> SearchId,
    ) -> Option<CoachEffect> {
        wanted.retain(|question| !self.known.contains_key(question));
        let is_asked = |question: &PeopleQuestion| {
            self.asked.as_ref().is_some_and(|(_, asked)| asked.contains(question))
        };
        if wanted.iter().all(is_asked) {
            return None;
        }
        if self.known.len() > MOST {
            self.known.clear();
        }
        let id = next();
        self.asked = Some((id, wanted.clone()));
        Some(CoachEffect::Foretell(id, wanted))
    }

    /// Stores an answer, unless the request was replaced.
    pub(in crate::app) fn on_shares(&mut self, id: SearchId, shares: &PeopleShares) {
        if self.asked.as_ref().is_some_and(|(asked, _)| *asked == id) {
            self.known.insert(shares.question, shares.clone());
        }
    }

    /// Answer to a question, once known.
    pub fn on(&self, question: &PeopleQuestion) -> Option<&PeopleShares> {
        self.known.get(question)
    }
}
