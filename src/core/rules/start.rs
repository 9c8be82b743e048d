//! Start positions of variants.

use super::{Bitboard, Board, Position, Square};

/// Start of a variant.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Discs of Black and White.
    pub discs: [Bitboard; 2],
    /// Squares that the players fill alternately before discs flip, the second disc beside the first.
    pub free: Bitboard,
    pub first: FirstMove,
}

impl Start {
    /// Four discs, crosswise in the centre; Black moves.
    pub(super) const fn crosswise(board: &Board) -> Self {
        let [white, black] = board.middle();
        Self { discs: [black, white], free: Bitboard::EMPTY, first: FirstMove::Black }
    }

    /// An empty board, on whose centre Black places the first disc.
    pub(super) const fn overture(board: &Board) -> Self {
        let [across, other] = board.middle();
        let free = Bitboard(across.0 | other.0);
        Self { discs: [Bitboard::EMPTY; 2], free, first: FirstMove::Black }
    }

    /// Squares allowed for the next free placement; empty once all free squares are filled.
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

/// Side of the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMove {
    Black,
    /// Black, unless agreed otherwise.
    BlackByCustom,
    /// A coin decides, unless agreed otherwise.
    Coin,
}
