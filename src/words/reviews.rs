//! Reviews of games in words: what decided them, and a summary.

use crate::arguments::MessageArguments;
use crate::language::message;
use crate::listener::Listener;
use crate::say;
use outflank_core::coach::{
    GameMoment, MoveReview, Outlook, PlyNote, Remark, Review, SearchDepth, TurningPoint,
};
use outflank_core::rules::{Color, Square};

/// Summary in one to six sentences for the listener's side, or for the less accurate side if the listener has none;
/// empty for a short game.
pub fn summary_sentences(review: &Review, listener: &Listener) -> Vec<String> {
    let remarks = review.remarks(listener.you).into_iter();
    remarks.map(|remark| remark_sentence(&remark, listener)).collect()
}

fn remark_sentence(remark: &Remark, listener: &Listener) -> String {
    match remark {
        Remark::Moment(moment) => turned_sentence(moment, listener),
        _ => MessageArguments::of(remark, listener).message("summary"),
    }
}

/// Two sentences on what decided a game; `None` without a loss, or for a short game.
pub fn moment_sentence(review: &Review, listener: &Listener) -> Option<String> {
    review.moment().map(|moment| turned_sentence(&moment, listener))
}

/// The question of a game that is worth showing, with the number of plies before its position, and without its answer:
/// the square that was missed most often, else the move that decided it. `None` without either.
pub fn question_to_show(review: &Review, listener: &Listener) -> Option<(usize, String)> {
    let missed = review.missed().and_then(|remark| match remark {
        Remark::Missed { first_ply, .. } | Remark::MissedByBoth { first_ply, .. } => {
            Some((first_ply, MessageArguments::of(&remark, listener).message("card")))
        }
        _ => None,
    });
    let turned = || match review.moment()? {
        GameMoment::Turned(turned) => Some((
            turned.reviewed.ply,
            format!("{} {}", how_sentence(&turned, listener), say!("card-better")),
        )),
        GameMoment::NoSingleMove | GameMoment::NeverInDoubt => None,
    };
    missed.or_else(turned)
}

/// The question about a move that lost discs, without its answer.
pub fn question_about(reviewed: &MoveReview, listener: &Listener) -> String {
    let (side, square) = (listener.name(reviewed.side), reviewed.made.square.to_string());
    let lost = say!("review-lost-discs", side = side, square = square, loss = reviewed.loss());
    format!("{lost} {}", say!("card-better"))
}

/// A ply and its effect: `White a1 takes the corner`.
pub fn noted_ply(note: PlyNote, side: Color, square: Square, listener: &Listener) -> String {
    let does = MessageArguments::of(&note, listener).message("ply");
    say!("ply", side = listener.name(side), square = square.to_string(), does = does)
}

fn turned_sentence(moment: &GameMoment, listener: &Listener) -> String {
    let turned = match moment {
        GameMoment::Turned(turned) => turned,
        GameMoment::NoSingleMove => return say!("review-no-single-move"),
        GameMoment::NeverInDoubt => return say!("review-never-in-doubt"),
    };
    let reviewed = turned.reviewed;
    let (made, best) = (reviewed.made.square.to_string(), reviewed.best.square.to_string());
    let outcome = |score: i32| {
        let result = match (reviewed.standing(score), reviewed.certainty()) {
            (Outlook::Ahead, SearchDepth::Exact) => "win",
            (Outlook::Even, SearchDepth::Exact) => "draw",
            (Outlook::Behind, SearchDepth::Exact) => "loss",
            (standing, _) => standing.into(),
        };
        say!("review-turned-figure", result = result, margin = even(score))
    };
    let [then, now] = [reviewed.best.score, reviewed.made.score].map(outcome);
    let figures = say!(
        "review-turned-figures",
        square = made.as_str(),
        made = now,
        best = best,
        then = then,
        sure = certainty_label(reviewed.certainty())
    );
    format!("{} {figures}", how_sentence(turned, listener))
}

/// The move that decided a game, without the better one.
fn how_sentence(turned: &TurningPoint<'_>, listener: &Listener) -> String {
    let TurningPoint { reviewed, number, how } = turned;
    let how: &str = how.into();
    let arguments = [
        ("who", listener.who(reviewed.side).into()),
        ("number", (*number).into()),
        ("square", reviewed.made.square.to_string().into()),
        ("side", listener.name(reviewed.side).into()),
    ];
    message(&format!("review-{how}"), &arguments)
}

/// Size of a margin: final margins are even.
pub fn even(score: i32) -> u32 {
    score.unsigned_abs().next_multiple_of(2)
}

/// Depth of a search in words: `looked 16 moves ahead`, or `solved`.
pub fn looked(certainty: SearchDepth) -> String {
    match certainty {
        SearchDepth::Exact => say!("looked-exact"),
        SearchDepth::Depth(depth) => say!("looked-depth", depth = depth),
    }
}

/// Certainty of a figure: `exact`, or the search depth.
pub fn certainty_label(certainty: SearchDepth) -> String {
    match certainty {
        SearchDepth::Exact => say!("sure-exact"),
        SearchDepth::Depth(depth) => say!("sure-depth", depth = depth),
    }
}
