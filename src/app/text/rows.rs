//! The lines of the start screen, in words.

use crate::app::row::StartRow;
use crate::app::setup::{First, Mode, Setup, SideChoice};
use crate::app::shared::Shared;
use crate::app::table::Table;
use crate::engine::Level;
use crate::rules::Color;

/// The text of a line of the start screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowText {
    /// What it is about.
    pub label: String,
    /// The present value, where there is one to change.
    pub value: Option<String>,
    /// What that means.
    pub sentence: String,
}

/// What a line of the start screen says now, over the game on the table.
pub fn row(row: StartRow, shared: &Shared, beneath: Option<&Table>) -> RowText {
    let setup = &shared.setup;
    let choice = |label: &str, value: &str, sentence: &str| RowText {
        label: label.to_owned(),
        value: Some(value.to_owned()),
        sentence: sentence.to_owned(),
    };
    let action =
        |label: &str, sentence: String| RowText { label: label.to_owned(), value: None, sentence };
    let level = |label: &str, level: Level| {
        choice(label, &format!("{} {level}", level.number()), level.sentence())
    };
    match row {
        StartRow::Resume => action("Continue", unfinished(beneath)),
        StartRow::Suspended if shared.suspended.len() > 1 => action(
            &format!("Unfinished games ({})", shared.suspended.len()),
            unfinished(shared.suspended.first()),
        ),
        StartRow::Suspended => action("Unfinished game", unfinished(shared.suspended.first())),
        StartRow::Begin => {
            action("Start the game", "Press Enter to play. Set up the game below.".into())
        }
        StartRow::Players => match setup.mode {
            Mode::OnePlayer => choice("Players", "you, computer", "Play against the computer."),
            Mode::TwoPlayers => choice("Players", "two people", "Two players at one keyboard."),
            Mode::Watch => choice("Players", "computers", "Watch the computer play itself."),
        },
        StartRow::Side => match setup.side {
            SideChoice::Random => choice("You play", "random", "You get a random colour."),
            SideChoice::Black => side(setup, Color::Black),
            SideChoice::White => side(setup, Color::White),
        },
        StartRow::Level => level("Level", setup.level),
        StartRow::BlackLevel => level(setup.variant.side(Color::Black), setup.watched[0]),
        StartRow::WhiteLevel => level(setup.variant.side(Color::White), setup.watched[1]),
        StartRow::Game => choice("Game", setup.variant.name, setup.variant.rule),
        StartRow::First => match setup.first {
            First::Rule if !setup.variant.throws_coin() => choice("First", "X", "X starts."),
            First::Rule | First::Random => {
                choice("First", "coin toss", "A coin toss decides who starts.")
            }
            First::You => choice("First", "you", "You start."),
            First::Computer => choice("First", "computer", "The computer starts."),
        },
        StartRow::Library => action("Games", "Browse, search and export your games.".into()),
        StartRow::Practice => {
            action("Practice", "Replay your own mistakes until you stop making them.".into())
        }
        StartRow::Statistics => action("Statistics", "Your results and rating.".into()),
        StartRow::Settings => action("Settings", "Theme, hints, names and more.".into()),
        StartRow::Help => action("Help", "All keys.".into()),
        StartRow::Quit => action("Quit", "Leave the game.".into()),
    }
}

fn side(setup: &Setup, side: Color) -> RowText {
    let name = setup.variant.side(side);
    let is_open = !setup.firsts().is_empty() && setup.first != First::Rule;
    let order = match side {
        _ if is_open || setup.variant.throws_coin() => ", whoever starts",
        Color::Black => " and move first",
        Color::White => " and move second",
    };
    RowText {
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
