//! The player's own mistakes, which come back at growing intervals until they are solved.

use crate::app::{
    Command, Dialog, Effect, Exercise, Lessons, Mode, Player, Row, Screen, Setup, State, Table,
    Wish, play,
};
use crate::coach::{Advice, Advised, Grade, Quality, Question};
use crate::rules::{Color, Game, Square, Variant};
use std::collections::{HashSet, VecDeque};

/// Days until a position comes back that was solved once in a row, twice, and so on; after that it is
/// solved for good. Each about three times as long as the one before (after Leitner, "So lernt man lernen",
/// 1972: what was known moves on to a box that is opened less often, what was not goes back to the first).
const INTERVALS: [u32; 4] = [1, 3, 8, 21];

/// The practice under way.
#[derive(Clone, Debug)]
pub struct Practice {
    /// What is still due, the one at hand first.
    due: VecDeque<Exercise>,
    /// The position at hand.
    pub table: Table,
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
    /// What there is besides.
    lessons: Lessons,
}

impl Practice {
    fn new(mut lessons: Lessons) -> Self {
        let due = VecDeque::from(std::mem::take(&mut lessons.due));
        let table = table(due.front());
        Self {
            due,
            table,
            answer: None,
            is_judged: false,
            missed: HashSet::new(),
            in_days: None,
            score: [0, 0],
            lessons,
        }
    }

    /// The position at hand; `None` once nothing is due any more.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.due.front()
    }

    /// The player's move, once it was made.
    pub const fn answer(&self) -> Option<Square> {
        self.answer
    }

    /// How many are due, the one at hand among them.
    pub fn due(&self) -> usize {
        self.due.len()
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

    /// What there is besides what was due at the beginning.
    pub const fn lessons(&self) -> &Lessons {
        &self.lessons
    }
}

impl Exercise {
    fn question(&self) -> Question {
        let Self { variant, position, side, .. } = *self;
        Question { position, side, variant, quality: Quality::GRADING }
    }
}

/// The board of a position, or the start where there is none.
fn table(exercise: Option<&Exercise>) -> Table {
    let setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    let seats = [Player::Human; 2];
    let game = exercise.map_or_else(
        || Game::new(Variant::REVERSI, Color::Black),
        |it| Game::starting_at(it.variant, it.position, it.side),
    );
    let setup = Setup { variant: game.variant(), ..setup };
    Table::new(setup, seats, game)
}

/// Shows the practice, as soon as the keep has told what is due.
pub fn open(state: &mut State) -> Vec<Effect> {
    state.practice = None;
    state.screen = Screen::Practice;
    state.dialog = None;
    state.notice = None;
    vec![Effect::Keep(Wish::Lessons)]
}

/// Takes in what is due.
pub fn take(state: &mut State, lessons: Lessons) {
    if state.screen == Screen::Practice && state.practice.is_none() {
        state.practice = Some(Practice::new(lessons));
    }
}

/// What the coach is to look at.
pub fn question(state: &State) -> Option<Question> {
    Some(state.practice.as_ref()?.exercise()?.question())
}

/// What every move of the position at hand is worth, once the player has made one.
pub fn solution(state: &State) -> Option<&Advice> {
    let practice = state.practice.as_ref()?;
    practice.answer?;
    state.coach.verdict_on(&practice.exercise()?.question())
}

/// What the player's move is worth, with the best one: known once there is a [`solution`].
pub fn judged(state: &State) -> Option<(&Advised, &Advised)> {
    let answer = state.practice.as_ref()?.answer?;
    let advice = solution(state)?;
    Some((advice.on(answer)?, advice.moves.first()?))
}

/// Does what a key asks for.
pub fn on_practice(state: &mut State, command: Command) {
    match (command, &mut state.practice) {
        (Command::Back, _) => leave(state),
        (_, None) => {}
        (Command::TypeMove, _) => state.dialog = Some(Dialog::Entry(String::new())),
        (Command::Activate, Some(practice)) if practice.exercise().is_none() => leave(state),
        (Command::Activate, Some(practice)) if practice.is_judged => go_on(practice),
        (Command::Activate, Some(practice)) => {
            let square = practice.table.cursor;
            answer(state, square);
        }
        (_, Some(practice)) if practice.answer.is_none() => {
            play::move_cursor(&mut practice.table, command);
        }
        _ => {}
    }
}

fn leave(state: &mut State) {
    state.practice = None;
    state.screen = Screen::Start;
    state.row = Row::Practice;
}

/// The player plays there.
pub fn answer(state: &mut State, square: Square) {
    let notation = state.notation();
    let Some(practice) = &mut state.practice else { return };
    if practice.answer.is_some() || practice.exercise().is_none() {
        return;
    }
    practice.table.cursor = square;
    match practice.table.game.clone().place(square) {
        Ok(_) => practice.answer = Some(square),
        Err(refusal) => state.refuse(refusal.explain(notation)),
    }
}

/// The next position; one that was missed for the first time comes back after the others.
fn go_on(practice: &mut Practice) {
    if let Some(done) = practice.due.pop_front() {
        practice.due.extend(Some(done).filter(|_| practice.in_days == Some(0)));
    }
    practice.table = table(practice.exercise());
    practice.answer = None;
    practice.is_judged = false;
}

/// Judges the player's move as soon as its worth is known, and has that kept.
pub fn proceed(state: &mut State) -> Option<Effect> {
    let loss = judged(state).map(|(made, best)| best.line.score - made.line.score)?;
    let practice = state.practice.as_mut().filter(|practice| !practice.is_judged)?;
    let is_right = Grade::of(loss) <= Grade::Good;
    practice.is_judged = true;
    practice.score[0] += 1;
    practice.score[1] += usize::from(is_right);
    let exercise = practice.due.front_mut()?;
    exercise.streak = if is_right { exercise.streak + 1 } else { 0 };
    let (id, streak) = (exercise.id, exercise.streak);
    practice.in_days = match streak.checked_sub(1) {
        Some(at) => INTERVALS.get(usize::from(at)).copied(),
        // Missed once, it comes again today; missed twice, it has to wait.
        None => Some(u32::from(!practice.missed.insert(id))),
    };
    Some(Effect::Keep(Wish::Practised { id, streak, in_days: practice.in_days }))
}
