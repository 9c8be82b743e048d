//! Facts of tic-tac-toe in words.

use crate::listener::Listener;
use crate::say;
use outflank_core::coach::LineFact;
use outflank_core::rules::{Color, Notation, Square};

/// A fact about a move of `side` in a sentence, squares in this notation.
pub fn tictactoe_sentence(
    fact: LineFact,
    side: Color,
    square: Square,
    notation: Notation,
    listener: &Listener,
) -> String {
    let (name, square) = (|at: Square| notation.name(at), notation.name(square));
    let (own, other, who) = (listener.called(side), listener.called(!side), listener.who(side));
    match fact {
        LineFact::Wins => say!("line-wins", square = square),
        LineFact::MissesWin(at) => {
            say!("line-misses-win", who = who, own = own, at = name(at))
        }
        LineFact::Blocks => say!("line-blocks", square = square, other = other),
        LineFact::LeavesWin(at) => {
            say!("line-leaves-win", square = square, other = other, at = name(at))
        }
        LineFact::Forks(one, two) => {
            say!("line-forks", square = square, one = name(one), two = name(two))
        }
        LineFact::TakesFork => say!("line-takes-fork", square = square, other = other),
        LineFact::AllowsFork(at) => {
            say!("line-allows-fork", square = square, other = other, at = name(at))
        }
        LineFact::Threatens(at) => {
            say!("line-threatens", square = square, other = other, at = name(at))
        }
        LineFact::TakesCentre => say!("line-takes-centre"),
        LineFact::Ends(outcome) => {
            let kind: &str = outcome.into();
            say!("line-ends", outcome = kind, who = who, own = own)
        }
    }
}

/// Hint without the move.
pub fn tictactoe_nudge(fact: LineFact) -> String {
    match fact {
        LineFact::Wins => say!("line-nudge-wins"),
        LineFact::Blocks => say!("line-nudge-blocks"),
        LineFact::Forks(..) => say!("line-nudge-forks"),
        LineFact::TakesFork => say!("line-nudge-takes-fork"),
        LineFact::Threatens(_) => say!("line-nudge-threatens"),
        _ => say!("line-nudge-lines"),
    }
}
