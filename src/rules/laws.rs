//! What the rules say: each set of them, in one place.

use super::{Bitboard, Disc, IllegalMove, Notation, Position, Square, tictactoe};

/// The games and their rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum Rules {
    /// Reversi. Black begins; a side without a move passes; the game ends when neither can move.
    #[default]
    Standard,
    /// Reversi by the beginners' book that this program descends from: X and O start on each
    /// other's squares, either may begin, and the game ends as soon as the side to move cannot.
    Book,
    /// Tic-tac-toe: whoever has three in a row wins.
    TicTacToe,
}

/// What has to happen next in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This side places a disc.
    Place(Disc),
    /// This side has no legal move and passes.
    Pass(Disc),
    /// Nobody moves any more.
    Over,
}

impl Rules {
    /// Squares from one edge of the board to the other.
    pub const fn size(self) -> u8 {
        match self {
            Self::Standard | Self::Book => 8,
            Self::TicTacToe => tictactoe::SIZE,
        }
    }

    /// The squares of the board.
    pub const fn board(self) -> Bitboard {
        match self {
            Self::Standard | Self::Book => Bitboard(!0),
            Self::TicTacToe => tictactoe::BOARD,
        }
    }

    /// How its squares are written.
    pub const fn notation(self) -> Notation {
        match self {
            Self::Standard | Self::Book => Notation::Letters,
            Self::TicTacToe => Notation::Digits,
        }
    }

    /// The position before the first move, with `first` to move.
    pub const fn start(self, first: Disc) -> Position {
        const D4_E5: Bitboard = Bitboard(1 << 27 | 1 << 36);
        const E4_D5: Bitboard = Bitboard(1 << 28 | 1 << 35);
        let (black, white) = match self {
            Self::Standard => (E4_D5, D4_E5),
            Self::Book => (D4_E5, E4_D5),
            Self::TicTacToe => (Bitboard::EMPTY, Bitboard::EMPTY),
        };
        let (player, opponent) = match first {
            Disc::Black => (black, white),
            Disc::White => (white, black),
        };
        Position::new(player, opponent).expect("the two diagonals share no square")
    }

    /// The squares where the side to move may place a disc.
    pub fn legal_moves(self, position: &Position) -> Bitboard {
        match self {
            Self::Standard | Self::Book => position.legal_moves(),
            Self::TicTacToe => tictactoe::legal_moves(position),
        }
    }

    /// The position after a disc on `square`, and the discs that it flips.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] says why the disc may not be placed there.
    pub fn play(
        self,
        position: &Position,
        square: Square,
    ) -> Result<(Position, Bitboard), IllegalMove> {
        match self {
            Self::Standard | Self::Book => Ok((position.play(square)?, position.flips(square))),
            Self::TicTacToe => Ok((tictactoe::play(position, square)?, Bitboard::EMPTY)),
        }
    }

    /// What has to happen next, where it is the turn of `side`.
    pub fn turn(self, position: &Position, side: Disc) -> Turn {
        if !self.legal_moves(position).is_empty() {
            Turn::Place(side)
        } else if self == Self::Standard && !position.pass().legal_moves().is_empty() {
            Turn::Pass(side)
        } else {
            Turn::Over
        }
    }
}
