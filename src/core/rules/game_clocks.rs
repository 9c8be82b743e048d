//! The clocks of a game: how long each ply took, and what both sides have left.

use super::{Clock, Color, Game, TimeControl};
use std::time::Duration;

/// The clocks of a game. What they show follows from the times of the plies on the board, so that a move taken back
/// gives its time back.
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
    /// Black's time control and White's; `None` where there is no limit.
    pub controls: [Option<TimeControl>; 2],
    /// The time of each ply of the game, also of those that were taken back; `None` for one that nobody timed.
    plies: Vec<Option<Duration>>,
    /// The time since the last ply on the board.
    present: Duration,
    /// Time that both sides have used besides: in games whose plies were not timed one by one.
    besides: [Duration; 2],
    /// Clocks of Black and White as somebody else showed them, each with the number of plies on the board then.
    corrections: [Option<Box<(usize, Clock)>>; 2],
}

impl GameClocks {
    /// Clocks at the start of a game.
    pub fn new(controls: [Option<TimeControl>; 2]) -> Self {
        Self { controls, ..Self::default() }
    }

    /// Clocks of a game in which both sides have used this much in all, and the plies this much of it. The rest of the
    /// side to move is the time since the last ply.
    pub fn resumed(
        controls: [Option<TimeControl>; 2],
        plies: Vec<Option<Duration>>,
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

    /// The time of each ply of the game, in order, also of those that were taken back; `None` for one that nobody timed.
    /// Plies after the last one that was timed may be missing.
    pub fn plies(&self) -> &[Option<Duration>] {
        &self.plies
    }

    /// Sets the time of each ply, as a record has them.
    pub fn set_plies(&mut self, plies: Vec<Option<Duration>>) {
        self.plies = plies;
    }

    /// Sets the clock of a side to what another program shows of it now.
    pub fn correct(&mut self, game: &Game, side: Color, clock: Clock) {
        if game.side_to_move() == side {
            self.restart_ply();
        }
        self.corrections[side.index()] = Some(Box::new((game.played().len(), clock)));
    }

    /// Charges this time to the side to move.
    pub fn charge(&mut self, time: Duration) {
        self.present += time;
    }

    /// Notes the ply that was played just now, with the time charged since the ply before. Plies before it that were not
    /// noted, such as an opening that was set up, count as untimed.
    pub fn note_ply(&mut self, game: &Game) {
        let before = game.played().len().saturating_sub(1);
        self.plies.resize(before, None);
        self.plies.push(Some(std::mem::take(&mut self.present)));
    }

    /// Forgets the time since the last ply on the board: another moment of the game is shown.
    pub const fn restart_ply(&mut self) {
        self.present = Duration::ZERO;
    }

    /// The time that both sides have used in the game as it stands.
    pub fn used(&self, game: &Game) -> [Duration; 2] {
        let mut used = self.besides;
        for (ply, time) in game.played().iter().zip(&self.plies) {
            used[ply.side.index()] += time.unwrap_or_default();
        }
        used[game.side_to_move().index()] += self.present;
        used
    }

    /// The clock of a side in the game as it stands; `None` where it has no limit. Untimed plies cost and earn nothing.
    pub fn clock(&self, game: &Game, side: Color) -> Option<Clock> {
        let correction = self.corrections[side.index()].as_deref();
        let correction = correction.filter(|(plies, _)| *plies <= game.played().len());
        let (from, mut clock) = if let Some(correction) = correction {
            *correction
        } else {
            let mut clock = Clock::new(self.controls[side.index()]?);
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

    /// The clocks of Black and White in the game as it stands.
    pub fn both(&self, game: &Game) -> [Option<Clock>; 2] {
        Color::BOTH.map(|side| self.clock(game, side))
    }
}
