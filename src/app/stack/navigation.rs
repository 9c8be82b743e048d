//! Navigation between pages.

use crate::app::context::Context;
use crate::app::effect::{Effect, Effects};
use crate::app::notice::News;
use crate::app::page_link::PageLink;
use crate::app::pages::Page;
use crate::app::pages::help::{HelpPage, HelpTab};
use crate::app::pages::pasted::session_of;
use crate::app::pages::types::{
    AccountPage, AnalysisPage, GamesHerePage, HolesPage, LearnPage, LessonPage, LibraryPage,
    LinePage, PracticePage, PuzzlePage, QrPage, ReplayPage, SeekPage, SharedGamePage, StartPage,
    StatisticsPage, TrainerPage,
};
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::qr_content::QrContent;
use crate::app::reaction::Navigation;
use crate::app::row::{Menu, Opening, StartRow};
use crate::app::session::game_session::GameSession;
use crate::app::stack::state::App;
use crate::app::text::refusal::Refusal;
use crate::lobby::SharedGameNumber;
use crate::records::Record;
use crate::store::{GameId, StoreRequest, StoredGame, View};
use crate::words::lessons;

/// Carries out a navigation.
pub fn navigate(app: &mut App, navigate: Navigation) -> Effects {
    match navigate {
        // The update function carries out the palette's choice.
        Navigation::Stay | Navigation::Run(_) => Effects::none(),
        Navigation::Back => app.pop(),
        Navigation::Quit => {
            app.cx.is_leaving = true;
            Effect::Quit.into()
        }
        Navigation::Help => open_help(app),
        Navigation::Start(row) => open_start(app, row),
        Navigation::Open(Opening::Learn) => learn(app),
        Navigation::Open(opening) => open(app, opening),
        Navigation::Library(view) => open_library(app, view),
        Navigation::Replay { session, is_reviewed } => open_replay(app, *session, is_reviewed),
        Navigation::Opened(game) => open_game(app, &game),
        Navigation::Line(playback) => lay_over(app, LinePage { playback: *playback }),
        Navigation::Analyse(session) => lay_over(app, AnalysisPage::new(*session)),
        Navigation::NewAnalysis => {
            let effects = app.pop();
            app.push(AnalysisPage::begun(&app.cx));
            effects
        }
        Navigation::Solve(session) => {
            let mut page = AnalysisPage::new(*session);
            page.solve();
            lay_over(app, page)
        }
        Navigation::Train { session, tree, node, filter } => {
            lay_over(app, TrainerPage::new(&session, *tree, node, *filter))
        }
        Navigation::Holes { tree, node, filter } => {
            let page = HolesPage::new(*tree, node, &filter);
            let request = page.request();
            let id = app.push(page);
            Effects::from(request).asked_by(id)
        }
        Navigation::Node(node, square) => {
            let effects = app.pop();
            if let Page::Analysis(page) = app.stack.top_mut() {
                page.jump_to(node);
                page.play(square, &mut app.cx);
            }
            effects
        }
        Navigation::Qr(content) => open_qr(app, content),
        Navigation::GamesHere(game, filter) => lay_over(app, GamesHerePage::new(*game, *filter)),
        Navigation::Edit(game) => {
            app.edit(&game);
            Effects::none()
        }
        Navigation::Drill { exercises, idea } => {
            lay_over(app, PracticePage::drill(exercises, idea))
        }
        Navigation::Retry(session) => {
            app.lay(*session);
            Effects::none()
        }
        Navigation::Deal(session) => deal(app, *session),
        Navigation::PlayOn(session) => play_on(app, *session),
        Navigation::Account => lay_over(app, AccountPage::default()),
        Navigation::Seek(to) => {
            let page = SeekPage::new(to, &app.cx);
            lay_over(app, page)
        }
        Navigation::LeaveGame => {
            let page = SeekPage::to_wait(&app.cx);
            lay_over(app, page)
        }
        Navigation::SharedGame(number) => open_shared_game(app, number),
        Navigation::Forget(id) => forget(app, id),
    }
}

