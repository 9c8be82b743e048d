//! Reviews a game: what each move lost, and why: `cargo run --release --example review -- f5d6c3d3c4f4`.

use outflank_core::coach::{SearchGoal, review};
use outflank_core::rules::{Color, Variant, transcript};

fn main() {
    let moves = std::env::args().nth(1).unwrap_or_else(|| "f5d6c3d3c4f4c5b3c2e3".to_owned());
    let game = match transcript::read(Variant::REVERSI, Color::Black, &moves) {
        Ok(game) => game,
        Err(error) => return eprintln!("{error}"),
    };
    let review = review(&game, SearchGoal::new(8, 12));
    for reviewed in &review.moves {
        let (made, best) = (reviewed.made.square, reviewed.best.square);
        println!(
            "{} {made}: {}, lost {}; best {best}",
            reviewed.side,
            reviewed.grade(),
            reviewed.loss()
        );
        for reason in reviewed.reasons.iter().filter(|_| reviewed.loss() > 0) {
            println!("    {}: {:?}", reason.square, reason.fact);
        }
    }
}
