//! The statistics page: how the player has done.

use crate::app::cycle::next;
use crate::app::history::History;
use crate::app::keymap::{Command, Context};
use crate::app::reaction::{Go, Reaction};
use crate::rules::Variant;

/// The games against the computer.
#[derive(Clone, Debug, Default)]
pub struct StatisticsPage {
    /// What the store has told of them; nothing as long as it has not.
    pub history: Option<History>,
}

impl StatisticsPage {
    /// Whose keys count.
    pub const fn context(&self) -> Context {
        Context::Statistics
    }

    /// Does what a key asks for.
    pub fn obey(&mut self, command: Command) -> Reaction {
        match (command, &mut self.history) {
            (Command::Back, _) => return Reaction::go(Go::Back),
            (Command::Left | Command::Right, Some(history)) => {
                let is_forward = command == Command::Right;
                history.variant = next(history.variant, Variant::ALL, is_forward);
            }
            _ => {}
        }
        Reaction::none()
    }
}
