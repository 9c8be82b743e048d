//! The levels a player can choose from.

use super::random::Random;
use super::search::Value;
use super::strength::{RATINGS, Strength};
use crate::rules::{Goal, Square, Variant};
use crate::words::say;
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use std::time::Duration;

/// The effort of a level: how far it searches, time permitting.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Plies looked ahead.
    pub depth: u32,
    /// Empties from which on the game is played out exactly.
    pub exact_empties: u32,
    /// How it strays from the best move; never where there is none.
    pub slips: Option<Slips>,
}

/// The slips of a player: how it strays from the best move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slips {
    /// Discs: a move that loses so many more than another is chosen 1/e times as often.
    pub temperature: f64,
    /// Discs: what loses more than this is never chosen.
    pub most: i32,
}

impl Slips {
    /// How the strongest level chooses among the moves of the opening book.
    pub const IN_THE_BOOK: Self = Self { temperature: 1.2, most: 2 };

    /// The same player in another variant: a disc weighs more on a smaller board, and where the fewest discs win. So each
    /// level is stronger than the one below it (matches of 60 games between neighbours).
    pub fn in_game(self, variant: Variant) -> Self {
        let share = match variant.goal {
            Goal::FewestDiscs => 0.5,
            Goal::MostDiscs { .. } | Goal::Line(_) => f64::from(variant.board.size) / 8.0,
        };
        Self { temperature: self.temperature * share, ..self }
    }

    /// One of the moves, the best first: the more it loses, the seldomer, as people choose (`McKelvey`
    /// & Palfrey, "Quantal Response Equilibria for Normal Form Games", 1995).
    pub fn choose(&self, moves: &[Value], random: &mut Random) -> Option<Value> {
        let best = moves.first()?.score;
        moves.choose_weighted(random, |value| self.weight(best - value.score)).ok().copied()
    }

    /// The chance of each of the moves to be chosen, the best first.
    pub fn chances(&self, moves: &[Value]) -> Vec<(Square, f64)> {
        let Some(best) = moves.first().map(|best| best.score) else { return Vec::new() };
        let weights = moves.iter().map(|it| (it.square, self.weight(best - it.score)));
        let sum: f64 = weights.clone().map(|(_, weight)| weight).sum();
        weights.map(|(square, weight)| (square, weight / sum)).collect()
    }

    /// How likely a move is that loses so many discs, beside the best one.
    fn weight(&self, loss: i32) -> f64 {
        if loss > self.most { 0.0 } else { (-f64::from(loss) / self.temperature).exp() }
    }
}

/// The level: how strong the computer plays. The levels of Reversi come first, then those of tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display)]
pub enum Level {
    /// Both games: any legal move.
    Random,
    /// Reversi: the move that flips most discs.
    Greedy,
    /// Reversi: the computer of the beginners' book: a corner if it can, else as Greedy.
    Rookie,
    /// Reversi: searches, and often picks a worse move than the best, as do the next ones less
    /// and less.
    Novice,
    /// Reversi: errs a little less.
    Amateur,
    /// Reversi: as good as people in a club.
    Club,
    /// Reversi: as good as people in tournaments.
    Expert,
    /// Reversi: better than most of them.
    Master,
    /// Reversi: errs by a disc or two now and then.
    Grandmaster,
    /// Reversi: everything the engine has.
    Champion,
    /// Reversi: as strong as is wanted, between the others. Not in the lists of levels.
    #[strum(to_string = "Partner")]
    Matched(Strength),
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
    /// To the end, if there were time.
    const UNBOUNDED: Self =
        Self { depth: Square::COUNT, exact_empties: Square::COUNT, slips: None };

    /// So many plies, and the last empties in full; then a choice among the moves.
    const fn fixed(depth: u32, exact_empties: u32, temperature: f64, most: i32) -> Self {
        Self { depth, exact_empties, slips: Some(Slips { temperature, most }) }
    }
}

/// There is no level with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("error-no-such-level", number = *.number, count = *.count))]
pub struct NoSuchLevel {
    /// The number asked for.
    pub number: u16,
    /// How many levels the game has.
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

