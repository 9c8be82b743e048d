//! A game of a contest, from its opening to its end or to the mistake that ends it.

use super::standing::Finished;
use crate::cli::outcome::Outcome;
use crate::engine::{Allotment, Stop};
use crate::opponents::{OpponentError, Seated, Terms};
use crate::rules::{Clock, Color, Count, Game, TimeControl, Turn};
use rand::Rng;
use std::time::Instant;

/// The referee: plays games between two opponents, one after the other.
pub struct Referee {
    players: [Seated; 2],
    /// The time controls of the players, where their time is limited.
    controls: [Option<TimeControl>; 2],
}

/// The fault that ends a game: the player, the first or the second, that has lost it, and how.
struct Fault(usize, String);

impl Referee {
    /// A referee for these two.
    pub const fn new(players: [Seated; 2], controls: [Option<TimeControl>; 2]) -> Self {
        Self { players, controls }
    }

    /// Plays a game to its end, with the first player on `seat`; `None` when stopped before.
    pub fn play(
        &mut self,
        opening: u32,
        mut game: Game,
        seat: Color,
        random: &mut impl Rng,
        stop: &Stop,
    ) -> Option<Finished> {
        let mut seconds = [0.0; 2];
        let outcome = self.play_out(&mut game, seat, random, stop, &mut seconds);
        let finished = |result, discs, adjudged| {
            Some(Finished { opening, seat, result, discs, adjudged, seconds })
        };
        match outcome {
            // Whatever has happened to the players since: they are not to blame.
            _ if stop.is_stopped() && !game.is_over() => None,
            Ok(()) => finished(Outcome::of(game.leader(), seat), discs(&game, seat), None),
            Err(Fault(player, why)) => {
                self.players[player].dismiss();
                let ordinal = ["first", "second"][player];
                let ply = game.played().len() + 1;
                let adjudged = format!("the {ordinal} player loses a game at ply {ply}: {why}");
                let (result, discs) =
                    if player == 0 { (Outcome::Loss, -64) } else { (Outcome::Win, 64) };
                let discs = if game.variant().flips() { discs } else { 0 };
                finished(result, discs, Some(adjudged))
            }
        }
    }

    fn play_out(
        &mut self,
        game: &mut Game,
        seat: Color,
        random: &mut impl Rng,
        stop: &Stop,
        seconds: &mut [f64; 2],
    ) -> Result<(), Fault> {
        for (index, player) in self.players.iter_mut().enumerate() {
            player.start(game, stop).map_err(|error| fault(index, &error))?;
        }
        let mut clocks = self.controls.map(|control| control.map(Clock::new));
        loop {
            match game.turn() {
                Turn::Over => return Ok(()),
                Turn::Place(_) if stop.is_stopped() => return Ok(()),
                Turn::Pass(_) => drop(game.pass().expect("it is forced")),
                Turn::Place(side) => {
                    let mover = usize::from(side != seat);
                    let of_side = |it: Color| clocks[usize::from(it != seat)];
                    let empties = game.empties().len();
                    let terms = Terms {
                        seed: random.next_u64(),
                        time: clocks[mover].map(|clock| Allotment::by_clock(&clock, empties)),
                        clocks: Color::BOTH.map(of_side),
                        ..Terms::default()
                    };
                    let begin = Instant::now();
                    let answer = self.players[mover].choose(game, terms, stop, &mut |_| {});
                    let thought = begin.elapsed();
                    seconds[mover] += thought.as_secs_f64();
                    let square = answer.map_err(|error| fault(mover, &error))?.square;
                    if let Some(clock) = &mut clocks[mover] {
                        clock.spend(thought);
                        if clock.has_fallen() {
                            return Err(Fault(mover, "it ran out of time".to_owned()));
                        }
                    }
                    if let Err(why) = game.place(square) {
                        return Err(Fault(mover, format!("it played illegally, {why}")));
                    }
                    if game.is_over() {
                        return Ok(());
                    }
                    let other = 1 - mover;
                    let told = self.players[other].follow(game, stop);
                    told.map_err(|error| fault(other, &error))?;
                }
            }
        }
    }
}

fn fault(player: usize, error: &OpponentError) -> Fault {
    Fault(player, error.to_string())
}

/// The discs of the side on `seat` less the other's.
fn discs(game: &Game, seat: Color) -> i32 {
    if !game.variant().flips() {
        return 0;
    }
    let Count { black, white } = game.final_count();
    let difference = black.cast_signed() - white.cast_signed();
    if seat == Color::Black { difference } else { -difference }
}
