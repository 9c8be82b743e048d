//! An app with its engines, its library and its clock, but without a terminal. The program's loop and each session of
//! a server run one.

use super::{Engines, Patience, StoreClient};
use crate::app::{
    App, Effect, FileEffect, Message, TerminalEffect, farewell, farewell_unsaved, update,
};
use crate::lobby::LobbyRequest;
use crate::screen::InputEvent;
use crate::ui::{Drawn, HitMap};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Longest delay of a frame while a move is uncommitted. Only an overloaded machine reaches it: a commit takes a
/// fraction of a millisecond, and the wait for a locked file is shorter.
const FRAME_PATIENCE: Duration = Duration::from_millis(500);
/// Longest delay of a key while the last move is not flushed.
const KEY_PATIENCE: Duration = Duration::from_millis(150);

/// An effect that the host's owner carries out.
#[derive(Debug)]
pub enum HostEffect {
    Terminal(TerminalEffect),
    File(FileEffect),
    Lobby(LobbyRequest),
    Quit,
}

/// An app with its engines, library and clock.
pub struct AppHost {
    pub app: App,
    engines: Engines,
    store: Option<StoreClient>,
    begin: Instant,
    /// Whether the screen is outdated.
    has_changed: bool,
    /// Targets of clicks on the last frame.
    hits: HitMap,
    /// Wait of a frame for its commit.
    frame_patience: Patience,
    /// Wait of a key for the flush of the last move.
    key_patience: Patience,
    /// Input that waits for the flush.
    held: VecDeque<InputEvent>,
    /// Effects for the owner, in order.
    effects: VecDeque<HostEffect>,
}

impl AppHost {
    /// A host whose app's clock starts at `begin`.
    pub fn new(app: App, engines: Engines, store: Option<StoreClient>, begin: Instant) -> Self {
        Self {
            app,
            engines,
            store,
            begin,
            has_changed: true,
            hits: HitMap::default(),
            frame_patience: Patience::new(FRAME_PATIENCE),
            key_patience: Patience::new(KEY_PATIENCE),
            held: VecDeque::new(),
            effects: VecDeque::new(),
        }
    }

    pub const fn store(&self) -> Option<&StoreClient> {
        self.store.as_ref()
    }

    /// Whether to draw now: the screen is outdated, and its moves are committed.
    pub fn is_frame_due(&mut self) -> bool {
        let is_committed = self.store.as_ref().is_none_or(StoreClient::is_committed);
        self.has_changed && !self.frame_patience.holds(is_committed, Instant::now())
    }

    /// Notes a frame of the current state, and tells the app the room of its scrolling parts.
    pub fn note_drawn(&mut self, drawn: Drawn) {
        if drawn.rooms != self.app.cx.viewport.rooms {
            self.apply(Message::Drawn(drawn.rooms));
        }
        self.hits = drawn.hits;
        self.has_changed = false;
    }

    /// Notes that the screen is outdated.
    pub const fn note_changed(&mut self) {
        self.has_changed = true;
    }

    /// Time at which to call [`Self::on_time`] next; `None` while nothing is due.
    pub fn wakes_at(&self) -> Option<Instant> {
        let frame = self.frame_patience.ends_at().filter(|_| self.has_changed);
        let key = match self.key_patience.ends_at() {
            _ if self.held.is_empty() => None,
            None => Some(Instant::now()),
            ends_at => ends_at,
        };
        [frame, key, self.tick_at()].into_iter().flatten().min()
    }

    fn tick_at(&self) -> Option<Instant> {
        self.app.wake_at().map(|at| self.begin + at)
    }

    /// Does what is due by now.
    pub fn on_time(&mut self) {
        if self.tick_at().is_some_and(|at| at <= Instant::now()) {
            self.apply(Message::Tick);
        }
    }

    /// Whether a frame or a key waits for the store.
    pub fn is_waiting_for_store(&self) -> bool {
        self.store.as_ref().is_some_and(|store| !store.is_flushed())
            && (self.has_changed || !self.held.is_empty())
    }

    /// Queues an event of the terminal. [`Self::take_held_input`] handles it.
    pub fn hold_input(&mut self, event: InputEvent) {
        self.held.push_back(event);
    }

    /// Number of events that wait.
    pub fn held_input(&self) -> usize {
        self.held.len()
    }

    /// Handles the next event that waits, unless the last move has not been flushed. Returns whether it did.
    pub fn take_held_input(&mut self) -> bool {
        if self.held.is_empty() || self.holds_keys() {
            return false;
        }
        let Some(event) = self.held.pop_front() else { return false };
        if let Some(message) = event.message(&self.app, &self.hits) {
            self.apply(message);
        }
        true
    }

    /// Whether keys wait for the flush.
    fn holds_keys(&mut self) -> bool {
        let is_flushed = self.store.as_ref().is_none_or(StoreClient::is_flushed);
        self.key_patience.holds(is_flushed, Instant::now())
    }

    /// Sends a message to the app and carries out its effects.
    pub fn apply(&mut self, message: Message) {
        self.has_changed = true;
        for effect in update(&mut self.app, self.begin.elapsed(), message) {
            match effect {
                Effect::Opponent(effect) => self.engines.play(effect),
                Effect::Guest(effect) => self.engines.serve(effect),
                Effect::Answer(turn, square) => turn.play(square),
                Effect::Coach(effect) => self.engines.coach(effect),
                Effect::Store(address, request) => {
                    if let Some(store) = &mut self.store {
                        store.send(address, request);
                    }
                }
                Effect::File(effect) => self.effects.push_back(HostEffect::File(effect)),
                Effect::Terminal(effect) => self.effects.push_back(HostEffect::Terminal(effect)),
                Effect::Lobby(request) => self.effects.push_back(HostEffect::Lobby(request)),
                Effect::Quit => self.effects.push_back(HostEffect::Quit),
            }
        }
    }

    /// The farewell; without the disk's word that everything is saved, it has the moves.
    pub fn farewell(&self) -> String {
        let is_saved = self.store.as_ref().is_none_or(StoreClient::is_committed);
        if is_saved { farewell(&self.app, "") } else { farewell_unsaved(&self.app) }
    }

    /// Ends the game as if the app had asked for it.
    pub fn quit(&mut self) {
        self.effects.push_back(HostEffect::Quit);
    }

    /// The next effect for the owner.
    pub fn next_effect(&mut self) -> Option<HostEffect> {
        self.effects.pop_front()
    }
}
