//! The coach's words on tic-tac-toe.

use super::reasons::{CoachText, listener};
use crate::app::live::live_coach::HintLevel;
use crate::app::session::game_session::GameSession;
use crate::coach::{LineFact, LineMove, line_moves};
use crate::rules::tictactoe::{CENTRE, CORNERS};
use crate::rules::{Bitboard, Notation, Square, Turn};
use crate::store::Seat;
use crate::words::{say, tictactoe_nudge, tictactoe_sentence};

/// Words on a position with the cursor on a square; `None` if no person is to move.
pub fn counsel(session: &GameSession, counsel: HintLevel, notation: Notation) -> Option<CoachText> {
    let Turn::Place(side) = session.game.turn() else { return None };
    if session.player(side) != Seat::Human {
        return None;
    }
    let moves = line_moves(session.game.position());
    let best = moves.first()?;
    let title = say!("coach-title");
    if counsel != HintLevel::Move {
        let head = best.facts.first().map(|fact| tictactoe_nudge(*fact)).unwrap_or_default();
        let place = (counsel == HintLevel::Idea).then(|| place(best.square));
        let sentences = place.into_iter().chain([say!("coach-more")]).collect();
        return Some(CoachText { title, head, sentences, ..CoachText::default() });
    }
    let about = moves.iter().find(|it| it.square == session.view.cursor).unwrap_or(best);
    let head = head(about, best, notation);
    let sentences = sentences(session, about, best, notation);
    let squares = Bitboard::of(about.square);
    Some(CoachText { title, head, sentences, squares, ..CoachText::default() })
}

/// Sentences about a move: its effect and result. A worse move gets the reasons for the best one instead of its own.
fn sentences(
    session: &GameSession,
    about: &LineMove,
    best: &LineMove,
    notation: Notation,
) -> Vec<String> {
    let side = session.game.side_to_move();
    let listener = listener(session);
    let say = |it: &LineMove, fact: &LineFact| {
        tictactoe_sentence(*fact, side, it.square, notation, &listener)
    };
    let is_worse = about.outcome < best.outcome;
    let speaks_for = |fact: &&LineFact| {
        matches!(fact, LineFact::Threatens(_) | LineFact::TakesCentre | LineFact::TakesFork)
    };
    let facts = about.facts.iter().filter(|fact| !(is_worse && speaks_for(fact)));
    let mut sentences: Vec<String> = facts.map(|fact| say(about, fact)).collect();
    let better = best.facts.first().filter(|fact| !matches!(fact, LineFact::Ends(_)));
    sentences.extend(better.filter(|_| is_worse).map(|fact| say(best, fact)));
    sentences
}

/// Kind of a square: corner, edge, centre.
fn place(square: Square) -> String {
    let here = Bitboard::of(square);
    if here == CENTRE {
        say!("line-place-centre")
    } else if CORNERS.contains(square) {
        say!("line-place-corner")
    } else {
        say!("line-place-side")
    }
}

fn head(about: &LineMove, best: &LineMove, notation: Notation) -> String {
    let square = notation.name(about.square);
    if about.outcome == best.outcome {
        say!("line-best", square = square)
    } else {
        say!("line-worse", square = square, best = notation.name(best.square))
    }
}

/// Result of a move, or of the best one, with its reason, in one line.
pub fn value_in_line(
    session: &GameSession,
    square: Option<Square>,
    notation: Notation,
) -> Option<String> {
    let moves = line_moves(session.game.position());
    let best = moves.first()?;
    let about = square.map_or(Some(best), |square| moves.iter().find(|it| it.square == square))?;
    let sentences = sentences(session, about, best, notation).join(" ");
    Some(format!("{} {sentences}", head(about, best, notation)))
}
