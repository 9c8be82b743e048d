//! The trial of a program: whether it can be played with.

use super::error::OpponentError;
use super::opponent::{Introduction, Opponent, Terms};
use crate::engine::{Random, Stop};
use crate::rules::{Color, Game, Turn, Variant};
use rand::SeedableRng as _;
use rand::seq::IteratorRandom as _;
use std::time::Duration;

/// The result of a trial that went well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// What the program says it is.
    pub introduction: Introduction,
    /// How long it took for a move, on average.
    pub move_time: Duration,
    /// Moves that it made.
    pub moves: u32,
}

/// How long a trial takes, at most: a stop set so much later ends it.
pub const TRIAL_TIME: Duration = Duration::from_secs(10);

/// Moves of a trial, at most.
const MOVES: u32 = 10;

/// Tries a program: it says what it is, and plays some moves against chance. `now` tells the time since some moment.
///
/// # Errors
///
/// [`OpponentError`] says what is wrong with it; [`OpponentError::Slow`] where it was stopped.
pub fn try_out(
    opponent: &mut dyn Opponent,
    now: &dyn Fn() -> Duration,
    stop: &Stop,
) -> Result<Trial, OpponentError> {
    let tried = play_some(opponent, now, stop);
    opponent.dismiss();
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
    // Half the time is enough to see: a move that was begun may take the other half.
    while moves < MOVES && (moves == 0 || now().saturating_sub(begin) < TRIAL_TIME / 2) {
        match game.turn() {
            Turn::Over => break,
            Turn::Place(Color::Black) => {
                let asked = now();
                let answer = opponent.choose(&game, Terms::default(), stop, &mut |_| {})?;
                thought += now().saturating_sub(asked);
                moves += 1;
                let square = answer.square;
                game.place(square).map_err(|why| OpponentError::Illegal(why.to_string()))?;
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
