//! A board with a task that a move answers.

use crate::app::context::Context;
use crate::app::course;
use crate::app::keymap::Command;
use crate::app::move_entry::MoveEntry;
use crate::app::pages::line;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::game_session::GameSession;
use crate::app::session::playback::LinePlayback;
use crate::app::setup::{Mode, Setup};
use crate::coach::{Advised, Question, SearchGoal, Stakes};
use crate::rules::{Game, Square};
use crate::store::Seat;

/// The board of a puzzle, of a lesson, of a position to practise, of lines to learn.
#[derive(Clone, Debug)]
pub struct BoardExercise {
    pub session: GameSession,
    pub entry: MoveEntry,
    /// The player's answer, with the game before it.
    answer: Option<(Square, Game)>,
}

impl BoardExercise {
    /// A position in which the player moves for both sides.
    pub fn new(game: Game) -> Self {
        let setup = Setup { variant: game.variant(), mode: Mode::TwoPlayers, ..Setup::default() };
        Self::on(GameSession::new(setup, [Seat::Human; 2], game))
    }

    /// The position of a session.
    pub fn on(session: GameSession) -> Self {
        Self { session, entry: MoveEntry::default(), answer: None }
    }

    /// The answer, until another one is awaited.
    pub fn answer(&self) -> Option<Square> {
        self.answer.as_ref().map(|(square, _)| *square)
    }

    /// Moves the cursor to a square, and refuses it if no move leads there.
    pub fn accepts(&mut self, square: Square, cx: &mut Context) -> bool {
        self.session.view.cursor = square;
        let placed = self.session.game.clone().place(square);
        placed.map_err(|error| cx.refuse_move(&self.session, error)).is_ok()
    }

    /// Notes an answer, which leads to this game.
    pub fn note_answer(&mut self, square: Square, after: Game, cx: &Context) {
        let before = std::mem::replace(&mut self.session.game, after);
        self.answer = Some((square, before));
        self.turn_discs(cx);
    }

    /// Shows a later moment of the game.
    pub fn advance_to(&mut self, game: Game, cx: &Context) {
        self.session.game = game;
        self.turn_discs(cx);
    }

    /// Animates the discs of the last ply.
    fn turn_discs(&mut self, cx: &Context) {
        if let Some(ply) = self.session.game.played().last().copied() {
            self.session.record_ply(ply, cx.settings.animation.then_some(cx.now));
        }
    }

    /// Returns to the position before the answer; returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let Some((_, before)) = self.answer.take() else { return false };
        self.session = self.session.at(before, None);
        true
    }

    /// Question about the position that the answer is about.
    pub fn question(&self) -> Option<Question> {
        let before = self.answer.as_ref().map_or(&self.session.game, |(_, before)| before);
        Question::of(before, SearchGoal::GRADING)
    }

    /// The answer as the coach rates it, with its stakes.
    pub fn reviewed<'a>(&self, cx: &'a Context) -> Option<(&'a Advised, Stakes)> {
        cx.coach.reviewed(&self.question()?, self.answer()?)
    }

    /// The line of the answer, once known.
    fn line(&self, cx: &Context) -> Option<LinePlayback> {
        let (square, before) = self.answer.as_ref()?;
        let advice = cx.coach.verdict_on(&self.question()?)?;
        LinePlayback::of_advice(&self.session.at(before.clone(), None), advice, Some(*square))
    }

    /// Handles the commands of every exercise; `is_asked`: an answer is awaited.
    pub fn handle_command(
        &mut self,
        command: Command,
        is_asked: bool,
        cx: &mut Context,
    ) -> Reaction {
        match command {
            Command::Back => return Reaction::navigate(Navigation::Back),
            Command::Detail => drop(cx.coach.next_detail(self.answer())),
            Command::ShowLine => return line::open(self.line(cx), cx),
            Command::TypeMove if is_asked => self.entry.open(),
            _ if is_asked => course::steer(&mut self.session, command, cx),
            _ => {}
        }
        Reaction::none()
    }
}
