//! The page of lessons: what there is to learn, and how far one has come.

use crate::app::keymap::{BACK_TO_START, Command, KeyTable, choose, enter};
use crate::app::message::Target;
use crate::app::page::{Needs, PageBehavior};
use crate::app::reaction::{Go, Reaction};
use crate::app::row::Opening;
use crate::app::shared::Shared;
use crate::app::table::Table;
use crate::school::{Lesson, Progress, lessons};

/// The keys of the list of lessons.
pub static KEYS: KeyTable = KeyTable::page(
    "learn",
    &[&choose("key-choose-lesson"), &[enter("key-open-lesson", "bar-open")]],
)
.back(BACK_TO_START);

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

    /// The chosen lesson.
    pub fn lesson(self) -> &'static Lesson {
        &lessons()[self.at]
    }
}

impl PageBehavior for LearnPage {
    fn keys(&self) -> &'static KeyTable {
        &KEYS
    }

    /// Opens the lesson on a line.
    fn handle_click(&mut self, target: Target, _: &mut Shared, _: Option<&Table>) -> Reaction {
        match target {
            Target::Line(at) if at < lessons().len() => {
                self.at = at;
                Reaction::go(Go::Open(Opening::Lesson(at)))
            }
            _ => Reaction::none(),
        }
    }

    fn handle_scroll(
        &mut self,
        lines: i16,
        shared: &mut Shared,
        beneath: Option<&Table>,
    ) -> Reaction {
        self.handle_command(Command::of_wheel(lines), shared, beneath)
    }

    fn needs(&self) -> Needs {
        Needs::Lessons
    }

    fn handle_command(&mut self, command: Command, _: &mut Shared, _: Option<&Table>) -> Reaction {
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
}
