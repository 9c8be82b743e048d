//! Judged moves of a game.

use super::alternatives::Alternatives;
use super::book_move::BookMove;
use super::chance::SearchDepth;
use super::grade::{Grade, Outlook, Stakes};
use super::lines::Line;
use super::principle::Principle;
use super::select::{Comparison, Reason, first_principle, reasons};
use crate::rules::{Color, Game};
use serde::{Deserialize, Serialize};

/// Search results about a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Findings {
    /// The move with its expected line.
    pub made: Line,
    /// The best move with its expected line.
    pub best: Line,
    /// Search depth in plies.
    pub depth: u32,
    /// Alternatives, if something was lost.
    pub alternatives: Option<Alternatives>,
}

/// A move of a game with its value, that of the best move, and reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// Index among all plies of the game, passes included, from 0.
    pub ply: usize,
    pub side: Color,
    /// The move with its expected line.
    pub made: Line,
    /// The best move with its expected line.
    pub best: Line,
    /// Search depth in plies.
    pub depth: u32,
    /// Whether both scores are exact.
    pub exact: bool,
    /// Empties before the move.
    pub empties: u32,
    /// Opening of a book move; `None` for any other move.
    pub book: Option<BookMove>,
    /// Alternatives, if something was lost.
    pub alternatives: Option<Alternatives>,
    /// Reasons for a good move, or for the better one.
    pub reasons: Vec<Reason>,
}

impl MoveReview {
    /// Judgement of a ply from search results; `None` if the results are for another move, or the best is illegal.
    pub fn of(game: &Game, ply: usize, found: Findings) -> Option<Self> {
        let Findings { made, best, depth, alternatives } = found;
        let (played, position) = (game.played().get(ply)?, *game.positions().get(ply)?);
        let (side, variant) = (played.side, game.variant());
        let legal = variant.legal_moves(&position);
        let is_its = played.square() == Some(made.square) && legal.contains(best.square);
        let reasons = is_its.then(|| {
            let (made, best, alternatives) = (&made, &best, alternatives.as_ref());
            let next = None;
            reasons(&Comparison { position, side, variant, made, best, next, alternatives })
        })?;
        let exact = made.exact && best.exact;
        let (empties, book) = (position.empties().len(), BookMove::of(game, ply));
        Some(Self { ply, side, made, best, depth, exact, empties, book, alternatives, reasons })
    }

    /// Ply, and the search results about it.
    pub fn into_findings(self) -> (usize, Findings) {
        let Self { ply, made, best, depth, alternatives, .. } = self;
        (ply, Findings { made, best, depth, alternatives })
    }

    pub const fn stakes(&self) -> Stakes {
        let (made, best) = (self.made.score, self.best.score);
        Stakes { made, best, certainty: self.certainty(), empties: self.empties }
    }

    /// Discs lost, 0 or more.
    pub fn loss(&self) -> i32 {
        self.stakes().loss()
    }

    /// Principle of the first reason; `None` if that states only the expected line or the result.
    pub fn principle(&self) -> Option<Principle> {
        first_principle(&self.reasons)
    }

    pub const fn certainty(&self) -> SearchDepth {
        SearchDepth::new(self.exact, self.depth)
    }

    /// Outlook with this score for a side.
    pub const fn standing(&self, score: i32) -> Outlook {
        Outlook::of(score, self.certainty())
    }

    /// Grade; a known move is at least good.
    pub fn grade(&self) -> Grade {
        let grade = self.stakes().grade();
        if self.book.is_some() { grade.min(Grade::Good) } else { grade }
    }

    /// Expected final margin for Black.
    pub fn expected(&self) -> i32 {
        if self.side == Color::Black { self.made.score } else { -self.made.score }
    }
}
