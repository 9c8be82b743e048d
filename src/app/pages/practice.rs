//! The practice page: the player's own mistakes, repeated at growing intervals until solved; or a drill on one game.

mod behavior;
mod text;

use crate::app::keymap::{
    BACK_TO_START, CURSOR, DETAIL, HINTS, LEGAL, SHOW_LINE, TYPE_MOVE, enter, key,
};
use crate::app::live::live_coach::LiveCoach;
use crate::app::overview::LastGame;
use crate::app::pages::board::can_review;
use crate::app::pages::prelude::*;
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::row::Opening;
use crate::coach::{Advice, Advised, Grade, Principle, Question, Stakes};
use crate::rules::{Color, Game, Variant};
use crate::school::{comes_back_in, motifs_about};
use crate::store::{Exercise, Exercises, StoreRequest};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet, VecDeque};

pub static KEYS: KeyTable = KeyTable::page(
    "practice",
    &[
        CURSOR,
        &[enter("key-practice-play", "bar-play")],
        LEGAL,
        &[
            TYPE_MOVE,
            key("s", Command::NextSubject, "key-subject").bar("s", "bar-subject"),
            HINTS,
            key("i", Command::Idea, "key-practice-idea").bar("i", "bar-idea"),
            DETAIL.bar("w", "bar-why"),
            SHOW_LINE.bar("o", "bar-line"),
        ],
    ],
)
.back(BACK_TO_START);

#[derive(Clone, Debug)]
pub struct PracticePage {
    /// Exercises still due; the current one is the first about the chosen subject.
    due: VecDeque<Exercise>,
    /// Chosen subject, if any.
    only: Option<Principle>,
    pub board: BoardExercise,
    /// Whether the answer is judged and saved.
    is_judged: bool,
    /// Whether the idea behind the best move is shown.
    pub is_hinted: bool,
    /// Exercises missed today.
    missed: HashSet<i64>,
    /// Days until the current exercise returns, once known; `None` for never.
    in_days: Option<u32>,
    /// Number of answers, and of right ones.
    score: [usize; 2],
    /// Exercises from the store, once known.
    exercises: Option<Exercises>,
    /// The drill on one game; `None` while the store's exercises are practised.
    drill: Option<GameDrill>,
}

/// Puzzles at the end of a drill.
const PUZZLES: usize = 2;

/// A drill: positions of one game, then puzzles on their idea. It leaves the store as it is.
#[derive(Clone, Copy, Debug)]
struct GameDrill {
    idea: Option<Principle>,
    /// Puzzles to come.
    puzzles: usize,
}

impl Default for PracticePage {
    fn default() -> Self {
        Self {
            due: VecDeque::new(),
            only: None,
            board: board(None),
            is_judged: false,
            is_hinted: false,
            missed: HashSet::new(),
            in_days: None,
            score: [0, 0],
            exercises: None,
            drill: None,
        }
    }
}

impl PracticePage {
    pub fn about(only: Option<Principle>) -> Self {
        Self { only, ..Self::default() }
    }

    /// A drill on positions of one game, then on puzzles with this idea.
    pub fn drill(exercises: Vec<Exercise>, idea: Option<Principle>) -> Self {
        let idea = idea.filter(|idea| !motifs_about(*idea).is_empty());
        let puzzles = if idea.is_some() { PUZZLES } else { 0 };
        let drill = Some(GameDrill { idea, puzzles });
        let mut page = Self { drill, ..Self::default() };
        page.take(Exercises { due: exercises, ..Exercises::default() });
        page
    }

    /// Stores the due exercises, unless they are known.
    pub fn take(&mut self, mut exercises: Exercises) {
        if self.exercises.is_none() {
            self.due = std::mem::take(&mut exercises.due).into();
            self.board = board(self.exercise());
            self.exercises = Some(exercises);
        }
    }

