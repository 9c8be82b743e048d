//! Texts of the practice page.

use super::PracticePage;
use crate::app::overview::LastGame;
use crate::app::pages::prelude::*;
use crate::app::text::reasons::ReasonText;
use crate::coach::{Advice, Advised, Grade, Principle, Stakes};
use crate::engine::Level;
use crate::store::{Exercise, Exercises, Origin};
use crate::words::{
    Listener, level_name, level_tag, principle_sentence, side_name, signed, subject_to_practise,
};

/// Question of the practice, or the judgement of the answer.
pub fn coach_text(page: &PracticePage, cx: &Context) -> CoachText {
    let coach = &cx.coach;
    let Some(exercises) = page.exercises() else {
        return CoachText { title: say!("practice-title"), ..CoachText::default() };
    };
    let [asked, right] = page.score();
    let Some(exercise) = page.exercise() else {
        return match page.only() {
            Some(subject) if asked == 0 => nothing_about(subject),
            _ if page.is_drill() => drill_over(page, [asked, right]),
            _ => nothing_due(exercises, page.game_to_review(cx), [asked, right], cx),
        };
    };
    let due = page.due();
    let title = if page.is_drill() {
        say!("practice-title-drill", due = due)
    } else if asked > 0 {
        say!("practice-title-solved", due = due, right = right, asked = asked)
    } else {
        say!("practice-title-due", due = due)
    };
    let Some(answer) = page.board.answer() else {
        let mut text = question(title, exercise, page.only(), page.is_drill());
        let hint = page.hint().filter(|_| page.is_hinted);
        text.foot = hint.map(principle_sentence).unwrap_or_default();
        return text;
    };
    let Some((given, stakes)) = page.reviewed(coach) else {
        let head = say!("coach-looking-at", square = answer.to_string());
        return CoachText { title, head, ..CoachText::default() };
    };
    let then = page.solution(coach).and_then(|advice| advice.on(exercise.made));
    let gained = then.map_or(0, |then| given.line.score - then.line.score);
    let best = page.solution(coach).map(best_squares).unwrap_or_default();
    let head = head(given, &stakes, &best, exercise.made, gained);
    let listener = Listener { variant: exercise.variant, you: Some(exercise.side) };
    let reason_text =
        ReasonText::of_advice(given, exercise.side, listener, stakes.loss(), coach.detail);
    let (mut sentences, squares) = reason_text.sentences();
    sentences.extend(match page.comes_again() {
        None if page.is_drill() => None,
        None => Some(say!("practice-solved-now")),
        Some(0) => Some(say!("practice-later")),
        Some(days) => Some(say!("practice-again", days = days)),
    });
    sentences.extend(page.puzzle_next().map(|_| say!("practice-puzzle-next")));
    CoachText {
        title,
        head,
        grade: Some(stakes.grade()),
        sentences,
        squares,
        ..CoachText::default()
    }
}

fn nothing_due(
    exercises: &Exercises,
    last: Option<&LastGame>,
    [asked, right]: [usize; 2],
    cx: &Context,
) -> CoachText {
    let head = match (asked, exercises.later + exercises.solved + exercises.waiting) {
        (0, 0) => say!("practice-none"),
        (0, _) => say!("practice-none-today"),
        _ => say!("practice-done", right = right, asked = asked),
    };
    let mut sentences = Vec::new();
    let puzzles = cx.puzzles.due(cx.day).len();
    if puzzles > 0 {
        sentences.push(say!("practice-puzzles-due", count = puzzles));
    }
    match &exercises.next {
        Some(day) if asked == 0 => sentences.push(say!("practice-next", day = day)),
        None if asked == 0 && exercises.solved == 0 => {
            sentences.push(match last.map(|last| last.session.game.count()) {
                Some(count) => say!("practice-review", black = count.black, white = count.white),
                None => say!("practice-how"),
            });
        }
        _ => {}
    }
    if exercises.waiting > 0 {
        sentences.push(say!("practice-waiting", count = exercises.waiting));
    }
    if exercises.solved > 0 {
        sentences.push(say!("practice-solved", count = exercises.solved));
    }
    CoachText { title: say!("practice-title"), head, sentences, ..CoachText::default() }
}

