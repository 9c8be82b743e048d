//! Texts of the lesson page.

use super::{LessonPage, LessonStanding};
use crate::app::pages::prelude::*;
use crate::app::text::reasons::about_answer;
use crate::coach::Grade;
use crate::rules::Bitboard;
use crate::school::{Lesson, LessonAnswer, LessonTask, Marks};
use crate::words::side_name;

/// Text of a lesson's board, or of its answer.
pub fn coach_text(page: &LessonPage, cx: &Context) -> CoachText {
    let (lesson, board) = (page.lesson(), page.lesson_board());
    if page.is_over {
        return done(page, lesson, cx);
    }
    let title = title(page, lesson);
    match page.standing {
        LessonStanding::Asked if page.reading > 0 => {
            let head = board.text.get(page.reading - 1).cloned().unwrap_or_default();
            CoachText { title, head, ..CoachText::default() }
        }
        LessonStanding::Asked => CoachText { title, ..question(page, lesson) },
        LessonStanding::Right(_) => {
            let (mut sentences, squares) = explanation(page, cx);
            sentences.insert(0, board.right.clone());
            sentences.extend(line_after(page));
            let squares = if page.marks() { page.marked } else { squares };
            CoachText {
                title,
                head: say!("lesson-right"),
                grade: Some(Grade::Best),
                sentences,
                foot: say!("lesson-go-on"),
                squares,
                ..CoachText::default()
            }
        }
        LessonStanding::Lesser(square) | LessonStanding::Wrong(square) => {
            CoachText { title, ..not_right(page, square, cx) }
        }
        LessonStanding::WrongNumber(number) => CoachText {
            title,
            head: say!("lesson-wrong-number", number = number),
            grade: Some(Grade::Mistake),
            sentences: Some(board.wrong.clone()).filter(|it| !it.is_empty()).into_iter().collect(),
            foot: say!("lesson-again"),
            ..CoachText::default()
        },
    }
}

/// Title of the board: its number in the lesson or in the exam.
fn title(page: &LessonPage, lesson: &Lesson) -> String {
    if lesson.is_exam(page.at()) {
        let (number, count) = (page.at() - lesson.exam + 1, lesson.exam_boards());
        say!("lesson-title-exam", title = &lesson.title, number = number, count = count)
    } else {
        let (number, count) = (page.at() + 1, lesson.exam);
        say!("lesson-title", title = &lesson.title, number = number, count = count)
    }
}

/// Explanation and question of a board, without its title.
fn question(page: &LessonPage, lesson: &Lesson) -> CoachText {
    let board = page.lesson_board();
    let mut sentences = board.text.clone();
    if lesson.is_exam(page.at()) {
        sentences.push(say!("lesson-source", source = &board.source));
    }
    CoachText {
        head: board.title.clone(),
        sentences,
        foot: asked(page),
        squares: lit(page),
        ..CoachText::default()
    }
}

/// Highlighted squares of the task: those marked, and the move whose flips are asked for.
fn lit(page: &LessonPage) -> Bitboard {
    match page.lesson_board().task {
        LessonTask::Mark(Marks::Flips(at)) | LessonTask::Count(Marks::Flips(at)) => {
            page.marked | Bitboard::of(at)
        }
        _ => page.marked,
    }
}

/// Reply to a wrong square, or to a move of the right kind that loses too much, without its title.
fn not_right(page: &LessonPage, square: Square, cx: &Context) -> CoachText {
    let board = page.lesson_board();
    let (mut sentences, squares) = explanation(page, cx);
    let lesser = board.reply_to_lesser(square);
    let own = || lesser.unwrap_or_else(|| board.reply_to_wrong(square)).to_owned();
    let reply = wrong_mark(page, square).unwrap_or_else(own);
    if !reply.is_empty() {
        sentences.insert(0, reply);
    }
    sentences.extend(line_after(page));
    if page.marks() {
        sentences.extend(board.text.iter().cloned());
    }
    let name = square.to_string();
    let head = match board.task {
        LessonTask::Mark(_) => say!("lesson-not-that", square = name),
        _ if lesser.is_some() => say!("lesson-lesser", square = name),
        _ => say!("lesson-wrong", square = name),
    };
    CoachText {
        head,
        grade: Some(if lesser.is_some() { Grade::Inaccuracy } else { Grade::Mistake }),
        sentences,
        // A task of several marks goes on, so it stays to be read.
        foot: if page.marks() { asked(page) } else { say!("lesson-again") },
        squares: if page.marks() { lit(page) } else { squares },
        ..CoachText::default()
    }
}

