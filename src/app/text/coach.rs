//! The coach's words on a position.

use super::reasons::{CoachText, ReasonText, listener};
use super::{popularity, tictactoe};
use crate::app::context::{Context, HintLevel};
use crate::app::session::game_session::GameSession;
use crate::app::session::retry::Retry;
use crate::coach::{Advice, Advised, Fact, Line, LookTask, Principle, candidates, first_principle};
use crate::rules::{Bitboard, Goal, Square, Turn};
use crate::store::Seat;
use crate::words::{self, Listener, certainty_label, principle_sentence, say, signed};

/// The best move of a session's position, or the move under the cursor, as far as `advice` reaches. In a game in play
/// `counsel` limits how much is given away. `None` while the coach is off or has nothing to say.
pub fn of_position(
    session: &GameSession,
    advice: Option<&Advice>,
    counsel: Option<HintLevel>,
    cx: &Context,
) -> Option<CoachText> {
    if !cx.settings.advice {
        return None;
    }
    let variant = session.setup.variant;
    if let Some(retry) = &session.retry {
        return Some(of_retry(retry, session, cx));
    }
    if let Some(counsel) = counsel.filter(|_| matches!(variant.goal, Goal::Line(_))) {
        return tictactoe::counsel(session, counsel, cx.settings.notation(variant));
    }
    let Some(advice) = advice else { return without_advice(session) };
    let best = advice.moves.first()?;
    if let Some(counsel) = counsel.filter(|counsel| *counsel != HintLevel::Move) {
        return Some(hinted(advice, best, counsel, session));
    }
    let is_chosen = |advised: &&Advised| advised.line.square == session.view.cursor;
    // A replay has no cursor.
    let is_asked = counsel.is_some() && cx.coach.is_pointed;
    let at_cursor = advice.moves.iter().find(is_chosen).filter(|_| is_asked);
    let about = at_cursor.unwrap_or(best);
    let loss = best.line.score - about.line.score;
    let reason_text =
        ReasonText::of_advice(about, advice.side, listener(session), loss, cx.coach.detail);
    let (mut sentences, of_reason) = with_line(&reason_text, &about.line);
    // A reason read in detail lights its own squares.
    let is_answer = counsel.is_some() && cx.coach.detail == 0;
    let squares = if is_answer { Bitboard::of(about.line.square) } else { of_reason };
    let next = advice.moves.get(1).map(|next| &next.line);
    let head = headed(compared(&about.line, &best.line, next), &mut sentences, reason_text.detail);
    if reason_text.detail == 0 {
        let of_people = popularity::of_advice(&session.game, advice, about, cx);
        sentences.splice(0..0, of_people);
    }
    let title = say!("coach-title-sure", sure = certainty_label(advice.certainty()));
    Some(CoachText { title, head, sentences, squares, ..CoachText::default() })
}

/// Score of a move beside that of the best one, or of the best one beside the next.
fn compared(line: &Line, best: &Line, next: Option<&Line>) -> String {
    let (name, better) = (line.square.to_string(), best.square.to_string());
    let score = signed(line.score);
    match best.score - line.score {
        0 if line.square == best.square => {
            let lead = next.map_or(0, |next| best.score - next.score);
            let next = next.map(|next| next.square.to_string()).unwrap_or_default();
            say!("coach-best", square = name, score = score, lead = lead, next = next)
        }
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
fn of_retry(retry: &Retry, session: &GameSession, cx: &Context) -> CoachText {
    let answer = retry.answer(&session.game, &cx.coach);
    let reason_text = answer.map(|(_, advised, side)| {
        let listener = Listener { variant: session.setup.variant, you: Some(side) };
        ReasonText::of_advice(advised, side, listener, 0, cx.coach.detail).sentences()
    });
    let (sentences, squares) = reason_text.unwrap_or_default();
    let head = super::retry::retry(retry, &session.game, &cx.coach);
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

/// A hint without the move: a question about a few candidates, or the idea and its squares.
fn hinted(advice: &Advice, best: &Advised, counsel: HintLevel, session: &GameSession) -> CoachText {
    let title = say!("coach-title");
    let more = say!("coach-more");
    if advice.moves.len() == 1 {
        let (head, sentences) = (say!("nudge-only-move"), vec![more]);
        return CoachText { title, head, sentences, ..CoachText::default() };
    }
    let principle = first_principle(&best.reasons);
    let is_seen = |it: &Principle| !matches!(it, Principle::Counting | Principle::Answers);
    let head = match principle.filter(is_seen) {
        Some(principle) => words::of("nudge", &principle.to_string()),
        None => words::of("look", &LookTask::of(advice, *session.game.position()).to_string()),
    };
    let marked = candidates(advice);
    if counsel == HintLevel::Nudge {
        let sentences = vec![say!("coach-candidates", count = marked.len()), more];
        return CoachText { title, head, sentences, squares: marked, ..CoachText::default() };
    }
    // The idea lights its squares; without any, the best two moves.
    let of_idea = best.reasons.first().filter(|reason| !reason.is_only_the_line());
    let lit = of_idea.map(|reason| reason.squares - Bitboard::of(best.line.square));
    let two = advice.moves.iter().take(2).map(|it| it.line.square).collect();
    let squares = lit.filter(|lit| !lit.is_empty()).unwrap_or(two);
    let principle = principle.filter(is_seen).map(principle_sentence);
    let sentences = [say!("coach-look"), more];
    let sentences = principle.into_iter().chain(sentences).collect();
    CoachText { title, head, sentences, squares, ..CoachText::default() }
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
        reason_text.reasons.iter().any(|reason| matches!(reason.fact, Fact::Expects { .. }));
    let squares = std::iter::once(&line.square).chain(&line.replies).take(LONGEST_LINE);
    let squares: Vec<String> = squares.map(Square::to_string).collect();
    if squares.len() > 1 && !has_line && reason_text.detail == 0 {
        sentences.push(say!("coach-line", line = squares.join(" ")));
    }
    (sentences, lit)
}
