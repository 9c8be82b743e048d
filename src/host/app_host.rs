//! An app with its services, but without a terminal.

use super::patience::Patience;
use super::services::HostServices;
use crate::app::{
    App, CellSize, Effect, FileEffect, Message, Pictures, TerminalEffect, farewell,
    farewell_unsaved, update,
};
use crate::lobby::LobbyRequest;
use crate::screen::{Canvas, InputEvent, Overlay, PaintPictures};
use crate::ui::{Drawn, HitMap};
use std::collections::VecDeque;
use std::io::Write;
use std::time::Duration;

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

/// An app with its services. Times are those since the app began.
pub struct AppHost<S> {
    pub app: App,
    pub services: S,
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

impl<S: HostServices> AppHost<S> {
    pub fn new(app: App, services: S) -> Self {
        Self {
            app,
            services,
            has_changed: true,
            hits: HitMap::default(),
            frame_patience: Patience::new(FRAME_PATIENCE),
            key_patience: Patience::new(KEY_PATIENCE),
            held: VecDeque::new(),
            effects: VecDeque::new(),
        }
    }

    /// Whether to draw now: the screen is outdated, and its moves are committed.
    pub fn is_frame_due(&mut self) -> bool {
        let is_committed = self.services.is_committed();
        self.has_changed && !self.frame_patience.holds(is_committed, self.services.now())
    }

    /// Notes a frame of the current state, and tells the app the room of its scrolling parts.
    pub fn note_drawn(&mut self, drawn: Drawn) {
        self.hits = drawn.hits;
        self.has_changed = false;
        if drawn.rooms != self.app.cx.viewport.rooms {
            self.send(Message::Drawn(drawn.rooms));
            self.take_answers();
        }
    }

    /// Notes that the screen is outdated.
    pub const fn note_changed(&mut self) {
        self.has_changed = true;
    }

    /// Shows squares as pictures over the terminal of a page, if the settings allow it; `cell` is the size of its cells,
    /// `None` if the page shows no pictures. To be called before each frame.
    pub fn choose_pictures<W: Write>(
        &mut self,
        cell: Option<CellSize>,
        overlay: &Overlay,
        canvas: &mut Canvas<W>,
    ) {
        let cell = cell.filter(|_| self.app.cx.settings.pictures != Pictures::Off);
        if cell != self.app.cx.viewport.cell {
            self.apply(Message::Pictures(cell));
            let painter = || -> Box<dyn PaintPictures> { Box::new(overlay.clone()) };
            canvas.show_pictures(cell.map(|_| painter()));
            overlay.clear();
        }
    }

    /// Time at which to call [`Self::on_time`] next; `None` while nothing is due.
    pub fn wakes_at(&self) -> Option<Duration> {
        let frame = self.frame_patience.ends_at().filter(|_| self.has_changed);
        let key = match self.key_patience.ends_at() {
            _ if self.held.is_empty() => None,
            None => Some(self.services.now()),
            ends_at => ends_at,
        };
        [frame, key, self.app.wake_at()].into_iter().flatten().min()
    }

    /// Does what is due by now, and handles the answers that are there.
    pub fn on_time(&mut self) {
        self.take_answers();
        if self.app.wake_at().is_some_and(|at| at <= self.services.now()) {
            self.apply(Message::Tick);
        }
    }

    /// Whether a frame or a key waits for the store.
    pub fn is_waiting_for_store(&self) -> bool {
        !self.services.is_flushed() && (self.has_changed || !self.held.is_empty())
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
        let is_flushed = self.services.is_flushed();
        self.key_patience.holds(is_flushed, self.services.now())
    }

    /// Sends a message to the app, carries out its effects, and handles the answers that come at once.
    pub fn apply(&mut self, message: Message) {
        self.has_changed = true;
        self.send(message);
        self.take_answers();
    }

    fn take_answers(&mut self) {
        while let Some(answer) = self.services.next_answer() {
            self.has_changed = true;
            self.send(answer);
        }
    }

    fn send(&mut self, message: Message) {
        for effect in update(&mut self.app, self.services.now(), message) {
            match effect {
                Effect::Opponent(effect) => self.services.play(effect),
                Effect::Guest(effect) => self.services.serve(effect),
                Effect::Answer(turn, square) => turn.play(square),
                Effect::Coach(effect) => self.services.coach(effect),
                Effect::Store(address, request) => self.services.keep(address, request),
                Effect::File(effect) => self.effects.push_back(HostEffect::File(effect)),
                Effect::Terminal(effect) => self.effects.push_back(HostEffect::Terminal(effect)),
                Effect::Lobby(request) => self.effects.push_back(HostEffect::Lobby(request)),
                Effect::Quit => self.effects.push_back(HostEffect::Quit),
            }
        }
    }

    /// The farewell; without the disk's word that everything is saved, it has the moves.
    pub fn farewell(&self) -> String {
        if self.services.is_committed() {
            farewell(&self.app, "")
        } else {
            farewell_unsaved(&self.app)
        }
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
