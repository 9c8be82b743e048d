//! The coach of tic-tac-toe: what a move wins, blocks or threatens, and how it ends with perfect play.

use super::subject::Listener;
use crate::engine::tictactoe::{PerfectOutcome, outcomes};
use crate::rules::tictactoe::{CENTRE, legal_moves, play, threats, wins};
use crate::rules::{Bitboard, Color, Notation, Position, Square};
use crate::words::say;
use std::cmp::Reverse;

/// The fact about a move of tic-tac-toe, proved by its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LineFact {
    /// It fills a line.
    Wins,
    /// The side could have filled a line here instead.
    MissesWin(Square),
    /// The opponent would have filled a line there.
    Blocks,
    /// The opponent can fill a line here next.
    LeavesWin(Square),
    /// The side has two ways to fill a line next, these, and the opponent none: only one can be blocked.
    Forks(Square, Square),
    /// It takes the square where the opponent would have had a fork.
    TakesFork,
    /// The opponent can make a fork here next, and the side cannot keep them from it.
    AllowsFork(Square),
    /// The side can fill a line here next, so that the opponent has to block.
    Threatens(Square),
    /// It is in the middle, where four lines meet.
    TakesCentre,
    /// With perfect play on both sides it ends like this.
    Ends(PerfectOutcome),
}

/// A move of tic-tac-toe with everything that is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The move.
    pub square: Square,
    /// How it ends with perfect play on both sides.
    pub outcome: PerfectOutcome,
    /// What it does, the most important first; how it ends comes last.
    pub facts: Vec<LineFact>,
}

/// Every legal move of a position, the best first.
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

/// How much a fact weighs among moves that end alike: a player sees it at once, or not.
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

/// What is true of a move, for who makes it.
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

/// The squares where the side to move would make a fork: two ways to fill a line, and none for the other side.
fn forks(position: &Position) -> Bitboard {
    let makes_one = |square: &Square| {
        let after = play(position, *square).map(|after| after.pass());
        after.is_ok_and(|after| wins(&after).len() > 1 && threats(&after).is_empty())
    };
    legal_moves(position).squares().filter(makes_one).collect()
}

impl LineFact {
    /// The squares that it names, besides the move.
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

    /// The fact about a move of `side` as a sentence, squares in this notation.
    pub fn sentence(
        self,
        side: Color,
        square: Square,
        notation: Notation,
        listener: &Listener,
    ) -> String {
        let (name, square) = (|at: Square| notation.name(at), notation.name(square));
        let (own, other, who) = (listener.called(side), listener.called(!side), listener.who(side));
        match self {
            Self::Wins => say!("line-wins", square = square),
            Self::MissesWin(at) => {
                say!("line-misses-win", who = who, own = own, at = name(at))
            }
            Self::Blocks => say!("line-blocks", square = square, other = other),
            Self::LeavesWin(at) => {
                say!("line-leaves-win", square = square, other = other, at = name(at))
            }
            Self::Forks(one, two) => {
                say!("line-forks", square = square, one = name(one), two = name(two))
            }
            Self::TakesFork => say!("line-takes-fork", square = square, other = other),
            Self::AllowsFork(at) => {
                say!("line-allows-fork", square = square, other = other, at = name(at))
            }
            Self::Threatens(at) => {
                say!("line-threatens", square = square, other = other, at = name(at))
            }
            Self::TakesCentre => say!("line-takes-centre"),
            Self::Ends(outcome) => {
                let kind: &str = outcome.into();
                say!("line-ends", outcome = kind, who = who, own = own)
            }
        }
    }

    /// What to look for, without the move.
    pub fn nudge(self) -> String {
        match self {
            Self::Wins => say!("line-nudge-wins"),
            Self::Blocks => say!("line-nudge-blocks"),
            Self::Forks(..) => say!("line-nudge-forks"),
            Self::TakesFork => say!("line-nudge-takes-fork"),
            Self::Threatens(_) => say!("line-nudge-threatens"),
            _ => say!("line-nudge-lines"),
        }
    }
}
