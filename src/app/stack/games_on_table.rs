//! Pushing and popping pages, and the games on the table among them.

use crate::app::effect::Effects;
use crate::app::pages::Page;
use crate::app::pages::board::BoardPage;
use crate::app::session::autosave;
use crate::app::session::course;
use crate::app::session::game_lines::GameLines;
use crate::app::session::table::Table;
use crate::app::stack::state::App;
use crate::store::{AskerId, GameId};

impl App {
    pub(in crate::app) fn push(&mut self, page: impl Into<Page>) -> AskerId {
        self.shared.notice = None;
        self.stack.push(page.into())
    }

    /// Pops the top page.
    pub(in crate::app) fn pop(&mut self) -> Effects {
        let Some(mut left) = self.stack.pop() else { return Effects::none() };
        self.hand_over_lines(&left);
        left.leave()
    }

    /// Closes all pages but the games on the table.
    pub(in crate::app) fn leave_all_but_games(&mut self) -> Effects {
        let mut effects = Effects::none();
        for mut page in self.stack.take(|page| page.game().is_none()) {
            self.hand_over_lines(&page);
            effects.append(page.leave());
        }
        effects
    }

    /// Passes the lines of a closed analysis to all tables with its game; an analysis without a game is offered
    /// again.
    fn hand_over_lines(&mut self, left: &Page) {
        let Some(left) = left.lines_left() else { return };
        let identity = &left.identity;
        let is_saved =
            |lines: &GameLines| lines.slot.is_some() && lines.tree.game().played().is_empty();
        if identity.lines.as_ref().is_some_and(is_saved) {
            self.shared.last_analysis = Some(left.clone());
        }
        let beneath = self.tables_mut().filter(|table| table.identity.is_same_game(identity));
        for table in beneath {
            table.identity.lines.clone_from(&identity.lines);
        }
    }

    /// Puts a table in front; an unfinished game there is suspended.
    pub(in crate::app) fn seat(&mut self, table: Table) -> Effects {
        let mut effects = self.leave_all_but_games();
        for page in self.stack.take(|page| page.game().is_some()) {
            if let Page::Board(mut page) = page {
                effects.append(course::stop_thinking(&mut page.table));
                self.shared.note_series(&page.table);
                self.shared.suspend(page.table);
            }
        }
        let mut table = table;
        if let Some(earlier) = self.shared.series_of(&table.setup) {
            table.identity.earlier = earlier;
        }
        self.lay(table);
        effects
    }

    /// Pushes a table over the current page.
    pub(in crate::app) fn lay(&mut self, mut table: Table) {
        table.identity.names.clone_from(&self.shared.settings.names);
        if table.identity.date.is_empty() {
            table.identity.date.clone_from(&self.shared.today);
        }
        self.push(BoardPage::new(table));
    }

    /// Closes the pages of a deleted game.
    pub(in crate::app) fn remove_game(&mut self, id: GameId) -> Effects {
        let mut effects = Effects::none();
        let is_it = |page: &Page| page.game().is_some_and(|table| table.identity.id == Some(id));
        // The page that deleted it lies above.
        for mut page in self.stack.take(is_it) {
            effects.append(page.leave());
        }
        effects
    }

    /// Turns a continued retry into a game of its own: closes the review beneath, and suspends the game on the table.
    pub(in crate::app) fn adopt(&mut self) -> Effects {
        let Page::Board(page) = self.stack.top_mut() else { return Effects::none() };
        // It is an ordinary game from here on.
        page.table.retry = None;
        let mut effects = self.leave_all_but_games();
        let mut games = self.stack.take(|_| true);
        let adopted = games.pop().expect("it lies on top");
        for beneath in games {
            if let Page::Board(mut beneath) = beneath {
                effects.append(course::stop_thinking(&mut beneath.table));
                self.shared.suspend(beneath.table);
            }
        }
        self.stack.push(adopted);
        effects
    }

    /// Requests that save all changed games.
    pub(in crate::app) fn autosave(&mut self) -> Effects {
        let Self { stack, shared } = self;
        let mut effects = Effects::none();
        for (_, page) in stack.iter_mut() {
            if let Page::Board(page) = page
                && let Some(save) = autosave::save(&mut page.table, shared)
            {
                effects.push(save);
            }
        }
        effects
    }
}
