//! Services of a host whose engines and store have threads of their own.

use super::{Engines, StoreClient};
use crate::app::{CoachEffect, GuestEffect, OpponentEffect};
use crate::host::{AppHost, HostServices};
use crate::store::{Address, StoreRequest};
use std::time::{Duration, Instant};

/// A host of the program or of a session.
pub type ThreadHost = AppHost<ThreadServices>;

/// Engines, store and clock; answers arrive as messages of the threads.
pub struct ThreadServices {
    pub engines: Engines,
    /// `None` keeps nothing.
    pub store: Option<StoreClient>,
    /// Start of the app's clock.
    pub begin: Instant,
}

impl HostServices for ThreadServices {
    fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    fn play(&mut self, effect: OpponentEffect) {
        self.engines.play(effect);
    }

    fn coach(&mut self, effect: CoachEffect) {
        self.engines.coach(effect);
    }

    fn serve(&mut self, effect: GuestEffect) {
        self.engines.serve(effect);
    }

    fn keep(&mut self, address: Address, request: StoreRequest) {
        if let Some(store) = &mut self.store {
            store.send(address, request);
        }
    }

    fn is_committed(&self) -> bool {
        self.store.as_ref().is_none_or(StoreClient::is_committed)
    }

    fn is_flushed(&self) -> bool {
        self.store.as_ref().is_none_or(StoreClient::is_flushed)
    }
}
