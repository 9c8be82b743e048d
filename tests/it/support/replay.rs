//! Games played again.

use outflank::rules::Game;

/// The game played again from its first position: every move is legal, and the end is the same.
pub fn replay(game: &Game) -> Game {
    let mut again = Game::starting_at(game.variant(), game.positions()[0], game.first());
    for ply in game.played() {
        match ply.square() {
            Some(square) => drop(again.place(square).expect("a legal move")),
            None => drop(again.pass().expect("a forced pass")),
        }
    }
    assert_eq!(again.position(), game.position());
    again
}
