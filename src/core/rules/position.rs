//! A board seen by the side to move.

use super::{Bitboard, Notation, Square, flips};
use crate::words::say;

/// The discs of the side to move and of the other side. Who of them is Black, and what follows
/// when nobody can move, is the business of [`super::Game`].
///
/// Moves and flips here are those of Reversi; [`super::Variant`] asks for those of any game.
///
/// ```
/// use outflank_core::rules::{Color, Variant};
///
/// let start = Variant::REVERSI.start(Color::Black);
/// assert_eq!(start.legal_moves().len(), 4);
/// let after = start.play("d3".parse().expect("a square")).expect("legal");
/// assert_eq!(after.empties().len(), 59);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    player: Bitboard,
    opponent: Bitboard,
}

/// The error of a disc that may not be placed on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// There is a disc already.
    #[error("{}", self.explain(Notation::Letters))]
    Occupied(Square),
    /// No disc would be outflanked.
    #[error("{}", self.explain(Notation::Letters))]
    FlipsNothing(Square),
    /// The first discs go to the middle; here are the squares that are left to the next one.
    #[error("{}", self.explain(Notation::Letters))]
    NotYet {
        /// Where it was to go.
        square: Square,
        /// Where it may go.
        squares: Bitboard,
    },
    /// In tic-tac-toe: somebody has it.
    #[error("{}", self.explain(Notation::Digits))]
    Taken(Square),
    /// The board is smaller.
    #[error("{}", self.explain(Notation::Letters))]
    OffBoard(Square),
}

impl IllegalMove {
    /// The reason as a sentence without a full stop, with the square named in `notation`.
    pub fn explain(&self, notation: Notation) -> String {
        let name = |square: &Square| notation.name(*square);
        match self {
            Self::Occupied(square) => say!("illegal-occupied", square = name(square)),
            Self::FlipsNothing(square) => say!("illegal-flips-nothing", square = name(square)),
            Self::NotYet { square, squares } => {
                let mut names: Vec<_> = squares.squares().map(|it| notation.name(it)).collect();
                let last = names.pop().unwrap_or_default();
                let square = name(square);
                if names.is_empty() {
                    return say!("illegal-not-yet-only", square = square, other = last);
                }
                let others = names.join(", ");
                say!("illegal-not-yet", square = square, others = others, last = last)
            }
            Self::Taken(square) => say!("illegal-taken", square = name(square)),
            Self::OffBoard(square) => say!("illegal-off-board", square = name(square)),
        }
    }
}

impl Position {
    /// A position from the discs of both sides; `None` where a square has both.
    pub const fn new(player: Bitboard, opponent: Bitboard) -> Option<Self> {
        if player.0 & opponent.0 == 0 { Some(Self { player, opponent }) } else { None }
    }

    /// The discs of the side to move.
    pub const fn player(&self) -> Bitboard {
        self.player
    }

    /// The discs of the other side.
    pub const fn opponent(&self) -> Bitboard {
        self.opponent
    }

    /// The squares without a disc.
    pub const fn empties(&self) -> Bitboard {
        Bitboard(!(self.player.0 | self.opponent.0))
    }

    /// The position as it is when the board is turned or mirrored in one of eight ways, as [`Square::turned`].
    #[must_use]
    pub const fn turned(&self, way: usize) -> Self {
        Self { player: self.player.turned(way), opponent: self.opponent.turned(way) }
    }

    /// The empty squares where the side to move may place a disc.
    #[inline]
    pub fn legal_moves(&self) -> Bitboard {
        Bitboard(flips::legal_moves(self.player.0, self.opponent.0))
    }

    /// The discs that a disc of the side to move on the empty `square` would flip.
    #[inline]
    pub fn flips(&self, square: Square) -> Bitboard {
        Bitboard(flips::flips(self.player.0, self.opponent.0, square.index()))
    }

    /// How many discs a disc of the side to move on `last`, the only empty square, would flip.
    #[inline]
    pub fn last_flips(&self, last: Square) -> u32 {
        flips::last::last_flips(self.player.0, last.index())
    }

    /// The position after a disc on `square`, seen by the other side.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] where the square has a disc or the move would flip nothing.
    pub fn play(&self, square: Square) -> Result<Self, IllegalMove> {
        if !self.empties().contains(square) {
            return Err(IllegalMove::Occupied(square));
        }
        let flips = self.flips(square);
        if flips.is_empty() {
            return Err(IllegalMove::FlipsNothing(square));
        }
        Ok(self.play_flips(square, flips))
    }

    /// As [`Self::play`] where the flips of a legal move on `square` are known already.
    #[inline]
    #[must_use]
    pub fn play_flips(&self, square: Square, flips: Bitboard) -> Self {
        Self { player: self.opponent - flips, opponent: self.player | flips | Bitboard::of(square) }
    }

    /// The same discs with the other side to move.
    #[must_use]
    pub const fn pass(&self) -> Self {
        Self { player: self.opponent, opponent: self.player }
    }

    /// Discs of the side to move less discs of the other, -64 to 64.
    pub const fn disc_difference(&self) -> i32 {
        self.player.len().cast_signed() - self.opponent.len().cast_signed()
    }

    /// The disc difference with the empty squares given to the winner, as tournaments count.
    pub const fn official_difference(&self) -> i32 {
        let difference = self.disc_difference();
        difference + difference.signum() * self.empties().len().cast_signed()
    }
}
