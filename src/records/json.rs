//! Records as JSON objects, for programs.

use super::board::{self, BoardError};
use super::{Record, sanitize};
use crate::rules::transcript::{self, TranscriptError};
use crate::rules::{Color, Game, Variant};
use serde::{Deserialize, Serialize};

/// Why a text is none of our objects.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JsonError {
    /// It is no JSON, or another object.
    #[error("it is no record in JSON: {0}")]
    NoRecord(String),
    /// Another game.
    #[error("there is no game {0}: there is reversi, reversi-book and tictactoe")]
    OtherGame(String),
    /// The board that it begins with is none.
    #[error("its start: {0}")]
    Board(#[from] BoardError),
    /// A move is none, or not possible.
    #[error(transparent)]
    Moves(#[from] TranscriptError),
}

/// What is said of a record.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Json {
    /// `reversi`, `reversi-book` or `tictactoe`.
    pub game: String,
    /// Black's player; empty where nobody says.
    pub black: String,
    /// White's player.
    pub white: String,
    /// As in [`Record::date`].
    pub date: String,
    /// As in [`Record::place`].
    pub place: String,
    /// The board and the side to move that it begins with, where that is not the usual one.
    pub start: Option<String>,
    /// Who moves first.
    pub first: char,
    /// The moves, without passes.
    pub moves: String,
    /// Whether the game came to its end.
    pub finished: bool,
    /// Black's discs.
    pub black_discs: u32,
    /// White's discs.
    pub white_discs: u32,
    /// Black's discs less White's with the empty squares given to the winner, once it is over.
    pub result: Option<i32>,
    /// What the record itself says about that.
    pub stated: Option<i32>,
    /// The opening's name.
    pub opening: Option<String>,
}

impl From<&Record> for Json {
    fn from(record: &Record) -> Self {
        let game = &record.game;
        let count = game.count();
        let [black, white] = record.players.clone();
        Self {
            game: game.variant().key.to_owned(),
            black,
            white,
            date: record.date.clone(),
            place: record.place.clone(),
            start: game.custom_start().map(|start| board::write(start, game.first())),
            first: game.first().letter(),
            moves: transcript::write(game),
            finished: game.is_over(),
            black_discs: count.of(Color::Black),
            white_discs: count.of(Color::White),
            result: record.result(),
            stated: record.stated,
            opening: record.opening().map(str::to_owned),
        }
    }
}

/// Whether a text is one of our objects rather than another program's.
pub fn is_ours(text: &str) -> bool {
    text.starts_with('{') && text.contains("\"moves\":\"") && text.contains("\"game\":\"")
}

/// The record of an object. What follows from the moves is taken from them.
///
/// # Errors
///
/// [`JsonError`] says what is wrong with it.
pub fn read(text: &str) -> Result<Record, JsonError> {
    let json: Json =
        serde_json::from_str(text).map_err(|error| JsonError::NoRecord(error.to_string()))?;
    let variant =
        Variant::from_key(&json.game).ok_or(JsonError::OtherGame(sanitize(&json.game, 20)))?;
    let first = if json.first == Color::White.letter() { Color::White } else { Color::Black };
    let start = match &json.start {
        None => Game::new(variant, first),
        Some(board) => {
            let (position, side) = board::read(board)?;
            Game::starting_at(variant, position, side)
        }
    };
    Ok(Record {
        game: transcript::continued(start, &json.moves)?,
        players: [json.black, json.white].map(|name| Record::name(&name)),
        date: sanitize(&json.date, "2026-11-21 05:00".len()),
        place: Record::name(&json.place),
        stated: json.stated.filter(|stated| (-64..=64).contains(stated)),
    })
}

/// The object on a line of its own.
pub fn write(record: &Record) -> String {
    let object = serde_json::to_string(&Json::from(record)).expect("texts and numbers");
    object + "\n"
}
