//! [`PageBehavior`] of the lesson page.

use super::keys::KEYS;
use super::{DIGITS, LessonPage, text};
use crate::app::course;
use crate::app::key::{Key, KeyCode};
use crate::app::page_link::PageLink;
use crate::app::pages::line;
use crate::app::pages::prelude::*;
use crate::coach::Question;
use crate::school::LessonTask;
use crate::store::StoreEvent;

impl PageBehavior for LessonPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::board(&KEYS, &self.board.session, &self.board.entry)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::board(&mut self.board.session, &mut self.board.entry)
    }

    fn link(&self) -> Option<PageLink> {
        Some(PageLink::Lesson(self.number + 1))
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        match command {
            Command::NextLegal | Command::ToggleHints | Command::TypeMove => {
                let is_move =
                    matches!(self.lesson_board().task, LessonTask::Play(_) | LessonTask::Finish(_));
                self.is_asked() && is_move
            }
            Command::TakeBack => {
                !self.is_asked() && !self.is_over && self.enter_word(cx) != "bar-try-again"
            }
            Command::Detail | Command::ShowLine => self.reviewed(cx).is_some(),
            _ => true,
        }
    }

    fn key_word(&self, command: Command, cx: &Context) -> Option<&'static str> {
        (command == Command::Activate).then(|| self.enter_word(cx))
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        if !self.board.entry.key(key) && key.code == KeyCode::Backspace {
            self.count.pop();
        }
        Effects::none()
    }

    fn handle_typed_move(&mut self, text: &str, cx: &mut Context) -> Reaction {
        if self.counts() {
            text.clone_into(&mut self.count);
            return self.check_number(cx);
        }
        let square = course::typed_square(&self.board.session, text, cx);
        square.map_or_else(Reaction::none, |square| self.answer(square, cx))
    }

    fn point(&mut self, square: Square, cx: &mut Context) -> Reaction {
        self.answer(square, cx)
    }

    fn question(&self, _: &Context) -> Option<Question> {
        self.coach_question()
    }

    /// The first lesson speaks of them.
    fn needs_hints(&self) -> bool {
        self.number == 0
    }

    fn wants_hints(&self) -> bool {
        let is_play = !self.marks() && !self.counts();
        self.is_asked() && is_play && !self.lesson().is_exam(self.at())
    }

    fn needs(&self) -> Needs {
        Needs::Lessons
    }

    fn proceed(&mut self, is_front: bool, cx: &mut Context) -> Effects {
        if is_front {
            self.play_out(cx);
        }
        Effects::none()
    }

    fn next_wake(&self, _: &Context) -> Option<Duration> {
        // Turning discs come first.
        let is_still = self.board.session.view.motion.is_none();
        self.line.as_ref().filter(|_| is_still)?.next_at()
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let last = self.lesson().boards.len() - 1;
        match command {
            Command::PreviousBoard => self.jump_to(self.at.saturating_sub(1)),
            Command::NextBoard if self.is_over => return self.open_next(cx),
            Command::NextBoard => self.jump_to((self.at + 1).min(last)),
            Command::Detail if self.is_asked() => {
                self.reading = (self.reading + 1) % (self.lesson_board().text.len() + 1);
            }
            Command::Activate => return self.activate(cx),
            Command::TakeBack => self.try_again(cx),
            Command::TypeMove if self.counts() => {}
            Command::ShowLine if self.coach_question().is_none() => return line::open(None, cx),
            Command::Digit(digit) if self.is_asked() && self.counts() => {
                self.count.push_str(&digit.to_string());
                self.count.truncate(DIGITS);
            }
            Command::Digit(_) if self.is_asked() => cx.refuse(Refusal::NoNumber),
            _ => {
                // A cursor key takes the wrong answer back.
                if self.standing.can_try_again() && moves_cursor(command) {
                    self.try_again(cx);
                }
                let is_asked = self.is_asked();
                return self.board.handle_command(command, is_asked, cx);
            }
        }
        Reaction::none()
    }

    fn status(&self, cx: &Context) -> String {
        text::status(self, cx)
    }

    fn coach_text(&self, cx: &Context) -> Option<CoachText> {
        Some(text::coach_text(self, cx))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, cx: &mut Context) -> Reaction {
        if let PageEvent::Store(_, StoreEvent::Progress(_)) = event {
            self.take_up(&cx.progress);
        }
        Reaction::none()
    }
}

const fn moves_cursor(command: Command) -> bool {
    matches!(
        command,
        Command::Up
            | Command::Down
            | Command::Left
            | Command::Right
            | Command::NextLegal
            | Command::PreviousLegal
    )
}
