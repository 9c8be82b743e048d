//! Playing strength in Elo points.

use super::people::PersonRating;
use std::fmt;

/// Ratings of Reversi's levels, weakest first, on a scale where level 3 has 1000.
///
/// Measured in matches between neighbouring levels after 8 random plies, November 2026: 1,000 games for each step, and
/// 240 for level 10 at a tenth of a second per move on one thread. `assets/manual/levels.md` lists the steps from level 4 on.
pub(super) const RATINGS: [u16; 10] = [680, 780, 1000, 1235, 1515, 1810, 2075, 2325, 2590, 2815];

/// Ratings of the levels that play as people of 1000 to 2000 points do, on the same scale.
///
/// Measured in 200 games against each of two levels and 400 against each other, 300 points apart, after 8 random plies,
/// November 2026; two standard deviations are about 30. The repository's `assets/README.md` has the table.
pub(super) const PEOPLE: [u16; PersonRating::COUNT] =
    [1643, 1688, 1725, 1866, 1920, 1984, 2060, 2105, 2178, 2282, 2297];

/// Strength of a matched opponent: a rating on the scale of [`Level::rating`], within the range of the levels.
///
/// [`Level::rating`]: super::Level::rating
///
/// ```
/// use outflank_core::engine::Strength;
///
/// assert_eq!(Strength::near(1234.4).rating(), 1234);
/// assert_eq!(Strength::near(9000.0), Strength::MOST);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u16);

impl Strength {
    /// Strength of the first level.
    pub const LEAST: Self = Self(RATINGS[0]);
    /// Strength of the last level that does not depend on the processor.
    pub const MOST: Self = Self(RATINGS[RATINGS.len() - 2]);

    pub fn near(rating: f64) -> Self {
        let rating = u16::try_from(rating.round() as i64);
        Self(rating.unwrap_or_default()).clamp(Self::LEAST, Self::MOST)
    }

    pub fn exactly(rating: u16) -> Option<Self> {
        Some(Self(rating)).filter(|it| (Self::LEAST..=Self::MOST).contains(it))
    }

    pub const fn rating(self) -> u16 {
        self.0
    }

    /// People of about this strength.
    ///
    /// ```
    /// use outflank_core::engine::{Strength, people::PersonRating};
    ///
    /// assert_eq!(Strength::LEAST.peers(), PersonRating::LEAST);
    /// assert_eq!(Strength::MOST.peers(), PersonRating::MOST);
    /// ```
    pub fn peers(self) -> PersonRating {
        let distance = |rating: &PersonRating| PEOPLE[rating.place()].abs_diff(self.0);
        PersonRating::all().min_by_key(distance).unwrap_or(PersonRating::LEAST)
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
