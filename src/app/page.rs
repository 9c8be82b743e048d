//! The interface between the app and its pages. Every method that a page need not implement has a default.

use crate::app::context::Context;
use crate::app::course;
use crate::app::effect::Effects;
use crate::app::key::Key;
use crate::app::keymap::{Command, KeyTable};
use crate::app::list_cursor::ListCursor;
use crate::app::message::{PageEvent, Target};
use crate::app::move_entry::{ENTRY, MoveEntry};
use crate::app::page_link::PageLink;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::game_session::GameSession;
use crate::app::text::reasons::CoachText;
use crate::app::text::refusal::Refusal;
use crate::coach::{Advice, PeopleQuestion, Question};
use crate::rules::{Bitboard, Square};
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

/// Question about the people to move in a session's position, if there is one.
pub fn people_here(session: Option<&GameSession>) -> Vec<PeopleQuestion> {
    session.and_then(|session| PeopleQuestion::of(&session.game)).into_iter().collect()
}

/// Keys of a page, the game on screen, and the entry of typed moves.
#[derive(Clone, Copy, Debug)]
pub struct PageParts<'a> {
    pub keys: &'static KeyTable,
    pub session: Option<&'a GameSession>,
    pub entry: Option<&'a MoveEntry>,
}

impl<'a> PageParts<'a> {
    /// A page without a game.
    pub const fn of(keys: &'static KeyTable) -> Self {
        Self { keys, session: None, entry: None }
    }

    /// A page with a game to look at.
    pub const fn game(keys: &'static KeyTable, session: &'a GameSession) -> Self {
        Self { keys, session: Some(session), entry: None }
    }

    /// A page with a game to play in.
    pub const fn board(
        keys: &'static KeyTable,
        session: &'a GameSession,
        entry: &'a MoveEntry,
    ) -> Self {
        Self { keys, session: Some(session), entry: Some(entry) }
    }
}

/// The game on screen and the entry of typed moves, to change.
#[derive(Debug, Default)]
pub struct PagePartsMut<'a> {
    pub session: Option<&'a mut GameSession>,
    pub entry: Option<&'a mut MoveEntry>,
}

impl<'a> PagePartsMut<'a> {
    pub const fn game(session: &'a mut GameSession) -> Self {
        Self { session: Some(session), entry: None }
    }

    pub const fn board(session: &'a mut GameSession, entry: &'a mut MoveEntry) -> Self {
        Self { session: Some(session), entry: Some(entry) }
    }
}

