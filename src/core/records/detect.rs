//! Detection of forms: first those with a signature of their own, then those that need interpretation, then a guess.

use super::kind::RecordKind;
use super::reading::{NoReading, number};
use super::wthor::{self, Names};
use super::{
    Part, Reading, Readings, Record, board, diagram, ggf, grid, html, json, listing, obf, pgn, sgf,
    site, table, text,
};
use crate::rules::{Color, Game, Variant, narrow};
use std::borrow::Cow;

/// A form of text: its kind, and its reader, which returns `None` for a text in another form.
type TextForm = (RecordKind, fn(&Text<'_>) -> Option<Vec<Reading>>);

/// A text as it stands, and with narrow letters and without marks that have no width.
struct Text<'t> {
    raw: &'t str,
    typed: Cow<'t, str>,
}

/// Forms of text in the order in which they are tried.
const FORMS: [TextForm; 13] = [
    (RecordKind::Pgn, |text| pgn::is_pgn(text.raw).then(|| pgn::read(text.raw))),
    // Objects first, because they may quote other forms.
    (RecordKind::Json, |text| json::is_ours(text.raw).then(|| json::read_all(text.raw))),
    (RecordKind::Sgf, |text| sgf::is_sgf(text.raw).then(|| sgf::read(text.raw))),
    (RecordKind::Ggf, |text| ggf::is_ggf(text.raw).then(|| ggf::read(text.raw))),
    (RecordKind::Site, |text| text.raw.starts_with(['{', '[']).then(|| site::read(text.raw))?),
    (RecordKind::Obf, |text| read_obf(text.raw)),
    (RecordKind::Transcript, |text| Some(vec![text::read_prefixed(&text.typed)?])),
    (RecordKind::Board, |text| read_cells(&text.typed)),
    (RecordKind::Board, |text| of_diagrams(diagram::read_fen(&text.typed).into_iter().collect())),
    (RecordKind::Grid, |text| Some(grid::read(&text.typed)).filter(|games| !games.is_empty())),
    (RecordKind::Board, |text| of_diagrams(diagram::read(&text.typed))),
    (RecordKind::Table, |text| table::read(&text.typed)),
    (RecordKind::Transcript, |text| {
        let body = pgn::read_body(&text.typed).map(|reading| vec![reading]);
        body.or_else(|| listing::read(&text.typed, None))
    }),
];

/// Readings of a text in any form.
///
/// ```
/// use outflank_core::records::read;
///
/// let readings = read("Anna - Ben: 1. f5 d6 2. c3").expect("a game");
/// assert_eq!(readings.list[0].record.names(), ["Anna", "Ben"]);
/// assert_eq!(readings.list[0].record.game.moves_played(), 3);
/// ```
///
/// # Errors
///
/// [`NoReading`] if no form matches.
pub fn read(text: &str) -> Result<Readings, NoReading> {
    // Tabs at the end are empty columns.
    let is_edge = |c: char| c.is_whitespace() && c != '\t' || c == '\u{FEFF}';
    let raw = text.trim_start().trim_matches(is_edge);
    let raw = if raw.trim().is_empty() { "" } else { raw };
    if raw.is_empty() {
        return Err(NoReading::Empty);
    }
    let is_marked = raw.starts_with("(;") || raw.starts_with(['{', '[']);
    let plain = (!is_marked && html::is_html(raw)).then(|| html::text_of(raw));
    let raw = plain.as_deref().map_or(raw, |plain| plain.trim_start().trim_end_matches(is_edge));
    let text = Text { raw, typed: as_typed(raw) };
    for (kind, read) in FORMS {
        if let Some(list) = read(&text) {
            let list: Vec<Reading> = list.into_iter().map(Reading::upright).collect();
            let is_empty = list.iter().all(|it| it.is_whole() && it.record.is_position());
            if list.is_empty() || kind == RecordKind::Transcript && is_empty && !is_set_up(&list) {
                return Err(NoReading::NoMoves);
            }
            return Ok(Readings { kind, list });
        }
    }
    let guess = listing::guess(&text.typed).ok_or(NoReading::NoForm)?.upright();
    let is_sure = guess.repairs.iter().all(|repair| *repair == super::Repair::Turned);
    let kind = if is_sure { RecordKind::Transcript } else { RecordKind::Prose };
    let readings = Readings { kind, list: vec![guess] };
    if is_sure { Ok(readings) } else { Err(NoReading::Prose(Box::new(readings))) }
}

/// Whether a reading has a start of its own.
fn is_set_up(list: &[Reading]) -> bool {
    list.iter().any(|it| it.record.game.custom_start().is_some())
}

/// Forms whose files are recognized by their first letters, and not read.
const NOT_YET: [(&str, &str); 2] = [("WZebra Revision", "WZebra"), ("Zebra Revision", "Zebra")];

/// Readings of a file in any form; `names` are those of the files beside it.
///
/// # Errors
///
/// [`NoReading`] if no form matches.
pub fn read_bytes(bytes: &[u8], names: &Names) -> Result<Readings, NoReading> {
    if wthor::is_wthor(bytes) {
        let list = wthor::read(bytes, names)?;
        return Ok(Readings { kind: RecordKind::Wthor, list });
    }
    if wthor::is_names(bytes) {
        return Err(NoReading::WthorNames);
    }
    if let Some((_, name)) = NOT_YET.iter().find(|(begin, _)| bytes.starts_with(begin.as_bytes())) {
        return Err(NoReading::NotYet(name));
    }
    if let Some(text) = utf16(bytes) {
        return read(&text);
    }
    if bytes.contains(&0) {
        return Err(NoReading::NoText);
    }
    read(&text_of(bytes))
}

/// Moves as a Latin keyboard types them: letters in full width become narrow, blanks that do not break become blanks,
/// and marks without width go. Lines end with `\n`.
fn as_typed(text: &str) -> Cow<'_, str> {
    let has_no_width = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    if text.is_ascii() && !text.contains('\r') {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let typed = text.chars().filter(|&c| !has_no_width(c));
    typed.map(|c| if c == '\u{a0}' { ' ' } else { narrow(c) }).collect::<String>().into()
}

/// Text in UTF-16, with a byte order mark, or with zeros in every second byte; what is no text in it is replaced.
fn utf16(bytes: &[u8]) -> Option<String> {
    let (body, is_little) = match bytes {
        [0xff, 0xfe, body @ ..] => (body, true),
        [0xfe, 0xff, body @ ..] => (body, false),
        // Letters of ASCII first.
        [1..=127, 0, 1..=127, 0, ..] => (bytes, true),
        [0, 1..=127, 0, 1..=127, ..] => (bytes, false),
        _ => return None,
    };
    let read = if is_little { u16::from_le_bytes } else { u16::from_be_bytes };
    let (units, _) = body.as_chunks();
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
fn read_obf(text: &str) -> Option<Vec<Reading>> {
    let is_content = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with('%');
    let first = text.lines().find(is_content)?;
    let (board, scores) = first.split_once(';')?;
    let is_scored = scores.trim().is_empty() || scores.contains([':', '+']);
    if !text::begins_with_board(board) || !is_scored {
        return None;
    }
    let lines = text.lines().zip(1..).filter_map(|(line, number)| {
        let read = obf::read_line(line).transpose()?;
        Some(Reading::new(Part::Line(number), read.map(Record::from)))
    });
    Some(lines.collect())
}

/// A board of 64 cells, also in the brackets of a server (`[8 ... *]`), and moves behind it.
fn read_cells(text: &str) -> Option<Vec<Reading>> {
    let inside = text.strip_prefix('[').and_then(|rest| rest.trim_end().strip_suffix(']'));
    let text = inside.unwrap_or(text).trim();
    let text = text.strip_prefix("8 ").unwrap_or(text);
    if !text::begins_with_board(text) {
        return None;
    }
    let (discs, rest) = match board::take_cells(text) {
        Ok(found) => found,
        // Rows with something between are a diagram.
        Err(_) if text.lines().nth(3).is_some() => return None,
        Err(error) => return Some(vec![Reading::refused(Part::Whole, error)]),
    };
    let rest = rest.trim_start();
    let mark = rest.chars().next();
    let side = mark.and_then(board::disc);
    let after = rest.get(mark.map_or(0, char::len_utf8)..).unwrap_or_default();
    // A letter alone is a side; `b4` and `Black` are not.
    let is_side = side.is_some() && !after.starts_with(char::is_alphanumeric);
    if !is_side && after.is_empty() && !rest.is_empty() {
        let error = board::BoardError::NotASide(super::sanitize(rest, 20));
        return Some(vec![Reading::refused(Part::Whole, error)]);
    }
    let (side, moves) = if is_side { (side, after) } else { (None, rest) };
    let stated = || rest.lines().next().and_then(diagram::one_side);
    let side = side.or_else(stated).unwrap_or(Color::Black);
    let game = Game::starting_at(Variant::REVERSI, board::position(discs, side), side);
    Some(after_position(&game, moves.trim_start_matches([';', ':', ','])))
}

/// Readings of boards, with the moves behind each.
fn of_diagrams(found: Vec<diagram::Diagram<'_>>) -> Option<Vec<Reading>> {
    let readings = found.iter().flat_map(|it| after_position(&it.game(), it.after));
    let mut readings: Vec<Reading> = readings.collect();
    number(&mut readings);
    (!readings.is_empty()).then_some(readings)
}

/// A position, or the games whose moves stand behind it.
fn after_position(game: &Game, text: &str) -> Vec<Reading> {
    let games = listing::read(text, Some(game));
    games.unwrap_or_else(|| vec![Reading::of(Record::of(game.clone()))])
}
