//! Puzzles in the plain view.

use super::board::{BoardSize, BoardText};
use super::{Conversation, MAX_LINE, Next};
use crate::app::{motifs_in_words, puzzle_question, puzzle_solved, puzzle_wrong};
use crate::engine::Random;
use crate::rules::Notation;
use crate::school::{Attempt, AttemptVerdict, Puzzle, offered};
use crate::words::say;
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use std::fmt::{self, Write};

pub struct PlainPuzzles {
    attempt: Attempt,
    board: BoardSize,
    /// Finds the next puzzle; `None` for a single puzzle.
    next: Option<Box<dyn FnMut() -> &'static Puzzle + Send>>,
}

impl PlainPuzzles {
    /// Starts with a puzzle, then continues with those of `next`.
    pub fn new(
        puzzle: &'static Puzzle,
        board: BoardSize,
        next: Option<Box<dyn FnMut() -> &'static Puzzle + Send>>,
    ) -> Self {
        Self { attempt: Attempt::new(puzzle), board, next }
    }

    /// Puzzles in random order, without an end.
    pub fn endless(seed: u64, board: BoardSize) -> Self {
        let mut random = Random::seed_from_u64(seed);
        let mut next = move || *offered().choose(&mut random).expect("there are puzzles");
        let first = next();
        Self::new(first, board, Some(Box::new(next)))
    }

    fn show(&self, out: &mut dyn Write) -> fmt::Result {
        let board =
            BoardText { game: &self.attempt.game, hints: None, notation: Notation::Letters };
        write!(out, "{}", board.text(self.board))
    }

    fn write_question(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "\n{}", puzzle_question(self.attempt.puzzle()))?;
        self.show(out)
    }

    fn play(&mut self, text: &str, out: &mut dyn Write) -> fmt::Result {
        let Some(square) = Notation::Letters.read(text) else {
            return writeln!(out, "{}", say!("plain-puzzle-help"));
        };
        let name = square.to_string();
        let before = self.attempt.game.played().len();
        match self.attempt.play(square) {
            None => writeln!(out, "{}", say!("plain-illegal", square = name)),
            Some(AttemptVerdict::Wrong(reply)) => {
                writeln!(out, "{} {}", puzzle_wrong(square, reply), say!("plain-puzzle-again"))
            }
            Some(AttemptVerdict::Right) => {
                let replies = &self.attempt.game.played()[before + 1..];
                let squares = replies.iter().filter_map(crate::rules::Ply::square);
                let squares: Vec<String> = squares.map(|at| at.to_string()).collect();
                let said = match &squares[..] {
                    [] => say!("puzzle-right-pass", square = name),
                    _ => say!("puzzle-right", square = name, answer = squares.join(" ")),
                };
                writeln!(out, "{said}")?;
                self.show(out)
            }
            Some(AttemptVerdict::Solved) => {
                self.show(out)?;
                writeln!(out, "{}", puzzle_solved(self.attempt.puzzle(), self.attempt.misses))?;
                writeln!(out, "{}", motifs_in_words(self.attempt.puzzle().motifs))?;
                if self.next.is_some() {
                    writeln!(out, "{}", say!("plain-puzzle-next"))?;
                }
                Ok(())
            }
        }
    }
}

impl Conversation for PlainPuzzles {
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.write_question(out)?;
        write!(out, "> ")
    }

    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let printable = |c: char| if c.is_ascii_graphic() { c } else { '?' };
        let text: String = line.trim().chars().take(MAX_LINE).map(printable).collect();
        match text.to_ascii_lowercase().as_str() {
            "quit" | "q" => return Ok(Next::End),
            "help" | "?" => writeln!(out, "{}", say!("plain-puzzle-help"))?,
            "board" => self.show(out)?,
            "hint" => writeln!(out, "{}", motifs_in_words(self.attempt.puzzle().motifs))?,
            "solution" => {
                let line: Vec<String> =
                    self.attempt.puzzle().line.iter().map(ToString::to_string).collect();
                writeln!(out, "{}", line.join(" "))?;
            }
            "" if self.attempt.is_solved() => match &mut self.next {
                Some(next) => {
                    self.attempt = Attempt::new(next());
                    self.write_question(out)?;
                }
                None => return Ok(Next::End),
            },
            text => self.play(text, out)?,
        }
        if self.attempt.is_solved() && self.next.is_none() {
            return Ok(Next::End);
        }
        write!(out, "> ")?;
        Ok(Next::Line)
    }
}
