//! A lesson on the screen: opening it, and answering its boards.

use super::desk::Desk;
use outflank::app::KeyCode;
use outflank::app::{LessonPage, Page, StartRow};
use outflank::rules::Square;
use outflank::school::{LessonAnswer, LessonTask, Solver};

/// Opens the lesson with this number, from 1.
pub fn open(desk: &mut Desk, number: usize) {
    desk.go_to_row(StartRow::Learn);
    desk.enter();
    // The first unfinished lesson lies over the list.
    if desk.page() == "lesson" {
        desk.key(KeyCode::Esc);
    }
    assert_eq!(desk.page(), "learn");
    desk.key(KeyCode::Home);
    for _ in 1..number {
        desk.key(KeyCode::Down);
    }
    desk.enter();
    assert_eq!(desk.page(), "lesson");
}

pub fn page(desk: &Desk) -> &LessonPage {
    match desk.app.top() {
        Page::Lesson(page) => page,
        other => panic!("{other:?}"),
    }
}

pub fn says(desk: &Desk) -> String {
    let coach_text = desk.app.coach_text().expect("a lesson speaks");
    [coach_text.head, coach_text.sentences.join(" "), coach_text.foot].join(" ")
}

/// Goes to a square with the arrow keys.
pub fn go_to(desk: &mut Desk, square: Square) {
    let at = |desk: &Desk| page(desk).board.session.view.cursor;
    while at(desk).file() != square.file() {
        let is_left = square.file() < at(desk).file();
        desk.key(if is_left { KeyCode::Left } else { KeyCode::Right });
    }
    while at(desk).rank() != square.rank() {
        let is_above = square.rank() < at(desk).rank();
        desk.key(if is_above { KeyCode::Up } else { KeyCode::Down });
    }
}

/// Answers the board in sight as it should be.
pub fn solve(desk: &mut Desk) {
    let board = page(desk).lesson_board();
    match board.answer {
        LessonAnswer::Squares(squares) => {
            let all = matches!(board.task, LessonTask::Mark(_));
            for square in squares.squares().take(if all { 64 } else { 1 }) {
                go_to(desk, square);
                desk.enter();
            }
        }
        LessonAnswer::Number(number) => {
            desk.keys(&number.to_string());
            desk.enter();
        }
        LessonAnswer::Pass => desk.enter(),
        LessonAnswer::Open => {
            while page(desk).is_asked() {
                let values = Solver::new(1).solved(*page(desk).board.session.game.position());
                go_to(desk, values[0].square);
                desk.enter();
                desk.wait(1000);
            }
        }
    }
}
