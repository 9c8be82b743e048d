//! The engine beside an analysis: the best lines, a solution, and the values of the whole tree.

use super::AnalysisPage;
use crate::app::effect::CoachEffect;
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::coach::{Quality, Question};

/// The most of the best lines that are shown.
const MOST_LINES: u8 = 8;

impl AnalysisPage {
    /// The question that the player has about the position.
    pub fn live_question(&self, shared: &Shared) -> Option<Question> {
        let question = shared.live_question(&self.table.game)?;
        let quality = if self.is_solving() { Quality::UNBOUNDED } else { question.quality };
        Some(Question { quality, means: shared.settings.means, ..question })
    }

    /// Looks to the end of the game for the best move of the position at hand.
    pub fn solve(&mut self, shared: &mut Shared) {
        self.solving = Some(self.at);
        self.best_lines = self.best_lines.max(1);
        shared.settings.advice = true;
    }

    /// Whether the position at hand is solved, or to be.
    pub fn is_solving(&self) -> bool {
        self.solving == Some(self.at)
    }

    /// Shows so many of the best lines.
    pub(super) fn show_best_lines(&mut self, count: u8, shared: &mut Shared) {
        if count > MOST_LINES {
            shared.refuse(Refusal::TooManyLines);
            return;
        }
        self.best_lines = count;
        shared.settings.advice |= count > 0;
    }

    /// What of the tree is to be valued now, or no more.
    pub fn value_tree(&mut self, shared: &mut Shared) -> Option<CoachEffect> {
        let lines = self.table.identity.lines.as_ref().expect("it was put there");
        self.values.proceed(&lines.tree, || shared.next_search())
    }
}
