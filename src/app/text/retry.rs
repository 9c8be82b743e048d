//! A move tried again, in words.

use crate::app::live_coach::LiveCoach;
use crate::app::retry::{Retry, Verdict};
use crate::rules::{Game, Square};

/// What there is to say of a retry now: what to do, or what the move is worth as soon as the coach knows it.
pub fn retry(retry: &Retry, game: &Game, coach: &LiveCoach) -> String {
    let before = retry.before;
    match (retry.tried(game), retry.answer(game, coach)) {
        (Some(_), Some((answer, ..))) => verdict(&answer, before),
        (Some(tried), None) => format!("Looking at {tried}..."),
        (None, _) => match retry.loss {
            Some(1..) => {
                format!("{before} was played here. Find a better move (v: back to the review)")
            }
            Some(_) => format!("{before} was the best move. Try another (v: back to the review)"),
            None => format!("{before} was played. Try another move (v: back to the review)"),
        },
    }
}

fn verdict(verdict: &Verdict, before: Square) -> String {
    let Verdict { tried, score, gain, short, sure } = verdict;
    let compared = match gain {
        _ if *tried == before => "the same move again".to_owned(),
        0 => format!("as good as {before}"),
        more @ 1.. => format!("{more} better than {before}"),
        less => format!("{} worse than {before}", -less),
    };
    let better = match short {
        0 => "; nothing is better".to_owned(),
        // Which one it is, the player may want to find out.
        more => format!("; the best move gains {more} more (u: try again)"),
    };
    format!("{tried} leads to {score:+} ({sure}), {compared}{better}")
}
