//! Links to the program in a web page: the part after `#`, without percent encoding.

use crate::records::text;
use crate::rules::Game;
use crate::school::puzzle_with_id;
use crate::words::lessons;
use std::fmt;

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
        let record = text::read(&link.replace('+', " ")).ok()?;
        let is_empty = record.game.played().is_empty() && record.game.custom_start().is_none();
        (!is_empty).then(|| Self::Game(Box::new(record.game)))
    }
}

impl fmt::Display for PageLink {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => out.write_str(&text::write(game).replace(' ', "+")),
            Self::Puzzle(number) => write!(out, "puzzle={number}"),
            Self::Daily => out.write_str("daily"),
            Self::Lesson(number) => write!(out, "lesson={number}"),
        }
    }
}
