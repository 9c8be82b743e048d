//! The list of lessons, with the player's progress.

use crate::app::keymap::{BACK_TO_START, ENDS, choose, enter};
use crate::app::pages::prelude::*;
use crate::app::row::{Opening, StartRow};
use crate::school::{Lesson, Progress};
use crate::store::StoreEvent;
use crate::words::lessons;

pub static KEYS: KeyTable = KeyTable::page(
    "learn",
    &[&choose("key-choose-lesson"), ENDS, &[enter("key-open-lesson", "bar-open")]],
)
.back(BACK_TO_START);

#[derive(Clone, Copy, Debug, Default)]
pub struct LearnPage {
    /// Chosen lesson.
    pub list: ListCursor,
    /// Whether the player chose the lesson; if so, progress that arrives later does not change the choice.
    is_chosen: bool,
}

impl LearnPage {
    /// List with the first unfinished lesson chosen.
    pub fn new(progress: &Progress) -> Self {
        let at = lessons().iter().position(|it| !progress.is_done(it)).unwrap_or(0);
        Self { list: ListCursor::at(at), is_chosen: false }
    }

    /// List with this lesson chosen.
    pub const fn at(lesson: usize) -> Self {
        Self { list: ListCursor::at(lesson), is_chosen: true }
    }

    pub fn lesson(self) -> &'static Lesson {
        &lessons()[self.list.at]
    }
}

impl PageBehavior for LearnPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn list(&mut self, _: &Context) -> Option<(&mut ListCursor, usize)> {
        // Progress that arrives later does not change the player's choice.
        self.is_chosen = true;
        Some((&mut self.list, lessons().len()))
    }

    fn open_line(&mut self, _: &mut Context) -> Reaction {
        Reaction::navigate(Navigation::Open(Opening::Lesson(self.list.at)))
    }

    fn needs(&self) -> Needs {
        Needs::Lessons
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match command {
            Command::Activate => return self.open_line(cx),
            Command::Back if cx.is_newcomer && cx.progress.is_done(&lessons()[0]) => {
                // After the first lesson, the start screen proposes a game.
                return Reaction::navigate(Navigation::Start(StartRow::Play));
            }
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }

    /// The task of the next unsolved board, which is shown beside the list.
    fn status(&self, cx: &Context) -> String {
        let lesson = self.lesson();
        let at = cx.progress.next(lesson).unwrap_or(0);
        let (number, count) = (at + 1, lesson.boards.len());
        say!("learn-next", number = number, count = count, task = &lesson.boards[at].ask)
    }

    fn on_event(&mut self, event: &PageEvent<'_>, cx: &mut Context) -> Reaction {
        if let (PageEvent::Store(_, StoreEvent::Progress(_)), false) = (event, self.is_chosen) {
            *self = Self::new(&cx.progress);
        }
        Reaction::none()
    }
}

/// Progress of a lesson: `3/9`, the exam's score, or passed.
pub fn how_far(lesson: &Lesson, progress: &Progress) -> String {
    let (solved, count) = (progress.of(lesson), lesson.boards.len());
    match progress.is_done(lesson) {
        true if progress.has_passed(lesson) => say!("learn-passed"),
        true => {
            let (right, count) = (progress.exam_score(lesson), lesson.exam_boards());
            say!("learn-exam", right = right, count = count)
        }
        false => say!("learn-solved", solved = solved, count = count),
    }
}
