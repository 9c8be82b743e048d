//! The lesson page: a board with a task, and the answer.

use crate::words::lessons;
mod behavior;
pub mod keys;
mod standing;
pub mod text;

use crate::app::move_entry::MoveEntry;
use crate::app::pages::line;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::course;
use crate::app::session::game_session::GameSession;
use crate::app::session::setup::{Mode, Setup};
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::coach::{Advised, Question, SearchGoal, Stakes};
use crate::engine::Level;
use crate::rules::{Bitboard, Game, Square, Turn};
use crate::school::{
    Aim, LearntBoard, Lesson, LessonAnswer, LessonBoard, LessonTask, Marks, Progress, ResultKept,
    Solver,
};
use crate::store::{Seat, StoreRequest};

pub use standing::LessonStanding;

#[derive(Clone, Debug)]
pub struct LessonPage {
    /// Number of the lesson, from 0.
    number: usize,
    /// Number of the board, from 0.
    at: usize,
    pub session: GameSession,
    pub entry: MoveEntry,
    /// Number being typed.
    pub count: String,
    /// Squares marked by the player.
    pub marked: Bitboard,
    pub standing: LessonStanding,
    /// Position before an answer that was a move.
    before: Option<Game>,
    /// Boards answered wrongly since the lesson was opened, one bit each.
    missed: u64,
    /// Whether every board is solved and the summary is shown.
    pub is_over: bool,
    /// Paragraph shown alone, from 1, if not all fit; 0 for all.
    pub reading: usize,
}

/// Memory for solving, in MiB.
const MEBIBYTES: usize = 1;
const DIGITS: usize = 2;

impl LessonPage {
    /// A lesson at its first unsolved board.
    pub fn new(number: usize, progress: &Progress) -> Self {
        let at = progress.take_up(&lessons()[number]);
        Self {
            number,
            at,
            session: session(&lessons()[number].boards[at]),
            entry: MoveEntry::default(),
            count: String::new(),
            marked: Bitboard::EMPTY,
            standing: LessonStanding::Asked,
            before: None,
            missed: 0,
            is_over: false,
            reading: 0,
        }
    }

    /// Goes to the first unsolved board, unless the player has begun.
    pub fn take_up(&mut self, progress: &Progress) {
        let is_fresh = self.at == 0 && self.is_asked() && self.marked.is_empty();
        if is_fresh && self.session.game == self.board().game {
            *self = Self::new(self.number, progress);
        }
    }

