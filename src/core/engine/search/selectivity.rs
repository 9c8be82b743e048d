//! Confidence of forward pruning.

/// Probability that a branch skipped by Multi-ProbCut would not have mattered, with normally distributed errors.
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
    Full,
}

impl Selectivity {
    pub const fn percent(self) -> u32 {
        match self {
            Self::Bold => 73,
            Self::Brisk => 87,
            Self::Careful => 95,
            Self::Sure => 99,
            Self::Full => 100,
        }
    }

    /// Standard deviations of a two-sided interval with this probability; `None` without pruning.
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
