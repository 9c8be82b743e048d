//! Automatic requests after each message: to coach, store and settings file.

use crate::app::context::{Asked, AutosaveState};
use crate::app::effect::{CoachEffect, Effects, FileEffect, SearchId};
use crate::app::page::Needs;
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
    let wanted = app.top().question(&app.cx).filter(|_| is_in_sight(app));
    let cx = &mut app.cx;
    cx.coach.turn_to(wanted, cx.now, || SearchId::next(&mut cx.searches))
}

/// Request for what people play in the positions of the page in front.
pub fn request_shares(app: &mut App) -> Option<CoachEffect> {
    let is_asked = is_in_sight(app) && app.cx.capabilities.assistance;
    let wanted = if is_asked { app.top().people_questions(&app.cx) } else { Vec::new() };
    let cx = &mut app.cx;
    cx.shares.turn_to(wanted, || SearchId::next(&mut cx.searches))
}

/// Whether the player can read what the coach has to tell of the page in front.
fn is_in_sight(app: &App) -> bool {
    !app.top().is_overlay() && !app.cx.viewport.is_too_small()
}

/// Requests the page's data. The overview is requested each time the start screen opens, after the save of the latest
/// game; other data once.
fn request_needs(app: &mut App) -> Effects {
    let needs = app.top().needs();
    let cx = &mut app.cx;
    let is_needed = match needs {
        Needs::Overview => true,
        Needs::OverviewOnce => cx.overview.is_none(),
        _ => false,
    };
    let is_wanted = is_needed && cx.autosave_state == AutosaveState::On && !cx.asked.overview;
    cx.asked.overview = is_needed && (is_wanted || cx.asked.overview);
    let overview = is_wanted.then(|| {
        cx.asked.glance = cx.next_request();
        (cx.asked.glance, StoreRequest::Glance)
    });
    let is_kept = cx.autosave_state != AutosaveState::Off;
    let once = |asked: &mut bool, is_needed: bool, request: StoreRequest| {
        let is_wanted = is_kept && is_needed && !*asked;
        *asked |= is_wanted;
        is_wanted.then_some(request)
    };
    let is_overview = needs == Needs::Overview;
    let Asked { progress, puzzles, openings, .. } = &mut cx.asked;
    let requests = [
        once(puzzles, is_overview || needs == Needs::Puzzles, StoreRequest::Puzzles),
        once(progress, is_overview || needs == Needs::Lessons, StoreRequest::Progress),
        once(openings, needs == Needs::Openings, StoreRequest::OpeningCards),
    ];
    requests.into_iter().fold(Effects::from(overview), Effects::and)
}

/// Request that saves the preferences, if they changed.
fn remember(app: &mut App) -> Option<FileEffect> {
    let cx = &mut app.cx;
    (cx.remembered != cx.preferences).then(|| {
        cx.remembered = cx.preferences.clone();
        FileEffect::Remember(Box::new(cx.preferences.clone()))
    })
}
