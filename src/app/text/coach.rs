//! What the coach says of what is in sight, in words.

use super::practice::practice;
use super::reasons::{Spoken, listener, why};
use crate::app::pages::Page;
use crate::app::pages::replay::ReplayPage;
use crate::app::reviewing::Reviewing;
use crate::app::state::App;
use crate::coach::{Advised, Fact, Grade, Judged, Line, Listener, Reason};
use crate::rules::{Color, Square, Turn};
use crate::store::Seat;
use crate::words::{self, say, signed};

/// What the coach says now; `None` where nobody has asked it.
pub fn spoken(app: &App) -> Option<Spoken> {
    match app.base() {
        Page::Replay(page) => match &page.review {
            Some(reviewing) => Some(of_review(page, reviewing)),
            None => of_position(app),
        },
        Page::Board(_) => of_position(app),
        Page::Practice(page) => Some(practice(page, &app.shared.coach)),
        _ => None,
    }
}

/// The best move, or the one under the cursor.
fn of_position(app: &App) -> Option<Spoken> {
    let table = app.shown().filter(|_| app.shared.settings.advice)?;
    let variant = table.setup.variant;
    let spoken = |title: String, head: String| Spoken { title, head, ..Spoken::default() };
    if let Some(retry) = &table.retry {
        let head = super::retry::retry(retry, &table.game, &app.shared.coach);
        let answer = retry.answer(&table.game, &app.shared.coach);
        let sentences = answer
            .map(|(_, advised, side)| why(&advised.reasons, side, &listener(variant, Some(side))));
        let sentences = sentences.unwrap_or_default();
        return Some(Spoken { sentences, ..spoken(say!("retry-title"), head) });
    }
    let idle = |head: String| Some(spoken(say!("coach-title"), head));
    let Some(advice) = app.advice() else {
        return match table.game.turn() {
            _ if !variant.flips() => None,
            Turn::Over => idle(say!("coach-over")),
            Turn::Pass(_) => idle(say!("coach-pass")),
            Turn::Place(side) if table.player(side) != Seat::Human => idle(String::new()),
            Turn::Place(_) => idle(say!("coach-looking")),
        };
    };
    let best = advice.moves.first()?;
    let is_chosen = |advised: &&Advised| advised.line.square == table.view.cursor;
    // Nobody has a cursor who looks a game through.
    let at_cursor =
        advice.moves.iter().find(is_chosen).filter(|_| matches!(app.base(), Page::Board(_)));
    let about = at_cursor.unwrap_or(best);
    let (square, score) = (about.line.square, about.line.score);
    let (name, better) = (square.to_string(), best.line.square.to_string());
    let head = match best.line.score - score {
        0 if square == best.line.square => {
            say!("coach-best", square = name, score = signed(score))
        }
        0 => say!("coach-as-good", square = name, score = signed(score), best = better),
        loss => say!(
            "coach-worse",
            square = name,
            score = signed(score),
            loss = loss,
            best = better,
            best_score = signed(best.line.score)
        ),
    };
    let listener = listener(variant, table.only_human());
    let sentences = with_line(&about.reasons, advice.side, &listener, &about.line);
    Some(Spoken { sentences, ..spoken(say!("coach-title-sure", sure = advice.how_sure()), head) })
}

/// The move that is shown of a reviewed game; at the beginning, the game as a whole.
fn of_review(replay: &ReplayPage, reviewing: &Reviewing) -> Spoken {
    let listener = listener(replay.table.setup.variant, replay.table.only_human());
    let played = replay.table.game.played();
    if reviewing.is_opening || played.is_empty() {
        return of_whole_game(reviewing, &listener, replay.is_of_finished_game());
    }
    let Some(judged) = replay.judged() else {
        let has_passed = played.last().is_some_and(|ply| ply.square().is_none());
        let head = if has_passed { say!("review-pass") } else { say!("review-analysing") };
        return Spoken { title: say!("review-title"), head, ..Spoken::default() };
    };
    let number = replay.table.game.moves_played();
    Spoken {
        title: say!("review-title-move", number = number, sure = judged.how_sure()),
        head: verdict(judged),
        grade: Some(judged.grade()),
        sentences: with_line(&judged.reasons, judged.side, &listener, &judged.best),
    }
}

/// Moves of an expected line that are shown, at most.
const LONGEST_LINE: usize = 12;

/// The reasons in words, and after them the line that is expected, unless it is one of them: it is read
/// where there is room for it.
fn with_line(reasons: &[Reason], side: Color, listener: &Listener, line: &Line) -> Vec<String> {
    let mut sentences = why(reasons, side, listener);
    if reasons.iter().any(|reason| matches!(reason.fact, Fact::Expects(..))) {
        return sentences;
    }
    let squares = std::iter::once(&line.square).chain(&line.replies).take(LONGEST_LINE);
    let squares: Vec<String> = squares.map(Square::to_string).collect();
    if squares.len() > 1 {
        sentences.push(say!("coach-line", line = squares.join(" ")));
    }
    sentences
}

/// What decided a game, once all of it has been looked at thoroughly.
fn of_whole_game(reviewing: &Reviewing, listener: &Listener, is_over: bool) -> Spoken {
    let (head, keys) = match (reviewing.progress(), reviewing.review.moment(listener)) {
        (Some((_, 0)), _) => (say!("review-looking"), None),
        (Some((judged, all)), _) => (say!("review-deeper", done = judged, all = all), None),
        (None, None) if is_over => (say!("review-perfect"), None),
        (None, None) => (say!("review-so-far"), None),
        (None, Some(moment)) => (moment, Some(say!("review-keys"))),
    };
    let sentences = keys.into_iter().collect();
    Spoken { title: say!("review-title-game"), head, grade: None, sentences }
}

/// A move of a game and its grade: `b2 -10: blunder, loses 14; best e7 +4`.
fn verdict(judged: &Judged) -> String {
    let (square, score) = (judged.made.square.to_string(), signed(judged.made.score));
    if judged.grade() == Grade::Best {
        return say!("review-best", square = square, score = score);
    }
    let arguments = [
        ("square", square.into()),
        ("score", score.into()),
        ("loss", judged.loss().into()),
        ("best", judged.best.square.to_string().into()),
        ("best-score", signed(judged.best.score).into()),
    ];
    words::message(&format!("review-{}", judged.grade()), &arguments)
}
