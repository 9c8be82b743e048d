//! [`PageBehavior`] of the opening trainer.

use super::keys::KEYS;
use super::{TrainerPage, TrainerStanding, text};
use crate::app::pages::prelude::*;
use crate::app::text::players::last_in_words;
use crate::coach::Question;

impl PageBehavior for TrainerPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::board(&KEYS, &self.board.session, &self.board.entry)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::board(&mut self.board.session, &mut self.board.entry)
    }

    fn point(&mut self, square: Square, cx: &mut Context) -> Reaction {
        self.play(square, cx);
        Reaction::none()
    }

    fn question(&self, _: &Context) -> Option<Question> {
        self.coach_question()
    }

    fn needs(&self) -> Needs {
        Needs::Openings
    }

    fn proceed(&mut self, is_front: bool, cx: &mut Context) -> Effects {
        if !is_front {
            return Effects::none();
        }
        let kept = self.advance(cx);
        Effects::from(kept).and(self.explorer.turn_to(&self.board.session.game))
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match (command, &self.standing) {
            (Command::Activate, TrainerStanding::Over) | (Command::First, _) => {
                self.begin_line();
            }
            (Command::Activate, TrainerStanding::Wrong { made, right, .. }) => {
                // With the cursor still on the wrong square, the preferred right move is played.
                let cursor = self.board.session.view.cursor;
                let square = if cursor == *made { right.first().copied() } else { Some(cursor) };
                if let Some(square) = square {
                    self.play(square, cx);
                }
            }
            (Command::Activate, _) => self.play(self.board.session.view.cursor, cx),
            _ => return self.board.handle_command(command, true, cx),
        }
        Reaction::none()
    }

    fn status(&self, cx: &Context) -> String {
        last_in_words(&self.board.session, cx.settings.notation(self.board.session.setup.variant))
    }

    fn coach_text(&self, cx: &Context) -> Option<CoachText> {
        Some(text::coach_text(self, cx))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Context) -> Reaction {
        if let PageEvent::Store(_, event) = event {
            self.explorer.on_store_event(event);
        }
        Reaction::none()
    }
}
