//! Rows of the start screen: values and actions.

use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::session::game_session::GameSession;
use crate::app::session::setup::{Mode, SideChoice, next_controls};
use crate::app::shared::Shared;
use crate::coach::Principle;
use crate::rules::{Beginning, Variant};
use crate::store::Seat;
use strum::VariantArray;

use crate::app::keymap::Command;
use crate::app::session::cycle::{next, next_opponent, next_watched};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "`text::row` says what each one is")]
pub enum StartRow {
    Learn,
    Puzzles,
    Resume,
    Suspended,
    #[default]
    Begin,
    Players,
    Side,
    Level,
    BlackLevel,
    WhiteLevel,
    Game,
    First,
    Beginning,
    Clock,
    Library,
    Practice,
    Analysis,
    Statistics,
    Settings,
    Guests,
    Help,
    Quit,
}

/// A page that starts anew each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    Settings,
    /// The engines page.
    Guests,
    Statistics,
    /// Practice of the player's mistakes: all, or on one subject.
    Practice(Option<Principle>),
    Analysis,
    Learn,
    /// A lesson by its number, from 0.
    Lesson(usize),
    Puzzles,
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
    /// A notice that says how tournaments start.
    ExplainTournaments,
}

/// Group of rows of the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartGroup {
    /// Set up and play a game.
    Play,
    /// Learn, and look at past games.
    Study,
    /// Everything else.
    Options,
}

impl StartGroup {
    /// Largest number of rows of the group over all setups, so that later rows keep their place.
    pub fn size(self, rows: &[StartRow]) -> usize {
        let count = |rows: &mut dyn Iterator<Item = &StartRow>| {
            rows.filter(|row| row.group() == self && !row.depends_on_setup()).count()
        };
        count(&mut rows.iter()) + if self == Self::Play { StartRow::MOST_DEPENDENT } else { 0 }
    }
}

impl StartRow {
    /// Message key of the word for Enter in the key line.
    pub const fn enter_word(self) -> &'static str {
        match self {
            Self::Begin => "bar-start",
            Self::Resume | Self::Suspended => "bar-go-on",
            Self::Library
            | Self::Practice
            | Self::Analysis
            | Self::Statistics
            | Self::Settings
            | Self::Guests
            | Self::Learn
            | Self::Puzzles
            | Self::Help
            | Self::Quit => "bar-choose",
            _ => "bar-change",
        }
    }

    /// Largest number of rows in a list for which [`Self::depends_on_setup`] holds: two for the players, and one for
    /// the first move or the start position.
    const MOST_DEPENDENT: usize = 3;

    /// Whether the row exists for some setups only.
    const fn depends_on_setup(self) -> bool {
        matches!(
            self,
            Self::Side
                | Self::Level
                | Self::BlackLevel
                | Self::WhiteLevel
                | Self::First
                | Self::Beginning
        )
    }

    pub const fn group(self) -> StartGroup {
        match self {
            Self::Learn
            | Self::Puzzles
            | Self::Practice
            | Self::Analysis
            | Self::Library
            | Self::Statistics => StartGroup::Study,
            Self::Settings | Self::Guests | Self::Help | Self::Quit => StartGroup::Options,
            _ => StartGroup::Play,
        }
    }

    /// Page of the row, if it starts anew each time.
    pub(super) const fn opening(self) -> Option<Opening> {
        match self {
            Self::Learn => Some(Opening::Learn),
            Self::Puzzles => Some(Opening::Puzzles),
            Self::Practice => Some(Opening::Practice(None)),
            Self::Analysis => Some(Opening::Analysis),
            Self::Statistics => Some(Opening::Statistics),
            Self::Guests => Some(Opening::Guests),
            Self::Settings => Some(Opening::Settings),
            _ => None,
        }
    }

    /// Rows of the start screen for the current setup; `beneath` is the open game.
    pub fn of_start(shared: &Shared, beneath: Option<&GameSession>) -> Vec<Self> {
        let setup = &shared.setup;
        let mut rows = Vec::new();
        if beneath.is_some_and(GameSession::is_unfinished) {
            rows.push(Self::Resume);
        }
        if !shared.suspended.is_empty() {
            rows.push(Self::Suspended);
        }
        rows.extend([Self::Begin, Self::Game, Self::Players]);
        match setup.mode {
            Mode::OnePlayer => rows.extend([Self::Side, Self::Level]),
            Mode::TwoPlayers => {}
            Mode::Watch => rows.extend([Self::BlackLevel, Self::WhiteLevel]),
        }
        if !setup.firsts().is_empty() {
            rows.push(Self::First);
        }
        if setup.variant.is_tournament() {
            rows.push(Self::Beginning);
        }
        rows.push(Self::Clock);
        rows.extend([Self::Learn, Self::Puzzles]);
        if shared.keeps() {
            rows.extend([Self::Practice, Self::Analysis, Self::Library, Self::Statistics]);
        }
        rows.extend([Self::Help, Self::Settings, Self::Quit]);
        rows
    }

    pub(super) const fn has_value(self) -> bool {
        matches!(
            self,
            Self::Players
                | Self::Side
                | Self::Level
                | Self::BlackLevel
                | Self::WhiteLevel
                | Self::Game
                | Self::First
                | Self::Beginning
                | Self::Clock
        )
    }

    /// Chooses the rules of the next game.
    pub(super) fn play_by(variant: Variant, shared: &mut Shared) {
        shared.setup.play_by(variant);
        // Matched levels exist for tournament rules only.
        if variant.is_tournament() && shared.preferences.level.is_matched() {
            shared.setup.level = shared.preferences.level;
        }
    }

    /// Chooses the opponent of the next game, which becomes the default.
    pub(super) fn oppose(opponent: Seat, shared: &mut Shared) {
        let setup = &mut shared.setup;
        setup.oppose(opponent);
        if setup.variant.flips() && setup.guest.is_none() {
            shared.preferences.level = setup.level;
        }
    }

    pub(super) fn change(self, shared: &mut Shared, forward: bool) {
        let guests = shared.guests().to_vec();
        let setup = &mut shared.setup;
        match self {
            Self::Game => Self::play_by(next(setup.variant, Variant::ALL, forward), shared),
            Self::Players => setup.mode = next(setup.mode, Mode::VARIANTS, forward),
            // The choice becomes the default of the next game.
            Self::Side => {
                setup.side = next(setup.side, SideChoice::VARIANTS, forward);
                shared.preferences.side = setup.side;
            }
            Self::Level => {
                let opponent = next_opponent(setup.opponent(), setup.variant, &guests, forward);
                Self::oppose(opponent, shared);
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
                shared.preferences.time_controls = setup.time_controls;
            }
            _ => {}
        }
    }
}
