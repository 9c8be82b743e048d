//! The rows of the start screen: what each one says and changes.

use super::setup::{First, Mode, Setup, SideChoice};
use super::shared::Shared;
use super::table::Table;
use crate::engine::Level;
use crate::rules::{Color, Variant};
use strum::VariantArray;

pub(super) use super::settings::next;

/// A line of the start screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "`Row::line` says what each one is")]
pub enum Row {
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
    Library,
    Practice,
    Statistics,
    Settings,
    Help,
    Quit,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is about.
    pub label: String,
    /// The present value, where there is one to change.
    pub value: Option<String>,
    /// What that means.
    pub sentence: String,
}

impl Row {
    /// The lines of the start screen, from the top: those that the present setup needs, over the game on the
    /// table.
    pub fn of_start(shared: &Shared, beneath: Option<&Table>) -> Vec<Self> {
        let setup = &shared.setup;
        let mut rows = Vec::new();
        if beneath.is_some_and(Table::is_unfinished) {
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
        if shared.keeps() {
            rows.extend([Self::Library, Self::Practice, Self::Statistics]);
        }
        rows.extend([Self::Settings, Self::Help, Self::Quit]);
        rows
    }

    /// What the line says now.
    pub fn line(self, shared: &Shared, beneath: Option<&Table>) -> Line {
        let setup = &shared.setup;
        let choice = |label: &str, value: &str, sentence: &str| Line {
            label: label.to_owned(),
            value: Some(value.to_owned()),
            sentence: sentence.to_owned(),
        };
        let action =
            |label: &str, sentence: String| Line { label: label.to_owned(), value: None, sentence };
        let level = |label: &str, level: Level| {
            choice(label, &format!("{} {level}", level.number()), level.sentence())
        };
        match self {
            Self::Resume => action("Continue", unfinished(beneath)),
            Self::Suspended if shared.suspended.len() > 1 => action(
                &format!("Put aside: {}", shared.suspended.len()),
                unfinished(shared.suspended.first()),
            ),
            Self::Suspended => action("Game put aside", unfinished(shared.suspended.first())),
            Self::Begin => {
                action("Start the game", "Enter starts; the lines below set it up.".into())
            }
            Self::Players => match setup.mode {
                Mode::OnePlayer => choice("Players", "you, computer", "You against the computer."),
                Mode::TwoPlayers => choice("Players", "two people", "Two at one keyboard."),
                Mode::Watch => choice("Players", "computers", "Watch the computer play itself."),
            },
            Self::Side => match setup.side {
                SideChoice::Random => choice("You play", "random", "A coin decides your side."),
                SideChoice::Black => side(setup, Color::Black),
                SideChoice::White => side(setup, Color::White),
            },
            Self::Level => level("Level", setup.level),
            Self::BlackLevel => level(setup.variant.side(Color::Black), setup.watched[0]),
            Self::WhiteLevel => level(setup.variant.side(Color::White), setup.watched[1]),
            Self::Game => choice("Game", setup.variant.name, setup.variant.rule),
            Self::First => match setup.first {
                First::Rule if !setup.variant.throws_coin() => choice("First", "X", "X begins."),
                First::Rule | First::Random => {
                    choice("First", "by coin", "A coin decides who begins.")
                }
                First::You => choice("First", "you", "You begin."),
                First::Computer => choice("First", "computer", "The computer begins."),
            },
            Self::Library => {
                action("Games", "Every game there is: look through, search, take along.".into())
            }
            Self::Practice => {
                action("Practice", "Your own mistakes, until you make them no more.".into())
            }
            Self::Statistics => action("Statistics", "How you have done, and your rating.".into()),
            Self::Settings => action("Settings", "How it looks and behaves.".into()),
            Self::Help => action("Help", "Every key.".into()),
            Self::Quit => action("Quit", "Back to the terminal.".into()),
        }
    }

    /// Changes the value of a line that has one.
    pub(super) fn change(self, shared: &mut Shared, forward: bool) {
        let setup = &mut shared.setup;
        let levels = Level::of(setup.variant);
        match self {
            Self::Game => setup.play_by(next(setup.variant, Variant::ALL, forward)),
            Self::Players => setup.mode = next(setup.mode, Mode::VARIANTS, forward),
            // What was chosen last is proposed the next time.
            Self::Side => {
                setup.side = next(setup.side, SideChoice::VARIANTS, forward);
                shared.preferences.side = setup.side;
            }
            Self::Level => {
                setup.level = next(setup.level, levels, forward);
                if setup.variant.flips() {
                    shared.preferences.level = setup.level.number();
                }
            }
            Self::BlackLevel => setup.watched[0] = next(setup.watched[0], levels, forward),
            Self::WhiteLevel => setup.watched[1] = next(setup.watched[1], levels, forward),
            Self::First => setup.first = next(setup.first, setup.firsts(), forward),
            _ => {}
        }
    }
}

fn side(setup: &Setup, side: Color) -> Line {
    let name = setup.variant.side(side);
    let is_open = !setup.firsts().is_empty() && setup.first != First::Rule;
    let order = match side {
        _ if is_open || setup.variant.throws_coin() => ", whoever begins",
        Color::Black => ": the first move",
        Color::White => ": the second move",
    };
    Line {
        label: "You play".to_owned(),
        value: Some(name.to_owned()),
        sentence: format!("You play {name}{order}."),
    }
}

fn unfinished(table: Option<&Table>) -> String {
    table.map_or_else(String::new, |table| {
        let count = table.game.count();
        let variant = table.setup.variant;
        let [black, white] = variant.sides;
        let plies = table.game.played().len();
        let moves = if plies == 1 { "move" } else { "moves" };
        if variant.flips() {
            format!("After {plies} {moves}: {black} {}, {white} {}.", count.black, count.white)
        } else {
            format!("{}, after {plies} {moves}.", variant.name)
        }
    })
}
