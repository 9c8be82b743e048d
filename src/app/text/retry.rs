//! Retries as text.

use crate::app::live::live_coach::LiveCoach;
use crate::app::session::retry::{Retry, Verdict};
use crate::rules::{Game, Square};
use crate::words::{say, signed};

/// The task of a retry, or its judgement once known.
pub fn retry(retry: &Retry, game: &Game, coach: &LiveCoach) -> String {
    let square = retry.before.to_string();
    match (retry.tried(game), retry.answer(game, coach)) {
        (Some(_), Some((answer, ..))) => verdict(&answer, retry.before),
        (Some(tried), None) => say!("coach-looking-at", square = tried.to_string()),
        (None, _) => match retry.loss {
            Some(1..) => say!("retry-better", square = square),
            Some(_) => say!("retry-after-best", square = square),
            None => say!("retry-unknown", square = square),
        },
    }
}

fn verdict(verdict: &Verdict, before: Square) -> String {
    let Verdict { tried, score, gain, short, sure } = verdict;
    let (square, score, sure) = (before.to_string(), signed(*score), sure.as_str());
    let is_same = *tried == before;
    let tried = tried.to_string();
    let text = match *gain {
        _ if is_same => say!("retry-same", tried = tried, score = score, sure = sure),
        0 => say!("retry-even", tried = tried, score = score, sure = sure, square = square),
        gain @ 1.. => {
            say!(
                "retry-gains",
                tried = tried,
                score = score,
                sure = sure,
                gain = gain,
                square = square
            )
        }
        less => say!(
            "retry-loses",
            tried = tried,
            score = score,
            sure = sure,
            loss = -less,
            square = square
        ),
    };
    match *short {
        0 => say!("retry-is-best", text = text),
        // The best move stays hidden for another try.
        short => say!("retry-short", text = text, short = short),
    }
}
