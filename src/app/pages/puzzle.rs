//! The puzzle page: moves, replies and refutations; also rushes and drills.

mod behavior;
pub mod drill;
pub mod keys;
pub mod rush;
mod text;

use crate::app::pages::line;
use crate::app::pages::prelude::*;
use crate::app::pages::puzzle::drill::Drill;
use crate::app::pages::puzzle::rush::{MOST_MISSES, Rush};
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::session::playback::LinePlayback;
use crate::lobby::LobbyRequest;
use crate::rules::{Bitboard, Color, Game, Variant};
use crate::school::{
    Attempt, AttemptVerdict, Puzzle, RatingChange, RushScore, daily, puzzle_with_id,
};
use crate::store::StoreRequest;
use jiff::civil::Date;
use std::collections::HashSet;

/// Day from which the days of the race are counted.
const UNIX_DAY: Date = Date::constant(1970, 1, 1);

#[derive(Clone, Debug)]
pub struct PuzzlePage {
    choice: PuzzleChoice,
    /// Progress of the current puzzle; `None` without one.
    attempt: Option<Attempt>,
    pub board: BoardExercise,
    pub standing: PuzzleStanding,
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
    /// Time at which the current puzzle came to the board.
    begun: Duration,
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
    pub(in crate::app) fn new(choice: PuzzleChoice, cx: &mut Context) -> Self {
        let rush = match choice {
            PuzzleChoice::Rush(minutes) => Some(Rush::new(minutes, cx.now)),
            _ => None,
        };
        let mut page = Self {
            choice,
            attempt: None,
            board: board(None),
            standing: PuzzleStanding::Asked,
            is_hinted: false,
            is_shown: false,
            is_late: false,
            rated: None,
            rush,
            drill: (choice == PuzzleChoice::Drill).then(Drill::default),
            begun: cx.now,
            seen: HashSet::new(),
        };
        page.begin(cx);
        page
    }

    /// Puts the next puzzle on the board, if there is one.
    fn begin(&mut self, cx: &mut Context) {
        let Context { puzzles: record, random, day, .. } = cx;
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
            (_, Some(rush)) if rush.is_at_start() => {
                record.near(rush.strength(), Puzzle::is_for_newcomers, seen, random)
            }
            (_, Some(rush)) => record.near(rush.strength(), |_| true, seen, random),
            (PuzzleChoice::Daily, _) => Some(daily(*day)).filter(|_| seen.is_empty()),
            (PuzzleChoice::Number(number), _) => puzzle_with_id(number).filter(|_| seen.is_empty()),
            (PuzzleChoice::Missed, _) => due(),
            (PuzzleChoice::SameIdea(_), _) => {
                due().or_else(|| record.near(rating, is_about, seen, random))
            }
            _ => {
                let is_newcomer = !record.is_rated();
                let is_easy = |it: &Puzzle| is_about(it) && it.is_for_newcomers();
                let easy = is_newcomer.then(|| record.near(rating, is_easy, seen, random));
                // A theme may have no easy puzzle.
                easy.flatten().or_else(|| record.near(rating, is_about, seen, random))
            }
        };
        self.seen.extend(next.map(|puzzle| puzzle.id));
        self.attempt = next.map(Attempt::new);
        self.board = board(self.attempt.as_ref());
        self.standing = PuzzleStanding::Asked;
        self.rated = None;
        (self.is_hinted, self.is_shown) = (false, false);
        self.begun = cx.now;
        if let Some(drill) = &mut self.drill {
            drill.ideas.clear();
        }
        cx.coach.is_pointed = false;
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
    pub fn line_to_copy(&self, cx: &Context) -> Option<String> {
        let attempt = self.attempt().filter(|_| self.standing == PuzzleStanding::Solved)?;
        let is_daily = self.choice == PuzzleChoice::Daily && !self.is_late;
        let is_ascii = cx.is_ascii();
        let streak = cx.puzzles.streak(cx.day);
        is_daily.then(|| daily_line(cx.day, attempt, streak, is_ascii))
    }

    /// Handles Enter: plays, tries again or continues.
    fn activate(&mut self, cx: &mut Context) -> Reaction {
        if self.is_over() {
            return Reaction::navigate(Navigation::Back);
        }
        match self.standing {
            PuzzleStanding::Asked => return self.point(self.board.session.view.cursor, cx),
            PuzzleStanding::Wrong(..) => self.try_again(cx),
            PuzzleStanding::Solved if self.requests_idea() => cx.refuse(Refusal::NameIdea),
            PuzzleStanding::Solved if self.choice.is_single() => {
                return Reaction::navigate(Navigation::Back);
            }
            PuzzleStanding::Solved => self.begin(cx),
        }
        Reaction::none()
    }

    pub fn requests_idea(&self) -> bool {
        self.drill.as_ref().is_some_and(Drill::is_asked)
    }

    /// Answers the drill with an idea, by its number.
    fn name_idea(&mut self, number: u8, cx: &mut Context) {
        let Some((drill, attempt)) = self.drill.as_mut().zip(self.attempt.as_ref()) else { return };
        if drill.is_asked() && !drill.name(number, attempt.puzzle()) {
            cx.refuse(Refusal::NameIdea);
        }
    }

    /// Returns to the position before the wrong move.
    fn try_again(&mut self, cx: &mut Context) {
        if self.board.take_back() {
            self.standing = PuzzleStanding::Asked;
        } else {
            cx.refuse(Refusal::NothingToTakeBack);
        }
    }

