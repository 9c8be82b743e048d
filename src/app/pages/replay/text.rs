//! Texts of the replay page: the review.

use super::ReplayPage;
use crate::app::live::reviewing::Reviewing;
use crate::app::text::coach::{headed, with_line};
use crate::app::text::reasons::{Spoken, Told, listener};
use crate::coach::{BookMove, Grade, INACCURATE, Judged, Listener};
use crate::words::{self, say, signed};

/// Judgement of the last move on the board; at the start, the summary of the game.
pub fn of_review(replay: &ReplayPage, reviewing: &Reviewing) -> Spoken {
    let listener = listener(&replay.table);
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
    let told = Told {
        reasons: &judged.reasons,
        side: judged.side,
        made: judged.made.square,
        listener,
        loss: judged.loss(),
        detail: reviewing.detail,
        explains: judged.loss() > 0 && reviewing.review.is_first_with_its_principle(judged),
    };
    let (mut sentences, squares) = with_line(&told, &judged.best);
    let head = headed(verdict(judged), &mut sentences, told.detail);
    Spoken {
        title: say!("review-title-move", number = number, sure = judged.how_sure()),
        head,
        grade: Some(judged.grade()),
        sentences,
        squares,
        ..Spoken::default()
    }
}

/// Summary of a game, once judged in full.
fn of_whole_game(reviewing: &Reviewing, listener: &Listener, is_over: bool) -> Spoken {
    let only = |head: String| (head, Vec::new());
    let (head, sentences) = match (reviewing.progress(), reviewing.review.moment(listener)) {
        (Some((_, 0)), _) => only(say!("review-looking")),
        (Some((judged, all)), _) => only(say!("review-deeper", done = judged, all = all)),
        (None, None) if reviewing.review.moves.iter().any(|it| it.loss() > 0) => {
            only(say!("review-few-moves"))
        }
        (None, None) if is_over => only(say!("review-perfect")),
        (None, None) => only(say!("review-so-far")),
        (None, Some(moment)) => {
            let mut paragraph = reviewing.review.paragraph(listener);
            paragraph.retain(|sentence| *sentence != moment);
            paragraph.insert(0, moment);
            // In a small window the summary is read sentence by sentence.
            let read = reviewing.detail.min(paragraph.len() - 1);
            paragraph.rotate_left(read);
            let first = paragraph.remove(0);
            paragraph.push(say!("review-keys"));
            (first, paragraph)
        }
    };
    Spoken { title: say!("review-title-game"), head, sentences, ..Spoken::default() }
}

/// A move and its grade: `b2 -10: blunder, loses 14; best e7 +4`.
fn verdict(judged: &Judged) -> String {
    let (square, score) = (judged.made.square.to_string(), signed(judged.made.score));
    if let Some(BookMove { opening }) = judged.book {
        return match opening {
            Some(opening) => {
                say!("review-book-named", square = square, score = score, opening = opening)
            }
            None => say!("review-book", square = square, score = score),
        };
    }
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
    let stakes = judged.stakes();
    let keeps_winner = stakes.chance_lost() < INACCURATE && judged.grade() == Grade::Inaccuracy;
    let name = if keeps_winner { "same-winner".to_owned() } else { judged.grade().to_string() };
    words::message(&format!("review-{name}"), &arguments)
}
