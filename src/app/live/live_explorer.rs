//! The explorer at the player's side: what the games of the library were asked about a position, and what they said.

use crate::explorer::GameFilter;
use crate::rules::{Game, Turn};
use crate::store::{Explored, ExplorerQuery, StoreEvent, StoreRequest};

/// The question under way or answered, and the answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LiveExplorer {
    /// Which games count.
    pub filter: GameFilter,
    /// How many of the last games are wanted.
    pub most: usize,
    asked: Option<ExplorerQuery>,
    said: Option<Explored>,
}

impl LiveExplorer {
    /// An explorer that wants so many of the last games.
    pub fn new(filter: GameFilter, most: usize) -> Self {
        Self { filter, most, ..Self::default() }
    }

    /// The query of the position where a game stands: after the pass where there is one; `None` where it is over.
    fn query(&self, game: &Game) -> Option<ExplorerQuery> {
        let (position, side) = match game.turn() {
            Turn::Over => return None,
            Turn::Pass(side) => (game.position().pass(), !side),
            Turn::Place(side) => (*game.position(), side),
        };
        let is_explored = game.variant().is_tournament();
        let filter = self.filter.clone();
        is_explored.then_some(ExplorerQuery { position, side, filter, most: self.most })
    }

    /// Asks about the position where a game stands, unless that was asked.
    pub(in crate::app) fn turn_to(&mut self, game: &Game) -> Option<StoreRequest> {
        let wanted = self.query(game);
        if wanted == self.asked {
            return None;
        }
        self.asked.clone_from(&wanted);
        wanted.map(|query| StoreRequest::Explore(Box::new(query)))
    }

    /// Takes in what the store says of positions, or that there is more to know.
    pub(in crate::app) fn on_store_event(&mut self, event: &StoreEvent) {
        match event {
            StoreEvent::Explored(explored) => self.take(explored),
            StoreEvent::Indexed => self.ask_again(),
            _ => {}
        }
    }

    /// Asks again: there is more to know.
    fn ask_again(&mut self) {
        if self.said.as_ref().is_some_and(|said| said.indexing.is_some()) {
            self.asked = None;
        }
    }

    /// Takes in an answer, unless something else was asked meanwhile.
    fn take(&mut self, explored: &Explored) {
        if self.asked.as_ref() == Some(&explored.query) {
            self.said = Some(explored.clone());
        }
    }

    /// What is known of the position where a game stands.
    pub fn on(&self, game: &Game) -> Option<&Explored> {
        let wanted = self.query(game)?;
        self.said.as_ref().filter(|said| said.query == wanted)
    }
}
