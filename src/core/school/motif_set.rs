//! Motifs and sets of them.

use strum::VariantArray as _;

/// Motif of a puzzle. The solver's move is better than all others by four discs or more, so each motif explains a
/// right move.
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
    /// Flips interior discs only, and gives the opponent no new move.
    QuietMove,
    /// Flips fewer discs than any other move.
    FewDiscs,
    /// Leaves the opponent fewest moves.
    Mobility,
    /// Takes the opponent's only safe move.
    LastSafeMove,
    /// Between two of the opponent's discs on an edge.
    Wedge,
    /// On the X-square beside a gap of the opponent's edge: a corner falls in any case.
    StonerTrap,
    /// Gives the corner beside an unbalanced five, and wins the far one in any case.
    UnbalancedEdge,
    /// Threatens two corners, and one falls in any case.
    DoubleAttack,
    /// On an X-square of an owned diagonal: the corner is safe.
    Diagonal,
    /// Into an odd region; all other moves go into even ones.
    Parity,
    /// Into an even region, although an odd one is open.
    AgainstParity,
    ForcedPass,
    /// Every move of the opponent gives the solver a corner, and the solver has none to take yet.
    NoSafeMove,
    /// The solver passes on the way, and reaches the goal.
    PassingToWin,
    /// In a region that only the solver can enter.
    Swindle,
    /// A corner is available, and not taken.
    CornerRefused,
    CornerTaken,
    /// Gives the opponent a new corner.
    CornerOffered,
    /// On the X-square of an empty corner.
    XSquare,
    /// On a C-square of an empty corner.
    CSquare,
    /// Does not lose, while every other move loses the game by ten discs or more.
    OnlyEscape,
    WipeOut,
}

/// Motifs by strength: what happens rarely, or decides most, first.
const BY_STRENGTH: [Motif; Motif::VARIANTS.len()] = [
    Motif::WipeOut,
    Motif::PassingToWin,
    Motif::StonerTrap,
    Motif::UnbalancedEdge,
    Motif::DoubleAttack,
    Motif::CornerRefused,
    Motif::ForcedPass,
    Motif::Swindle,
    Motif::LastSafeMove,
    Motif::NoSafeMove,
    Motif::Wedge,
    Motif::CornerOffered,
    Motif::CornerTaken,
    Motif::Diagonal,
    Motif::AgainstParity,
    Motif::Parity,
    Motif::XSquare,
    Motif::CSquare,
    Motif::QuietMove,
    Motif::Mobility,
    Motif::FewDiscs,
    Motif::OnlyEscape,
];
/// Most motifs of a puzzle worth naming.
const NAMED: usize = 3;

/// Set of motifs, one bit each in the order of [`Motif`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Motifs(u32);

impl Motifs {
    /// Set of these bits; unknown ones are dropped.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & ((1 << Motif::VARIANTS.len()) - 1))
    }

    pub const fn bits(self) -> u32 {
        self.0
    }

    pub const fn has(self, motif: Motif) -> bool {
        self.0 >> motif as u32 & 1 == 1
    }

    pub const fn meets(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether there is no motif: the puzzle needs calculation.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Motifs, strongest first.
    pub fn iter(self) -> impl Iterator<Item = Motif> {
        BY_STRENGTH.into_iter().filter(move |motif| self.has(*motif))
    }

    /// The three strongest motifs, without parity beside against-parity.
    ///
    /// ```
    /// use outflank_core::school::{Motif, Motifs};
    ///
    /// let all: Motifs = [Motif::Parity, Motif::AgainstParity, Motif::Swindle].into_iter().collect();
    /// let named: Vec<Motif> = all.strongest().iter().collect();
    /// assert_eq!(named, [Motif::Swindle, Motif::AgainstParity]);
    /// ```
    #[must_use]
    pub fn strongest(self) -> Self {
        let opposite = |motif: &Motif| *motif == Motif::Parity && self.has(Motif::AgainstParity);
        self.iter().filter(|motif| !opposite(motif)).take(NAMED).collect()
    }
}

impl FromIterator<Motif> for Motifs {
    fn from_iter<I: IntoIterator<Item = Motif>>(motifs: I) -> Self {
        Self(motifs.into_iter().fold(0, |bits, motif| bits | 1 << motif as u32))
    }
}
