//! Hints on squares for a person to move.

use crate::rules::{Bitboard, Color, Game, Square, tictactoe};

/// Hint on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    Legal,
    /// Winning square of this side, which the side to move takes to win or to block.
    Decides(Color),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hints {
    side: Color,
    pub legal: Bitboard,
    /// In tic-tac-toe, legal squares that win at once.
    pub wins: Bitboard,
    /// In tic-tac-toe, legal squares where the opponent would win at once.
    pub threats: Bitboard,
}

impl Hints {
    pub const fn none(side: Color) -> Self {
        let none = Bitboard::EMPTY;
        Self { side, legal: none, wins: none, threats: none }
    }

    /// Hints for the side to move.
    pub fn of(game: &Game) -> Self {
        let (legal, position) = (game.legal_moves(), game.position());
        let none = Self::none(game.side_to_move());
        if game.variant().flips() {
            return Self { legal, ..none };
        }
        let (wins, threats) = (tictactoe::wins(position), tictactoe::threats(position));
        Self { legal, wins, threats, ..none }
    }

    pub fn at(&self, square: Square) -> Option<Hint> {
        match square {
            _ if self.wins.contains(square) => Some(Hint::Decides(self.side)),
            _ if self.threats.contains(square) => Some(Hint::Decides(!self.side)),
            _ => self.legal.contains(square).then_some(Hint::Legal),
        }
    }
}
