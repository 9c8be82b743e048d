//! The interface between the app and its pages. Every method that a page need not implement has a default.

use crate::app::effect::Effects;
use crate::app::key::Key;
use crate::app::keymap::{Command, KeyTable};
use crate::app::message::{PageEvent, Target};
use crate::app::move_entry::{ENTRY, MoveEntry};
use crate::app::page_link::PageLink;
use crate::app::pages::list_cursor::ListCursor;
use crate::app::reaction::Reaction;
use crate::app::session::game_session::GameSession;
use crate::app::shared::Shared;
use crate::app::text::reasons::CoachText;
use crate::app::text::refusal::Refusal;
use crate::coach::{Advice, PeopleQuestion, Question};
use crate::rules::Bitboard;
use std::time::Duration;

/// Data of the store that a page needs while in front.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Needs {
    #[default]
    Nothing,
    /// The overview each time the page comes to the front; due puzzles and progress of lessons once.
    Overview,
    OverviewOnce,
    Lessons,
    Puzzles,
    /// Progress of the opening trainer.
    Openings,
}

/// Time of the next frame of a session's animation; `None` at rest.
pub fn next_frame(session: &GameSession, shared: &Shared) -> Option<Duration> {
    session.view.motion.map(|_| shared.now + shared.viewport.frame_interval)
}

/// Question about the people to move in a session's position, if there is one.
pub fn people_here(session: Option<&GameSession>) -> Vec<PeopleQuestion> {
    session.and_then(|session| PeopleQuestion::of(&session.game)).into_iter().collect()
}

/// The behavior of a page. `shared` is the state common to all pages; `beneath` is the game on the page beneath.
///
/// ```
/// use outflank::app::{App, Command, PageBehavior as _, Settings, Setup, Viewport};
///
/// let app = App::new(Setup::default(), Settings::default(), Viewport::default(), 1);
/// let start = app.top();
/// assert_eq!(start.keys().name, "start");
/// assert!(!start.is_overlay());
/// ```
pub trait PageBehavior {
    fn main_keys(&self) -> &'static KeyTable;

