//! An opponent kept in step with a game.

use super::error::OpponentError;
use super::opinion::Opinions;
use super::opponent::{Opponent, Terms};
use crate::engine::{Answer, Report, Stop};
use crate::rules::{Game, Ply, Turn};

/// An opponent in step with a game: it receives every ply once, or the whole game after a jump.
pub struct SyncedOpponent {
    opponent: Box<dyn Opponent>,
    /// Game as the opponent knows it; `None` if uncertain.
    known: Option<Game>,
    has_started: bool,
}

impl SyncedOpponent {
    pub fn new(opponent: impl Into<Box<dyn Opponent>>) -> Self {
        Self { opponent: opponent.into(), known: None, has_started: false }
    }

    /// Starts a new game.
    ///
    /// # Errors
    ///
    /// As [`Opponent::start`].
    pub fn start(&mut self, game: &Game, stop: &Stop) -> Result<(), OpponentError> {
        self.end_game();
        self.follow(game, stop)
    }

    pub fn end_game(&mut self) {
        (self.known, self.has_started) = (None, false);
    }

    /// Sends the plies since the last call.
    ///
    /// # Errors
    ///
    /// As [`Opponent::start`] and [`Opponent::played`].
    pub fn follow(&mut self, game: &Game, stop: &Stop) -> Result<(), OpponentError> {
        let known = self.known.take();
        match known.as_ref().map(|known| plies_since(known, game)) {
            Some(Some(plies)) => {
                plies.iter().try_for_each(|ply| self.opponent.played(ply, stop))?;
            }
            _ if self.has_started => self.opponent.rejoin(game, stop)?,
            _ => {
                self.opponent.start(game, stop)?;
                self.has_started = true;
            }
        }
        self.known = Some(game.clone());
        Ok(())
    }

    /// Has the opponent choose a legal square.
    ///
    /// # Errors
    ///
    /// As [`Opponent::choose`], those of [`Self::follow`], and [`OpponentError::Illegal`].
    pub fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        self.follow(game, stop)?;
        let mut after = self.known.take();
        let answer = self.opponent.choose(game, terms, stop, on_report)?;
        if let Some(after) = &mut after {
            after.place(answer.square).map_err(OpponentError::Illegal)?;
        }
        self.known = after;
        Ok(answer)
    }

    /// Has the opponent ponder until stopped, if the game is as after its last move.
    pub fn ponder(&mut self, game: &Game, stop: &Stop) {
        if self.known.as_ref() == Some(game) && matches!(game.turn(), Turn::Place(_)) {
            self.opponent.ponder(game, stop);
        }
    }

    /// Has the opponent report opinions until stopped.
    ///
    /// # Errors
    ///
    /// As [`Opponent::report_opinions`], and those of [`Self::follow`].
    pub fn report_opinions(
        &mut self,
        game: &Game,
        count: u8,
        stop: &Stop,
        on_opinions: &mut dyn FnMut(&Opinions),
    ) -> Result<(), OpponentError> {
        self.follow(game, stop)?;
        let known = self.known.take();
        self.opponent.report_opinions(game, count, stop, on_opinions)?;
        self.known = known;
        Ok(())
    }

    /// Dismisses the opponent after an error, until the next game.
    pub fn shut_down(&mut self) {
        self.end_game();
        self.opponent.shut_down();
    }
}

/// Plies since `known`; `None` if the game does not continue it.
fn plies_since<'a>(known: &Game, game: &'a Game) -> Option<&'a [Ply]> {
    let is_same = known.variant() == game.variant()
        && known.first() == game.first()
        && known.custom_start() == game.custom_start();
    game.played().strip_prefix(known.played()).filter(|_| is_same)
}