    /// The current exercise; `None` when none is due.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.due.get(self.current()?)
    }

    /// Index of the current exercise among those due.
    fn current(&self) -> Option<usize> {
        self.due.iter().position(|exercise| self.is_about_it(exercise))
    }

    pub const fn only(&self) -> Option<Principle> {
        self.only
    }

    fn is_about_it(&self, exercise: &Exercise) -> bool {
        self.only.is_none() || exercise.principle == self.only
    }

    /// Subjects of the due exercises, most frequent first.
    fn subjects(&self) -> Vec<Principle> {
        let mut counts: BTreeMap<Principle, usize> = BTreeMap::new();
        for principle in self.due.iter().filter_map(|exercise| exercise.principle) {
            *counts.entry(principle).or_default() += 1;
        }
        let mut subjects: Vec<(Principle, usize)> = counts.into_iter().collect();
        subjects.sort_by_key(|(_, count)| Reverse(*count));
        subjects.into_iter().map(|(principle, _)| principle).collect()
    }

    /// Whether the practice can be limited to a subject.
    pub fn has_subjects(&self) -> bool {
        let is_free = self.board.answer().is_none() && self.drill.is_none();
        is_free && (self.only.is_some() || !self.subjects().is_empty())
    }

    /// Limits the practice to the next subject; after the last one, removes the limit.
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

    /// Puts the current position on the board.
    fn begin(&mut self) {
        self.board = board(self.exercise());
        self.is_judged = false;
        self.is_hinted = false;
    }

    /// Idea of the current exercise, while its move is asked for.
    pub fn hint(&self) -> Option<Principle> {
        self.exercise().filter(|_| self.board.answer().is_none())?.principle
    }

    /// Number of exercises due, including the current one.
    pub fn due(&self) -> usize {
        self.due.iter().filter(|exercise| self.is_about_it(exercise)).count()
    }

    /// Number of answers, and of right ones.
    pub const fn score(&self) -> [usize; 2] {
        self.score
    }

    /// Days until the current exercise returns: 0 for later today, `None` once solved for good.
    pub const fn comes_again(&self) -> Option<u32> {
        self.in_days
    }

    /// Exercises of the store; `None` while they are loading.
    pub const fn exercises(&self) -> Option<&Exercises> {
        self.exercises.as_ref()
    }

    pub fn coach_question(&self) -> Option<Question> {
        self.exercise().and_then(|_| self.board.question())
    }

    /// Advice on the current position, once the player has moved.
    pub fn solution<'a>(&self, coach: &'a LiveCoach) -> Option<&'a Advice> {
        self.board.answer()?;
        coach.verdict_on(&self.coach_question()?)
    }

    /// The player's move with its stakes, once there is a [`Self::solution`].
    pub fn reviewed<'a>(&self, coach: &'a LiveCoach) -> Option<(&'a Advised, Stakes)> {
        coach.reviewed(&self.coach_question()?, self.board.answer()?)
    }

    /// Notes the player's move; the board stays as it is.
    fn play(&mut self, square: Square, cx: &mut Context) {
        if self.is_asked() && self.board.accepts(square, cx) {
            self.board.note_answer(square, self.board.session.game.clone(), cx);
        }
    }

    /// Whether a move is awaited.
    pub fn is_asked(&self) -> bool {
        self.board.answer().is_none() && self.exercise().is_some()
    }

    /// Choice of a puzzle on the subject of the current exercise, once the exercise is done for today; `None` if no
    /// puzzle fits.
    pub fn puzzle_next(&self) -> Option<PuzzleChoice> {
        let is_done = self.is_judged && self.in_days != Some(0) && self.drill.is_none();
        let principle = self.exercise().filter(|it| is_done && it.variant.flips())?.principle?;
        (!motifs_about(principle).is_empty()).then_some(PuzzleChoice::SameIdea(principle))
    }

    /// Idea and number of the puzzles that end a drill, once its moves are done.
    pub fn puzzles_of_drill(&self) -> Option<(Principle, usize)> {
        let GameDrill { idea, puzzles } = self.drill.filter(|_| self.exercise().is_none())?;
        idea.filter(|_| puzzles > 0).map(|idea| (idea, puzzles))
    }

    pub const fn is_drill(&self) -> bool {
        self.drill.is_some()
    }

    /// Opens the next puzzle of a drill.
    fn open_puzzle(&mut self) -> Option<Reaction> {
        let (idea, _) = self.puzzles_of_drill()?;
        self.drill.as_mut()?.puzzles -= 1;
        let choice = PuzzleChoice::SameIdea(idea);
        Some(Reaction::navigate(Navigation::Open(Opening::Puzzle(choice))))
    }

    /// Goes to the next exercise, or to a puzzle on the same subject. An exercise missed for the first time returns
    /// after the others.
    fn advance(&mut self) -> Reaction {
        let puzzle = self.puzzle_next();
        if let Some(done) = self.current().and_then(|at| self.due.remove(at)) {
            self.due.extend(Some(done).filter(|_| self.in_days == Some(0)));
        }
        self.begin();
        let open = |choice| Reaction::navigate(Navigation::Open(Opening::Puzzle(choice)));
        puzzle.map_or_else(Reaction::none, open)
    }

    /// Judges the player's move once its value is known; returns the request that saves the result.
    fn judge(&mut self, coach: &LiveCoach) -> Option<StoreRequest> {
        let (_, stakes) = self.reviewed(coach)?;
        if self.is_judged {
            return None;
        }
        let is_right = stakes.grade() <= Grade::Good;
        self.is_judged = true;
        self.score[0] += 1;
        self.score[1] += usize::from(is_right);
        let at = self.current()?;
        let exercise = &mut self.due[at];
        exercise.streak = if is_right { exercise.streak + 1 } else { 0 };
        let (id, streak) = (exercise.id, exercise.streak);
        self.in_days = match streak {
            // Missed once, it returns today; missed twice, another day.
            0 => Some(u32::from(!self.missed.insert(id))),
            streak => comes_back_in(streak),
        };
        if self.drill.is_some() {
            self.in_days = self.in_days.filter(|days| *days == 0);
            return None;
        }
        Some(StoreRequest::Practised { id, streak, in_days: self.in_days })
    }

    /// The player's last game, where there was never a mistake to practise and it has no review.
    pub fn game_to_review<'a>(&self, cx: &'a Context) -> Option<&'a LastGame> {
        let Exercises { later, solved, waiting, .. } =
            self.exercises.as_ref().filter(|_| self.drill.is_none())?;
        let is_new = self.due.is_empty() && later + solved + waiting == 0;
        let last = cx.overview.as_ref()?.last.as_ref()?;
        let game = &last.session.game;
        let can_be = can_review(game.variant(), game.played()).is_ok();
        (is_new && can_be && !last.is_reviewed).then_some(last)
    }

    /// Whether Enter leads to puzzles that the player missed.
    pub fn leads_to_missed(&self, cx: &Context) -> bool {
        self.exercise().is_none() && self.drill.is_none() && cx.has_puzzles_due()
    }

    /// Word of Enter in the key line.
    fn enter_word(&self, cx: &Context) -> &'static str {
        match (self.exercise(), self.board.answer()) {
            _ if self.exercises.is_none() => "bar-play",
            (None, _) if self.puzzles_of_drill().is_some() => "bar-puzzles",
            (None, _) if self.leads_to_missed(cx) => "bar-puzzles",
            (None, _) if self.game_to_review(cx).is_some() => "bar-review",
            (None, _) => "bar-back",
            (Some(_), Some(_)) => "bar-next",
            (Some(_), None) => "bar-play",
        }
    }
}

/// Board of an exercise, or of the start position without one.
fn board(exercise: Option<&Exercise>) -> BoardExercise {
    BoardExercise::new(exercise.map_or_else(
        || Game::new(Variant::REVERSI, Color::Black),
        |it| Game::starting_at(it.variant, it.position, it.side),
    ))
}
