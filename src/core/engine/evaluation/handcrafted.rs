//! Evaluation of variants without trained weights: a few counts with fixed weights. The weights for anti-reversi come
//! from matches of 200 games between slightly different weights.

use crate::rules::{Bitboard, Goal, Position, Variant};

/// Weights of the counts, in tenths of a disc for each square by which the side to move leads.
///
/// ```
/// use outflank_core::engine::evaluation::HandcraftedWeights;
/// use outflank_core::rules::Variant;
///
/// // With fewest discs as the goal, a corner is worth less.
/// assert!(HandcraftedWeights::of(Variant::ANTI).corners < HandcraftedWeights::of(Variant::SIX_BY_SIX).corners);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct HandcraftedWeights {
    /// Legal moves.
    pub mobility: i32,
    /// Empty squares beside the opponent's discs (potential mobility: Rosenbloom, "A World-Championship-Level Othello
    /// Program", 1982).
    pub potential: i32,
    pub corners: i32,
    /// Discs on the X-squares of empty corners.
    pub beside_corners: i32,
    /// Discs, once half of the squares are filled; more towards the end.
    pub discs: i32,
}

impl HandcraftedWeights {
    pub fn of(variant: Variant) -> Self {
        match variant.goal {
            Goal::FewestDiscs => {
                Self { mobility: 3, potential: 12, corners: -134, beside_corners: -10, discs: -10 }
            }
            Goal::MostDiscs { .. } | Goal::Line(_) => {
                Self { mobility: 12, potential: 6, corners: 70, beside_corners: -30, discs: 8 }
            }
        }
    }
}

/// Handcrafted evaluation of a variant.
#[derive(Clone, Copy, Debug)]
pub struct HandcraftedEvaluation {
    weights: HandcraftedWeights,
    squares: Bitboard,
    /// Each corner with its X-square.
    corners: [(Bitboard, Bitboard); 4],
    half: u32,
}

impl HandcraftedEvaluation {
    pub fn new(variant: Variant) -> Self {
        let board = variant.board;
        let mut corners = [(Bitboard::EMPTY, Bitboard::EMPTY); 4];
        let inner = |corner: Bitboard| {
            let beside = corner.neighbours() & board.squares;
            let edge = (!board.squares).neighbours() | Bitboard::EDGES;
            beside - edge
        };
        for (pair, corner) in corners.iter_mut().zip(board.corners().squares()) {
            let corner = Bitboard::of(corner);
            *pair = (corner, inner(corner));
        }
        let (squares, half) = (board.squares, board.len() / 2);
        Self { weights: HandcraftedWeights::of(variant), squares, corners, half }
    }

    /// Expected final margin for the side to move, in discs, given both sides' moves; never a wipe-out, which only
    /// the end can prove.
    #[inline]
    pub fn evaluate(&self, position: &Position, moves: [Bitboard; 2]) -> i32 {
        let empties = position.empties() & self.squares;
        let [own, other] = [position.player(), position.opponent()];
        let difference = |a: Bitboard, b: Bitboard| a.len().cast_signed() - b.len().cast_signed();
        let open = |discs: Bitboard| discs.neighbours() & empties;
        let (mut held, mut beside) = (0, 0);
        for (corner, inside) in self.corners {
            held += difference(own & corner, other & corner);
            if !(empties & corner).is_empty() {
                beside += difference(own & inside, other & inside);
            }
        }
        let late = self.half.saturating_sub(empties.len()).cast_signed();
        let tenths = self.weights.mobility * difference(moves[0], moves[1])
            + self.weights.potential * difference(open(other), open(own))
            + self.weights.corners * held
            + self.weights.beside_corners * beside
            + self.weights.discs * difference(own, other) * late / self.half.cast_signed();
        let most = 2 * self.half.cast_signed() - 1;
        (tenths / 10).clamp(-most, most)
    }
}
