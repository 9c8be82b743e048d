//! Games of sites in JSON, among them Othello Quest: one game, a list, a list under any key, or a game a line. A game
//! is an object with its moves under `moves`, `position.moves` or a similar key, players and a date beside them.

use super::board;
use super::play::Play;
use super::reading::number;
use super::stop::SiteError;
use super::{Part, PlayerName, Reading, listing, sanitize};
use crate::rules::{Game, Square, Variant};
use serde_json::{Map, Value};

/// Nested lists and objects that are searched for games.
const DEEPEST: usize = 8;

/// Games of a text of JSON values. `None`: no value has moves.
pub(super) fn read(text: &str) -> Option<Vec<Reading>> {
    let mut found = Vec::new();
    let has_lines =
        text.lines().filter(|line| !line.trim().is_empty()).all(|line| line.starts_with('{'));
    if has_lines && text.trim().lines().nth(1).is_some() {
        // A bad line is no loss of the others.
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
            let before = found.len();
            match serde_json::from_str(line) {
                Ok(value) => add_games(&value, 0, &mut found),
                Err(_) => found.push(cut_short()),
            }
            found[before..].iter_mut().for_each(|reading| reading.part = Part::Line(number));
        }
        return found.iter().any(|it| it.record.game.moves_played() > 0).then_some(found);
    }
    let values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    for value in values {
        match value {
            Ok(value) => add_games(&value, 0, &mut found),
            Err(_) if found.is_empty() => return None,
            Err(_) => {
                found.push(cut_short());
                break;
            }
        }
    }
    number(&mut found);
    (!found.is_empty()).then_some(found)
}

fn cut_short() -> Reading {
    Reading::refused(Part::Whole, SiteError::CutShort)
}

fn add_games(value: &Value, depth: usize, found: &mut Vec<Reading>) {
    if depth > DEEPEST {
        return;
    }
    match value {
        Value::Object(object) => match moves_of(object) {
            Some(moves) => found.push(game(object, &moves)),
            None => object.values().for_each(|value| add_games(value, depth + 1, found)),
        },
        Value::Array(list) => list.iter().for_each(|value| add_games(value, depth + 1, found)),
        _ => {}
    }
}

/// Keys of moves.
const MOVES: [&str; 6] = ["moves", "transcript", "kifu", "record", "history", "game"];

/// Moves of a game's object as text.
fn moves_of(object: &Map<String, Value>) -> Option<String> {
    let position = object.get("position").and_then(Value::as_object);
    [Some(object), position]
        .into_iter()
        .flatten()
        .find_map(|object| MOVES.iter().filter_map(|key| object.get(*key)).find_map(text_of_moves))
}

fn text_of_moves(value: &Value) -> Option<String> {
    let name = |entry: &Value| -> Option<String> {
        let keys = ["m", "move", "square", "pos", "sq", "position"];
        let text =
            entry.as_str().or_else(|| keys.iter().find_map(|key| entry.get(*key)?.as_str()))?;
        Some(text.to_owned())
    };
    match value {
        Value::String(text) if text.chars().any(|c| c.is_ascii_digit()) => Some(text.clone()),
        Value::Array(list) => {
            let names: Vec<String> = list.iter().filter_map(name).collect();
            (list.is_empty() || names.len() * 2 > list.len()).then(|| names.join(" "))
        }
        _ => None,
    }
}

/// First text under one of these paths.
fn text<'a>(object: &'a Map<String, Value>, paths: &[&str]) -> &'a str {
    let at = |path: &&str| {
        let (key, rest) = path.split_once('/').map_or((*path, ""), |(key, rest)| (key, rest));
        let value = object.get(key)?;
        if rest.is_empty() { value.as_str() } else { value.pointer(&format!("/{rest}"))?.as_str() }
    };
    paths.iter().find_map(at).unwrap_or_default()
}

fn game(object: &Map<String, Value>, moves: &str) -> Reading {
    let kind = text(object, &["gtype"]);
    if !matches!(kind, "" | "reversi1") {
        let other = SiteError::OtherGame(sanitize(kind, 20));
        return Reading::refused(Part::Whole, other);
    }
    let start = ["position/start", "position/board", "start", "initial", "startPosition", "board"]
        .iter()
        .find_map(|path| board::read(text(object, &[path])).ok())
        .map(|(position, side)| Game::starting_at(Variant::REVERSI, position, side));
    let mut play = start.map_or_else(Play::new, Play::after);
    // Quest: everything but a square is a pass, in any spelling.
    let is_quest = object.contains_key("gtype") || object.contains_key("tcb");
    for word in moves.split_whitespace().filter(|_| is_quest) {
        if let Ok(square) = word.parse::<Square>() {
            play.add(super::play::WrittenMove::Place(square), word);
        }
    }
    let mut reading = if is_quest {
        play.reading()
    } else {
        let start = object.get("start").map(|_| play.game);
        let games = listing::read(moves, start.as_ref()).filter(|games| games.len() == 1);
        let Some(reading) = games.and_then(|mut games| games.pop()) else {
            return Reading::refused(Part::Whole, SiteError::NoMoves);
        };
        reading
    };
    let record = &mut reading.record;
    let names = [
        [
            "players/0/name",
            "players/black/name",
            "players/black",
            "black/name",
            "black",
            "black_name",
            "blackName",
            "black_player",
            "players/0",
        ],
        [
            "players/1/name",
            "players/white/name",
            "players/white",
            "white/name",
            "white",
            "white_name",
            "whiteName",
            "white_player",
            "players/1",
        ],
    ];
    record.players = names.map(|paths| PlayerName::read(text(object, &paths)));
    let date = text(object, &["created", "date", "started", "created_at", "startedAt"]);
    record.date = sanitize(&date.replace('T', " "), "2026-11-21 05:00".len());
    if is_quest {
        "Othello Quest".clone_into(&mut record.place);
    }
    reading
}