/// Plays on from a moment of a replayed game.
fn play_on(app: &mut App, session: GameSession) -> Effects {
    if app.beneath().is_some_and(|beneath| beneath.game == session.game) {
        return app.pop();
    }
    if session.game.is_over() {
        app.cx.refuse(Refusal::OverHere);
        return Effects::none();
    }
    deal(app, session)
}

/// Opens a page over the one in front.
fn lay_over(app: &mut App, page: impl Into<Page>) -> Effects {
    app.push(page);
    Effects::none()
}

/// Opens a game between people, instead of another one in front.
pub fn open_shared_game(app: &mut App, number: SharedGameNumber) -> Effects {
    let mut effects = Effects::none();
    while app.top().is_overlay() || matches!(app.top(), Page::SharedGame(_)) {
        effects.append(app.pop());
    }
    let page = SharedGamePage::new(number, &app.cx);
    app.push(page);
    effects
}

/// Opens a QR code instead of the panel in front.
fn open_qr(app: &mut App, content: QrContent) -> Effects {
    let Some(page) = QrPage::of(content) else {
        app.cx.refuse(Refusal::TooLongForQr);
        return Effects::none();
    };
    let effects = app.pop();
    app.push(page);
    effects
}

/// Opens what a link leads to, over the page in front.
pub fn follow_link(app: &mut App, link: &str) -> Effects {
    match PageLink::parse(link) {
        None => app.cx.refuse(Refusal::NoLink),
        Some(PageLink::Game(game)) => {
            let session = session_of(&Record::of(*game));
            return open_replay(app, session, false);
        }
        Some(PageLink::Review(record)) => {
            return open_replay(app, session_of(&record), true);
        }
        Some(PageLink::Puzzle(number)) => app.solve_puzzles(Some(PuzzleChoice::Number(number))),
        Some(PageLink::Daily) => app.solve_puzzles(Some(PuzzleChoice::Daily)),
        Some(PageLink::Lesson(number)) => app.learn(Some(number - 1)),
    }
    Effects::none()
}

/// Opens the first unfinished lesson over the list of lessons; the list alone if there is none.
fn learn(app: &mut App) -> Effects {
    app.cx.notice = None;
    let next = lessons().iter().position(|it| !app.cx.progress.is_done(it));
    app.learn(next);
    Effects::none()
}

/// Opens a page that starts anew each time.
fn open(app: &mut App, opening: Opening) -> Effects {
    app.cx.notice = None;
    let (page, requests) = opened(opening, &mut app.cx);
    // A notice announced by the new page is kept, because the push clears it.
    let notice = app.cx.notice.take();
    let id = app.push(page);
    app.cx.notice = notice;
    requests.into_iter().collect::<Effects>().asked_by(id)
}

/// Opens the help page: at the rules from a menu and for a finger, else at the keys of the current page.
pub fn open_help(app: &mut App) -> Effects {
    // A finger has no use for keys.
    let is_rules = matches!(app.top(), Page::Start(_)) || app.cx.viewport.is_touch;
    let tab = if is_rules { HelpTab::Rules } else { HelpTab::Page };
    lay_over(app, HelpPage::new(app.top().main_keys(), tab))
}

/// A page that starts anew, and its store requests.
fn opened(opening: Opening, cx: &mut Context) -> (Page, Vec<StoreRequest>) {
    let page = match opening {
        Opening::Page(name) => Page::named(name).expect("the list of pages has it"),
        Opening::Menu(menu) => StartPage::open(menu).into(),
        Opening::Learn => LearnPage::new(&cx.progress).into(),
        Opening::Lesson(number) => LessonPage::new(number, &cx.progress).into(),
        Opening::Puzzle(choice) => PuzzlePage::new(choice, cx).into(),
        Opening::Analysis => match cx.last_analysis.clone() {
            Some(session) => AnalysisPage::continued(session, cx).into(),
            None => AnalysisPage::begun(cx).into(),
        },
        Opening::Statistics => {
            let page = StatisticsPage::default().into();
            return (page, vec![StoreRequest::History, StoreRequest::Mistakes]);
        }
        // The mistakes are requested first, because counting them assigns the exercises their subjects.
        Opening::Practice(only) => {
            let page = PracticePage::about(only).into();
            return (page, vec![StoreRequest::Mistakes, StoreRequest::Exercises]);
        }
    };
    (page, Vec::new())
}

