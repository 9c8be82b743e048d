//! Sessions: games that another program plays with us, in any protocol.

use super::error::OpponentError;
use super::opponent::Terms;
use super::synced_opponent::SyncedOpponent;
use crate::engine::{Allotment, Random, Report, Stop};
use crate::rules::{Clock, Color, Game, GameClocks, Square, TimeControl, Turn, Variant};
use rand::{Rng as _, SeedableRng as _};
use std::time::Duration;

/// Error of a session.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum SessionError {
    /// Against the rules, or out of turn.
    #[error("illegal move")]
    Illegal,
    /// The side to choose a move is not to move.
    #[error("not on turn")]
    NotOnTurn,
    #[error("cannot undo")]
    NothingToUndo,
    #[error("{0}")]
    Opponent(#[from] OpponentError),
}

/// A game with clocks, take-back, and an opponent that plays either side on request.
///
/// Forced passes may be omitted: a move of the other side inserts them, and its take-back removes them.
///
/// ```
/// use outflank_core::engine::{Answer, Report, Stop};
/// use outflank_core::opponents::{Opponent, OpponentError, SyncedOpponent, Session, Terms};
/// use outflank_core::rules::{Color, Game, Variant};
/// use std::time::Duration;
///
/// /// An opponent that plays the first legal square.
/// struct First;
///
/// impl Opponent for First {
///     fn choose(
///         &mut self,
///         game: &Game,
///         _: Terms,
///         _: &Stop,
///         _: &mut dyn FnMut(&Report),
///     ) -> Result<Answer, OpponentError> {
///         let square = game.legal_moves().squares().next().ok_or(OpponentError::NoMove)?;
///         Ok(Answer { square, report: None })
///     }
/// }
///
/// let now = || Duration::ZERO;
/// let mut session = Session::new(Variant::REVERSI, SyncedOpponent::new(First), 1, now);
/// session.place(Color::Black, "f5".parse().expect("a square")).expect("legal");
/// let reply = session.choose(Color::White, &Stop::default(), &mut |_| {}).expect("it has one");
/// assert_eq!(reply.expect("no pass").to_string(), "f4");
/// ```
pub struct Session {
    game: Game,
    /// Game before each move and before the passes inserted for it.
    before: Vec<Game>,
    opponent: SyncedOpponent,
    /// Time control of both sides at the start, if limited.
    control: Option<TimeControl>,
    clocks: GameClocks,
    random: Random,
    /// Depth limit of the opponent in plies.
    depth: Option<u32>,
    /// Monotonic clock.
    now: Box<dyn Fn() -> Duration + Send>,
}

