//! Automatic requests after each message: to coach, store and settings file.

use crate::app::effect::{CoachEffect, Effects, FileEffect, SearchId};
use crate::app::page::Needs;
use crate::app::shared::{Asked, AutosaveState};
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
    let wanted = app.top().question(&app.shared).filter(|_| is_in_sight(app));
    let shared = &mut app.shared;
    shared.coach.turn_to(wanted, shared.now, || SearchId::next(&mut shared.searches))
}

/// Request for what people play in the positions of the page in front.
pub fn request_shares(app: &mut App) -> Option<CoachEffect> {
    let is_asked = is_in_sight(app) && app.shared.capabilities.assistance;
    let wanted = if is_asked { app.top().people_questions(&app.shared) } else { Vec::new() };
    let shared = &mut app.shared;
    shared.shares.turn_to(wanted, || SearchId::next(&mut shared.searches))
}

/// Whether the player can read what the coach has to tell of the page in front.
fn is_in_sight(app: &App) -> bool {
    !app.top().is_overlay() && !app.shared.viewport.is_too_small()
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
    let is_kept = shared.autosave_state != AutosaveState::Off;
    let once = |asked: &mut bool, is_needed: bool, request: StoreRequest| {
        let is_wanted = is_kept && is_needed && !*asked;
        *asked |= is_wanted;
        is_wanted.then_some(request)
    };
    let is_overview = needs == Needs::Overview;
    let Asked { progress, puzzles, openings, .. } = &mut shared.asked;
    let requests = [
        once(puzzles, is_overview || needs == Needs::Puzzles, StoreRequest::Puzzles),
        once(progress, is_overview || needs == Needs::Lessons, StoreRequest::Progress),
        once(openings, needs == Needs::Openings, StoreRequest::OpeningCards),
    ];
    requests.into_iter().fold(Effects::from(overview), Effects::and)
}

/// Request that saves the preferences, if they changed.
fn remember(app: &mut App) -> Option<FileEffect> {
    let shared = &mut app.shared;
    (shared.remembered != shared.preferences).then(|| {
        shared.remembered = shared.preferences.clone();
        FileEffect::Remember(Box::new(shared.preferences.clone()))
    })
}
