//! [`PageBehavior`] of the practice page.

use super::{KEYS, PracticePage, text};
use crate::app::effect::Effects;
use crate::app::keymap::{Command, KeyTable};
use crate::app::message::PageEvent;
use crate::app::message::Target;
use crate::app::move_entry::MoveEntry;
use crate::app::page::{Needs, PageBehavior};
use crate::app::pages::line;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::row::Opening;
use crate::app::session::course;
use crate::app::session::game_session::GameSession;
use crate::app::shared::Shared;
use crate::app::text::reasons::CoachText;
use crate::coach::{Advice, Question};
use crate::store::StoreEvent;

impl PageBehavior for PracticePage {
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
        let (is_asked, word) = (self.exercise().is_some(), self.enter_word(shared));
        match command {
            Command::NextSubject => self.has_subjects(),
            Command::NextLegal | Command::ToggleHints | Command::TypeMove => {
                word == "bar-play" && is_asked
            }
            Command::Detail | Command::ShowLine => word == "bar-next",
            Command::Activate => is_asked || word != "bar-play",
            _ => true,
        }
    }

    fn key_word(&self, command: Command, shared: &Shared) -> Option<&'static str> {
        (command == Command::Activate).then(|| self.enter_word(shared))
    }

    fn handle_typed_move(&mut self, text: &str, shared: &mut Shared) -> Reaction {
        self.play_typed(text, shared);
        Reaction::none()
    }

    fn handle_click(
        &mut self,
        target: Target,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        if let Target::Square(square) = target
            && !self.entry.is_open()
        {
            shared.notice = None;
            self.play(square, shared);
        }
        Reaction::none()
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

    fn values<'a>(&self, shared: &'a Shared) -> Option<&'a Advice> {
        self.solution(&shared.coach)
    }

    fn needs(&self) -> Needs {
        Needs::Puzzles
    }

    fn proceed(&mut self, is_front: bool, shared: &mut Shared) -> Effects {
        is_front.then(|| self.judge(&shared.coach)).flatten().into()
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match command {
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ if self.exercises.is_none() => {}
            // An answered exercise is finished first.
            Command::NextSubject if self.answer.is_none() => self.next_subject(),
            Command::TypeMove => self.entry.open(),
            Command::Detail if self.is_judged => {
                shared.coach.next_detail(self.answer);
            }
            Command::ShowLine if self.is_judged => {
                let mut before = self.session.clone();
                before.game.take_back();
                let playback = self.coach_question().and_then(|question| {
                    line::of_answer(&question, &before, self.answer, &shared.coach)
                });
                return line::open(playback, shared);
            }
            Command::Activate if self.exercise().is_none() && shared.has_puzzles_due() => {
                return Reaction::navigate(Navigation::Open(Opening::Puzzle(PuzzleChoice::Missed)));
            }
            Command::Activate if self.exercise().is_none() => {
                return Reaction::navigate(Navigation::Back);
            }
            Command::Activate if self.is_judged => return self.advance(),
            Command::Activate => self.play(self.session.view.cursor, shared),
            _ if self.answer.is_none() => {
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

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Shared) -> Reaction {
        if let PageEvent::Store(_, StoreEvent::Exercises(exercises)) = event {
            self.take((**exercises).clone());
        }
        Reaction::none()
    }
}
