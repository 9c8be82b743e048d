//! Analysis by a guest engine.

use crate::app::effect::{GuestEffect, SearchId};
use crate::opponents::{GuestName, Opinions, OpponentError};
use crate::rules::Game;

/// A guest that analyses the position on screen, with its latest opinions.
#[derive(Clone, Debug)]
pub struct LiveAnalyst {
    pub name: GuestName,
    asked: Option<(SearchId, Game)>,
    opinions: Opinions,
    failure: Option<OpponentError>,
}

impl LiveAnalyst {
    pub fn new(name: GuestName) -> Self {
        Self { name, asked: None, opinions: Opinions::default(), failure: None }
    }

    /// Requests analysis of a game, and cancels the previous request. `next` numbers a new search.
    pub(in crate::app) fn turn_to(
        &mut self,
        wanted: Option<&Game>,
        count: u8,
        next: impl FnOnce() -> SearchId,
    ) -> Option<GuestEffect> {
        let asked = self.asked.as_ref().map(|(_, game)| game);
        let is_same = match (wanted, asked) {
            (Some(wanted), Some(asked)) => {
                wanted.played() == asked.played() && wanted.position() == asked.position()
            }
            (None, None) => true,
            _ => false,
        };
        if is_same {
            return None;
        }
        (self.opinions, self.failure) = (Opinions::default(), None);
        self.asked = wanted.map(|game| (next(), game.clone()));
        Some(match &self.asked {
            None => GuestEffect::StopAnalysing,
            Some((id, game)) => GuestEffect::Analyse(*id, self.name, Box::new(game.clone()), count),
        })
    }

    /// Stores opinions, unless the search was cancelled.
    pub(in crate::app) fn on_opinions(
        &mut self,
        id: SearchId,
        opinions: Result<Opinions, OpponentError>,
    ) {
        if self.asked.as_ref().is_none_or(|(asked, _)| *asked != id) {
            return;
        }
        match opinions {
            Ok(opinions) => self.opinions = opinions,
            Err(error) => self.failure = Some(error),
        }
    }

    pub const fn opinions(&self) -> &Opinions {
        &self.opinions
    }

    pub const fn failure(&self) -> Option<&OpponentError> {
        self.failure.as_ref()
    }
}
