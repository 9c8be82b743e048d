//! The start screen's lines: what each one says and changes.

use super::setup::{First, Mode, Setup, SideChoice};
use super::words::{game_name, game_rule, side_name};
use super::{Look, Row, State, Table};
use crate::engine::Level;
use crate::rules::{Disc, Rules};
use strum::VariantArray;

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
    /// The lines that the present setup needs, from the top.
    pub fn all(state: &State) -> Vec<Self> {
        let setup = &state.setup;
        let mut rows = Vec::new();
        if state.table.as_ref().is_some_and(Table::is_unfinished) {
            rows.push(Self::Resume);
        }
        if !state.aside.is_empty() {
            rows.push(Self::Aside);
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
        rows.extend([Self::Look, Self::Hints]);
        if setup.mode != Mode::TwoPlayers {
            rows.push(Self::Step);
        }
        rows.push(match setup.rules {
            Rules::Standard | Rules::Book => Self::Animation,
            Rules::TicTacToe => Self::NumberPad,
        });
        rows.extend([Self::Help, Self::Quit]);
        rows
    }

    /// What the line says now.
    pub fn line(self, state: &State) -> Line {
        let setup = &state.setup;
        let settings = &state.settings;
        let on_off = |on: bool| if on { "on" } else { "off" };
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
            Self::Resume => action("Continue", unfinished(state.table.as_ref())),
            Self::Aside if state.aside.len() > 1 => action(
                &format!("Put aside: {}", state.aside.len()),
                unfinished(state.aside.first()),
            ),
            Self::Aside => action("Game put aside", unfinished(state.aside.first())),
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
                SideChoice::Black => side(setup, Disc::Black),
                SideChoice::White => side(setup, Disc::White),
            },
            Self::Level => level("Level", setup.level),
            Self::BlackLevel => level(side_name(setup.rules, Disc::Black), setup.watched[0]),
            Self::WhiteLevel => level(side_name(setup.rules, Disc::White), setup.watched[1]),
            Self::Game => choice("Game", game_name(setup.rules), game_rule(setup.rules)),
            Self::First => match setup.first {
                First::Rule if setup.rules == Rules::TicTacToe => choice("First", "X", "X begins."),
                First::Rule | First::Random => {
                    choice("First", "by coin", "A coin decides who begins.")
                }
                First::You => choice("First", "you", "You begin."),
                First::Computer => choice("First", "computer", "The computer begins."),
            },
            Self::Look => choice("Look", &settings.look.to_string(), settings.look.sentence()),
            Self::Hints => choice(
                "Hints",
                on_off(settings.hints),
                match setup.rules {
                    Rules::Standard | Rules::Book => "Dots on the legal squares.",
                    Rules::TicTacToe => "Marks on free squares, wins and threats.",
                },
            ),
            Self::Step => {
                choice("Step mode", on_off(settings.step), "The computer waits for Enter.")
            }
            Self::Animation => {
                choice("Animation", on_off(settings.animation), "Discs turn over visibly.")
            }
            Self::NumberPad if settings.numpad => {
                choice("Digits", "number pad", "7 8 9 are the squares on top.")
            }
            Self::NumberPad => choice("Digits", "reading order", "1 2 3 are the squares on top."),
            Self::Help => action("Help", "Every key.".into()),
            Self::Quit => action("Quit", "Back to the terminal.".into()),
        }
    }

    /// Changes the value of a line that has one.
    pub(super) fn change(self, state: &mut State, forward: bool) {
        let setup = &mut state.setup;
        let settings = &mut state.settings;
        let levels = Level::of(setup.rules);
        match self {
            Self::Game => setup.play_by(next(setup.rules, Rules::VARIANTS, forward)),
            Self::Players => setup.mode = next(setup.mode, Mode::VARIANTS, forward),
            Self::Side => setup.side = next(setup.side, SideChoice::VARIANTS, forward),
            Self::Level => setup.level = next(setup.level, levels, forward),
            Self::BlackLevel => setup.watched[0] = next(setup.watched[0], levels, forward),
            Self::WhiteLevel => setup.watched[1] = next(setup.watched[1], levels, forward),
            Self::First => setup.first = next(setup.first, setup.firsts(), forward),
            Self::Look => settings.look = next(settings.look, Look::ALL, forward),
            Self::Hints => settings.hints ^= true,
            Self::Step => settings.step ^= true,
            Self::Animation => settings.animation ^= true,
            Self::NumberPad => settings.numpad ^= true,
            Self::Resume | Self::Aside | Self::Begin | Self::Help | Self::Quit => {}
        }
    }
}

fn side(setup: &Setup, side: Disc) -> Line {
    let name = side_name(setup.rules, side);
    let is_open = !setup.firsts().is_empty() && setup.first != First::Rule;
    let order = match (setup.rules, side) {
        (Rules::Book, _) => ", whoever begins",
        (Rules::TicTacToe, _) if is_open => ", whoever begins",
        (_, Disc::Black) => ": the first move",
        (_, Disc::White) => ": the second move",
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
        let rules = table.setup.rules;
        let [black, white] = Disc::BOTH.map(|side| side_name(rules, side));
        let plies = table.game.played().len();
        let moves = if plies == 1 { "move" } else { "moves" };
        match rules {
            Rules::TicTacToe => format!("{}, after {plies} {moves}.", game_name(rules)),
            Rules::Standard | Rules::Book => {
                format!("After {plies} {moves}: {black} {}, {white} {}.", count.black, count.white)
            }
        }
    })
}

/// The value after the present one, or the one before, round and round.
fn next<T: PartialEq + Copy>(value: T, all: &[T], forward: bool) -> T {
    let at = all.iter().position(|&other| other == value).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}
