//! Menus of the start screen: their rows, with values and actions.

use crate::app::context::Context;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::setup::{Mode, Setup, SideChoice, next_controls};
use crate::coach::Principle;
use crate::rules::{Beginning, Variant};
use crate::store::Seat;
use strum::VariantArray;

use crate::app::cycle::{next, next_opponent, next_watched, other_kind};
use crate::app::keymap::Command;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "`text::row` says what each one is")]
pub enum StartRow {
    Resume,
    Suspended,
    #[default]
    Play,
    SetUp,
    People,
    Learn,
    Puzzles,
    Practice,
    Analysis,
    Library,
    Statistics,
    More,
    Begin,
    Game,
    Players,
    Clock,
    Side,
    Opponent,
    Level,
    BlackLevel,
    WhiteLevel,
    First,
    Beginning,
    Settings,
    TicTacToe,
    Editor,
    Guests,
    Help,
    Quit,
}

/// A menu: the start screen, or one of the pages it leads to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Menu {
    #[default]
    Main,
    /// The setup of the next game.
    Setup,
    /// Everything else.
    More,
}

/// A page that starts anew each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// A page by the name of its keys.
    Page(&'static str),
    Menu(Menu),
    Statistics,
    /// Practice of the player's mistakes: all, or on one subject.
    Practice(Option<Principle>),
    Analysis,
    Learn,
    /// A lesson by its number, from 0.
    Lesson(usize),
    Puzzle(PuzzleChoice),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaletteAction {
    /// A command of the page beneath.
    Command(Command),
    Choice(PaletteChoice),
}

/// A choice of the palette that is not a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaletteChoice {
    /// The page of a start screen's row, else the start screen at this row.
    Page(StartRow),
    Open(Opening),
    /// The position editor, with the position on screen.
    Edit,
    /// The start screen, set up for these rules.
    PlayBy(Variant),
    /// The start screen, set up for a game against this opponent.
    Against(Seat),
    /// A theme by its name.
    Look(String),
}

/// Rows of the setup; those from *Side* on exist for some setups only.
const SETUP: &[StartRow] = &[
    StartRow::Begin,
    StartRow::Game,
    StartRow::Players,
    StartRow::Clock,
    StartRow::Side,
    StartRow::Opponent,
    StartRow::Level,
    StartRow::BlackLevel,
    StartRow::WhiteLevel,
    StartRow::First,
    StartRow::Beginning,
];
/// Largest number of rows of one setup: three are for the players, and one for the first move or the position.
const MOST_SETUP_ROWS: usize = 8;

impl Menu {
    /// Rows of the menu in their order, whether or not they exist now. Those of unfinished games have long labels
    /// without a value.
    pub const fn all(self) -> &'static [StartRow] {
        match self {
            Self::Main => &[
                StartRow::Play,
                StartRow::SetUp,
                StartRow::People,
                StartRow::Learn,
                StartRow::Puzzles,
                StartRow::Practice,
                StartRow::Analysis,
                StartRow::Library,
                StartRow::Statistics,
                StartRow::More,
            ],
            Self::Setup => SETUP,
            Self::More => &[
                StartRow::Settings,
                StartRow::TicTacToe,
                StartRow::Editor,
                StartRow::Guests,
                StartRow::Help,
                StartRow::Quit,
            ],
        }
    }

    /// Rows of the menu for the current setup and the open games.
    pub fn rows(self, cx: &Context) -> Vec<StartRow> {
        let resume = cx.unfinished.is_some().then_some(StartRow::Resume);
        let suspended = (!cx.suspended.is_empty()).then_some(StartRow::Suspended);
        let games = resume.into_iter().chain(suspended).filter(|_| self == Self::Main);
        games.chain(self.all().iter().copied().filter(|row| row.exists(cx))).collect()
    }

    /// Largest number of rows over all setups, so that nothing moves when the setup changes.
    pub fn most_rows(self, rows: &[StartRow]) -> usize {
        if self == Self::Setup { MOST_SETUP_ROWS } else { rows.len() }
    }

    /// Row chosen when the menu opens.
    pub(super) const fn first_row(self) -> StartRow {
        match self {
            Self::Main => StartRow::Play,
            Self::Setup => StartRow::Game,
            Self::More => StartRow::Settings,
        }
    }
}

impl StartRow {
    /// Menu of the row.
    pub(super) fn menu(self) -> Menu {
        let has_row = |menu: &Menu| menu.all().contains(&self);
        [Menu::Setup, Menu::More].into_iter().find(has_row).unwrap_or_default()
    }

