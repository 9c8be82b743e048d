//! Plays a game against itself, a short search for each move, and prints its moves and its result.

use outflank_core::engine::search::Search;
use outflank_core::rules::{Color, Game, Turn, Variant, transcript};

fn main() {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        match game.turn() {
            Turn::Place(_) => {
                let report = Search::new(game.position()).depth(6).exact_from(12).memory(1).run();
                let square = report.expect("there is a move").principal_variation[0];
                game.place(square).expect("a search finds legal moves");
            }
            Turn::Pass(_) => drop(game.pass().expect("it is forced")),
            Turn::Over => break,
        }
    }
    println!("{}", transcript::write(&game));
    println!("Black's margin: {:+}", game.margin(Color::Black));
}
