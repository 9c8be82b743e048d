//! Pushing and popping pages, and the open games among them.

use crate::app::course;
use crate::app::effect::Effects;
use crate::app::pages::Page;
use crate::app::pages::board::BoardPage;
use crate::app::session::game_lines::GameLines;
use crate::app::session::game_session::GameSession;
use crate::app::stack::autosave;
use crate::app::stack::state::App;
use crate::rules::{Game, NodeId, Ply};
use crate::store::{AskerId, GameId};

impl App {
    pub(in crate::app) fn push(&mut self, page: impl Into<Page>) -> AskerId {
        self.cx.notice = None;
        self.stack.push(page.into())
    }

    /// Pops the top page.
    pub(in crate::app) fn pop(&mut self) -> Effects {
        let Some(mut left) = self.stack.pop() else { return Effects::none() };
        self.hand_over_lines(&left);
        left.leave()
    }

    /// Closes all pages but the open games.
    pub(in crate::app) fn leave_all_but_games(&mut self) -> Effects {
        let mut effects = Effects::none();
        for mut page in self.stack.take(|page| page.game().is_none()) {
            self.hand_over_lines(&page);
            effects.append(page.leave());
        }
        effects
    }

    /// Passes the lines of a closed analysis to all sessions with its game; keeps an analysis without a game as the
    /// latest one.
    fn hand_over_lines(&mut self, left: &Page) {
        let Some(left) = left.lines_left() else { return };
        let identity = &left.identity;
        // A line without variations is not saved, but it comes back in this run.
        let is_kept = |lines: &GameLines| {
            let has_moves = lines.tree.children(NodeId::ROOT).next().is_some();
            (lines.slot.is_some() || has_moves) && lines.tree.game().played().is_empty()
        };
        if identity.lines.as_ref().is_some_and(is_kept) {
            self.cx.last_analysis = Some(left.clone());
        }
        let moves = |game: &Game| game.played().iter().map(Ply::square).collect::<Vec<_>>();
        let analysed = identity.lines.as_ref().map(|lines| moves(&lines.tree.game()));
        // The library has the copy alone of a game that was not kept: the moves tell which one it was.
        let is_copied = |session: &GameSession| {
            let own = || moves(&session.whole().game);
            !session.identity.is_kept()
                && analysed.as_ref().is_some_and(|them| !them.is_empty() && *them == own())
        };
        for session in self.sessions_mut() {
            if session.identity.is_same_game(identity) || is_copied(session) {
                session.identity.lines.clone_from(&identity.lines);
            }
        }
    }

    /// Opens a session in front; closes all other pages, and suspends their unfinished games.
    pub(in crate::app) fn seat(&mut self, session: GameSession) -> Effects {
        let mut effects = self.leave_all_but_games();
        for page in self.stack.take(|page| page.game().is_some()) {
            if let Page::Board(mut page) = page {
                effects.append(course::stop_thinking(&mut page.session));
                self.cx.note_series(&page.session);
                self.cx.suspend(page.session);
            }
        }
        let mut session = session;
        if let Some(earlier) = self.cx.series_of(&session.setup) {
            session.identity.earlier = earlier;
        }
        self.lay(session);
        effects
    }

    /// Pushes a session over the current page.
    pub(in crate::app) fn lay(&mut self, mut session: GameSession) {
        session.identity.names.clone_from(&self.cx.settings.names);
        if session.identity.date.is_empty() {
            session.identity.date.clone_from(&self.cx.today);
        }
        self.push(BoardPage::new(session));
    }

    /// Closes the pages of a deleted game.
    pub(in crate::app) fn remove_game(&mut self, id: GameId) -> Effects {
        let mut effects = Effects::none();
        let is_it =
            |page: &Page| page.game().is_some_and(|session| session.identity.id == Some(id));
        // The stack does not become empty: the page that deleted the game lies above.
        for mut page in self.stack.take(is_it) {
            effects.append(page.leave());
        }
        effects
    }

    /// Requests that save all changed games.
    pub(in crate::app) fn autosave(&mut self) -> Effects {
        let Self { stack, cx, .. } = self;
        let mut effects = Effects::none();
        for (_, page) in stack.iter_mut() {
            if let Page::Board(page) = page
                && let Some(save) = autosave::save(&mut page.session, cx)
            {
                effects.push(save);
            }
        }
        effects
    }
}
