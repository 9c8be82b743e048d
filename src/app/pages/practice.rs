//! The practice page: the player's own mistakes, which come back at growing intervals until they are
//! solved.

mod behavior;
mod text;

use crate::app::keymap::{
    BACK_TO_START, CURSOR, Command, DETAIL, HINTS, KeyTable, LEGAL, SHOW_LINE, TYPE_MOVE, enter,
    key,
};
use crate::app::live::live_coach::LiveCoach;
use crate::app::move_entry::MoveEntry;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::row::Opening;
use crate::app::session::course;
use crate::app::session::setup::{Mode, Setup};
use crate::app::session::table::Table;
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::coach::{Advice, Advised, Grade, Means, Principle, Quality, Question, Stakes};
use crate::rules::{Color, Game, Square, Variant};
use crate::school::{comes_back_in, motifs_about};
use crate::store::{Exercise, Exercises, Seat, StoreRequest};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet, VecDeque};

/// The keys of the practice.
pub static KEYS: KeyTable = KeyTable::page(
    "practice",
    &[
        CURSOR,
        &[enter("key-practice-play", "bar-play")],
        LEGAL,
        &[
            TYPE_MOVE,
            key("f", Command::NextSubject, "key-subject").bar("f", "bar-subject"),
            HINTS,
            DETAIL.bar("w", "bar-why"),
            SHOW_LINE.bar("o", "bar-line"),
        ],
    ],
)
.back(BACK_TO_START);

/// The practice under way.
#[derive(Clone, Debug)]
pub struct PracticePage {
    /// What is still due; the one at hand is the first about the chosen subject.
    due: VecDeque<Exercise>,
    /// The only subject that is practised, if one was chosen.
    only: Option<Principle>,
    /// The position at hand.
    pub table: Table,
    /// A move being typed.
    pub entry: MoveEntry,
    /// What the player has played.
    answer: Option<Square>,
    /// What came of that is known and kept.
    is_judged: bool,
    /// Those that were missed today.
    missed: HashSet<i64>,
    /// When the one at hand comes back, once that is known: in so many days, or never.
    in_days: Option<u32>,
    /// Answers given, and right ones among them.
    score: [usize; 2],
    /// What the store has told; nothing as long as it has not.
    exercises: Option<Exercises>,
}

impl Default for PracticePage {
    fn default() -> Self {
        Self {
            due: VecDeque::new(),
            only: None,
            table: table(None),
            entry: MoveEntry::default(),
            answer: None,
            is_judged: false,
            missed: HashSet::new(),
            in_days: None,
            score: [0, 0],
            exercises: None,
        }
    }
}

impl PracticePage {
    /// The practice of one subject, or of all.
    pub fn about(only: Option<Principle>) -> Self {
        Self { only, ..Self::default() }
    }

    /// Takes in what is due, if that is still to be told.
    pub fn take(&mut self, mut exercises: Exercises) {
        if self.exercises.is_none() {
            self.due = std::mem::take(&mut exercises.due).into();
            self.table = table(self.exercise());
            self.exercises = Some(exercises);
        }
    }

