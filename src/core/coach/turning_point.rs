//! The turning point: the move at which a game was decided, if there was one.

use super::grade::Grade;
use super::judged::Judged;
use super::review::Review;
use super::subject::Listener;
use crate::rules::Color;
use crate::words::say;

/// The turn of a game: what changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameTurn {
    /// Whoever was ahead, and had been, is behind from this move on.
    LostLead,
    /// The other side had just given the win away, and it was not taken.
    MissedWin,
    /// An even game is lost from here on.
    LostEven,
    /// The result never changed hands with a real loss; this move cost most.
    Costliest,
}

/// The turning point of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint<'a> {
    /// The move.
    pub judged: &'a Judged,
    /// Its number, from 1.
    pub number: usize,
    /// How the game turned.
    pub how: GameTurn,
}

/// Moves that a game must have for one of them to be its turning point.
const ENOUGH: usize = 20;
/// The least grade of a loss that is a real one.
const REAL: Grade = Grade::Mistake;

impl Review {
    /// Whether the game is long enough for one of its moves to be called decisive.
    pub const fn is_long_enough(&self) -> bool {
        self.moves.len() >= ENOUGH
    }

    /// The turning point: the last move with a real loss that took the win, or the draw, out of its side's hands;
    /// where nobody ever did, the one that lost most of the chance of winning. `None` where no single move
    /// decided the game.
    pub fn turning_point(&self) -> Option<TurningPoint<'_>> {
        let is_real = |judged: &&Judged| judged.grade() >= REAL;
        let real = || self.moves.iter().enumerate().filter(|(_, judged)| is_real(judged));
        let turned =
            real().rev().find_map(|(at, judged)| Some((at, self.how_it_turned(at)?, judged)));
        let lost = |judged: &Judged| judged.stakes().chance_lost();
        let costliest = || {
            let found = real().max_by(|(_, one), (_, other)| lost(one).total_cmp(&lost(other)));
            found.map(|(at, judged)| (at, GameTurn::Costliest, judged))
        };
        let found = turned.or_else(costliest).filter(|_| self.is_long_enough());
        found.map(|(at, how, judged)| TurningPoint { judged, number: at + 1, how })
    }

    /// How the game turned with this move, if it did: the winner was another with the best one.
    fn how_it_turned(&self, at: usize) -> Option<GameTurn> {
        let judged = &self.moves[at];
        let (made, best) = (judged.made.score.signum(), judged.best.score.signum());
        if made >= best {
            return None;
        }
        // What this side could expect before the other one's last move.
        let before = at.checked_sub(1).map(|before| &self.moves[before]);
        let before =
            before.map(|earlier| earlier.best.score.signum() * sign(earlier.side, judged.side));
        Some(match (best, before) {
            (0, _) => GameTurn::LostEven,
            (_, Some(..=0)) => GameTurn::MissedWin,
            _ => GameTurn::LostLead,
        })
    }

    /// The turning point in a sentence; that there is none, where a long game has none.
    pub fn moment(&self, listener: &Listener) -> Option<String> {
        let Some(TurningPoint { judged, number, how }) = self.turning_point() else {
            let is_worth_a_word =
                self.is_long_enough() && self.moves.iter().any(|it| it.loss() > 0);
            return is_worth_a_word.then(|| say!("review-no-single-move"));
        };
        let (who, side) = (listener.who(judged.side), listener.name(judged.side));
        let (made, best) = (judged.made.square.to_string(), judged.best.square.to_string());
        let outcome = |score: i32| {
            let winner = if score < 0 { !judged.side } else { judged.side };
            let (who, side) = (listener.who(winner), listener.name(winner));
            match score.abs() {
                0 => say!("outcome-draw"),
                margin => say!("outcome-win", who = who, side = side, margin = margin),
            }
        };
        let [then, now] = [judged.best.score, judged.made.score].map(outcome);
        let figures = say!(
            "review-turned-figures",
            square = made.as_str(),
            made = now,
            best = best,
            then = then,
            sure = judged.how_sure()
        );
        let head = match how {
            GameTurn::LostLead => {
                say!("review-lost-lead", who = who, number = number, square = made, side = side)
            }
            GameTurn::MissedWin => {
                say!("review-missed-win", who = who, number = number, square = made, side = side)
            }
            GameTurn::LostEven => {
                say!("review-lost-even", who = who, number = number, square = made, side = side)
            }
            GameTurn::Costliest => {
                say!("review-costliest", who = who, number = number, square = made, side = side)
            }
        };
        Some(format!("{head} {figures}"))
    }
}

/// 1 where both are the same side, -1 where they are not.
fn sign(one: Color, other: Color) -> i32 {
    if one == other { 1 } else { -1 }
}
