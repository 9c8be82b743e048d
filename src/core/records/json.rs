//! Records as JSON objects.

use super::board::{self};
use super::json_tree::JsonTree;
use super::stop::JsonError;
use super::{Part, PlayerName, Reading, Record, date, sanitize};
use crate::rules::transcript::{self};
use crate::rules::{Color, Forfeit, Game, GameClocks, GameTree, Variant};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A record as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Json {
    /// Key of the variant: `reversi`, `anti`, `tictactoe`.
    pub game: String,
    /// Black's player; empty if unknown.
    pub black: String,
    pub white: String,
    /// As in [`Record::date`].
    pub date: String,
    /// As in [`Record::place`].
    pub place: String,
    /// First board and side to move, if unusual.
    pub start: Option<String>,
    pub first: char,
    /// Moves without passes.
    pub moves: String,
    pub finished: bool,
    pub black_discs: u32,
    pub white_discs: u32,
    /// Black's margin with empty squares to the winner, once the game is over.
    pub result: Option<i32>,
    pub stated: Option<i32>,
    pub opening: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tree: Option<JsonTree>,
    /// Time controls of Black and White, if any: `5m+3s`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[Option<String>; 2]>,
    /// Milliseconds of each ply, passes included; `null` if unknown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub times: Vec<Option<u64>>,
    /// Forfeit: `X time`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<String>,
    /// Kinds of the names of Black and White, as [`PlayerName::kind`]; left out if both are names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kinds: Option<[Option<String>; 2]>,
}

impl From<&Record> for Json {
    fn from(record: &Record) -> Self {
        let game = &record.game;
        let count = game.count();
        let [black, white] = record.players.each_ref().map(PlayerName::to_string);
        let kinds = record.players.each_ref().map(|name| name.kind().map(str::to_owned));
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
            clocks: record.clocks.is_limited().then(|| {
                record.clocks.time_controls.map(|control| control.map(|it| it.to_string()))
            }),
            times: milliseconds(&record.clocks),
            forfeit: game.forfeit().map(|forfeit| forfeit.to_string()),
            kinds: Some(kinds).filter(|kinds| kinds.iter().any(Option::is_some)),
        }
    }
}

/// Whether a text starts with an outflank object, in any layout.
pub fn is_ours(text: &str) -> bool {
    if !text.starts_with(['{', '[']) {
        return false;
    }
    let begin: String = text.chars().filter(|c| !c.is_whitespace()).take(LOOK).collect();
    let is_object = begin.starts_with('{') || begin.starts_with("[{");
    is_object && begin.contains("\"game\":\"") && !begin.contains("\"gtype\"")
}

/// Characters, without blanks, within which an object identifies itself.
const LOOK: usize = 4096;

/// Records of JSON objects: one a line, in a list, or one after another.
pub fn read_all(text: &str) -> Vec<Reading> {
    let mut readings = Vec::new();
    let lines = || text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let has_lines = lines().all(|(_, line)| line.trim_start().starts_with('{'))
        && lines().next().is_some_and(|(_, line)| line.trim_end().ends_with('}'));
    if has_lines {
        for (index, line) in lines() {
            readings.push(Reading::new(Part::Line(index + 1), read(line)));
        }
        return readings;
    }
    let values = serde_json::Deserializer::from_str(text).into_iter::<serde_json::Value>();
    let mut number = 0;
    for value in values {
        let objects = match value {
            Ok(serde_json::Value::Array(objects)) => objects,
            Ok(object) => vec![object],
            Err(error) => {
                let error = JsonError::NoRecord(error.to_string());
                readings.push(Reading::refused(Part::Whole, error));
                break;
            }
        };
        for object in objects {
            number += 1;
            readings.push(Reading::new(Part::Object(number), read(&object.to_string())));
        }
    }
    readings
}

/// Record of an object; derived values come from the moves.
///
/// # Errors
///
/// [`JsonError`].
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
    // The moves hold no passes; a pass at the end shows in the times.
    if json.times.len() > game.played().len() {
        game.pass_if_forced();
    }
    let forfeit = json.forfeit.as_deref().and_then(|text| text.parse::<Forfeit>().ok());
    if let Some(forfeit) = forfeit.filter(|_| !game.is_over()) {
        game.end_by(forfeit).expect("it is not over");
    }
    let control = |text: Option<String>| text.and_then(|text| text.parse().ok());
    let mut clocks = GameClocks::new(json.clocks.unwrap_or_default().map(control));
    let times = json.times.into_iter();
    clocks.set_plies(times.map(|time| time.map(Duration::from_millis)).collect());
    let [black, white] = json.kinds.unwrap_or_default();
    let players = [(black, json.black), (white, json.white)]
        .map(|(kind, name)| PlayerName::of_kind(kind.as_deref(), Record::name(&name)));
    let tree = json.tree.map(|tree| tree.of(&game)).transpose()?;
    Ok(Record {
        tree: tree.filter(GameTree::has_notes),
        game,
        clocks,
        players,
        date: date::read(&json.date),
        place: Record::name(&json.place),
        stated: json.stated.filter(|stated| (-64..=64).contains(stated)),
    })
}

fn milliseconds(clocks: &GameClocks) -> Vec<Option<u64>> {
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    clocks.plies().iter().map(|time| time.map(milliseconds)).collect()
}

pub fn write(record: &Record) -> String {
    let object = serde_json::to_string(&Json::from(record)).expect("texts and numbers");
    object + "\n"
}
