//! Motifs of puzzles, proven by the rules and the scores of all moves.
//!
//! Subjects as in the courses (Rose, "Othello: A Minute to Learn... A Lifetime to Master", 2005; Lazard's booklet of
//! the French federation, 1993); the tests are our own.

use super::motif_set::{Motif, Motifs};
use super::puzzle::{PuzzleGoal, plies};
use super::solver::Solver;
use crate::coach::{Edge, FactKind, MoveContext, corner_of, facts, regions, safe_moves_of};
use crate::engine::search::Value;
use crate::rules::{Bitboard, Color, Position, Square};
use strum::VariantArray as _;

/// Number of discs by which every other move must lose the game for [`Motif::OnlyEscape`].
const ESCAPED: i32 = 10;

/// Motifs of the best move; `values` are the exact scores, best first.
fn motifs_of(position: Position, values: &[Value]) -> Motifs {
    let Some((best, others)) = values.split_first() else { return Motifs::default() };
    let Some(context) = MoveContext::new(position, Color::Black, best.square) else {
        return Motifs::default();
    };
    let facts: Vec<FactKind> = facts(&context).iter().map(crate::coach::Fact::kind).collect();
    let has = |kind: FactKind| facts.contains(&kind);
    let after = position.play(best.square).expect("it is legal");
    let view = MoveView { position, after, best: *best, others };
    let is_new = context.given().is_empty();
    Motif::VARIANTS
        .iter()
        .copied()
        .filter(|motif| match motif {
            Motif::QuietMove => has(FactKind::Quiet) && is_new && !after.legal_moves().is_empty(),
            Motif::FewDiscs => has(FactKind::FlipsFewest) && !best.square.is_corner(),
            Motif::Mobility => view.leaves_fewest_moves(),
            Motif::LastSafeMove => view.takes_last_safe_move(),
            Motif::Wedge => has(FactKind::Wedges),
            Motif::StonerTrap => has(FactKind::StonerTrap),
            Motif::UnbalancedEdge => view.attacks_unbalanced_edge(),
            Motif::DoubleAttack => has(FactKind::DoubleThreat),
            Motif::Diagonal => has(FactKind::ControlsDiagonal),
            Motif::Parity => view.regions().is_some_and(|(own, rivals)| {
                own % 2 == 1 && rivals.iter().all(|size| size % 2 == 0)
            }),
            Motif::AgainstParity => view.regions().is_some_and(|(own, rivals)| {
                own % 2 == 0 && rivals.iter().any(|size| size % 2 == 1)
            }),
            Motif::ForcedPass => has(FactKind::ForcesPass),
            Motif::NoSafeMove => has(FactKind::LeavesNoSafeMove),
            Motif::Swindle => has(FactKind::Swindle),
            Motif::CornerRefused => has(FactKind::MissesCorner),
            Motif::CornerTaken => best.square.is_corner(),
            Motif::CornerOffered => has(FactKind::GivesCorner),
            Motif::XSquare => view.is_beside_empty_corner(true),
            Motif::CSquare => view.is_beside_empty_corner(false),
            Motif::OnlyEscape => {
                best.score >= 0 && others.first().is_some_and(|next| next.score <= -ESCAPED)
            }
            // Motifs of the whole line.
            Motif::PassingToWin | Motif::WipeOut => false,
        })
        .collect()
}

/// Motifs of a line: those of each solver's move with a choice, and those of the line as a whole. `None` if illegal.
pub fn motifs_of_line(
    position: Position,
    goal: PuzzleGoal,
    line: &[Square],
    solver: &Solver,
) -> Option<Motifs> {
    let plies = plies(position, line)?;
    let chosen = plies.iter().filter(|ply| ply.is_own && ply.position.legal_moves().len() > 1);
    let motifs = chosen.flat_map(|ply| {
        motifs_of(ply.position, &solver.solved(ply.position)).iter().collect::<Vec<_>>()
    });
    let passes = plies.windows(2).any(|two| !two[0].is_own && !two[1].is_own);
    let of_line = [
        passes.then_some(Motif::PassingToWin),
        (goal == PuzzleGoal::WipeOut).then_some(Motif::WipeOut),
    ];
    Some(motifs.chain(of_line.into_iter().flatten()).collect())
}

/// A move with the positions before and after it, and all scores.
struct MoveView<'a> {
    position: Position,
    after: Position,
    best: Value,
    others: &'a [Value],
}

impl MoveView<'_> {
    fn leaves_fewest_moves(&self) -> bool {
        let replies =
            |square: Square| self.position.play(square).expect("it is legal").legal_moves().len();
        let left = replies(self.best.square);
        left > 0 && self.others.iter().all(|other| replies(other.square) > left)
    }

    fn takes_last_safe_move(&self) -> bool {
        let before = safe_moves_of(self.position.pass());
        let can_move = !self.after.legal_moves().is_empty();
        before.len() == 1 && can_move && safe_moves_of(self.after).is_empty()
    }

    /// Sizes of the best move's region and of each other move's region; `None` if all moves are in the same region.
    fn regions(&self) -> Option<(u32, Vec<u32>)> {
        let all = regions(self.position.empties());
        let of = |square: Square| all.iter().find(|region| region.contains(square)).copied();
        let own = of(self.best.square)?;
        let rivals: Vec<Bitboard> = self.others.iter().filter_map(|it| of(it.square)).collect();
        let is_choice = all.len() > 1 && rivals.iter().any(|region| *region != own);
        is_choice.then(|| (own.len(), rivals.iter().map(|region| region.len()).collect()))
    }

    /// Whether the move is on an X-square, or a C-square, of an empty corner.
    fn is_beside_empty_corner(&self, is_x_square: bool) -> bool {
        let corner = corner_of(self.best.square);
        corner.is_some_and(|(corner, is_across)| {
            is_across == is_x_square && self.position.empties().contains(corner)
        })
    }

    /// Whether the move is on the X-square of the empty corner next to the gap of an unbalanced five, and the solver
    /// can force the corner at the other end within two moves.
    fn attacks_unbalanced_edge(&self) -> bool {
        let Some((corner, true)) = corner_of(self.best.square) else { return false };
        let empties = self.after.empties();
        let theirs = self.after.player();
        Edge::VARIANTS.iter().any(|edge| {
            let mut squares = edge.squares();
            if squares[7] == corner {
                squares.reverse();
            }
            let is_it = squares[0] == corner
                && [0, 1, 7].iter().all(|at| empties.contains(squares[*at]))
                && (2..7).all(|at| theirs.contains(squares[at]));
            is_it && falls(self.after, squares[7], 2)
        })
    }
}

/// Whether the side not to move in `theirs` can force a corner within this number of its own moves.
fn falls(theirs: Position, corner: Square, moves: u32) -> bool {
    let wins = |ours: Position| {
        ours.legal_moves().contains(corner)
            || moves > 1
                && ours
                    .legal_moves()
                    .squares()
                    .any(|square| falls(ours.play(square).expect("it is legal"), corner, moves - 1))
    };
    let replies = theirs.legal_moves();
    if replies.contains(corner) {
        return false;
    }
    if replies.is_empty() {
        return wins(theirs.pass());
    }
    replies.squares().all(|reply| wins(theirs.play(reply).expect("it is legal")))
}
