//! Live explorer: library statistics of the position on screen.

use crate::explorer::GameFilter;
use crate::rules::{Game, Turn};
use crate::store::{Explored, ExplorerQuery, StoreEvent, StoreRequest};

/// The current query with its answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LiveExplorer {
    pub filter: GameFilter,
    /// Number of latest games to list.
    pub most: usize,
    asked: Option<ExplorerQuery>,
    explored: Option<Explored>,
}

impl LiveExplorer {
    pub fn new(filter: GameFilter, most: usize) -> Self {
        Self { filter, most, ..Self::default() }
    }

    /// Query of the current position, after a forced pass; `None` if the game is over.
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

    /// Queries the current position, unless it was queried already.
    pub(in crate::app) fn turn_to(&mut self, game: &Game) -> Option<StoreRequest> {
        let wanted = self.query(game);
        if wanted == self.asked {
            return None;
        }
        self.asked.clone_from(&wanted);
        wanted.map(|query| StoreRequest::Explore(Box::new(query)))
    }

    /// Stores the answer to a query; queries again when the index has grown.
    pub(in crate::app) fn on_store_event(&mut self, event: &StoreEvent) {
        match event {
            StoreEvent::Explored(explored) => self.take(explored),
            StoreEvent::Indexed => self.request_again(),
            _ => {}
        }
    }

    fn request_again(&mut self) {
        if self.explored.as_ref().is_some_and(|explored| explored.indexing.is_some()) {
            self.asked = None;
        }
    }

    /// Stores an answer, unless the query has changed.
    fn take(&mut self, explored: &Explored) {
        if self.asked.as_ref() == Some(&explored.query) {
            self.explored = Some(explored.clone());
        }
    }

    /// Answer for the current position.
    pub fn on(&self, game: &Game) -> Option<&Explored> {
        let wanted = self.query(game)?;
        self.explored.as_ref().filter(|explored| explored.query == wanted)
    }
}
