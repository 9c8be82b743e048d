//! The list of puzzles, with the player's results.

pub mod text;

use crate::app::keymap::{BACK_TO_START, ENDS, choose, enter};
use crate::app::pages::prelude::*;
use crate::app::pages::puzzle::rush::MOST_MISSES;
use crate::app::pages::puzzles::text::{choice_name, motif_name, same_idea};
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::row::Opening;
use crate::school::{Puzzle, PuzzleRecord, PuzzleTheme, daily};
use crate::words::color_name;
use jiff::civil::Date;

pub static KEYS: KeyTable = KeyTable::page(
    "puzzles",
    &[&choose("key-choose-puzzles"), ENDS, &[enter("key-open-puzzles", "bar-open")]],
)
.back(BACK_TO_START);

#[derive(Clone, Copy, Debug, Default)]
pub struct PuzzlesPage {
    /// Chosen line.
    pub list: ListCursor,
}

impl PuzzlesPage {
    pub fn choice(self) -> PuzzleChoice {
        PuzzleChoice::all()[self.list.at]
    }

    /// Sample puzzle of the chosen line.
    pub fn sample(self, record: &PuzzleRecord, day: Date) -> Option<&'static Puzzle> {
        let rating = record.estimate().rating().value;
        match self.choice() {
            PuzzleChoice::Daily => Some(daily(day)),
            PuzzleChoice::Missed => record.due(day).first().copied(),
            PuzzleChoice::Rush(_) => record.nearest(0.0, |_| true),
            choice => record.nearest(rating, |puzzle| choice.is_about(puzzle)),
        }
    }
}

impl PageBehavior for PuzzlesPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn list(&mut self, _: &Context) -> Option<(&mut ListCursor, usize)> {
        Some((&mut self.list, PuzzleChoice::all().len()))
    }

    fn open_line(&mut self, _: &mut Context) -> Reaction {
        Reaction::navigate(Navigation::Open(Opening::Puzzle(self.choice())))
    }

    fn needs(&self) -> Needs {
        Needs::Puzzles
    }

    fn status(&self, cx: &Context) -> String {
        let Some(puzzle) = self.sample(&cx.puzzles, cx.day) else {
            return say!("puzzles-none-due");
        };
        let empty = puzzle.position.empties().len();
        say!("puzzles-sample", side = color_name(puzzle.side), empty = empty)
    }
}

/// Description of a choice.
pub fn about_choice(choice: PuzzleChoice, cx: &Context) -> String {
    match choice {
        PuzzleChoice::Near => say!("puzzles-near-about"),
        PuzzleChoice::Daily if cx.puzzles.has_tried_daily(cx.day) => {
            say!("puzzles-daily-done")
        }
        PuzzleChoice::Daily => say!("puzzles-daily-about", day = cx.day.to_string()),
        PuzzleChoice::Missed => say!("puzzles-missed-about"),
        PuzzleChoice::Drill => say!("puzzles-drill-about"),
        PuzzleChoice::Rush(minutes) => {
            say!("puzzle-rush-about", minutes = minutes, most = MOST_MISSES)
        }
        PuzzleChoice::Theme(PuzzleTheme(Some(motif))) => {
            say!("puzzles-theme-about", motif = motif_name(motif))
        }
        PuzzleChoice::Theme(_) => say!("puzzles-calculate-about"),
        PuzzleChoice::SameIdea(principle) => same_idea(principle),
        PuzzleChoice::Number(_) => choice_name(choice),
    }
}
