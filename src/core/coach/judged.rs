//! A judged move: what it was worth beside the best one, and why.

use super::alternatives::Alternatives;
use super::book_move::BookMove;
use super::chance::Certainty;
use super::grade::{Grade, Stakes};
use super::lines::Line;
use super::principle::Principle;
use super::quality::how_sure;
use super::select::{Comparison, Reason, first_principle, reasons};
use crate::rules::{Color, Game};

/// The findings about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// The move, and what would have followed with best play.
    pub made: Line,
    /// The best move, and what would have followed it.
    pub best: Line,
    /// Plies looked ahead.
    pub depth: u32,
    /// What else could have been played, where something was lost.
    pub alternatives: Option<Alternatives>,
}

/// A judged move: one move of a game with its value, the best one's, and reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its place among all plies of the game, passes included, from 0.
    pub ply: usize,
    /// Who made it.
    pub side: Color,
    /// The move, and what would have followed with best play.
    pub made: Line,
    /// The best move, and what would have followed it.
    pub best: Line,
    /// Plies looked ahead.
    pub depth: u32,
    /// Whether both scores are proven.
    pub exact: bool,
    /// Empty squares before the move.
    pub empties: u32,
    /// The opening that it belongs to, where it is a move that people know.
    pub book: Option<BookMove>,
    /// What else could have been played, where something was lost.
    pub alternatives: Option<Alternatives>,
    /// Why it was good, or why the other one was better.
    pub reasons: Vec<Reason>,
}

impl Judged {
    /// What is to be said of a ply of a game, from what was found out about the move made there and about
    /// the best one, so many plies ahead, and about what else could have been played. `None` where the game has no
    /// such moves.
    pub fn of(game: &Game, ply: usize, found: Findings) -> Option<Self> {
        let Findings { made, best, depth, alternatives } = found;
        let (played, position) = (game.played().get(ply)?, *game.positions().get(ply)?);
        let (side, variant) = (played.side, game.variant());
        let legal = variant.legal_moves(&position);
        let is_its = played.square() == Some(made.square) && legal.contains(best.square);
        let reasons = is_its.then(|| {
            let (made, best, alternatives) = (&made, &best, alternatives.as_ref());
            reasons(&Comparison { position, side, variant, made, best, alternatives })
        })?;
        let exact = made.exact && best.exact;
        let (empties, book) = (position.empties().len(), BookMove::of(game, ply));
        Some(Self { ply, side, made, best, depth, exact, empties, book, alternatives, reasons })
    }

    /// What was at stake.
    pub const fn stakes(&self) -> Stakes {
        let certainty = Certainty::new(self.exact, self.depth);
        Stakes { made: self.made.score, best: self.best.score, certainty, empties: self.empties }
    }

    /// Discs that it lost against the best move, 0 or more.
    pub fn loss(&self) -> i32 {
        self.stakes().loss()
    }

    /// The principle behind what was lost: that of the first reason, where one was found.
    pub fn principle(&self) -> Option<Principle> {
        first_principle(&self.reasons)
    }

    /// How sure the figures are: `exact`, or how far the search has looked.
    pub fn how_sure(&self) -> String {
        how_sure(self.exact, self.depth)
    }

    /// How good it was. A move that people know is never worse than good.
    pub fn grade(&self) -> Grade {
        let grade = self.stakes().grade();
        if self.book.is_some() { grade.min(Grade::Good) } else { grade }
    }

    /// The result expected after it, in discs, seen by Black.
    pub fn expected(&self) -> i32 {
        if self.side == Color::Black { self.made.score } else { -self.made.score }
    }
}
