//! The page of puzzles: which ones there are, and how one has done.

use crate::app::keymap::{Command, Context};
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::reaction::{Go, Reaction};
use crate::app::row::Opening;
use crate::school::{Puzzle, PuzzleRecord, daily};
use jiff::civil::Date;

/// The list of puzzles.
#[derive(Clone, Copy, Debug, Default)]
pub struct PuzzlesPage {
    /// The chosen line.
    pub at: usize,
}

impl PuzzlesPage {
    /// Whose keys count.
    pub const fn context(self) -> Context {
        Context::Puzzles
    }

    /// What is chosen.
    pub fn choice(self) -> PuzzleChoice {
        PuzzleChoice::all()[self.at]
    }

    /// A puzzle that shows what is chosen.
    pub fn sample(self, record: &PuzzleRecord, day: Date) -> Option<&'static Puzzle> {
        let rating = record.estimate().rating().value;
        match self.choice() {
            PuzzleChoice::Daily => Some(daily(day)),
            PuzzleChoice::Missed => record.due(day).first().copied(),
            PuzzleChoice::Rush(_) => record.nearest(0.0, |_| true),
            choice => record.nearest(rating, |puzzle| choice.is_about(puzzle)),
        }
    }

    /// Does what a key asks for.
    pub fn obey(&mut self, command: Command) -> Reaction {
        let last = PuzzleChoice::all().len() - 1;
        match command {
            Command::Up => self.at = self.at.checked_sub(1).unwrap_or(last),
            Command::Down => self.at = if self.at == last { 0 } else { self.at + 1 },
            Command::First => self.at = 0,
            Command::Last => self.at = last,
            Command::Activate => return Reaction::go(Go::Open(Opening::Puzzle(self.choice()))),
            Command::Back => return Reaction::go(Go::Back),
            _ => {}
        }
        Reaction::none()
    }

    /// Opens what is on a line.
    pub fn choose(&mut self, at: usize) -> Reaction {
        if at >= PuzzleChoice::all().len() {
            return Reaction::none();
        }
        self.at = at;
        self.obey(Command::Activate)
    }
}
