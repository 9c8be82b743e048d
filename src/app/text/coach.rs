//! The coach's words on a position.

use super::reasons::{CoachText, ReasonText, listener};
use super::tictactoe;
use crate::app::session::game_session::GameSession;
use crate::app::session::retry::Retry;
use crate::app::shared::{HintLevel, Shared};
use crate::coach::{Advice, Advised, Fact, Line, Listener, Principle, first_principle};
use crate::rules::{Bitboard, Goal, Square, Turn};
use crate::store::Seat;
use crate::words::{self, say, signed};

/// The best move of a session's position, or the move under the cursor, as far as `advice` reaches. In a game in play
/// `counsel` limits how much is given away. `None` while the coach is off or has nothing to say.
pub fn of_position(
    session: &GameSession,
    advice: Option<&Advice>,
    counsel: Option<HintLevel>,
    shared: &Shared,
) -> Option<CoachText> {
    if !shared.settings.advice {
        return None;
    }
    let variant = session.setup.variant;
    if let Some(retry) = &session.retry {
        return Some(of_retry(retry, session, shared));
    }
    if let Some(counsel) = counsel.filter(|_| matches!(variant.goal, Goal::Line(_))) {
        return tictactoe::counsel(session, counsel, shared.settings.notation(variant));
    }
    let Some(advice) = advice else { return without_advice(session) };
    let best = advice.moves.first()?;
    if let Some(counsel) = counsel.filter(|counsel| *counsel != HintLevel::Move) {
        return Some(hinted(advice, best, counsel));
    }
    let is_chosen = |advised: &&Advised| advised.line.square == session.view.cursor;
    // A replay has no cursor.
    let is_asked = counsel.is_some() && shared.coach.is_pointed;
    let at_cursor = advice.moves.iter().find(is_chosen).filter(|_| is_asked);
    let about = at_cursor.unwrap_or(best);
    let loss = best.line.score - about.line.score;
    let reason_text =
        ReasonText::of_advice(about, advice.side, listener(session), loss, shared.coach.detail);
    let (mut sentences, squares) = with_line(&reason_text, &about.line);
    let head = headed(compared(&about.line, &best.line), &mut sentences, reason_text.detail);
    let title = say!("coach-title-sure", sure = advice.certainty_label());
    Some(CoachText { title, head, sentences, squares, ..CoachText::default() })
}

/// Score of a move beside that of the best one.
fn compared(line: &Line, best: &Line) -> String {
    let (name, better) = (line.square.to_string(), best.square.to_string());
    let score = signed(line.score);
    match best.score - line.score {
        0 if line.square == best.square => say!("coach-best", square = name, score = score),
        0 => say!("coach-as-good", square = name, score = score, best = better),
        loss => say!(
            "coach-worse",
            square = name,
            score = score,
            loss = loss,
            best = better,
            best_score = signed(best.score)
        ),
    }
}

/// Judgement of a retried move.
fn of_retry(retry: &Retry, session: &GameSession, shared: &Shared) -> CoachText {
    let answer = retry.answer(&session.game, &shared.coach);
    let reason_text = answer.map(|(_, advised, side)| {
        let listener = Listener { variant: session.setup.variant, you: Some(side) };
        ReasonText::of_advice(advised, side, listener, 0, shared.coach.detail).sentences()
    });
    let (sentences, squares) = reason_text.unwrap_or_default();
    let head = super::retry::retry(retry, &session.game, &shared.coach);
    CoachText { title: say!("retry-title"), head, sentences, squares, ..CoachText::default() }
}

/// Words before the first advice.
fn without_advice(session: &GameSession) -> Option<CoachText> {
    let variant = session.setup.variant;
    let head = match session.game.turn() {
        _ if !variant.is_classic() || variant.is_placing(session.game.position()) => return None,
        Turn::Over => say!("coach-over"),
        Turn::Pass(_) => say!("coach-pass"),
        Turn::Place(side) if session.player(side) != Seat::Human => String::new(),
        Turn::Place(_) => say!("coach-looking"),
    };
    Some(CoachText { title: say!("coach-title"), head, ..CoachText::default() })
}

pub const LINE_PLIES: usize = 10;

/// A hint without the move: a principle, or the idea and the part of the board.
fn hinted(advice: &Advice, best: &Advised, counsel: HintLevel) -> CoachText {
    let title = say!("coach-title");
    let principle = first_principle(&best.reasons);
    let head = match (advice.moves.len(), principle) {
        (1, _) => say!("nudge-only-move"),
        (_, Some(principle)) => words::of("nudge", &principle.to_string()),
        (_, None) => say!("nudge-none"),
    };
    if counsel == HintLevel::Nudge {
        return CoachText {
            title,
            head,
            sentences: vec![say!("coach-more")],
            ..CoachText::default()
        };
    }
    let part = quarter(best.line.square);
    let squares = advice.moves.iter().map(|it| it.line.square).filter(|it| part.contains(*it));
    let (from, to) = (part.squares().next(), part.squares().last());
    let [from, to] = [from, to].map(|at| at.map(|at| at.to_string()).unwrap_or_default());
    let place = say!("coach-place", from = from, to = to);
    let principle = principle.map(Principle::sentence);
    let sentences = std::iter::once(place).chain(principle).chain([say!("coach-more")]).collect();
    CoachText { title, head, sentences, squares: squares.collect(), ..CoachText::default() }
}

/// Quarter of the board around a square.
fn quarter(square: Square) -> Bitboard {
    let is_in = |at: &Square| {
        (at.file() < 4) == (square.file() < 4) && (at.rank() < 4) == (square.rank() < 4)
    };
    (!Bitboard::EMPTY).squares().filter(is_in).collect()
}

/// First sentence: the headline of a reason in detail, taken from `sentences`; else `head`.
pub fn headed(head: String, sentences: &mut Vec<String>, detail: usize) -> String {
    if detail > 0 && sentences.len() > 1 { sentences.remove(0) } else { head }
}

/// Limit of shown moves of an expected line.
const LONGEST_LINE: usize = 12;

/// Reasons in words, followed by the expected line unless a reason is about it or shown in detail.
pub fn with_line(reason_text: &ReasonText, line: &Line) -> (Vec<String>, Bitboard) {
    let (mut sentences, lit) = reason_text.sentences();
    let has_line =
        reason_text.reasons.iter().any(|reason| matches!(reason.fact, Fact::Expects(..)));
    let squares = std::iter::once(&line.square).chain(&line.replies).take(LONGEST_LINE);
    let squares: Vec<String> = squares.map(Square::to_string).collect();
    if squares.len() > 1 && !has_line && reason_text.detail == 0 {
        sentences.push(say!("coach-line", line = squares.join(" ")));
    }
    (sentences, lit)
}
