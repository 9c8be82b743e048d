//! Names of accounts.

use super::{LobbyServer, MemberId, Pending};
use crate::lobby::account::AccountName;
use crate::lobby::people_store::{PeopleAnswer, PeopleError, PeopleRequest};
use crate::lobby::request::{LobbyEvent, LobbyRefusal};

impl LobbyServer {
    pub(super) fn set_name(&mut self, member: MemberId, name: &str) {
        let Some(account) = self.account_of(member) else { return };
        let id = account.id;
        if account.is_guest || account.name.is_some() {
            return self.refuse(member, LobbyRefusal::NoName);
        }
        match name.parse::<AccountName>() {
            Ok(name) => {
                self.query(Pending::SetName(member), PeopleRequest::SetName(id, name));
            }
            Err(why) => self.refuse(member, LobbyRefusal::Name(why)),
        }
    }

    pub(super) fn on_named(&mut self, member: MemberId, answer: Result<PeopleAnswer, PeopleError>) {
        match answer {
            Ok(PeopleAnswer::Named(account)) => {
                for other in self.members_of(account.id) {
                    if let Some(its) = self.members.get_mut(&other) {
                        its.account = (*account).clone();
                    }
                    self.event(other, LobbyEvent::Named(account.shown_name()));
                    self.show_lobby_if_open(other);
                }
                self.has_changed = true;
                self.refresh_tournament();
            }
            Ok(PeopleAnswer::NameTaken) => self.refuse(member, LobbyRefusal::NameTaken),
            Ok(_) | Err(_) => self.refuse(member, LobbyRefusal::Unavailable),
        }
    }
}
