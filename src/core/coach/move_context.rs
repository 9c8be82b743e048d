//! Boards before and after a move.

use crate::engine::search::stable;
use crate::rules::{Bitboard, Color, Position, Square};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveContext {
    pub side: Color,
    pub square: Square,
    before: Position,
    /// Position after the move, seen by the side that moved.
    after: Position,
    pub flips: Bitboard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Before,
    After,
}

impl MoveContext {
    /// Context of a legal move of `side`, which is to move in `position`; `None` if illegal.
    pub fn new(position: Position, side: Color, square: Square) -> Option<Self> {
        let flips = position.flips(square);
        let after = position.play(square).ok()?.pass();
        Some(Self { side, square, before: position, after, flips })
    }

    fn at(&self, moment: Moment) -> &Position {
        match moment {
            Moment::Before => &self.before,
            Moment::After => &self.after,
        }
    }

    pub fn discs(&self, moment: Moment, side: Color) -> Bitboard {
        let position = self.at(moment);
        if side == self.side { position.player() } else { position.opponent() }
    }

    pub fn empties(&self, moment: Moment) -> Bitboard {
        self.at(moment).empties()
    }

    pub fn moves(&self, moment: Moment, side: Color) -> Bitboard {
        self.seen_by(moment, side).legal_moves()
    }

    pub fn seen_by(&self, moment: Moment, side: Color) -> Position {
        let position = *self.at(moment);
        if side == self.side { position } else { position.pass() }
    }

    /// Frontier: discs beside an empty square.
    pub fn frontier(&self, moment: Moment, side: Color) -> Bitboard {
        self.discs(moment, side) & self.empties(moment).neighbours()
    }

    /// Context of a reply; `None` if it is illegal.
    pub fn reply(&self, square: Square) -> Option<Self> {
        Self::new(self.seen_by(Moment::After, !self.side), !self.side, square)
    }

    pub fn given(&self) -> Bitboard {
        self.moves(Moment::After, !self.side) - self.moves(Moment::Before, !self.side)
    }

    /// Flipped discs beside an empty square; empty for a quiet move.
    pub fn outward(&self) -> Bitboard {
        self.flips & self.empties(Moment::After).neighbours()
    }

    /// Openness of the move: empty squares beside the flipped discs.
    ///
    /// After the openness theory of Japanese players; a move of openness 0 is quiet.
    pub fn openness(&self) -> Bitboard {
        self.flips.neighbours() & self.empties(Moment::After)
    }

    /// Quiet moves of a side at this moment: they flip only interior discs.
    pub fn quiet_moves(&self, moment: Moment, side: Color) -> Bitboard {
        let seen = self.seen_by(moment, side);
        let is_quiet = |square: &Square| {
            Self::new(seen, side, *square).is_some_and(|then| then.outward().is_empty())
        };
        seen.legal_moves().squares().filter(is_quiet).collect()
    }

    /// Provably stable discs of a side: a subset of its stable discs.
    pub fn stable(&self, moment: Moment, side: Color) -> Bitboard {
        stable(self.discs(moment, side), self.discs(moment, !side))
    }
}

/// Edge of the board.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    strum::Display,
    strum::VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// Row 1.
    Top,
    /// Column h.
    Right,
    /// Row 8.
    Bottom,
    Left,
}

impl Edge {
    /// Squares from corner to corner.
    pub fn squares(self) -> [Square; 8] {
        std::array::from_fn(|at| {
            let at = at as u8;
            let (file, rank) = match self {
                Self::Top => (at, 0),
                Self::Right => (7, at),
                Self::Bottom => (at, 7),
                Self::Left => (0, at),
            };
            Square::from_file_rank(file, rank).expect("on the edge")
        })
    }
}

/// Corner next to an X-square or C-square, and whether diagonally.
pub fn corner_of(square: Square) -> Option<(Square, bool)> {
    let near = |at: u8| match at {
        1 => Some(0),
        6 => Some(7),
        _ => None,
    };
    let (file, rank) = (square.file(), square.rank());
    let is_end = |at: u8| at == 0 || at == 7;
    let (corner, is_across) = match (near(file), near(rank)) {
        (Some(file), Some(rank)) => ((file, rank), true),
        (Some(file), None) if is_end(rank) => ((file, rank), false),
        (None, Some(rank)) if is_end(file) => ((file, rank), false),
        _ => return None,
    };
    Some((Square::from_file_rank(corner.0, corner.1)?, is_across))
}

/// Connected regions of empty squares, diagonals included.
pub fn regions(empties: Bitboard) -> Vec<Bitboard> {
    let mut rest = empties;
    let mut regions = Vec::new();
    while let Some(square) = rest.first() {
        let region = empties.region(square);
        rest = rest - region;
        regions.push(region);
    }
    regions
}

/// Position after a legal move, for the next side to move.
pub fn played(position: Position, square: Square) -> Position {
    position.play(square).expect("a legal move")
}
