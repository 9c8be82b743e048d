//! The lesson page: a board with a task, and the answer.

use crate::app::pages::prelude::*;
use crate::words::lessons;
mod behavior;
pub mod keys;
mod playing_out;
mod standing;
pub mod text;

use crate::app::setup::Setup;
use crate::coach::{Advised, Question, Stakes};
use crate::engine::Level;
use crate::rules::{Bitboard, Game, Turn};
use crate::school::{
    Aim, LearntBoard, Lesson, LessonAnswer, LessonBoard, LessonTask, Marks, Progress, ResultKept,
    Solver,
};
use crate::store::StoreRequest;

pub use playing_out::PlayingOut;
pub use standing::LessonStanding;

#[derive(Clone, Debug)]
pub struct LessonPage {
    /// Number of the lesson, from 0.
    number: usize,
    /// Number of the board, from 0.
    at: usize,
    pub board: BoardExercise,
    /// Number being typed.
    pub count: String,
    /// Squares marked by the player.
    pub marked: Bitboard,
    pub standing: LessonStanding,
    /// The line that follows an answer, once it is known.
    line: Option<PlayingOut>,
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
            board: board(&lessons()[number].boards[at]),
            count: String::new(),
            marked: Bitboard::EMPTY,
            standing: LessonStanding::Asked,
            line: None,
            missed: 0,
            is_over: false,
            reading: 0,
        }
    }

    /// Goes to the first unsolved board, unless the player has begun.
    pub fn take_up(&mut self, progress: &Progress) {
        let is_fresh = self.at == 0 && self.is_asked() && self.marked.is_empty();
        if is_fresh && self.board.session.game == self.lesson_board().game {
            *self = Self::new(self.number, progress);
        }
    }

    pub fn lesson(&self) -> &'static Lesson {
        &lessons()[self.number]
    }

    pub fn has_next(&self) -> bool {
        self.number + 1 < lessons().len()
    }

    pub fn lesson_board(&self) -> &'static LessonBoard {
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
        matches!(self.lesson_board().task, LessonTask::Count(_) | LessonTask::Total(_))
    }

    /// Whether the task asks for squares.
    pub fn marks(&self) -> bool {
        matches!(self.lesson_board().task, LessonTask::Mark(_))
    }

    /// Goes to another board.
    fn jump_to(&mut self, at: usize) {
        let (number, missed) = (self.number, self.missed);
        let fresh = Self::new(number, &Progress::default());
        *self = Self { at, missed, board: board(&self.lesson().boards[at]), ..fresh };
    }

    /// Whether a newcomer has finished the first lesson, so that the first game follows.
    fn leads_to_first_game(&self, cx: &Context) -> bool {
        self.is_over && self.number == 0 && cx.is_newcomer
    }

    /// Leaves a finished lesson: for the first game, the next lesson, or the list after the last one.
    fn go_on(&mut self, cx: &mut Context) -> Reaction {
        if self.leads_to_first_game(cx) {
            let setup = Setup { level: Level::Random, ..Setup::default() };
            return Reaction::navigate(Navigation::Deal(Box::new(cx.new_session(setup))));
        }
        self.open_next(cx)
    }

    fn open_next(&mut self, cx: &Context) -> Reaction {
        if !self.has_next() {
            return Reaction::navigate(Navigation::Back);
        }
        *self = Self::new(self.number + 1, &cx.progress);
        Reaction::none()
    }

    /// Handles Enter: answers, tries again or continues.
    fn activate(&mut self, cx: &mut Context) -> Reaction {
        if self.is_over {
            return self.go_on(cx);
        }
        match self.standing {
            LessonStanding::Right(_) => {
                match (self.at + 1 < self.lesson().boards.len(), cx.progress.next(self.lesson())) {
                    (true, _) => self.jump_to(self.at + 1),
                    (false, Some(open)) => self.jump_to(open),
                    (false, None) => self.is_over = true,
                }
                Reaction::none()
            }
            LessonStanding::Lesser(_)
            | LessonStanding::Wrong(_)
            | LessonStanding::WrongNumber(_) => {
                self.try_again(cx);
                Reaction::none()
            }
            LessonStanding::Asked if self.counts() => self.check_number(cx),
            LessonStanding::Asked if self.lesson_board().task == LessonTask::Pass => self.pass(cx),
            LessonStanding::Asked => self.answer(self.board.session.view.cursor, cx),
        }
    }

    /// Returns to the position before the wrong answer, or to the start of the board.
    fn try_again(&mut self, cx: &mut Context) {
        let is_at_start = self.board.session.game.played() == self.lesson_board().game.played();
        match self.standing {
            standing if standing.can_try_again() => {
                self.board.take_back();
                self.line = None;
                self.count.clear();
                self.standing = LessonStanding::Asked;
            }
            LessonStanding::Asked if is_at_start => cx.refuse(Refusal::NothingToTakeBack),
            _ => self.jump_to(self.at),
        }
    }

    /// Handles a chosen square: a move or a mark.
    fn answer(&mut self, square: Square, cx: &mut Context) -> Reaction {
        if self.marks() && self.standing.can_try_again() {
            self.try_again(cx);
        }
        if !self.is_asked() || self.counts() {
            return Reaction::none();
        }
        if self.marks() {
            self.board.session.view.cursor = square;
            return self.mark(square, cx);
        }
        if !self.board.accepts(square, cx) {
            return Reaction::none();
        }
        let is_kept = self.is_right(square);
        let mut after = self.board.session.game.clone();
        after.place(square).expect("it is legal");
        self.board.note_answer(square, after, cx);
        if self.lesson_board().reply_to_lesser(square).is_some() {
            self.standing = LessonStanding::Lesser(square);
            return Reaction::none();
        }
        if !is_kept {
            self.missed |= 1 << self.at;
            self.standing = LessonStanding::Wrong(square);
            return Reaction::none();
        }
        if let LessonTask::Finish(_) = self.lesson_board().task {
            self.reply();
            if !self.board.session.game.is_over() {
                return Reaction::none();
            }
        }
        self.solved(Some(square), cx)
    }

    /// Whether a move solves the task.
    fn is_right(&self, square: Square) -> bool {
        let board = self.lesson_board();
        match (&board.task, board.answer) {
            (LessonTask::Finish(outcome), _) => keeps(*outcome, &self.board.session.game, square),
            (_, LessonAnswer::Squares(squares)) => squares.contains(square),
            _ => false,
        }
    }

    /// Plays the opponent's best moves until the player is to move or the game is over.
    fn reply(&mut self) {
        let player = self.lesson_board().game.side_to_move();
        let game = &mut self.board.session.game;
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

    fn mark(&mut self, square: Square, cx: &mut Context) -> Reaction {
        let LessonAnswer::Squares(wanted) = self.lesson_board().answer else {
            return Reaction::none();
        };
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
        if let LessonTask::Mark(Marks::Flips(at)) = self.lesson_board().task {
            let mut after = self.board.session.game.clone();
            if after.place(at).is_ok() {
                self.board.advance_to(after, cx);
            }
        }
        self.solved(None, cx)
    }

    fn check_number(&mut self, cx: &mut Context) -> Reaction {
        let Ok(number) = self.count.parse() else {
            cx.refuse(Refusal::TypeNumber);
            return Reaction::none();
        };
        if self.lesson_board().answer == LessonAnswer::Number(number) {
            return self.solved(None, cx);
        }
        self.missed |= 1 << self.at;
        self.standing = LessonStanding::WrongNumber(number);
        Reaction::none()
    }

    fn pass(&mut self, cx: &mut Context) -> Reaction {
        match self.board.session.game.pass() {
            Ok(_) => self.solved(None, cx),
            Err(error) => {
                cx.refuse_move(&self.board.session, error);
                Reaction::none()
            }
        }
    }

    fn solved(&mut self, square: Option<Square>, cx: &mut Context) -> Reaction {
        self.standing = LessonStanding::Right(square);
        let at_first = self.missed >> self.at & 1 == 0;
        let lesson = self.lesson().name.clone();
        let learnt = LearntBoard { lesson, board: self.at, at_first };
        if cx.progress.note(learnt.clone()) {
            return Reaction::effect(StoreRequest::Learnt(learnt));
        }
        Reaction::none()
    }

    /// Question about the last answer, if it was a move.
    pub fn coach_question(&self) -> Option<Question> {
        self.board.answer().filter(|_| !self.is_over)?;
        let LessonTask::Play(aims) = &self.lesson_board().task else { return None };
        self.board.question().filter(|_| !aims.contains(&Aim::Legal))
    }

    /// The last answer as the coach rates it, with its stakes.
    pub fn reviewed<'a>(&self, cx: &'a Context) -> Option<(&'a Advised, Stakes)> {
        self.coach_question().and_then(|_| self.board.reviewed(cx))
    }

    /// Right squares, after an answer that was not one of them.
    fn to_find(&self) -> Bitboard {
        match self.lesson_board().answer {
            LessonAnswer::Squares(squares) if self.standing.can_try_again() => squares,
            _ => Bitboard::EMPTY,
        }
    }

    /// The plies played out after the answer, in words.
    pub fn followed(&self) -> &[String] {
        self.line.as_ref().map_or(&[], PlayingOut::said)
    }

    /// Plays out the line that follows an answer, once it is known.
    fn play_out(&mut self, cx: &Context) {
        let then = self.lesson_board().then;
        if self.line.is_none() && then > 0 && !self.is_asked() {
            let to_find = self.to_find();
            let line = self.reviewed(cx).map(|(given, _)| &given.line.replies);
            let game = &self.board.session.game;
            self.line = line.map(|line| PlayingOut::new(game.clone(), line, then, to_find, cx));
        }
        if let Some(line) = &mut self.line {
            line.proceed(&mut self.board, cx);
        }
    }

    /// Word of Enter in the key line.
    fn enter_word(&self, cx: &Context) -> &'static str {
        match self.standing {
            _ if self.leads_to_first_game(cx) => "bar-first-game",
            _ if self.is_over => "bar-go-on",
            LessonStanding::Right(_) => "bar-next",
            LessonStanding::Lesser(_)
            | LessonStanding::Wrong(_)
            | LessonStanding::WrongNumber(_) => "bar-try-again",
            LessonStanding::Asked if self.lesson_board().task == LessonTask::Pass => "bar-pass",
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

/// A lesson's board, with the cursor on the square that the task is about.
fn board(lesson_board: &LessonBoard) -> BoardExercise {
    let mut board = BoardExercise::new(lesson_board.game.clone());
    if let LessonTask::Mark(Marks::Flips(square)) | LessonTask::Count(Marks::Flips(square)) =
        lesson_board.task
    {
        board.session.view.cursor = square;
    }
    board
}
