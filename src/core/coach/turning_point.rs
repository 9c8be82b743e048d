//! Turning points: the move that decided a game.

use super::grade::{MISTAKEN, Outlook};
use super::move_review::MoveReview;
use super::review::Review;
use crate::rules::Color;

/// Kind of a turning point, for the side that made the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GameTurn {
    /// It was ahead, and no longer is.
    LostLead,
    /// The opponent had just given the lead away, and it was not taken.
    MissedWin,
    /// The game was about even.
    LostEven,
    /// It was ahead and still is, by much less.
    GaveLead,
    /// It was behind, and had chances yet.
    LastChance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint<'a> {
    pub reviewed: &'a MoveReview,
    /// Move number, from 1.
    pub number: usize,
    pub how: GameTurn,
}

/// The move that decided a long game with a loss in it, or that there was none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameMoment<'a> {
    Turned(TurningPoint<'a>),
    /// The loser fell behind little by little.
    NoSingleMove,
    /// After the first twelve moves the loser had no real chance.
    NeverInDoubt,
}

/// Moves after which a result can be said to have been in no doubt.
const FIRST_MOVES: usize = 12;
/// Share of a lost chance, 0 to 1, with which it is had back.
const RECOVERED: f64 = 0.85;
/// Chance of winning, 0 to 1, below which a side has no real chance.
const NO_REAL_CHANCE: f64 = 0.2;

impl Review {
    /// Least length of a game with a turning point, in moves.
    pub const LEAST_MOVES: usize = 20;

    /// Whether the game is long enough for a turning point.
    pub const fn is_long_enough(&self) -> bool {
        self.moves.len() >= Self::LEAST_MOVES
    }

    /// The loser's largest fall in the chance of winning from which that side did not recover, in a draw that of either
    /// side; `None` without a mistake of that side, or for a short game.
    pub fn turning_point(&self) -> Option<TurningPoint<'_>> {
        if !self.is_long_enough() {
            return None;
        }
        let loser = self.loser();
        let mut found: Option<(usize, f64)> = None;
        // Best chance of each side at its later moves.
        let mut later = [f64::NEG_INFINITY; 2];
        for (at, reviewed) in self.moves.iter().enumerate().rev() {
            let [before, after] = reviewed.stakes().chances();
            let (fall, best_later) = (before - after, &mut later[reviewed.side.index()]);
            let is_final = *best_later < after + RECOVERED * fall;
            *best_later = best_later.max(before);
            let is_theirs = loser.is_none_or(|loser| reviewed.side == loser);
            // Of equal falls the first, since a later one repeats it.
            if is_theirs && is_final && fall >= found.map_or(MISTAKEN, |(_, most)| most) {
                found = Some((at, fall));
            }
        }
        let (at, _) = found?;
        let (reviewed, how) = (&self.moves[at], self.how_it_turned(at));
        Some(TurningPoint { reviewed, number: at + 1, how })
    }

    /// The side behind at the end; `None` if the end is about even.
    fn loser(&self) -> Option<Color> {
        let last = self.moves.last()?;
        match last.standing(last.made.score) {
            Outlook::Ahead => Some(!last.side),
            Outlook::Even => None,
            Outlook::Behind => Some(last.side),
        }
    }

    /// Kind of turning point at a move.
    fn how_it_turned(&self, at: usize) -> GameTurn {
        let reviewed = &self.moves[at];
        let [best, made] = [&reviewed.best, &reviewed.made].map(|it| reviewed.standing(it.score));
        // The side's standing before the opponent's last move.
        let before = at.checked_sub(1).map(|before| &self.moves[before]);
        let before = before.map(|earlier| {
            let score = earlier.best.score;
            earlier.standing(if earlier.side == reviewed.side { score } else { -score })
        });
        match (best, made) {
            (Outlook::Ahead, Outlook::Ahead) => GameTurn::GaveLead,
            (Outlook::Ahead, _) if before.is_some_and(|before| before != Outlook::Ahead) => {
                GameTurn::MissedWin
            }
            (Outlook::Ahead, _) => GameTurn::LostLead,
            (Outlook::Even, _) => GameTurn::LostEven,
            (Outlook::Behind, _) => GameTurn::LastChance,
        }
    }

    /// The turning point, or its absence in a long game.
    pub fn moment(&self) -> Option<GameMoment<'_>> {
        let is_worth_a_word = || self.is_long_enough() && self.moves.iter().any(|it| it.loss() > 0);
        let none = || is_worth_a_word().then(|| self.without_turning_point());
        self.turning_point().map(GameMoment::Turned).or_else(none)
    }

    fn without_turning_point(&self) -> GameMoment<'_> {
        let loser = self.loser();
        let later = self.moves.iter().skip(FIRST_MOVES).filter(|it| Some(it.side) == loser);
        let mut chances = later.map(|it| it.stakes().chances()[0]);
        if loser.is_some() && chances.all(|chance| chance < NO_REAL_CHANCE) {
            GameMoment::NeverInDoubt
        } else {
            GameMoment::NoSingleMove
        }
    }
}
