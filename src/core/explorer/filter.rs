//! Filters of explorations.

use super::game_facts::{GameFact, NameId, UNNAMED};
use crate::records::is_program;
use crate::rules::Color;
use std::collections::HashSet;
use std::fmt;

/// Result to include.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumString, strum::VariantNames, strum::Display,
)]
#[strum(serialize_all = "lowercase", ascii_case_insensitive)]
pub enum Winner {
    Black,
    Draw,
    White,
}

/// Inclusive range of years; a missing end is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct YearRange {
    pub from: Option<u16>,
    pub to: Option<u16>,
}

impl YearRange {
    /// Reads `2019`, `2010-2019`, `2010-` or `-2019`; `None` otherwise.
    ///
    /// ```
    /// use outflank_core::explorer::YearRange;
    ///
    /// let years = YearRange::read("2010-").expect("years");
    /// assert_eq!((years.from, years.to), (Some(2010), None));
    /// assert_eq!(YearRange::read("the nineties"), None);
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        let year = |text: &str| match text.trim() {
            "" => Some(None),
            text if text.len() == 4 => text.parse().ok().filter(|year| *year > 0).map(Some),
            _ => None,
        };
        let (from, to) = match text.split_once('-') {
            Some((from, to)) => (year(from)?, year(to)?),
            None => (year(text)?, year(text)?),
        };
        (from.is_none() || to.is_none() || from <= to).then_some(Self { from, to })
    }

    const fn is_all(self) -> bool {
        self.from.is_none() && self.to.is_none()
    }

    fn has(self, year: u16) -> bool {
        self.is_all()
            || year > 0
                && self.from.is_none_or(|from| from <= year)
                && self.to.is_none_or(|to| year <= to)
    }
}

/// Conditions on the games that count; the default has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct GameFilter {
    /// Part of a player's name, case-insensitive; empty for any.
    pub player: String,
    pub side: Option<Color>,
    pub years: YearRange,
    /// Part of the event's or source's name, case-insensitive; empty for any.
    pub place: String,
    pub winner: Option<Winner>,
    /// Whether only games played here count.
    pub is_own: bool,
    /// Whether only games between people count: a bracket in a name marks a program.
    pub is_people: bool,
}

impl GameFilter {
    /// Whether all games pass.
    pub fn is_open(&self) -> bool {
        *self == Self::default()
    }

    pub const fn needs_names(&self) -> bool {
        !self.player.is_empty() || !self.place.is_empty() || self.is_people
    }
}

/// Error of an invalid word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum FilterError {
    #[error("'{0}' is not a year or range of years, such as 2010-2019")]
    Years(String),
    #[error("'{0}': won:black, won:draw or won:white")]
    Winner(String),
    #[error(
        "'{0}' is no filter: won:black, 2010-2019, @tournament, people, own, or a player's name"
    )]
    Word(String),
    /// A side without a player.
    #[error("'{0}' needs a player's name before it")]
    SideAlone(String),
}

impl GameFilter {
    /// Reads a filter: `own`, `people`, `black` or `white` after a player's name, years such as `2019`, `2010-2019` or `2010-`,
    /// `won:black`, `@tournament`; other words are a player's name.
    ///
    /// ```
    /// use outflank_core::explorer::GameFilter;
    /// use outflank_core::rules::Color;
    ///
    /// let filter = GameFilter::read("tamenori black 2001- @world won:black").expect("a filter");
    /// assert_eq!((filter.player.as_str(), filter.side), ("tamenori", Some(Color::Black)));
    /// assert_eq!((filter.place.as_str(), filter.years.from), ("world", Some(2001)));
    /// assert_eq!(GameFilter::read(&filter.to_string()).as_ref(), Ok(&filter));
    /// ```
    ///
    /// # Errors
    ///
    /// [`FilterError`] for an invalid word.
    pub fn read(text: &str) -> Result<Self, FilterError> {
        let mut filter = Self::default();
        let (mut player, mut place) = (Vec::new(), Vec::new());
        let mut words = text.split_whitespace().peekable();
        let side_of = |word: &str| {
            Color::BOTH.into_iter().find(|it| it.to_string().eq_ignore_ascii_case(word))
        };
        while let Some(word) = words.next() {
            let small = word.to_lowercase();
            let side = side_of(word);
            // As in `tamenori as black`.
            if small == "as" && words.peek().is_some_and(|next| side_of(next).is_some()) {
                continue;
            }
            if small == "own" {
                filter.is_own = true;
            } else if small == "people" {
                filter.is_people = true;
            } else if let Some(side) = side {
                filter.side = Some(side);
            } else if let Some(winner) = small.strip_prefix("won:") {
                let winner = winner.parse().map_err(|_| FilterError::Winner(word.to_owned()))?;
                filter.winner = Some(winner);
            } else if word.contains(':') {
                return Err(FilterError::Word(word.to_owned()));
            } else if let Some(name) = word.strip_prefix('@') {
                place.push(name);
            } else if has_year(word) {
                filter.years =
                    YearRange::read(word).ok_or_else(|| FilterError::Years(word.to_owned()))?;
            } else if place.is_empty() {
                player.push(word);
            } else {
                place.push(word);
            }
        }
        (filter.player, filter.place) = (player.join(" "), place.join(" "));
        match filter.side {
            Some(side) if filter.player.is_empty() => Err(FilterError::SideAlone(side.to_string())),
            _ => Ok(filter),
        }
    }
}

