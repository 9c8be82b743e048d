//! The list of puzzles, with the player's results.

use crate::app::keymap::{BACK_TO_START, Command, ENDS, KeyTable, choose, enter};
use crate::app::message::Target;
use crate::app::page::{Needs, PageBehavior};
use crate::app::pages::list_cursor::ListCursor;
use crate::app::pages::puzzle::rush::MOST_MISSES;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::row::Opening;
use crate::app::session::game_session::GameSession;
use crate::app::shared::Shared;
use crate::app::text::puzzle::{choice_name, motif_name, same_idea};
use crate::school::{Puzzle, PuzzleRecord, PuzzleTheme, daily};
use crate::words::{color_name, say};
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
    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    /// Opens the clicked line.
    fn handle_click(
        &mut self,
        target: Target,
        _: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match target {
            Target::Line(at) if at < PuzzleChoice::all().len() => {
                self.list.at = at;
                Reaction::navigate(Navigation::Open(Opening::Puzzle(self.choice())))
            }
            _ => Reaction::none(),
        }
    }

    fn list(&self) -> Option<&ListCursor> {
        Some(&self.list)
    }

    fn needs(&self) -> Needs {
        Needs::Puzzles
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        if self.list.step(command, PuzzleChoice::all().len(), shared.viewport.rooms.list.into()) {
            return Reaction::none();
        }
        match command {
            Command::Activate => {
                return Reaction::navigate(Navigation::Open(Opening::Puzzle(self.choice())));
            }
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }

    fn status(&self, shared: &Shared, _: Option<&GameSession>) -> String {
        let Some(puzzle) = self.sample(&shared.puzzles, shared.day) else {
            return say!("puzzles-none-due");
        };
        let empty = puzzle.position.empties().len();
        say!("puzzles-sample", side = color_name(puzzle.side), empty = empty)
    }
}

/// Description of a choice.
pub fn about_choice(choice: PuzzleChoice, shared: &Shared) -> String {
    match choice {
        PuzzleChoice::Near => say!("puzzles-near-about"),
        PuzzleChoice::Daily if shared.puzzles.has_tried_daily(shared.day) => {
            say!("puzzles-daily-done")
        }
        PuzzleChoice::Daily => say!("puzzles-daily-about", day = shared.day.to_string()),
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