    /// Every level of a game, weakest first.
    pub fn of(variant: Variant) -> &'static [Self] {
        if variant.flips() { Self::REVERSI } else { Self::TICTACTOE }
    }

    /// The number that players know it by, from 1: its place among the levels of its game. That of one who
    /// was matched is its strength.
    pub fn number(self) -> u16 {
        if let Self::Matched(strength) = self {
            return strength.rating();
        }
        let lists = [Self::REVERSI, Self::TICTACTOE];
        let mut places = lists.iter().filter_map(|list| list.iter().position(|&it| it == self));
        places.next().expect("every level is of a game") as u16 + 1
    }

    /// The level of a game with the given number; in Reversi also somebody of the given strength.
    ///
    /// # Errors
    ///
    /// [`NoSuchLevel`] where there is none.
    pub fn from_number(variant: Variant, number: u16) -> Result<Self, NoSuchLevel> {
        let levels = Self::of(variant);
        let found = levels.iter().find(|level| level.number() == number).copied();
        let matched = || Strength::exactly(number).filter(|_| variant.flips()).map(Self::Matched);
        found.or_else(matched).ok_or(NoSuchLevel { number, count: levels.len() })
    }

    /// Whether its strength was chosen for somebody.
    pub const fn is_matched(self) -> bool {
        matches!(self, Self::Matched(_))
    }

    /// Whether it is the same level; all who were matched are one, however strong they are.
    pub fn is_as(self, other: Self) -> bool {
        self == other || self.is_matched() && other.is_matched()
    }

    /// Who makes a move: the level itself, or one of the two between which a matched strength lies, the nearer
    /// the likelier.
    pub(super) fn who_moves(self, random: &mut Random) -> Self {
        let Self::Matched(strength) = self else { return self };
        let rating = strength.rating();
        let above = RATINGS.partition_point(|&it| it < rating).clamp(1, RATINGS.len() - 1);
        let [low, high] = [RATINGS[above - 1], RATINGS[above]];
        let share = f64::from(rating.saturating_sub(low)) / f64::from(high - low);
        Self::REVERSI[if random.random_bool(share.min(1.0)) { above } else { above - 1 }]
    }

    /// The level of another game that stands for this one: of the same number, or the highest.
    #[must_use]
    pub fn in_game(self, variant: Variant) -> Self {
        let levels = Self::of(variant);
        if let Self::Matched(strength) = self {
            let is_known = variant.is_tournament();
            let below = RATINGS.partition_point(|&it| it <= strength.rating());
            return if is_known { self } else { levels[below.clamp(1, levels.len()) - 1] };
        }
        levels[usize::from(self.number() - 1).min(levels.len() - 1)]
    }

    /// How long it thinks about a move, where that is what makes its strength.
    pub const fn move_time(self) -> Option<Duration> {
        match self {
            Self::Champion => Some(Duration::from_millis(4800)),
            _ => None,
        }
    }

    /// Whether it looks ahead, and so takes time.
    pub const fn is_searching(self) -> bool {
        self.effort().is_some()
    }

    /// How far it searches; `None` for a player who goes by a rule.
    pub(super) const fn effort(self) -> Option<Effort> {
        match self {
            Self::Novice => Some(Effort::fixed(6, 10, 11.1, 64)),
            Self::Amateur => Some(Effort::fixed(6, 10, 6.35, 64)),
            Self::Club => Some(Effort::fixed(8, 12, 4.2, 48)),
            Self::Expert => Some(Effort::fixed(8, 12, 2.7, 32)),
            Self::Master => Some(Effort::fixed(8, 14, 1.66, 20)),
            Self::Grandmaster => Some(Effort::fixed(10, 16, 0.92, 10)),
            Self::Champion => Some(Effort::UNBOUNDED),
            _ => None,
        }
    }

    /// How strong it is, in Elo points, on a scale where the third level, the rookie, has 1000; `None` where
    /// nobody has measured it.
    pub fn rating(self, variant: Variant) -> Option<f64> {
        if !variant.is_tournament() {
            return None;
        }
        if let Self::Matched(strength) = self {
            return Some(strength.rating().into());
        }
        Self::REVERSI.iter().position(|&level| level == self).map(|place| RATINGS[place].into())
    }
}
