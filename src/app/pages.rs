//! The pages: each has its state, keys and commands. [`Page`] is any of them; [`PageBehavior`] is their interface.

pub mod account;
pub mod analysis;
pub mod board;
pub mod board_exercise;
mod coach_text;
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
pub mod lobby;
pub mod palette;
pub mod pasted;
pub mod popularity;
pub mod practice;
mod prelude;
pub mod puzzle;
pub mod puzzles;
pub mod qr;
pub mod replay;
pub mod seek;
pub mod settings;
pub mod shared_game;
pub mod start;
pub mod statistics;
pub mod tournament;
pub mod trainer;

use crate::app::keymap::KeyTable;
use crate::app::move_entry::ENTRY;
use crate::app::page::PageBehavior;
use account::AccountPage;
use analysis::AnalysisPage;
use board::BoardPage;
use editor::EditorPage;
use export::ExportPage;
use games_here::GamesHerePage;
use guests::GuestsPage;
use help::HelpPage;
use holes::HolesPage;
use learn::LearnPage;
use lesson::LessonPage;
use library::LibraryPage;
use line::LinePage;
use lobby::LobbyPage;
use palette::PalettePage;
use pasted::PastedPage;
use practice::PracticePage;
use puzzle::PuzzlePage;
use puzzles::PuzzlesPage;
use qr::QrPage;
use replay::ReplayPage;
use seek::SeekPage;
use settings::SettingsPage;
use shared_game::SharedGamePage;
use start::StartPage;
use statistics::StatisticsPage;
use std::ops::{Deref, DerefMut};
use tournament::TournamentPage;
use trainer::TrainerPage;

/// Defines [`Page`] with a variant for each page.
macro_rules! pages {
    ($($variant:ident($page:ident)),* $(,)?) => {
        /// A page that fills the screen, or lies over one that does.
        #[derive(Clone, Debug)]
        #[expect(missing_docs, reason = "each one's own type says what it is")]
        pub enum Page {
            $($variant(Box<$page>)),*
        }

        impl Deref for Page {
            type Target = dyn PageBehavior;

            fn deref(&self) -> &Self::Target {
                match self {
                    $(Self::$variant(page) => &**page),*
                }
            }
        }

        impl DerefMut for Page {
            fn deref_mut(&mut self) -> &mut Self::Target {
                match self {
                    $(Self::$variant(page) => &mut **page),*
                }
            }
        }

        $(impl From<$page> for Page {
            fn from(page: $page) -> Self {
                Self::$variant(Box::new(page))
            }
        })*
    };
}

pages! {
    Account(AccountPage),
    Analysis(AnalysisPage),
    Board(BoardPage),
    Editor(EditorPage),
    Export(ExportPage),
    GamesHere(GamesHerePage),
    Guests(GuestsPage),
    Help(HelpPage),
    Holes(HolesPage),
    Learn(LearnPage),
    Lesson(LessonPage),
    Library(LibraryPage),
    Line(LinePage),
    Lobby(LobbyPage),
    Palette(PalettePage),
    Pasted(PastedPage),
    Practice(PracticePage),
    Puzzle(PuzzlePage),
    Puzzles(PuzzlesPage),
    Qr(QrPage),
    Replay(ReplayPage),
    Seek(SeekPage),
    Settings(SettingsPage),
    SharedGame(SharedGamePage),
    Start(StartPage),
    Statistics(StatisticsPage),
    Tournament(TournamentPage),
    Trainer(TrainerPage),
}

/// Key tables of all pages, in the order of the help page.
pub static KEY_TABLES: &[&KeyTable] = &[
    &board::keys::BOARD,
    &start::KEYS,
    &ENTRY,
    &board::keys::RESULT,
    &board::keys::TAKE_BACK,
    &board::keys::SURE,
    &lobby::KEYS,
    &lobby::NAME_KEYS,
    &seek::KEYS,
    &account::KEYS,
    &account::CODE_KEYS,
    &account::DELETE_KEYS,
    &account::LIST_KEYS,
    &account::REMOVE_KEYS,
    &shared_game::keys::KEYS,
    &shared_game::keys::RESIGN_KEYS,
    &shared_game::keys::GREETING_KEYS,
    &library::KEYS,
    &library::SEARCH_KEYS,
    &replay::keys::KEYS,
    &analysis::keys::KEYS,
    &analysis::keys::COMMENT_KEYS,
    &analysis::keys::FILTER_KEYS,
    &games_here::KEYS,
    &trainer::keys::KEYS,
    &holes::KEYS,
    &editor::KEYS,
    &line::KEYS,
    &practice::KEYS,
    &learn::KEYS,
    &lesson::keys::KEYS,
    &puzzles::KEYS,
    &puzzle::keys::KEYS,
    &settings::KEYS,
    &settings::NAME_KEYS,
    &guests::KEYS,
    &tournament::KEYS,
    &tournament::BOARD_KEYS,
    &statistics::KEYS,
    &palette::KEYS,
    &help::KEYS,
    &export::KEYS,
    &qr::KEYS,
    &pasted::KEYS,
];
