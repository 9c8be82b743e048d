//! Readings: a game or a position of a text, and where and why it ends early.

use super::Record;
use super::kind::RecordKind;
use super::stop::{SgfError, StopReason, WthorError};
use crate::rules::{Color, Game, TreeError, Variant};

/// A game or a position of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The game, as far as it can be played.
    pub record: Record,
    pub part: Part,
    /// Changes that made a game of the text.
    pub repairs: Vec<Repair>,
    /// Text around the game that belongs to none, each at most 80 characters.
    pub skipped: Vec<String>,
    /// Variations, comments and properties that the record does not hold.
    pub losses: Vec<RecordLoss>,
    /// Present if the game ends before its text does.
    pub stop: Option<EarlyEnd>,
}

/// Place of a reading in its text, each number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The only one.
    Whole,
    Game(usize),
    Line(usize),
    /// Object of JSON.
    Object(usize),
}

/// Certainty of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::Display, serde::Serialize)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Sureness {
    Exact,
    Repaired,
    Guess,
}

/// Change that made a game of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// The board was turned left to right: it began with Black on d4 and e5.
    Turned,
    /// Squares were taken in order out of prose.
    Guessed {
        /// Legal moves among the words.
        moves: usize,
        words: usize,
    },
}

/// Part of a game's text that its record does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordLoss {
    /// A variation that is cut short.
    Variation(StopReason),
    /// A move of a variation that cannot be played.
    Move {
        text: String,
        reason: TreeError,
    },
    Comment(SgfError),
    /// Properties without a place in a record.
    Properties(Vec<String>),
}

/// Early end of a game, with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyEnd {
    pub why: StopReason,
    /// Moves in the text, if they could be counted; at least those of the record.
    pub moves: Option<usize>,
}

impl Reading {
    /// A game of a whole text.
    pub fn of(record: Record) -> Self {
        Self {
            record,
            part: Part::Whole,
            repairs: Vec::new(),
            skipped: Vec::new(),
            losses: Vec::new(),
            stop: None,
        }
    }

    /// Outcome of reading a part.
    pub(super) fn new(part: Part, read: Result<Record, impl Into<StopReason>>) -> Self {
        match read {
            Ok(record) => Self { part, ..Self::of(record) },
            Err(why) => Self::refused(part, why),
        }
    }

    /// A part without any move that can be read.
    pub(super) fn refused(part: Part, why: impl Into<StopReason>) -> Self {
        let nothing = Record::of(Game::new(Variant::REVERSI, Color::Black));
        let stop = Some(EarlyEnd { why: why.into(), moves: None });
        Self { part, stop, ..Self::of(nothing) }
    }

    /// The reading with its early end, if there is a reason for one. `moves`: those of the text.
    pub(super) fn stopped(self, why: Option<impl Into<StopReason>>, moves: usize) -> Self {
        let stop = why.map(|why| EarlyEnd { why: why.into(), moves: Some(moves) });
        Self { stop: stop.or(self.stop), ..self }
    }

    pub const fn is_whole(&self) -> bool {
        self.stop.is_none()
    }

    pub fn sureness(&self) -> Sureness {
        match &self.repairs[..] {
            [] => Sureness::Exact,
            repairs if repairs.iter().any(|it| matches!(it, Repair::Guessed { .. })) => {
                Sureness::Guess
            }
            _ => Sureness::Repaired,
        }
    }
}

/// Numbers the games of a text, if it has several.
pub(super) fn number(readings: &mut [Reading]) {
    if readings.len() > 1 {
        for (reading, number) in readings.iter_mut().zip(1..) {
            reading.part = Part::Game(number);
        }
    }
}

/// Readings of a text, in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readings {
    pub kind: RecordKind,
    pub list: Vec<Reading>,
}

impl Readings {
    /// Games that do not end early.
    pub fn records(&self) -> Vec<&Record> {
        self.list.iter().filter(|it| it.is_whole()).map(|it| &it.record).collect()
    }

    pub fn into_records(self) -> Vec<Record> {
        self.list.into_iter().filter(Reading::is_whole).map(|it| it.record).collect()
    }

    /// Legal moves among the words of a guess, and the words.
    pub fn guessed(&self) -> Option<(usize, usize)> {
        self.list.iter().flat_map(|it| &it.repairs).find_map(|repair| match repair {
            Repair::Guessed { moves, words } => Some((*moves, *words)),
            Repair::Turned => None,
        })
    }

    /// Whether nothing is left out.
    pub fn is_whole(&self) -> bool {
        self.list.iter().all(|it| it.is_whole() && it.losses.is_empty())
    }

    /// Largest doubt among the readings.
    pub fn sureness(&self) -> Sureness {
        self.list.iter().map(Reading::sureness).max().unwrap_or(Sureness::Exact)
    }
}

/// Reason why a text has no reading.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum NoReading {
    #[error("there is nothing in it")]
    Empty,
    #[error(
        "it is no form that can be read: moves, a board, PGN, GGF, SGF, WTHOR, OBF, JSON, a table"
    )]
    NoForm,
    #[error("there are no moves in it")]
    NoMoves,
    /// Bytes that are no text.
    #[error("it is no text, and no whole WTHOR file")]
    NoText,
    /// Names of players or events of WTHOR.
    #[error("it holds the names of WTHOR: take the .wtb files beside it")]
    WthorNames,
    #[error(transparent)]
    Wthor(#[from] WthorError),
    /// A form that is known by its signature only.
    #[error("a {0} file: this form can't be read yet")]
    NotYet(&'static str),
    /// Prose; the readings are a guess.
    #[error("it is no form that can be read; squares can be taken in order out of it")]
    Prose(Box<Readings>),
}
