//! Puzzles and lessons that practise the principle of a mistake.

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

/// Name of the lesson on a principle.
///
/// ```
/// use outflank_core::coach::Principle;
/// use outflank_core::school::{lesson_about, lesson_named};
///
/// assert_eq!(lesson_about(Principle::Parity), "parity");
/// assert!(lesson_named(lesson_about(Principle::Answers)).is_some());
/// ```
pub const fn lesson_about(principle: Principle) -> &'static str {
    match principle {
        Principle::Corners => "corners",
        Principle::XSquares | Principle::Diagonals => "x-and-c-squares",
        Principle::Mobility | Principle::Answers => "mobility",
        Principle::Walls => "walls",
        Principle::FewDiscs | Principle::WipeOut => "few-discs",
        Principle::Centre => "first-moves",
        Principle::QuietMoves => "quiet-moves",
        Principle::SafeMoves => "taking-moves-away",
        Principle::Parity => "parity",
        Principle::Edges => "unbalanced-edges",
        Principle::Wedges => "edges",
        Principle::Stability => "stable-discs",
        Principle::Passing => "passing",
        Principle::Swindles => "swindles",
        Principle::Sacrifices => "corners-that-wait",
        Principle::Threats => "traps",
        Principle::Counting => "counting",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::school::lesson_named;
    use strum::VariantArray as _;

    #[test]
    fn every_principle_has_a_lesson() {
        for principle in Principle::VARIANTS {
            assert!(lesson_named(lesson_about(*principle)).is_some(), "{principle}");
        }
    }
}
