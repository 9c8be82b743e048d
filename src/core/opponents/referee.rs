//! Refereed games between two opponents.

use super::error::OpponentError;
use super::opponent::Terms;
use super::synced_opponent::SyncedOpponent;
use crate::engine::{Allotment, Stop};
use crate::rules::{Color, Forfeit, ForfeitReason, Game, GameClocks, TimeControl, Turn};
use rand::Rng;
use std::time::Duration;

/// Referee of a game: clocks, requests, rules.
pub struct Referee<'a> {
    /// Time controls of Black and White, if limited.
    pub time_controls: [Option<TimeControl>; 2],
    /// Monotonic clock.
    pub now: &'a dyn Fn() -> Duration,
    /// Receives the game after each ply.
    pub on_ply: &'a mut dyn FnMut(&Game, &GameClocks),
}

/// A refereed game.
#[derive(Clone, Debug)]
pub struct RefereedGame {
    /// The game; an error of an opponent ends it as a forfeit of that side.
    pub game: Game,
    pub clocks: GameClocks,
    /// Thinking time of Black and White.
    pub thought: [Duration; 2],
    /// Side that lost by an error, and the error.
    pub fault: Option<(Color, PlayerFault)>,
}

/// Error of a player that ends a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PlayerFault {
    #[error("it ran out of time")]
    Time,
    #[error(transparent)]
    Opponent(#[from] OpponentError),
}

impl PlayerFault {
    const fn reason(&self) -> ForfeitReason {
        match self {
            Self::Time => ForfeitReason::Time,
            Self::Opponent(_) => ForfeitReason::Left,
        }
    }
}

impl Referee<'_> {
    /// Plays a game to its end; `None` if stopped. An opponent that made an error is dismissed until the next game.
    pub fn play(
        &mut self,
        players: [&mut SyncedOpponent; 2],
        opening: Game,
        random: &mut impl Rng,
        stop: &Stop,
    ) -> Option<RefereedGame> {
        let mut played = RefereedGame {
            game: opening,
            clocks: GameClocks::new(self.time_controls),
            thought: [Duration::ZERO; 2],
            fault: None,
        };
        let [black, white] = players;
        let outcome = self.play_out(&mut [&mut *black, &mut *white], &mut played, random, stop);
        // After a stop, errors of opponents do not count.
        if stop.is_stopped() && !played.game.is_over() {
            return None;
        }
        if let Err((side, why)) = outcome {
            if side == Color::Black { black } else { white }.shut_down();
            // A game that is over already keeps its result.
            let _ = played.game.end_by(Forfeit { loser: side, reason: why.reason() });
            played.fault = Some((side, why));
        }
        Some(played)
    }

    fn play_out(
        &mut self,
        players: &mut [&mut SyncedOpponent; 2],
        played: &mut RefereedGame,
        random: &mut impl Rng,
        stop: &Stop,
    ) -> Result<(), (Color, PlayerFault)> {
        let RefereedGame { game, clocks, thought, .. } = played;
        for side in Color::BOTH {
            let started = players[side.index()].start(game, stop);
            started.map_err(|error| (side, error.into()))?;
        }
        loop {
            match game.turn() {
                Turn::Over => return Ok(()),
                Turn::Place(_) if stop.is_stopped() => return Ok(()),
                Turn::Pass(_) => drop(game.pass().expect("it is forced")),
                Turn::Place(side) => {
                    let empties = game.empties().len();
                    let left = clocks.both(game);
                    let time = left[side.index()].map(|clock| Allotment::by_clock(&clock, empties));
                    let terms = Terms { seed: random.next_u64(), time, clocks: left, depth: None };
                    let begin = (self.now)();
                    let answer = players[side.index()].choose(game, terms, stop, &mut |_| {});
                    let spent = (self.now)().saturating_sub(begin);
                    thought[side.index()] += spent;
                    clocks.charge(spent);
                    if clocks.clock(game, side).is_some_and(|clock| clock.has_fallen()) {
                        return Err((side, PlayerFault::Time));
                    }
                    // The flag comes first: a local player returns an error when the flag falls.
                    let square = answer.map_err(|error| (side, error.into()))?.square;
                    game.place(square).expect("a seated opponent chooses legal squares");
                    clocks.note_ply(game);
                    (self.on_ply)(game, clocks);
                    if game.is_over() {
                        return Ok(());
                    }
                    let followed = players[(!side).index()].follow(game, stop);
                    followed.map_err(|error| (!side, error.into()))?;
                    continue;
                }
            }
            clocks.note_ply(game);
        }
    }
}
