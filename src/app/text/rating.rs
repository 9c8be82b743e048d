//! Rating changes as text.

use crate::app::session::game_session::GameSession;
use crate::school::RatingChange;
use crate::words::{level_name, say};

/// A changed rating: `1244 (+31)`, or `about 1244` while uncertain.
pub fn rating_change(change: RatingChange) -> String {
    let rating = change.after.to_string();
    match change.before {
        Some(before) => {
            say!("rating-change", rating = rating, gained = format!("{:+}", change.after - before))
        }
        None => say!("rating-at-first", rating = rating),
    }
}

/// Rating change of a finished game, and the level of equal strength.
pub fn rated(session: &GameSession) -> Option<String> {
    let change = session.pacing.rated?;
    let text = say!("rated", rating = rating_change(change));
    let Some(level) = session.proposed_level() else { return Some(text) };
    let (number, name) = (level.number(), level_name(level));
    Some(say!("rated-proposing", rated = text, number = number, name = name))
}
