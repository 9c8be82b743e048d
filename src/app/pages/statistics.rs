//! The statistics page: results against the computer, and weaknesses.

use crate::app::cycle::next;
use crate::app::history::History;
use crate::app::keymap::{BACK_TO_START, choose, enter, key, sideways};
use crate::app::pages::prelude::*;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::row::Opening;
use crate::coach::{Mistake, Phase, Principle, Weakness};
use crate::rules::Variant;
use crate::school::{PuzzleTheme, lesson_about, lesson_named, motifs_about};
use crate::store::StoreEvent;

pub static KEYS: KeyTable = KeyTable::page(
    "statistics",
    &[
        &sideways("key-another-game", "bar-game"),
        &choose("key-choose-weakness"),
        &[
            enter("key-practise-weakness", "bar-practise"),
            key("i", Command::Lesson, "key-weakness-lesson").bar("i", "bar-lesson"),
            key("p", Command::SameIdea, "key-weakness-puzzles").bar("p", "bar-puzzles"),
        ],
    ],
)
.back(BACK_TO_START);

#[derive(Clone, Debug, Default)]
pub struct StatisticsPage {
    /// History from the store, once known.
    pub history: Option<History>,
    /// Most expensive subjects.
    pub weaknesses: Vec<Weakness>,
    /// Discs lost by mistakes a reviewed game, in opening, midgame and endgame; `None` without reviewed games.
    pub by_phase: Option<[f64; 3]>,
    /// Chosen weakness.
    pub at: usize,
}

/// Discs lost a game in opening, midgame and endgame; `None` without games.
fn by_phase(games: &[Vec<Mistake>]) -> Option<[f64; 3]> {
    const SQUARES: usize = 60;
    let mut lost = [0; 3];
    for mistake in games.iter().flatten() {
        let empties = SQUARES.saturating_sub(mistake.ply) as u32;
        lost[Phase::with(empties) as usize] += mistake.loss;
    }
    (!games.is_empty()).then(|| lost.map(|loss| f64::from(loss) / games.len() as f64))
}

impl StatisticsPage {
    /// Principle of the chosen weakness.
    fn chosen(&self) -> Option<Principle> {
        self.weaknesses.get(self.at).map(|weakness| weakness.principle)
    }

    /// Puzzles on the chosen weakness; `None` if there are none.
    fn puzzles(&self) -> Option<PuzzleChoice> {
        let motif = motifs_about(self.chosen()?).iter().next();
        motif.map(|motif| PuzzleChoice::Theme(PuzzleTheme(Some(motif))))
    }
}

fn open(opening: Opening) -> Reaction {
    Reaction::navigate(Navigation::Open(opening))
}

impl PageBehavior for StatisticsPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn needs(&self) -> Needs {
        Needs::Puzzles
    }

    fn offers(&self, command: Command, _: &Context) -> bool {
        match command {
            Command::Down | Command::Activate | Command::Lesson => self.chosen().is_some(),
            Command::SameIdea => self.puzzles().is_some(),
            _ => true,
        }
    }

    fn handle_command(&mut self, command: Command, _: &mut Context) -> Reaction {
        match (command, &mut self.history) {
            (Command::Back, _) => return Reaction::navigate(Navigation::Back),
            (Command::Left | Command::Right, Some(history)) => {
                let is_forward = command == Command::Right;
                history.variant = next(history.variant, Variant::ALL, is_forward);
            }
            (Command::Up | Command::Down, _) if !self.weaknesses.is_empty() => {
                let last = self.weaknesses.len() - 1;
                self.at = if command == Command::Up {
                    self.at.saturating_sub(1)
                } else {
                    (self.at + 1).min(last)
                };
            }
            (Command::Activate, _) => {
                let practice = self.chosen().map(|it| Opening::Practice(Some(it)));
                return practice.map_or_else(Reaction::none, open);
            }
            (Command::Lesson, _) => {
                let lesson = self.chosen().and_then(|it| lesson_named(lesson_about(it)));
                return lesson.map(Opening::Lesson).map_or_else(Reaction::none, open);
            }
            (Command::SameIdea, _) => {
                return self.puzzles().map(Opening::Puzzle).map_or_else(Reaction::none, open);
            }
            _ => {}
        }
        Reaction::none()
    }

    fn status(&self, _: &Context) -> String {
        say!("statistics-keys")
    }

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Context) -> Reaction {
        match event {
            PageEvent::Store(_, StoreEvent::History(games)) => {
                self.history = Some(History::new(games.clone()));
            }
            PageEvent::Store(_, StoreEvent::Mistakes(games)) => {
                self.weaknesses = Weakness::of(games);
                self.by_phase = by_phase(games);
            }
            _ => {}
        }
        Reaction::none()
    }
}
