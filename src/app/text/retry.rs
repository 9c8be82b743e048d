//! A move tried again, in words.

use crate::app::live_coach::LiveCoach;
use crate::app::retry::{Retry, Verdict};
use crate::rules::{Game, Square};

/// What there is to say of a retry now: what to do, or what the move is worth as soon as the coach knows it.
pub fn retry(retry: &Retry, game: &Game, coach: &LiveCoach) -> String {
    let before = retry.before;
    match (retry.tried(game), retry.answer(game, coach)) {
        (Some(_), Some((answer, ..))) => verdict(&answer, before),
        (Some(tried), None) => format!("{tried}: the coach looks at it"),
        (None, _) => match retry.loss {
            Some(1..) => {
                format!("{before} was played here: find something better; v leads back")
            }
            Some(_) => format!("{before} was played here, and nothing is better; v leads back"),
            None => format!("{before} was played here: try something else; v leads back"),
        },
    }
}

fn verdict(verdict: &Verdict, before: Square) -> String {
    let Verdict { tried, score, gain, short, sure } = verdict;
    let compared = match gain {
        _ if *tried == before => "the same move once more".to_owned(),
        0 => format!("as good as {before}"),
        more @ 1.. => format!("{more} better than {before}"),
        less => format!("{} worse than {before}", -less),
    };
    let better = match short {
        0 => "; no move is better".to_owned(),
        // Which one it is, the player may want to find out.
        more => format!("; the best is {more} better still: u tries once more"),
    };
    format!("{tried} leads to {score:+} ({sure}), {compared}{better}")
}
