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
            &format!("Put aside: {}", shared.suspended.len()),
            unfinished(shared.suspended.first()),
        ),
        StartRow::Suspended => action("Game put aside", unfinished(shared.suspended.first())),
        StartRow::Begin => {
            action("Start the game", "Enter starts; the lines below set it up.".into())
        }
        StartRow::Players => match setup.mode {
            Mode::OnePlayer => choice("Players", "you, computer", "You against the computer."),
            Mode::TwoPlayers => choice("Players", "two people", "Two at one keyboard."),
            Mode::Watch => choice("Players", "computers", "Watch the computer play itself."),
        },
        StartRow::Side => match setup.side {
            SideChoice::Random => choice("You play", "random", "A coin decides your side."),
            SideChoice::Black => side(setup, Color::Black),
            SideChoice::White => side(setup, Color::White),
        },
        StartRow::Level => level("Level", setup.level),
        StartRow::BlackLevel => level(setup.variant.side(Color::Black), setup.watched[0]),
        StartRow::WhiteLevel => level(setup.variant.side(Color::White), setup.watched[1]),
        StartRow::Game => choice("Game", setup.variant.name, setup.variant.rule),
        StartRow::First => match setup.first {
            First::Rule if !setup.variant.throws_coin() => choice("First", "X", "X begins."),
            First::Rule | First::Random => choice("First", "by coin", "A coin decides who begins."),
            First::You => choice("First", "you", "You begin."),
            First::Computer => choice("First", "computer", "The computer begins."),
        },
        StartRow::Library => {
            action("Games", "Every game there is: look through, search, take along.".into())
        }
        StartRow::Practice => {
            action("Practice", "Your own mistakes, until you make them no more.".into())
        }
        StartRow::Statistics => action("Statistics", "How you have done, and your rating.".into()),
        StartRow::Settings => action("Settings", "How it looks and behaves.".into()),
        StartRow::Help => action("Help", "Every key.".into()),
        StartRow::Quit => action("Quit", "Back to the terminal.".into()),
    }
}

fn side(setup: &Setup, side: Color) -> RowText {
    let name = setup.variant.side(side);
    let is_open = !setup.firsts().is_empty() && setup.first != First::Rule;
    let order = match side {
        _ if is_open || setup.variant.throws_coin() => ", whoever begins",
        Color::Black => ": the first move",
        Color::White => ": the second move",
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
