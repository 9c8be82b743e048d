//! What the game says about itself, in words: the same on the screen, line by line, and when it
//! has ended.

use super::{
    Computer, Context, Dialog, Hints, Keeping, Look, Mode, Notice, Player, Replay, Row, Screen,
    State, Table, ways,
};
use crate::rules::{
    Bitboard, Color, FirstMove, Goal, Notation, Ply, Turn, Variant, openings, transcript,
};
use std::fmt::Write as _;

/// What the [`points`] are.
pub fn points_title(variant: Variant) -> &'static str {
    if variant.flips() { "Score" } else { "Games won" }
}

/// Who plays a side: `You`, a side's name where there are two people, or a level's name.
pub fn player_name(table: &Table, side: Color) -> String {
    if let Some(about) = &table.about {
        let name = &about.players[side.index()];
        return if name.is_empty() {
            table.setup.variant.side(side).to_owned()
        } else {
            name.clone()
        };
    }
    let [own, other] = &table.names;
    let person = match table.only_human() {
        Some(_) => own,
        // Two people: the player is Black.
        None => {
            if side == Color::Black {
                own
            } else {
                other
            }
        }
    };
    match table.player(side) {
        Player::Computer(level) => match table.setup.computer_name {
            Some(name) if table.only_human().is_some() => name.to_owned(),
            _ => level.to_string(),
        },
        Player::Human if !person.is_empty() => person.clone(),
        Player::Human if table.only_human().is_some() => "You".to_owned(),
        Player::Human => table.setup.variant.side(side).to_owned(),
    }
}

/// Name and side, where the name alone does not tell: `Novice (White)`.
pub(super) fn full_name(table: &Table, side: Color) -> String {
    let name = player_name(table, side);
    let colour = table.setup.variant.side(side);
    if name == colour { name } else { format!("{name} ({colour})") }
}

/// Whether sentences about the player of a side say `you`.
fn is_you(table: &Table, side: Color) -> bool {
    table.only_human() == Some(side) && table.names[0].is_empty()
}

/// What was done in a ply: `Book plays f5, flips 3: e5 f4 f6`, `White passes: no legal move`.
pub fn ply_in_words(table: &Table, ply: &Ply, notation: Notation) -> String {
    let verb = |verb: &str, end: &str| {
        if is_you(table, ply.side) { verb.to_owned() } else { format!("{verb}{end}") }
    };
    let Some(square) = ply.square() else {
        let name = full_name(table, ply.side);
        return format!("{name} {}: no legal move", verb("pass", "es"));
    };
    let name = player_name(table, ply.side);
    let mut text = format!("{name} {} {}", verb("play", "s"), notation.name(square));
    let mut flips: Vec<String> = ply.flips.squares().map(|square| notation.name(square)).collect();
    flips.sort();
    if !flips.is_empty() {
        let _ = write!(text, ", {} {}: {}", verb("flip", "s"), flips.len(), flips.join(" "));
    }
    text
}

/// What a side has won so far: its discs, or in tic-tac-toe its games against the same player.
pub fn points(table: &Table, side: Color) -> u32 {
    if table.setup.variant.flips() { table.game.count().of(side) } else { table.wins(side) }
}

/// The points of both: `You (Black) 40, Book (White) 24`.
pub fn score(table: &Table) -> String {
    let [black, white] =
        Color::BOTH.map(|side| format!("{} {}", full_name(table, side), points(table, side)));
    let drawn = drawn(table).map(|drawn| format!(", {drawn}")).unwrap_or_default();
    format!("{black}, {white}{drawn}")
}

/// How many of the games counted in the points nobody won, if any.
pub fn drawn(table: &Table) -> Option<String> {
    let draws = table.tally().draws;
    (!table.setup.variant.flips() && draws > 0).then(|| format!("{draws} drawn"))
}

/// The squares of a set by name, in their order on the board.
pub fn squares_in_words(squares: Bitboard, notation: Notation) -> String {
    squares.squares().map(|square| notation.name(square)).collect::<Vec<_>>().join(" ")
}

/// The wins of a person's turn, else what threatens them, to be added to another sentence:
/// `; 3 must be blocked`. Nothing where nothing is urgent.
pub fn urgent(hints: &Hints, notation: Notation) -> String {
    let names = |squares| squares_in_words(squares, notation).replace(' ', " and ");
    match (hints.wins.len(), hints.threats.len()) {
        (0, 0) => String::new(),
        (0, 1) => format!("; {} must be blocked", names(hints.threats)),
        (0, _) => format!("; too many to block: {}", names(hints.threats)),
        (1, _) => format!("; {} wins", names(hints.wins)),
        _ => format!("; {} win", names(hints.wins)),
    }
}

/// The status line: the move being typed, else the last word to the player, else how things stand.
pub fn status(state: &State) -> Notice {
    match (&state.dialog, &state.notice) {
        (Some(Dialog::Entry(text)), _) => Notice::plain(format!("Your move: {text}_")),
        (Some(Dialog::Name(row, text)), _) => {
            let whose = if *row == Row::Name { "Your name" } else { "Opponent's name" };
            Notice::plain(format!("{whose}: {text}_"))
        }
        (Some(Dialog::Export(at)), _) => {
            Notice::plain(ways(state.variant()).get(*at).map(|way| way.line()).unwrap_or_default())
        }
        (Some(Dialog::Pasted(pasted)), _) => Notice::plain(pasted.question().to_owned()),
        _ if state.context() == Context::Search => {
            let words = state.library.as_ref().map_or("", |library| &library.query.words);
            Notice::plain(format!("Search: {words}_"))
        }
        (_, Some(notice)) => notice.clone(),
        _ => Notice::plain(situation(state)),
    }
}

