//! Events of the store that concern the shared state: saves, errors, shared data.

use crate::app::context::{AutosaveState, Context};
use crate::app::notice::News;
use crate::app::overview::Overview;
use crate::app::session::game_session::GameSession;
use crate::app::stack::state::App;
use crate::app::text::refusal::Refusal;
use crate::school::OpeningRecord;
use crate::store::{Address, GameId, Glance, Slot, StoreEvent};

/// Notes an event of the store in the shared state. Returns whether all pages get the event, not only its asker.
pub fn note_store_event(app: &mut App, address: Address, event: &StoreEvent) -> bool {
    match event {
        StoreEvent::Saved { slot, game, revision } => note_saved(app, *slot, *game, *revision),
        StoreEvent::NotKept(why) => {
            app.cx.refuse(Refusal::NotKept(why.clone()));
            app.cx.autosave_state = AutosaveState::Hindered(why.clone());
        }
        StoreEvent::KeptAgain => {
            app.cx.autosave_state = AutosaveState::On;
            app.cx.announce(News::KeptAgain);
        }
        StoreEvent::Failed(why) => {
            app.cx.refuse(Refusal::Store(why.clone()));
            let is_asker = |it: &&mut GameSession| it.identity.taken_in == Some(address.request);
            app.sessions_mut().filter(is_asker).for_each(|it| it.identity.taken_in = None);
        }
        StoreEvent::TreeSaved { slot, game, revision, is_copy } => {
            note_tree_saved(app, *slot, *game, *revision);
            if *is_copy {
                app.cx.announce(News::LinesCopied);
            }
            return true;
        }
        StoreEvent::SetAside(name) => app.cx.refuse(Refusal::SetAside(name.clone())),
        StoreEvent::Imported { new, duplicates, only } => {
            let (new, duplicates) = (*new, *duplicates);
            app.cx.announce(News::Imported { new, duplicates, refused: 0 });
            if let Some(stored) = only {
                app.sessions_mut().for_each(|it| it.note_taken_in(address.request, stored));
            }
            return true;
        }
        StoreEvent::Merged { new, duplicates, refused } => {
            let (new, duplicates, refused) = (*new, *duplicates, *refused);
            app.cx.announce(News::Imported { new, duplicates, refused });
            return true;
        }
        StoreEvent::Indexed => return true,
        StoreEvent::Deleted => app.cx.announce(News::Deleted),
        StoreEvent::Restored => app.cx.announce(News::Restored),
        StoreEvent::OpeningCards(cards) => app.cx.openings = OpeningRecord::new(cards.clone()),
        StoreEvent::Progress(boards) => {
            for board in boards {
                app.cx.progress.note(board.clone());
            }
            return true;
        }
        StoreEvent::Glance(glance) if address.request == app.cx.asked.glance => {
            take_glance(&mut app.cx, (**glance).clone());
        }
        StoreEvent::Puzzles(record) => app.cx.puzzles = (**record).clone(),
        StoreEvent::Glance(_)
        | StoreEvent::Listed(_)
        | StoreEvent::ImportUndone(_)
        | StoreEvent::Previewed(_)
        | StoreEvent::Opened(_)
        | StoreEvent::Explored(_)
        | StoreEvent::ExploredEach(_)
        | StoreEvent::History(_)
        | StoreEvent::Mistakes(_)
        | StoreEvent::Exercises(_)
        | StoreEvent::Reviewed(..)
        | StoreEvent::Done => {}
    }
    false
}

fn take_glance(cx: &mut Context, mut glance: Glance) {
    let analysis = glance.analysis.take();
    // The analysis of this run is newer than the store's.
    let own = cx.last_analysis.take().filter(|own| {
        let is_edited = own.identity.lines.as_ref().is_some_and(|lines| lines.slot.is_some());
        // A line that is in no library is of this run.
        let is_unsaved = !is_edited && own.identity.id.is_none();
        is_unsaved
            || is_edited && analysis.as_ref().is_some_and(|stored| stored.id == own.identity.id)
    });
    cx.last_analysis = own.or_else(|| analysis.map(|game| GameSession::of_stored(&game)));
    let overview = Overview::of(glance);
    cx.set_estimate(overview.history.estimate().clone());
    cx.overview = Some(overview);
}

fn note_saved(app: &mut App, slot: Slot, game: GameId, revision: i64) {
    for session in app.sessions_mut().filter(|session| session.identity.slot == Some(slot)) {
        (session.identity.id, session.identity.revision) = (Some(game), revision);
    }
}

/// Notes the game and revision of a saved tree in every session that shows it. If the tree was saved as a copy, the
/// page of the analysis notes the copy's number.
fn note_tree_saved(app: &mut App, slot: Slot, game: GameId, revision: i64) {
    if let Some(session) = app.cx.last_analysis.as_mut().filter(|it| it.shows_tree(slot)) {
        session.identity.id = Some(game);
    }
    for session in app.sessions_mut().filter(|session| session.shows_tree(slot)) {
        session.identity.id.get_or_insert(game);
        session.identity.lines.as_mut().expect("it was found").revision = revision;
    }
}
