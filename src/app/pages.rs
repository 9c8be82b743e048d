//! The pages: each owns its state, its keys and what they do. [`Page`] is one of them, and what all can do.

pub mod analysis;
pub mod board;
pub mod editor;
pub mod export;
pub mod games_here;
pub mod guests;
pub mod help;
pub mod holes;
pub mod learn;
pub mod lesson;
pub mod library;
pub mod line;
pub mod palette;
pub mod pasted;
pub mod practice;
pub mod puzzle;
pub mod puzzles;
pub mod qr;
pub mod replay;
pub mod settings;
pub mod start;
pub mod statistics;
pub mod tournament;
pub mod trainer;

use super::effect::Effects;
use super::keymap::{Command, Context};
use super::live_explorer::LiveExplorer;
use super::message::Target;
use super::reaction::Reaction;
use super::row::Opening;
use super::shared::Shared;
use super::table::Table;
use crate::app::key::Key;
use crate::coach::Question;
use crate::store::StoreRequest;
use analysis::AnalysisPage;
use board::{BoardPage, BoardPanel};
use editor::EditorPage;
use export::ExportPage;
use games_here::GamesHerePage;
use guests::GuestsPage;
use help::{HelpPage, PAGE};
use holes::HolesPage;
use learn::LearnPage;
use lesson::LessonPage;
use library::LibraryPage;
use line::LinePage;
use palette::PalettePage;
use pasted::PastedPage;
use practice::PracticePage;
use puzzle::PuzzlePage;
use puzzles::PuzzlesPage;
use qr::QrPage;
use replay::ReplayPage;
use settings::SettingsPage;
use start::StartPage;
use statistics::StatisticsPage;
use tournament::TournamentPage;
use trainer::TrainerPage;

/// The page: what fills the screen, or lies over what does.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "each one's own type says what it is")]
pub enum Page {
    Start(StartPage),
    Board(Box<BoardPage>),
    Settings(SettingsPage),
    Library(Box<LibraryPage>),
    Replay(Box<ReplayPage>),
    Line(Box<LinePage>),
    Analysis(Box<AnalysisPage>),
    GamesHere(Box<GamesHerePage>),
    Trainer(Box<TrainerPage>),
    Holes(Box<HolesPage>),
    Editor(Box<EditorPage>),
    Guests(Box<GuestsPage>),
    Tournament(Box<TournamentPage>),
    Statistics(StatisticsPage),
    Practice(Box<PracticePage>),
    Learn(LearnPage),
    Lesson(Box<LessonPage>),
    Puzzles(PuzzlesPage),
    Puzzle(Box<PuzzlePage>),
    Help(HelpPage),
    Palette(Box<PalettePage>),
    Export(Box<ExportPage>),
    Qr(Box<QrPage>),
    Pasted(Box<PastedPage>),
}

impl Page {
    /// A page that begins anew, and what it asks the store for.
    pub(super) fn opened(opening: Opening, shared: &mut Shared) -> (Self, Vec<StoreRequest>) {
        match opening {
            Opening::Learn => (Self::Learn(LearnPage::new(&shared.progress)), Vec::new()),
            Opening::Lesson(number) => {
                let page = LessonPage::new(number, &shared.progress);
                (Self::Lesson(Box::new(page)), Vec::new())
            }
            Opening::Puzzles => (Self::Puzzles(PuzzlesPage::default()), Vec::new()),
            Opening::Puzzle(choice) => {
                (Self::Puzzle(Box::new(PuzzlePage::new(choice, shared))), Vec::new())
            }
            Opening::Analysis => {
                let last = shared.last_analysis.clone();
                let page = match last {
                    Some(table) => AnalysisPage::continued(table, shared),
                    None => AnalysisPage::begun(shared),
                };
                (Self::Analysis(Box::new(page)), Vec::new())
            }
            Opening::Guests => (Self::Guests(Box::default()), Vec::new()),
            Opening::Settings => (Self::Settings(SettingsPage::default()), Vec::new()),
            Opening::Statistics => {
                let page = Self::Statistics(StatisticsPage::default());
                (page, vec![StoreRequest::History, StoreRequest::Mistakes])
            }
            // Mistakes are counted first: exercises are told apart by what was behind them.
            Opening::Practice(only) => {
                let page = Self::Practice(Box::new(PracticePage::about(only)));
                (page, vec![StoreRequest::Mistakes, StoreRequest::Exercises])
            }
        }
    }

