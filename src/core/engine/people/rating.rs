//! Ratings of the people that a level imitates.

use std::fmt;

/// Rating on the scale of tournament players, whose median is 1614: 1000 to 2000 in steps of 100.
///
/// ```
/// use outflank_core::engine::people::PersonRating;
///
/// let rating = PersonRating::new(1300).expect("a multiple of 100 between 1000 and 2000");
/// assert_eq!((rating.get(), rating.to_string()), (1300, "1300".to_owned()));
/// assert_eq!(PersonRating::new(1350), None);
/// assert_eq!(PersonRating::all().count(), 11);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonRating(u16);

impl PersonRating {
    pub const LEAST: Self = Self(1000);
    pub const MOST: Self = Self(2000);
    pub const STEP: u16 = 100;
    /// Number of all ratings.
    pub const COUNT: usize = ((Self::MOST.0 - Self::LEAST.0) / Self::STEP) as usize + 1;

    /// All ratings, weakest first.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::LEAST; Self::COUNT];
        let mut place = 1;
        while place < Self::COUNT {
            all[place] = Self(all[place - 1].0 + Self::STEP);
            place += 1;
        }
        all
    };

    /// Rating from which on there are few games to learn from: one player of twenty has more than 1896.
    const RARE: Self = Self(1900);

    /// `None` for ratings that no level imitates.
    pub fn new(rating: u16) -> Option<Self> {
        let is_known = rating.is_multiple_of(Self::STEP);
        Some(Self(rating)).filter(|it| is_known && (Self::LEAST..=Self::MOST).contains(it))
    }

    /// All of them, weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }

    pub const fn get(self) -> u16 {
        self.0
    }

    /// Whether few games of such players are known.
    pub fn is_rare(self) -> bool {
        self >= Self::RARE
    }

    /// Name of the opponent of this rating.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; PersonRating::COUNT] =
            ["Pip", "Mia", "Tom", "Ann", "Leo", "Eva", "Kai", "Noa", "Ida", "Max", "Rei"];
        NAMES[self.place()]
    }

    /// Place among all, from 0.
    pub const fn place(self) -> usize {
        ((self.0 - Self::LEAST.0) / Self::STEP) as usize
    }
}

impl fmt::Display for PersonRating {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
