//! Behavior of the page of a game between people.

use super::keys::{GREETING_KEYS, KEYS, LEAVE_KEYS, RESIGN_KEYS, WATCH_KEYS};
use super::{SharedGamePage, SharedGamePanel, text};
use crate::app::course;
use crate::app::key::{Key, KeyCode};
use crate::app::move_entry::ENTRY;
use crate::app::notice::Notice;
use crate::app::pages::board::LOG_PAGE;
use crate::app::pages::lobby::text::greetings_line;
use crate::app::pages::prelude::*;
use crate::app::text::pointed::before_enter;
use crate::coach::Question;
use crate::lobby::{
    ActionError, GREETINGS, LobbyEvent, LobbyRefusal, LobbyRequest, OfferKind, TableAction,
};
use crate::rules::Bitboard;
use crate::store::StoreEvent;

/// Whether a digit stands for a greeting.
const fn is_greeting(digit: u8) -> bool {
    1 <= digit && digit as usize <= GREETINGS.len()
}

impl SharedGamePage {
    fn on_panel(&mut self, panel: SharedGamePanel, command: Command, cx: &mut Context) -> Reaction {
        match (panel, command) {
            (SharedGamePanel::Resign, Command::Activate) => return self.send(TableAction::Resign),
            (SharedGamePanel::Leave, Command::Activate) => {
                return Reaction::navigate(Navigation::Back);
            }
            (SharedGamePanel::Greetings, Command::Digit(0)) => self.is_muted = !self.is_muted,
            (SharedGamePanel::Greetings, Command::Digit(digit)) if is_greeting(digit) => {
                return self.greet(digit, cx);
            }
            // The greetings lie over a game that goes on: any other key leaves them.
            (_, Command::Back) | (SharedGamePanel::Greetings, _) => {}
            (panel, _) => self.panel = Some(panel),
        }
        Reaction::none()
    }

    /// A spectator's step through the game, which goes on meanwhile; `None` for other commands.
    fn looked_at_by(&self, command: Command) -> Option<usize> {
        let here = self.session.game.played().len();
        let to = match command {
            Command::Left => here.saturating_sub(1),
            Command::Right => here + 1,
            Command::Up => here.saturating_sub(10),
            Command::Down => here + 10,
            Command::First => 0,
            Command::Last => self.length(),
            _ => return None,
        };
        Some(to).filter(|_| self.is_watched())
    }

    fn on_game(&mut self, command: Command, cx: &mut Context) -> Reaction {
        if let Some(plies) = self.looked_at_by(command) {
            self.look_at(plies);
            return Reaction::none();
        }
        let column = self.session.view.column.take();
        let typed_letter = self.typed_letter.take();
        match command {
            Command::Up
            | Command::Down
            | Command::Left
            | Command::Right
            | Command::NextLegal
            | Command::PreviousLegal => course::steer(&mut self.session, command, cx),
            Command::Activate if let Some(next) = self.next_game() => {
                return Reaction::navigate(Navigation::SharedGame(next));
            }
            // A finger has pressed the button of the rematch.
            Command::Activate if self.has_just_ended(cx.now) && !cx.viewport.is_touch => {}
            Command::Activate | Command::Accept if self.is_over() => {
                return Reaction::effect(LobbyRequest::Rematch(self.number));
            }
            Command::Activate => return self.play(self.session.view.cursor, cx),
            Command::Digit(_) if typed_letter.is_some() => cx.refuse(self.not_your_turn()),
            // A spectator plays no squares: digits are reactions.
            Command::Digit(digit) if self.is_watched() && is_greeting(digit) => {
                return self.greet(digit, cx);
            }
            Command::Digit(_) if self.is_watched() => {}
            Command::Digit(digit) => return self.digit(column, digit, cx),
            Command::TypeMove => self.entry.open(),
            Command::ToggleAdvice => cx.refuse(Refusal::NoCoachHere),
            Command::Accept => return self.send(TableAction::Accept),
            Command::Decline => {
                // An offer that is taken back has not been declined.
                if let Some(state) = &mut self.state {
                    state.shared.offer = None;
                }
                return self.send(TableAction::Decline);
            }
            Command::Claim => return self.send(TableAction::Claim),
            Command::OfferDraw => return self.send(TableAction::Offer(OfferKind::Draw)),
            Command::TakeBack => return self.send(TableAction::Offer(OfferKind::TakeBack)),
            Command::Resign => self.panel = Some(SharedGamePanel::Resign),
            Command::Greet => self.panel = Some(SharedGamePanel::Greetings),
            Command::Review => return self.review(),
            Command::PageUp => self.session.scroll_log(-LOG_PAGE, cx.viewport.rooms.log),
            Command::PageDown => self.session.scroll_log(LOG_PAGE, cx.viewport.rooms.log),
            Command::Back if self.is_clock_running() => self.panel = Some(SharedGamePanel::Leave),
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }
}

impl PageBehavior for SharedGamePage {
    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::board(&mut self.session, &mut self.entry)
    }