    /// Whose keys count.
    pub fn context(&self) -> Context {
        match self {
            Self::Start(page) => page.context(),
            Self::Board(page) => page.context(),
            Self::Settings(page) => page.context(),
            Self::Library(page) => page.context(),
            Self::Replay(page) => page.context(),
            Self::Line(page) => page.context(),
            Self::Analysis(page) => page.context(),
            Self::GamesHere(page) => page.context(),
            Self::Trainer(page) => page.context(),
            Self::Holes(page) => page.context(),
            Self::Editor(page) => page.context(),
            Self::Guests(page) => page.context(),
            Self::Tournament(page) => page.context(),
            Self::Statistics(page) => page.context(),
            Self::Practice(page) => page.context(),
            Self::Learn(page) => page.context(),
            Self::Lesson(page) => page.context(),
            Self::Puzzles(page) => page.context(),
            Self::Puzzle(page) => page.context(),
            Self::Help(page) => page.context(),
            Self::Palette(page) => page.context(),
            Self::Export(page) => page.context(),
            Self::Qr(page) => page.context(),
            Self::Pasted(page) => page.context(),
        }
    }

    /// Whether the page beneath stays in sight.
    pub const fn is_overlay(&self) -> bool {
        matches!(self, Self::Help(_) | Self::Palette(_) | Self::Export(_) | Self::Pasted(_))
    }