/// Opens the start screen over the open game, and over it the menu of the row; closes all other pages.
pub fn open_start(app: &mut App, row: StartRow) -> Effects {
    let effects = app.leave_all_but_games();
    let page = StartPage::at(row);
    match page.menu {
        Menu::Main => {}
        Menu::Setup => _ = app.push(StartPage::at(StartRow::SetUp)),
        Menu::More => _ = app.push(StartPage::at(StartRow::More)),
    }
    app.push(page);
    effects
}

pub fn open_library(app: &mut App, view: View) -> Effects {
    let mut effects = close_pasted(app);
    while app.pages().any(|page| matches!(page, Page::Library(_))) {
        let id = app.stack.top().0;
        if let Page::Library(page) = app.stack.top_mut() {
            page.turn_to(view);
            let asked = page.request();
            return effects.and(asked.asked_by(id));
        }
        effects.append(app.pop());
    }
    let page = LibraryPage::new(view);
    let asked = page.request();
    let id = app.push(page);
    effects.and(asked.asked_by(id))
}

/// Closes the panel over pasted text.
fn close_pasted(app: &mut App) -> Effects {
    if matches!(app.top(), Page::Pasted(_)) { app.pop() } else { Effects::none() }
}

fn open_replay(app: &mut App, session: GameSession, is_reviewed: bool) -> Effects {
    // The notice of the panel stays visible.
    let notice = app.cx.notice.take();
    let effects = close_pasted(app);
    let mut page = ReplayPage::new(session);
    let asked = if is_reviewed { page.start_review(&mut app.cx) } else { Effects::none() };
    let id = app.push(page);
    app.cx.notice = notice;
    effects.and(asked.asked_by(id))
}

/// Opens a new or continued game.
fn deal(app: &mut App, session: GameSession) -> Effects {
    let is_copy = session.is_copy();
    let has_more = !session.game.taken_back().is_empty();
    let effects = app.seat(session);
    if is_copy {
        app.cx.announce(News::OwnGame { has_more });
    }
    effects
}

/// Removes a deleted game from all pages.
fn forget(app: &mut App, id: GameId) -> Effects {
    app.cx.suspended.retain(|session| session.identity.id != Some(id));
    app.remove_game(id)
}

/// Opens a game of the library: an unfinished own game in play, any other as a replay from its start.
fn open_game(app: &mut App, game: &StoredGame) -> Effects {
    let mut session = GameSession::of_stored(game);
    // A tree without a main line opens as an analysis.
    if session.whole().game.played().is_empty() && session.identity.lines.is_some() {
        let mut page = AnalysisPage::new(session);
        page.show_explorer(&app.cx);
        app.push(page);
        return Effects::none();
    }
    if session.identity.about.is_some() || !session.is_unfinished() {
        session.step_to(0);
        app.push(ReplayPage::new(session));
        return Effects::none();
    }
    // A game that is open here is resumed from memory, which may be ahead of the store.
    let is_it = |other: &GameSession| other.identity.id == session.identity.id;
    if app.pages().filter_map(|page| page.game()).any(is_it) {
        return app.leave_all_but_games();
    }
    let suspended = &mut app.cx.suspended;
    let in_memory = suspended.iter().position(is_it).map(|at| suspended.remove(at));
    app.seat(in_memory.unwrap_or(session))
}
