//! What the coach says of what is in sight, in words.

use super::practice::practice;
use super::reasons::{Spoken, why};
use crate::app::pages::Page;
use crate::app::pages::replay::ReplayPage;
use crate::app::reviewing::Reviewing;
use crate::app::state::App;
use crate::coach::{Advised, Grade, Judged};
use crate::rules::{Turn, Variant};
use crate::store::Seat;

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
        let sentences = answer.map(|(_, advised, side)| why(&advised.reasons, side, variant));
        let sentences = sentences.unwrap_or_default();
        return Some(Spoken { sentences, ..spoken("Try again".to_owned(), head) });
    }
    let idle = |head: &str| Some(spoken("Coach".to_owned(), head.to_owned()));
    let Some(advice) = app.advice() else {
        return match table.game.turn() {
            _ if !variant.flips() => None,
            Turn::Over => idle("The game is over (v: review)."),
            Turn::Pass(_) => idle("You must pass."),
            Turn::Place(side) if table.player(side) != Seat::Human => idle(""),
            Turn::Place(_) => idle("Looking at the board..."),
        };
    };
    let best = advice.moves.first()?;
    let is_chosen = |advised: &&Advised| advised.line.square == table.view.cursor;
    // Nobody has a cursor who looks a game through.
    let at_cursor =
        advice.moves.iter().find(is_chosen).filter(|_| matches!(app.base(), Page::Board(_)));
    let about = at_cursor.unwrap_or(best);
    let (square, score) = (about.line.square, about.line.score);
    let head = match best.line.score - score {
        0 if square == best.line.square => format!("Best: {square} {score:+}"),
        0 => format!("{square} {score:+}: as good as {}", best.line.square),
        less => {
            let (better, most) = (best.line.square, best.line.score);
            format!("{square} {score:+}, loses {less}; best {better} {most:+}")
        }
    };
    let sentences = why(&about.reasons, advice.side, variant);
    Some(Spoken { sentences, ..spoken(format!("Coach, {}", advice.how_sure()), head) })
}

/// The move that is shown of a reviewed game; at the beginning, the game as a whole.
fn of_review(replay: &ReplayPage, reviewing: &Reviewing) -> Spoken {
    let variant = replay.table.setup.variant;
    let played = replay.table.game.played();
    if reviewing.is_opening || played.is_empty() {
        return of_whole_game(reviewing, variant);
    }
    let Some(judged) = replay.judged() else {
        let has_passed = played.last().is_some_and(|ply| ply.square().is_none());
        let head = if has_passed { "A forced pass." } else { "Analysing..." };
        return Spoken { title: "Review".into(), head: head.into(), ..Spoken::default() };
    };
    let number = played.iter().filter(|ply| ply.square().is_some()).count();
    Spoken {
        title: format!("Move {number}, {}", judged.how_sure()),
        head: verdict(judged),
        grade: Some(judged.grade()),
        sentences: why(&judged.reasons, judged.side, variant),
    }
}

/// What decided a game, once all of it has been looked at thoroughly.
fn of_whole_game(reviewing: &Reviewing, variant: Variant) -> Spoken {
    let names = variant.sides;
    let (head, keys) = match (reviewing.progress(), reviewing.review.moment(names)) {
        (Some((_, 0)), _) => ("Looking at the game...".to_owned(), None),
        (Some((judged, all)), _) => (format!("Looking deeper: {judged} of {all} moves."), None),
        (None, None) => ("A perfect game: nobody lost a disc.".to_owned(), None),
        (None, Some(moment)) => {
            (moment, Some("[ ] previous/next mistake, t try another move.".to_owned()))
        }
    };
    let sentences = keys.into_iter().collect();
    Spoken { title: "The game".to_owned(), head, grade: None, sentences }
}

/// A move of a game and its grade: `b2 -10: blunder, loses 14; best e7 +4`.
fn verdict(judged: &Judged) -> String {
    let (made, best, loss) = (&judged.made, &judged.best, judged.loss());
    let grade = match judged.grade() {
        Grade::Best => return format!("{} {:+}: the best move", made.square, made.score),
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    };
    let (square, score) = (made.square, made.score);
    format!("{square} {score:+}: {grade}, loses {loss}; best {} {:+}", best.square, best.score)
}
