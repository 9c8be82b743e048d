//! Texts of a game between people.

use super::SharedGamePage;
use crate::app::pages::lobby::text::greeting_word;
use crate::app::pages::prelude::*;
use crate::app::text::players::{player_name, verdict};
use crate::lobby::{Agreement, GREETINGS, OfferKind, TableState};
use crate::rules::Color;
use crate::words::side_name;

/// Absence after which a win can be claimed, as the lobby counts it.
pub const ABSENCE: Duration = Duration::from_mins(2);

pub fn title(page: &SharedGamePage) -> String {
    let [black, white] = Color::BOTH.map(|side| player_name(&page.session, side));
    say!("shared-title", black = black, white = white)
}

/// Status line of a game between people: the most urgent of offers, absence, turn and result.
pub fn status(page: &SharedGamePage) -> String {
    let Some(state) = page.state.as_deref() else { return say!("lobby-waiting") };
    // What waits for an answer comes before words.
    let is_asked = page.offer_to_you().is_some() || state.is_paused || page.is_rematch_offered();
    if let Some(greeting) = greeting(page).filter(|_| !is_asked) {
        return greeting;
    }
    if state.shared.is_over() {
        return result(page, state);
    }
    if state.is_paused {
        return say!("shared-paused");
    }
    let name = |side: Color| state.shared.player(side).name.clone();
    let offer = page.offer_to_you().map(|kind| match kind {
        OfferKind::Draw => say!("shared-draw-offered"),
        OfferKind::TakeBack => say!("shared-take-back-offered"),
    });
    let turn = offer.unwrap_or_else(|| turn(state, &name));
    if state.is_unsaved { say!("shared-unsaved", status = turn) } else { turn }
}

/// The latest greeting on the screen, with all who sent it.
fn greeting(page: &SharedGamePage) -> Option<String> {
    let latest = page.greetings.last()?.greeting;
    let names = page.greetings.iter().filter(|shown| shown.greeting == latest);
    let names: Vec<&str> = names.map(|shown| shown.from.as_str()).collect();
    let word = GREETINGS.get(usize::from(latest)).map(|name| greeting_word(name));
    Some(say!("shared-greeting", name = names.join(", "), greeting = word.unwrap_or_default()))
}

/// A player who has left a game at one sitting.
fn absent(state: &TableState) -> Option<Color> {
    let is_absent = |side: &Color| !state.present[side.index()];
    Color::BOTH.into_iter().find(is_absent).filter(|_| state.shared.terms.pace.is_live())
}

fn turn(state: &TableState, name: &impl Fn(Color) -> String) -> String {
    let watching = match state.spectators {
        0 => String::new(),
        count => say!("shared-watching", count = count),
    };
    let Some(to_move) = state.shared.to_move() else { return String::new() };
    let side = side_name(state.shared.terms.variant, to_move);
    let sentence = match state.you {
        Some(you) if state.away[(!you).index()].is_some_and(|away| away >= ABSENCE) => {
            say!("shared-claim", name = name(!you))
        }
        Some(you) if state.vacation[(!you).index()] => say!("shared-vacation", name = name(!you)),
        Some(you) if !state.present[(!you).index()] && state.shared.terms.pace.is_live() => {
            let away = say!("shared-away", name = name(!you));
            let yours = (you == to_move).then(|| say!("shared-your-turn", side = side));
            yours.into_iter().chain([away]).collect::<Vec<_>>().join(". ")
        }
        None if let Some(away) = absent(state) => say!("shared-away", name = name(away)),
        Some(_) if state.shared.offer.is_some_and(|offer| Some(offer.by) == state.you) => {
            say!("shared-offer-sent")
        }
        Some(you) if you == to_move => say!("shared-your-turn", side = side),
        _ => say!("shared-turn", name = name(to_move), side = side),
    };
    format!("{sentence}{watching}")
}

/// Result with the change of the reader's rating.
fn result(page: &SharedGamePage, state: &TableState) -> String {
    let outcome = match state.shared.agreement {
        Some(Agreement::Aborted) => return say!("shared-aborted"),
        Some(Agreement::Draw) => say!("shared-draw"),
        None => verdict(&page.session),
    };
    let rematch = state.you.zip(state.rematch).map(|(you, by)| {
        if by == you {
            say!("shared-rematch-offered", name = &state.shared.player(!you).name)
        } else {
            say!("shared-rematch", name = &state.shared.player(by).name)
        }
    });
    let change = state.you.zip(state.shared.ratings).map(|(you, steps)| {
        let step = steps[you.index()];
        let (before, after) = (step.before.value.round(), step.after.value.round());
        say!("shared-rating", before = before as i32, after = after as i32)
    });
    let next = page.next_game().map(|_| say!("shared-next"));
    // The offer comes first: it waits for an answer.
    let said = rematch.into_iter().chain(next).chain([outcome]).chain(change);
    said.collect::<Vec<_>>().join(". ")
}
