//! Openings by chance, for contests between players who would always play the same game.

use crate::engine::Random;
use crate::opponents::{Guest, OpponentSpec, Protocol};
use crate::rules::{Beginning, Color, Game, Variant};
use rand::RngExt as _;
use rand::seq::IteratorRandom as _;

/// A beginning by chance; corners go to Black.
pub fn begun(beginning: Beginning, random: &mut Random) -> Game {
    beginning.game(Color::Black, &mut |count| random.random_range(0..count))
}

/// Refuses players that cannot be told of a beginning: GTP has no words for another board.
///
/// # Errors
///
/// A sentence that names the first of them.
pub fn check_told<'a>(
    beginning: Beginning,
    players: impl IntoIterator<Item = &'a OpponentSpec>,
    guests: &[Guest],
) -> Result<(), String> {
    let protocol = |player: &OpponentSpec| match player {
        OpponentSpec::Level(_) => None,
        OpponentSpec::Program(program) => Some(program.protocol),
        OpponentSpec::Guest(name) => {
            guests.iter().find(|guest| guest.name == *name).map(|guest| guest.program.protocol)
        }
    };
    let mut deaf = players.into_iter().filter(|player| protocol(player) == Some(Protocol::Gtp));
    match deaf.next().filter(|_| beginning.has_own_board()) {
        Some(player) => {
            let name = player.title();
            Err(format!("{name} cannot be told of this start: GTP has no words for it"))
        }
        None => Ok(()),
    }
}

/// Random plies from the start, after which the game still goes on. By the book's rules a coin decides who begins.
pub fn random_opening(variant: Variant, plies: u32, random: &mut Random) -> Game {
    loop {
        let is_white = variant.throws_coin() && random.random_bool(0.5);
        let first = if is_white { Color::White } else { Color::Black };
        let mut game = Game::new(variant, first);
        let mut placed = 0;
        while placed < plies && !game.is_over() {
            if let Some(square) = game.legal_moves().squares().choose(random) {
                game.place(square).expect("it is legal");
                placed += 1;
            } else {
                game.pass().expect("the game is not over");
            }
        }
        if !game.is_over() {
            return game;
        }
    }
}
