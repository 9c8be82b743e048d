//! The motifs that there are, and sets of them.

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

    /// Whether one of them is among the others.
    pub const fn meets(self, others: Self) -> bool {
        self.0 & others.0 != 0
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