    pub fn lesson(&self) -> &'static Lesson {
        &lessons()[self.number]
    }

    pub fn has_next(&self) -> bool {
        self.number + 1 < lessons().len()
    }

    pub fn board(&self) -> &'static LessonBoard {
        &self.lesson().boards[self.at]
    }

    /// Number of the board, from 0.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether an answer is awaited.
    pub fn is_asked(&self) -> bool {
        self.standing == LessonStanding::Asked && !self.is_over
    }

    /// Whether the task asks for a number.
    pub fn counts(&self) -> bool {
        matches!(self.board().task, LessonTask::Count(_) | LessonTask::Total(_))
    }

    /// Whether the task asks for squares.
    pub fn marks(&self) -> bool {
        matches!(self.board().task, LessonTask::Mark(_))
    }

    /// Goes to another board.
    fn jump_to(&mut self, at: usize) {
        let (number, missed) = (self.number, self.missed);
        let fresh = Self::new(number, &Progress::default());
        *self = Self { at, missed, session: session(&self.lesson().boards[at]), ..fresh };
    }

    /// Whether a newcomer has finished the first lesson, so that the first game follows.
    fn leads_to_first_game(&self, shared: &Shared) -> bool {
        self.is_over && self.number == 0 && shared.is_newcomer
    }

    /// Leaves a finished lesson: for the first game, the next lesson, or the list after the last one.
    fn go_on(&mut self, shared: &mut Shared) -> Reaction {
        if self.leads_to_first_game(shared) {
            let setup = Setup { level: Level::Random, ..Setup::default() };
            return Reaction::navigate(Navigation::Deal(Box::new(shared.new_session(setup))));
        }
        self.open_next(shared)
    }

    fn open_next(&mut self, shared: &Shared) -> Reaction {
        if !self.has_next() {
            return Reaction::navigate(Navigation::Back);
        }
        *self = Self::new(self.number + 1, &shared.progress);
        Reaction::none()
    }

    /// Handles Enter: answers, tries again or continues.
    fn activate(&mut self, shared: &mut Shared) -> Reaction {
        if self.is_over {
            return self.go_on(shared);
        }
        match self.standing {
            LessonStanding::Right(_) => {
                match (
                    self.at + 1 < self.lesson().boards.len(),
                    shared.progress.next(self.lesson()),
                ) {
                    (true, _) => self.jump_to(self.at + 1),
                    (false, Some(open)) => self.jump_to(open),
                    (false, None) => self.is_over = true,
                }
                Reaction::none()
            }
            LessonStanding::Lesser(_)
            | LessonStanding::Wrong(_)
            | LessonStanding::WrongNumber(_) => {
                self.try_again(shared);
                Reaction::none()
            }
            LessonStanding::Asked if self.counts() => self.check_number(shared),
            LessonStanding::Asked if self.board().task == LessonTask::Pass => self.pass(shared),
            LessonStanding::Asked => self.point(self.session.view.cursor, shared),
        }
    }

    /// Returns to the position before the wrong answer, or to the start of the board.
    fn try_again(&mut self, shared: &mut Shared) {
        match (self.standing, self.before.take()) {
            (standing, before) if standing.can_try_again() => {
                if let Some(before) = before {
                    self.session = self.session.at(before, None);
                }
                self.count.clear();
                self.standing = LessonStanding::Asked;
            }
            (LessonStanding::Asked, _)
                if self.session.game.played() == self.board().game.played() =>
            {
                shared.refuse(Refusal::NothingToTakeBack);
            }
            _ => self.jump_to(self.at),
        }
    }

    /// Handles a chosen square: a move or a mark.
    pub fn point(&mut self, square: Square, shared: &mut Shared) -> Reaction {
        if !self.is_asked() || self.counts() {
            return Reaction::none();
        }
        self.session.view.cursor = square;
        if self.marks() {
            return self.mark(square, shared);
        }
        let before = self.session.game.clone();
        let is_kept = self.is_right(square);
        match self.session.game.place(square) {
            Ok(ply) => {
                self.session.record_ply(ply, shared.settings.animation.then_some(shared.now));
            }
            Err(error) => {
                let notation = shared.settings.notation(self.session.setup.variant);
                shared.refuse(Refusal::Play(error, notation));
                return Reaction::none();
            }
        }
        self.before = Some(before);
        if self.board().reply_to_lesser(square).is_some() {
            self.standing = LessonStanding::Lesser(square);
            return Reaction::none();
        }
        if !is_kept {
            self.missed |= 1 << self.at;
            self.standing = LessonStanding::Wrong(square);
            return Reaction::none();
        }
        if let LessonTask::Finish(_) = self.board().task {
            self.reply();
            if !self.session.game.is_over() {
                return Reaction::none();
            }
        }
        self.solved(Some(square), shared)
    }

    /// Whether a move solves the task.
    fn is_right(&self, square: Square) -> bool {
        let board = self.board();
        match (&board.task, board.answer) {
            (LessonTask::Finish(outcome), _) => keeps(*outcome, &self.session.game, square),
            (_, LessonAnswer::Squares(squares)) => squares.contains(square),
            _ => false,
        }
    }

    /// Plays the opponent's best moves until the player is to move or the game is over.
    fn reply(&mut self) {
        let player = self.board().game.side_to_move();
        let game = &mut self.session.game;
        loop {
            match game.turn() {
                Turn::Place(side) if side != player => {
                    let values = Solver::new(MEBIBYTES).solved(*game.position());
                    let best = values.first().expect("there is a move").square;
                    game.place(best).expect("it is legal");
                }
                Turn::Pass(_) => drop(game.pass().expect("it is forced")),
                Turn::Place(_) | Turn::Over => return,
            }
        }
    }

    fn mark(&mut self, square: Square, shared: &mut Shared) -> Reaction {
        let LessonAnswer::Squares(wanted) = self.board().answer else { return Reaction::none() };
        if !wanted.contains(square) {
            self.missed |= 1 << self.at;
            self.standing = LessonStanding::Wrong(square);
            return Reaction::none();
        }
        self.marked |= Bitboard::of(square);
        if self.marked != wanted {
            return Reaction::none();
        }
        // Once all flips of a move are marked, the move is played on the board.
        if let LessonTask::Mark(Marks::Flips(at)) = self.board().task
            && let Ok(ply) = self.session.game.place(at)
        {
            self.session.record_ply(ply, shared.settings.animation.then_some(shared.now));
        }
        self.solved(None, shared)
    }

    fn check_number(&mut self, shared: &mut Shared) -> Reaction {
        let Ok(number) = self.count.parse() else {
            shared.refuse(Refusal::TypeNumber);
            return Reaction::none();
        };
        if self.board().answer == LessonAnswer::Number(number) {
            return self.solved(None, shared);
        }
        self.missed |= 1 << self.at;
        self.standing = LessonStanding::WrongNumber(number);
        Reaction::none()
    }

    fn pass(&mut self, shared: &mut Shared) -> Reaction {
        match self.session.game.pass() {
            Ok(_) => self.solved(None, shared),
            Err(error) => {
                let notation = shared.settings.notation(self.session.setup.variant);
                shared.refuse(Refusal::Play(error, notation));
                Reaction::none()
            }
        }
    }

    fn solved(&mut self, square: Option<Square>, shared: &mut Shared) -> Reaction {
        self.standing = LessonStanding::Right(square);
        let at_first = self.missed >> self.at & 1 == 0;
        let lesson = self.lesson().name.clone();
        let learnt = LearntBoard { lesson, board: self.at, at_first };
        if shared.progress.note(learnt.clone()) {
            return Reaction::effect(StoreRequest::Learnt(learnt));
        }
        Reaction::none()
    }

    /// Handles a typed answer: a square, or a number.
    pub fn play_typed(&mut self, text: &str, shared: &mut Shared) -> Reaction {
        if self.counts() {
            text.clone_into(&mut self.count);
            return self.check_number(shared);
        }
        match course::typed_square(&self.session, text, shared) {
            Some(square) => self.point(square, shared),
            None => Reaction::none(),
        }
    }

    /// Last answer, if it was a move.
    pub const fn answered(&self) -> Option<Square> {
        match self.standing {
            LessonStanding::Right(square) => square,
            LessonStanding::Lesser(square) | LessonStanding::Wrong(square) => Some(square),
            LessonStanding::Asked | LessonStanding::WrongNumber(_) => None,
        }
    }

    /// Question about the last answer, if it was a move.
    pub fn coach_question(&self) -> Option<Question> {
        self.answered().filter(|_| !self.is_over)?;
        let LessonTask::Play(aims) = &self.board().task else { return None };
        let is_choice = !aims.contains(&Aim::Legal);
        is_choice.then(|| Question::of(self.before.as_ref()?, SearchGoal::GRADING)).flatten()
    }

    /// The last answer as the coach rates it, with its stakes.
    pub fn reviewed<'a>(&self, shared: &'a Shared) -> Option<(&'a Advised, Stakes)> {
        shared.coach.reviewed(&self.coach_question()?, self.answered()?)
    }

    /// Opens the line of the last answer.
    fn show_line(&self, shared: &mut Shared) -> Reaction {
        let asked = self.coach_question().zip(self.before.clone());
        let playback = asked.and_then(|(question, before)| {
            line::of_answer(
                &question,
                &self.session.at(before, None),
                self.answered(),
                &shared.coach,
            )
        });
        line::open(playback, shared)
    }

    /// Word of Enter in the key line.
    fn enter_word(&self, shared: &Shared) -> &'static str {
        match self.standing {
            _ if self.leads_to_first_game(shared) => "bar-first-game",
            _ if self.is_over => "bar-go-on",
            LessonStanding::Right(_) => "bar-next",
            LessonStanding::Lesser(_)
            | LessonStanding::Wrong(_)
            | LessonStanding::WrongNumber(_) => "bar-try-again",
            LessonStanding::Asked if self.board().task == LessonTask::Pass => "bar-pass",
            LessonStanding::Asked if self.counts() => "bar-answer",
            LessonStanding::Asked if self.marks() => "bar-mark",
            LessonStanding::Asked => "bar-play",
        }
    }
}

fn keeps(outcome: ResultKept, game: &Game, square: Square) -> bool {
    let values = Solver::new(MEBIBYTES).solved(*game.position());
    let score = values.iter().find(|value| value.square == square).map(|value| value.score);
    let best = values.first().map(|value| value.score);
    score.zip(best).is_some_and(|(score, best)| outcome.is_kept(score, best))
}

/// Session of a lesson board, with the cursor on the square that the task is about.
fn session(board: &LessonBoard) -> GameSession {
    let game = board.game.clone();
    let setup = Setup { variant: game.variant(), mode: Mode::TwoPlayers, ..Setup::default() };
    let mut session = GameSession::new(setup, [Seat::Human; 2], game);
    if let LessonTask::Mark(Marks::Flips(square)) | LessonTask::Count(Marks::Flips(square)) =
        board.task
    {
        session.view.cursor = square;
    }
    session
}
