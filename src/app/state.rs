//! Everything the screen shows and the keys change.

use super::motion::FRAME;
use super::{Computer, Context, Display, Hints, Keeping, Look, Setup, Table, Tally};
use crate::engine::Random;
use crate::rules::{Notation, Rules};
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
    Game,
    First,
    NumberPad,
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
    /// Every key.
    Help {
        /// Scrolled down by so many lines.
        top: u16,
        /// The result panel lies beneath.
        over_result: bool,
    },
    /// How the game ended.
    Result,
    /// A move being typed.
    Entry(String),
}

/// A sentence for the status line, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// One line.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// How a [`Notice`] is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// How things stand.
    Plain,
    /// Something has happened; said until the next key.
    News,
    /// Something was refused; said until the next key.
    Refusal,
}

impl Notice {
    /// How things stand.
    pub(super) const fn plain(text: String) -> Self {
        Self { text, tone: Tone::Plain }
    }
}

/// What a player likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen")]
pub struct Settings {
    /// How it looks.
    pub look: Look,
    /// Hints on the squares.
    pub hints: bool,
    /// The computer waits for Enter before each of its moves.
    pub step: bool,
    /// Discs turn over visibly.
    pub animation: bool,
    /// The mouse plays.
    pub mouse: bool,
    /// Digits mean the squares of tic-tac-toe as on the number pad.
    pub numpad: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            look: Look::default(),
            hints: false,
            step: false,
            animation: true,
            mouse: true,
            numpad: false,
        }
    }
}

impl Settings {
    /// What the player likes to call the squares of a game.
    pub const fn notation(&self, rules: Rules) -> Notation {
        match rules {
            Rules::TicTacToe if self.numpad => Notation::NumberPad,
            rules => rules.notation(),
        }
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
    /// Whether games outlive the program.
    pub keeping: Keeping,
    /// Unfinished games that new ones put aside, the latest last.
    pub aside: Vec<Table>,
    /// How the series of these players stand, by a setup of each.
    pub(super) series: Vec<(Setup, Tally)>,
    /// Decides whatever chance decides.
    pub(super) random: Random,
    /// How many searches were asked for.
    pub(super) searches: u64,
    /// How many games of this run were kept.
    pub(super) slots: u64,
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
            keeping: Keeping::Off,
            aside: Vec::new(),
            series: Vec::new(),
            random: Random::seed_from_u64(seed),
            searches: 0,
            slots: 0,
        }
    }

    /// What a person to move is told, if they like to be.
    pub fn hints(&self) -> Option<Hints> {
        self.table.as_ref().filter(|_| self.settings.hints).map(Table::hints)
    }

    /// The rules of the game on the table, or of the one that is set up.
    pub fn rules(&self) -> Rules {
        self.table.as_ref().map_or(self.setup.rules, |table| table.setup.rules)
    }

    /// What the squares of the game on the table are called, on the screen and in typed moves.
    pub fn notation(&self) -> Notation {
        self.settings.notation(self.rules())
    }

    /// Which keys mean something now.
    pub fn context(&self) -> Context {
        match (&self.dialog, self.screen) {
            (Some(Dialog::Help { .. }), _) => Context::Help,
            (Some(Dialog::Result), _) => Context::Result,
            (Some(Dialog::Entry(_)), _) => Context::Entry,
            (None, Screen::Start) => Context::Start,
            (None, Screen::Table) => Context::Board,
        }
    }

    /// Whose keys the help page begins with: those of what lies beneath it.
    pub fn help_context(&self) -> Context {
        match (self.screen, &self.dialog) {
            (Screen::Start, _) => Context::Start,
            (_, Some(Dialog::Help { over_result: true, .. })) => Context::Result,
            _ => Context::Board,
        }
    }

    /// Whether the game on the table goes on by itself: it is in view, and no page covers it.
    pub fn is_running(&self) -> bool {
        self.screen == Screen::Table
            && !matches!(self.dialog, Some(Dialog::Help { .. }))
            && !self.display.is_too_small()
    }

    /// Whether the engine is looking for a move.
    pub fn is_thinking(&self) -> bool {
        self.table.as_ref().is_some_and(|table| matches!(table.computer, Computer::Thinking(..)))
    }

    /// Whether the computer waits for Enter before its move.
    pub fn awaits_step(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let is_idle = table.computer == Computer::Idle && !table.step_released;
        self.settings.step && table.computer_to_move().is_some() && is_idle
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
        self.notice = Some(Notice { text: text.into(), tone: Tone::News });
    }

    pub(super) fn refuse(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), tone: Tone::Refusal });
    }
}
