//! Links to the program in a web page: the part after `#`. It is read without percent encoding, and written with it.

use crate::records::{PlayerName, Record, sanitize, text};
use crate::rules::Game;
use crate::school::puzzle_with_id;
use crate::words::lessons;
use std::fmt::{self, Write as _};

/// Target of a link.
///
/// ```
/// use outflank::app::PageLink;
///
/// assert_eq!(PageLink::parse("puzzle=913"), Some(PageLink::Puzzle(913)));
/// assert_eq!(PageLink::parse("puzzle=0"), None);
/// let game = PageLink::parse("f5d6c3").expect("legal moves");
/// assert_eq!(game.to_string(), "f5d6c3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageLink {
    /// A position with the moves that led to it.
    Game(Box<Game>),
    /// The review of a game, with its players.
    Review(Box<Record>),
    /// A puzzle by its number.
    Puzzle(u32),
    /// The puzzle of the day.
    Daily,
    /// A lesson by its number, from 1.
    Lesson(usize),
}

impl PageLink {
    /// Link of a text; `None` if it leads nowhere.
    pub fn parse(link: &str) -> Option<Self> {
        let link = link.trim();
        if link == "daily" {
            return Some(Self::Daily);
        }
        if let Some(number) = link.strip_prefix("puzzle=") {
            let puzzle = puzzle_with_id(number.parse().ok()?)?;
            return Some(Self::Puzzle(puzzle.id));
        }
        if let Some(number) = link.strip_prefix("lesson=") {
            let number = number.parse().ok()?;
            return (1..=lessons().len()).contains(&number).then_some(Self::Lesson(number));
        }
        if let Some(reviewed) = link.strip_prefix(REVIEW) {
            let mut parts = reviewed.splitn(3, BETWEEN_NAMES);
            let record = read_game(parts.next()?)?;
            if !record.game.variant().is_classic() || record.game.moves_played() == 0 {
                return None;
            }
            let [black, white] = [parts.next(), parts.next()].map(Option::unwrap_or_default);
            let players = [black, white]
                .map(|name| PlayerName::named(sanitize(&name.replace('+', " "), NAME_LENGTH)));
            return Some(Self::Review(Box::new(Record { players, ..record })));
        }
        let record = read_game(link)?;
        let is_empty = record.game.played().is_empty() && record.game.custom_start().is_none();
        (!is_empty).then(|| Self::Game(Box::new(record.game)))
    }
}

/// Begin of a link to a review: `review=f5d6c3&Ann&Ben`.
const REVIEW: &str = "review=";
/// Longest name that is read, in characters.
const NAME_LENGTH: usize = 60;
/// Stands before each name.
const BETWEEN_NAMES: char = '&';

fn read_game(text: &str) -> Option<Record> {
    text::read(&text.replace('+', " ")).ok()
}

fn write_game(game: &Game) -> String {
    text::write(game).replace(' ', "+")
}

/// A name as a part of an address (RFC 3986, 2.1).
fn write_name(name: &PlayerName, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    out.write_char(BETWEEN_NAMES)?;
    for byte in name.text().bytes().filter(|byte| *byte != BETWEEN_NAMES as u8) {
        match byte {
            b' ' => out.write_char('+')?,
            b'-' | b'.' | b'_' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' => {
                out.write_char(byte.into())?;
            }
            _ => write!(out, "%{byte:02X}")?,
        }
    }
    Ok(())
}

impl fmt::Display for PageLink {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => out.write_str(&write_game(game)),
            Self::Review(record) => {
                write!(out, "{REVIEW}{}", write_game(&record.game))?;
                if record.players.iter().all(|name| name.text().is_empty()) {
                    return Ok(());
                }
                record.players.iter().try_for_each(|name| write_name(name, out))
            }
            Self::Puzzle(number) => write!(out, "puzzle={number}"),
            Self::Daily => out.write_str("daily"),
            Self::Lesson(number) => write!(out, "lesson={number}"),
        }
    }
}
