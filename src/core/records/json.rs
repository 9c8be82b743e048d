//! Records as JSON objects, for programs.

use super::board::{self, BoardError};
use super::json_tree::{JsonTree, TreeJsonError};
use super::{Parsed, Record, date, sanitize};
use crate::rules::transcript::{self, TranscriptError};
use crate::rules::{Color, Forfeit, Game, GameClocks, GameTree, Variant};
use crate::words::say;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The error of a text that is none of our objects.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JsonError {
    /// It is no JSON, or another object.
    #[error("{}", say!("error-json-no-record", value = .0))]
    NoRecord(String),
    /// Another game.
    #[error("{}", say!("error-json-other-game", value = .0, known = Variant::ALL.iter().map(|it| it.key).collect::<Vec<_>>().join(", ")))]
    OtherGame(String),
    /// The board that it begins with is none.
    #[error("{}", say!("error-json-board", value = .0.to_string()))]
    Board(#[from] BoardError),
    /// A move is none, or not possible.
    #[error(transparent)]
    Moves(#[from] TranscriptError),
    /// Its variations make no tree.
    #[error(transparent)]
    Tree(#[from] TreeJsonError),
}

/// The JSON object of a record.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Json {
    /// Its rules, by their [`key`](crate::rules::Definition::key): `reversi`, `anti`, `tictactoe`.
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
    /// By how many discs Black has won, with the empty squares given to the winner, once it is over.
    pub result: Option<i32>,
    /// What the record itself says about that.
    pub stated: Option<i32>,
    /// The opening's name.
    pub opening: Option<String>,
    /// Variations, comments and marks, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tree: Option<JsonTree>,
    /// Black's time control and White's, where either has one: `5m+3s`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[Option<String>; 2]>,
    /// The milliseconds that each ply took, passes included; `null` for one that nobody timed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub times: Vec<Option<u64>>,
    /// Who lost without playing to the end, and how, where somebody did: `X time`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<String>,
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
            tree: record.tree.as_ref().map(JsonTree::from),
            clocks: record
                .clocks
                .is_limited()
                .then(|| record.clocks.controls.map(|control| control.map(|it| it.to_string()))),
            times: milliseconds(&record.clocks),
            forfeit: game.forfeit().map(|forfeit| forfeit.to_string()),
        }
    }
}

/// Whether a text begins with one of our objects rather than another program's, however it is laid out.
pub fn is_ours(text: &str) -> bool {
    if !text.starts_with(['{', '[']) {
        return false;
    }
    let begin: String = text.chars().filter(|c| !c.is_whitespace()).take(LOOK).collect();
    let is_object = begin.starts_with('{') || begin.starts_with("[{");
    is_object && begin.contains("\"game\":\"") && !begin.contains("\"gtype\"")
}

/// Characters, blanks left out, within which an object says that it is one of ours.
const LOOK: usize = 4096;

/// The records of objects: one on each line, or laid out in any other way, in a list or not.
pub fn read_all(text: &str) -> Parsed {
    let mut parsed = Parsed::default();
    let lines = || text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let has_lines = lines().all(|(_, line)| line.trim_start().starts_with('{'))
        && lines().next().is_some_and(|(_, line)| line.trim_end().ends_with('}'));
    if has_lines {
        for (index, line) in lines() {
            parsed.add(&format!("line {}", index + 1), read(line));
        }
        return parsed;
    }
    let values = serde_json::Deserializer::from_str(text).into_iter::<serde_json::Value>();
    let mut number = 0;
    for value in values {
        let objects = match value {
            Ok(serde_json::Value::Array(objects)) => objects,
            Ok(object) => vec![object],
            Err(error) => {
                parsed.add("the text", Err::<Record, _>(JsonError::NoRecord(error.to_string())));
                break;
            }
        };
        for object in objects {
            number += 1;
            parsed.add(&format!("object {number}"), read(&object.to_string()));
        }
    }
    parsed
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
    let mut game = transcript::continued(start, &json.moves)?;
    let forfeit = json.forfeit.as_deref().and_then(|text| text.parse::<Forfeit>().ok());
    if let Some(forfeit) = forfeit.filter(|_| !game.is_over()) {
        game.end_by(forfeit).expect("it is not over");
    }
    let control = |text: Option<String>| text.and_then(|text| text.parse().ok());
    let mut clocks = GameClocks::new(json.clocks.unwrap_or_default().map(control));
    let times = json.times.into_iter();
    clocks.set_plies(times.map(|time| time.map(Duration::from_millis)).collect());
    let tree = json.tree.map(|tree| tree.of(&game)).transpose()?;
    Ok(Record {
        tree: tree.filter(GameTree::has_notes),
        game,
        clocks,
        players: [json.black, json.white].map(|name| Record::name(&name)),
        date: date::read(&json.date),
        place: Record::name(&json.place),
        stated: json.stated.filter(|stated| (-64..=64).contains(stated)),
    })
}

/// How long each ply took.
fn milliseconds(clocks: &GameClocks) -> Vec<Option<u64>> {
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    clocks.plies().iter().map(|time| time.map(milliseconds)).collect()
}

/// The object on a line of its own.
pub fn write(record: &Record) -> String {
    let object = serde_json::to_string(&Json::from(record)).expect("texts and numbers");
    object + "\n"
}
