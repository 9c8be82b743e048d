//! The status line: the last word to the player, or how things stand.

use super::notice::{Notice, Tone};
use super::page::Page;
use super::pages::board::BoardPanel;
use super::pages::library::LibraryPage;
use super::pages::practice::PracticePage;
use super::shared::Keeping;
use super::state::App;
use super::table::{Computer, Table};
use super::text::{full_name, player_name, ply_in_words, urgent, verdict};
use crate::rules::{Color, Turn};
use crate::store::Seat;

/// The status line: what is being typed, else the last word to the player, else how things stand. That
/// games are not kept is said as long as it is so, unless something was refused.
pub fn status(app: &App) -> Notice {
    if let Some(text) = typed(app.top()) {
        return Notice::plain(text);
    }
    let not_kept = match &app.shared.keeping {
        Keeping::Hindered(why) => Some(Notice::new(&format!("not kept: {why}"), Tone::Refusal)),
        Keeping::On | Keeping::Off => None,
    };
    let notice = app.shared.notice.clone();
    let refused = notice.clone().filter(|notice| notice.tone == Tone::Refusal);
    let said = refused.or(not_kept).or(notice);
    said.unwrap_or_else(|| Notice::plain(situation(app)))
}

/// What is being typed or chosen.
fn typed(page: &Page) -> Option<String> {
    match page {
        Page::Board(page) => match &page.panel {
            Some(BoardPanel::Entry(text)) => Some(format!("Your move: {text}_")),
            _ => None,
        },
        Page::Practice(page) => page.entry.as_ref().map(|text| format!("Your move: {text}_")),
        Page::Settings(page) => {
            let whose = if page.setting().name == "name" { "Your name" } else { "Opponent's name" };
            page.name.as_ref().map(|name| format!("{whose}: {name}_"))
        }
        Page::Export(page) => Some(page.ways().get(page.at).map(|way| way.line())?),
        Page::Pasted(page) => Some(page.question().to_owned()),
        Page::Library(page) if page.is_searching => Some(format!("Search: {}_", page.query.words)),
        _ => None,
    }
}

/// What the player has to know now.
fn situation(app: &App) -> String {
    let shared = &app.shared;
    match app.base() {
        Page::Start(page) => page.row.line(shared, app.beneath()).sentence,
        Page::Settings(page) => page.setting().sentence(&shared.preferences).to_owned(),
        Page::Library(page) => in_library(page),
        Page::Practice(page) => in_practice(page),
        Page::Statistics(_) => "Left and Right show another kind of game".to_owned(),
        Page::Replay(page) => in_replay(app, &page.table),
        Page::Board(page) => on_board(app, &page.table),
        Page::Help(_) | Page::Export(_) | Page::Pasted(_) => String::new(),
    }
}

/// How a game stands.
fn on_board(app: &App, table: &Table) -> String {
    if let Some(column) = table.view.column {
        return format!("Column {column}; now the row, 1 to 8");
    }
    if let Some(retry) = &table.retry {
        return retry.sentence(&table.game, &app.shared.coach);
    }
    let turn = table.game.turn();
    let urgent = app.hints().map(|hints| urgent(&hints, app.notation())).unwrap_or_default();
    match turn {
        Turn::Over => verdict(table),
        Turn::Pass(side) => format!("{}: no legal move, a pass", full_name(table, side)),
        Turn::Place(side) => match table.player(side) {
            Seat::Human if table.only_human().is_some() => {
                format!("Your turn: {} to move{urgent}", table.setup.variant.side(side))
            }
            Seat::Human => format!("{} to move{urgent}", player_name(table, side)),
            Seat::Computer(_) if app.awaits_step() => {
                format!("Enter lets {} move", full_name(table, side))
            }
            Seat::Computer(_) => match &table.pacing.computer {
                Computer::Thinking(_, Some(report)) if report.depth > 0 => {
                    let name = full_name(table, side);
                    format!("{name} is thinking, {} plies ahead", report.depth)
                }
                _ => format!("{} is thinking", full_name(table, side)),
            },
        },
    }
}

/// The chosen game of the list.
fn in_library(library: &LibraryPage) -> String {
    match library.chosen() {
        Some(entry) => {
            let [black, white] = Color::BOTH.map(|side| entry.player(side));
            let score = entry.score();
            let score = score.trim_end_matches('*');
            let state = if entry.is_finished { "" } else { ", unfinished" };
            let place = if entry.place.is_empty() { "" } else { ", " };
            format!("{black} - {white} {score}{state}{place}{}", entry.place)
        }
        None if !library.is_current() => String::new(),
        None if library.query.words.is_empty() => "no games here yet".to_owned(),
        None => format!("no game has the words {}", library.query.words),
    }
}

/// What happened last in the game that is looked through.
fn in_replay(app: &App, table: &Table) -> String {
    match table.game.played().last() {
        _ if table.game.is_over() => verdict(table),
        Some(ply) => ply_in_words(table, ply, app.notation()),
        None => format!("The start: {} to move", table.setup.variant.side(table.game.first())),
    }
}

/// What Enter does in the practice now.
fn in_practice(practice: &PracticePage) -> String {
    if practice.exercises().is_none() {
        return String::new();
    }
    match (practice.exercise(), practice.answer()) {
        (None, _) => "Esc leads back".to_owned(),
        (Some(it), None) => format!("{} to move", it.variant.side(it.side)),
        (Some(_), Some(_)) => "Enter goes on".to_owned(),
    }
}
