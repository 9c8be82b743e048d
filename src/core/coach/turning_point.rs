//! Turning points: the move that decided a game.

use super::grade::Grade;
use super::move_review::MoveReview;
use super::review::Review;
use crate::rules::Color;

/// Kind of a turning point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GameTurn {
    /// The side was ahead, and is no longer ahead from here.
    LostLead,
    /// The opponent had just given the win away, and it was not taken.
    MissedWin,
    /// An even game is lost from here.
    LostEven,
    /// The largest loss of a lead that a later mistake then lost for good.
    GaveLead,
    /// No real loss changed the result; this move cost most discs.
    Costliest,
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
    NoSingleMove,
}

/// Least grade of a decisive loss.
const REAL: Grade = Grade::Mistake;

impl Review {
    /// Least length of a game with a turning point, in moves.
    pub const LEAST_MOVES: usize = 20;

    /// Whether the game is long enough for a turning point.
    pub const fn is_long_enough(&self) -> bool {
        self.moves.len() >= Self::LEAST_MOVES
    }

    /// The last mistake or blunder that gave the win or draw away, or the larger one before it that began the decline;
    /// without one, the move that cost most discs. `None` without mistakes, or for a short game.
    pub fn turning_point(&self) -> Option<TurningPoint<'_>> {
        let is_real = |reviewed: &&MoveReview| reviewed.grade() >= REAL;
        let real = || self.moves.iter().enumerate().filter(|(_, reviewed)| is_real(reviewed));
        let turned = real().rev().find_map(|(at, _)| Some((at, self.how_it_turned(at)?)));
        let turned = turned.map(|(at, how)| match self.start_of_decline(at) {
            earlier if earlier < at => (earlier, GameTurn::GaveLead),
            _ => (at, how),
        });
        // A loss in a decided game is no mistake by the chance of winning, but it may be the largest in discs.
        let costliest = || {
            let all = self.moves.iter().enumerate();
            let found = all.max_by_key(|(_, reviewed)| reviewed.loss());
            found.filter(|_| real().next().is_some()).map(|(at, _)| (at, GameTurn::Costliest))
        };
        let found = turned.or_else(costliest).filter(|_| self.is_long_enough());
        found.map(|(at, how)| TurningPoint { reviewed: &self.moves[at], number: at + 1, how })
    }

    /// The move of the same side that lost most winning chance in the decline up to a move: since the side was behind,
    /// or the opponent erred.
    fn start_of_decline(&self, end: usize) -> usize {
        let side = self.moves[end].side;
        let lost = |at: &usize| self.moves[*at].stakes().chance_lost();
        let before = (0..end).rev().take_while(|at| {
            let reviewed = &self.moves[*at];
            if reviewed.side == side { reviewed.best.score > 0 } else { reviewed.grade() < REAL }
        });
        let own = before.filter(|at| self.moves[*at].side == side);
        own.chain([end]).max_by(|one, other| lost(one).total_cmp(&lost(other))).unwrap_or(end)
    }

    /// Kind of turning point at a move; `None` unless the best move has a better outcome (win, draw, loss).
    fn how_it_turned(&self, at: usize) -> Option<GameTurn> {
        let reviewed = &self.moves[at];
        let (made, best) = (reviewed.made.score.signum(), reviewed.best.score.signum());
        if made >= best {
            return None;
        }
        // The side's expectation before the opponent's last move.
        let before = at.checked_sub(1).map(|before| &self.moves[before]);
        let before =
            before.map(|earlier| earlier.best.score.signum() * sign(earlier.side, reviewed.side));
        Some(match (best, before) {
            (0, _) => GameTurn::LostEven,
            (_, Some(..=0)) => GameTurn::MissedWin,
            _ => GameTurn::LostLead,
        })
    }

    /// The turning point, or its absence in a long game.
    pub fn moment(&self) -> Option<GameMoment<'_>> {
        let is_worth_a_word = || self.is_long_enough() && self.moves.iter().any(|it| it.loss() > 0);
        let none = || is_worth_a_word().then_some(GameMoment::NoSingleMove);
        self.turning_point().map(GameMoment::Turned).or_else(none)
    }
}

/// 1 for the same side, -1 for different sides.
fn sign(one: Color, other: Color) -> i32 {
    if one == other { 1 } else { -1 }
}
