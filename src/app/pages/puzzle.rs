//! The puzzle page: moves, replies and refutations; also rushes and drills.

mod behavior;
pub mod drill;
pub mod keys;
pub mod rush;
mod text;

use crate::app::move_entry::MoveEntry;
use crate::app::notice::News;
use crate::app::pages::line;
use crate::app::pages::puzzle::drill::Drill;
use crate::app::pages::puzzle::rush::{MOST_MISSES, Rush};
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::course;
use crate::app::session::game_session::GameSession;
use crate::app::session::playback::LinePlayback;
use crate::app::session::setup::{Mode, Setup};
use crate::app::shared::Shared;
use crate::app::text::daily::daily_line;
use crate::app::text::refusal::Refusal;
use crate::coach::{Advised, Question, SearchGoal, Stakes};
use crate::rules::{Game, Square};
use crate::school::{
    Attempt, AttemptVerdict, Puzzle, RatingChange, RushScore, daily, puzzle_with_id,
};
use crate::store::{Seat, StoreRequest};
use std::collections::HashSet;

#[derive(Clone, Debug)]
pub struct PuzzlePage {
    choice: PuzzleChoice,
    /// Progress of the current puzzle; `None` without one.
    attempt: Option<Attempt>,
    pub session: GameSession,
    pub entry: MoveEntry,
    pub standing: PuzzleStanding,
    /// Position before the last wrong move.
    before: Option<Game>,
    /// Whether the player asked for the idea.
    pub is_hinted: bool,
    /// Whether the player asked for the solution.
    pub is_shown: bool,
    /// Whether the daily puzzle was tried before: it does not count then.
    pub is_late: bool,
    /// Change of the player's rating, if the puzzle counted.
    pub rated: Option<RatingChange>,
    pub rush: Option<Rush>,
    pub drill: Option<Drill>,
    /// Numbers of the puzzles already shown.
    seen: HashSet<u32>,
}

/// State of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleStanding {
    /// A move is awaited.
    #[default]
    Asked,
    /// This move was wrong; the reply, if any, is on the board with it.
    Wrong(Square, Option<Square>),
    /// All moves are found or shown.
    Solved,
}

impl PuzzlePage {
    pub(in crate::app) fn new(choice: PuzzleChoice, shared: &mut Shared) -> Self {
        let rush = match choice {
            PuzzleChoice::Rush(minutes) => Some(Rush::new(minutes, shared.now)),
            _ => None,
        };
        let mut page = Self {
            choice,
            attempt: None,
            session: session(None),
            entry: MoveEntry::default(),
            standing: PuzzleStanding::Asked,
            before: None,
            is_hinted: false,
            is_shown: false,
            is_late: false,
            rated: None,
            rush,
            drill: (choice == PuzzleChoice::Drill).then(Drill::default),
            seen: HashSet::new(),
        };
        page.begin(shared);
        page
    }

