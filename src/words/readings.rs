//! Records and their readings in words.

use crate::errors::Sentence;
use crate::names::{game_title, player_name};
use crate::say;
use outflank_core::records::{Part, PlayerName, Reading, Readings, Record, RecordKind, RecordLoss};

/// Short description: `Reversi, 60 moves, Anna - Ben`, `a position with 20 empty squares`.
pub fn record_summary(record: &Record) -> String {
    if record.is_position() {
        return say!("record-position", count = record.game.empties().len());
    }
    let [black, white] = &record.players;
    let by = if black.is_unknown() && white.is_unknown() {
        String::new()
    } else {
        let named = |name: &PlayerName| {
            if name.is_unknown() { "?".to_owned() } else { player_name(name, "") }
        };
        format!(", {} - {}", named(black), named(white))
    };
    let game = game_title(record.game.variant());
    say!("record-game", game = game, count = record.game.moves_played()) + &by
}

impl Sentence for Part {
    fn sentence(&self) -> String {
        match *self {
            Self::Whole => String::new(),
            Self::Game(number) => say!("part-game", number = number),
            Self::Line(number) => say!("part-line", number = number),
            Self::Object(number) => say!("part-object", number = number),
        }
    }
}

impl Sentence for RecordLoss {
    fn sentence(&self) -> String {
        match self {
            Self::Variation(why) => say!("sgf-cut", why = why.sentence()),
            Self::Move { text, reason } if text.is_empty() => {
                say!("sgf-cut", why = reason.sentence())
            }
            Self::Move { text, reason } => {
                say!("sgf-cut", why = format!("{text}: {}", reason.sentence()))
            }
            Self::Comment(error) => error.sentence(),
            Self::Properties(names) => say!("sgf-left-out", names = names.join(", ")),
        }
    }
}

/// Sentence on the early end: `PGN, game 3: move 33 (17. h7) is illegal: h7 flips nothing`.
fn complaint(reading: &Reading, kind: RecordKind) -> Option<String> {
    let stop = reading.stop.as_ref()?;
    let (why, read) = (stop.why.sentence(), reading.record.game.moves_played());
    let why = match stop.moves {
        Some(moves) if read > 0 => say!("reading-stops", why = why, read = read, moves = moves),
        _ => why,
    };
    Some(placed(reading.part, kind, &why))
}

/// Sentences on the early end, and on parts that the record does not hold.
pub fn reading_complaints(reading: &Reading, kind: RecordKind) -> Vec<String> {
    let losses = reading.losses.iter().map(|loss| placed(reading.part, kind, &loss.sentence()));
    complaint(reading, kind).into_iter().chain(losses).collect()
}

/// Sentences on games that end early, and on parts that records do not hold.
pub fn complaints(readings: &Readings) -> Vec<String> {
    let list = readings.list.iter();
    list.flat_map(|reading| reading_complaints(reading, readings.kind)).collect()
}

/// A sentence with its place before it.
fn placed(part: Part, kind: RecordKind, sentence: &str) -> String {
    let place = part.sentence();
    match (kind, part) {
        (RecordKind::Transcript | RecordKind::Board, Part::Whole) => sentence.to_owned(),
        (RecordKind::Transcript | RecordKind::Board, _) => format!("{place}: {sentence}"),
        (kind, Part::Whole) => format!("{kind}: {sentence}"),
        (kind, _) => format!("{kind}, {place}: {sentence}"),
    }
}

/// Sentence on a guess.
pub fn guess(readings: &Readings) -> String {
    let (moves, words) = readings.guessed().unwrap_or_default();
    say!("reading-guess", moves = moves, words = words)
}
