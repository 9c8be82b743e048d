//! The clocks of a game: how long each ply took, and what both sides have left.

use super::{Clock, Color, Game, TimeControl};
use std::time::Duration;

/// The clocks of a game. What they show follows from the times of the plies on the board, so that a move taken back
/// gives its time back.
///
/// ```
/// use outflank::rules::{Color, Game, GameClocks, Variant};
/// use std::time::Duration;
///
/// let control = "5m+3s".parse().ok();
/// let mut clocks = GameClocks::new([control; 2]);
/// let mut game = Game::new(Variant::REVERSI, Color::Black);
/// clocks.charge(Duration::from_secs(10));
/// game.place("f5".parse().expect("a square")).expect("legal");
/// clocks.note_ply(&game);
/// let clock = clocks.clock(&game, Color::Black).expect("it is limited");
/// assert_eq!(clock.left(), Duration::from_secs(293));
/// assert_eq!(clocks.used(&game), [Duration::from_secs(10), Duration::ZERO]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameClocks {
    /// Black's time control and White's; `None` where there is no limit.
    pub controls: [Option<TimeControl>; 2],
    /// The time of each ply of the game, also of those that were taken back.
    plies: Vec<Duration>,
    /// The time since the last ply on the board.
    present: Duration,
    /// What both sides have used besides: in games whose plies were not timed one by one.
    besides: [Duration; 2],
}

impl GameClocks {
    /// Clocks at the start of a game.
    pub fn new(controls: [Option<TimeControl>; 2]) -> Self {
        Self { controls, ..Self::default() }
    }

    /// Clocks of a game in which the sides have used so much in all, and these plies so much of it. What is more for
    /// the side to move after them is the time since the last ply.
    pub fn resumed(
        controls: [Option<TimeControl>; 2],
        plies: Vec<Duration>,
        used: [Duration; 2],
        game: &Game,
    ) -> Self {
        let mut clocks = Self { controls, plies, ..Self::default() };
        let known = clocks.used(game);
        let rest = Color::BOTH.map(|side| used[side.index()].saturating_sub(known[side.index()]));
        if clocks.plies.is_empty() {
            clocks.besides = rest;
        } else {
            clocks.present = rest[game.side_to_move().index()];
        }
        clocks
    }

    /// Whether either side has a limit.
    pub fn is_limited(&self) -> bool {
        self.controls.iter().any(Option::is_some)
    }

    /// The time of each ply of the game, in order, also of those that were taken back; empty where nobody measured it.
    pub fn plies(&self) -> &[Duration] {
        &self.plies
    }

    /// Takes over the time of each ply, as a record has them.
    pub fn set_plies(&mut self, plies: Vec<Duration>) {
        self.plies = plies;
    }

    /// Charges so much to the side to move.
    pub fn charge(&mut self, time: Duration) {
        self.present += time;
    }

    /// Notes the ply that the game has come by just now.
    pub fn note_ply(&mut self, game: &Game) {
        let before = game.played().len().saturating_sub(1);
        self.plies.resize(before, Duration::ZERO);
        self.plies.push(std::mem::take(&mut self.present));
    }

    /// Forgets the time since the last ply on the board: another moment of the game is shown.
    pub const fn restart_ply(&mut self) {
        self.present = Duration::ZERO;
    }

    /// The time that both sides have used in the game as it stands.
    pub fn used(&self, game: &Game) -> [Duration; 2] {
        let mut used = self.besides;
        for (ply, time) in game.played().iter().zip(&self.plies) {
            used[ply.side.index()] += *time;
        }
        used[game.side_to_move().index()] += self.present;
        used
    }

    /// The clock of a side in the game as it stands; `None` where it has no limit.
    pub fn clock(&self, game: &Game, side: Color) -> Option<Clock> {
        let mut clock = Clock::new(self.controls[side.index()]?);
        clock.run(self.besides[side.index()]);
        for (at, ply) in game.played().iter().enumerate() {
            if ply.side == side && ply.square().is_some() {
                // Moves that were brought along took no time.
                clock.spend(self.plies.get(at).copied().unwrap_or_default());
            }
        }
        if game.side_to_move() == side {
            clock.run(self.present);
        }
        Some(clock)
    }
}
