//! What the app asks for by itself after each message: of the coach, of the store, of the settings file.

use super::effect::{CoachEffect, Effects, FileEffect, GuestEffect, SearchId};
use super::pages::Page;
use super::shared::Keeping;
use super::state::App;
use super::viewport::PREVIEW_WIDTH;
use crate::store::StoreRequest;

/// Asks for everything that the page in sight lacks, but the coach's word.
pub fn ask_for_more(app: &mut App) -> Effects {
    let mut effects = Effects::from(ask_overview(app));
    effects.append(ask_progress(app).into());
    effects.append(ask_preview(app).into());
    effects.append(ask_explorer(app).into());
    effects.append(ask_values(app).into());
    effects.append(ask_analyst(app).into());
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

/// Asks what there is to tell of the player's games, each time that the start screen is opened: after the
/// save of what has just been played; and before a game where there was no start screen.
fn ask_overview(app: &mut App) -> Option<StoreRequest> {
    let is_told_of = match app.top() {
        Page::Start(_) => true,
        Page::Board(_) => app.shared.overview.is_none(),
        _ => false,
    };
    let shared = &mut app.shared;
    let is_wanted = is_told_of && shared.keeping == Keeping::On && !shared.asked.overview;
    shared.asked.overview = is_told_of && (is_wanted || shared.asked.overview);
    is_wanted.then_some(StoreRequest::Glance)
}

/// Asks which lessons are learnt, and what became of puzzles, the first time that somebody wants to know.
fn ask_progress(app: &mut App) -> Option<StoreRequest> {
    let (asked, request) = match app.top() {
        Page::Learn(_) | Page::Lesson(_) => {
            (&mut app.shared.asked.progress, StoreRequest::Progress)
        }
        Page::Trainer(_) => (&mut app.shared.asked.openings, StoreRequest::OpeningCards),
        Page::Start(_)
        | Page::Statistics(_)
        | Page::Practice(_)
        | Page::Puzzles(_)
        | Page::Puzzle(_) => (&mut app.shared.asked.puzzles, StoreRequest::Puzzles),
        _ => return None,
    };
    let is_wanted = app.shared.keeping != Keeping::Off && !*asked;
    *asked |= is_wanted;
    is_wanted.then_some(request)
}

/// Asks for the chosen game of a list that has room to show it.
fn ask_preview(app: &mut App) -> Option<StoreRequest> {
    let has_room = app.shared.viewport.width >= PREVIEW_WIDTH;
    match app.top_mut() {
        Page::Library(page) if has_room => page.ask_preview(),
        _ => None,
    }
}

/// Asks the games of the library about the position in sight.
fn ask_explorer(app: &mut App) -> Option<StoreRequest> {
    match app.top_mut() {
        Page::Analysis(page) => page.explorer.as_mut()?.turn_to(&page.table.game),
        Page::GamesHere(page) => page.explorer.turn_to(&page.game),
        Page::Trainer(page) => page.explorer.turn_to(&page.table.game),
        _ => None,
    }
}

/// Asks what the positions of an analysis are worth, on whatever page one is.
fn ask_values(app: &mut App) -> Option<CoachEffect> {
    let (page, shared) = app.analysis_mut()?;
    page.value_tree(shared)
}

/// Asks the guest beside an analysis about the position in sight; about none while the page is not.
fn ask_analyst(app: &mut App) -> Option<GuestEffect> {
    let is_in_sight = matches!(app.top(), Page::Analysis(_)) && !app.shared.viewport.is_too_small();
    let (page, shared) = app.analysis_mut()?;
    page.ask_analyst(is_in_sight, shared)
}

/// Asks for what the player always likes to be written down, if it has changed.
fn remember(app: &mut App) -> Option<FileEffect> {
    let shared = &mut app.shared;
    (shared.remembered != shared.preferences).then(|| {
        shared.remembered = shared.preferences.clone();
        FileEffect::Remember(Box::new(shared.preferences.clone()))
    })
}
