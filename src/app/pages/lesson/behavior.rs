//! [`PageBehavior`] of the lesson page.

use super::keys::KEYS;
use super::{DIGITS, LessonPage, text};
use crate::app::effect::Effects;
use crate::app::key::{Key, KeyCode};
use crate::app::keymap::{Command, KeyTable};
use crate::app::message::PageEvent;
use crate::app::message::Target;
use crate::app::move_entry::MoveEntry;
use crate::app::page::{Needs, PageBehavior, next_frame};
use crate::app::page_link::PageLink;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::course;
use crate::app::session::game_session::GameSession;
use crate::app::shared::Shared;
use crate::app::text::reasons::CoachText;
use crate::app::text::refusal::Refusal;
use crate::coach::Question;
use crate::school::LessonTask;
use crate::store::StoreEvent;
use std::time::Duration;

impl PageBehavior for LessonPage {
    fn link(&self) -> Option<PageLink> {
        Some(PageLink::Lesson(self.number + 1))
    }

    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn entry(&self) -> Option<&MoveEntry> {
        Some(&self.entry)
    }

    fn entry_mut(&mut self) -> Option<&mut MoveEntry> {
        Some(&mut self.entry)
    }

    fn offers(&self, command: Command, shared: &Shared, _: Option<&GameSession>) -> bool {
        match command {
            Command::NextLegal | Command::ToggleHints | Command::TypeMove => {
                let is_move =
                    matches!(self.board().task, LessonTask::Play(_) | LessonTask::Finish(_));
                self.is_asked() && is_move
            }
            Command::TakeBack => {
                !self.is_asked() && !self.is_over && self.enter_word(shared) != "bar-try-again"
            }
            Command::Detail | Command::ShowLine => self.reviewed(shared).is_some(),
            _ => true,
        }
    }

    fn key_word(&self, command: Command, shared: &Shared) -> Option<&'static str> {
        (command == Command::Activate).then(|| self.enter_word(shared))
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        if !self.entry.key(key) && key.code == KeyCode::Backspace {
            self.count.pop();
        }
        Effects::none()
    }

    fn handle_typed_move(&mut self, text: &str, shared: &mut Shared) -> Reaction {
        self.play_typed(text, shared)
    }

    fn handle_click(
        &mut self,
        target: Target,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match target {
            Target::Square(square) if !self.entry.is_open() => {
                shared.notice = None;
                self.point(square, shared)
            }
            _ => Reaction::none(),
        }
    }

    fn session(&self) -> Option<&GameSession> {
        Some(&self.session)
    }

    fn session_mut(&mut self) -> Option<&mut GameSession> {
        Some(&mut self.session)
    }

    fn question(&self, _: &Shared) -> Option<Question> {
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

    /// Removes a finished animation.
    fn proceed(&mut self, is_front: bool, shared: &mut Shared) -> Effects {
        if is_front {
            let motion = &mut self.session.view.motion;
            *motion = motion.filter(|motion| shared.now < motion.end());
        }
        Effects::none()
    }

    fn next_wake(&self, shared: &Shared) -> Option<Duration> {
        next_frame(&self.session, shared)
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        let last = self.lesson().boards.len() - 1;
        match command {
            Command::Back => return Reaction::navigate(Navigation::Back),
            Command::PreviousBoard => self.jump_to(self.at.saturating_sub(1)),
            Command::NextBoard if self.is_over => return self.open_next(shared),
            Command::NextBoard => self.jump_to((self.at + 1).min(last)),
            Command::Detail if self.is_asked() => {
                self.reading = (self.reading + 1) % (self.board().text.len() + 1);
            }
            Command::Detail => {
                let square = self.answered();
                shared.coach.next_detail(square);
            }
            Command::ShowLine => return self.show_line(shared),
            Command::Activate => return self.activate(shared),
            Command::TakeBack => self.try_again(shared),
            Command::TypeMove if self.is_asked() && !self.counts() => {
                self.entry.open();
            }
            Command::Digit(digit) if self.is_asked() && self.counts() => {
                self.count.push_str(&digit.to_string());
                self.count.truncate(DIGITS);
            }
            Command::Digit(_) if self.is_asked() => shared.refuse(Refusal::NoNumber),
            _ if self.is_asked() => {
                course::steer(&mut self.session, command, shared);
            }
            _ => {}
        }
        Reaction::none()
    }

    fn status(&self, shared: &Shared, _: Option<&GameSession>) -> String {
        text::status(self, shared)
    }

    fn coach_text(&self, shared: &Shared) -> Option<CoachText> {
        Some(text::coach_text(self, shared))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, shared: &mut Shared) -> Reaction {
        if let PageEvent::Store(_, StoreEvent::Progress(_)) = event {
            self.take_up(&shared.progress);
        }
        Reaction::none()
    }
}
