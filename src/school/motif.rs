//! Motifs: the ideas behind the moves of a puzzle, each proven by the rules and by the scores of all moves.
//!
//! The subjects are those of the courses (Rose, "Othello: A Minute to Learn... A Lifetime to Master", 2005; Lazard's
//! booklet of the French federation, 1993); the tests are our own.

use super::solver::Solver;
use crate::coach::{Edge, FactKind, MoveContext, corner_of, facts, regions, safe_moves_of};
use crate::engine::search::Value;
use crate::rules::{Bitboard, Color, Position, Square};
use strum::VariantArray as _;

/// The motif of a puzzle. The solver's move is always better than every other by four discs or more, so each of them
/// is the reason of a move that is right.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Motif {
    /// Every disc that it flips lies inside, and the opponent gains no move.
    QuietMove,
    /// It flips fewer discs than any other move.
    FewDiscs,
    /// It leaves the opponent fewer moves than any other move does.
    Mobility,
    /// The opponent had one move that gave no corner away, and has none now.
    LastSafeMove,
    /// It stands between two of the opponent's discs on an edge.
    Wedge,
    /// On the X-square beside a gap in the opponent's edge: a corner falls whatever they do.
    StonerTrap,
    /// It sacrifices a corner beside an unbalanced edge of five, and wins the far one whatever the opponent does.
    UnbalancedEdge,
    /// It threatens two corners, and one falls whatever the opponent does.
    DoubleAttack,
    /// On an X-square, the long diagonal all the solver's: the corner cannot be taken.
    Diagonal,
    /// Into an odd region, where all other moves go into even ones.
    Parity,
    /// Into an even region, though there is a move into an odd one.
    AgainstParity,
    /// The opponent has no move and passes.
    ForcedPass,
    /// The opponent has to move, and would be better off if they could pass.
    Zugzwang,
    /// The solver passes in between, and gets what is asked for all the same.
    PassingToWin,
    /// In a region the solver can play now, and the opponent cannot.
    Swindle,
    /// A corner could be taken, and is not.
    CornerRefused,
    /// It takes a corner.
    CornerTaken,
    /// It lets the opponent take a corner that they could not take before.
    CornerOffered,
    /// On the X-square of an empty corner.
    XSquare,
    /// On a C-square of an empty corner.
    CSquare,
    /// Every other move loses ten discs or more.
    OnlyEscape,
    /// The opponent is left without a disc.
    WipeOut,
}

/// A set of motifs, a bit each in the order of [`Motif`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Motifs(u32);

impl Motifs {
    /// The set with these bits; those that stand for nothing are left out.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & ((1 << Motif::VARIANTS.len()) - 1))
    }

    /// A bit each, in the order of [`Motif`].
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether a motif is among them.
    pub const fn has(self, motif: Motif) -> bool {
        self.0 >> motif as u32 & 1 == 1
    }

    /// Whether there is none: the puzzle is to be calculated.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The motifs, in their order.
    pub fn iter(self) -> impl Iterator<Item = Motif> {
        Motif::VARIANTS.iter().copied().filter(move |motif| self.has(*motif))
    }
}

impl FromIterator<Motif> for Motifs {
    fn from_iter<I: IntoIterator<Item = Motif>>(motifs: I) -> Self {
        Self(motifs.into_iter().fold(0, |bits, motif| bits | 1 << motif as u32))
    }
}

/// Discs that every other move loses where one is the only escape.
const ESCAPED: i32 = 10;

/// The motifs of the best move of a position, of which every move is solved; `values` are those, best first.
pub fn motifs_of(position: Position, values: &[Value], solver: &Solver) -> Motifs {
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
            Motif::Zugzwang => view.is_zugzwang(solver),
            Motif::Swindle => has(FactKind::Swindle),
            Motif::CornerRefused => has(FactKind::MissesCorner),
            Motif::CornerTaken => best.square.is_corner(),
            Motif::CornerOffered => has(FactKind::GivesCorner),
            Motif::XSquare => view.is_beside_empty_corner(true),
            Motif::CSquare => view.is_beside_empty_corner(false),
            Motif::OnlyEscape => {
                best.score >= 0 && others.first().is_some_and(|next| next.score <= -ESCAPED)
            }
            // Those are of the whole line.
            Motif::PassingToWin | Motif::WipeOut => false,
        })
        .collect()
}

/// The view of a move: the position before and after it, and the scores of all moves.
struct MoveView<'a> {
    position: Position,
    /// Seen by the opponent.
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

    /// The size of the region that the move goes into, and those of the other moves' regions where they are others;
    /// `None` where there is one region only, or no other move leaves it.
    fn regions(&self) -> Option<(u32, Vec<u32>)> {
        let all = regions(self.position.empties());
        let of = |square: Square| all.iter().find(|region| region.contains(square)).copied();
        let own = of(self.best.square)?;
        let rivals: Vec<Bitboard> = self.others.iter().filter_map(|it| of(it.square)).collect();
        let is_choice = all.len() > 1 && rivals.iter().any(|region| *region != own);
        is_choice.then(|| (own.len(), rivals.iter().map(|region| region.len()).collect()))
    }

    /// Whether the opponent would be better off if they could pass.
    fn is_zugzwang(&self, solver: &Solver) -> bool {
        if self.after.legal_moves().is_empty() || self.after.pass().legal_moves().is_empty() {
            return false;
        }
        let passed = solver.solved(self.after.pass());
        passed.first().is_some_and(|best| best.score < self.best.score)
    }

    /// Whether the move is on the X-square, or on a C-square, of a corner that is empty.
    fn is_beside_empty_corner(&self, is_x_square: bool) -> bool {
        let corner = corner_of(self.best.square);
        corner.is_some_and(|(corner, is_across)| {
            is_across == is_x_square && self.position.empties().contains(corner)
        })
    }

    /// Whether the move is on an X-square beside the empty C-square of five enemy discs in a row on an edge, and the
    /// far corner of that edge falls whatever the opponent does: at once, or by the next move.
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

/// Whether the other side can take this corner whatever the side to move does, with so many moves at most.
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
