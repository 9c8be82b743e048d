//! Texts of the replay page: the review.

use super::ReplayPage;
use crate::app::live::reviewing::Reviewing;
use crate::app::pages::popularity;
use crate::app::pages::prelude::*;
use crate::app::text::reasons::{ReasonText, listener};
use crate::app::text::review::of_move;
use crate::app::text::waiting::place_in_line;
use crate::words::{Listener, looked, moment_sentence, summary_sentences};

/// Judgement of the last move on the board; at the start, the summary of the game.
pub fn of_review(replay: &ReplayPage, reviewing: &Reviewing, cx: &Context) -> CoachText {
    let listener = listener(&replay.session);
    let played = replay.session.game.played();
    if reviewing.is_at_summary(played.len()) {
        let mut text = of_whole_game(reviewing, &listener, replay.is_of_finished_game());
        let (game, review) = (replay.session.whole().game, &reviewing.review);
        let of_people = popularity::of_mistakes(&game, review, reviewing.whose, cx);
        text.sentences.splice(0..0, of_people.filter(|_| reviewing.detail == 0));
        return text;
    }
    let Some(reviewed) = replay.reviewed() else {
        let has_passed = played.last().is_some_and(|ply| ply.square().is_none());
        let head = if has_passed { say!("review-pass") } else { say!("review-analysing") };
        return CoachText { title: say!("review-title"), head, ..CoachText::default() };
    };
    let number = replay.session.game.moves_played();
    let reason_text = ReasonText {
        reasons: &reviewed.reasons,
        side: reviewed.side,
        made: reviewed.made.square,
        listener,
        loss: reviewed.loss(),
        detail: reviewing.detail,
        explains: reviewed.loss() > 0 && reviewing.review.is_first_with_its_principle(reviewed),
    };
    let title = say!("review-title-move", number = number, looked = looked(reviewed.certainty()));
    let mut text = CoachText { title, ..of_move(reviewed, &reason_text) };
    if reviewing.detail == 0 {
        let of_people = popularity::of_review(&replay.session.game, reviewed, cx);
        text.sentences.splice(0..0, of_people);
    }
    text
}

/// Moves from which on a game without a mistake is a perfect one.
const FEWEST_MOVES: usize = 20;

/// Summary of a game, from the first quick look on.
fn of_whole_game(reviewing: &Reviewing, listener: &Listener, is_over: bool) -> CoachText {
    let only = |head: String| (head, Vec::new());
    let (head, sentences) =
        match (reviewing.progress(), moment_sentence(&reviewing.review, listener)) {
            (Some(_), None) => only(match reviewing.in_line {
                Some(place) => say!("review-later", place = place_in_line(place)),
                None => say!("review-looking"),
            }),
            (None, None) if is_over && reviewing.review.moves.len() < FEWEST_MOVES => {
                only(say!("review-few-moves"))
            }
            (None, None) if reviewing.review.moves.iter().any(|it| it.loss() > 0) => {
                only(say!("review-few-moves"))
            }
            (None, None) if is_over => only(say!("review-perfect")),
            (None, None) => only(say!("review-so-far")),
            (_, Some(moment)) => {
                let mut paragraph = summary_sentences(&reviewing.review, listener);
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
    let title = match reviewing.progress() {
        Some((done, all)) if all > 0 => say!("review-title-game-so-far", done = done, all = all),
        _ => say!("review-title-game"),
    };
    CoachText { title, head, sentences, ..CoachText::default() }
}
