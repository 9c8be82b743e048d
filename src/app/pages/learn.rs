//! The page of lessons: what there is to learn, and how far one has come.

use crate::app::keymap::{Command, Context};
use crate::app::reaction::{Go, Reaction};
use crate::app::row::Opening;
use crate::school::{Lesson, Progress, lessons};

/// The list of lessons.
#[derive(Clone, Copy, Debug, Default)]
pub struct LearnPage {
    /// The chosen one.
    pub at: usize,
}

impl LearnPage {
    /// The list with the first lesson chosen that is not done.
    pub fn new(progress: &Progress) -> Self {
        Self { at: lessons().iter().position(|it| !progress.is_done(it)).unwrap_or(0) }
    }

    /// Whose keys count.
    pub const fn context(self) -> Context {
        Context::Learn
    }

    /// The chosen lesson.
    pub fn lesson(self) -> &'static Lesson {
        &lessons()[self.at]
    }

    /// Does what a key asks for.
    pub fn obey(&mut self, command: Command) -> Reaction {
        let last = lessons().len() - 1;
        match command {
            Command::Up => self.at = self.at.checked_sub(1).unwrap_or(last),
            Command::Down => self.at = if self.at == last { 0 } else { self.at + 1 },
            Command::First => self.at = 0,
            Command::Last => self.at = last,
            Command::Activate => return Reaction::go(Go::Open(Opening::Lesson(self.at))),
            Command::Back => return Reaction::go(Go::Back),
            _ => {}
        }
        Reaction::none()
    }

    /// Opens the lesson on a line.
    pub fn choose(&mut self, at: usize) -> Reaction {
        if at >= lessons().len() {
            return Reaction::none();
        }
        self.at = at;
        self.obey(Command::Activate)
    }
}
