//! Openings by chance, for contests between players who would always play the same game.

use crate::engine::Random;
use crate::rules::{Color, Game, Variant};
use rand::RngExt as _;
use rand::seq::IteratorRandom as _;

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
