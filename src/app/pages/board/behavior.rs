//! [`PageBehavior`] of the board page.

use super::keys::{BOARD, RESIGN, RESULT, SURE, TAKE_BACK};
use super::{BoardPage, BoardPanel, LOG_PAGE, text};
use crate::app::course::{self, Course};
use crate::app::key::Key;
use crate::app::message::CoachNews;
use crate::app::pages::coach_text::of_position;
use crate::app::pages::prelude::*;
use crate::app::text::players::{full_name, is_you};
use crate::coach::{Finding, Question};
use crate::rules::{Bitboard, ForfeitReason};

impl PageBehavior for BoardPage {
    fn parts(&self) -> PageParts<'_> {
        let keys = match &self.panel {
            None => &BOARD,
            Some(BoardPanel::Result) => &RESULT,
            Some(BoardPanel::TakeBack(_)) => &TAKE_BACK,
            Some(BoardPanel::Sure(..)) => &SURE,
            Some(BoardPanel::Resign(_)) => &RESIGN,
        };
        PageParts::board(keys, &self.session, &self.entry)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::board(&mut self.session, &mut self.entry)
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        if !matches!(self.panel, None | Some(BoardPanel::Result)) {
            return true;
        }
        let (session, variant) = (&self.session, self.session.setup.variant);
        match command {
            Command::Activate => self.panel.is_some() || self.enter_word(cx).is_some(),
            Command::NextLegal | Command::TypeMove => session.awaits_human(),
            Command::TakeBack => !session.game.played().is_empty(),
            Command::Resign => self.resigning().is_some(),
            Command::PlayEven => session.proposed_level().is_some(),
            Command::Replay => !session.game.taken_back().is_empty(),
            Command::ToggleHints => !session.game.is_over(),
            Command::ToggleAdvice => variant.is_coached() && !session.game.is_over(),
            Command::ToggleValues => {
                variant.is_classic() && session.has_human() && !session.game.is_over()
            }
            Command::Review => {
                let is_asked = session.game.is_over() || session.retry.is_some();
                variant.is_classic() && is_asked && session.game.moves_played() > 0
            }
            _ => true,
        }
    }

    fn shows_cursor(&self) -> bool {
        self.panel != Some(BoardPanel::Result)
    }

    /// Enter, while the computer moves.
    fn keeps_room(&self, command: Command) -> bool {
        let game = &self.session.game;
        command == Command::Activate && self.session.has_human() && !game.is_over()
    }

    fn key_word(&self, command: Command, cx: &Context) -> Option<&'static str> {
        let is_enter = command == Command::Activate && self.panel.is_none();
        is_enter.then(|| self.enter_word(cx)).flatten()
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        // A key of the game that comes late only ends the animation.
        if self.is_gathering(cx) {
            self.gathers_until = cx.now;
            return Reaction::none();
        }
        match (command, &self.panel) {
            (Command::PageUp | Command::PageDown, _) => {
                let lines = if command == Command::PageUp { -LOG_PAGE } else { LOG_PAGE };
                self.session.scroll_log(lines, cx.viewport.rooms.log);
                Reaction::none()
            }
            (_, Some(BoardPanel::Result)) => self.on_result(command, cx),
            (_, Some(_)) => self.on_question(command, cx),
            (_, None) => self.on_board(command, cx),
        }
    }

    /// The coach key asks for the next hint level here.
    fn overrides(&self, command: Command) -> bool {
        command == Command::ToggleAdvice
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        self.key(key);
        Effects::none()
    }

    fn handle_typed_move(&mut self, text: &str, cx: &mut Context) -> Reaction {
        self.play_typed(text, cx);
        Reaction::none()
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        match target {
            Target::Square(square) => self.click(square, cx),
            Target::Ply(plies) => self.click_log(plies),
            _ => {}
        }
        Reaction::none()
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.session.scroll_log(lines, cx.viewport.rooms.log);
        Reaction::none()
    }

    fn played(&self) -> Option<&GameSession> {
        Some(&self.session)
    }

    /// Question about the position of the retried move, or about the current position without a retry.
    fn question(&self, cx: &Context) -> Option<Question> {
        self.coach_question(cx)
    }

    /// A retry reveals no better move.
    fn live_question(&self, cx: &Context) -> Option<Question> {
        let is_asked = self.session.awaits_human() && self.session.retry.is_none();
        is_asked.then(|| cx.live_question(&self.session.game)).flatten()
    }

    fn preview(&self) -> Bitboard {
        if !self.session.awaits_human() {
            return Bitboard::EMPTY;
        }
        let game = &self.session.game;
        let played = game.variant().play(game.position(), self.session.view.cursor);
        played.map_or(Bitboard::EMPTY, |(_, flips)| flips)
    }

    fn needs(&self) -> Needs {
        Needs::OverviewOnce
    }

    /// Charges the clock. Depending on the settings, a player whose time runs out loses, or the game goes on unrated.
    fn charge_clock(&mut self, time: Duration, is_front: bool, cx: &mut Context) -> Effects {
        if !is_front || cx.viewport.is_too_small() {
            return Effects::none();
        }
        let Some(side) = self.session.charge(time, cx.settings.step) else {
            return Effects::none();
        };
        if !cx.settings.flag_loses {
            let (name, is_you) = (full_name(&self.session, side), is_you(&self.session, side));
            cx.announce(News::TimeIsUp { name, is_you });
            return Effects::none();
        }
        self.session.forfeit(side, ForfeitReason::Time);
        self.panel = None;
        self.entry.close();
        course::stop_thinking(&mut self.session)
    }

    /// Advances the game while in front. A pause that another page interrupts starts again afterwards.
    fn proceed(&mut self, is_front: bool, cx: &mut Context) -> Effects {
        if !is_front || cx.viewport.is_too_small() {
            self.session.pacing.still_since = None;
            return Effects::none();
        }
        let (mut effects, course) = course::proceed(&mut self.session, cx);
        if course == Course::Over {
            effects.append(self.end_game(cx).into());
        }
        effects
    }

    fn next_wake(&self, cx: &Context) -> Option<Duration> {
        // Turning discs come first.
        if self.session.view.motion.is_some() {
            return None;
        }
        let gathering = self.is_gathering(cx).then(|| cx.now + cx.viewport.frame_interval);
        let next = gathering.or_else(|| self.session.waits_until(&cx.preferences.settings));
        next.into_iter().chain(cx.coach.speaks_at(cx.now)).min()
    }

    fn clock_ticks_in(&self, is_front: bool, cx: &Context) -> Option<Duration> {
        is_front.then(|| self.session.clock_ticks_in(cx.settings.step)).flatten()
    }

    fn leave(&mut self) -> Effects {
        course::stop_thinking(&mut self.session).and(self.stop_looking())
    }

    fn typed(&self, cx: &Context) -> Option<String> {
        text::typed(self, cx)
    }

    fn status(&self, cx: &Context) -> String {
        text::status(self, cx)
    }

    fn coach_text(&self, cx: &Context) -> Option<CoachText> {
        of_position(&self.session, self.live_advice(cx), Some(cx.counsel), cx)
    }

    fn title(&self) -> Option<String> {
        Some(text::title(self))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, cx: &mut Context) -> Reaction {
        if let PageEvent::Coach(id, CoachNews::Found(Finding::Step(step))) = event {
            return Reaction::effects(Effects::from(self.note_look(*id, step)));
        }
        if let PageEvent::Opponent(id, news) = event {
            course::on_opponent_news(&mut self.session, *id, news, cx);
        }
        Reaction::none()
    }
}
