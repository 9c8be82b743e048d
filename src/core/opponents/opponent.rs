//! The interface of all opponents except people at the keyboard.

use super::error::OpponentError;
use super::opinion::Opinions;
use crate::engine::{Allotment, Answer, Report, Stop};
use crate::rules::{Clock, Game, Ply};

/// Seed and limits for the choice of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Terms {
    /// Seed of choices among equals.
    pub seed: u64,
    /// Time for the move; `None` leaves it to the opponent.
    pub time: Option<Allotment>,
    /// Clocks of Black and White, if limited, for programs.
    pub clocks: [Option<Clock>; 2],
    /// Depth limit in plies, for opponents that support it.
    pub depth: Option<u32>,
}

/// Name and version a program reports.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Introduction {
    pub name: Option<String>,
    pub version: Option<String>,
}

/// An opponent: a level, a program, a remote player. A stopped opponent returns soon, with its best move or an error.
///
/// Callers use [`super::SyncedOpponent`], which calls these methods in the right order: after an error,
/// [`Opponent::rejoin`] or [`Opponent::start`] comes first. An opponent that looks at the game only when it chooses a
/// move needs only [`Opponent::choose`].
pub trait Opponent: Send {
    /// Starts a game, in which moves may have been made. Earlier games are forgotten.
    ///
    /// # Errors
    ///
    /// Reasons not to continue.
    fn start(&mut self, _game: &Game, _stop: &Stop) -> Result<(), OpponentError> {
        Ok(())
    }

    /// Continues the game at another moment, after a take-back, a redo or an error.
    ///
    /// # Errors
    ///
    /// Reasons not to continue.
    fn rejoin(&mut self, game: &Game, stop: &Stop) -> Result<(), OpponentError> {
        self.start(game, stop)
    }

    /// Handles a ply of the other side, or a pass.
    ///
    /// # Errors
    ///
    /// Reasons not to continue.
    fn played(&mut self, _ply: &Ply, _stop: &Stop) -> Result<(), OpponentError> {
        Ok(())
    }

    /// Chooses a square for the side to move, which must have a legal move; later calls assume that the square was
    /// played.
    ///
    /// # Errors
    ///
    /// Reasons not to continue.
    fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError>;

    /// Ponders on the other side's turn until stopped; without effect by default.
    fn ponder(&mut self, _game: &Game, _stop: &Stop) {}

    /// Reports opinions on at most `_count` best moves until stopped.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Silent`] by default, and reasons not to continue.
    fn report_opinions(
        &mut self,
        _game: &Game,
        _count: u8,
        _stop: &Stop,
        _on_opinions: &mut dyn FnMut(&Opinions),
    ) -> Result<(), OpponentError> {
        Err(OpponentError::Silent)
    }

    /// Name and version, once a game has started.
    ///
    /// # Errors
    ///
    /// Reasons not to continue.
    fn introduction(&mut self, _stop: &Stop) -> Result<Introduction, OpponentError> {
        Ok(Introduction::default())
    }

    /// Ends its programs; the next game starts them again.
    fn shut_down(&mut self) {}
}

impl<O: Opponent + 'static> From<O> for Box<dyn Opponent> {
    fn from(opponent: O) -> Self {
        Box::new(opponent)
    }
}
