//! What a person to move is told about the squares.

use crate::rules::{Bitboard, Color, Game, Square, tictactoe};

/// The hint on a square: what it is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A disc may be placed there.
    Legal,
    /// This side's disc there wins: the side to move, or the other, who has to be kept from it.
    Decides(Color),
}

/// The squares that there are hints for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hints {
    side: Color,
    /// The legal ones.
    pub legal: Bitboard,
    /// In tic-tac-toe, those of them that win at once.
    pub wins: Bitboard,
    /// In tic-tac-toe, those where the other side would win at once.
    pub threats: Bitboard,
}

impl Hints {
    /// No hints, on the turn of `side`.
    pub const fn none(side: Color) -> Self {
        let none = Bitboard::EMPTY;
        Self { side, legal: none, wins: none, threats: none }
    }

    /// What there is to know about a game for the side to move.
    pub fn of(game: &Game) -> Self {
        let (legal, position) = (game.legal_moves(), game.position());
        let none = Self::none(game.side_to_move());
        if game.variant().flips() {
            return Self { legal, ..none };
        }
        let (wins, threats) = (tictactoe::wins(position), tictactoe::threats(position));
        Self { legal, wins, threats, ..none }
    }

    /// The hint for a square.
    pub fn at(&self, square: Square) -> Option<Hint> {
        match square {
            _ if self.wins.contains(square) => Some(Hint::Decides(self.side)),
            _ if self.threats.contains(square) => Some(Hint::Decides(!self.side)),
            _ => self.legal.contains(square).then_some(Hint::Legal),
        }
    }
}