/// Correction for a marked square without a disc, or with a disc of the wrong colour; `None` for any other square.
fn wrong_mark(page: &LessonPage, square: Square) -> Option<String> {
    let LessonTask::Mark(marks) = page.lesson_board().task else { return None };
    let game = &page.lesson_board().game;
    let wanted = match marks {
        Marks::Flips(_) => Some(!game.side_to_move()),
        Marks::Stable(side) | Marks::Frontier(side) | Marks::Discs(side) => Some(side),
        Marks::Legal | Marks::Safe | Marks::Region(_) | Marks::Spare | Marks::Free(_) => None,
    };
    match (game.disc(square), wanted) {
        (None, Some(_)) => Some(say!("lesson-empty")),
        (Some(disc), wanted) if wanted != Some(disc) => {
            Some(say!("lesson-other-disc", side = side_name(game.variant(), disc)))
        }
        _ => None,
    }
}

/// The task, with the number or squares entered so far.
fn asked(page: &LessonPage) -> String {
    let ask = &page.lesson_board().ask;
    match page.lesson_board().answer {
        LessonAnswer::Number(_) => say!("lesson-number", ask = ask, typed = &page.count),
        LessonAnswer::Squares(wanted) if page.marks() && !page.marked.is_empty() => {
            let (found, count) = (page.marked.len(), wanted.len());
            say!("lesson-found", ask = ask, found = found, count = count)
        }
        _ => ask.clone(),
    }
}

/// The coach's reasons about the last answer, once known.
fn explanation(page: &LessonPage, cx: &Context) -> (Vec<String>, Bitboard) {
    let Some((given, stakes)) = page.reviewed(cx) else { return Default::default() };
    let Some(question) = page.coach_question() else { return Default::default() };
    // The better move stays hidden, and the lesson gives its own reason.
    about_answer(given, stakes, &question, page.to_find(), cx.coach.detail)
}

/// The plies on the board after the answer.
fn line_after(page: &LessonPage) -> Option<String> {
    let plies = page.followed();
    let between = say!("ply-between");
    (!plies.is_empty()).then(|| say!("lesson-line", plies = plies.join(&between)))
}

/// Summary of a finished lesson.
fn done(page: &LessonPage, lesson: &Lesson, cx: &Context) -> CoachText {
    let progress = &cx.progress;
    let (right, count) = (progress.exam_score(lesson), lesson.exam_boards());
    let mut sentences = Vec::new();
    if count > 0 {
        sentences.push(say!("lesson-exam-score", right = right, count = count));
        sentences.push(if progress.has_passed(lesson) {
            say!("lesson-passed")
        } else {
            say!("lesson-not-passed")
        });
    }
    let foot = if page.leads_to_first_game(cx) {
        say!("lesson-first-game")
    } else if page.has_next() {
        say!("lesson-next")
    } else {
        say!("lesson-last")
    };
    CoachText {
        title: lesson.title.clone(),
        head: say!("lesson-done", title = &lesson.title),
        grade: Some(Grade::Best),
        sentences,
        foot,
        ..CoachText::default()
    }
}

pub fn to_move(page: &LessonPage) -> String {
    let session = &page.board.session;
    say!("lesson-to-move", side = side_name(session.setup.variant, session.game.side_to_move()))
}

/// Status line: side to move, or how to answer.
pub fn status(page: &LessonPage, cx: &Context) -> String {
    // The panel and the key line say what Enter does.
    if !page.is_asked() {
        return String::new();
    }
    match page.lesson_board().task {
        _ if page.counts() => say!("lesson-type-number"),
        // The panel says the task, and a finger needs no keys.
        _ if page.marks() && cx.viewport.is_touch => String::new(),
        _ if page.marks() => say!("lesson-mark"),
        LessonTask::Pass => say!("lesson-pass"),
        _ => to_move(page),
    }
}