/// What the player has to know now.
fn situation(state: &State) -> String {
    let table = match state.screen {
        Screen::Start | Screen::Settings => return state.row.line(state).sentence,
        Screen::Library => return in_library(state),
        Screen::Practice => return in_practice(state),
        Screen::Statistics => return "Left and Right show another kind of game".to_owned(),
        Screen::Replay => return in_replay(state),
        Screen::Table => state.table.as_ref(),
    };
    let Some(table) = table else { return String::new() };
    if let Some(column) = table.column {
        return format!("Column {column}; now the row, 1 to 8");
    }
    if let Some(trial) = &table.trial {
        return trial.sentence(&table.game, &state.coach);
    }
    let turn = table.game.turn();
    let urgent = state.hints().map(|hints| urgent(&hints, state.notation())).unwrap_or_default();
    match turn {
        Turn::Over => verdict(table),
        Turn::Pass(side) => format!("{}: no legal move, a pass", full_name(table, side)),
        Turn::Place(side) => match table.player(side) {
            Player::Human if table.only_human().is_some() => {
                format!("Your turn: {} to move{urgent}", table.setup.variant.side(side))
            }
            Player::Human => format!("{} to move{urgent}", player_name(table, side)),
            Player::Computer(_) if state.awaits_step() => {
                format!("Enter lets {} move", full_name(table, side))
            }
            Player::Computer(_) => match &table.computer {
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
fn in_library(state: &State) -> String {
    let Some(library) = &state.library else { return String::new() };
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
fn in_replay(state: &State) -> String {
    let Some(Replay { table, .. }) = &state.replay else { return String::new() };
    match table.game.played().last() {
        _ if table.game.is_over() => verdict(table),
        Some(ply) => ply_in_words(table, ply, state.notation()),
        None => format!("The start: {} to move", table.setup.variant.side(table.game.first())),
    }
}

/// What Enter does in the practice now.
fn in_practice(state: &State) -> String {
    let Some(practice) = &state.practice else { return String::new() };
    match (practice.exercise(), practice.answer()) {
        (None, _) => "Esc leads back".to_owned(),
        (Some(it), None) => format!("{} to move", it.variant.side(it.side)),
        (Some(_), Some(_)) => "Enter goes on".to_owned(),
    }
}

/// Who is ahead or has won, and in Reversi by how much: `You win by 12`.
pub fn verdict(table: &Table) -> String {
    let count = table.game.count();
    let is_over = table.game.is_over();
    let Some(leader) = table.game.leader() else {
        return if is_over { "A draw".to_owned() } else { "Even".to_owned() };
    };
    let lead = count.black.abs_diff(count.white);
    let name = if table.setup.mode == Mode::Watch {
        full_name(table, leader)
    } else {
        player_name(table, leader)
    };
    let verb = match (is_over, is_you(table, leader)) {
        (true, true) => "win",
        (true, false) => "wins",
        (false, true) => "lead",
        (false, false) => "leads",
    };
    if table.setup.variant.flips() {
        format!("{name} {verb} by {lead}")
    } else {
        format!("{name} {verb}")
    }
}

/// The tournament count of a game that is over, where it differs from the discs.
pub fn official(table: &Table) -> Option<String> {
    let count = table.game.official_count()?;
    Some(format!("officially {} to {}", count.black, count.white))
}

/// Why nobody moves any more, where that is not because the board is full.
pub fn ending(table: &Table, notation: Notation) -> Option<String> {
    let game = &table.game;
    let is_early = game.is_over() && !game.empties().is_empty();
    let variant = table.setup.variant;
    if let Goal::Line(_) = variant.goal {
        let line = squares_in_words(game.winning_line(), notation);
        return (!line.is_empty()).then(|| format!("three in a row: {line}"));
    }
    if variant.passes {
        return is_early.then(|| "neither side can move".to_owned());
    }
    is_early.then(|| format!("{} cannot move", variant.side(game.side_to_move())))
}

/// What is left in the terminal: thanks, the score, and how to go on with an unfinished game on
/// the same face, which has these options.
pub fn farewell(state: &State, options: &str) -> String {
    let mut text = "Thanks for playing outflank!".to_owned();
    match &state.table {
        Some(table) if !table.setup.variant.flips() && table.tally().games() > 0 => {
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
    if state.keeping == Keeping::On && options.is_empty() {
        // Whatever is unfinished is offered at the next start.
        if state.table.iter().chain(&state.aside).any(Table::is_unfinished) {
            text.push_str("\nTo go on: outflank");
        }
        return text;
    }
    let mut told = Vec::new();
    let tables = state.table.iter().map(|table| ("To go on", table));
    let aside = state.aside.iter().map(|table| ("Put aside", table));
    for (label, table) in tables.chain(aside).filter(|(_, table)| table.is_unfinished()) {
        let command = continuation(state, table) + options;
        if !told.contains(&command) {
            let _ = write!(text, "\n{label}: {command}");
            told.push(command);
        }
    }
    text
}

/// The command line that brings back a game, as it is shown now.
fn continuation(state: &State, table: &Table) -> String {
    let number = |side: Color| match table.player(side) {
        Player::Computer(level) => level.number(),
        Player::Human => 0,
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
    let settings = &state.settings;
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
    let _ = write!(command, " --moves {}", transcript::write(&table.game));
    command
}
