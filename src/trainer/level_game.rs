//! Games of two levels after random moves.

use super::parallel::place_at_random;
use outflank_core::engine::{Engine, Level, Random, Request, Stop};
use outflank_core::rules::{Color, Game, Turn, Variant};
use rand::RngExt as _;
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

/// Time of a level that has a time for a move.
const A_MOVE: Duration = Duration::from_millis(100);

pub fn level_of(numbers: RangeInclusive<u16>, random: &mut Random) -> Level {
    let number = random.random_range(numbers);
    Level::from_number(Variant::REVERSI, number).expect("there is such a level")
}

/// A game of two levels after this number of random moves. `goes_on` sees the game before each move, and returns
/// whether to continue.
pub fn level_game(
    levels: [Level; 2],
    random_plies: u32,
    random: &mut Random,
    mut goes_on: impl FnMut(Color, &Game) -> bool,
) -> Game {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let mut engine = Engine::default();
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Pass(_) => drop(game.pass().expect("it is forced")),
            Turn::Place(side) if !goes_on(side, &game) => return game,
            Turn::Place(_) if 60 - game.empties().len() < random_plies => {
                place_at_random(&mut game, random);
            }
            Turn::Place(side) => {
                let request = Request::of(&game, levels[side.index()], random.random());
                let begin = Instant::now();
                let is_timed = request.level.move_time().is_some();
                let stop = Stop::when(move || is_timed && begin.elapsed() >= A_MOVE);
                let answer = engine.think(&request, &stop, &mut |_| {});
                game.place(answer.expect("there is a move").square).expect("it is legal");
            }
        }
    }
}
