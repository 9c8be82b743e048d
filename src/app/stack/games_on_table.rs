//! Pages laid over each other and taken away, and the games on the table among them.

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
    /// Puts a page over the others.
    pub(in crate::app) fn push(&mut self, page: impl Into<Page>) -> AskerId {
        self.shared.notice = None;
        self.stack.push(page.into())
    }

    /// Takes the top page away; what lies beneath it is in sight again.
    pub(in crate::app) fn pop(&mut self) -> Effects {
        let Some(mut left) = self.stack.pop() else { return Effects::none() };
        self.hand_over_lines(&left);
        left.leave()
    }

    /// Leaves every page for good but the games on the table.
    pub(in crate::app) fn leave_all_but_games(&mut self) -> Effects {
        let mut effects = Effects::none();
        for mut page in self.stack.take(|page| page.game().is_none()) {
            self.hand_over_lines(&page);
            effects.append(page.leave());
        }
        effects
    }

    /// Hands the lines of an analysis that is left to all tables with its game; an analysis of no game is offered again.
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

    /// Puts a table before the player; what lay there and is not over is suspended.
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

    /// Lays a table over whatever is there.
    pub(in crate::app) fn lay(&mut self, mut table: Table) {
        table.identity.names.clone_from(&self.shared.settings.names);
        if table.identity.date.is_empty() {
            table.identity.date.clone_from(&self.shared.today);
        }
        self.push(BoardPage::new(table));
    }

    /// Takes a game that was deleted off the table.
    pub(in crate::app) fn remove_game(&mut self, id: GameId) -> Effects {
        let mut effects = Effects::none();
        let is_it = |page: &Page| page.game().is_some_and(|table| table.identity.id == Some(id));
        // The page from which it was deleted lies over it.
        for mut page in self.stack.take(is_it) {
            effects.append(page.leave());
        }
        effects
    }

    /// Makes a game of its own of what goes on after a move tried again: nobody looks the other one through
    /// any more, and what lay on the table is suspended.
    pub(in crate::app) fn adopt(&mut self) -> Effects {
        let Page::Board(page) = self.stack.top_mut() else { return Effects::none() };
        // It is a game on the table from now on.
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

    /// Asks for every game to be kept in which anything has changed.
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