    /// The position at hand; `None` once nothing is due any more.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.due.get(self.at_hand()?)
    }

    /// The place of the position at hand among all that is due.
    fn at_hand(&self) -> Option<usize> {
        self.due.iter().position(|exercise| self.is_about_it(exercise))
    }

    /// The only subject that is practised, if one was chosen.
    pub const fn only(&self) -> Option<Principle> {
        self.only
    }

    fn is_about_it(&self, exercise: &Exercise) -> bool {
        self.only.is_none() || exercise.principle == self.only
    }

    /// The subjects of what is due, those with the most positions first.
    fn subjects(&self) -> Vec<Principle> {
        let mut counts: BTreeMap<Principle, usize> = BTreeMap::new();
        for principle in self.due.iter().filter_map(|exercise| exercise.principle) {
            *counts.entry(principle).or_default() += 1;
        }
        let mut subjects: Vec<(Principle, usize)> = counts.into_iter().collect();
        subjects.sort_by_key(|(_, count)| Reverse(*count));
        subjects.into_iter().map(|(principle, _)| principle).collect()
    }

    /// Whether the practice can be narrowed to a subject now.
    pub fn has_subjects(&self) -> bool {
        self.answer.is_none() && (self.only.is_some() || !self.subjects().is_empty())
    }

    /// Narrows the practice to the next subject; after the last one it is about all again.
    fn next_subject(&mut self) {
        let subjects = self.subjects();
        let at = self.only.map(|only| subjects.iter().position(|subject| *subject == only));
        self.only = match at {
            None => subjects.first().copied(),
            Some(Some(at)) => subjects.get(at + 1).copied(),
            Some(None) => None,
        };
        self.begin();
    }

    /// Puts the position at hand on the board.
    fn begin(&mut self) {
        self.table = table(self.exercise());
        self.answer = None;
        self.is_judged = false;
    }

    /// The player's move, once it was made.
    pub const fn answer(&self) -> Option<Square> {
        self.answer
    }

    /// How many are due, the one at hand among them.
    pub fn due(&self) -> usize {
        self.due.iter().filter(|exercise| self.is_about_it(exercise)).count()
    }

    /// Answers given, and right ones among them.
    pub const fn score(&self) -> [usize; 2] {
        self.score
    }

    /// In how many days the position at hand comes back, after an answer: 0 after the others of today, `None`
    /// once it is solved for good.
    pub const fn comes_again(&self) -> Option<u32> {
        self.in_days
    }

    /// What there is besides what was due at the beginning; `None` as long as nobody knows.
    pub const fn exercises(&self) -> Option<&Exercises> {
        self.exercises.as_ref()
    }

    /// What the coach is to look at.
    pub fn coach_question(&self) -> Option<Question> {
        let Exercise { variant, position, side, .. } = *self.exercise()?;
        let (quality, means) = (Quality::GRADING, Means::default());
        Some(Question { position, side, variant, quality, means })
    }

    /// What every move of the position at hand is worth, once the player has made one.
    pub fn solution<'a>(&self, coach: &'a LiveCoach) -> Option<&'a Advice> {
        self.answer?;
        coach.verdict_on(&self.coach_question()?)
    }

    /// The player's move with what was at stake: known once there is a [`Self::solution`].
    pub fn judged<'a>(&self, coach: &'a LiveCoach) -> Option<(&'a Advised, Stakes)> {
        coach.judged(&self.coach_question()?, self.answer?)
    }

    /// Plays on the square of that name.
    pub fn play_typed(&mut self, text: &str, shared: &mut Shared) {
        if let Some(square) = course::typed_square(&self.table, text, shared) {
            self.play(square, shared);
        }
    }

    /// The player plays there.
    pub fn play(&mut self, square: Square, shared: &mut Shared) {
        if self.answer.is_some() || self.exercise().is_none() {
            return;
        }
        self.table.view.cursor = square;
        match self.table.game.clone().place(square) {
            Ok(_) => self.answer = Some(square),
            Err(error) => {
                let notation = shared.settings.notation(self.table.setup.variant);
                shared.refuse(Refusal::Play(error, notation));
            }
        }
    }

    /// The puzzle that comes next: about the same as the mistake at hand, once that is done for today.
    pub fn puzzle_next(&self) -> Option<PuzzleChoice> {
        let is_done = self.is_judged && self.in_days != Some(0);
        let principle = self.exercise().filter(|it| is_done && it.variant.flips())?.principle?;
        (!motifs_about(principle).is_empty()).then_some(PuzzleChoice::SameIdea(principle))
    }

    /// The next position, after a puzzle about the same; one that was missed for the first time comes back after the
    /// others.
    fn go_on(&mut self) -> Reaction {
        let puzzle = self.puzzle_next();
        if let Some(done) = self.at_hand().and_then(|at| self.due.remove(at)) {
            self.due.extend(Some(done).filter(|_| self.in_days == Some(0)));
        }
        self.begin();
        let open = |choice| Reaction::go(Navigation::Open(Opening::Puzzle(choice)));
        puzzle.map_or_else(Reaction::none, open)
    }

    /// Judges the player's move as soon as its worth is known, and has that kept.
    fn judge(&mut self, coach: &LiveCoach) -> Option<StoreRequest> {
        let (_, stakes) = self.judged(coach)?;
        if self.is_judged {
            return None;
        }
        let is_right = stakes.grade() <= Grade::Good;
        self.is_judged = true;
        self.score[0] += 1;
        self.score[1] += usize::from(is_right);
        let at = self.at_hand()?;
        let exercise = &mut self.due[at];
        exercise.streak = if is_right { exercise.streak + 1 } else { 0 };
        let (id, streak) = (exercise.id, exercise.streak);
        self.in_days = match streak {
            // Missed once, it comes again today; missed twice, it has to wait.
            0 => Some(u32::from(!self.missed.insert(id))),
            streak => comes_back_in(streak),
        };
        Some(StoreRequest::Practised { id, streak, in_days: self.in_days })
    }

    /// What Enter does.
    fn enter_word(&self, shared: &Shared) -> &'static str {
        match (self.exercise(), self.answer) {
            _ if self.exercises.is_none() => "bar-play",
            (None, _) if shared.has_puzzles_due() => "bar-puzzles",
            (None, _) => "bar-back",
            (Some(_), Some(_)) => "bar-next",
            (Some(_), None) => "bar-play",
        }
    }
}

/// The board of a position, or the start where there is none.
fn table(exercise: Option<&Exercise>) -> Table {
    let game = exercise.map_or_else(
        || Game::new(Variant::REVERSI, Color::Black),
        |it| Game::starting_at(it.variant, it.position, it.side),
    );
    let setup = Setup { variant: game.variant(), mode: Mode::TwoPlayers, ..Setup::default() };
    Table::new(setup, [Seat::Human; 2], game)
}
