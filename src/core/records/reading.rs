//! Readings: a game or a position of a text, and where and why it ends early.

use super::Record;
use super::kind::RecordKind;
use super::stop::{StopReason, WthorError};
use crate::rules::{Color, Game, Variant};
use crate::words::say;

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
    /// Sentences on variations, comments and properties that the record does not hold.
    pub losses: Vec<String>,
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

impl std::fmt::Display for Part {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&match *self {
            Self::Whole => String::new(),
            Self::Game(number) => say!("part-game", number = number),
            Self::Line(number) => say!("part-line", number = number),
            Self::Object(number) => say!("part-object", number = number),
        })
    }
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

    /// Sentence on the early end: `PGN, game 3: move 33 (17. h7) is illegal: h7 flips nothing`.
    fn complaint(&self, kind: RecordKind) -> Option<String> {
        let stop = self.stop.as_ref()?;
        let why = match stop.moves {
            Some(moves) if self.record.game.moves_played() > 0 => {
                let read = self.record.game.moves_played();
                let why = stop.why.to_string();
                say!("reading-stops", why = why, read = read, moves = moves)
            }
            _ => stop.why.to_string(),
        };
        Some(self.placed(kind, &why))
    }

    /// Sentences on the early end, and on parts that the record does not hold.
    pub fn complaints(&self, kind: RecordKind) -> Vec<String> {
        let losses = self.losses.iter().map(|loss| self.placed(kind, loss));
        self.complaint(kind).into_iter().chain(losses).collect()
    }

    /// A sentence with its place before it.
    fn placed(&self, kind: RecordKind, sentence: &str) -> String {
        match (kind, self.part) {
            (RecordKind::Transcript | RecordKind::Board, Part::Whole) => sentence.to_owned(),
            (RecordKind::Transcript | RecordKind::Board, part) => format!("{part}: {sentence}"),
            (kind, Part::Whole) => format!("{kind}: {sentence}"),
            (kind, part) => format!("{kind}, {part}: {sentence}"),
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

    /// Sentences on games that end early, and on parts that records do not hold.
    pub fn complaints(&self) -> Vec<String> {
        self.list.iter().flat_map(|reading| reading.complaints(self.kind)).collect()
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
pub enum NoReading {
    #[error("{}", say!("no-reading-empty"))]
    Empty,
    #[error("{}", say!("no-reading-form"))]
    NoForm,
    #[error("{}", say!("no-reading-moves"))]
    NoMoves,
    /// Bytes that are no text.
    #[error("{}", say!("no-reading-bytes"))]
    NoText,
    /// Names of players or events of WTHOR.
    #[error("{}", say!("no-reading-names"))]
    WthorNames,
    #[error(transparent)]
    Wthor(#[from] WthorError),
    /// A form that is known by its signature only.
    #[error("{}", say!("no-reading-yet", name = *.0))]
    NotYet(&'static str),
    /// Prose; the readings are a guess.
    #[error("{}", guess(.0))]
    Prose(Box<Readings>),
}

/// Sentence on a guess.
pub fn guess(readings: &Readings) -> String {
    let found = readings.list.iter().flat_map(|it| &it.repairs).find_map(|repair| match repair {
        Repair::Guessed { moves, words } => Some((*moves, *words)),
        Repair::Turned => None,
    });
    let (moves, words) = found.unwrap_or_default();
    say!("reading-guess", moves = moves, words = words)
}
