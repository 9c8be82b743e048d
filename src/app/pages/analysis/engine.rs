//! The engine beside an analysis: the best lines, a solution, and the values of the whole tree.

use super::AnalysisPage;
use crate::app::effect::{CoachEffect, Effects, GuestEffect, SearchId};
use crate::app::live::live_analyst::LiveAnalyst;
use crate::app::notice::News;
use crate::app::shared::Shared;
use crate::app::text::refusal::Refusal;
use crate::coach::{NodeValue, Quality, Question};
use crate::rules::Turn;

/// The most of the best lines that are shown.
const MOST_LINES: u8 = 8;
/// The lines that a guest is asked for where nobody says how many.
const ANALYST_LINES: u8 = 4;

impl AnalysisPage {
    /// The question that the player has about the position.
    pub fn coach_question(&self, shared: &Shared) -> Option<Question> {
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

    /// Gives up whatever goes on for it.
    pub fn end(&mut self) -> Effects {
        let analyst = self.analyst.take().map(|_| GuestEffect::StopAnalysing);
        Effects::from(self.values.give_up()).and(analyst)
    }

    /// Asks the next of the guests what it thinks beside the coach; after the last one nobody is asked.
    pub(super) fn next_analyst(&mut self, shared: &mut Shared) -> Effects {
        let guests = shared.guests();
        if guests.is_empty() {
            shared.refuse(Refusal::NoGuests);
            return Effects::none();
        }
        let at = self.analyst.as_ref().map(|analyst| analyst.name);
        let at = at.and_then(|name| guests.iter().position(|guest| guest.name == name));
        let next = guests.get(at.map_or(0, |at| at + 1));
        self.analyst = next.map(|guest| LiveAnalyst::new(guest.name));
        GuestEffect::StopAnalysing.into()
    }

    /// Asks the guest about the position at hand, if it is in sight.
    pub fn ask_analyst(&mut self, is_in_sight: bool, shared: &mut Shared) -> Option<GuestEffect> {
        let count = if self.best_lines > 0 { self.best_lines } else { ANALYST_LINES };
        let game = &self.table.game;
        let is_wanted = is_in_sight && matches!(game.turn(), Turn::Place(_));
        let wanted = is_wanted.then_some(game);
        self.analyst.as_mut()?.turn_to(wanted, count, || shared.next_search())
    }

    /// Takes in what a position of the tree is worth, or that all are known.
    pub(super) fn note_value(
        &mut self,
        id: SearchId,
        value: Option<NodeValue>,
        shared: &mut Shared,
    ) {
        if let Some(count) = self.values.on_value(id, value) {
            shared.say(News::TreeDone(count));
        }
    }

    /// What of the tree is to be valued now, or no more.
    pub fn value_tree(&mut self, shared: &mut Shared) -> Option<CoachEffect> {
        let lines = self.table.identity.lines.as_ref().expect("it was put there");
        self.values.proceed(&lines.tree, || shared.next_search())
    }
}
