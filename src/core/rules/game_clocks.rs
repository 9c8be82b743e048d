//! Clocks of a game with the time of each ply.

use super::{Clock, Color, Game, TimeControl};
use std::time::Duration;

/// Clocks of a game. They are computed from the times of the plies on the board, so a take-back returns time.
///
/// ```
/// use outflank_core::rules::{Color, Game, GameClocks, Variant};
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
    /// Time controls of Black and White; `None` for no limit.
    pub time_controls: [Option<TimeControl>; 2],
    /// Time of each ply, including those taken back; `None` if untimed.
    plies: Vec<Option<Duration>>,
    /// Time since the last ply on the board.
    present: Duration,
    /// Time used by Black and White in a game without times of single plies.
    besides: [Duration; 2],
    /// Clocks of Black and White as another program showed them, each with the number of plies played at that time.
    corrections: [Option<Box<(usize, Clock)>>; 2],
}

impl GameClocks {
    pub fn new(time_controls: [Option<TimeControl>; 2]) -> Self {
        Self { time_controls, ..Self::default() }
    }

    /// Clocks of a game with this total time used, and these times of plies. The excess of the total over the plies is,
    /// for the side to move, the time since the last ply.
    pub fn resumed(
        time_controls: [Option<TimeControl>; 2],
        plies: Vec<Option<Duration>>,
        used: [Duration; 2],
        game: &Game,
    ) -> Self {
        let mut clocks = Self { time_controls, plies, ..Self::default() };
        let known = clocks.used(game);
        let rest = Color::BOTH.map(|side| used[side.index()].saturating_sub(known[side.index()]));
        if clocks.plies.is_empty() {
            clocks.besides = rest;
        } else {
            clocks.present = rest[game.side_to_move().index()];
        }
        clocks
    }

    pub fn is_limited(&self) -> bool {
        self.time_controls.iter().any(Option::is_some)
    }

    /// Time of each ply in order, including those taken back; `None` if untimed. Later plies may be missing.
    pub fn plies(&self) -> &[Option<Duration>] {
        &self.plies
    }

    pub fn set_plies(&mut self, plies: Vec<Option<Duration>>) {
        self.plies = plies;
    }

    /// Sets a side's clock to what another program shows.
    pub fn correct(&mut self, game: &Game, side: Color, clock: Clock) {
        if game.side_to_move() == side {
            self.restart_ply();
        }
        self.corrections[side.index()] = Some(Box::new((game.played().len(), clock)));
    }

    /// Charges time to the side to move.
    pub fn charge(&mut self, time: Duration) {
        self.present += time;
    }

    /// Notes the latest ply, with the time charged since the one before. Earlier unnoted plies, such as an opening,
    /// count as untimed.
    pub fn note_ply(&mut self, game: &Game) {
        let before = game.played().len().saturating_sub(1);
        self.plies.resize(before, None);
        self.plies.push(Some(std::mem::take(&mut self.present)));
    }

    /// Clears the time since the last ply, when another moment of the game is shown.
    pub const fn restart_ply(&mut self) {
        self.present = Duration::ZERO;
    }

    /// Time used by both sides up to the current ply.
    pub fn used(&self, game: &Game) -> [Duration; 2] {
        let mut used = self.besides;
        for (ply, time) in game.played().iter().zip(&self.plies) {
            used[ply.side.index()] += time.unwrap_or_default();
        }
        used[game.side_to_move().index()] += self.present;
        used
    }

    /// Clock of a side; `None` for no limit. Untimed plies cost and earn nothing.
    pub fn clock(&self, game: &Game, side: Color) -> Option<Clock> {
        let correction = self.corrections[side.index()].as_deref();
        let correction = correction.filter(|(plies, _)| *plies <= game.played().len());
        let (from, mut clock) = if let Some(correction) = correction {
            *correction
        } else {
            let mut clock = Clock::new(self.time_controls[side.index()]?);
            clock.run(self.besides[side.index()]);
            (0, clock)
        };
        for (ply, time) in game.played().iter().zip(&self.plies).skip(from) {
            if let Some(time) = time.filter(|_| ply.side == side && ply.square().is_some()) {
                clock.spend(time);
            }
        }
        if game.side_to_move() == side {
            clock.run(self.present);
        }
        Some(clock)
    }

    pub fn both(&self, game: &Game) -> [Option<Clock>; 2] {
        Color::BOTH.map(|side| self.clock(game, side))
    }
}
