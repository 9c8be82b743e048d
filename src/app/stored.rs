//! What the store says, taken in.

use super::effect::Effects;
use super::history::History;
use super::live_explorer::LiveExplorer;
use super::notice::News;
use super::overview::Overview;
use super::pages::Page;
use super::pages::analysis::AnalysisPage;
use super::pages::learn::LearnPage;
use super::pages::replay::ReplayPage;
use super::shared::{Keeping, Shared};
use super::state::App;
use super::table::Table;
use super::text::refusal::Refusal;
use crate::coach::Weakness;
use crate::school::OpeningRecord;
use crate::store::{GameId, Glance, Slot, StoreEvent, StoredGame};

/// Takes in what the store says.
pub fn hear_store(app: &mut App, event: StoreEvent) -> Effects {
    match event {
        StoreEvent::Saved { slot, game, revision } => note_saved(app, slot, game, revision),
        StoreEvent::NotKept(why) => {
            app.shared.refuse(Refusal::NotKept(why.clone()));
            app.shared.keeping = Keeping::Hindered(why);
        }
        StoreEvent::KeptAgain => {
            app.shared.keeping = Keeping::On;
            app.shared.say(News::KeptAgain);
        }
        StoreEvent::Failed(why) => app.shared.refuse(Refusal::Store(why)),
        StoreEvent::TreeSaved { slot, game, revision, is_copy } => {
            note_tree_saved(app, slot, game, revision);
            if is_copy {
                app.shared.say(News::LinesCopied);
            }
        }
        StoreEvent::SetAside(name) => {
            app.shared.refuse(Refusal::SetAside(name));
        }
        StoreEvent::Imported { new, known, only } => {
            note_taken_in(app, only);
            app.shared.say(News::Imported { new, known });
        }
        StoreEvent::Deleted => app.shared.say(News::Deleted),
        StoreEvent::Restored => app.shared.say(News::Restored),
        StoreEvent::Opened(game) => return opened(app, &game),
        StoreEvent::Listed(listing) => {
            for page in app.pages_mut() {
                if let Page::Library(page) = page {
                    page.take((*listing).clone());
                }
            }
        }
        StoreEvent::Previewed(game) => {
            if let Page::Library(page) = app.base_mut() {
                page.take_preview(Table::of_stored(&game));
            }
        }
        StoreEvent::Explored(explored) => {
            for explorer in app.pages_mut().iter_mut().filter_map(|page| page.explorer_mut()) {
                explorer.take((*explored).clone());
            }
        }
        StoreEvent::ExploredEach(explored) => {
            if let Page::Holes(page) = app.top_mut() {
                page.take(&explored);
            }
        }
        StoreEvent::OpeningCards(cards) => app.shared.openings = OpeningRecord::new(cards),
        StoreEvent::Indexed => {
            app.pages_mut()
                .iter_mut()
                .filter_map(|page| page.explorer_mut())
                .for_each(LiveExplorer::ask_again);
        }
        StoreEvent::History(games) => {
            if let Page::Statistics(page) = app.base_mut() {
                page.history = Some(History::new(games));
            }
        }
        StoreEvent::Mistakes(games) => {
            if let Page::Statistics(page) = app.base_mut() {
                page.weaknesses = Weakness::of(&games);
            }
        }
        StoreEvent::Progress(boards) => {
            for board in boards {
                app.shared.progress.note(board);
            }
            let progress = app.shared.progress.clone();
            match app.base_mut() {
                Page::Learn(page) => **page = LearnPage::new(&progress),
                Page::Lesson(page) => page.take_up(&progress),
                _ => {}
            }
        }
        StoreEvent::Glance(glance) => take_glance(&mut app.shared, *glance),
        StoreEvent::Puzzles(record) => app.shared.puzzles = *record,
        StoreEvent::Exercises(exercises) => {
            if let Page::Practice(page) = app.base_mut() {
                page.take(*exercises);
            }
        }
        StoreEvent::Reviewed(game, review) => {
            let mut effects = Effects::none();
            for page in app.replays_mut() {
                effects.append(page.recall(game, &review));
            }
            return effects;
        }
        StoreEvent::Done => {}
    }
    Effects::none()
}

/// Takes in what a player sees first.
fn take_glance(shared: &mut Shared, mut glance: Glance) {
    let analysis = glance.analysis.take();
    shared.last_analysis = analysis.map(|game| Table::of_stored(&game));
    let overview = Overview::of(glance);
    shared.set_estimate(overview.history.estimate().clone());
    shared.overview = Some(overview);
}

/// Notes the number and revision under which a game of this run is saved.
fn note_saved(app: &mut App, slot: Slot, game: GameId, revision: i64) {
    for table in app.tables_mut().filter(|table| table.identity.slot == Some(slot)) {
        (table.identity.id, table.identity.revision) = (Some(game), revision);
    }
}

/// Notes the game and revision under which a tree of this run is saved, wherever the tree is shown.
fn note_tree_saved(app: &mut App, slot: Slot, game: GameId, revision: i64) {
    let (pages, shared) = app.pages_and_shared();
    let analyses = pages.iter_mut().filter_map(|page| match page {
        Page::Analysis(page) => Some(&mut page.table),
        _ => None,
    });
    let is_shown = |table: &&mut Table| {
        table.identity.lines.as_ref().is_some_and(|lines| lines.slot == Some(slot))
    };
    // A copy is analysed in the place of the game itself, which is still that of the pages beneath.
    for table in analyses.chain(&mut shared.last_analysis).filter(is_shown) {
        table.identity.id = Some(game);
    }
    for table in app.tables_mut().filter(is_shown) {
        table.identity.id.get_or_insert(game);
        table.identity.lines.as_mut().expect("it was found").revision = revision;
    }
}

/// The only record that was taken in is this game.
fn note_taken_in(app: &mut App, only: Option<GameId>) {
    let mut waiting = app.replays_mut().filter(|page| page.is_taken_in);
    if let (Some(id), Some(page)) = (only, waiting.next()) {
        page.is_taken_in = false;
        page.table.identity.id.get_or_insert(id);
    }
}

/// Takes in a game that was opened: it is looked through from its beginning; one that was played here and is
/// not over goes on at once.
fn opened(app: &mut App, game: &StoredGame) -> Effects {
    let is_awaited = match app.top_mut() {
        Page::Library(page) => page.awaits_game(),
        Page::GamesHere(page) => page.awaits_game(),
        _ => false,
    };
    if !is_awaited {
        return Effects::none();
    }
    let mut table = Table::of_stored(game);
    if let Page::GamesHere(page) = app.top() {
        table.step_to(page.moment_in(&table.game).unwrap_or(0));
        app.push(ReplayPage::new(table));
        return Effects::none();
    }
    // An analysis that began at the start is nothing but its lines.
    if table.whole().game.played().is_empty() && table.identity.lines.is_some() {
        let mut page = AnalysisPage::new(table);
        page.show_explorer(&app.shared);
        app.push(page);
        return Effects::none();
    }
    if table.identity.about.is_some() || !table.is_unfinished() {
        table.step_to(0);
        app.push(ReplayPage::new(table));
        return Effects::none();
    }
    // The one in hand goes on, with what it knows; the store may know less, or another window's moves.
    let is_it = |other: &Table| other.identity.id == table.identity.id;
    if app.pages().iter().filter_map(|page| page.game()).any(is_it) {
        return app.leave_all_but_games();
    }
    let suspended = &mut app.shared.suspended;
    let at_hand = suspended.iter().position(is_it).map(|at| suspended.remove(at));
    app.seat(at_hand.unwrap_or(table))
}
