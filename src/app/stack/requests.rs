//! Automatic requests after each message: to coach, store and settings file.

use crate::app::effect::{CoachEffect, Effects, FileEffect, SearchId};
use crate::app::page::Needs;
use crate::app::shared::AutosaveState;
use crate::app::stack::state::App;
use crate::store::StoreRequest;

/// Requests for the data of the page in front, and for a save of changed preferences.
pub fn request_more(app: &mut App) -> Effects {
    let mut effects = request_needs(app);
    effects.append(remember(app).into());
    effects
}

/// Request to the coach for the page in front.
pub fn request_advice(app: &mut App) -> Option<CoachEffect> {
    let is_in_sight = !app.top().is_overlay() && !app.shared.viewport.is_too_small();
    let wanted = app.top().question(&app.shared).filter(|_| is_in_sight);
    let shared = &mut app.shared;
    let searches = &mut shared.searches;
    shared.coach.turn_to(wanted, shared.now, || {
        *searches += 1;
        SearchId(*searches)
    })
}

/// Requests the page's data. The overview is requested each time the start screen opens, after the save of the latest
/// game; other data once.
fn request_needs(app: &mut App) -> Effects {
    let needs = app.top().needs();
    let shared = &mut app.shared;
    let is_needed = match needs {
        Needs::Overview => true,
        Needs::OverviewOnce => shared.overview.is_none(),
        _ => false,
    };
    let is_wanted =
        is_needed && shared.autosave_state == AutosaveState::On && !shared.asked.overview;
    shared.asked.overview = is_needed && (is_wanted || shared.asked.overview);
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
    let is_wanted = shared.autosave_state != AutosaveState::Off && !*asked;
    *asked |= is_wanted;
    Effects::from(overview).and(is_wanted.then_some(request))
}

/// Request that saves the preferences, if they changed.
fn remember(app: &mut App) -> Option<FileEffect> {
    let shared = &mut app.shared;
    (shared.remembered != shared.preferences).then(|| {
        shared.remembered = shared.preferences.clone();
        FileEffect::Remember(Box::new(shared.preferences.clone()))
    })
}
