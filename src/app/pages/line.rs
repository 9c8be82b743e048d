//! The line page: what is expected to follow a move, walked on the board, and beside it the line of the better one.

use crate::app::keymap::{Command, Context};
use crate::app::live_coach::LiveCoach;
use crate::app::reaction::{Go, Reaction};
use crate::app::shared::Shared;
use crate::app::table::Table;
use crate::app::text::refusal::Refusal;
use crate::app::walks::Walks;
use crate::coach::Question;
use crate::rules::Square;

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

impl LinePage {
    /// Whose keys count.
    pub const fn context(&self) -> Context {
        Context::Line
    }

    /// Does what a key asks for.
    pub fn obey(&mut self, command: Command) -> Reaction {
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
