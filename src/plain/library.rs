//! The library in the plain view: a numbered list, a game, its review.

use super::{Conversation, MAX_LINE, Next};
use crate::words::say;
use std::fmt::{self, Write};

/// Games to choose from, with their texts.
pub trait Shelf: Send {
    /// Lines of games, latest first, from an offset on; at most `count`. Errors: a sentence.
    fn list(&mut self, offset: usize, count: usize) -> Result<Vec<String>, String>;

    /// Players, result and moves of the game at an index of the whole list. Errors: a sentence.
    fn show(&mut self, at: usize) -> Result<String, String>;

    /// Review of that game. Errors: a sentence.
    fn review(&mut self, at: usize) -> Result<String, String>;
}

/// Games of a page.
const PAGE: usize = 10;

/// A dialogue about the games of a shelf.
pub struct PlainLibrary {
    shelf: Box<dyn Shelf>,
    /// Index of the first game of the page, and number of games on it.
    first: usize,
    count: usize,
    /// Chosen game.
    chosen: Option<usize>,
}

impl PlainLibrary {
    pub fn new(shelf: Box<dyn Shelf>) -> Self {
        Self { shelf, first: 0, count: 0, chosen: None }
    }

    fn write_page(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.chosen = None;
        match self.shelf.list(self.first, PAGE) {
            Ok(lines) => {
                self.count = lines.len();
                writeln!(out)?;
                for (at, line) in lines.iter().enumerate() {
                    writeln!(out, "{:>2}  {line}", at + 1)?;
                }
                match (self.first, self.count) {
                    (0, 0) => writeln!(out, "{}", say!("plain-library-empty")),
                    (_, 0) => writeln!(out, "{}", say!("plain-library-end")),
                    _ => writeln!(out, "{}", say!("plain-library-help")),
                }
            }
            Err(why) => writeln!(out, "{why}"),
        }
    }

    fn write_game(&mut self, at: usize, out: &mut dyn Write) -> fmt::Result {
        match self.shelf.show(at) {
            Ok(text) => {
                self.chosen = Some(at);
                writeln!(out, "\n{}", text.trim_end())?;
                writeln!(out, "{}", say!("plain-library-game"))
            }
            Err(why) => writeln!(out, "{why}"),
        }
    }
}

impl Conversation for PlainLibrary {
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.write_page(out)?;
        write!(out, "> ")
    }

    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let text: String = line.trim().chars().take(MAX_LINE).collect();
        let number: Option<usize> = text.parse().ok();
        match (number, self.chosen) {
            (Some(0), None) => return Ok(Next::End),
            _ if ["q", "quit"].contains(&text.as_str()) => return Ok(Next::End),
            (Some(0), Some(_)) => self.write_page(out)?,
            (Some(1), Some(at)) => {
                writeln!(out, "{}", say!("plain-library-reviewing"))?;
                match self.shelf.review(at) {
                    Ok(text) => writeln!(out, "{}", text.trim_end())?,
                    Err(why) => writeln!(out, "{why}")?,
                }
                writeln!(out, "{}", say!("plain-library-game"))?;
            }
            (Some(number @ 1..), None) if number <= self.count => {
                self.write_game(self.first + number - 1, out)?;
            }
            (None, None) if text.is_empty() && self.count == PAGE => {
                self.first += PAGE;
                self.write_page(out)?;
            }
            (_, None) => writeln!(out, "{}", say!("plain-library-help"))?,
            (_, Some(_)) => writeln!(out, "{}", say!("plain-library-game"))?,
        }
        write!(out, "> ")?;
        Ok(Next::Line)
    }
}
