//! Engine work of an analysis: best lines, solving, tree evaluation.

use super::AnalysisPage;
use crate::app::context::LIVE;
use crate::app::effect::{CoachEffect, GuestEffect, SearchId};
use crate::app::live::live_analyst::LiveAnalyst;
use crate::app::page::PageBehavior as _;
use crate::app::pages::prelude::*;
use crate::coach::{NodeValue, Question, SearchGoal};
use crate::rules::Turn;

const MOST_LINES: u8 = 8;
/// Longest search of a position.
const LOOK_TIME: Duration = Duration::from_secs(30);
/// Lines requested from a guest by default.
const ANALYST_LINES: u8 = 4;

impl AnalysisPage {
    /// Question about the current position, while the engine is on.
    pub fn coach_question(&self, cx: &Context) -> Option<Question> {
        let question = Question::of(&self.session.game, LIVE).filter(|_| self.looks(cx))?;
        let goal = if self.is_solving() { SearchGoal::UNBOUNDED } else { question.goal };
        Some(Question { goal, budget: cx.settings.budget, ..question })
    }

    /// Whether the engine looks at the positions.
    pub const fn looks(&self, cx: &Context) -> bool {
        self.is_engine_on && cx.capabilities.assistance
    }

    /// Whether the table of moves is shown: what the engine finds, or what was played.
    pub fn has_table(&self, cx: &Context) -> bool {
        self.explorer.is_some() || self.looks(cx) || self.live_advice(cx).is_some()
    }

    /// Starts the engine, or stops it. What it found on this position stays.
    pub(super) fn toggle_engine(&mut self, cx: &mut Context) -> Option<CoachEffect> {
        if self.is_engine_on {
            self.is_engine_on = false;
            return Some(cx.coach.end());
        }
        self.start_engine(cx);
        None
    }

    /// Starts the engine, on a position where it was stopped as well.
    fn start_engine(&mut self, cx: &mut Context) {
        if !self.is_engine_on {
            self.is_engine_on = true;
            // A question that was asked is not asked again.
            cx.coach.asked = None;
        }
    }

    /// Ends a search that has had its time.
    pub(super) fn limit_search(&self, cx: &mut Context) -> Option<CoachEffect> {
        self.search_ends_at(cx).filter(|at| cx.now >= *at).map(|_| cx.coach.end())
    }

    /// Time at which the search of the position ends; `None` without one, or while it is to solve the position.
    pub(super) fn search_ends_at(&self, cx: &Context) -> Option<Duration> {
        let is_limited = self.looks(cx) && !self.is_solving();
        cx.coach.asked_at().filter(|_| is_limited).map(|asked| asked + LOOK_TIME)
    }

    /// Solves the current position to the end of the game.
    pub fn solve(&mut self) {
        self.solving = Some(self.at);
        self.best_lines = self.best_lines.max(1);
        self.is_engine_on = true;
    }

    /// Whether the current position is being solved, or is solved.
    pub fn is_solving(&self) -> bool {
        self.solving == Some(self.at)
    }

    pub(super) fn show_best_lines(&mut self, count: u8, cx: &mut Context) {
        if count > MOST_LINES {
            cx.refuse(Refusal::TooManyLines);
            return;
        }
        self.best_lines = count;
        if count > 0 {
            self.start_engine(cx);
        }
    }

    /// Cancels all searches of the page.
    pub fn end(&mut self) -> Effects {
        let analyst = self.analyst.take().map(|_| GuestEffect::StopAnalysing);
        Effects::from(self.values.give_up()).and(analyst)
    }

    /// Switches to the next guest as analyst; after the last one, off.
    pub(super) fn next_analyst(&mut self, cx: &mut Context) -> Effects {
        let guests = cx.guests();
        if guests.is_empty() {
            cx.refuse(Refusal::NoGuests);
            return Effects::none();
        }
        let at = self.analyst.as_ref().map(|analyst| analyst.name);
        let at = at.and_then(|name| guests.iter().position(|guest| guest.name == name));
        let next = guests.get(at.map_or(0, |at| at + 1));
        self.analyst = next.map(|guest| LiveAnalyst::new(guest.name));
        GuestEffect::StopAnalysing.into()
    }

    /// Requests the guest's analysis of the position, if visible.
    pub fn request_analysis(&mut self, is_in_sight: bool, cx: &mut Context) -> Option<GuestEffect> {
        let count = if self.best_lines > 0 { self.best_lines } else { ANALYST_LINES };
        let game = &self.session.game;
        let is_wanted = is_in_sight && matches!(game.turn(), Turn::Place(_));
        let wanted = is_wanted.then_some(game);
        self.analyst.as_mut()?.turn_to(wanted, count, || cx.next_search())
    }

    /// Stores a value of the tree.
    pub(super) fn note_value(&mut self, id: SearchId, value: Option<NodeValue>, cx: &mut Context) {
        if let Some(count) = self.values.on_value(id, value) {
            cx.announce(News::TreeDone(count));
        }
    }

    /// Starts or cancels tree evaluation as needed.
    pub fn value_tree(&mut self, cx: &mut Context) -> Option<CoachEffect> {
        let lines = self.session.identity.lines.as_ref().expect("it was put there");
        self.values.proceed(&lines.tree, || cx.next_search())
    }
}
