//! [`PageBehavior`] of the practice page.

use super::{KEYS, PracticePage, text};
use crate::app::pages::prelude::*;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::row::Opening;
use crate::coach::{Advice, Question};
use crate::store::StoreEvent;

impl PageBehavior for PracticePage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::board(&KEYS, &self.board.session, &self.board.entry)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::board(&mut self.board.session, &mut self.board.entry)
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        let (is_asked, word) = (self.exercise().is_some(), self.enter_word(cx));
        match command {
            Command::NextSubject => self.has_subjects(),
            Command::NextLegal | Command::ToggleHints | Command::TypeMove => {
                word == "bar-play" && is_asked
            }
            Command::Idea => self.hint().is_some() && !self.is_hinted,
            Command::Detail | Command::ShowLine => word == "bar-next",
            Command::Activate => is_asked || word != "bar-play",
            _ => true,
        }
    }

    fn key_word(&self, command: Command, cx: &Context) -> Option<&'static str> {
        (command == Command::Activate).then(|| self.enter_word(cx))
    }

    fn point(&mut self, square: Square, cx: &mut Context) -> Reaction {
        self.play(square, cx);
        Reaction::none()
    }

    fn question(&self, _: &Context) -> Option<Question> {
        self.coach_question()
    }

    fn values<'a>(&self, cx: &'a Context) -> Option<&'a Advice> {
        self.solution(&cx.coach)
    }

    fn needs(&self) -> Needs {
        Needs::Puzzles
    }

    fn proceed(&mut self, is_front: bool, cx: &mut Context) -> Effects {
        is_front.then(|| self.judge(&cx.coach)).flatten().into()
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match command {
            _ if self.exercises.is_none() && command != Command::Back => {}
            // An answered exercise is finished first.
            Command::NextSubject if self.board.answer().is_none() => self.next_subject(),
            Command::Detail | Command::ShowLine if !self.is_judged => {}
            Command::Activate if self.leads_to_missed(cx) => {
                return Reaction::navigate(Navigation::Open(Opening::Puzzle(PuzzleChoice::Missed)));
            }
            Command::Activate if self.exercise().is_none() => {
                if let Some(puzzle) = self.open_puzzle() {
                    return puzzle;
                }
                let Some(last) = self.game_to_review(cx) else {
                    return Reaction::navigate(Navigation::Back);
                };
                let session = Box::new(last.session.clone());
                return Reaction::navigate(Navigation::Replay { session, is_reviewed: true });
            }
            Command::Idea if self.hint().is_some() => self.is_hinted = true,
            Command::Activate if self.is_judged => return self.advance(),
            Command::Activate => self.play(self.board.session.view.cursor, cx),
            _ => {
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

    fn on_event(&mut self, event: &PageEvent<'_>, _: &mut Context) -> Reaction {
        if let PageEvent::Store(_, StoreEvent::Exercises(exercises)) = event {
            self.take((**exercises).clone());
        }
        Reaction::none()
    }
}
