//! The farewell left in the terminal.

use crate::app::context::{AutosaveState, Context};
use crate::app::session::game_session::GameSession;
use crate::app::settings::preferences::Settings;
use crate::app::settings::viewport::Look;
use crate::app::setup::{Mode, write_time_controls};
use crate::app::stack::state::App;
use crate::app::text::players::{points_title, score, verdict};
use crate::engine::Level;
use crate::records::write_board;
use crate::rules::{Color, FirstMove, openings, transcript};
use crate::store::Seat;
use crate::words::{say, wrapped};
use std::fmt::Write as _;

/// Thanks, the score, and the commands, with `options` appended, that continue unfinished games; ignores retries.
pub fn farewell(app: &App, options: &str) -> String {
    let is_kept = app.cx.autosave_state == AutosaveState::On && options.is_empty();
    app.cx.language.scope(|| written(app, options, is_kept))
}

/// As [`farewell`] while games are still being saved: also their commands have the moves.
pub fn farewell_unsaved(app: &App) -> String {
    app.cx.language.scope(|| written(app, "", false))
}

/// Width of the sentences, in columns.
const WIDTH: usize = 79;

fn written(app: &App, options: &str, is_kept: bool) -> String {
    let mut text = say!("farewell");
    let mut add = |sentence: String| {
        text.push(' ');
        text.push_str(&sentence);
    };
    let game = app.pages().rev().find_map(|page| page.game());
    match game {
        Some(session) if !session.setup.variant.flips() && session.series_score().games() > 0 => {
            let title = points_title(session.setup.variant);
            add(say!("farewell-score", title = title, score = score(session)));
        }
        Some(session) if session.setup.variant.flips() && !session.game.played().is_empty() => {
            let (score, verdict) = (score(session), verdict(session));
            add(if session.game.is_over() {
                say!("farewell-final", score = score, verdict = verdict)
            } else {
                say!("farewell-current", score = score, verdict = verdict)
            });
            if let Some(name) = openings::name(&session.game) {
                add(say!("farewell-opening", name = name));
            }
        }
        _ => {}
    }
    // The terminal would break lines within words. Commands stay on one line.
    let mut text = wrapped(&text, WIDTH).join("\n");
    let cx = &app.cx;
    let games = game.into_iter().map(|session| (true, session));
    let suspended = cx.suspended.iter().map(|session| (false, session));
    let (mut commands, mut is_offered) = (Vec::new(), false);
    for (is_first, session) in games.chain(suspended).filter(|(_, session)| session.is_unfinished())
    {
        // A saved game is offered at the next start.
        if is_kept && !session.is_copy() {
            is_offered = true;
            continue;
        }
        let command = continuation(cx, session) + options;
        if !commands.contains(&command) {
            let line = if is_first {
                say!("farewell-continue", command = command.as_str())
            } else {
                say!("farewell-unfinished", command = command.as_str())
            };
            let _ = write!(text, "\n{line}");
            commands.push(command);
        }
    }
    if let Some(code) = &cx.people.guest_code {
        let name = format!("guest-{code}");
        let _ = write!(text, "\n{}", say!("farewell-guest", name = name));
    }
    if is_offered {
        let _ = write!(text, "\n{}", say!("farewell-continue", command = "outflank"));
    }
    text
}

fn continuation(cx: &Context, session: &GameSession) -> String {
    let mut command = command_of_players(session);
    if let Some(rules) =
        session.setup.variant.rules.filter(|_| !session.setup.variant.is_tournament())
    {
        let _ = write!(command, " --rules {rules}");
    }
    match (session.setup.variant.start.first, session.game.first(), session.only_human()) {
        // Either side may begin here, so the command names the first player.
        (FirstMove::BlackByCustom, Color::White, Some(Color::White)) => {
            command.push_str(" --first you");
        }
        (FirstMove::BlackByCustom, Color::White, _) => command.push_str(" --first computer"),
        _ => {}
    }
    command.push_str(&options(&cx.settings));
    if session.clocks.is_limited() {
        let _ = write!(command, " --clock {}", write_time_controls(session.clocks.time_controls));
    }
    let moves = transcript::write(&session.game);
    let _ = match session.game.custom_start() {
        None => write!(command, " --moves {moves}"),
        Some(start) => {
            let board = write_board(start, session.game.first());
            write!(command, " --moves '{board};{moves}'")
        }
    };
    command
}

fn command_of_players(session: &GameSession) -> String {
    let player = |side: Color| match session.player(side) {
        Seat::Computer(level) => level.as_player(),
        Seat::Guest(name) => name.to_string(),
        Seat::Human => String::new(),
    };
    let game = if session.setup.variant.flips() { "" } else { " tictactoe" };
    match (session.setup.mode, session.only_human()) {
        (Mode::OnePlayer, Some(human)) => {
            let side = session.setup.variant.side(human).to_lowercase();
            let opponent = match session.player(!human) {
                Seat::Guest(name) => format!("--against {name}"),
                Seat::Computer(level @ Level::Person(_)) => {
                    format!("--against {}", level.as_player())
                }
                _ if session.setup.level.is_matched() => "--level auto".to_owned(),
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