/// End of a drill's moves, and the puzzles after them.
fn drill_over(page: &PracticePage, [asked, right]: [usize; 2]) -> CoachText {
    let puzzles = page.puzzles_of_drill().map(|(idea, count)| {
        say!("practice-drill-puzzles", count = count, subject = subject_to_practise(idea))
    });
    CoachText {
        title: say!("practice-title"),
        head: say!("practice-drill-done", right = right, asked = asked),
        sentences: puzzles.into_iter().collect(),
        ..CoachText::default()
    }
}

fn nothing_about(subject: Principle) -> CoachText {
    CoachText {
        title: say!("practice-title"),
        head: say!("practice-none-about", subject = subject_to_practise(subject)),
        sentences: vec![say!("practice-other-subject")],
        ..CoachText::default()
    }
}

fn question(
    title: String,
    exercise: &Exercise,
    only: Option<Principle>,
    is_drill: bool,
) -> CoachText {
    let side = side_name(exercise.variant, exercise.side);
    let Exercise { made, loss, .. } = exercise;
    let played = if is_drill {
        say!("review-lost-discs", side = side.as_str(), square = made.to_string(), loss = *loss)
    } else {
        say!("practice-played", square = made.to_string(), loss = *loss)
    };
    let mut sentences = vec![played];
    sentences.extend((!is_drill).then(|| origin(exercise)));
    sentences.extend(only.map(|it| say!("practice-only", subject = subject_to_practise(it))));
    CoachText {
        title,
        head: say!("practice-question", side = side),
        sentences,
        ..CoachText::default()
    }
}

/// Source game of an exercise.
fn origin(exercise: &Exercise) -> String {
    let Origin { day, level, opponent } = &exercise.origin;
    let level = level.and_then(|number| Level::from_number(exercise.variant, number).ok());
    match level {
        Some(level) => {
            let tag = level_tag(level);
            say!("practice-from-level", day = day, tag = tag, level = level_name(level))
        }
        None if opponent.is_empty() => say!("practice-from", day = day),
        None => say!("practice-from-opponent", day = day, opponent = opponent),
    }
}

fn best_squares(advice: &Advice) -> String {
    let best = advice.moves.first().map_or(0, |best| best.line.score);
    let squares = advice.moves.iter().filter(|it| it.line.score == best);
    squares.map(|it| it.line.square.to_string()).collect::<Vec<_>>().join(", ")
}

/// Judgement of the answer, beside the best move and the move of the game.
fn head(given: &Advised, stakes: &Stakes, better: &str, made: Square, gained: i32) -> String {
    let (answer, score) = (given.line.square.to_string(), signed(given.line.score));
    let costs = stakes.loss();
    match stakes.grade() {
        Grade::Best if better == answer => say!("practice-right", square = answer, score = score),
        Grade::Best => {
            say!("practice-right-among", square = answer, score = score, best = better)
        }
        Grade::Good => {
            say!("practice-nearly", square = answer, score = score, best = better, costs = costs)
        }
        _ if gained > 0 => say!(
            "practice-better",
            square = answer,
            score = score,
            gained = gained,
            made = made.to_string(),
            best = better,
            costs = costs
        ),
        _ => say!("practice-wrong", square = answer, costs = costs, best = better),
    }
}

/// Effect of Enter.
pub fn status(page: &PracticePage, cx: &Context) -> String {
    if page.exercises().is_none() {
        return String::new();
    }
    match (page.exercise(), page.board.answer()) {
        (None, _) if page.leads_to_missed(cx) => say!("practice-enter-puzzles"),
        // The panel says what Enter does.
        (None, _) => String::new(),
        (Some(it), None) => say!("practice-to-move", side = side_name(it.variant, it.side)),
        (Some(_), Some(_)) => say!("practice-enter-next"),
    }
}
