//! Everything the screen shows and the keys change.

use super::motion::FRAME;
use super::{
    Coaching, Computer, Context, Display, Hints, History, Keeping, Library, Pasted, Practice,
    Preferences, Proposed, Replay, SearchId, Settings, Setup, Table, Tally,
};
use crate::engine::{Level, Random};
use crate::records::visible;
use crate::rules::{Bitboard, Notation, Variant};
use rand::SeedableRng as _;
use std::time::Duration;

/// What fills the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The start screen, where a game is set up.
    Start,
    /// A game.
    Table,
    /// What the player likes, to be changed.
    Settings,
    /// The list of all games.
    Library,
    /// A game that is looked through.
    Replay,
    /// How the player has done so far.
    Statistics,
    /// The player's own mistakes, to be made good.
    Practice,
}

/// A line of the start screen or of the settings.
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
    Library,
    Practice,
    Statistics,
    Settings,
    Help,
    Quit,
    Look,
    Scale,
    Animation,
    Hints,
    Preview,
    Values,
    Advice,
    Step,
    NumberPad,
    Mouse,
    Name,
    OtherName,
    UsualLevel,
    UsualSide,
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
    /// A name being typed, for this line of the settings.
    Name(Row, String),
    /// The ways to take a game along, and which of them is chosen.
    Export(usize),
    /// What was pasted, and what to do with it.
    Pasted(Box<Pasted>),
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

/// Characters of a sentence, at most: some of it may be text from outside.
const LONGEST_NOTICE: usize = 200;

impl Notice {
    /// A sentence that may quote something from outside: nothing in it that a terminal obeys.
    pub fn new(text: &str, tone: Tone) -> Self {
        Self { text: visible(text, LONGEST_NOTICE), tone }
    }

    /// How things stand.
    pub(super) const fn plain(text: String) -> Self {
        Self { text, tone: Tone::Plain }
    }
}

