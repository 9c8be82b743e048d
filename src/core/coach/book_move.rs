//! Moves that people know: those of openings with a name, and of the opening book.

use crate::engine::book::Book;
use crate::rules::{Game, Ply, openings};

/// The opening that a move belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// Its customary name, as soon as it has one: the first moves of many openings are the same.
    pub opening: Option<&'static str>,
}

/// Discs that a move of the opening book may lose by the book's own figures.
const NEARLY_BEST: i32 = 3;

impl BookMove {
    /// The opening that a ply of a game belongs to, like all plies before it. `None` where the game has left
    /// what people know, or is not played by the standard rules from their start.
    pub fn of(game: &Game, ply: usize) -> Option<Self> {
        let is_known = game.variant().is_tournament()
            && openings::is_on_the_way(game.positions().first()?)
            && (0..=ply).all(|earlier| is_known(game, earlier));
        let positions = game.positions().get(..ply + 2)?;
        is_known.then(|| Self { opening: openings::name_of(positions) })
    }
}

/// Whether a ply is in the book, or leads to a position of an opening with a name. What the book says is bad is
/// no example, name or not.
fn is_known(game: &Game, ply: usize) -> bool {
    let (Some(before), Some(after)) = (game.positions().get(ply), game.positions().get(ply + 1))
    else {
        return false;
    };
    let square = game.played().get(ply).and_then(Ply::square);
    let loss = square.and_then(|square| {
        let values = Book::built_in().values(before)?;
        let made = values.iter().find(|value| value.square == square)?;
        Some(values.first()?.score - made.score)
    });
    loss.map_or_else(|| openings::is_on_the_way(after), |loss| loss <= NEARLY_BEST)
}
