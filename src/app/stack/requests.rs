//! What the app asks for by itself after each message: of the coach, of the store, of the settings file.

use crate::app::effect::{CoachEffect, Effects, FileEffect, SearchId};
use crate::app::page::Needs;
use crate::app::shared::Keeping;
use crate::app::stack::state::App;
use crate::store::StoreRequest;

/// Asks for everything that the page in sight lacks, but the coach's word.
pub fn ask_for_more(app: &mut App) -> Effects {
    let mut effects = ask_needs(app);
    effects.append(remember(app).into());
    effects
}

/// Asks the coach what the page in sight calls for.
pub fn ask_coach(app: &mut App) -> Option<CoachEffect> {
    let is_in_sight = !app.top().is_overlay() && !app.shared.viewport.is_too_small();
    let wanted = app.top().question(&app.shared).filter(|_| is_in_sight);
    let shared = &mut app.shared;
    let searches = &mut shared.searches;
    shared.coach.turn_to(wanted, shared.now, || {
        *searches += 1;
        SearchId(*searches)
    })
}

/// Asks for what the page in front needs to be told. What there is to tell of the player's games is asked anew each
/// time that the start screen is opened, after the save of what has just been played; and before a game where there was
/// no start screen. Everything else is asked for the first time that somebody wants to know.
fn ask_needs(app: &mut App) -> Effects {
    let needs = app.top().needs();
    let shared = &mut app.shared;
    let is_told_of = match needs {
        Needs::Overview => true,
        Needs::OverviewOnce => shared.overview.is_none(),
        _ => false,
    };
    let is_wanted = is_told_of && shared.keeping == Keeping::On && !shared.asked.overview;
    shared.asked.overview = is_told_of && (is_wanted || shared.asked.overview);
    let overview = is_wanted.then(|| {
        shared.asked.glance = shared.next_request();
        (shared.asked.glance, StoreRequest::Glance)
    });
    let (asked, request) = match needs {
        Needs::Lessons => (&mut shared.asked.progress, StoreRequest::Progress),
        Needs::Openings => (&mut shared.asked.openings, StoreRequest::OpeningCards),
        Needs::Overview | Needs::Puzzles => (&mut shared.asked.puzzles, StoreRequest::Puzzles),
        Needs::Nothing | Needs::OverviewOnce => return overview.into(),
    };
    let is_wanted = shared.keeping != Keeping::Off && !*asked;
    *asked |= is_wanted;
    Effects::from(overview).and(is_wanted.then_some(request))
}

/// Asks for what the player always likes to be written down, if it has changed.
fn remember(app: &mut App) -> Option<FileEffect> {
    let shared = &mut app.shared;
    (shared.remembered != shared.preferences).then(|| {
        shared.remembered = shared.preferences.clone();
        FileEffect::Remember(Box::new(shared.preferences.clone()))
    })
}