    /// Puts the next puzzle on the board, if there is one.
    fn begin(&mut self, shared: &mut Shared) {
        let Shared { puzzles: record, random, day, .. } = shared;
        let rating = record.next_strength();
        let seen = &self.seen;
        let choice = self.choice;
        let is_about = |puzzle: &Puzzle| choice.is_about(puzzle);
        // Missed puzzles come before new ones.
        let due = || {
            let due = record.due(*day).into_iter();
            due.filter(|it| is_about(it)).find(|it| !seen.contains(&it.id))
        };
        let next: Option<&'static Puzzle> = match (choice, self.rush) {
            (_, Some(rush)) => record.near(rush.strength(), |_| true, seen, random),
            (PuzzleChoice::Daily, _) => Some(daily(*day)).filter(|_| seen.is_empty()),
            (PuzzleChoice::Number(number), _) => puzzle_with_id(number).filter(|_| seen.is_empty()),
            (PuzzleChoice::Missed, _) => due(),
            (PuzzleChoice::SameIdea(_), _) => {
                due().or_else(|| record.near(rating, is_about, seen, random))
            }
            _ => record.near(rating, is_about, seen, random),
        };
        self.seen.extend(next.map(|puzzle| puzzle.id));
        self.attempt = next.map(Attempt::new);
        self.session = session(self.attempt.as_ref());
        self.standing = PuzzleStanding::Asked;
        (self.before, self.rated) = (None, None);
        (self.is_hinted, self.is_shown) = (false, false);
        if let Some(drill) = &mut self.drill {
            drill.ideas.clear();
        }
        shared.coach.is_pointed = false;
    }

    pub const fn choice(&self) -> PuzzleChoice {
        self.choice
    }

    /// Progress of the current puzzle; `None` without one.
    pub const fn attempt(&self) -> Option<&Attempt> {
        self.attempt.as_ref()
    }

    /// Whether the rush is over, or there is no puzzle.
    pub fn is_over(&self) -> bool {
        self.attempt.is_none() || self.rush.is_some_and(|rush| rush.over.is_some())
    }

    /// Whether a move is awaited.
    pub fn is_asked(&self) -> bool {
        self.standing == PuzzleStanding::Asked && !self.is_over()
    }

    /// The puzzle, once it is solved or shown.
    pub fn solved_puzzle(&self) -> Option<&'static Puzzle> {
        let attempt = self.attempt().filter(|_| self.standing == PuzzleStanding::Solved)?;
        Some(attempt.puzzle())
    }

    /// Line to copy from a solved daily puzzle.
    pub fn line_to_copy(&self, shared: &Shared) -> Option<String> {
        let attempt = self.attempt().filter(|_| self.standing == PuzzleStanding::Solved)?;
        let is_daily = self.choice == PuzzleChoice::Daily && !self.is_late;
        let is_ascii = shared.is_ascii();
        let streak = shared.puzzles.streak(shared.day);
        is_daily.then(|| daily_line(shared.day, attempt, streak, is_ascii))
    }

    /// Handles Enter: plays, tries again or continues.
    fn activate(&mut self, shared: &mut Shared) -> Reaction {
        if self.is_over() {
            return Reaction::navigate(Navigation::Back);
        }
        match self.standing {
            PuzzleStanding::Asked => return self.point(self.session.view.cursor, shared),
            PuzzleStanding::Wrong(..) => self.try_again(shared),
            PuzzleStanding::Solved if self.requests_idea() => shared.refuse(Refusal::NameIdea),
            PuzzleStanding::Solved if self.choice.is_single() => {
                return Reaction::navigate(Navigation::Back);
            }
            PuzzleStanding::Solved => self.begin(shared),
        }
        Reaction::none()
    }

    pub fn requests_idea(&self) -> bool {
        self.drill.as_ref().is_some_and(Drill::is_asked)
    }

    /// Answers the drill with an idea, by its number.
    fn name_idea(&mut self, number: u8, shared: &mut Shared) {
        let Some((drill, attempt)) = self.drill.as_mut().zip(self.attempt.as_ref()) else { return };
        if drill.is_asked() && !drill.name(number, attempt.puzzle()) {
            shared.refuse(Refusal::NameIdea);
        }
    }

    /// Returns to the position before the wrong move.
    fn try_again(&mut self, shared: &mut Shared) {
        match (self.standing, self.before.take()) {
            (PuzzleStanding::Wrong(..), Some(before)) => {
                self.session = self.session.at(before, None);
                self.standing = PuzzleStanding::Asked;
            }
            _ => shared.refuse(Refusal::NothingToTakeBack),
        }
    }

    /// Handles a chosen square.
    pub fn point(&mut self, square: Square, shared: &mut Shared) -> Reaction {
        if !self.is_asked() {
            return Reaction::none();
        }
        self.session.view.cursor = square;
        let Some(attempt) = &mut self.attempt else { return Reaction::none() };
        let before = attempt.game.clone();
        let Some(verdict) = attempt.play(square) else {
            let notation = shared.settings.notation(self.session.setup.variant);
            if let Err(error) = before.clone().place(square) {
                shared.refuse(Refusal::Play(error, notation));
            }
            return Reaction::none();
        };
        match verdict {
            AttemptVerdict::Right => {
                self.session.game = attempt.game.clone();
                self.turn_discs(shared);
                Reaction::none()
            }
            AttemptVerdict::Solved => self.solved(shared),
            AttemptVerdict::Wrong(_) if self.rush.is_some() => {
                let right = attempt.wanted().expect("it is not solved");
                shared.announce(News::Missed { made: square, right });
                self.missed(shared)
            }
            AttemptVerdict::Wrong(reply) => {
                let game = &mut self.session.game;
                game.place(square).expect("it is legal");
                if let Some(reply) = reply {
                    game.place(reply).expect("it is legal");
                }
                self.turn_discs(shared);
                self.before = Some(before);
                self.standing = PuzzleStanding::Wrong(square, reply);
                Reaction::none()
            }
        }
    }

    /// Animates the discs of the last ply.
    fn turn_discs(&mut self, shared: &Shared) {
        if let Some(ply) = self.session.game.played().last().copied() {
            self.session.record_ply(ply, shared.settings.animation.then_some(shared.now));
        }
    }

    /// Shows the rest of the solution.
    fn show(&mut self, shared: &mut Shared) -> Reaction {
        let Some(attempt) = &mut self.attempt else { return Reaction::none() };
        while attempt.show().is_some() {}
        self.is_shown = true;
        self.solved(shared)
    }

    fn solved(&mut self, shared: &mut Shared) -> Reaction {
        let Some(attempt) = &self.attempt else { return Reaction::none() };
        let (puzzle, misses) = (attempt.puzzle(), attempt.misses as u32);
        self.session.game = attempt.game.clone();
        self.turn_discs(shared);
        if let Some(rush) = &mut self.rush {
            rush.solved += 1;
            self.begin(shared);
            return Reaction::none();
        }
        self.standing = PuzzleStanding::Solved;
        if let Some(drill) = &mut self.drill {
            drill.set_question(puzzle, &mut shared.random);
        }
        let is_daily = self.choice == PuzzleChoice::Daily;
        self.is_late = is_daily && shared.puzzles.has_tried_daily(shared.day);
        let daily = Some(shared.day).filter(|_| self.choice == PuzzleChoice::Daily);
        let record = &mut shared.puzzles;
        let tried = record.tried(puzzle, misses, self.is_hinted, daily, shared.day);
        let before = record.estimate().rating();
        let is_first = record.note(&tried);
        self.rated = is_first.then(|| RatingChange::of(before, record.estimate().rating()));
        Reaction::effect(StoreRequest::PuzzleTried(tried))
    }

    /// Counts a miss of a rush; shows the next puzzle unless the rush is over.
    fn missed(&mut self, shared: &mut Shared) -> Reaction {
        let Some(rush) = &mut self.rush else { return Reaction::none() };
        rush.misses += 1;
        if rush.misses < MOST_MISSES {
            self.begin(shared);
            return Reaction::none();
        }
        self.end_rush(shared).map_or_else(Reaction::none, Reaction::effect)
    }

    fn end_rush(&mut self, shared: &mut Shared) -> Option<StoreRequest> {
        let rush = self.rush.as_mut().filter(|rush| rush.over.is_none())?;
        let score = RushScore { minutes: rush.minutes, solved: rush.solved };
        rush.over = Some(shared.puzzles.note_rush(score));
        self.entry.close();
        Some(StoreRequest::Rushed(score))
    }

    /// Plays the move of this name.
    pub fn play_typed(&mut self, text: &str, shared: &mut Shared) -> Reaction {
        match course::typed_square(&self.session, text, shared) {
            Some(square) => self.point(square, shared),
            None => Reaction::none(),
        }
    }

    pub const fn wrong(&self) -> Option<Square> {
        match self.standing {
            PuzzleStanding::Wrong(square, _) => Some(square),
            PuzzleStanding::Asked | PuzzleStanding::Solved => None,
        }
    }

    /// Question about the position of the wrong move.
    pub fn coach_question(&self) -> Option<Question> {
        self.wrong()?;
        Question::of(self.before.as_ref()?, SearchGoal::GRADING)
    }

    /// The wrong move as the coach rates it, with its stakes.
    pub fn reviewed<'a>(&self, shared: &'a Shared) -> Option<(&'a Advised, Stakes)> {
        shared.coach.reviewed(&self.coach_question()?, self.wrong()?)
    }

    /// Opens the line of the wrong move, or the solution.
    fn show_line(&self, shared: &mut Shared) -> Reaction {
        if let Some(attempt) = self.attempt().filter(|_| self.standing == PuzzleStanding::Solved) {
            let puzzle = attempt.puzzle();
            let before = session(Some(&Attempt::new(puzzle)));
            let playback = LinePlayback::of_solution(&before, &puzzle.line, puzzle.score);
            return line::open(playback, shared);
        }
        let asked = self.coach_question().zip(self.before.clone());
        let playback = asked.and_then(|(question, before)| {
            line::of_answer(&question, &self.session.at(before, None), self.wrong(), &shared.coach)
        });
        line::open(playback, shared)
    }
}

/// Session of a puzzle, or of the start position without one.
fn session(attempt: Option<&Attempt>) -> GameSession {
    let setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    let game = attempt.map_or_else(
        || Game::new(setup.variant, crate::rules::Color::Black),
        |attempt| attempt.game.clone(),
    );
    GameSession::new(setup, [Seat::Human; 2], game)
}
