//! Levels of play.

use super::people::PersonRating;
use super::random::Random;
use super::search::Value;
use super::strength::{PEOPLE, RATINGS, Strength};
use crate::rules::{Bitboard, Goal, Square, Variant};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use std::time::Duration;

/// Prefix of a rating where a player is named.
pub const PERSON_PREFIX: &str = "person:";

/// Number of people before their rating is added: no level and no matched rating is as high.
const FIRST_PERSON: u16 = 10_000;

/// Search effort of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    pub depth: u32,
    /// Empties from which the search is exact.
    pub exact_empties: u32,
    /// Deliberate errors, if any.
    pub slips: Option<Slips>,
}

/// Distribution of deliberate errors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slips {
    /// Loss in discs at which a move is chosen 1/e times as often as the best.
    pub temperature: f64,
    /// Largest loss in discs.
    pub most: i32,
    /// Corners that are never declined at a cost of [`SEEN`] discs or more.
    pub corners: Bitboard,
}

/// Cost in discs from which the level takes a corner instead, as people do: an open corner is seen by everyone.
const SEEN: i32 = 3;

impl Slips {
    /// Choice of the strongest level among book moves.
    pub const IN_THE_BOOK: Self = Self { temperature: 1.2, most: 2, corners: Bitboard::EMPTY };

    /// The distribution in another variant: discs weigh more on a smaller board, and with fewest discs as the goal.
    /// Each level stays stronger than the one below (matches of 60 games between neighbours).
    pub fn in_game(self, variant: Variant) -> Self {
        let (share, corners) = match variant.goal {
            Goal::FewestDiscs => (0.5, Bitboard::EMPTY),
            Goal::MostDiscs { .. } | Goal::Line(_) => {
                (f64::from(variant.board.size) / 8.0, variant.board.corners())
            }
        };
        Self { temperature: self.temperature * share, corners, ..self }
    }

    /// Chooses a move at random, less often the more it loses, as people choose (`McKelvey` & Palfrey, "Quantal
    /// Response Equilibria for Normal Form Games", 1995). `moves` are best first.
    pub fn choose(&self, moves: &[Value], random: &mut Random) -> Option<Value> {
        moves.choose_weighted(random, |value| self.weight(*value, moves)).ok().copied()
    }

    /// Chance of each move; `moves` are best first.
    pub fn chances(&self, moves: &[Value]) -> Vec<(Square, f64)> {
        let weights = moves.iter().map(|it| (it.square, self.weight(*it, moves)));
        let sum: f64 = weights.clone().map(|(_, weight)| weight).sum();
        weights.map(|(square, weight)| (square, weight / sum)).collect()
    }

    /// Weight of a move in the random choice among `moves`, best first; that of the best move is 1.
    fn weight(&self, value: Value, moves: &[Value]) -> f64 {
        let loss = moves.first().map_or(0, |best| best.score - value.score);
        let corner = moves.iter().find(|it| self.corners.contains(it.square));
        let declines = !self.corners.contains(value.square)
            && corner.is_some_and(|corner| corner.score >= value.score + SEEN);
        if loss > self.most || declines { 0.0 } else { (-f64::from(loss) / self.temperature).exp() }
    }
}

/// Level of the computer: those of Reversi, then those of tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display)]
pub enum Level {
    /// Any legal move, in both games.
    Random,
    /// Reversi: the move that flips most discs.
    Greedy,
    /// Reversi: the computer of the beginners' book: a corner if possible, else as Greedy.
    Rookie,
    /// Reversi: searches, with frequent errors, which get rarer on the following levels.
    Novice,
    Amateur,
    /// Reversi: as strong as club players.
    Club,
    /// Reversi: as strong as tournament players.
    Expert,
    Master,
    /// Reversi: errs by a disc or two now and then.
    Grandmaster,
    /// Reversi: full strength, for as long as it is given.
    Champion,
    /// Reversi: a given strength between two other levels; not in [`Level::of`].
    #[strum(to_string = "Partner")]
    Matched(Strength),
    /// Reversi: plays as people of a rating do; not in [`Level::of`].
    #[strum(to_string = "Person")]
    Person(PersonRating),
    /// Tic-tac-toe: wins, else blocks, else any free square.
    Pupil,
    /// Tic-tac-toe: wins, else blocks, else corners before the centre before sides.
    Regular,
    /// Tic-tac-toe: as Regular, with a chosen first reply.
    Veteran,
    /// Tic-tac-toe: never loses.
    Perfect,
}

