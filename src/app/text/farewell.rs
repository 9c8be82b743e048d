//! The farewell: what is left in the terminal.

use super::players::{points_title, score, verdict};
use crate::app::pages::Page;
use crate::app::setup::Mode;
use crate::app::shared::{Keeping, Shared};
use crate::app::state::App;
use crate::app::table::Table;
use crate::app::viewport::Look;
use crate::records::write_board;
use crate::rules::{Color, FirstMove, openings, transcript};
use crate::store::Seat;
use std::fmt::Write as _;

/// What is left in the terminal: thanks, the score, and how to go on with an unfinished game on
/// the same face, which has these options. A move that is only tried again is no game.
pub fn farewell(app: &App, options: &str) -> String {
    let mut text = "Thanks for playing outflank!".to_owned();
    let game = app.pages().iter().rev().find_map(Page::game);
    match game {
        Some(table) if !table.setup.variant.flips() && table.series_score().games() > 0 => {
            let _ = write!(text, " {}: {}.", points_title(table.setup.variant), score(table));
        }
        Some(table) if table.setup.variant.flips() && !table.game.played().is_empty() => {
            let kind = if table.game.is_over() { "Final" } else { "Current" };
            let _ = write!(text, " {kind} score: {}. {}.", score(table), verdict(table));
            if let Some(name) = openings::name(&table.game) {
                let _ = write!(text, " Opening: {name}.");
            }
        }
        _ => {}
    }
    let shared = &app.shared;
    let is_kept = shared.keeping == Keeping::On && options.is_empty();
    let games = game.into_iter().map(|table| ("To continue", table));
    let suspended = shared.suspended.iter().map(|table| ("Unfinished", table));
    let (mut told, mut is_offered) = (Vec::new(), false);
    for (label, table) in games.chain(suspended).filter(|(_, table)| table.is_unfinished()) {
        // Whatever is kept is offered at the next start.
        if is_kept && !table.is_copy() {
            is_offered = true;
            continue;
        }
        let command = continuation(shared, table) + options;
        if !told.contains(&command) {
            let _ = write!(text, "\n{label}: {command}");
            told.push(command);
        }
    }
    if is_offered {
        text.push_str("\nTo continue: outflank");
    }
    text
}

/// The command line that brings back a game, as it is shown now.
fn continuation(shared: &Shared, table: &Table) -> String {
    let number = |side: Color| match table.player(side) {
        Seat::Computer(level) => level.number(),
        Seat::Human => 0,
    };
    let game = if table.setup.variant.flips() { "" } else { " tictactoe" };
    let mut command = match (table.setup.mode, table.only_human()) {
        (Mode::OnePlayer, Some(human)) => {
            let side = table.setup.variant.side(human).to_lowercase();
            format!("outflank play{game} --as {side} --level {}", number(!human))
        }
        (Mode::Watch, _) => {
            let [black, white] = Color::BOTH.map(number);
            format!("outflank watch{game} level:{black} level:{white}")
        }
        _ => format!("outflank play{game} --two-player"),
    };
    match (table.setup.variant.start.first, table.game.first(), table.only_human()) {
        (FirstMove::Coin, ..) => command.push_str(" --rules book"),
        // Any first move is legal for either side here: it has to be said whose it was.
        (FirstMove::BlackByCustom, Color::White, Some(Color::White)) => {
            command.push_str(" --first you");
        }
        (FirstMove::BlackByCustom, Color::White, _) => command.push_str(" --first computer"),
        _ => {}
    }
    let settings = &shared.settings;
    if settings.look != Look::default() {
        let _ = write!(command, " --look {}", settings.look);
    }
    for (is_given, option) in [
        (settings.hints, " --hints"),
        (settings.step, " --step"),
        (!settings.animation, " --no-animation"),
        (!settings.mouse, " --no-mouse"),
        (settings.numpad, " --numpad"),
    ] {
        if is_given {
            command.push_str(option);
        }
    }
    let moves = transcript::write(&table.game);
    let _ = match table.game.custom_start() {
        None => write!(command, " --moves {moves}"),
        Some(start) => {
            let board = write_board(start, table.game.first());
            write!(command, " --moves '{board};{moves}'")
        }
    };
    command
}
