//! [`PageBehavior`] of the puzzle page.

use super::keys::KEYS;
use super::{PuzzlePage, PuzzleStanding, text};
use crate::app::effect::TerminalEffect;
use crate::app::page_link::PageLink;
use crate::app::pages::popularity::first_move;
use crate::app::pages::prelude::*;
use crate::app::pages::puzzle::rush::Rush;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::coach::{PeopleQuestion, Question};

impl PageBehavior for PuzzlePage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::board(&KEYS, &self.board.session, &self.board.entry)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::board(&mut self.board.session, &mut self.board.entry)
    }

    fn link(&self) -> Option<PageLink> {
        match (self.choice(), self.attempt()) {
            (PuzzleChoice::Daily, _) => Some(PageLink::Daily),
            (_, Some(attempt)) => Some(PageLink::Puzzle(attempt.puzzle().id)),
            (_, None) => None,
        }
    }

    /// A daily puzzle copies its own line.
    fn overrides(&self, command: Command) -> bool {
        command == Command::Copy
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        match command {
            Command::NextLegal | Command::ToggleHints | Command::TypeMove => self.is_asked(),
            Command::Idea => self.is_asked() && self.rush.is_none() && !self.is_hinted,
            Command::Activate => !self.requests_idea(),
            Command::Solution => self.is_asked() && self.rush.is_none(),
            Command::Copy => self.line_to_copy(cx).is_some(),
            Command::Detail => self.board.reviewed(cx).is_some(),
            Command::ShowLine => {
                let is_solved = self.standing == PuzzleStanding::Solved && !self.requests_idea();
                self.board.reviewed(cx).is_some() || is_solved
            }
            _ => true,
        }
    }

    fn key_word(&self, command: Command, _: &Context) -> Option<&'static str> {
        (command == Command::Activate).then_some(match self.standing {
            _ if self.is_over() => "bar-back",
            PuzzleStanding::Solved if self.choice().is_single() => "bar-back",
            PuzzleStanding::Solved => "bar-next",
            PuzzleStanding::Wrong(..) => "bar-try-again",
            PuzzleStanding::Asked => "bar-play",
        })
    }

    fn object_to_quit(&mut self) -> Option<Refusal> {
        let warns = self.rush.as_mut().is_some_and(Rush::warns);
        warns.then_some(Refusal::RushUnfinished)
    }

    fn question(&self, _: &Context) -> Option<Question> {
        self.board.answer().and_then(|_| self.board.question())
    }

    fn point(&mut self, square: Square, cx: &mut Context) -> Reaction {
        self.answer(square, cx)
    }

    /// The first position of a solved puzzle.
    fn people_questions(&self, _: &Context) -> Vec<PeopleQuestion> {
        self.solved_puzzle().map(first_move).into_iter().collect()
    }

    fn wants_hints(&self) -> bool {
        self.is_asked()
    }

    fn needs(&self) -> Needs {
        Needs::Puzzles
    }

    /// Ends a rush whose time is up.
    fn proceed(&mut self, is_front: bool, cx: &mut Context) -> Effects {
        if !is_front {
            return Effects::none();
        }
        let is_late = self.rush.is_some_and(|rush| rush.left(cx.now).is_zero());
        is_late.then(|| self.end_rush(cx)).flatten().into()
    }

    fn next_wake(&self, cx: &Context) -> Option<Duration> {
        self.rush?.next_second(cx.now)
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match command {
            Command::Activate => return self.activate(cx),
            Command::TakeBack => self.try_again(cx),
            // A rush ends with its result; Esc leaves that.
            Command::Back if self.rush.is_some() && !self.is_over() => {
                match self.object_to_quit() {
                    Some(refusal) => cx.refuse(refusal),
                    None => {
                        return self.end_rush(cx).map_or_else(Reaction::none, Reaction::effect);
                    }
                }
            }
            Command::Idea if self.is_asked() && self.rush.is_none() => {
                self.is_hinted = true;
            }
            Command::Solution if self.is_asked() && self.rush.is_none() => {
                return self.show(cx);
            }
            Command::Copy => match self.line_to_copy(cx) {
                Some(line) => {
                    cx.announce(News::Copied);
                    return Reaction::effects(Effects::from(TerminalEffect::Copy(line)));
                }
                None => cx.refuse(Refusal::NothingToCopy),
            },
            Command::Digit(number) => self.name_idea(number, cx),
            Command::ShowLine if self.solved_puzzle().is_some() => return self.show_solution(cx),
            _ => {
                let is_asked = self.is_asked();
                return self.board.handle_command(command, is_asked, cx);
            }
        }
        Reaction::none()
    }

    fn status(&self, _: &Context) -> String {
        text::status(self)
    }

    fn coach_text(&self, cx: &Context) -> Option<CoachText> {
        Some(text::coach_text(self, cx))
    }
}
