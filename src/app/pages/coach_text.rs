//! The coach's words on a position.

use crate::app::context::Context;
use crate::app::live::live_coach::{HintLevel, LiveCoach};
use crate::app::pages::popularity;
use crate::app::session::game_session::GameSession;
use crate::app::session::retry::{Retry, Verdict};
use crate::app::text::opening::opening_in_words;
use crate::app::text::reasons::{CoachText, ReasonText, headed, listener, with_line};
use crate::app::text::tictactoe;
use crate::coach::{
    Advice, Advised, BookMove, Fact, Line, LookTask, Principle, Reason, candidates,
    first_principle, without_result,
};
use crate::rules::{Bitboard, Game, Goal, Square, Turn};
use crate::store::Seat;
use crate::words::{self, Listener, headline, looked, principle_sentence, say, signed};

/// The best move of a session's position, or the move under the cursor, as far as `advice` reaches. In a game in play
/// `counsel` limits how much is given away. Scores are those of the side to move. `None`
/// while the coach is off or has nothing to say.
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
    let Some(advice) = advice else { return without_advice(session, cx) };
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
    let head = compared(&about.line, &best.line, next);
    let head = headed(head, &mut sentences, reason_text.detail);
    if reason_text.detail == 0 {
        let of_people = popularity::of_advice(&session.game, advice, about, cx);
        let of_book = of_book(&session.game, about.line.square).filter(|_| loss == 0);
        sentences.splice(0..0, of_book.into_iter().chain(of_people));
    }
    let title = say!("coach-title-sure", looked = looked(advice.certainty()));
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
    let head = self::retry(retry, &session.game, &cx.coach);
    CoachText { title: say!("retry-title"), head, sentences, squares, ..CoachText::default() }
}

/// Words before the first advice.
fn without_advice(session: &GameSession, cx: &Context) -> Option<CoachText> {
    let variant = session.setup.variant;
    let head = match session.game.turn() {
        _ if !variant.is_classic() || variant.is_placing(session.game.position()) => return None,
        Turn::Over => say!("coach-over"),
        Turn::Pass(_) => say!("coach-pass"),
        Turn::Place(side) if session.player(side) != Seat::Human => String::new(),
        Turn::Place(_) if cx.coach.speaks_at(cx.now).is_some() => String::new(),
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
    let marked = candidates(advice, session.game.position());
    if marked.len() == 1 {
        let head = say!("nudge-mirrored");
        return CoachText { title, head, ..CoachText::default() };
    }
    let principle = first_principle(&best.reasons);
    let is_seen = |it: &Principle| !matches!(it, Principle::Counting | Principle::Answers);
    let head = match principle.filter(is_seen) {
        Some(principle) => words::of("nudge", &principle.to_string()),
        None => words::of("look", &LookTask::of(advice, *session.game.position()).to_string()),
    };
    if counsel == HintLevel::Nudge {
        let candidates: Vec<Square> = marked.squares().collect();
        let named = CoachText::lettered(&candidates);
        let named = named.map(|(letter, square)| format!("{letter} {square}"));
        let named = named.collect::<Vec<_>>().join(", ");
        let sentences = vec![say!("coach-candidates", moves = named), more];
        let squares = marked;
        return CoachText { title, head, sentences, squares, candidates, ..CoachText::default() };
    }
    let principle = principle.filter(is_seen).map(principle_sentence);
    let (idea, squares) = idea_of(advice, best, session);
    let sentences = std::iter::once(idea).chain(principle).chain([more]).collect();
    CoachText { title, head, sentences, squares, ..CoachText::default() }
}

/// The idea of the best move without its square, and the squares to look at; without an idea, the best two moves.
fn idea_of(advice: &Advice, best: &Advised, session: &GameSession) -> (String, Bitboard) {
    let name = best.line.square.to_string();
    let two: Bitboard = advice.moves.iter().take(2).map(|it| it.line.square).collect();
    let is_idea = |reason: &&Reason| {
        !reason.is_only_the_line() && !matches!(reason.fact, Fact::Allows { .. })
    };
    let reason = without_result(&best.reasons).find(is_idea);
    if let Some(reason) = reason {
        let text = headline(reason, advice.side, best.line.square, &listener(session));
        let squares = reason.squares - Bitboard::of(best.line.square);
        let squares = if squares.is_empty() { two } else { squares };
        return (text.replace(&name, "..."), squares);
    }
    let [one, other] = [two.first(), two.squares().last()];
    let name = |square: Option<Square>| square.map(|it| it.to_string()).unwrap_or_default();
    (say!("coach-two", one = name(one), other = name(other)), two)
}

/// Book move and the opening that it leads to, in a sentence; `None` off the book.
fn of_book(game: &Game, square: Square) -> Option<String> {
    let mut after = game.clone();
    after.forget_taken_back();
    let ply = after.played().len();
    after.place(square).ok()?;
    BookMove::of(&after, ply)?;
    let opening = opening_in_words(&after).unwrap_or_default();
    let said = say!("coach-book", square = square.to_string(), opening = opening);
    Some(said.trim_end().to_owned())
}

/// The task of a retry, or its judgement once known.
pub fn retry(retry: &Retry, game: &Game, coach: &LiveCoach) -> String {
    let square = retry.before.to_string();
    match (retry.tried(game), retry.answer(game, coach)) {
        (Some(_), Some((answer, ..))) => verdict(&answer, retry.before),
        (Some(tried), None) => say!("coach-looking-at", square = tried.to_string()),
        (None, _) => match retry.loss {
            Some(1..) => say!("retry-better", square = square),
            Some(_) => say!("retry-after-best", square = square),
            None => say!("retry-unknown", square = square),
        },
    }
}

fn verdict(verdict: &Verdict, before: Square) -> String {
    let Verdict { tried, score, gain, short, sure } = verdict;
    let (square, score, sure) = (before.to_string(), signed(*score), sure.as_str());
    let is_same = *tried == before;
    let tried = tried.to_string();
    let text = match *gain {
        _ if is_same => say!("retry-same", tried = tried, score = score, sure = sure),
        0 => say!("retry-even", tried = tried, score = score, sure = sure, square = square),
        gain @ 1.. => {
            say!(
                "retry-gains",
                tried = tried,
                score = score,
                sure = sure,
                gain = gain,
                square = square
            )
        }
        less => say!(
            "retry-loses",
            tried = tried,
            score = score,
            sure = sure,
            loss = -less,
            square = square
        ),
    };
    match *short {
        0 => say!("retry-is-best", text = text),
        // The best move stays hidden for another try.
        short => say!("retry-short", text = text, short = short),
    }
}
