//! The way of the lobby's events to the players of the house.

use crate::lobby::{LobbyEvent, MemberId};
use std::sync::mpsc::{Receiver, Sender, channel};

/// Number of the first session of the house, above those of visitors.
pub const FIRST_SESSION: u64 = 1 << 62;

/// Events for the sessions of the house.
pub type HouseEvents = Receiver<(MemberId, LobbyEvent)>;

/// The sender of these events.
#[derive(Clone)]
pub struct HouseDoor(Sender<(MemberId, LobbyEvent)>);

impl HouseDoor {
    pub fn new() -> (Self, HouseEvents) {
        let (sender, events) = channel();
        (Self(sender), events)
    }

    pub const fn is_for(member: MemberId) -> bool {
        member.0 >= FIRST_SESSION
    }

    pub fn send(&self, member: MemberId, event: LobbyEvent) {
        // Without a house there are no such sessions.
        let _ = self.0.send((member, event));
    }
}
