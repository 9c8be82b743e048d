//! Records as JSON objects, for programs.

use super::{Record, board};
use crate::rules::{Disc, Rules, transcript};
use serde::Serialize;

/// What is said of a record.
#[derive(Clone, Debug, Serialize)]
pub struct Json {
    /// `reversi`, `reversi-book` or `tictactoe`.
    pub game: &'static str,
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
    pub opening: Option<&'static str>,
}

impl From<&Record> for Json {
    fn from(record: &Record) -> Self {
        let game = &record.game;
        let count = game.count();
        let [black, white] = record.players.clone();
        Self {
            game: name(game.rules()),
            black,
            white,
            date: record.date.clone(),
            place: record.place.clone(),
            start: game.own_start().map(|start| board::write(start, game.first())),
            first: game.first().letter(),
            moves: transcript::write(game),
            finished: game.is_over(),
            black_discs: count.of(Disc::Black),
            white_discs: count.of(Disc::White),
            result: record.result(),
            stated: record.stated,
            opening: record.opening(),
        }
    }
}

/// What a game is called in files.
pub const fn name(rules: Rules) -> &'static str {
    match rules {
        Rules::Standard => "reversi",
        Rules::Book => "reversi-book",
        Rules::TicTacToe => "tictactoe",
    }
}

/// The rules that are called so.
pub fn rules(name: &str) -> Option<Rules> {
    use strum::VariantArray as _;
    Rules::VARIANTS.iter().copied().find(|&rules| self::name(rules) == name)
}

/// The object on a line of its own.
pub fn write(record: &Record) -> String {
    let object = serde_json::to_string(&Json::from(record)).expect("texts and numbers");
    object + "\n"
}
