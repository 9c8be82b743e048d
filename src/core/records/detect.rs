//! Detection of formats.

use super::text::TextError;
use super::wthor::{self, Names};
use super::{Parsed, Record, board, ggf, json, obf, pgn, quest, sgf, text};
use crate::words::narrow;
use std::borrow::Cow;

/// Input format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
pub enum RecordKind {
    #[strum(serialize = "transcript")]
    Transcript,
    #[strum(serialize = "board")]
    Board,
    /// Generic Game Server.
    #[strum(serialize = "GGF")]
    Ggf,
    /// Smart Game Format, with variations.
    #[strum(serialize = "SGF")]
    Sgf,
    /// Database of the French Othello federation.
    #[strum(serialize = "WTHOR")]
    Wthor,
    /// Positions with scores.
    #[strum(serialize = "OBF")]
    Obf,
    /// outflank's own objects.
    #[strum(serialize = "JSON")]
    Json,
    #[strum(serialize = "Othello Quest")]
    Quest,
    /// Portable Game Notation.
    #[strum(serialize = "PGN")]
    Pgn,
}

/// Records with their format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub kind: RecordKind,
    pub parsed: Parsed,
}

impl Found {
    fn one<E: std::fmt::Display>(kind: RecordKind, read: Result<Record, E>) -> Self {
        let parsed = match read {
            Ok(record) => Parsed { records: vec![record], complaints: Vec::new() },
            Err(error) => Parsed { records: Vec::new(), complaints: vec![error.to_string()] },
        };
        Self { kind, parsed }
    }
}

const NO_FORM: &str =
    "it is none of transcript, board, GGF, SGF, WTHOR, OBF, JSON, Othello Quest, PGN";

/// Records of a text in any format.
///
/// # Errors
///
/// A sentence if no format matches.
pub fn found_in(text: &str) -> Result<Found, String> {
    let trimmed = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    if trimmed.is_empty() {
        return Err("there is nothing in it".to_owned());
    }
    if pgn::is_pgn(trimmed) {
        return Ok(Found { kind: RecordKind::Pgn, parsed: pgn::read(trimmed) });
    }
    // Objects first, because they may quote other formats.
    if json::is_ours(trimmed) {
        return Ok(Found { kind: RecordKind::Json, parsed: json::read_all(trimmed) });
    }
    if sgf::is_sgf(trimmed) {
        return Ok(Found { kind: RecordKind::Sgf, parsed: sgf::read(trimmed) });
    }
    if ggf::is_ggf(trimmed) {
        return Ok(Found { kind: RecordKind::Ggf, parsed: ggf::read(trimmed) });
    }
    if trimmed.starts_with(['{', '[']) {
        return Ok(Found::one(RecordKind::Quest, quest::read(trimmed)));
    }
    if let Some(parsed) = read_obf(trimmed) {
        return Ok(Found { kind: RecordKind::Obf, parsed });
    }
    if text::begins_with_board(trimmed) && !trimmed.contains(';') {
        let start = board::take_cells(trimmed);
        // A single board has at most the letter of the side to move after its cells; more text is a further line.
        if start.is_ok_and(|(_, rest)| rest.chars().count() <= 1) {
            return Ok(Found::one(RecordKind::Board, text::read(trimmed)));
        }
    }
    let typed = as_typed(trimmed);
    if let Some(read) = pgn::read_body(&typed) {
        return Ok(Found::one(RecordKind::Transcript, read));
    }
    read_transcripts(&typed)
}

/// Records of a file in any format; `names` are those of the files beside it.
///
/// # Errors
///
/// A sentence if no format matches.
pub fn found_in_bytes(bytes: &[u8], names: &Names) -> Result<Found, String> {
    if wthor::is_wthor(bytes) {
        let parsed = wthor::read(bytes, names).map_err(|error| error.to_string())?;
        return Ok(Found { kind: RecordKind::Wthor, parsed });
    }
    if wthor::is_names(bytes) {
        return Err("it holds the names of WTHOR: take the .wtb files beside it".to_owned());
    }
    if let Some(text) = utf16(bytes) {
        return found_in(&text);
    }
    if bytes.contains(&0) {
        return Err("it is no text, and no whole WTHOR file".to_owned());
    }
    found_in(&text_of(bytes))
}

/// Moves as a Latin keyboard types them: letters in full width become narrow, blanks that do not break become blanks,
/// and marks without width go.
fn as_typed(text: &str) -> Cow<'_, str> {
    let has_no_width = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let typed = text.chars().filter(|&c| !has_no_width(c));
    typed.map(|c| if c == '\u{a0}' { ' ' } else { narrow(c) }).collect::<String>().into()
}

/// Text in UTF-16 that begins with its byte order mark; what is no text in it is replaced.
fn utf16(bytes: &[u8]) -> Option<String> {
    let (units, _) = bytes.get(2..)?.as_chunks();
    let read: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return None,
    };
    let letters = char::decode_utf16(units.iter().copied().map(read));
    Some(letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect())
}

/// Text of bytes: UTF-8, else Latin-1, which old programs write and SGF assumes by default.
fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// Positions of an OBF text; `None` if its first line is not OBF.
fn read_obf(text: &str) -> Option<Parsed> {
    let is_content = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with('%');
    let first = text.lines().find(is_content)?;
    let (board, scores) = first.split_once(';')?;
    let is_scored = scores.trim().is_empty() || scores.contains([':', '+']);
    if !text::begins_with_board(board) || !is_scored {
        return None;
    }
    let mut parsed = Parsed::default();
    for (index, line) in text.lines().enumerate() {
        if let Some(read) = obf::read_line(line).transpose() {
            parsed.add(&format!("line {}", index + 1), read.map(Record::from));
        }
    }
    Some(parsed)
}

/// One game on several lines, or one on each line.
fn read_transcripts(text: &str) -> Result<Found, String> {
    let kind = RecordKind::Transcript;
    let whole = text::read(text);
    let lines = || text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    match whole {
        Ok(record) if record.is_position() && !text::begins_with_board(text) => {
            Err("there are no moves in it".to_owned())
        }
        Ok(record) => Ok(Found::one::<&str>(kind, Ok(record))),
        Err(error) if lines().nth(1).is_none() => Err(error.to_string()),
        Err(error) => {
            let mut parsed = Parsed::default();
            for (index, line) in lines() {
                parsed.add(&format!("line {}", index + 1), text::read(line));
            }
            if parsed.records.is_empty() {
                // Text without a readable first move has no known format; otherwise the error names the first bad move.
                return Err(match error {
                    TextError::Moves(error) if error.moves_before() == 0 => NO_FORM.to_owned(),
                    error => error.to_string(),
                });
            }
            Ok(Found { kind, parsed })
        }
    }
}
