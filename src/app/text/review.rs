//! Judged moves as text.

use super::reasons::{CoachText, ReasonText, headed, with_line};
use crate::coach::{BookMove, Grade, INACCURATE, MoveReview};
use crate::words::{self, say, signed};

/// Judgement of a move, without a title.
pub fn of_move(reviewed: &MoveReview, reason_text: &ReasonText) -> CoachText {
    of_move_with(verdict(reviewed), reviewed, reason_text)
}

/// Judgement of a move without numbers of an engine, for spectators.
pub fn of_watched_move(reviewed: &MoveReview, reason_text: &ReasonText) -> CoachText {
    let (grade, square) = (reviewed.grade(), reviewed.made.square.to_string());
    let name = words::of("grade", &grade.to_string());
    if let Some(BookMove { opening }) = reviewed.book {
        let head = match opening {
            Some(opening) => say!("shared-book-named", square = square, opening = opening),
            None => say!("shared-book", square = square),
        };
        return CoachText { head, grade: Some(grade), ..CoachText::default() };
    }
    let head = if reviewed.loss() == 0 {
        say!("shared-judged", square = square, grade = name)
    } else {
        let (best, loss) = (reviewed.best.square.to_string(), reviewed.loss());
        say!("shared-judged-better", square = square, grade = name, best = best, loss = loss)
    };
    of_move_with(head, reviewed, reason_text)
}

fn of_move_with(head: String, reviewed: &MoveReview, reason_text: &ReasonText) -> CoachText {
    // One of several best moves goes on with its own line, not with that of another.
    let is_as_good = reviewed.made.score >= reviewed.best.score;
    let line = if is_as_good { &reviewed.made } else { &reviewed.best };
    let (mut sentences, squares) = with_line(reason_text, line);
    let head = headed(head, &mut sentences, reason_text.detail);
    CoachText { head, grade: Some(reviewed.grade()), sentences, squares, ..CoachText::default() }
}

/// A move and its grade: `b2 -10: blunder, loses 14; best e7 +4`.
fn verdict(reviewed: &MoveReview) -> String {
    let (square, score) = (reviewed.made.square.to_string(), signed(reviewed.made.score));
    if let Some(BookMove { opening }) = reviewed.book {
        return match opening {
            Some(opening) => {
                say!("review-book-named", square = square, score = score, opening = opening)
            }
            None => say!("review-book", square = square, score = score),
        };
    }
    if reviewed.grade() == Grade::Best {
        return say!("review-best", square = square, score = score);
    }
    let arguments = [
        ("square", square.into()),
        ("score", score.into()),
        ("loss", reviewed.loss().into()),
        ("best", reviewed.best.square.to_string().into()),
        ("best-score", signed(reviewed.best.score).into()),
    ];
    let stakes = reviewed.stakes();
    let [best, made] = stakes.chances();
    // Discs alone make it an inaccuracy: the words say why it is no worse.
    let is_by_discs = stakes.chance_lost() < INACCURATE && reviewed.grade() == Grade::Inaccuracy;
    let name = match reviewed.grade().to_string() {
        _ if is_by_discs && best < DECIDED => "already-lost".to_owned(),
        _ if is_by_discs && made > 1.0 - DECIDED => "still-won".to_owned(),
        _ if is_by_discs => "same-winner".to_owned(),
        grade => grade,
    };
    words::message(&format!("review-{name}"), &arguments)
}

/// Chance of winning, from 0 to 1, below which a game is as good as lost.
const DECIDED: f64 = 0.1;
