//! Games of Othello Quest: a JSON object whose `args[0]` holds the players and the moves.

use super::{Record, sanitize};
use crate::rules::{Color, Game, GameClocks, PlayError, Square, Variant};
use crate::words::say;
use serde_json::Value;

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestError {
    #[error("{}", say!("error-quest-no-json", value = .0))]
    NoJson(String),
    #[error("{}", say!("error-quest-no-moves"))]
    NoMoves,
    /// Another game of that server.
    #[error("{}", say!("error-quest-other-game", value = .0))]
    OtherGame(String),
    #[error("{}", say!("error-quest-refused", number = *.number, square = .square.to_string(), reason = .reason.to_string()))]
    Refused { number: usize, square: Square, reason: PlayError },
}

/// Game of a text.
///
/// # Errors
///
/// [`QuestError`].
pub fn read(text: &str) -> Result<Record, QuestError> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| QuestError::NoJson(error.to_string()))?;
    let record = value.pointer("/args/0").unwrap_or(&value);
    let string = |at: &str| record.pointer(at).and_then(Value::as_str).unwrap_or_default();
    match string("/gtype") {
        "" | "reversi1" => {}
        other => return Err(QuestError::OtherGame(sanitize(other, 20))),
    }
    let moves = record.pointer("/position/moves").and_then(Value::as_array);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    // Everything but a square is a pass, in any spelling.
    let squares = moves.ok_or(QuestError::NoMoves)?.iter().filter_map(|entry| {
        let name = entry.get("m").and_then(Value::as_str)?;
        name.parse::<Square>().ok()
    });
    for (index, square) in squares.enumerate() {
        let refused = |reason| QuestError::Refused { number: index + 1, square, reason };
        game.place_after_pass(square).map_err(refused)?;
    }
    let created = string("/created").replace('T', " ");
    Ok(Record {
        game,
        players: ["/players/0/name", "/players/1/name"].map(|at| Record::name(string(at))),
        date: sanitize(&created, "2026-11-21 05:00".len()),
        place: "Othello Quest".to_owned(),
        stated: None,
        tree: None,
        clocks: GameClocks::default(),
    })
}