impl Session {
    /// A session at the start of a game; `now` is a monotonic clock.
    pub fn new(
        variant: Variant,
        opponent: SyncedOpponent,
        seed: u64,
        now: impl Fn() -> Duration + Send + 'static,
    ) -> Self {
        Self {
            game: Game::new(variant, Color::Black),
            before: Vec::new(),
            opponent,
            control: None,
            clocks: GameClocks::default(),
            random: Random::seed_from_u64(seed),
            depth: None,
            now: Box::new(now),
        }
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Starts a new game that continues `game`, with full clocks.
    pub fn start(&mut self, game: Game) {
        let clocks = GameClocks::new([self.control; 2]);
        self.resume(game, clocks);
    }

    /// Continues a game with used clocks.
    pub fn resume(&mut self, game: Game, clocks: GameClocks) {
        self.game = game;
        self.before.clear();
        self.clocks = clocks;
        self.opponent.end_game();
    }

    /// Sets the time control of both sides and fills their clocks, for this and later games.
    pub fn set_control(&mut self, control: Option<TimeControl>) {
        self.control = control;
        self.clocks = GameClocks::new([control; 2]);
    }

    pub fn clock(&self, side: Color) -> Option<Clock> {
        self.clocks.clock(&self.game, side)
    }

    /// Sets a side's clock to what the other program shows.
    pub fn correct_clock(&mut self, side: Color, clock: Clock) {
        self.clocks.correct(&self.game, side, clock);
    }

    /// Charges the last ply with the time the other program measured.
    pub fn time_last_ply(&mut self, time: Duration) {
        self.clocks.restart_ply();
        self.clocks.charge(time);
        self.clocks.note_ply(&self.game);
    }

    pub const fn set_depth(&mut self, depth: Option<u32>) {
        self.depth = depth;
    }

    /// Places a disc of `side`.
    ///
    /// # Errors
    ///
    /// [`SessionError::Illegal`]; the game is unchanged.
    pub fn place(&mut self, side: Color, square: Square) -> Result<(), SessionError> {
        self.remembering(|session| {
            session.hand_over_to(side).map_err(|()| SessionError::Illegal)?;
            session.game.place(square).map(drop).map_err(|_| SessionError::Illegal)
        })
    }

    /// Passes for `side`; a pass that was inserted already is accepted once more.
    ///
    /// # Errors
    ///
    /// [`SessionError::Illegal`]; the game is unchanged.
    pub fn pass(&mut self, side: Color) -> Result<(), SessionError> {
        self.remembering(|session| match session.game.turn() {
            Turn::Pass(turn) if turn == side => {
                session.game.pass().map(drop).map_err(|_| SessionError::Illegal)
            }
            Turn::Place(turn) if turn != side && session.has_just_passed() => Ok(()),
            Turn::Over => Ok(()),
            _ => Err(SessionError::Illegal),
        })
    }

    /// Has the opponent choose a move for `side`, and plays it; `None` is a pass. The side's clock runs. `stop` ends
    /// the search, and `on_report` receives its progress.
    ///
    /// # Errors
    ///
    /// [`SessionError::NotOnTurn`] and [`SessionError::Opponent`]; the game is unchanged.
    pub fn choose(
        &mut self,
        side: Color,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Result<Option<Square>, SessionError> {
        self.remembering(|session| session.choose_and_play(side, stop, on_report))
    }

    /// As [`Self::choose`], without playing the move or charging time.
    ///
    /// # Errors
    ///
    /// As [`Self::choose`].
    pub fn suggest(
        &mut self,
        side: Color,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Result<Option<Square>, SessionError> {
        let (game, clocks) = (self.game.clone(), self.clocks.clone());
        let square = self.choose_and_play(side, stop, on_report);
        (self.game, self.clocks) = (game, clocks);
        square
    }

    /// Has the opponent ponder after its own move, until stopped.
    pub fn ponder(&mut self, stop: &Stop) {
        self.opponent.ponder(&self.game, stop);
    }

    /// Takes back the last move with its inserted passes.
    ///
    /// # Errors
    ///
    /// [`SessionError::NothingToUndo`].
    pub fn undo(&mut self) -> Result<(), SessionError> {
        self.game = self.before.pop().ok_or(SessionError::NothingToUndo)?;
        Ok(())
    }

    /// Makes a move that [`Self::undo`] takes back as a whole; a failed one changes nothing.
    fn remembering<T>(
        &mut self,
        make: impl FnOnce(&mut Self) -> Result<T, SessionError>,
    ) -> Result<T, SessionError> {
        let before = self.game.clone();
        let outcome = make(self);
        match outcome {
            Ok(_) => self.before.push(before),
            Err(_) => self.game = before,
        }
        outcome
    }

    fn choose_and_play(
        &mut self,
        side: Color,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Result<Option<Square>, SessionError> {
        if self.game.is_over() {
            return Ok(None);
        }
        self.hand_over_to(side).map_err(|()| SessionError::NotOnTurn)?;
        if matches!(self.game.turn(), Turn::Pass(_)) {
            self.game.pass().map_err(|_| SessionError::Illegal)?;
            return Ok(None);
        }
        let begin = (self.now)();
        let clocks = self.clocks.both(&self.game);
        let empties = self.game.empties().len();
        let time = clocks[side.index()].map(|clock| Allotment::by_clock(&clock, empties));
        let terms = Terms { seed: self.random.next_u64(), time, clocks, depth: self.depth };
        let answer = self.opponent.choose(&self.game, terms, stop, on_report);
        self.clocks.charge((self.now)().saturating_sub(begin));
        let square = answer?.square;
        self.game.place(square).map_err(|_| SessionError::Illegal)?;
        self.clocks.note_ply(&self.game);
        Ok(Some(square))
    }

    /// Gives the turn to `side`, by an omitted forced pass if needed.
    fn hand_over_to(&mut self, side: Color) -> Result<(), ()> {
        match self.game.turn() {
            Turn::Place(turn) | Turn::Pass(turn) if turn == side => Ok(()),
            Turn::Pass(_) => self.game.pass().map(drop).map_err(drop),
            Turn::Place(_) | Turn::Over => Err(()),
        }
    }

    fn has_just_passed(&self) -> bool {
        self.game.played().last().is_some_and(|ply| ply.square().is_none())
    }
}
