//! [`PageBehavior`] of the tournament page.

use super::{BOARD_KEYS, KEYS, PEOPLE_KEYS, TournamentPage, text};
use crate::app::pages::prelude::*;
use crate::lobby::LobbyEvent;

impl PageBehavior for TournamentPage {
    fn parts(&self) -> PageParts<'_> {
        let keys = match (self.is_of_people, self.is_close) {
            (true, _) => &PEOPLE_KEYS,
            (false, true) => &BOARD_KEYS,
            (false, false) => &KEYS,
        };
        let session = self.close().map(|board| &board.session);
        PageParts { keys, session, entry: Some(&self.entry) }
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        let Self { boards, at, is_close, entry, .. } = self;
        let close = boards.get_mut(*at).filter(|_| *is_close).and_then(Option::as_mut);
        PagePartsMut { session: close.map(|board| &mut board.session), entry: Some(entry) }
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        match command {
            Command::Activate if self.is_close => self.is_asked(),
            Command::TypeMove | Command::ToggleHints => self.is_asked(),
            Command::Activate => self.chosen().is_some(),
            Command::Left if self.is_of_people => self.crosstable.is_some(),
            Command::NextLegal => !self.is_asked() && self.boards().len() > 1,
            Command::NextView | Command::Down => self.boards().len() > 1,
            Command::PageUp => {
                // Before the first frame the number of visible lines is unknown (0); all standings are assumed to fit.
                let room = usize::from(cx.viewport.rooms.list);
                room > 0 && self.live.standings().len() > room
            }
            _ => true,
        }
    }

    /// Passes pasted text to the move entry; games are not opened from here.
    fn handle_paste(&mut self, text: &str, _: &mut Context) -> Option<Effects> {
        self.entry.paste(text);
        Some(Effects::none())
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        match target {
            Target::Line(at) => self.choose(at),
            Target::Square(square) if !self.entry.is_open() => {
                cx.notice = None;
                return self.point(square, cx);
            }
            _ => {}
        }
        Reaction::none()
    }

    /// Plays a move for the local player to move.
    fn point(&mut self, square: Square, cx: &mut Context) -> Reaction {
        self.play(square, cx)
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.handle_command(Command::of_wheel(lines), cx)
    }

    fn shows_cursor(&self) -> bool {
        self.is_asked()
    }

    fn wants_hints(&self) -> bool {
        self.is_asked()
    }

    fn awaits_player(&self) -> bool {
        self.is_asked()
    }

    /// Estimates the clocks of all boards between plies; each ply brings the exact times.
    fn charge_clock(&mut self, time: Duration, _: bool, _: &mut Context) -> Effects {
        for board in self.boards.iter_mut().flatten() {
            let _ = board.session.charge(time, false);
        }
        Effects::none()
    }

    fn clock_ticks_in(&self, _: bool, _: &Context) -> Option<Duration> {
        let boards =
            self.boards.iter().enumerate().filter_map(|(at, board)| {
                board.as_ref().filter(|_| !self.is_close || at == self.at)
            });
        boards.filter_map(|board| board.session.clock_ticks_in(false)).min()
    }

    /// Objects once while the tournament runs, because unfinished games would have no result.
    fn object_to_quit(&mut self) -> Option<Refusal> {
        let is_over =
            self.live.tournament().is_over() || self.failure.is_some() || self.is_of_people;
        let is_first = !is_over && !std::mem::replace(&mut self.is_warned, true);
        is_first.then(|| {
            self.entry.close();
            Refusal::TournamentUnfinished
        })
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        self.still();
        let rows = usize::from(cx.viewport.rooms.list.max(1));
        let last = self.live.standings().len().saturating_sub(rows);
        match command {
            Command::NextView => self.turn_to(self.at + 1),
            Command::PreviousView => self.turn_back(),
            Command::PageUp => self.above = self.above.min(last).saturating_sub(rows),
            Command::PageDown => self.above = (self.above + rows).min(last),
            Command::Crosstable => {
                self.crosstable = if self.crosstable.is_none() { Some(0) } else { None };
            }
            Command::Back if self.crosstable.take().is_some() => {}
            Command::Back if self.is_of_people => return Reaction::navigate(Navigation::Back),
            Command::Back => self.is_close = false,
            Command::Left | Command::Right if self.crosstable.is_some() => {
                let last = self.live.players.len().saturating_sub(1);
                let is_right = command == Command::Right;
                let step = |at: usize| if is_right { at + 1 } else { at.saturating_sub(1) };
                self.crosstable = self.crosstable.map(|at| step(at).min(last));
            }
            _ if self.is_close => return self.handle_command_on_board(command, cx),
            Command::Down | Command::Right => self.turn_to(self.at + 1),
            Command::Up | Command::Left => self.turn_back(),
            Command::Activate => {
                self.crosstable = None;
                self.is_close = self.chosen().is_some();
            }
            _ => {}
        }
        Reaction::none()
    }

    fn status(&self, cx: &Context) -> String {
        text::status(self, cx)
    }

    fn title(&self) -> Option<String> {
        Some(say!("title-of", text = self.live.name.as_str()))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, cx: &mut Context) -> Reaction {
        if let PageEvent::Tournament(news) = event {
            self.on_news((*news).clone(), cx);
        }
        if let (PageEvent::Lobby(LobbyEvent::Standings(live)), true) = (event, self.is_of_people) {
            self.live = (**live).clone();
        }
        Reaction::none()
    }
}
