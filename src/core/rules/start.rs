//! Starts: the discs before the first move, and whose that is.

use super::{Bitboard, Board, Position, Square};

/// The start of a variant.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Black's discs and White's.
    pub discs: [Bitboard; 2],
    /// The squares that the players fill by turns before discs flip: the second disc lies beside the first.
    pub free: Bitboard,
    /// Who moves first.
    pub first: FirstMove,
}

impl Start {
    /// Four discs crosswise in the middle, Black moves.
    pub(super) const fn crosswise(board: &Board) -> Self {
        let [white, black] = board.middle();
        Self { discs: [black, white], free: Bitboard::EMPTY, first: FirstMove::Black }
    }

    /// An empty board, in the middle of which Black places the first disc.
    pub(super) const fn overture(board: &Board) -> Self {
        let [across, other] = board.middle();
        let free = Bitboard(across.0 | other.0);
        Self { discs: [Bitboard::EMPTY; 2], free, first: FirstMove::Black }
    }

    /// Where the next of the first discs may go; nowhere once they lie.
    pub(super) fn placements(&self, position: &Position) -> Bitboard {
        let free = self.free & position.empties();
        match (self.free - free).first() {
            Some(only) if free.len() == 3 => {
                let is_beside = |it: &Square| it.file() == only.file() || it.rank() == only.rank();
                free.squares().filter(is_beside).collect()
            }
            _ => free,
        }
    }
}

/// The first move: whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMove {
    /// Black, always.
    Black,
    /// Black, unless the players agree otherwise.
    BlackByCustom,
    /// Whoever a coin says, unless the players agree.
    Coin,
}