    /// Whether the current setup and the capabilities have the row.
    fn exists(self, cx: &Context) -> bool {
        let setup = &cx.setup;
        match self {
            Self::Side | Self::Level => setup.mode == Mode::OnePlayer,
            Self::Opponent => setup.mode == Mode::OnePlayer && setup.variant.is_tournament(),
            Self::BlackLevel | Self::WhiteLevel => setup.mode == Mode::Watch,
            Self::First => !setup.firsts().is_empty(),
            Self::Beginning => setup.variant.is_tournament(),
            Self::Practice | Self::Analysis | Self::Library | Self::Statistics => cx.keeps(),
            Self::Guests => cx.capabilities.processes,
            Self::Quit => cx.capabilities.quit,
            Self::People => cx.capabilities.people,
            _ => true,
        }
    }

    /// Message key of the word for Enter in the key line.
    pub fn enter_word(self) -> &'static str {
        match self {
            Self::Play | Self::Begin => "bar-play",
            Self::Resume | Self::Suspended => "bar-go-on",
            _ if self.menu() == Menu::Setup => "bar-change",
            _ => "bar-choose",
        }
    }

    /// Page of the row, if it starts anew each time.
    pub(super) const fn opening(self) -> Option<Opening> {
        match self {
            Self::SetUp => Some(Opening::Menu(Menu::Setup)),
            Self::More => Some(Opening::Menu(Menu::More)),
            Self::Learn => Some(Opening::Learn),
            Self::Puzzles => Some(Opening::Page("puzzles")),
            Self::Practice => Some(Opening::Practice(None)),
            Self::Analysis => Some(Opening::Analysis),
            Self::Statistics => Some(Opening::Statistics),
            Self::Guests => Some(Opening::Page("guests")),
            Self::Settings => Some(Opening::Page("settings")),
            Self::People => Some(Opening::Page("lobby")),
            _ => None,
        }
    }

    /// Whether Left and Right change a value of the row.
    pub(super) fn has_value(self, setup: &Setup) -> bool {
        match self {
            Self::Play => setup.mode == Mode::OnePlayer,
            Self::Begin => false,
            _ => self.menu() == Menu::Setup,
        }
    }

    /// Chooses the rules of the next game.
    pub(super) fn play_by(variant: Variant, cx: &mut Context) {
        cx.setup.play_by(variant);
        // Matched levels and people exist for tournament rules only.
        if variant.is_tournament() && !cx.preferences.level.is_numbered() {
            cx.setup.level = cx.preferences.level;
        }
    }

    /// Chooses the opponent of the next game, which becomes the default.
    pub(super) fn oppose(opponent: Seat, cx: &mut Context) {
        let setup = &mut cx.setup;
        setup.oppose(opponent);
        if setup.variant.flips() && setup.guest.is_none() {
            cx.preferences.level = setup.level;
        }
    }

    pub(super) fn change(self, cx: &mut Context, forward: bool) {
        let guests = cx.guests().to_vec();
        let setup = &mut cx.setup;
        match self {
            Self::Game => Self::play_by(next(setup.variant, Variant::ALL, forward), cx),
            Self::Players => setup.mode = next(setup.mode, Mode::VARIANTS, forward),
            // The choice becomes the default of the next game.
            Self::Side => {
                setup.side = next(setup.side, SideChoice::VARIANTS, forward);
                cx.preferences.side = setup.side;
            }
            Self::Play if setup.mode != Mode::OnePlayer => {}
            Self::Play | Self::Level => {
                let opponent = next_opponent(setup.opponent(), setup.variant, &guests, forward);
                Self::oppose(opponent, cx);
            }
            Self::Opponent => {
                let level = other_kind(setup.level, setup.variant);
                Self::oppose(Seat::Computer(level), cx);
            }
            Self::BlackLevel | Self::WhiteLevel => {
                let player = &mut setup.watched[usize::from(self == Self::WhiteLevel)];
                *player = next_watched(*player, setup.variant, &guests, forward);
            }
            Self::First => setup.first = next(setup.first, setup.firsts(), forward),
            Self::Beginning => {
                setup.beginning = next(setup.beginning, Beginning::VARIANTS, forward);
            }
            Self::Clock => {
                setup.time_controls = next_controls(setup.time_controls, forward);
                cx.preferences.time_controls = setup.time_controls;
            }
            _ => {}
        }
    }
}