/// Whether a word is a range of years: digits and hyphens, with four digits or more.
fn has_year(word: &str) -> bool {
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    digits >= 4 && word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
}

impl fmt::Display for GameFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        let years = Some(self.years.to_string()).filter(|years| !years.is_empty());
        let words = [
            some(&self.player),
            self.side.map(|side| side.to_string().to_lowercase()),
            years,
            self.winner.map(|winner| format!("won:{winner}")),
            self.is_own.then(|| "own".to_owned()),
            self.is_people.then(|| "people".to_owned()),
            some(&self.place).map(|place| format!("@{place}")),
        ];
        f.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

impl fmt::Display for YearRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |year: Option<u16>| year.map(|it| it.to_string()).unwrap_or_default();
        match (self.from, self.to) {
            (None, None) => Ok(()),
            (from, to) if from == to => f.write_str(&text(from)),
            (from, to) => write!(f, "{}-{}", text(from), text(to)),
        }
    }
}

/// Kind of a name in a filter that matches no name of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnknownName {
    Player,
    Place,
}

/// A filter with the numbers of its names.
#[derive(Clone, Debug, Default)]
pub struct ResolvedFilter {
    filter: GameFilter,
    is_open: bool,
    players: HashSet<NameId>,
    places: HashSet<NameId>,
    /// Programs, if only people count.
    programs: HashSet<NameId>,
}

impl ResolvedFilter {
    /// Resolves a filter, given all names in any order.
    pub fn new<'a>(
        filter: &GameFilter,
        names: impl Iterator<Item = (NameId, &'a str)> + Clone,
    ) -> Self {
        let meant = |wanted: &str| -> HashSet<NameId> {
            let wanted = wanted.to_lowercase();
            let names = names.clone().filter(|_| !wanted.is_empty());
            names
                .filter(|(_, name)| name.to_lowercase().contains(&wanted))
                .map(|(id, _)| id)
                .collect()
        };
        let (players, places) = (meant(&filter.player), meant(&filter.place));
        let programs = names.clone().filter(|(_, name)| filter.is_people && is_program(name));
        let programs = programs.map(|(id, _)| id).collect();
        Self { filter: filter.clone(), is_open: filter.is_open(), players, places, programs }
    }

    /// Kind of the filter's name that matches no name; the player before the place.
    pub fn unknown_name(&self) -> Option<UnknownName> {
        let is_unknown = |name: &str, found: &HashSet<NameId>| !name.is_empty() && found.is_empty();
        if is_unknown(&self.filter.player, &self.players) {
            Some(UnknownName::Player)
        } else if is_unknown(&self.filter.place, &self.places) {
            Some(UnknownName::Place)
        } else {
            None
        }
    }

    /// Whether every undeleted game passes.
    #[inline]
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    #[inline]
    pub fn lets(&self, fact: &GameFact) -> bool {
        if fact.is_gone || self.is_open {
            return !fact.is_gone;
        }
        let filter = &self.filter;
        let is_theirs = |side: Color| self.players.contains(&fact.players[side.index()]);
        let is_person = |id: &NameId| *id != UNNAMED && !self.programs.contains(id);
        (!filter.is_own || fact.is_own)
            && (!filter.is_people || fact.players.iter().all(is_person))
            && filter.years.has(fact.year)
            && filter.winner.is_none_or(|winner| winner == winner_of(fact.margin))
            && (filter.place.is_empty() || self.places.contains(&fact.place))
            && (filter.player.is_empty()
                || match filter.side {
                    Some(side) => is_theirs(side),
                    None => is_theirs(Color::Black) || is_theirs(Color::White),
                })
    }
}

const fn winner_of(margin: i8) -> Winner {
    match margin {
        1.. => Winner::Black,
        0 => Winner::Draw,
        _ => Winner::White,
    }
}
