//! Going from page to page.

use super::effect::{Effect, Effects};
use super::notice::News;
use super::pages::Page;
use super::pages::analysis::AnalysisPage;
use super::pages::games_here::GamesHerePage;
use super::pages::guests::GuestsPage;
use super::pages::help::HelpPage;
use super::pages::holes::HolesPage;
use super::pages::learn::LearnPage;
use super::pages::lesson::LessonPage;
use super::pages::library::LibraryPage;
use super::pages::line::LinePage;
use super::pages::practice::PracticePage;
use super::pages::puzzle::PuzzlePage;
use super::pages::puzzles::PuzzlesPage;
use super::pages::qr::QrPage;
use super::pages::replay::ReplayPage;
use super::pages::settings::SettingsPage;
use super::pages::start::StartPage;
use super::pages::statistics::StatisticsPage;
use super::pages::trainer::TrainerPage;
use super::reaction::Go;
use super::row::{Opening, StartRow};
use super::shared::Shared;
use super::state::App;
use super::table::Table;
use super::text::refusal::Refusal;
use crate::store::{GameId, StoreRequest, View};

/// Goes where a page leads.
pub fn go(app: &mut App, go: Go) -> Effects {
    match go {
        // What was chosen in the palette is carried out where commands are.
        Go::Stay | Go::Run(_) => Effects::none(),
        Go::Back => app.pop(),
        Go::Quit => {
            app.shared.is_leaving = true;
            Effect::Quit.into()
        }
        Go::Help => {
            open_help(app);
            Effects::none()
        }
        Go::Start(row) => open_start(app, row),
        Go::Open(opening) => {
            app.shared.notice = None;
            let (page, requests) = opened(opening, &mut app.shared);
            // What the page says first stays in sight.
            let notice = app.shared.notice.take();
            app.push(page);
            app.shared.notice = notice;
            requests.into_iter().collect()
        }
        Go::Library(view) => open_library(app, view),
        Go::Replay { table, is_reviewed } => open_replay(app, *table, is_reviewed),
        Go::Line(walks) => {
            app.push(LinePage { walks: *walks });
            Effects::none()
        }
        Go::Analyse(table) => {
            app.push(AnalysisPage::new(*table));
            Effects::none()
        }
        Go::NewAnalysis => {
            let effects = app.pop();
            app.push(AnalysisPage::begun(&app.shared));
            effects
        }
        Go::Solve(table) => {
            let mut page = AnalysisPage::new(*table);
            page.solve(&mut app.shared);
            app.push(page);
            Effects::none()
        }
        Go::Train { table, tree, node, filter } => {
            app.push(TrainerPage::new(&table, *tree, node, *filter));
            Effects::none()
        }
        Go::Holes { tree, node, filter } => {
            let page = HolesPage::new(*tree, node, &filter);
            let request = page.request();
            app.push(page);
            request.into()
        }
        Go::Node(node, square) => {
            let effects = app.pop();
            if let Some((page, shared)) = app.analysis_mut() {
                page.go_to(node);
                page.play(square, shared);
            }
            effects
        }
        Go::Qr(form, text) => {
            let Some(page) = QrPage::of(form, &text) else {
                app.shared.refuse(Refusal::TooLongForQr);
                return Effects::none();
            };
            let effects = app.pop();
            app.push(page);
            effects
        }
        Go::GamesHere(game, filter) => {
            app.push(GamesHerePage::new(*game, *filter));
            Effects::none()
        }
        Go::Edit(game) => {
            app.edit(&game);
            Effects::none()
        }
        Go::Retry(table) => {
            app.lay(*table);
            Effects::none()
        }
        Go::Deal(table) => deal(app, *table),
        Go::Adopt => app.adopt(),
        Go::Forget(id) => forget(app, id),
    }
}

/// Shows every key, those of the page in sight first.
pub fn open_help(app: &mut App) {
    app.push(HelpPage::new(app.top().main_keys()));
}

/// A page that begins anew, and what it asks the store for.
fn opened(opening: Opening, shared: &mut Shared) -> (Page, Vec<StoreRequest>) {
    let page = match opening {
        Opening::Learn => LearnPage::new(&shared.progress).into(),
        Opening::Lesson(number) => LessonPage::new(number, &shared.progress).into(),
        Opening::Puzzles => PuzzlesPage::default().into(),
        Opening::Puzzle(choice) => PuzzlePage::new(choice, shared).into(),
        Opening::Analysis => match shared.last_analysis.clone() {
            Some(table) => AnalysisPage::continued(table, shared).into(),
            None => AnalysisPage::begun(shared).into(),
        },
        Opening::Guests => GuestsPage::default().into(),
        Opening::Settings => SettingsPage::default().into(),
        Opening::Statistics => {
            let page = StatisticsPage::default().into();
            return (page, vec![StoreRequest::History, StoreRequest::Mistakes]);
        }
        // Mistakes are counted first: exercises are told apart by what was behind them.
        Opening::Practice(only) => {
            let page = PracticePage::about(only).into();
            return (page, vec![StoreRequest::Mistakes, StoreRequest::Exercises]);
        }
    };
    (page, Vec::new())
}

/// Shows the start screen over the game on the table; every other page is left.
pub fn open_start(app: &mut App, row: StartRow) -> Effects {
    let effects = app.leave_all_but_games();
    app.push(StartPage { row });
    effects
}

/// Shows the list of games: the one that is there already, or a new one over the page in sight.
pub fn open_library(app: &mut App, view: View) -> Effects {
    let mut effects = close_pasted(app);
    while app.pages().iter().any(|page| matches!(page, Page::Library(_))) {
        if let Page::Library(page) = app.top_mut() {
            page.turn_to(view);
            let asked = page.ask();
            return effects.and(asked);
        }
        effects.append(app.pop());
    }
    let page = LibraryPage::new(view);
    let asked = page.ask();
    app.push(page);
    effects.and(asked)
}

/// Leaves the panel over pasted text, from which something else is opened.
fn close_pasted(app: &mut App) -> Effects {
    if matches!(app.top(), Page::Pasted(_)) { app.pop() } else { Effects::none() }
}

/// Shows a game that is looked through.
fn open_replay(app: &mut App, table: Table, is_reviewed: bool) -> Effects {
    // What a panel has said of it stays in sight.
    let notice = app.shared.notice.take();
    let is_pasted = matches!(app.top(), Page::Pasted(_));
    let mut effects = close_pasted(app);
    let mut page = ReplayPage::new(table);
    page.is_taken_in = is_pasted;
    if is_reviewed {
        effects.append(page.start_review(&mut app.shared));
    }
    app.push(page);
    app.shared.notice = notice;
    effects
}

/// Puts a game before the player that begins or goes on.
fn deal(app: &mut App, table: Table) -> Effects {
    let is_copy = table.is_copy();
    let has_more = !table.game.taken_back().is_empty();
    let effects = app.seat(table);
    if is_copy {
        app.shared.say(News::OwnGame { has_more });
    }
    effects
}

/// A game that was deleted is not offered any more.
fn forget(app: &mut App, id: GameId) -> Effects {
    app.shared.suspended.retain(|table| table.identity.id != Some(id));
    app.remove_game(id)
}