    fn parts(&self) -> PageParts<'_> {
        let keys = if self.is_watched() { &WATCH_KEYS } else { &KEYS };
        PageParts::board(keys, &self.session, &self.entry)
    }

    fn keys(&self) -> &'static KeyTable {
        match self.panel {
            Some(SharedGamePanel::Resign) => &RESIGN_KEYS,
            Some(SharedGamePanel::Leave) => &LEAVE_KEYS,
            Some(SharedGamePanel::Greetings) => &GREETING_KEYS,
            None if self.entry.is_open() => &ENTRY,
            None => self.parts().keys,
        }
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        let is_player = self.you().is_some();
        let is_playing = is_player && !self.is_over();
        let offer = self.state.as_ref().and_then(|state| state.shared.offer);
        match command {
            Command::Activate if self.is_over() => is_player || self.next_game().is_some(),
            Command::Activate | Command::TypeMove | Command::NextLegal | Command::PreviousLegal => {
                self.is_your_turn()
            }
            Command::Accept => self.offer_to_you().is_some() || self.is_rematch_offered(),
            Command::ToggleHints => is_player,
            Command::Decline => is_playing && offer.is_some(),
            Command::OfferDraw => {
                is_playing && offer.is_none() && !self.session.game.played().is_empty()
            }
            Command::TakeBack => {
                let mut sides = self.session.game.played().iter().map(|ply| ply.side);
                is_playing && offer.is_none() && sides.any(|side| Some(side) == self.you())
            }
            Command::Resign => is_playing,
            Command::Claim => {
                is_playing && self.time_to_claim(cx.now).is_some_and(|left| left.is_zero())
            }
            Command::Review => self.is_over() && self.session.game.variant().is_classic(),
            _ => true,
        }
    }

    fn key_word(&self, command: Command, _: &Context) -> Option<&'static str> {
        if self.panel.is_some() {
            return None;
        }
        let state = self.state.as_ref()?;
        let is_own_offer = state.shared.offer.is_some_and(|offer| Some(offer.by) == state.you);
        match command {
            Command::Activate if self.next_game().is_some() => Some("bar-watch"),
            Command::Activate if self.is_rematch_offered() => Some("bar-accept"),
            Command::Activate if self.is_over() => Some("bar-rematch"),
            Command::Decline if is_own_offer => Some("bar-drop"),
            _ => None,
        }
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        if let Some(panel) = self.panel.take() {
            return self.on_panel(panel, command, cx);
        }
        if !self.offers(command, cx) && command != Command::Activate {
            if command == Command::Claim && self.you().is_some() && !self.is_over() {
                cx.refuse(Refusal::Lobby(LobbyRefusal::Action(ActionError::NotAway)));
            }
            return Reaction::none();
        }
        self.on_game(command, cx)
    }

    /// The coach is silent here, whatever its switch says.
    fn overrides(&self, command: Command) -> bool {
        command == Command::ToggleAdvice
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        self.panel.take_if(|panel| matches!(panel, SharedGamePanel::Greetings));
        self.session.view.column = None;
        self.typed_letter = match key.code {
            KeyCode::Char(letter @ 'a'..='h') if self.is_watched() => Some(letter),
            _ => None,
        };
        self.entry.key(key);
        Effects::none()
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        self.panel.take_if(|panel| matches!(panel, SharedGamePanel::Greetings));
        match target {
            Target::Square(square) if self.keys() == self.main_keys() => {
                cx.notice = None;
                self.point(square, cx)
            }
            Target::Ply(plies) if self.is_watched() => {
                cx.notice = None;
                self.look_at(plies);
                Reaction::none()
            }
            _ => Reaction::none(),
        }
    }

    fn point(&mut self, square: Square, cx: &mut Context) -> Reaction {
        self.play(square, cx)
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.session.scroll_log(lines, cx.viewport.rooms.log);
        Reaction::none()
    }

    fn question(&self, _: &Context) -> Option<Question> {
        self.commented_question()
    }

    /// The last comment, unless people say or offer something or leave, or the spectator chooses what to say.
    fn coach_text(&self, _: &Context) -> Option<CoachText> {
        let is_quiet = self
            .state
            .as_ref()
            .is_some_and(|state| state.shared.offer.is_none() && text::absent(state).is_none());
        let is_free = is_quiet && self.greetings.is_empty() && self.panel.is_none();
        self.comment().filter(|_| is_free)
    }

    fn shows_cursor(&self) -> bool {
        self.you().is_some() && !self.is_over()
    }

    fn wants_hints(&self) -> bool {
        self.is_your_turn()
    }

    fn preview(&self) -> Bitboard {
        if !self.is_your_turn() {
            return Bitboard::EMPTY;
        }
        let game = &self.session.game;
        let played = game.variant().play(game.position(), self.session.view.cursor);
        played.map_or(Bitboard::EMPTY, |(_, flips)| flips)
    }

    fn awaits_player(&self) -> bool {
        self.is_your_turn() || self.offer_to_you().is_some()
    }

    fn is_looked_through(&self) -> bool {
        true
    }

    /// Opens the game at the server, and ends animations.
    fn proceed(&mut self, _: bool, cx: &mut Context) -> Effects {
        self.greetings.retain(|shown| cx.now < shown.until);
        if let Some(judged) = self.judged(cx) {
            self.commented = Some(judged);
        }
        let is_first = !std::mem::replace(&mut self.is_open, true);
        is_first.then_some(LobbyRequest::Open(self.number)).into()
    }

    /// Runs the clock on screen; the server's clock decides.
    fn charge_clock(&mut self, time: Duration, _: bool, _: &mut Context) -> Effects {
        if self.state.as_ref().is_some_and(|state| state.is_running) {
            self.session.clocks.charge(time);
        }
        Effects::none()
    }

    fn next_wake(&self, cx: &Context) -> Option<Duration> {
        let greeting = self.greetings.iter().map(|shown| shown.until).min();
        // The time to a claim is counted in seconds.
        let left = self.time_to_claim(cx.now).filter(|left| !left.is_zero() && !self.is_over());
        let second = left.map(|left| {
            let part = Duration::from_nanos(left.subsec_nanos().into());
            cx.now + if part.is_zero() { Duration::from_secs(1) } else { part }
        });
        greeting.into_iter().chain(second).min()
    }

    fn clock_ticks_in(&self, is_front: bool, cx: &Context) -> Option<Duration> {
        let is_running = self.state.as_ref().is_some_and(|state| state.is_running);
        (is_front && is_running).then(|| self.session.clock_ticks_in(cx.settings.step)).flatten()
    }

    fn leave(&mut self) -> Effects {
        LobbyRequest::Close(self.number).into()
    }

    fn object_to_quit(&mut self) -> Option<Refusal> {
        let is_first = self.is_clock_running() && !std::mem::replace(&mut self.is_warned, true);
        is_first.then_some(Refusal::ClockRuns)
    }

    fn typed(&self, cx: &Context) -> Option<String> {
        // A finger has a button for the answer.
        let asked = |question: String| {
            if cx.viewport.is_touch { before_enter(&question).to_owned() } else { question }
        };
        match self.panel {
            Some(SharedGamePanel::Resign) => Some(asked(say!("shared-resign"))),
            Some(SharedGamePanel::Leave) => Some(asked(say!("shared-leave"))),
            // A finger has a button for each.
            Some(SharedGamePanel::Greetings) if cx.viewport.is_touch => Some(say!("key-greet")),
            Some(SharedGamePanel::Greetings) => Some(greetings_line(self.is_muted)),
            None => self.entry.status(),
        }
    }

    fn status(&self, cx: &Context) -> String {
        text::status(self, cx)
    }

    fn title(&self) -> Option<String> {
        Some(text::title(self))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, cx: &mut Context) -> Reaction {
        match event {
            PageEvent::Lobby(LobbyEvent::Table(state)) if state.shared.number == self.number => {
                let look = |page: &Self, cx: &Context| {
                    (page.session.game.played().len(), text::status(page, cx))
                };
                let (before, notice) = (look(self, cx), cx.notice.clone());
                let effects = self.take(state, cx);
                // What has happened is worth more than what was refused or switched before.
                let is_of_people = notice.as_ref().is_some_and(Notice::is_of_people);
                if look(self, cx) != before && !is_of_people && cx.notice == notice {
                    cx.notice = None;
                }
                Reaction::effects(effects)
            }
            PageEvent::Lobby(LobbyEvent::Greeting { game, from, greeting })
                if *game == self.number && !self.is_muted =>
            {
                self.show_greeting(from, *greeting, cx);
                // A word is gone after a while, and a refusal stays.
                cx.notice.take_if(|notice| !notice.is_of_people());
                Reaction::none()
            }
            // The result is worth more than the notice.
            PageEvent::Store(request, StoreEvent::Imported { .. })
                if self.adding == Some(*request) =>
            {
                cx.notice = None;
                Reaction::none()
            }
            _ => Reaction::none(),
        }
    }
}
