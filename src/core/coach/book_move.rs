//! Known moves: those of named openings and of the opening book.

use crate::engine::book::Book;
use crate::rules::{Game, Ply, openings};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// Name of the opening, if it has one yet: many openings share their first moves.
    pub opening: Option<&'static str>,
}

/// Loss in discs up to which a book move counts as known.
const NEARLY_BEST: i32 = 3;

impl BookMove {
    /// Book move of a ply, if all plies up to it are known. `None` after the game has left the book, and for games of
    /// another variant or from another start.
    pub fn of(game: &Game, ply: usize) -> Option<Self> {
        let is_known = game.variant().is_tournament()
            && openings::is_on_the_way(game.positions().first()?)
            && (0..=ply).all(|earlier| is_known(game, earlier));
        let positions = game.positions().get(..ply + 2)?;
        is_known.then(|| Self { opening: openings::name_of(positions) })
    }
}

/// Whether a ply is in the book, or leads to a named opening. A move that the book rates as bad does not count.
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
