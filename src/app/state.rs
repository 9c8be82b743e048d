//! Everything the screen shows and the keys change.

use super::motion::FRAME;
use super::{Context, Display, Look, Setup, Table};
use crate::engine::Random;
use rand::SeedableRng as _;
use std::time::Duration;

/// What fills the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The start screen, where a game is set up.
    Start,
    /// A game.
    Table,
}

/// A line of the start screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "`Row::line` says what each one is")]
pub enum Row {
    Resume,
    Aside,
    #[default]
    Begin,
    Players,
    Side,
    Level,
    BlackLevel,
    WhiteLevel,
    Rules,
    First,
    Look,
    Hints,
    Step,
    Animation,
    Help,
    Quit,
}

/// What lies over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Every key, scrolled down by so many lines.
    Help(u16),
    /// How the game ended.
    Result,
    /// A move being typed.
    Entry(String),
}

/// A sentence for the status line, there until the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// One line, without a full stop.
    pub text: String,
    /// Whether something was refused.
    pub is_refusal: bool,
}

/// What a player likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen")]
pub struct Settings {
    /// How it looks.
    pub look: Look,
    /// Dots on the legal squares.
    pub hints: bool,
    /// The computer waits for Enter before each of its moves.
    pub step: bool,
    /// Discs turn over visibly.
    pub animation: bool,
    /// The mouse plays.
    pub mouse: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { look: Look::default(), hints: false, step: false, animation: true, mouse: true }
    }
}

/// The whole state.
#[derive(Clone, Debug)]
pub struct State {
    /// Since the program began.
    pub now: Duration,
    /// The terminal.
    pub display: Display,
    /// What the player likes.
    pub settings: Settings,
    /// What the next game will be.
    pub setup: Setup,
    /// What fills the screen.
    pub screen: Screen,
    /// The line of the start screen that is chosen.
    pub row: Row,
    /// What lies over it.
    pub dialog: Option<Dialog>,
    /// The last word to the player.
    pub notice: Option<Notice>,
    /// The game on the table.
    pub table: Option<Table>,
    /// Unfinished games that new ones put aside, the latest last.
    pub aside: Vec<Table>,
    /// Decides whatever chance decides.
    pub(super) random: Random,
    /// How many searches were asked for.
    pub(super) searches: u64,
}

impl State {
    /// The start screen. `seed` makes everything that follows repeatable.
    pub fn new(setup: Setup, settings: Settings, display: Display, seed: u64) -> Self {
        Self {
            now: Duration::ZERO,
            display,
            settings,
            setup,
            screen: Screen::Start,
            row: Row::default(),
            dialog: None,
            notice: None,
            table: None,
            aside: Vec::new(),
            random: Random::seed_from_u64(seed),
            searches: 0,
        }
    }

    /// Which keys mean something now.
    pub fn context(&self) -> Context {
        match (&self.dialog, self.screen) {
            (Some(Dialog::Help(_)), _) => Context::Help,
            (Some(Dialog::Result), _) => Context::Result,
            (Some(Dialog::Entry(_)), _) => Context::Entry,
            (None, Screen::Start) => Context::Start,
            (None, Screen::Table) => Context::Board,
        }
    }

    /// Whether the game on the table goes on by itself: it is in view, and no page covers it.
    pub fn is_running(&self) -> bool {
        self.screen == Screen::Table && !matches!(self.dialog, Some(Dialog::Help(_)))
    }

    /// When the state wants to be updated although nothing happens; `None` while only a key, the
    /// mouse or the engine can change anything.
    pub fn wake_at(&self) -> Option<Duration> {
        let table = self.table.as_ref().filter(|_| self.is_running())?;
        if table.motion.is_some() {
            return Some(self.now + FRAME);
        }
        table.waits_until()
    }

    pub(super) fn say(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), is_refusal: false });
    }

    pub(super) fn refuse(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), is_refusal: true });
    }
}
