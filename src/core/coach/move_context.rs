//! A move as the coach sees it: the board before and after, for both sides.

use crate::engine::search::stable;
use crate::rules::{Bitboard, Color, Position, Square};

/// The board before a move and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveContext {
    /// Who moves.
    pub side: Color,
    /// Where.
    pub square: Square,
    /// Before, seen by who moves.
    before: Position,
    /// After, seen by who moves, too.
    after: Position,
    /// The discs that it flips.
    pub flips: Bitboard,
}

/// The two moments of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before the move.
    Before,
    /// After it.
    After,
}

impl MoveContext {
    /// The scene of a legal move on `square` by `side`, who is to move in `position`.
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

    /// The discs of a side.
    pub fn discs(&self, moment: Moment, side: Color) -> Bitboard {
        let position = self.at(moment);
        if side == self.side { position.player() } else { position.opponent() }
    }

    /// The squares without a disc.
    pub fn empties(&self, moment: Moment) -> Bitboard {
        self.at(moment).empties()
    }

    /// Where a side could move, if it were its turn.
    pub fn moves(&self, moment: Moment, side: Color) -> Bitboard {
        self.seen_by(moment, side).legal_moves()
    }

    /// The board as a side sees it.
    pub fn seen_by(&self, moment: Moment, side: Color) -> Position {
        let position = *self.at(moment);
        if side == self.side { position } else { position.pass() }
    }

    /// A side's discs beside an empty square: its frontier.
    pub fn frontier(&self, moment: Moment, side: Color) -> Bitboard {
        self.discs(moment, side) & self.empties(moment).neighbours()
    }

    /// The moves that the other side has after the move and did not have before.
    pub fn given(&self) -> Bitboard {
        self.moves(Moment::After, !self.side) - self.moves(Moment::Before, !self.side)
    }

    /// The discs that it flips and that touch an empty square then: none, if it is a quiet move.
    pub fn outward(&self) -> Bitboard {
        self.flips & self.empties(Moment::After).neighbours()
    }

    /// A side's discs that are known never to be flipped again: not all of them, but all of these.
    pub fn stable(&self, moment: Moment, side: Color) -> Bitboard {
        stable(self.discs(moment, side), self.discs(moment, !side))
    }
}

/// One of the four edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Edge {
    /// Row 1.
    Top,
    /// Column h.
    Right,
    /// Row 8.
    Bottom,
    /// Column a.
    Left,
}

impl Edge {
    /// The squares from one corner to the other.
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

/// The corner that an X-square or a C-square is next to: across, or beside it on an edge.
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

/// The regions of empty squares: those that touch each other, also at their corners.
pub fn regions(empties: Bitboard) -> Vec<Bitboard> {
    let mut rest = empties;
    let mut regions = Vec::new();
    while let Some(square) = rest.first() {
        let mut region = Bitboard::of(square);
        loop {
            let more = (region | region.neighbours()) & empties;
            if more == region {
                break;
            }
            region = more;
        }
        rest = rest - region;
        regions.push(region);
    }
    regions
}

/// The board after a legal move, seen by the side that is to move then.
pub fn played(position: Position, square: Square) -> Position {
    position.play(square).expect("a legal move")
}
