//! The evaluation of variants that the trained one does not hold for: a few counts with fixed weights. Those of anti-reversi
//! were found by matches of 200 games between small changes of them.

use crate::rules::{Bitboard, Goal, Position, Variant};

/// The weights of the counts, in tenths of a disc for each square that the side to move has more of than the other.
///
/// ```
/// use outflank_core::engine::evaluation::HandcraftedWeights;
/// use outflank_core::rules::Variant;
///
/// // Where the fewest discs win, a corner is no treasure.
/// assert!(HandcraftedWeights::of(Variant::ANTI).corners < HandcraftedWeights::of(Variant::SIX_BY_SIX).corners);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct HandcraftedWeights {
    /// Legal moves.
    pub mobility: i32,
    /// Empty squares beside the other's discs (Rosenbloom, "A World-Championship-Level Othello Program", 1982: potential
    /// mobility).
    pub potential: i32,
    /// Corners held.
    pub corners: i32,
    /// Discs diagonally inside of an empty corner.
    pub beside_corners: i32,
    /// Discs, from where half of the squares are empty on; more towards the end.
    pub discs: i32,
}

impl HandcraftedWeights {
    /// The weights for a variant.
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

/// The handcrafted evaluation of a variant: counts and what they are worth.
#[derive(Clone, Copy, Debug)]
pub struct HandcraftedEvaluation {
    weights: HandcraftedWeights,
    squares: Bitboard,
    /// Each corner with the square diagonally inside of it.
    corners: [(Bitboard, Bitboard); 4],
    half: u32,
}

impl HandcraftedEvaluation {
    /// The evaluation for a variant's board and goal.
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

    /// What a position is worth to the side to move, where the sides have these moves: the final margin expected, in
    /// discs, and never all of them, which only the end can tell.
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
