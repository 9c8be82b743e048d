//! Services of a host, from outside.

use crate::app::{CoachEffect, GuestEffect, Message, OpponentEffect};
use crate::store::{Address, StoreRequest};
use std::time::Duration;

/// Clock, engines and store of an app. Their answers are messages: from another thread, or by [`Self::next_answer`].
pub trait HostServices {
    /// Time since the app began.
    fn now(&self) -> Duration;

    /// Carries out an effect for the opponent.
    fn play(&mut self, effect: OpponentEffect);

    /// Carries out an effect for the coach.
    fn coach(&mut self, effect: CoachEffect);

    /// Carries out an effect for guests.
    fn serve(&mut self, _effect: GuestEffect) {}

    /// Sends a request to the store.
    fn keep(&mut self, address: Address, request: StoreRequest);

    /// The next answer that is there already.
    fn next_answer(&mut self) -> Option<Message> {
        None
    }

    /// Whether everything sent to the store is committed.
    fn is_committed(&self) -> bool {
        true
    }

    /// Whether everything sent to the store is flushed to the disk.
    fn is_flushed(&self) -> bool {
        true
    }
}