impl Effort {
    /// Unlimited search.
    const UNBOUNDED: Self =
        Self { depth: Square::COUNT, exact_empties: Square::COUNT, slips: None };

    /// Fixed depth, exact ending, and deliberate errors.
    const fn fixed(depth: u32, exact_empties: u32, temperature: f64, most: i32) -> Self {
        let slips = Slips { temperature, most, corners: Bitboard::EMPTY };
        Self { depth, exact_empties, slips: Some(slips) }
    }
}

/// Error of an unknown level number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {number}: levels run from 1 to {count}")]
pub struct NoSuchLevel {
    pub number: u16,
    pub count: usize,
}

impl Level {
    const REVERSI: &'static [Self] = &[
        Self::Random,
        Self::Greedy,
        Self::Rookie,
        Self::Novice,
        Self::Amateur,
        Self::Club,
        Self::Expert,
        Self::Master,
        Self::Grandmaster,
        Self::Champion,
    ];
    const TICTACTOE: &'static [Self] =
        &[Self::Random, Self::Pupil, Self::Regular, Self::Veteran, Self::Perfect];

    /// Levels of a game, weakest first.
    pub fn of(variant: Variant) -> &'static [Self] {
        if variant.flips() { Self::REVERSI } else { Self::TICTACTOE }
    }

    /// Number, from 1 in its game; a matched level's rating; that of people plus 10,000.
    pub fn number(self) -> u16 {
        match self {
            Self::Matched(strength) => return strength.rating(),
            Self::Person(rating) => return FIRST_PERSON + rating.get(),
            _ => {}
        }
        let lists = [Self::REVERSI, Self::TICTACTOE];
        let mut places = lists.iter().filter_map(|list| list.iter().position(|&it| it == self));
        places.next().expect("every level is of a game") as u16 + 1
    }

    /// Level by number; in Reversi also a matched level, or people, by rating.
    ///
    /// # Errors
    ///
    /// [`NoSuchLevel`].
    pub fn from_number(variant: Variant, number: u16) -> Result<Self, NoSuchLevel> {
        let levels = Self::of(variant);
        let found = levels.iter().find(|level| level.number() == number).copied();
        let matched = || Strength::exactly(number).filter(|_| variant.flips()).map(Self::Matched);
        let person = || {
            let rating = number.checked_sub(FIRST_PERSON).and_then(PersonRating::new);
            rating.filter(|_| variant.is_tournament()).map(Self::Person)
        };
        found.or_else(matched).or_else(person).ok_or(NoSuchLevel { number, count: levels.len() })
    }

    /// Levels that play as people do, weakest first; none in other variants than the standard.
    pub fn people(variant: Variant) -> impl Iterator<Item = Self> {
        let is_known = variant.is_tournament();
        PersonRating::all().filter(move |_| is_known).map(Self::Person)
    }

    /// Rating of the people that it plays as, on their own scale.
    pub const fn person(self) -> Option<PersonRating> {
        match self {
            Self::Person(rating) => Some(rating),
            _ => None,
        }
    }

    /// Level as a value of `--against`, `match` and the like.
    ///
    /// ```
    /// use outflank_core::engine::{Level, people::PersonRating};
    ///
    /// assert_eq!(Level::Novice.as_player(), "level:4");
    /// let ann = PersonRating::new(1300).map(Level::Person).expect("a rating of people");
    /// assert_eq!(ann.as_player(), "person:1300");
    /// ```
    pub fn as_player(self) -> String {
        match self {
            Self::Matched(_) => "auto".to_owned(),
            Self::Person(rating) => format!("{PERSON_PREFIX}{rating}"),
            _ => format!("level:{}", self.number()),
        }
    }

    /// Whether it is in [`Self::of`]: it has a number, and neither matches a player nor plays as people do.
    pub const fn is_numbered(self) -> bool {
        !matches!(self, Self::Matched(_) | Self::Person(_))
    }

    pub const fn is_matched(self) -> bool {
        matches!(self, Self::Matched(_))
    }

    /// Whether both are the same level; all matched levels count as one.
    pub fn is_as(self, other: Self) -> bool {
        self == other || self.is_matched() && other.is_matched()
    }

    /// Level that makes a move: itself, or one of the two around a matched strength, the nearer one more often. Both
    /// play as people do where people are as strong.
    pub(super) fn who_moves(self, random: &mut Random) -> Self {
        let Self::Matched(strength) = self else { return self };
        let rating = strength.rating();
        let people: Vec<Self> = PersonRating::all().map(Self::Person).collect();
        let is_among_people = (PEOPLE[0]..=PEOPLE[PEOPLE.len() - 1]).contains(&rating);
        let (ratings, levels) = if is_among_people {
            (&PEOPLE[..], &people[..])
        } else {
            (&RATINGS[..], Self::REVERSI)
        };
        let above = ratings.partition_point(|&it| it < rating).clamp(1, ratings.len() - 1);
        let [low, high] = [ratings[above - 1], ratings[above]];
        let share = f64::from(rating.saturating_sub(low)) / f64::from(high - low);
        levels[if random.random_bool(share.min(1.0)) { above } else { above - 1 }]
    }

    /// Corresponding level of another game: of the same number, or its highest.
    #[must_use]
    pub fn in_game(self, variant: Variant) -> Self {
        let levels = Self::of(variant);
        if let Some(rating) = self.own_rating() {
            let below = RATINGS.partition_point(|&it| it <= rating);
            let is_known = variant.is_tournament();
            return if is_known { self } else { levels[below.clamp(1, levels.len()) - 1] };
        }
        levels[usize::from(self.number() - 1).min(levels.len() - 1)]
    }

    /// Thinking time of a level whose strength depends on it; the engine does not keep it, its caller does.
    pub const fn move_time(self) -> Option<Duration> {
        match self {
            Self::Champion => Some(Duration::from_millis(4800)),
            _ => None,
        }
    }

    pub const fn is_searching(self) -> bool {
        self.effort().is_some() || self.person().is_some()
    }

    /// Whether it searches, or makes some moves as a level that does.
    pub const fn may_search(self) -> bool {
        self.is_searching() || self.is_matched()
    }

    /// Search effort; `None` for a level without a search.
    pub(super) const fn effort(self) -> Option<Effort> {
        match self {
            Self::Novice => Some(Effort::fixed(6, 10, 19.5, 64)),
            Self::Amateur => Some(Effort::fixed(6, 10, 8.6, 64)),
            Self::Club => Some(Effort::fixed(8, 12, 5.08, 48)),
            Self::Expert => Some(Effort::fixed(8, 12, 3.2, 32)),
            Self::Master => Some(Effort::fixed(8, 14, 1.95, 20)),
            Self::Grandmaster => Some(Effort::fixed(10, 16, 1.04, 10)),
            Self::Champion => Some(Effort::UNBOUNDED),
            _ => None,
        }
    }

    /// Rating of a level that is not in [`Self::of`].
    const fn own_rating(self) -> Option<u16> {
        match self {
            Self::Matched(strength) => Some(strength.rating()),
            Self::Person(rating) => Some(PEOPLE[rating.place()]),
            _ => None,
        }
    }

    /// Rating in Elo points on a scale where level 3 has 1000; `None` if not measured.
    pub fn rating(self, variant: Variant) -> Option<f64> {
        if !variant.is_tournament() {
            return None;
        }
        if let Some(rating) = self.own_rating() {
            return Some(rating.into());
        }
        Self::REVERSI.iter().position(|&level| level == self).map(|place| RATINGS[place].into())
    }
}
