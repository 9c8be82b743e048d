//! Studies a game without a screen: `cargo run -p outflank-lib --example study -- f5d6c3d3c4f4`.
//! Says what each move was worth, and solves the end if it is near.

use outflank::coach::{SearchGoal, review};
use outflank::engine::search::Search;
use outflank::rules::{Color, Turn, Variant, transcript};

/// Empties from which the end is solved in a moment.
const SOLVED: u32 = 16;

fn main() {
    let moves = std::env::args().nth(1).unwrap_or_else(|| "f5d6c3d3c4f4c5b3c2e3".to_owned());
    let game = match transcript::read(Variant::REVERSI, Color::Black, &moves) {
        Ok(game) => game,
        Err(error) => return eprintln!("{error}"),
    };
    let goal = SearchGoal { depth: 8, exact_empties: 12 };
    let review = review(&game, goal);
    for reviewed in &review.moves {
        let (made, best) = (&reviewed.made, &reviewed.best);
        let (side, loss) = (reviewed.side, reviewed.loss());
        println!("{side} {}: lost {loss}, best {} {:+}", made.square, best.square, best.score);
    }
    let empties = game.empties().len();
    if empties <= SOLVED && matches!(game.turn(), Turn::Place(_)) {
        let search = Search::new(game.position()).exact_from(empties);
        let report = search.run().expect("a move");
        println!(
            "{empties} empty squares: {:+} by {}",
            report.score, report.principal_variation[0]
        );
    }
}
