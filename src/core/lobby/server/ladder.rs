//! Requests for the ladder.

use super::{LobbyServer, MemberId, Pending};
use crate::lobby::ladder_cache::LadderAnswer;
use crate::lobby::people_store::{PeopleAnswer, PeopleError, PeopleRequest};
use crate::lobby::request::{LobbyEvent, LobbyRefusal};

impl LobbyServer {
    pub(super) fn show_ladder(&mut self, member: MemberId) {
        match self.ladder.ask(member, self.now.monotonic) {
            LadderAnswer::Rows(rows) => self.event(member, LobbyEvent::Ladder(rows)),
            LadderAnswer::Query => self.query(Pending::Ladder, PeopleRequest::Ladder),
            LadderAnswer::Wait => {}
        }
    }

    pub(super) fn on_ladder(&mut self, answer: Result<PeopleAnswer, PeopleError>) {
        let event = match answer {
            Ok(PeopleAnswer::Ladder(rows)) => {
                LobbyEvent::Ladder(self.ladder.note(rows, self.now.monotonic))
            }
            _ => LobbyEvent::Refused(LobbyRefusal::Unavailable),
        };
        for member in self.ladder.take_waiting() {
            self.event(member, event.clone());
        }
    }
}
