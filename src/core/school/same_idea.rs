//! Motifs of puzzles that practise the principle of a mistake.

use super::motif_set::{Motif, Motifs};
use crate::coach::Principle;

/// Motifs of puzzles on a principle; empty if there are none.
///
/// ```
/// use outflank_core::coach::Principle;
/// use outflank_core::school::{Motif, motifs_about};
///
/// assert!(motifs_about(Principle::Parity).has(Motif::Parity));
/// assert!(motifs_about(Principle::Centre).is_empty());
/// ```
pub fn motifs_about(principle: Principle) -> Motifs {
    let motifs: &[Motif] = match principle {
        Principle::Corners => &[Motif::CornerTaken, Motif::CornerRefused],
        Principle::XSquares => &[Motif::XSquare, Motif::CSquare],
        Principle::Mobility => &[Motif::Mobility],
        Principle::Walls | Principle::QuietMoves => &[Motif::QuietMove],
        Principle::FewDiscs => &[Motif::FewDiscs],
        Principle::SafeMoves => &[Motif::LastSafeMove, Motif::NoSafeMove],
        Principle::Parity => &[Motif::Parity, Motif::AgainstParity],
        Principle::Edges => &[Motif::UnbalancedEdge, Motif::StonerTrap],
        Principle::Wedges => &[Motif::Wedge],
        Principle::Passing => &[Motif::ForcedPass, Motif::PassingToWin],
        Principle::WipeOut => &[Motif::WipeOut],
        Principle::Swindles => &[Motif::Swindle],
        Principle::Sacrifices => &[Motif::CornerOffered],
        Principle::Diagonals => &[Motif::Diagonal],
        Principle::Threats => &[Motif::DoubleAttack, Motif::StonerTrap],
        Principle::Answers | Principle::Counting => &[Motif::OnlyEscape],
        Principle::Centre | Principle::Stability => &[],
    };
    motifs.iter().copied().collect()
}
