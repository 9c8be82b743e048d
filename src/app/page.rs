//! The page: what the app asks of whatever fills the screen or lies over it. Each page answers what concerns it;
//! everything else has an answer here.

use crate::app::effect::Effects;
use crate::app::key::Key;
use crate::app::keymap::{Command, KeyTable};
use crate::app::message::{PageEvent, Target};
use crate::app::reaction::Reaction;
use crate::app::session::motion::FRAME;
use crate::app::session::table::Table;
use crate::app::shared::Shared;
use crate::app::text::reasons::Spoken;
use crate::app::text::refusal::Refusal;
use crate::coach::{Advice, Question};
use crate::rules::Bitboard;
use std::time::Duration;

/// The needs of a page: what the store is to have told while it is in front.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Needs {
    /// Nothing.
    #[default]
    Nothing,
    /// What a player sees first of their games, anew each time that the page comes to the front, and which puzzles are due.
    Overview,
    /// The same, but only once.
    OverviewOnce,
    /// Which lessons are learnt.
    Lessons,
    /// What became of puzzles.
    Puzzles,
    /// Which openings are known.
    Openings,
}

/// When discs that turn on this table are drawn next; `None` while none do.
pub fn next_frame(table: &Table, shared: &Shared) -> Option<Duration> {
    table.view.motion.map(|_| shared.now + FRAME)
}

/// The behavior of a page. `shared` is what all pages share; `beneath` is the game on the table beneath the page.
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
    /// The keys that count now.
    fn keys(&self) -> &'static KeyTable;

    /// The keys of the page itself, also while something is typed or asked over it.
    fn main_keys(&self) -> &'static KeyTable {
        self.keys()
    }

    /// Does what a key asks for.
    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        beneath: Option<&Table>,
    ) -> Reaction;

    /// Whether the key line shows a command now.
    fn offers(&self, _command: Command, _shared: &Shared, _beneath: Option<&Table>) -> bool {
        true
    }

    /// The message of what a command does now, in a word or two, where that is not what its table says.
    fn key_word(&self, _command: Command, _shared: &Shared) -> Option<&'static str> {
        None
    }

    /// Whether the page itself does what this command asks for, where it means the same on other pages.
    fn overrides(&self, _command: Command) -> bool {
        false
    }

    /// Takes a key that is no command: text, where something is typed.
    fn handle_key(&mut self, _key: Key) -> Effects {
        Effects::none()
    }

    /// Takes pasted text into what is typed, or into what is set up; `None` where neither is.
    fn handle_paste(&mut self, _text: &str, _shared: &mut Shared) -> Option<Effects> {
        None
    }

    /// Takes a move that was typed as a whole.
    fn handle_typed_move(&mut self, _text: &str, _shared: &mut Shared) -> Reaction {
        Reaction::none()
    }

    /// Takes what was chosen with the mouse.
    fn handle_click(
        &mut self,
        _target: Target,
        _shared: &mut Shared,
        _beneath: Option<&Table>,
    ) -> Reaction {
        Reaction::none()
    }

    /// Scrolls by so many lines, down is positive.
    fn handle_scroll(
        &mut self,
        _lines: i16,
        _shared: &mut Shared,
        _beneath: Option<&Table>,
    ) -> Reaction {
        Reaction::none()
    }

    /// Whether the page beneath stays in sight.
    fn is_overlay(&self) -> bool {
        false
    }

    /// The game that the page shows.
    fn table(&self) -> Option<&Table> {
        None
    }

    /// The same, to be changed.
    fn table_mut(&mut self) -> Option<&mut Table> {
        None
    }

    /// The game that is played on the page, or in which a move is tried again.
    fn played(&self) -> Option<&Table> {
        None
    }

    /// The game on the table, if the page is one: not a move that is only tried again.
    fn game(&self) -> Option<&Table> {
        self.played().filter(|table| table.retry.is_none())
    }

    /// What the coach is to look at while the page is in front.
    fn question(&self, shared: &Shared) -> Option<Question> {
        self.live_question(shared)
    }

    /// The question that the player has about the position in sight.
    fn live_question(&self, _shared: &Shared) -> Option<Question> {
        None
    }

    /// What is known of the position in sight, where the player likes to know.
    fn live_advice<'a>(&self, shared: &'a Shared) -> Option<&'a Advice> {
        shared.coach.on(&self.live_question(shared)?)
    }

    /// What every move on the board is worth, where that is to be seen on it.
    fn values<'a>(&self, shared: &'a Shared) -> Option<&'a Advice> {
        self.live_advice(shared).filter(|_| shared.settings.values)
    }

    /// Whether hints help here, where the player likes them.
    fn wants_hints(&self) -> bool {
        true
    }

    /// The discs that a person's move on the cursor would flip.
    fn preview(&self) -> Bitboard {
        Bitboard::EMPTY
    }

    /// Whether somebody at the keyboard is awaited, or the game is over.
    fn awaits_player(&self) -> bool {
        self.played().is_some_and(|table| table.awaits_human() || table.game.is_over())
    }

    /// Whether the game is looked through: the whole of it is meant, wherever it stands.
    fn is_looked_through(&self) -> bool {
        false
    }

    /// The lines of an analysis that every table with the same game is to get when the page is left.
    fn lines_left(&self) -> Option<&Table> {
        None
    }

    /// What the store is to have told while the page is in front.
    fn needs(&self) -> Needs {
        Needs::Nothing
    }

    /// Takes in what has happened outside. Where to go counts only while no page lies over this one.
    fn on_event(&mut self, _event: &PageEvent<'_>, _shared: &mut Shared) -> Reaction {
        Reaction::none()
    }

    /// Charges time that has gone by to whoever had to move. `is_front`: no page lies over this one.
    fn charge_clock(&mut self, _time: Duration, _is_front: bool, _shared: &mut Shared) -> Effects {
        Effects::none()
    }

    /// Lets everything happen that needs nobody's key. `is_front`: no page lies over this one.
    fn proceed(&mut self, _is_front: bool, _shared: &mut Shared) -> Effects {
        Effects::none()
    }

    /// When something goes on by itself while the page is in front; `None` while nothing does.
    fn next_wake(&self, _shared: &Shared) -> Option<Duration> {
        None
    }

    /// How long it takes until a clock in sight shows something new. `is_front`: no page lies over this one.
    fn clock_ticks_in(&self, _is_front: bool, _shared: &Shared) -> Option<Duration> {
        None
    }

    /// What is being typed or chosen, for the status line.
    fn typed(&self, _shared: &Shared) -> Option<String> {
        None
    }

    /// How things stand, for the status line.
    fn status(&self, _shared: &Shared, _beneath: Option<&Table>) -> String {
        String::new()
    }

    /// What the coach says now; `None` where nobody has asked it.
    fn coach_text(&self, _shared: &Shared) -> Option<Spoken> {
        None
    }

    /// What a guest says beside the coach; `None` where none is asked.
    fn guest_text(&self, _shared: &Shared) -> Option<Spoken> {
        None
    }

    /// The title of the window; `None` where that is the name of the program.
    fn title(&self) -> Option<String> {
        None
    }

    /// Why the program should not end now; who asks twice is let go.
    fn object_to_quit(&mut self) -> Option<Refusal> {
        None
    }

    /// Ends what goes on for this page alone: it is left for good.
    fn leave(&mut self) -> Effects {
        Effects::none()
    }
}
