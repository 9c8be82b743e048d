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
use std::ops::{Deref, DerefMut};

/// Defines [`Page`] with a variant for each page, and collects the key tables. A page `by name` opens as its default.
macro_rules! pages {
    ($($variant:ident($module:ident::$page:ident) [$($table:path),* $(,)?] $(by $name:ident)?;)*) => {
        /// A page that fills the screen, or lies over one that does.
        #[derive(Clone, Debug)]
        #[expect(missing_docs, reason = "each one's own type says what it is")]
        pub enum Page {
            $($variant(Box<$module::$page>)),*
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

        $(impl From<$module::$page> for Page {
            fn from(page: $module::$page) -> Self {
                Self::$variant(Box::new(page))
            }
        })*

        /// Key tables of all pages, in the order of the help page.
        pub static KEY_TABLES: &[&KeyTable] = &[$($(&$table),*),*];

        impl Page {
            /// A page by the name of its keys; `None` for a page that opens with a game or a choice.
            pub(in crate::app) fn named(name: &str) -> Option<Self> {
                $($(if $module::KEYS.$name == name {
                    return Some($module::$page::default().into());
                })?)*
                None
            }
        }

        /// The types of all pages.
        pub mod types {
            $(pub use super::$module::$page;)*
        }
    };
}

pages! {
    Board(board::BoardPage) [board::keys::BOARD];
    Start(start::StartPage) [start::KEYS, ENTRY, board::keys::RESULT, board::keys::TAKE_BACK, board::keys::SURE];
    Lobby(lobby::LobbyPage) [lobby::KEYS, lobby::NAME_KEYS] by name;
    Seek(seek::SeekPage) [seek::KEYS];
    Account(account::AccountPage) [account::KEYS, account::CODE_KEYS, account::DELETE_KEYS, account::LIST_KEYS, account::REMOVE_KEYS];
    SharedGame(shared_game::SharedGamePage) [shared_game::keys::KEYS, shared_game::keys::WATCH_KEYS, shared_game::keys::RESIGN_KEYS, shared_game::keys::LEAVE_KEYS, shared_game::keys::GREETING_KEYS];
    Library(library::LibraryPage) [library::KEYS, library::SEARCH_KEYS];
    Replay(replay::ReplayPage) [replay::keys::KEYS];
    Analysis(analysis::AnalysisPage) [analysis::keys::KEYS, analysis::keys::COMMENT_KEYS, analysis::keys::FILTER_KEYS];
    GamesHere(games_here::GamesHerePage) [games_here::KEYS];
    Trainer(trainer::TrainerPage) [trainer::keys::KEYS];
    Holes(holes::HolesPage) [holes::KEYS];
    Editor(editor::EditorPage) [editor::KEYS];
    Line(line::LinePage) [line::KEYS];
    Practice(practice::PracticePage) [practice::KEYS];
    Learn(learn::LearnPage) [learn::KEYS];
    Lesson(lesson::LessonPage) [lesson::keys::KEYS];
    Puzzles(puzzles::PuzzlesPage) [puzzles::KEYS] by name;
    Puzzle(puzzle::PuzzlePage) [puzzle::keys::KEYS];
    Settings(settings::SettingsPage) [settings::KEYS, settings::NAME_KEYS] by name;
    Guests(guests::GuestsPage) [guests::KEYS] by name;
    Tournament(tournament::TournamentPage) [tournament::KEYS, tournament::BOARD_KEYS];
    Statistics(statistics::StatisticsPage) [statistics::KEYS];
    Palette(palette::PalettePage) [palette::KEYS];
    Help(help::HelpPage) [help::KEYS];
    Export(export::ExportPage) [export::KEYS];
    Qr(qr::QrPage) [qr::KEYS];
    Pasted(pasted::PastedPage) [pasted::KEYS];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::row::{Menu, Opening};

    #[test]
    fn every_page_that_a_row_names_is_in_the_list() {
        let rows = [Menu::Main, Menu::Setup, Menu::More].into_iter().flat_map(Menu::all);
        let openings = rows.filter_map(|row| row.opening());
        let named = openings.filter_map(|opening| match opening {
            Opening::Page(name) => Some(name),
            _ => None,
        });
        let pages: Vec<Page> = named.map(|name| Page::named(name).expect(name)).collect();
        assert!(!pages.is_empty());
    }
}