    /// Keys in force, which may be those of a text field or a question.
    fn keys(&self) -> &'static KeyTable {
        if self.entry().is_some_and(MoveEntry::is_open) { &ENTRY } else { self.main_keys() }
    }

    /// Entry of a typed move. While it is open it takes keys, commands and pasted text instead of the page.
    fn entry(&self) -> Option<&MoveEntry> {
        None
    }

    fn entry_mut(&mut self) -> Option<&mut MoveEntry> {
        None
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        beneath: Option<&GameSession>,
    ) -> Reaction;

    /// Whether a command would do something now: the key line, help and palette show it then.
    fn offers(&self, _command: Command, _shared: &Shared, _beneath: Option<&GameSession>) -> bool {
        true
    }

    /// Name of the message that describes a command in the key line; `None` for the message of the binding.
    fn key_word(&self, _command: Command, _shared: &Shared) -> Option<&'static str> {
        None
    }

    /// Whether the page handles a global command itself.
    fn overrides(&self, _command: Command) -> bool {
        false
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        if let Some(entry) = self.entry_mut() {
            entry.key(key);
        }
        Effects::none()
    }

    /// Handles pasted text; `None` if the page takes none.
    fn handle_paste(&mut self, text: &str, _shared: &mut Shared) -> Option<Effects> {
        let is_taken = self.entry_mut().is_some_and(|entry| entry.paste(text));
        is_taken.then(Effects::none)
    }

    /// Plays a move typed letter by letter, or entered in [`Self::entry`].
    fn handle_typed_move(&mut self, _text: &str, _shared: &mut Shared) -> Reaction {
        Reaction::none()
    }

    fn handle_click(
        &mut self,
        _target: Target,
        _shared: &mut Shared,
        _beneath: Option<&GameSession>,
    ) -> Reaction {
        Reaction::none()
    }

    /// The list that keys and the wheel move in now, if any.
    fn list(&self) -> Option<&ListCursor> {
        None
    }

    /// Scrolls; down is positive. In a list, the wheel moves the chosen line.
    fn handle_scroll(
        &mut self,
        lines: i16,
        shared: &mut Shared,
        beneath: Option<&GameSession>,
    ) -> Reaction {
        if self.list().is_some() {
            return self.handle_command(Command::of_wheel(lines), shared, beneath);
        }
        Reaction::none()
    }

    /// Whether the page beneath stays visible.
    fn is_overlay(&self) -> bool {
        false
    }

    /// The game on screen.
    fn session(&self) -> Option<&GameSession> {
        None
    }

    fn session_mut(&mut self) -> Option<&mut GameSession> {
        None
    }

    /// The game played on the page, or the retried move.
    fn played(&self) -> Option<&GameSession> {
        None
    }

    /// The game played on the page; not a retried move.
    fn game(&self) -> Option<&GameSession> {
        self.played().filter(|session| session.retry.is_none())
    }

    /// Question for the coach while the page is in front.
    fn question(&self, shared: &Shared) -> Option<Question> {
        self.live_question(shared)
    }

    /// The player's question about the current position.
    fn live_question(&self, _shared: &Shared) -> Option<Question> {
        None
    }

    /// Advice on the current position, if the coach is on.
    fn live_advice<'a>(&self, shared: &'a Shared) -> Option<&'a Advice> {
        shared.coach.on(&self.live_question(shared)?)
    }

    /// Positions where the player may learn what people play: where the coach speaks.
    fn people_questions(&self, shared: &Shared) -> Vec<PeopleQuestion> {
        let is_asked = shared.settings.people && shared.settings.advice;
        let question = self.live_question(shared).filter(|_| is_asked);
        people_here(self.session().filter(|_| question.is_some()))
    }

    /// Advice whose values the board shows.
    fn values<'a>(&self, shared: &'a Shared) -> Option<&'a Advice> {
        self.live_advice(shared).filter(|_| shared.settings.values)
    }

    /// Whether hints are shown even if they are off.
    fn needs_hints(&self) -> bool {
        false
    }

    /// Whether hints are useful here.
    fn wants_hints(&self) -> bool {
        true
    }

    /// Discs that a human move on the cursor's square would flip.
    fn preview(&self) -> Bitboard {
        Bitboard::EMPTY
    }

    /// Whether a human player is to move, or the game is over.
    fn awaits_player(&self) -> bool {
        self.played().is_some_and(|session| session.awaits_human() || session.game.is_over())
    }

    /// Whether the page replays a whole game: export then includes all of it.
    fn is_looked_through(&self) -> bool {
        false
    }

    /// Link that opens this page in the web page; `None` if it is the game on the board.
    fn link(&self) -> Option<PageLink> {
        None
    }

    /// Session of an analysis, whose lines pass to the other sessions of the same game when the page closes.
    fn lines_left(&self) -> Option<&GameSession> {
        None
    }

    fn needs(&self) -> Needs {
        Needs::Nothing
    }

    /// Handles an event. Its navigation counts only while no page is in front of this one.
    fn on_event(&mut self, _event: &PageEvent<'_>, _shared: &mut Shared) -> Reaction {
        Reaction::none()
    }

    /// Charges elapsed time to the side to move. `is_front`: no page is in front of this one.
    fn charge_clock(&mut self, _time: Duration, _is_front: bool, _shared: &mut Shared) -> Effects {
        Effects::none()
    }

    /// Advances everything automatic. `is_front`: no page is in front of this one.
    fn proceed(&mut self, _is_front: bool, _shared: &mut Shared) -> Effects {
        Effects::none()
    }

    /// Time of the next automatic event while in front; `None` if there is none.
    fn next_wake(&self, _shared: &Shared) -> Option<Duration> {
        None
    }

    /// Time until a visible clock changes. `is_front`: no page is in front of this one.
    fn clock_ticks_in(&self, _is_front: bool, _shared: &Shared) -> Option<Duration> {
        None
    }

    /// Text being typed, or a question, for the status line.
    fn typed(&self, _shared: &Shared) -> Option<String> {
        self.entry().and_then(MoveEntry::status)
    }

    fn status(&self, _shared: &Shared, _beneath: Option<&GameSession>) -> String {
        String::new()
    }

    /// Words of the coach; `None` while it is silent.
    fn coach_text(&self, _shared: &Shared) -> Option<CoachText> {
        None
    }

    /// Words of a guest analyst; `None` without one.
    fn guest_text(&self, _shared: &Shared) -> Option<CoachText> {
        None
    }

    /// Title of the window; `None` for the program's name.
    fn title(&self) -> Option<String> {
        None
    }

    /// Objection to quitting, given once.
    fn object_to_quit(&mut self) -> Option<Refusal> {
        None
    }

    /// Cancels the page's work, before it closes for good.
    fn leave(&mut self) -> Effects {
        Effects::none()
    }
}