    /// The game that the page shows.
    pub fn table(&self) -> Option<&Table> {
        match self {
            Self::Board(page) => Some(&page.table),
            Self::Replay(page) => Some(&page.table),
            Self::Line(page) => Some(&page.walks.walk().table),
            Self::Analysis(page) => Some(&page.table),
            Self::Trainer(page) => Some(&page.table),
            Self::Editor(page) => Some(&page.table),
            Self::Practice(page) => Some(&page.table),
            Self::Lesson(page) => Some(&page.table),
            Self::Puzzle(page) => Some(&page.table),
            Self::Tournament(page) => page.close().map(|board| &board.table),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn table_mut(&mut self) -> Option<&mut Table> {
        match self {
            Self::Board(page) => Some(&mut page.table),
            Self::Replay(page) => Some(&mut page.table),
            Self::Line(page) => Some(&mut page.walks.walk_mut().table),
            Self::Analysis(page) => Some(&mut page.table),
            Self::Trainer(page) => Some(&mut page.table),
            Self::Editor(page) => Some(&mut page.table),
            Self::Practice(page) => Some(&mut page.table),
            Self::Lesson(page) => Some(&mut page.table),
            Self::Puzzle(page) => Some(&mut page.table),
            Self::Tournament(page) => page.close_mut().map(|board| &mut board.table),
            _ => None,
        }
    }

    /// What the games of the library say, where they are asked.
    pub fn explorer_mut(&mut self) -> Option<&mut LiveExplorer> {
        match self {
            Self::Analysis(page) => page.explorer.as_mut(),
            Self::GamesHere(page) => Some(&mut page.explorer),
            Self::Trainer(page) => Some(&mut page.explorer),
            _ => None,
        }
    }

    /// The game on the table, if the page is one: not a move that is only tried again.
    pub fn game(&self) -> Option<&Table> {
        match self {
            Self::Board(page) => Some(&page.table).filter(|table| table.retry.is_none()),
            _ => None,
        }
    }

    /// Does what a key asks for; `beneath` is the game on the table beneath.
    pub fn obey(
        &mut self,
        command: Command,
        beneath: Option<&Table>,
        shared: &mut Shared,
    ) -> Reaction {
        match self {
            Self::Start(page) => page.obey(command, beneath, shared),
            Self::Board(page) if matches!(command, Command::PageUp | Command::PageDown) => {
                let lines = if command == Command::PageUp { -PAGE } else { PAGE };
                page.table.scroll_log(lines, shared.viewport.rooms.log);
                Reaction::none()
            }
            Self::Board(page) => page.obey(command, shared),
            Self::Settings(page) => page.obey(command, shared),
            Self::Library(page) => page.obey(command, shared),
            Self::Replay(page) => page.obey(command, beneath, shared),
            Self::Line(page) => page.obey(command),
            Self::Analysis(page) => page.obey(command, shared),
            Self::GamesHere(page) => page.obey(command, shared.viewport.rooms.list.into()),
            Self::Trainer(page) => page.obey(command, shared),
            Self::Holes(page) => page.obey(command),
            Self::Editor(page) => page.obey(command, shared),
            Self::Guests(page) => page.obey(command, shared),
            Self::Tournament(page) => page.obey(command, shared),
            Self::Statistics(page) => page.obey(command),
            Self::Practice(page) => page.obey(command, shared),
            Self::Learn(page) => page.obey(command),
            Self::Lesson(page) => page.obey(command, shared),
            Self::Puzzles(page) => page.obey(command),
            Self::Puzzle(page) => page.obey(command, shared),
            Self::Help(page) => page.obey(command, shared.viewport.rooms.help_overflow),
            Self::Palette(page) => page.obey(command),
            Self::Export(page) => page.obey(command, shared),
            Self::Qr(page) => page.obey(command),
            Self::Pasted(page) => page.obey(command, shared),
        }
    }

    /// Takes a key that is no command: text, where something is typed.
    pub fn key(&mut self, key: Key) -> Effects {
        match self {
            Self::Board(page) => page.key(key),
            Self::Settings(page) => page.key(key),
            Self::Practice(page) => drop(page.entry.key(key)),
            Self::Lesson(page) => page.key(key),
            Self::Analysis(page) => page.key(key),
            Self::Puzzle(page) => drop(page.entry.key(key)),
            Self::Trainer(page) => drop(page.entry.key(key)),
            Self::Tournament(page) => drop(page.entry.key(key)),
            Self::Palette(page) => page.key(key),
            Self::Library(page) => return page.key(key),
            _ => {}
        }
        Effects::none()
    }

    /// Takes pasted text into what is typed, or into what is set up; `None` where neither is.
    pub fn paste(&mut self, text: &str, shared: &mut Shared) -> Option<Effects> {
        let is_taken = match self {
            Self::Board(page) => page.paste(text),
            Self::Settings(page) => page.paste(text),
            Self::Practice(page) => page.entry.paste(text),
            Self::Lesson(page) => page.entry.paste(text),
            Self::Analysis(page) => page.paste(text),
            Self::Editor(page) => page.paste(text, shared),
            Self::Puzzle(page) => page.entry.paste(text),
            Self::Trainer(page) => page.entry.paste(text),
            // Nothing lies over a tournament but its own boards.
            Self::Tournament(page) => {
                page.entry.paste(text);
                true
            }
            Self::Palette(page) => {
                page.paste(text);
                true
            }
            Self::Library(page) => return page.paste(text),
            _ => false,
        };
        is_taken.then(Effects::none)
    }

    /// Takes a move that was typed as a whole.
    pub fn play_typed(&mut self, text: &str, shared: &mut Shared) -> Reaction {
        match self {
            Self::Board(page) => page.play_typed(text, shared),
            Self::Practice(page) => page.play_typed(text, shared),
            Self::Analysis(page) => page.play_typed(text, shared),
            Self::Trainer(page) => page.play_typed(text, shared),
            Self::Lesson(page) => return page.play_typed(text, shared),
            Self::Puzzle(page) => return page.play_typed(text, shared),
            Self::Tournament(page) => return page.play_typed(text, shared),
            _ => {}
        }
        Reaction::none()
    }

    /// Takes what was chosen with the mouse.
    pub fn choose(
        &mut self,
        target: Target,
        beneath: Option<&Table>,
        shared: &mut Shared,
    ) -> Reaction {
        match (self, target) {
            (page, Target::Command(command)) => return page.obey(command, beneath, shared),
            (Self::Start(page), Target::Row(at)) => return page.click(at, beneath, shared),
            (Self::Settings(page), Target::Row(at)) => return page.choose(at, shared),
            (Self::Library(page), Target::Line(line)) => {
                return page.choose_line(line, shared.viewport.rooms.list.into());
            }
            (Self::GamesHere(page), Target::Line(line)) => return page.choose_line(line),
            (Self::Guests(page), Target::Line(line)) => return page.choose(line, shared),
            (Self::Tournament(page), Target::Line(at)) => return page.choose(at),
            (Self::Tournament(page), Target::Square(square)) if !page.entry.is_open() => {
                shared.notice = None;
                return page.play(square, shared);
            }
            (Self::Palette(page), Target::Line(line)) => return page.run(line),
            (Self::Export(page), Target::Line(line)) => return page.take(line, shared),
            (Self::Learn(page), Target::Line(line)) => return page.choose(line),
            (Self::Puzzles(page), Target::Line(line)) => return page.choose(line),
            (Self::Lesson(page), Target::Square(square)) if !page.entry.is_open() => {
                shared.notice = None;
                return page.point(square, shared);
            }
            (Self::Puzzle(page), Target::Square(square)) if !page.entry.is_open() => {
                shared.notice = None;
                return page.point(square, shared);
            }
            (Self::Analysis(page), Target::Square(square)) => page.play(square, shared),
            (Self::Analysis(page), Target::Node(node)) => page.go_to(node),
            (Self::Trainer(page), Target::Square(square)) if !page.entry.is_open() => {
                shared.notice = None;
                page.play(square, shared);
            }
            (Self::Holes(page), Target::Line(line)) => return page.open(line),
            (Self::Editor(page), Target::Square(square)) => page.cycle(square),
            (Self::Board(page), Target::Square(square)) => page.click(square, shared),
            (Self::Practice(page), Target::Square(square)) if !page.entry.is_open() => {
                shared.notice = None;
                page.play(square, shared);
            }
            (Self::Board(page), Target::Ply(plies)) => page.click_log(plies),
            (Self::Replay(page), Target::Ply(plies)) => {
                shared.notice = None;
                page.step_to(plies);
            }
            (Self::Line(page), Target::Ply(plies)) => page.walks.step_to(plies),
            _ => {}
        }
        Reaction::none()
    }

    /// Scrolls by so many lines, down is positive.
    pub fn scroll(&mut self, lines: i16, beneath: Option<&Table>, shared: &mut Shared) -> Reaction {
        let rooms = shared.viewport.rooms;
        let command = if lines < 0 { Command::Up } else { Command::Down };
        match self {
            Self::Help(page) => page.scroll(lines, rooms.help_overflow),
            Self::Board(page) => page.table.scroll_log(lines, rooms.log),
            Self::Replay(page) => page.table.scroll_log(lines, rooms.log),
            Self::Line(page) => page.walks.walk_mut().table.scroll_log(lines, rooms.log),
            Self::Start(_)
            | Self::Learn(_)
            | Self::Puzzles(_)
            | Self::GamesHere(_)
            | Self::Guests(_)
            | Self::Tournament(_)
            | Self::Holes(_) => {
                return self.obey(command, beneath, shared);
            }
            Self::Settings(page) if page.name.is_none() => {
                return self.obey(command, beneath, shared);
            }
            Self::Library(page) => {
                return Reaction::effects(page.step(command, rooms.list.into()));
            }
            _ => {}
        }
        Reaction::none()
    }

    /// What the coach is to look at while this is in sight.
    pub fn question(&self, shared: &Shared) -> Option<Question> {
        match self {
            Self::Board(page) => page.question(shared),
            Self::Replay(page) => page.live_question(shared),
            Self::Analysis(page) => page.live_question(shared),
            Self::Practice(page) => page.question(),
            Self::Lesson(page) => page.question(),
            Self::Puzzle(page) => page.question(),
            Self::Trainer(page) => page.question(),
            _ => None,
        }
    }

    /// The question that the player has about the position in sight.
    pub fn live_question(&self, shared: &Shared) -> Option<Question> {
        match self {
            Self::Board(page) => page.live_question(shared),
            Self::Replay(page) => page.live_question(shared),
            Self::Analysis(page) => page.live_question(shared),
            _ => None,
        }
    }

    /// Whether the game on it goes on by itself.
    pub const fn is_running(&self) -> bool {
        matches!(self, Self::Board(_))
    }

    /// Whether the result of a game lies over it.
    pub fn shows_result(&self) -> bool {
        matches!(self, Self::Board(page) if page.panel == Some(BoardPanel::Result))
    }

    /// Ends what goes on for this page alone: it is left for good.
    pub fn end(&mut self) -> Effects {
        match self {
            Self::Board(page) => super::course::stop_thinking(&mut page.table),
            Self::Replay(page) => page.give_up(),
            Self::Analysis(page) => page.end(),
            _ => Effects::none(),
        }
    }
}
