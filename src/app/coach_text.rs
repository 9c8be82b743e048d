//! What the coach says of what is in sight, in words.

use super::live_coach::LiveCoach;
use super::page::Page;
use super::pages::practice::PracticePage;
use super::pages::replay::ReplayPage;
use super::reviewing::Reviewing;
use super::state::App;
use crate::coach::{Advised, Fact, Grade, Judged, Reason};
use crate::rules::{Color, Turn, Variant};
use crate::store::Seat;

/// A few sentences of the coach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// What they are about.
    pub title: String,
    /// The most important thing, in a few words.
    pub head: String,
    /// How good the move is that it is about, where it is about one that was made.
    pub grade: Option<Grade>,
    /// Why it is so.
    pub sentences: Vec<String>,
}

/// The mark of a grade beside a move, as the books have it; nothing for good moves.
pub const fn mark(grade: Grade) -> &'static str {
    match grade {
        Grade::Best | Grade::Good => "",
        Grade::Inaccuracy => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}

/// The sentences of some reasons for a move of `side`.
pub fn reasons_in_words<'a>(
    reasons: impl IntoIterator<Item = &'a Reason>,
    side: Color,
    variant: Variant,
) -> Vec<String> {
    let names = variant.sides;
    let sentence = |reason: &Reason| reason.fact.sentence(side, reason.square, names);
    reasons.into_iter().map(sentence).collect()
}

/// The same without the exact result: beside the figures nobody needs to hear it again.
fn why(reasons: &[Reason], side: Color, variant: Variant) -> Vec<String> {
    let is_new = |reason: &&Reason| !matches!(reason.fact, Fact::Exact(_));
    reasons_in_words(reasons.iter().filter(is_new), side, variant)
}

/// What the coach says now; `None` where nobody has asked it.
pub fn spoken(app: &App) -> Option<Spoken> {
    match app.base() {
        Page::Replay(page) => match &page.review {
            Some(reviewing) => Some(of_review(page, reviewing)),
            None => of_position(app),
        },
        Page::Board(_) => of_position(app),
        Page::Practice(page) => Some(of_practice(page, &app.shared.coach)),
        _ => None,
    }
}

/// The best move, or the one under the cursor.
fn of_position(app: &App) -> Option<Spoken> {
    let table = app.shown().filter(|_| app.shared.settings.advice)?;
    let variant = table.setup.variant;
    let spoken = |title: String, head: String| Spoken { title, head, ..Spoken::default() };
    if let Some(retry) = &table.retry {
        let head = retry.sentence(&table.game, &app.shared.coach);
        let answer = retry.answer(&table.game, &app.shared.coach);
        let sentences = answer.map(|(_, advised, side)| why(&advised.reasons, side, variant));
        let sentences = sentences.unwrap_or_default();
        return Some(Spoken { sentences, ..spoken("Once more".to_owned(), head) });
    }
    let idle = |head: &str| Some(spoken("Coach".to_owned(), head.to_owned()));
    let Some(advice) = app.advice() else {
        return match table.game.turn() {
            _ if !variant.flips() => None,
            Turn::Over => idle("The game is over: v reviews it."),
            Turn::Pass(_) => idle("There is no move to choose."),
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
        let head = if has_passed { "A pass: there was no choice." } else { "Looking at it..." };
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
        (None, None) => ("Nobody lost a disc in it.".to_owned(), None),
        (None, Some(moment)) => {
            (moment, Some("[ and ] go from mistake to mistake, t tries again.".to_owned()))
        }
    };
    let sentences = keys.into_iter().collect();
    Spoken { title: "The game".to_owned(), head, grade: None, sentences }
}

/// A move of a game and its grade: `b2 -10: blunder, loses 14; best e7 +4`.
fn verdict(judged: &Judged) -> String {
    let (made, best, loss) = (&judged.made, &judged.best, judged.loss());
    let grade = match judged.grade() {
        Grade::Best => return format!("{} {:+}: the best there is", made.square, made.score),
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    };
    let (square, score) = (made.square, made.score);
    format!("{square} {score:+}: {grade}, loses {loss}; best {} {:+}", best.square, best.score)
}

/// The question of the practice, or what the answer was worth.
fn of_practice(practice: &PracticePage, coach: &LiveCoach) -> Spoken {
    let Some(exercises) = practice.exercises() else {
        return Spoken { title: "Practice".to_owned(), ..Spoken::default() };
    };
    let [asked, right] = practice.score();
    let tally = if asked > 0 { format!(", {right} of {asked} right") } else { String::new() };
    let Some(exercise) = practice.exercise() else {
        let head = match (asked, exercises.later + exercises.solved) {
            (0, 0) => "No mistakes to practise yet.".to_owned(),
            (0, _) => "Nothing is due today.".to_owned(),
            _ => format!("Done for today: {right} of {asked} right."),
        };
        let mut sentences = Vec::new();
        match &exercises.next {
            Some(day) if asked == 0 => sentences.push(format!("The next one comes on {day}.")),
            None if asked == 0 && exercises.solved == 0 => sentences.push(
                "Review a game against the computer (v): your mistakes come here.".to_owned(),
            ),
            _ => {}
        }
        if exercises.solved > 0 {
            sentences.push(format!("Solved for good: {}.", exercises.solved));
        }
        return Spoken { title: "Practice".to_owned(), head, grade: None, sentences };
    };
    let title = format!("Practice, {} due{tally}", practice.due());
    let side = exercise.variant.side(exercise.side);
    let (made, loss) = (exercise.made, exercise.loss);
    let Some(answer) = practice.answer() else {
        return Spoken {
            title,
            head: format!("{side} to move: find the best move."),
            grade: None,
            sentences: vec![format!("You played {made} once, which lost {loss} discs.")],
        };
    };
    let Some((given, best)) = practice.judged(coach) else {
        let head = format!("{answer}: the coach looks at it...");
        return Spoken { title, head, ..Spoken::default() };
    };
    let (score, better) = (given.line.score, best.line.square);
    let costs = best.line.score - score;
    let grade = Grade::of(costs);
    let than_then = practice.solution(coach).and_then(|advice| advice.on(made));
    let gained = than_then.map_or(0, |then| score - then.line.score);
    let head = match grade {
        Grade::Best => format!("{answer} {score:+}: right, no move is better."),
        Grade::Good => format!("{answer} {score:+}: right; best is {better} by {costs} more."),
        _ if gained > 0 => {
            format!(
                "{answer} {score:+}: {gained} better than {made}, but {better} is {costs} better still."
            )
        }
        _ => format!("{answer} {score:+} loses {costs}: best is {better}."),
    };
    let mut sentences = why(&given.reasons, exercise.side, exercise.variant);
    sentences.push(match practice.comes_again() {
        None => "Solved for good.".to_owned(),
        Some(0) => "It comes again after the others.".to_owned(),
        Some(1) => "It comes again tomorrow.".to_owned(),
        Some(days) => format!("It comes again in {days} days."),
    });
    Spoken { title, head, grade: Some(grade), sentences }
}