/// The whole state.
#[derive(Clone, Debug)]
pub struct State {
    /// Since the program began.
    pub now: Duration,
    /// The day on which the program began, `2026-11-21`, where anybody has said so.
    pub today: String,
    /// The terminal.
    pub display: Display,
    /// What the player likes, for now.
    pub settings: Settings,
    /// What the player always likes.
    pub preferences: Preferences,
    /// What of that is written down.
    pub(super) remembered: Preferences,
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
    /// The list of games, while it is shown, and while one of them is.
    pub library: Option<Library>,
    /// The game that is looked through.
    pub replay: Option<Replay>,
    /// The practice, while it is shown.
    pub practice: Option<Practice>,
    /// The coach at the player's side.
    pub coach: Coaching,
    /// The games against the computer, while they are shown.
    pub history: Option<History>,
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
            today: String::new(),
            display,
            preferences: Preferences::default(),
            remembered: Preferences::default(),
            settings,
            setup,
            screen: Screen::Start,
            row: Row::default(),
            dialog: None,
            notice: None,
            table: None,
            library: None,
            replay: None,
            practice: None,
            coach: Coaching::default(),
            history: None,
            keeping: Keeping::Off,
            aside: Vec::new(),
            series: Vec::new(),
            random: Random::seed_from_u64(seed),
            searches: 0,
            slots: 0,
        }
    }

    /// Takes over what the player always likes; of the setup what is proposed.
    pub fn prefer(&mut self, preferences: Preferences, proposed: Proposed) {
        self.settings = preferences.settings.clone();
        if proposed.level {
            let level = Level::from_number(Variant::REVERSI, preferences.level);
            self.setup.level = level.unwrap_or(self.setup.level).in_game(self.setup.variant);
        }
        if proposed.side {
            self.setup.side = preferences.side;
        }
        self.remembered = preferences.clone();
        self.preferences = preferences;
    }

    /// The game that is to be seen: the one on the table, or the one that is looked through.
    pub fn shown(&self) -> Option<&Table> {
        match self.screen {
            Screen::Replay => self.replay.as_ref().map(|replay| &replay.table),
            Screen::Practice => self.practice.as_ref().map(|practice| &practice.table),
            _ => self.table.as_ref(),
        }
    }

    /// Whether the game that is looked through has a review in sight.
    pub fn is_reviewed(&self) -> bool {
        self.replay.as_ref().is_some_and(|replay| replay.review.is_some())
    }

    /// What a person to move is told, if they like to be.
    pub fn hints(&self) -> Option<Hints> {
        self.shown().filter(|_| self.settings.hints).map(Table::hints)
    }

    /// The discs that a person's move on the cursor would flip, if they like to see them.
    pub fn preview(&self) -> Bitboard {
        let table = self.table.as_ref().filter(|_| self.settings.preview && self.is_running());
        let Some(table) = table.filter(|table| table.awaits_human()) else {
            return Bitboard::EMPTY;
        };
        let played = table.game.variant().play(table.game.position(), table.cursor);
        played.map_or(Bitboard::EMPTY, |(_, flips)| flips)
    }

    /// The rules of the game to be seen, or of the one that is set up.
    pub fn variant(&self) -> Variant {
        self.shown().map_or(self.setup.variant, |table| table.setup.variant)
    }

    /// What the squares of the game on the table are called, on the screen and in typed moves.
    pub fn notation(&self) -> Notation {
        self.settings.notation(self.variant())
    }

    /// Which keys mean something now.
    pub fn context(&self) -> Context {
        match (&self.dialog, self.screen) {
            (Some(Dialog::Help { .. }), _) => Context::Help,
            (Some(Dialog::Result), _) => Context::Result,
            (Some(Dialog::Entry(_)), _) => Context::Entry,
            (Some(Dialog::Name(..)), _) => Context::Name,
            (Some(Dialog::Export(_)), _) => Context::Export,
            (Some(Dialog::Pasted(_)), _) => Context::Pasted,
            (None, Screen::Start) => Context::Start,
            (None, Screen::Table) => Context::Board,
            (None, Screen::Settings) => Context::Settings,
            (None, Screen::Library) => match &self.library {
                Some(library) if library.is_searching => Context::Search,
                _ => Context::Library,
            },
            (None, Screen::Replay) => Context::Replay,
            (None, Screen::Statistics) => Context::Statistics,
            (None, Screen::Practice) => Context::Practice,
        }
    }

    /// Whose keys the help page begins with: those of what lies beneath it.
    pub fn help_context(&self) -> Context {
        match (self.screen, &self.dialog) {
            (_, Some(Dialog::Help { over_result: true, .. })) => Context::Result,
            (Screen::Start, _) => Context::Start,
            (Screen::Table, _) => Context::Board,
            (Screen::Settings, _) => Context::Settings,
            (Screen::Library, _) => Context::Library,
            (Screen::Replay, _) => Context::Replay,
            (Screen::Statistics, _) => Context::Statistics,
            (Screen::Practice, _) => Context::Practice,
        }
    }

    /// Whether the game on the table goes on by itself: it is in view, and no page covers it.
    pub fn is_running(&self) -> bool {
        self.screen == Screen::Table
            && matches!(self.dialog, None | Some(Dialog::Result | Dialog::Entry(_)))
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
        let waits = self.settings.step || table.waits_for_reader();
        waits && table.computer_to_move().is_some() && is_idle
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

    /// The number of the next search.
    pub(super) const fn next_search(&mut self) -> SearchId {
        self.searches += 1;
        SearchId(self.searches)
    }

    /// Shows every key, over whatever is there.
    pub(super) fn open_help(&mut self) {
        let over_result = self.dialog == Some(Dialog::Result);
        self.dialog = Some(Dialog::Help { top: 0, over_result });
    }

    pub(super) fn say(&mut self, text: impl AsRef<str>) {
        self.notice = Some(Notice::new(text.as_ref(), Tone::News));
    }

    pub(super) fn refuse(&mut self, text: impl AsRef<str>) {
        self.notice = Some(Notice::new(text.as_ref(), Tone::Refusal));
    }
}
