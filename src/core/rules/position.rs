//! Positions for the side to move.

use super::{Bitboard, Notation, Square, flips};

/// Discs of the side to move and of the opponent. Colours, passes and the end of the game are left to
/// [`super::Game`].
///
/// Moves and flips are those of Reversi; [`super::Variant`] has those of any game.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Position {
    player: Bitboard,
    opponent: Bitboard,
}

/// Error of an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum IllegalMove {
    #[error("{0} is occupied")]
    Occupied(Square),
    /// No disc would flip.
    #[error("{0} flips nothing")]
    FlipsNothing(Square),
    /// A free placement is due, and the square is not one of those allowed for it, `squares`.
    #[error("{square} comes later")]
    NotYet { square: Square, squares: Bitboard },
    /// In tic-tac-toe: the square is taken.
    #[error("{} is taken", Notation::Digits.name(*.0))]
    Taken(Square),
    #[error("{0} is not on the board")]
    OffBoard(Square),
}

impl Position {
    /// A position; `None` if a square has both discs.
    pub const fn new(player: Bitboard, opponent: Bitboard) -> Option<Self> {
        if player.0 & opponent.0 == 0 { Some(Self { player, opponent }) } else { None }
    }

    /// Discs of the side to move.
    pub const fn player(&self) -> Bitboard {
        self.player
    }

    pub const fn opponent(&self) -> Bitboard {
        self.opponent
    }

    pub const fn empties(&self) -> Bitboard {
        Bitboard(!(self.player.0 | self.opponent.0))
    }

    /// The position under one of the eight symmetries, numbered as in [`Square::turned`].
    #[must_use]
    pub const fn turned(&self, way: usize) -> Self {
        Self { player: self.player.turned(way), opponent: self.opponent.turned(way) }
    }

    /// Squares where the side to move can move.
    #[inline]
    pub fn legal_moves(&self) -> Bitboard {
        Bitboard(flips::legal_moves(self.player.0, self.opponent.0))
    }

    /// Discs that a move on the empty `square` flips.
    #[inline]
    pub fn flips(&self, square: Square) -> Bitboard {
        Bitboard(flips::flips(self.player.0, self.opponent.0, square.index()))
    }

    /// Number of discs that a move on `last`, the only empty square, flips.
    #[inline]
    pub fn last_flips(&self, last: Square) -> u32 {
        flips::last::last_flips(self.player.0, last.index())
    }

    /// Position after a move, for the other side.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`].
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

    /// [`Self::play`] for a legal move with known flips.
    #[inline]
    #[must_use]
    pub fn play_flips(&self, square: Square, flips: Bitboard) -> Self {
        Self { player: self.opponent - flips, opponent: self.player | flips | Bitboard::of(square) }
    }

    /// The position with the other side to move.
    #[must_use]
    pub const fn pass(&self) -> Self {
        Self { player: self.opponent, opponent: self.player }
    }

    /// Discs of the side to move less the opponent's, -64 to 64.
    pub const fn disc_difference(&self) -> i32 {
        self.player.len().cast_signed() - self.opponent.len().cast_signed()
    }

    /// Disc difference with empty squares to the winner, as in tournaments.
    pub const fn official_difference(&self) -> i32 {
        let difference = self.disc_difference();
        difference + difference.signum() * self.empties().len().cast_signed()
    }
}
