//! Reviews of games in words: what decided them, and a summary.

use crate::arguments::MessageArguments;
use crate::language::message;
use crate::listener::Listener;
use crate::say;
use outflank_core::coach::{GameMoment, Outlook, Remark, Review, SearchDepth, TurningPoint};

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

fn turned_sentence(moment: &GameMoment, listener: &Listener) -> String {
    let TurningPoint { reviewed, number, how } = match moment {
        GameMoment::Turned(turned) => turned,
        GameMoment::NoSingleMove => return say!("review-no-single-move"),
        GameMoment::NeverInDoubt => return say!("review-never-in-doubt"),
    };
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
    let how: &str = how.into();
    let arguments = [
        ("who", listener.who(reviewed.side).into()),
        ("number", (*number).into()),
        ("square", made.into()),
        ("side", listener.name(reviewed.side).into()),
    ];
    format!("{} {figures}", message(&format!("review-{how}"), &arguments))
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
