//! The opponent: the seam behind which every player is that is no person at the keyboard.

use super::error::OpponentError;
use super::opinion::Opinions;
use crate::engine::{Allotment, Answer, Report, Stop};
use crate::rules::{Clock, Game, Ply};

/// The terms of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Terms {
    /// Decides among equals, where chance does.
    pub seed: u64,
    /// The time for the move; `None` leaves it to the opponent.
    pub time: Option<Allotment>,
    /// Black's clock and White's, where their time is limited: programs are told.
    pub clocks: [Option<Clock>; 2],
    /// Plies to look ahead at most, where it is to play weaker than it can and knows how.
    pub depth: Option<u32>,
}

/// The introduction of a program: what it says it is, where it says anything.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Introduction {
    /// Its name.
    pub name: Option<String>,
    /// Its version.
    pub version: Option<String>,
}

/// An opponent: a level, another program, somebody far away. Whoever is stopped ends soon, with the best it
/// has found by then or with an error.
///
/// [`super::Seated`] calls these in the right order; implement them, but ask through that.
/// After an error, [`Opponent::rejoin`] or [`Opponent::start`] comes before anything else. Who looks at the game only
/// when asked for a move need not hear of anything before.
pub trait Opponent: Send {
    /// Starts a new game, some moves of which may have been made. What is known of games before is forgotten.
    ///
    /// # Errors
    ///
    /// Whatever keeps it from playing on.
    fn start(&mut self, _game: &Game, _stop: &Stop) -> Result<(), OpponentError> {
        Ok(())
    }

    /// Comes back to the game at another moment: moves were taken back or replayed, or an error came between.
    ///
    /// # Errors
    ///
    /// Whatever keeps it from playing on.
    fn rejoin(&mut self, game: &Game, stop: &Stop) -> Result<(), OpponentError> {
        self.start(game, stop)
    }

    /// Hears of a ply that the other side has played, or of a pass.
    ///
    /// # Errors
    ///
    /// Whatever keeps it from playing on.
    fn played(&mut self, _ply: &Ply, _stop: &Stop) -> Result<(), OpponentError> {
        Ok(())
    }

    /// Chooses a square for the side to move, which has one, and takes it to be played.
    ///
    /// # Errors
    ///
    /// Whatever keeps it from playing on.
    fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError>;

    /// Ponders: thinks on the other side's time in a game where that side is on turn, until it is stopped. Most do not.
    fn ponder(&mut self, _game: &Game, _stop: &Stop) {}

    /// Thinks aloud about a game where a side is to place a disc, until it is stopped: says what it thinks of the best moves,
    /// so many at most, again and again. Most have no words for that.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Silent`], and whatever keeps it from going on.
    fn think_aloud(
        &mut self,
        _game: &Game,
        _count: u8,
        _stop: &Stop,
        _on_opinions: &mut dyn FnMut(&Opinions),
    ) -> Result<(), OpponentError> {
        Err(OpponentError::Silent)
    }

    /// Introduces itself, once a game has been started.
    ///
    /// # Errors
    ///
    /// Whatever keeps it from playing on.
    fn introduction(&mut self, _stop: &Stop) -> Result<Introduction, OpponentError> {
        Ok(Introduction::default())
    }

    /// Ends whatever runs for it; the next game starts it anew.
    fn dismiss(&mut self) {}
}

impl<O: Opponent + 'static> From<O> for Box<dyn Opponent> {
    fn from(opponent: O) -> Self {
        Box::new(opponent)
    }
}
