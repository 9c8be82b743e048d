//! How sure a selective search is of what it leaves out.

/// The probability that a branch which Multi-ProbCut leaves out would not have mattered, if the
/// errors of short searches are spread normally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::FromRepr)]
#[repr(u8)]
pub enum Selectivity {
    /// 73 %.
    Bold,
    /// 87 %.
    Brisk,
    /// 95 %.
    Careful,
    /// 99 %.
    Sure,
    /// Nothing is left out.
    Full,
}

impl Selectivity {
    /// The probability in percent.
    pub const fn percent(self) -> u32 {
        match self {
            Self::Bold => 73,
            Self::Brisk => 87,
            Self::Careful => 95,
            Self::Sure => 99,
            Self::Full => 100,
        }
    }

    /// Standard deviations on either side of the mean that hold so much of a normal distribution;
    /// `None` where nothing is left out.
    pub const fn deviations(self) -> Option<f32> {
        match self {
            Self::Bold => Some(1.103),
            Self::Brisk => Some(1.514),
            Self::Careful => Some(1.960),
            Self::Sure => Some(2.576),
            Self::Full => None,
        }
    }
}
