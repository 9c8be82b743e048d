//! The practice, in words.

use super::reasons::{Spoken, why};
use crate::app::live_coach::LiveCoach;
use crate::app::pages::practice::PracticePage;
use crate::coach::{Advised, Grade};
use crate::rules::Square;
use crate::store::{Exercise, Exercises};

/// The question of the practice, or what the answer was worth.
pub fn practice(page: &PracticePage, coach: &LiveCoach) -> Spoken {
    let Some(exercises) = page.exercises() else {
        return Spoken { title: "Practice".to_owned(), ..Spoken::default() };
    };
    let [asked, right] = page.score();
    let Some(exercise) = page.exercise() else { return nothing_due(exercises, asked, right) };
    let tally = if asked > 0 { format!(", {right}/{asked} solved") } else { String::new() };
    let title = format!("Practice, {} due{tally}", page.due());
    let Some(answer) = page.answer() else { return question(title, exercise) };
    let Some(judged) = page.judged(coach) else {
        let head = format!("Looking at {answer}...");
        return Spoken { title, head, ..Spoken::default() };
    };
    verdict(title, page, coach, exercise, judged)
}

/// Nothing is left to do today.
fn nothing_due(exercises: &Exercises, asked: usize, right: usize) -> Spoken {
    let head = match (asked, exercises.later + exercises.solved) {
        (0, 0) => "No mistakes to practise yet.".to_owned(),
        (0, _) => "Nothing is due today.".to_owned(),
        _ => format!("Done for today: {right}/{asked} solved."),
    };
    let mut sentences = Vec::new();
    match &exercises.next {
        Some(day) if asked == 0 => sentences.push(format!("The next one is due on {day}.")),
        None if asked == 0 && exercises.solved == 0 => {
            sentences.push("Review a game you played (v): your mistakes appear here.".to_owned());
        }
        _ => {}
    }
    if exercises.solved > 0 {
        sentences.push(format!("Solved for good: {}.", exercises.solved));
    }
    Spoken { title: "Practice".to_owned(), head, grade: None, sentences }
}

fn question(title: String, exercise: &Exercise) -> Spoken {
    let side = exercise.variant.side(exercise.side);
    let Exercise { made, loss, .. } = exercise;
    Spoken {
        title,
        head: format!("{side} to move. Find the best move."),
        grade: None,
        sentences: vec![format!("You played {made} here and lost {loss} discs.")],
    }
}

/// What the answer was worth, beside the best move and the one of the game.
fn verdict(
    title: String,
    page: &PracticePage,
    coach: &LiveCoach,
    exercise: &Exercise,
    (given, best): (&Advised, &Advised),
) -> Spoken {
    let costs = best.line.score - given.line.score;
    let grade = Grade::of(costs);
    let then = page.solution(coach).and_then(|advice| advice.on(exercise.made));
    let gained = then.map_or(0, |then| given.line.score - then.line.score);
    let head = head(given, best.line.square, exercise.made, gained, costs);
    let mut sentences = why(&given.reasons, exercise.side, exercise.variant);
    sentences.push(match page.comes_again() {
        None => "Solved for good.".to_owned(),
        Some(0) => "You'll see it again later.".to_owned(),
        Some(1) => "You'll see it again tomorrow.".to_owned(),
        Some(days) => format!("You'll see it again in {days} days."),
    });
    Spoken { title, head, grade: Some(grade), sentences }
}

fn head(given: &Advised, better: Square, made: Square, gained: i32, costs: i32) -> String {
    let (answer, score) = (given.line.square, given.line.score);
    match Grade::of(costs) {
        Grade::Best => format!("{answer} {score:+}: correct, the best move."),
        Grade::Good => format!("{answer} {score:+}: correct; {better} gains {costs} more."),
        _ if gained > 0 => {
            format!(
                "{answer} {score:+}: {gained} better than {made}, but {better} gains {costs} more."
            )
        }
        _ => format!("{answer} loses {costs} discs. Best: {better}."),
    }
}
