//! [`PageBehavior`] of the opening trainer.

use super::keys::KEYS;
use super::{TrainerPage, TrainerStanding, text};
use crate::app::effect::Effects;
use crate::app::keymap::{Command, KeyTable};
use crate::app::message::PageEvent;
use crate::app::message::Target;
use crate::app::move_entry::MoveEntry;
use crate::app::page::{Needs, PageBehavior, next_frame};
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::course;
use crate::app::session::game_session::GameSession;
use crate::app::shared::Shared;
use crate::app::text::players::last_in_words;
use crate::app::text::reasons::CoachText;
use crate::coach::Question;
use std::time::Duration;

impl PageBehavior for TrainerPage {
    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn entry(&self) -> Option<&MoveEntry> {
        Some(&self.entry)
    }

    fn entry_mut(&mut self) -> Option<&mut MoveEntry> {
        Some(&mut self.entry)
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

    fn needs(&self) -> Needs {
        Needs::Openings
    }

    fn proceed(&mut self, is_front: bool, shared: &mut Shared) -> Effects {
        if !is_front {
            return Effects::none();
        }
        let kept = self.advance(shared);
        Effects::from(kept).and(self.explorer.turn_to(&self.session.game))
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
        match (command, &self.standing) {
            (Command::Back, _) => return Reaction::navigate(Navigation::Back),
            (Command::Activate, TrainerStanding::Over) | (Command::First, _) => {
                self.begin_line();
            }
            (Command::Activate, TrainerStanding::Wrong { made, right, .. }) => {
                // With the cursor still on the wrong square, the preferred right move is played.
                let cursor = self.session.view.cursor;
                let square = if cursor == *made { right.first().copied() } else { Some(cursor) };
                if let Some(square) = square {
                    self.play(square, shared);
                }
            }
            (Command::Activate, _) => self.play(self.session.view.cursor, shared),
            (Command::TypeMove, _) => self.entry.open(),
            _ => {
                course::steer(&mut self.session, command, shared);
            }
        }
        Reaction::none()
    }

    fn status(&self, shared: &Shared, _: Option<&GameSession>) -> String {
        last_in_words(&self.session, shared.settings.notation(self.session.setup.variant))
    }

    fn coach_text(&self, shared: &Shared) -> Option<CoachText> {
        Some(text::coach_text(self, shared))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Shared) -> Reaction {
        if let PageEvent::Store(_, event) = event {
            self.explorer.on_store_event(event);
        }
        Reaction::none()
    }
}
