//! The coach of tic-tac-toe: effects and perfect results of moves.

use crate::engine::tictactoe::{PerfectOutcome, outcomes};
use crate::rules::tictactoe::{CENTRE, legal_moves, play, threats, wins};
use crate::rules::{Bitboard, Position, Square};
use std::cmp::Reverse;

/// A fact about a move of tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LineFact {
    /// Completes a line.
    Wins,
    /// The side could have completed a line here.
    MissesWin(Square),
    /// Prevents a line.
    Blocks,
    /// The opponent can complete a line here next.
    LeavesWin(Square),
    /// Two lines can be completed next, at these squares, and the opponent cannot complete any.
    Forks(Square, Square),
    /// Takes the square of the opponent's fork.
    TakesFork,
    /// The opponent can fork here next, and cannot be prevented.
    AllowsFork(Square),
    /// Threatens a line here, so that the opponent has to block.
    Threatens(Square),
    /// In the centre, where four lines meet.
    TakesCentre,
    /// Result with perfect play.
    Ends(PerfectOutcome),
}

/// A move of tic-tac-toe with its facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMove {
    pub square: Square,
    /// Result with perfect play.
    pub outcome: PerfectOutcome,
    /// Facts, most important first; the result comes last.
    pub facts: Vec<LineFact>,
}

/// Legal moves, best first.
///
/// ```
/// use outflank_core::coach::{LineFact, line_moves};
/// use outflank_core::rules::{Game, Color, Variant};
///
/// // X has the middle and a corner; O the corner across and a side.
/// let mut game = Game::new(Variant::TIC_TAC_TOE, Color::Black);
/// for square in ["b2", "c3", "a1", "b1"] {
///     game.place(square.parse().expect("a square")).expect("it is free");
/// }
/// let best = &line_moves(game.position())[0];
/// assert!(matches!(best.facts[0], LineFact::Forks(..)), "{best:?}");
/// ```
pub fn line_moves(position: &Position) -> Vec<LineMove> {
    let moves = outcomes(position).into_iter().map(|(square, outcome)| LineMove {
        square,
        outcome,
        facts: facts(position, square, outcome),
    });
    let mut moves: Vec<LineMove> = moves.collect();
    moves.sort_by_key(|it| Reverse((it.outcome, it.facts.iter().copied().map(weight).max())));
    moves
}

/// Weight among moves with equal results: how obvious a fact is.
const fn weight(fact: LineFact) -> u32 {
    match fact {
        LineFact::Wins => 9,
        LineFact::Blocks => 8,
        LineFact::Forks(..) => 7,
        LineFact::TakesFork => 6,
        LineFact::Threatens(_) => 4,
        LineFact::TakesCentre => 3,
        _ => 0,
    }
}

fn facts(position: &Position, square: Square, outcome: PerfectOutcome) -> Vec<LineFact> {
    let mut facts = Vec::new();
    let here = Bitboard::of(square);
    let (ours, theirs) = (wins(position), threats(position));
    let after = play(position, square).expect("a free square").pass();
    if ours.contains(square) {
        return vec![LineFact::Wins];
    }
    facts.extend(ours.first().map(LineFact::MissesWin));
    if theirs.contains(square) {
        facts.push(LineFact::Blocks);
    }
    facts.extend((theirs - here).first().map(LineFact::LeavesWin));
    let next = wins(&after);
    let mut both = next.squares();
    match (both.next(), both.next()) {
        (Some(one), Some(other)) if threats(&after).is_empty() => {
            facts.push(LineFact::Forks(one, other));
        }
        (Some(one), _) => facts.push(LineFact::Threatens(one)),
        _ => {}
    }
    let before_forks = forks(&position.pass());
    let is_forced = !next.is_empty();
    if before_forks.contains(square) && theirs.is_empty() {
        facts.push(LineFact::TakesFork);
    } else if !is_forced && (theirs - here).is_empty() && matches!(outcome, PerfectOutcome::Loss(_))
    {
        facts.extend(forks(&after.pass()).first().map(LineFact::AllowsFork));
    }
    if here == CENTRE {
        facts.push(LineFact::TakesCentre);
    }
    facts.push(LineFact::Ends(outcome));
    facts
}

/// Squares that fork: two lines to complete, and none for the opponent.
fn forks(position: &Position) -> Bitboard {
    let makes_one = |square: &Square| {
        let after = play(position, *square).map(|after| after.pass());
        after.is_ok_and(|after| wins(&after).len() > 1 && threats(&after).is_empty())
    };
    legal_moves(position).squares().filter(makes_one).collect()
}

impl LineFact {
    /// Squares it names, besides the move.
    pub fn squares(self) -> Bitboard {
        match self {
            Self::MissesWin(at)
            | Self::LeavesWin(at)
            | Self::AllowsFork(at)
            | Self::Threatens(at) => Bitboard::of(at),
            Self::Forks(one, other) => Bitboard::of(one) | Bitboard::of(other),
            _ => Bitboard::EMPTY,
        }
    }
}
