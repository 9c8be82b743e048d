//! The farewell left in the terminal.

use super::players::{points_title, score, verdict};
use crate::app::session::setup::{Mode, write_controls};
use crate::app::session::table::Table;
use crate::app::settings::preferences::Settings;
use crate::app::settings::viewport::Look;
use crate::app::shared::{Keeping, Shared};
use crate::app::stack::state::App;
use crate::engine::Level;
use crate::records::write_board;
use crate::rules::{Color, FirstMove, openings, transcript};
use crate::store::Seat;
use crate::words::say;
use std::fmt::Write as _;

/// Thanks, the score, and the command that continues an unfinished game with these options. A retry is not a game.
pub fn farewell(app: &App, options: &str) -> String {
    app.shared.language.scope(|| written(app, options))
}

fn written(app: &App, options: &str) -> String {
    let mut text = say!("farewell");
    let mut add = |sentence: String| {
        text.push(' ');
        text.push_str(&sentence);
    };
    let game = app.pages().rev().find_map(|page| page.game());
    match game {
        Some(table) if !table.setup.variant.flips() && table.series_score().games() > 0 => {
            let title = points_title(table.setup.variant);
            add(say!("farewell-score", title = title, score = score(table)));
        }
        Some(table) if table.setup.variant.flips() && !table.game.played().is_empty() => {
            let (score, verdict) = (score(table), verdict(table));
            add(if table.game.is_over() {
                say!("farewell-final", score = score, verdict = verdict)
            } else {
                say!("farewell-current", score = score, verdict = verdict)
            });
            if let Some(name) = openings::name(&table.game) {
                add(say!("farewell-opening", name = name));
            }
        }
        _ => {}
    }
    let shared = &app.shared;
    let is_kept = shared.keeping == Keeping::On && options.is_empty();
    let games = game.into_iter().map(|table| (true, table));
    let suspended = shared.suspended.iter().map(|table| (false, table));
    let (mut told, mut is_offered) = (Vec::new(), false);
    for (is_first, table) in games.chain(suspended).filter(|(_, table)| table.is_unfinished()) {
        // A saved game is offered at the next start.
        if is_kept && !table.is_copy() {
            is_offered = true;
            continue;
        }
        let command = continuation(shared, table) + options;
        if !told.contains(&command) {
            let line = if is_first {
                say!("farewell-continue", command = command.as_str())
            } else {
                say!("farewell-unfinished", command = command.as_str())
            };
            let _ = write!(text, "\n{line}");
            told.push(command);
        }
    }
    if is_offered {
        let _ = write!(text, "\n{}", say!("farewell-continue", command = "outflank"));
    }
    text
}

fn continuation(shared: &Shared, table: &Table) -> String {
    let mut command = command_of_players(table);
    if let Some(rules) = table.setup.variant.rules.filter(|_| !table.setup.variant.is_tournament())
    {
        let _ = write!(command, " --rules {rules}");
    }
    match (table.setup.variant.start.first, table.game.first(), table.only_human()) {
        // Either side may begin here, so the command names the first player.
        (FirstMove::BlackByCustom, Color::White, Some(Color::White)) => {
            command.push_str(" --first you");
        }
        (FirstMove::BlackByCustom, Color::White, _) => command.push_str(" --first computer"),
        _ => {}
    }
    command.push_str(&options(&shared.settings));
    if table.clocks.is_limited() {
        let _ = write!(command, " --clock {}", write_controls(table.clocks.controls));
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

fn command_of_players(table: &Table) -> String {
    let player = |side: Color| match table.player(side) {
        Seat::Computer(level) => format!("level:{}", level.number()),
        Seat::Guest(name) => name.to_string(),
        Seat::Human => String::new(),
    };
    let game = if table.setup.variant.flips() { "" } else { " tictactoe" };
    match (table.setup.mode, table.only_human()) {
        (Mode::OnePlayer, Some(human)) => {
            let side = table.setup.variant.side(human).to_lowercase();
            let opponent = match table.player(!human) {
                Seat::Guest(name) => format!("--against {name}"),
                _ if table.setup.level.is_matched() => "--level auto".to_owned(),
                seat => format!("--level {}", seat.level().map_or(0, Level::number)),
            };
            format!("outflank play{game} --as {side} {opponent}")
        }
        (Mode::Watch, _) => {
            let [black, white] = Color::BOTH.map(player);
            format!("outflank watch{game} {black} {white}")
        }
        _ => format!("outflank play{game} --two-player"),
    }
}

fn options(settings: &Settings) -> String {
    let mut options = String::new();
    if settings.look != Look::default() {
        let _ = write!(options, " --look {}", settings.look);
    }
    for (is_given, option) in [
        (settings.hints, " --hints"),
        (settings.step, " --step"),
        (!settings.animation, " --no-animation"),
        (!settings.mouse, " --no-mouse"),
        (settings.numpad, " --numpad"),
    ] {
        if is_given {
            options.push_str(option);
        }
    }
    options
}
