//! The line page: what is expected to follow a move, walked on the board, and beside it the line of the better one.

use crate::app::keymap::{Command, FIRST, KeyTable, LAST, TURN, key, sideways};
use crate::app::live_coach::LiveCoach;
use crate::app::message::Target;
use crate::app::page::PageBehavior;
use crate::app::reaction::{Go, Reaction};
use crate::app::shared::Shared;
use crate::app::table::Table;
use crate::app::text::refusal::Refusal;
use crate::app::walks::Walks;
use crate::coach::Question;
use crate::rules::Square;

/// The keys while an expected line is walked.
pub static KEYS: KeyTable = KeyTable::page(
    "line",
    &[
        &sideways("key-step-move", "bar-step"),
        &[
            FIRST.bar("Home/End", "bar-ends"),
            LAST,
            key("Tab Shift-Tab", Command::NextSide, "key-other-line")
                .bar("Tab", "bar-other-line")
                .label("Tab"),
            TURN,
        ],
    ],
)
.back(key("Esc o", Command::Back, "key-leave-line").bar("Esc", "bar-back"));

/// The way to expected lines; a word that there are none.
pub fn open(walks: Option<Walks>, shared: &mut Shared) -> Reaction {
    if let Some(walks) = walks {
        return Reaction::go(Go::Line(Box::new(walks)));
    }
    shared.refuse(Refusal::NoLine);
    Reaction::none()
}

/// The lines that an answer to a question leads to, from the position on this table, once they are known.
pub fn of_answer(
    question: &Question,
    before: &Table,
    answer: Option<Square>,
    coach: &LiveCoach,
) -> Option<Walks> {
    Walks::of_advice(before, coach.verdict_on(question)?, answer)
}

/// The page of expected lines.
#[derive(Clone, Debug)]
pub struct LinePage {
    /// The lines.
    pub walks: Walks,
}

impl LinePage {}

impl PageBehavior for LinePage {
    fn keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn handle_click(&mut self, target: Target, _: &mut Shared, _: Option<&Table>) -> Reaction {
        if let Target::Ply(plies) = target {
            self.walks.step_to(plies);
        }
        Reaction::none()
    }

    fn handle_scroll(&mut self, lines: i16, shared: &mut Shared, _: Option<&Table>) -> Reaction {
        self.walks.walk_mut().table.scroll_log(lines, shared.viewport.rooms.log);
        Reaction::none()
    }

    fn table(&self) -> Option<&Table> {
        Some(&self.walks.walk().table)
    }

    fn table_mut(&mut self) -> Option<&mut Table> {
        Some(&mut self.walks.walk_mut().table)
    }

    fn handle_command(&mut self, command: Command, _: &mut Shared, _: Option<&Table>) -> Reaction {
        let here = self.walks.walk().table.game.played().len();
        let to = match command {
            Command::Left | Command::Up => here.saturating_sub(1),
            Command::Right | Command::Down => here + 1,
            Command::First | Command::PageUp => 0,
            Command::Last | Command::PageDown => usize::MAX,
            Command::NextSide => {
                self.walks.turn();
                return Reaction::none();
            }
            Command::Back => return Reaction::go(Go::Back),
            _ => return Reaction::none(),
        };
        self.walks.step_to(to);
        Reaction::none()
    }
}
