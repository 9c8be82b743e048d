//! What the game says about itself, in words: the same for the screen and for the shell.

use super::{Computer, Dialog, Look, Mode, Notice, Player, Screen, State, Table};
use crate::rules::{Disc, Rules, Turn, transcript};
use std::fmt::Write as _;

/// What a side is called by these rules.
pub const fn side_name(rules: Rules, side: Disc) -> &'static str {
    match (rules, side) {
        (Rules::Standard, Disc::Black) => "Black",
        (Rules::Standard, Disc::White) => "White",
        (Rules::Book, Disc::Black) => "X",
        (Rules::Book, Disc::White) => "O",
    }
}

/// Who plays a side: `You`, a side's name where there are two people, or a level's name.
pub fn player_name(table: &Table, side: Disc) -> String {
    match table.player(side) {
        Player::Computer(level) => level.to_string(),
        Player::Human if table.only_human().is_some() => "You".to_owned(),
        Player::Human => side_name(table.setup.rules, side).to_owned(),
    }
}

/// Name and side, where the name alone does not tell: `Scout (White)`.
pub(super) fn full_name(table: &Table, side: Disc) -> String {
    let name = player_name(table, side);
    let colour = side_name(table.setup.rules, side);
    if name == colour { name } else { format!("{name} ({colour})") }
}

/// The status line: the move being typed, else the last word to the player, else how things stand.
pub fn status(state: &State) -> Notice {
    match (&state.dialog, &state.notice) {
        (Some(Dialog::Entry(text)), _) => Notice::plain(format!("Your move: {text}_")),
        (_, Some(notice)) => notice.clone(),
        _ => Notice::plain(situation(state)),
    }
}

/// What the player has to know now.
fn situation(state: &State) -> String {
    let Some(table) = state.table.as_ref().filter(|_| state.screen == Screen::Table) else {
        return state.row.line(state).sentence;
    };
    if let Some(column) = table.column {
        return format!("Column {column}; now the row, 1 to 8");
    }
    let turn = table.game.turn();
    match turn {
        Turn::Over => verdict(table),
        Turn::Pass(side) => format!("{}: no legal move, a pass", full_name(table, side)),
        Turn::Place(side) => match table.player(side) {
            Player::Human if table.only_human().is_some() => {
                format!("Your turn: {} to move", side_name(table.setup.rules, side))
            }
            Player::Human => format!("{} to move", player_name(table, side)),
            Player::Computer(_) if state.awaits_step() => {
                format!("Enter lets {} move", full_name(table, side))
            }
            Player::Computer(_) => match &table.computer {
                Computer::Thinking(_, Some(report)) => {
                    let name = full_name(table, side);
                    format!("{name} is thinking, {} plies ahead", report.depth)
                }
                _ => format!("{} is thinking", full_name(table, side)),
            },
        },
    }
}

/// Who is ahead or has won, and by how much: `You win by 12`.
pub fn verdict(table: &Table) -> String {
    let count = table.game.count();
    let is_over = table.game.is_over();
    let Some(leader) = count.leader() else {
        return if is_over { "A draw".to_owned() } else { "Level".to_owned() };
    };
    let lead = count.black.abs_diff(count.white);
    let name = if table.setup.mode == Mode::Watch {
        full_name(table, leader)
    } else {
        player_name(table, leader)
    };
    let verb = match (is_over, name == "You") {
        (true, true) => "win",
        (true, false) => "wins",
        (false, true) => "lead",
        (false, false) => "leads",
    };
    format!("{name} {verb} by {lead}")
}

/// Why nobody moves any more, where squares are left.
pub fn ending(table: &Table) -> Option<String> {
    if !table.game.is_over() || table.game.position().empties().is_empty() {
        return None;
    }
    Some(match table.setup.rules {
        Rules::Standard => "neither side can move".to_owned(),
        Rules::Book => {
            let side = side_name(table.setup.rules, table.game.side_to_move());
            format!("{side} cannot move")
        }
    })
}

/// What is left in the terminal: thanks, the score, and how to go on with an unfinished game.
pub fn farewell(state: &State) -> String {
    let mut text = "Thanks for playing outflank!".to_owned();
    if let Some(table) = state.table.as_ref().filter(|table| !table.game.played().is_empty()) {
        let count = table.game.count();
        let [black, white] = Disc::BOTH.map(|side| full_name(table, side));
        let kind = if table.game.is_over() { "Final" } else { "Current" };
        let _ = write!(
            text,
            " {kind} score: {black} {}, {white} {}. {}.",
            count.black,
            count.white,
            verdict(table)
        );
    }
    let mut told = Vec::new();
    let tables = state.table.iter().map(|table| ("To go on", table));
    let aside = state.aside.iter().map(|table| ("Put aside", table));
    for (label, table) in tables.chain(aside).filter(|(_, table)| table.is_unfinished()) {
        let command = continuation(state, table);
        if !told.contains(&command) {
            let _ = write!(text, "\n{label}: {command}");
            told.push(command);
        }
    }
    text
}

/// The command line that brings back a game, as it is shown now.
fn continuation(state: &State, table: &Table) -> String {
    let number = |side: Disc| match table.player(side) {
        Player::Computer(level) => level.number(),
        Player::Human => 0,
    };
    let mut command = match (table.setup.mode, table.only_human()) {
        (Mode::OnePlayer, Some(human)) => {
            let side = human.to_string().to_lowercase();
            format!("outflank play --as {side} --level {}", number(!human))
        }
        (Mode::Watch, _) => {
            format!("outflank watch level:{} level:{}", number(Disc::Black), number(Disc::White))
        }
        _ => "outflank play --two-player".to_owned(),
    };
    if table.setup.rules == Rules::Book {
        command.push_str(" --rules book");
    }
    let settings = &state.settings;
    if settings.look != Look::default() {
        let _ = write!(command, " --look {}", settings.look);
    }
    for (is_given, option) in [
        (settings.hints, " --hints"),
        (settings.step, " --step"),
        (!settings.animation, " --no-animation"),
        (!settings.mouse, " --no-mouse"),
    ] {
        if is_given {
            command.push_str(option);
        }
    }
    let _ = write!(command, " --moves {}", transcript::write(&table.game));
    command
}
