//! [`PageBehavior`] of the replay page.

use super::keys::KEYS;
use super::{ReplayPage, text};
use crate::app::message::CoachNews;
use crate::app::page::people_here;
use crate::app::page_link::PageLink;
use crate::app::pages::coach_text::of_position;
use crate::app::pages::prelude::*;
use crate::app::session::session_record::record;
use crate::app::text::players::last_in_words;
use crate::coach::{Finding, PeopleQuestion, Question};
use crate::store::StoreEvent;

impl PageBehavior for ReplayPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::game(&KEYS, &self.session)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::game(&mut self.session)
    }

    /// A review has its own keys to step through the game.
    fn offers(&self, command: Command, cx: &Context) -> bool {
        let (is_over, variant) = (self.session.game.is_over(), self.session.setup.variant);
        match (&self.review, command) {
            (_, Command::Drill) => self.can_drill(),
            (None, Command::NextMistake | Command::TryAgain)
            | (Some(_), Command::Review | Command::First | Command::Copy) => false,
            (None, Command::Review) => variant.is_classic() && self.length() > 0,
            (_, Command::Analyse) => variant.can_be_analysed(),
            (None, Command::Activate) | (_, Command::PlayOn) => !is_over,
            (_, Command::ToggleValues) => !is_over && variant.is_classic(),
            (Some(reviewing), Command::NextMistake | Command::Activate) => {
                reviewing.mistakes().next().is_some()
            }
            (_, Command::Detail) => self.details() > 0,
            (_, Command::ShowLine) => {
                let question = self.live_question(cx);
                let advice = question.and_then(|question| cx.coach.on(&question));
                self.reviewed().is_some() || advice.is_some()
            }
            (Some(_), Command::TryAgain) => !self.session.game.played().is_empty(),
            _ => true,
        }
    }

    /// Enter leads from the summary to a mistake; brackets may visit the player's own mistakes only.
    fn key_word(&self, command: Command, _: &Context) -> Option<&'static str> {
        if command == Command::Activate && self.leads_to_mistake() {
            return Some("bar-costliest");
        }
        if command == Command::Activate && self.review.is_some() {
            return Some("bar-next-mistake");
        }
        let whose = self.review.as_ref()?.whose;
        let is_own = self.session.only_human().is_some_and(|own| whose == Some(own));
        (command == Command::NextMistake && is_own).then_some("bar-own-mistakes")
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        if let Target::Ply(plies) = target {
            cx.notice = None;
            self.step_to(plies);
        }
        Reaction::none()
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.session.scroll_log(lines, cx.viewport.rooms.log);
        Reaction::none()
    }

    /// Question about the current position; during a review, which names the best move itself, only for values.
    fn live_question(&self, cx: &Context) -> Option<Question> {
        let is_asked = cx.settings.values || self.review.is_none();
        is_asked.then(|| cx.live_question(&self.session.game)).flatten()
    }

    /// In a review, all moves of the game.
    fn people_questions(&self, cx: &Context) -> Vec<PeopleQuestion> {
        if !cx.settings.people {
            return Vec::new();
        }
        if self.review.is_some() {
            let game = self.session.whole().game;
            return (0..self.length())
                .filter_map(|ply| PeopleQuestion::before(&game, ply))
                .collect();
        }
        let is_asked = cx.settings.advice && self.live_question(cx).is_some();
        people_here(is_asked.then_some(&self.session))
    }

    fn is_looked_through(&self) -> bool {
        true
    }

    fn link(&self) -> Option<PageLink> {
        let is_reviewed = self.review.is_some();
        is_reviewed.then(|| PageLink::Review(Box::new(record(&self.session.whole()))))
    }

    fn card(&self, cx: &Context) -> Option<String> {
        self.question_card(cx.is_ascii())
    }

    fn leave(&mut self) -> Effects {
        self.give_up()
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let here = self.session.game.played().len();
        let to = match command {
            Command::Left => here.saturating_sub(1),
            Command::Right => here + 1,
            Command::Up | Command::PageUp => here.saturating_sub(10),
            Command::Down | Command::PageDown => here + 10,
            Command::First => 0,
            Command::Last => usize::MAX,
            Command::Activate if self.leads_to_mistake() => {
                self.go_to_costliest(cx);
                return Reaction::none();
            }
            // A review is read with Enter: playing on has a key of its own.
            Command::Activate if self.review.is_some() => return self.jump(true, cx),
            Command::Activate | Command::PlayOn => return self.play_on(cx),
            Command::Back => return Reaction::navigate(Navigation::Back),
            Command::Review => return Reaction::effects(self.toggle_review(cx)),
            Command::NextMistake => return self.jump(true, cx),
            Command::PreviousMistake => return self.jump(false, cx),
            Command::NextSide => return self.next_side(cx),
            Command::ToggleTimes => {
                self.toggle_times(cx);
                return Reaction::none();
            }
            Command::TryAgain => return self.retry(cx),
            Command::Drill => return self.drill(cx),
            Command::Analyse => return self.analyse(cx),
            Command::EditPosition => {
                return Reaction::navigate(Navigation::Edit(Box::new(self.session.game.clone())));
            }
            Command::Detail => {
                self.next_detail(cx);
                return Reaction::none();
            }
            Command::ShowLine => return self.show_line(cx),
            _ => return Reaction::none(),
        };
        self.step_to(to);
        Reaction::none()
    }

    fn status(&self, cx: &Context) -> String {
        last_in_words(&self.session, cx.settings.notation(self.session.setup.variant))
    }

    fn coach_text(&self, cx: &Context) -> Option<CoachText> {
        match &self.review {
            Some(reviewing) => Some(text::of_review(self, reviewing, cx)),
            None => of_position(&self.session, self.live_advice(cx), None, cx),
        }
    }

    fn on_event(&mut self, event: &PageEvent<'_>, cx: &mut Context) -> Reaction {
        match event {
            PageEvent::Coach(id, CoachNews::Found(Finding::Step(step))) => {
                self.take_step(*id, step);
            }
            PageEvent::Coach(id, CoachNews::InLine(place)) => self.note_place(*id, *place),
            PageEvent::Coach(id, CoachNews::Done) => {
                return Reaction::effects(self.complete(*id, cx));
            }
            PageEvent::Coach(id, CoachNews::Failed) => self.end_failed(*id),
            PageEvent::Store(_, StoreEvent::Reviewed(game, review)) => {
                return Reaction::effects(self.recall(*game, review));
            }
            _ => {}
        }
        Reaction::none()
    }
}
