//! Trials of programs.

use super::error::OpponentError;
use super::opponent::{Introduction, Opponent, Terms};
use crate::engine::{Random, Stop};
use crate::rules::{Color, Game, Turn, Variant};
use rand::SeedableRng as _;
use rand::seq::IteratorRandom as _;
use std::time::Duration;

/// Result of a successful trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    pub introduction: Introduction,
    pub move_time: Duration,
    pub moves: u32,
}

/// Longest duration of a trial, after which a stop ends it.
pub const TRIAL_TIME: Duration = Duration::from_secs(10);

const MOVES: u32 = 10;

/// Tries a program: name, version, and some moves against random ones. `now` is a monotonic clock.
///
/// # Errors
///
/// The program's [`OpponentError`]; [`OpponentError::Slow`] if stopped.
pub fn try_out(
    opponent: &mut dyn Opponent,
    now: &dyn Fn() -> Duration,
    stop: &Stop,
) -> Result<Trial, OpponentError> {
    let tried = play_some(opponent, now, stop);
    opponent.shut_down();
    match tried {
        Err(_) if stop.is_stopped() => Err(OpponentError::Slow(TRIAL_TIME)),
        tried => tried,
    }
}

fn play_some(
    opponent: &mut dyn Opponent,
    now: &dyn Fn() -> Duration,
    stop: &Stop,
) -> Result<Trial, OpponentError> {
    let mut random = Random::seed_from_u64(0);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let begin = now();
    opponent.start(&game, stop)?;
    let introduction = opponent.introduction(stop)?;
    let (mut moves, mut thought) = (0, Duration::ZERO);
    // After half the time no move starts, so that the last one has the other half.
    while moves < MOVES && (moves == 0 || now().saturating_sub(begin) < TRIAL_TIME / 2) {
        match game.turn() {
            Turn::Over => break,
            Turn::Place(Color::Black) => {
                let asked = now();
                let answer = opponent.choose(&game, Terms::default(), stop, &mut |_| {})?;
                thought += now().saturating_sub(asked);
                moves += 1;
                let square = answer.square;
                game.place(square).map_err(OpponentError::Illegal)?;
            }
            turn => {
                let square = game.legal_moves().squares().choose(&mut random);
                let ply = match square.filter(|_| matches!(turn, Turn::Place(_))) {
                    Some(square) => game.place(square),
                    None => game.pass(),
                };
                opponent.played(&ply.expect("it is legal"), stop)?;
            }
        }
    }
    Ok(Trial { introduction, move_time: thought / moves.max(1), moves })
}