    /// Handles a chosen square.
    fn answer(&mut self, square: Square, cx: &mut Context) -> Reaction {
        if !self.is_asked() || !self.board.accepts(square, cx) {
            return Reaction::none();
        }
        let Some(attempt) = &mut self.attempt else { return Reaction::none() };
        let Some(verdict) = attempt.play(square) else { return Reaction::none() };
        match verdict {
            AttemptVerdict::Right => {
                self.board.advance_to(attempt.game.clone(), cx);
                Reaction::none()
            }
            AttemptVerdict::Solved => self.solved(cx),
            AttemptVerdict::Wrong(_) if self.rush.is_some() => {
                let right = attempt.wanted().expect("it is not solved");
                cx.announce(News::Missed { made: square, right });
                self.missed(cx)
            }
            AttemptVerdict::Wrong(reply) => {
                let mut game = self.board.session.game.clone();
                for made in std::iter::once(square).chain(reply) {
                    game.place(made).expect("it is legal");
                }
                self.board.note_answer(square, game, cx);
                self.standing = PuzzleStanding::Wrong(square, reply);
                Reaction::none()
            }
        }
    }

    /// Shows the rest of the solution.
    fn show(&mut self, cx: &mut Context) -> Reaction {
        let Some(attempt) = &mut self.attempt else { return Reaction::none() };
        while attempt.show().is_some() {}
        self.is_shown = true;
        self.solved(cx)
    }

    fn solved(&mut self, cx: &mut Context) -> Reaction {
        let Some(attempt) = &self.attempt else { return Reaction::none() };
        let (puzzle, misses) = (attempt.puzzle(), attempt.misses as u32);
        self.board.advance_to(attempt.game.clone(), cx);
        if let Some(rush) = &mut self.rush {
            rush.solved += 1;
            self.begin(cx);
            return Reaction::none();
        }
        self.standing = PuzzleStanding::Solved;
        if let Some(drill) = &mut self.drill {
            drill.set_question(puzzle, &mut cx.random);
        }
        let is_daily = self.choice == PuzzleChoice::Daily;
        self.is_late = is_daily && cx.puzzles.has_tried_daily(cx.day);
        let daily = Some(cx.day).filter(|_| self.choice == PuzzleChoice::Daily);
        let record = &mut cx.puzzles;
        let tried = record.tried(puzzle, misses, self.is_hinted, daily, cx.day);
        let before = record.estimate().rating();
        let is_first = record.note(&tried);
        self.rated = is_first.then(|| RatingChange::of(before, record.estimate().rating()));
        let is_raced = is_daily && !self.is_late && misses == 0 && !self.is_helped();
        let race = is_raced.then(|| LobbyRequest::Solved {
            day: cx.day.duration_since(UNIX_DAY).as_hours() / 24,
            time: cx.now.saturating_sub(self.begun),
        });
        Reaction::effects(Effects::from(StoreRequest::PuzzleTried(tried)).and(race))
    }

    /// Whether the player asked for the idea, or for the solution.
    const fn is_helped(&self) -> bool {
        self.is_hinted || self.is_shown
    }

    /// Counts a miss of a rush; shows the next puzzle unless the rush is over.
    fn missed(&mut self, cx: &mut Context) -> Reaction {
        let Some(rush) = &mut self.rush else { return Reaction::none() };
        rush.misses += 1;
        if rush.misses < MOST_MISSES {
            self.begin(cx);
            return Reaction::none();
        }
        self.end_rush(cx).map_or_else(Reaction::none, Reaction::effect)
    }

    fn end_rush(&mut self, cx: &mut Context) -> Option<StoreRequest> {
        let rush = self.rush.as_mut().filter(|rush| rush.over.is_none())?;
        let score = RushScore { minutes: rush.minutes, solved: rush.solved };
        rush.over = Some(cx.puzzles.note_rush(score));
        self.board.entry.close();
        Some(StoreRequest::Rushed(score))
    }

    /// Opens the line of a solved puzzle.
    fn show_solution(&self, cx: &mut Context) -> Reaction {
        let Some(puzzle) = self.solved_puzzle() else { return Reaction::none() };
        let before = board(Some(&Attempt::new(puzzle))).session;
        line::open(LinePlayback::of_solution(&before, &puzzle.line, puzzle.score), cx)
    }
}

/// Board of a puzzle, or of the start position without one.
fn board(attempt: Option<&Attempt>) -> BoardExercise {
    let start = || Game::new(Variant::REVERSI, Color::Black);
    let mut board = BoardExercise::new(attempt.map_or_else(start, |attempt| attempt.game.clone()));
    // On a disc, so that Enter alone solves nothing.
    let position = board.session.game.position();
    let centre = Bitboard::CENTRE & (position.player() | position.opponent());
    board.session.view.cursor = centre.first().unwrap_or(board.session.view.cursor);
    board
}

/// A result line without spoilers: one block for each move, full if found at first try.
fn daily_line(day: Date, attempt: &Attempt, streak: usize, is_ascii: bool) -> String {
    let signs = if is_ascii { ['#', '-'] } else { ['■', '□'] };
    let blocks: String = attempt.found.iter().map(|found| signs[usize::from(!found)]).collect();
    say!("puzzle-daily-line", day = day.to_string(), blocks = blocks, streak = streak)
}