/// The behavior of a page in its context `cx`.
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
    /// Keys, game and move entry of the page.
    fn parts(&self) -> PageParts<'_>;

    /// The same game and entry, to change.
    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::default()
    }

    /// Keys of the page itself.
    fn main_keys(&self) -> &'static KeyTable {
        self.parts().keys
    }

    /// Whether the cursor is drawn on the board: where the keys of the page move it.
    fn shows_cursor(&self) -> bool {
        self.main_keys().moves_cursor()
    }

    /// Keys in force, which may be those of a text field or a question.
    fn keys(&self) -> &'static KeyTable {
        if self.entry().is_some_and(MoveEntry::is_open) { &ENTRY } else { self.main_keys() }
    }

    /// Entry of a typed move. While it is open it takes keys, commands and pasted text instead of the page.
    fn entry(&self) -> Option<&MoveEntry> {
        self.parts().entry
    }

    fn entry_mut(&mut self) -> Option<&mut MoveEntry> {
        self.parts_mut().entry
    }

    /// The game on screen.
    fn session(&self) -> Option<&GameSession> {
        self.parts().session
    }

    fn session_mut(&mut self) -> Option<&mut GameSession> {
        self.parts_mut().session
    }

    /// Handles a command that does not move in the list.
    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match command {
            Command::Activate => self.open_line(cx),
            Command::Back => Reaction::navigate(Navigation::Back),
            _ => Reaction::none(),
        }
    }

    /// Whether a command would do something now: the key line, help and palette show it then.
    fn offers(&self, _command: Command, _cx: &Context) -> bool {
        true
    }

    /// Whether a command that is not offered at the moment keeps its room in the key line, so that the others stay where
    /// they are.
    fn keeps_room(&self, _command: Command) -> bool {
        false
    }

    /// Name of the message that describes a command in the key line; `None` for the message of the binding.
    fn key_word(&self, _command: Command, _cx: &Context) -> Option<&'static str> {
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
    fn handle_paste(&mut self, text: &str, _cx: &mut Context) -> Option<Effects> {
        let is_taken = self.entry_mut().is_some_and(|entry| entry.paste(text));
        is_taken.then(Effects::none)
    }

    /// Plays a move typed letter by letter, or entered in [`Self::entry`].
    fn handle_typed_move(&mut self, text: &str, cx: &mut Context) -> Reaction {
        let typed = self.session().and_then(|session| course::typed_square(session, text, cx));
        typed.map_or_else(Reaction::none, |square| self.point(square, cx))
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        match target {
            Target::Square(square) if self.keys() == self.main_keys() => {
                cx.notice = None;
                self.point(square, cx)
            }
            Target::Line(at) | Target::Change(at, _) => {
                let room = cx.viewport.rooms.list.into();
                let Some((list, count)) = self.list(cx) else { return Reaction::none() };
                list.choose(at, count, room);
                match target {
                    Target::Change(_, true) => self.handle_command(Command::Right, cx),
                    Target::Change(_, false) => self.handle_command(Command::Left, cx),
                    _ => self.open_line(cx),
                }
            }
            _ => Reaction::none(),
        }
    }

    /// Handles a square chosen by click or by name.
    fn point(&mut self, _square: Square, _cx: &mut Context) -> Reaction {
        Reaction::none()
    }

    /// The list that keys, wheel and clicks move in now, with the number of its lines.
    fn list(&mut self, _cx: &Context) -> Option<(&mut ListCursor, usize)> {
        None
    }

    /// Moves in the list; `None` for a command that moves in none.
    fn move_in_list(&mut self, command: Command, cx: &mut Context) -> Option<Reaction> {
        let room = cx.viewport.rooms.list.into();
        let (list, count) = self.list(cx)?;
        list.step(command, count, room).then(Reaction::none)
    }

    /// Opens the chosen line of the list, by Enter or by a click.
    fn open_line(&mut self, _cx: &mut Context) -> Reaction {
        Reaction::none()
    }

    /// Scrolls; down is positive. In a list, the wheel moves the chosen line.
    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.move_in_list(Command::of_wheel(lines), cx).unwrap_or_default()
    }

    /// Whether the page beneath stays visible.
    fn is_overlay(&self) -> bool {
        false
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
    fn question(&self, cx: &Context) -> Option<Question> {
        self.live_question(cx)
    }

    /// The player's question about the current position.
    fn live_question(&self, _cx: &Context) -> Option<Question> {
        None
    }

    /// Advice on the current position, if the coach is on.
    fn live_advice<'a>(&self, cx: &'a Context) -> Option<&'a Advice> {
        cx.coach.on(&self.live_question(cx)?)
    }

    /// Positions where the player may learn what people play: where the coach speaks.
    fn people_questions(&self, cx: &Context) -> Vec<PeopleQuestion> {
        let is_asked = cx.settings.people && cx.settings.advice;
        let question = self.live_question(cx).filter(|_| is_asked);
        people_here(self.session().filter(|_| question.is_some()))
    }

    /// Advice whose values the board shows.
    fn values<'a>(&self, cx: &'a Context) -> Option<&'a Advice> {
        self.live_advice(cx).filter(|_| cx.settings.values)
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

    /// A card to show others: a board with a question about it, without the answer.
    fn card(&self, _cx: &Context) -> Option<String> {
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
    fn on_event(&mut self, _event: &PageEvent<'_>, _cx: &mut Context) -> Reaction {
        Reaction::none()
    }

    /// Charges elapsed time to the side to move. `is_front`: no page is in front of this one.
    fn charge_clock(&mut self, _time: Duration, _is_front: bool, _cx: &mut Context) -> Effects {
        Effects::none()
    }

    /// Advances everything automatic. `is_front`: no page is in front of this one.
    fn proceed(&mut self, _is_front: bool, _cx: &mut Context) -> Effects {
        Effects::none()
    }

    /// Time of the next automatic event while in front; `None` if there is none.
    fn next_wake(&self, _cx: &Context) -> Option<Duration> {
        None
    }

    /// Time until a visible clock changes. `is_front`: no page is in front of this one.
    fn clock_ticks_in(&self, _is_front: bool, _cx: &Context) -> Option<Duration> {
        None
    }

    /// Text being typed, or a question, for the status line.
    fn typed(&self, _cx: &Context) -> Option<String> {
        self.entry().and_then(MoveEntry::status)
    }

    fn status(&self, _cx: &Context) -> String {
        String::new()
    }

    /// Words of the coach; `None` while it is silent.
    fn coach_text(&self, _cx: &Context) -> Option<CoachText> {
        None
    }

    /// Words of a guest analyst; `None` without one.
    fn guest_text(&self, _cx: &Context) -> Option<CoachText> {
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
