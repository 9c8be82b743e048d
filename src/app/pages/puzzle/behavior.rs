//! [`PageBehavior`] of the puzzle page.

use super::keys::KEYS;
use super::{PuzzlePage, PuzzleStanding, text};
use crate::app::effect::{Effects, TerminalEffect};
use crate::app::keymap::{Command, KeyTable};
use crate::app::message::Target;
use crate::app::move_entry::MoveEntry;
use crate::app::notice::News;
use crate::app::page::{Needs, PageBehavior, next_frame};
use crate::app::page_link::PageLink;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::course;
use crate::app::session::game_session::GameSession;
use crate::app::shared::Shared;
use crate::app::text::popularity::first_move;
use crate::app::text::reasons::CoachText;
use crate::app::text::refusal::Refusal;
use crate::coach::{PeopleQuestion, Question};
use std::time::Duration;

impl PageBehavior for PuzzlePage {
    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn entry(&self) -> Option<&MoveEntry> {
        Some(&self.entry)
    }

    fn entry_mut(&mut self) -> Option<&mut MoveEntry> {
        Some(&mut self.entry)
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

    fn offers(&self, command: Command, shared: &Shared, _: Option<&GameSession>) -> bool {
        match command {
            Command::NextLegal | Command::ToggleHints | Command::TypeMove => self.is_asked(),
            Command::Idea => self.is_asked() && self.rush.is_none() && !self.is_hinted,
            Command::Activate => !self.requests_idea(),
            Command::Solution => self.is_asked() && self.rush.is_none(),
            Command::Copy => self.line_to_copy(shared).is_some(),
            Command::Detail => self.reviewed(shared).is_some(),
            Command::ShowLine => {
                let is_solved = self.standing == PuzzleStanding::Solved && !self.requests_idea();
                self.reviewed(shared).is_some() || is_solved
            }
            _ => true,
        }
    }

    fn key_word(&self, command: Command, _: &Shared) -> Option<&'static str> {
        (command == Command::Activate).then_some(match self.standing {
            _ if self.is_over() => "bar-back",
            PuzzleStanding::Solved if self.choice().is_single() => "bar-back",
            PuzzleStanding::Solved => "bar-next",
            PuzzleStanding::Wrong(..) => "bar-try-again",
            PuzzleStanding::Asked => "bar-play",
        })
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

    /// The first position of a solved puzzle.
    fn people_questions(&self, _: &Shared) -> Vec<PeopleQuestion> {
        self.solved_puzzle().map(first_move).into_iter().collect()
    }

    fn wants_hints(&self) -> bool {
        self.is_asked()
    }

    fn needs(&self) -> Needs {
        Needs::Puzzles
    }

    /// Removes a finished animation, and ends a rush whose time is up.
    fn proceed(&mut self, is_front: bool, shared: &mut Shared) -> Effects {
        if !is_front {
            return Effects::none();
        }
        let motion = &mut self.session.view.motion;
        *motion = motion.filter(|motion| shared.now < motion.end());
        let is_late = self.rush.is_some_and(|rush| rush.left(shared.now).is_zero());
        is_late.then(|| self.end_rush(shared)).flatten().into()
    }

    fn next_wake(&self, shared: &Shared) -> Option<Duration> {
        next_frame(&self.session, shared).or_else(|| self.rush?.next_second(shared.now))
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match command {
            Command::Back => return Reaction::navigate(Navigation::Back),
            Command::Activate => return self.activate(shared),
            Command::TakeBack => self.try_again(shared),
            Command::Idea if self.is_asked() && self.rush.is_none() => {
                self.is_hinted = true;
            }
            Command::Solution if self.is_asked() && self.rush.is_none() => {
                return self.show(shared);
            }
            Command::Copy => match self.line_to_copy(shared) {
                Some(line) => {
                    shared.announce(News::Copied);
                    return Reaction::effects(Effects::from(TerminalEffect::Copy(line)));
                }
                None => shared.refuse(Refusal::NothingToCopy),
            },
            Command::Digit(number) => self.name_idea(number, shared),
            Command::Detail => {
                shared.coach.next_detail(self.wrong());
            }
            Command::ShowLine => return self.show_line(shared),
            Command::TypeMove if self.is_asked() => self.entry.open(),
            _ if self.is_asked() => {
                course::steer(&mut self.session, command, shared);
            }
            _ => {}
        }
        Reaction::none()
    }

    fn status(&self, _: &Shared, _: Option<&GameSession>) -> String {
        text::status(self)
    }

    fn coach_text(&self, shared: &Shared) -> Option<CoachText> {
        Some(text::coach_text(self, shared))
    }
}
