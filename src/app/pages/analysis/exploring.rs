//! The explorer of the analysis page.

use super::AnalysisPage;
use crate::app::live::live_explorer::LiveExplorer;
use crate::app::pages::prelude::*;
use crate::explorer::GameFilter;
use crate::rules::symmetry::is_same_move;
use crate::store::Explored;

/// Number of latest games beside a position.
const GAMES: usize = 12;

impl AnalysisPage {
    /// Library statistics of the current position.
    pub fn explored(&self) -> Option<&Explored> {
        self.explorer.as_ref()?.on(&self.session.game)
    }

    pub(super) fn filter_in_use(&self) -> GameFilter {
        self.explorer.as_ref().map(|explorer| explorer.filter.clone()).unwrap_or_default()
    }

    /// Opens or closes the explorer.
    pub(super) fn explore(&mut self, cx: &mut Context) {
        if !cx.keeps() {
            cx.refuse(Refusal::NoLibrary);
        } else if self.explorer.take().is_none() {
            self.show_explorer(cx);
        }
    }

    /// Opens the explorer, if there is a library.
    pub fn show_explorer(&mut self, cx: &Context) {
        let explorer = || LiveExplorer::new(GameFilter::default(), GAMES);
        self.explorer = cx.keeps().then(explorer);
    }

    pub(super) fn filter(&mut self, text: &str, cx: &mut Context) {
        match GameFilter::read(text) {
            Ok(filter) => self.explorer = Some(LiveExplorer::new(filter, GAMES)),
            Err(error) => {
                self.filtering = Some(text.to_owned());
                cx.refuse(Refusal::Filter(error));
            }
        }
    }

    /// Whether two moves are the same up to a symmetry of the position.
    pub fn is_same_move(&self, one: Square, other: Square) -> bool {
        is_same_move(self.session.game.position(), one, other)
    }

    /// Moves the cursor through the played moves, most frequent first.
    pub(super) fn step_through_moves(&mut self, is_forward: bool) {
        let Some(explored) = self.explored() else { return };
        let moves: Vec<Square> = explored.moves.iter().map(|it| it.played.square).collect();
        let cursor = self.session.view.cursor;
        let count = moves.len();
        let next = match (moves.iter().position(|it| self.is_same_move(*it, cursor)), is_forward) {
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
            (None, true) => 0,
            (None, false) => count.saturating_sub(1),
        };
        if let Some(square) = moves.get(next) {
            self.session.view.cursor = *square;
        }
    }
}
