//! What the library and the command line prepare before the first frame.

use super::state::App;
use crate::app::context::AutosaveState;
use crate::app::history::History;
use crate::app::pages::Page;
use crate::app::pages::types::{
    BoardPage, EditorPage, LearnPage, LessonPage, LobbyPage, PuzzlePage, PuzzlesPage, StartPage,
    TournamentPage,
};
use crate::app::puzzle_choice::PuzzleChoice;
use crate::app::row::StartRow;
use crate::app::session::game_session::GameSession;
use crate::club::LiveTournament;
use crate::engine::Level;
use crate::records::TextError;
use crate::rules::Game;
use crate::store::{FinishedGame, InitialGames, Seat, StoreError, StoredGame};

impl App {
    /// Turns autosave on. `unfinished` are earlier games, latest last, which the start screen offers.
    pub fn keep_games(&mut self, unfinished: Vec<StoredGame>) {
        self.cx.autosave_state = AutosaveState::On;
        self.cx.suspended = unfinished.iter().map(GameSession::of_stored).collect();
        if self.session().is_none()
            && let Some(session) = self.cx.suspended.pop()
        {
            self.stack.put_beneath(BoardPage::new(session).into());
            if let Page::Start(page) = self.stack.top_mut() {
                **page = StartPage::at(StartRow::Resume);
            }
            self.note_unfinished();
        }
    }

    /// Begins with the games of the library, or with the error that hides them. A newcomer without settings starts with
    /// hints.
    pub fn begin(&mut self, games: Result<InitialGames, StoreError>, has_settings: bool) {
        match games {
            Ok(InitialGames { unfinished, history, is_new }) => {
                if let Some(history) = history {
                    self.set_history(history);
                }
                self.keep_games(unfinished);
                if is_new {
                    self.welcome_newcomer();
                    if !has_settings {
                        self.turn_hints_on();
                    }
                }
            }
            Err(error) => {
                self.keep_games(Vec::new());
                self.cannot_keep(error);
            }
        }
    }

    /// Whether the next opponent depends on the player's history.
    pub fn wants_history(&self) -> bool {
        self.cx.setup.level.is_matched()
    }

    /// Sets the history against the computer, oldest first, from which the player's strength and matched levels
    /// follow.
    pub fn set_history(&mut self, games: Vec<FinishedGame>) {
        self.cx.set_estimate(History::new(games).estimate().clone());
        let partner = self.cx.estimate.partner();
        let Some(session) = self.session_mut().filter(|session| session.game.played().is_empty())
        else {
            return;
        };
        for seat in &mut session.seats {
            if seat.level().is_some_and(Level::is_matched) {
                *seat = Seat::Computer(partner);
                session.setup.level = partner;
            }
        }
    }

    /// Prepares the start of a player who has neither played nor learnt: lessons are offered first.
    pub fn welcome_newcomer(&mut self) {
        self.cx.is_newcomer = true;
        if let Page::Start(page) = self.stack.top_mut() {
            **page = StartPage::at(StartRow::Learn);
        }
    }

    /// Opens the lobby over the start screen: people come to a server to play. Who has left a game of their own finds it
    /// first.
    pub fn enter_lobby(&mut self) {
        if self.pages().any(|page| page.game().is_some_and(GameSession::is_unfinished)) {
            return;
        }
        let notice = self.cx.notice.take();
        self.push(LobbyPage::default());
        self.cx.notice = notice;
    }

    /// Turns hints on, for this run and later ones.
    pub fn turn_hints_on(&mut self) {
        self.cx.settings.hints = true;
        self.cx.preferences.settings.hints = true;
    }

    /// Opens the list of lessons, or a lesson.
    pub fn learn(&mut self, lesson: Option<usize>) {
        self.push(lesson.map_or_else(|| LearnPage::new(&self.cx.progress), LearnPage::at));
        if let Some(number) = lesson {
            self.push(LessonPage::new(number, &self.cx.progress));
        }
    }

    /// Opens the list of puzzles, or a puzzle of a choice.
    pub fn solve_puzzles(&mut self, choice: Option<PuzzleChoice>) {
        self.push(PuzzlesPage::default());
        if let Some(choice) = choice {
            self.solve_puzzle(choice);
        }
    }

    /// Opens a puzzle of a choice over the page in front.
    pub fn solve_puzzle(&mut self, choice: PuzzleChoice) {
        let page = PuzzlePage::new(choice, &mut self.cx);
        self.push(page);
    }

    /// Opens the tournament page.
    pub fn watch_tournament(&mut self, live: LiveTournament) {
        self.push(TournamentPage::new(live));
    }

    /// Opens the editor with a game's position.
    pub fn edit(&mut self, game: &Game) {
        self.push(EditorPage::of_game(game));
    }

    /// Notes that saving fails for now.
    pub fn cannot_keep(&mut self, why: StoreError) {
        self.cx.autosave_state = AutosaveState::Hindered(why);
    }

    /// Starts a game of the current setup, after the moves of a transcript. Errors: [`TextError`] for an illegal
    /// move; nothing has changed then.
    pub fn deal(&mut self, moves: &str) -> Result<(), TextError> {
        let session = self.cx.session_with(self.cx.setup.clone(), moves)?;
        // No search is running: no effect is lost.
        let _ = self.seat(session.into_copy());
        Ok(())
    }
}
