//! Texts of a game between people.

use super::SharedGamePage;
use crate::app::pages::lobby::text::{greeting_word, offer_sentence, terms_in_words, time_left};
use crate::app::pages::prelude::*;
use crate::app::text::clock::hours_minutes_seconds;
use crate::app::text::players::{last_in_words, outcome, player_name, verdict};
use crate::lobby::{Agreement, GREETINGS, TableState};
use crate::rules::Color;
use crate::words::side_name;

pub fn title(page: &SharedGamePage) -> String {
    let [black, white] = Color::BOTH.map(|side| player_name(&page.session, side));
    say!("shared-title", black = black, white = white)
}

/// Status line of a game between people: the most urgent of offers, absence, turn and result.
pub fn status(page: &SharedGamePage, cx: &Context) -> String {
    let Some(state) = page.state.as_deref() else { return say!("lobby-waiting") };
    if page.looked_at.is_some() {
        let last = last_in_words(&page.session, cx.settings.notation(page.session.setup.variant));
        return page.looking_back(&last);
    }
    // What waits for an answer comes before words.
    let has_offer = state.shared.offer.is_some() && state.you.is_some();
    let is_asked = has_offer || state.is_paused || page.is_rematch_offered();
    let own = cx.people.view.as_ref().map(|view| view.name.as_str());
    let greeting = greeting(page, own).filter(|_| !is_asked);
    if state.shared.is_over() {
        // A word after the game hides no result.
        let said = [Some(result(page, state)), greeting].into_iter().flatten();
        return said.collect::<Vec<_>>().join(". ");
    }
    if let Some(greeting) = greeting {
        let yours = page.is_your_turn().then(|| say!("shared-your-turn", side = own_side(state)));
        return yours.into_iter().chain([greeting]).collect::<Vec<_>>().join(". ");
    }
    if state.is_paused {
        return say!("shared-paused");
    }
    // Spectators read of offers, too.
    let offer = state.shared.offer.filter(|offer| Some(offer.by) != state.you);
    let offer = offer.map(|it| offer_sentence(it.kind, &state.shared.player(it.by).name));
    let turn = offer.unwrap_or_else(|| turn(page, state, cx));
    if state.is_unsaved { say!("shared-unsaved", status = turn) } else { turn }
}

/// The latest greeting on the screen, with all who sent it. The reader knows the own one.
fn greeting(page: &SharedGamePage, own: Option<&str>) -> Option<String> {
    let latest = page.greetings.last()?.greeting;
    let is_alone = page.greetings.iter().filter(|shown| shown.greeting == latest).count() == 1;
    let is_named = |from: &str| is_alone || Some(from) != own;
    let names = page.greetings.iter().filter(|shown| shown.greeting == latest);
    let names = names.filter(|shown| is_named(&shown.from));
    let names: Vec<&str> = names.map(|shown| shown.from.as_str()).collect();
    let word = GREETINGS.get(usize::from(latest)).map(|name| greeting_word(name));
    Some(say!("shared-greeting", name = names.join(", "), greeting = word.unwrap_or_default()))
}

/// Name of the side to move.
fn own_side(state: &TableState) -> String {
    let side = state.shared.to_move().unwrap_or(Color::Black);
    side_name(state.shared.terms.variant, side)
}

/// A player who has left a game at one sitting.
pub fn absent(state: &TableState) -> Option<Color> {
    let is_absent = |side: &Color| !state.present[side.index()];
    Color::BOTH.into_iter().find(is_absent).filter(|_| state.shared.terms.pace.is_live())
}

fn turn(page: &SharedGamePage, state: &TableState, cx: &Context) -> String {
    let watching = match state.spectators {
        0 => String::new(),
        count => say!("shared-watching", count = count),
    };
    let Some(to_move) = state.shared.to_move() else { return String::new() };
    let name = |side: Color| state.shared.player(side).name.as_str();
    let side = side_name(state.shared.terms.variant, to_move);
    let yours = |you: Color| (you == to_move).then(|| say!("shared-your-turn", side = &side));
    let sentence = match state.you {
        Some(you) if let Some(left) = page.time_to_claim(cx.now) => {
            let absence = absence_sentence(name(!you), left, state.shared.has_hardly_begun());
            yours(you).into_iter().chain([absence]).collect::<Vec<_>>().join(". ")
        }
        Some(you) if state.vacation[(!you).index()] => say!("shared-vacation", name = name(!you)),
        None if let Some(away) = absent(state) => say!("shared-away", name = name(away)),
        Some(_) if state.shared.offer.is_some_and(|offer| Some(offer.by) == state.you) => {
            say!("shared-offer-sent")
        }
        Some(you) => {
            let turn = say!("shared-turn", name = name(to_move), side = &side);
            let turn = yours(you).unwrap_or(turn);
            slow_sentence(state, you == to_move, cx)
                .map_or(turn.clone(), |it| format!("{turn}. {it}"))
        }
        None => say!("shared-turn", name = name(to_move), side = side),
    };
    let sentence = format!("{sentence}{watching}");
    // At the beginning it may be unknown what is played for.
    let is_new = state.shared.game.moves_played() < 2;
    if is_new { format!("{sentence}. {}", terms_in_words(&state.shared.terms)) } else { sentence }
}

/// Sentence on an opponent who has left, with the time until a win can be claimed.
fn absence_sentence(name: &str, left: Duration, has_hardly_begun: bool) -> String {
    let time = hours_minutes_seconds(left.as_millis().div_ceil(1000) as u64);
    match (left.is_zero(), has_hardly_begun) {
        (true, false) => say!("shared-claim", name = name),
        (true, true) => say!("shared-call-off", name = name),
        (false, false) => say!("shared-claim-in", name = name, time = time),
        (false, true) => say!("shared-call-off-in", name = name, time = time),
    }
}

/// Time for a move by correspondence, or that it need not be awaited.
fn slow_sentence(state: &TableState, is_yours: bool, cx: &Context) -> Option<String> {
    let deadline = state.shared.deadline()?;
    let now = cx.started.timestamp().as_millisecond() + cx.now.as_millis() as i64;
    let left = u64::try_from(deadline - now).unwrap_or(0);
    let left = time_left(Duration::from_millis(left));
    Some(if is_yours { say!("lobby-time-yours", left = left) } else { say!("shared-may-leave") })
}

/// Result with the change of the reader's rating.
fn result(page: &SharedGamePage, state: &TableState) -> String {
    let outcome = match state.shared.agreement {
        Some(Agreement::Aborted) => say!("shared-aborted"),
        Some(Agreement::Draw) => say!("shared-draw"),
        None => match (state.shared.game.leader(), state.you) {
            (Some(winner), Some(you)) => {
                let name = &state.shared.player(winner).name;
                outcome(&state.shared.game, winner == you, name)
            }
            _ => verdict(&page.session),
        },
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
