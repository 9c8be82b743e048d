//! Names of accounts.

use super::{LobbyNote, LobbyOutput, LobbyServer, MemberId, Pending};
use crate::lobby::account::{AccountName, PersonAccount};
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

    /// Takes an account as the operator has changed it, here and in its games.
    pub(super) fn on_changed(&mut self, account: &PersonAccount) {
        let name = account.shown_name();
        for member in self.members_of(account.id) {
            let Some(its) = self.members.get_mut(&member) else { continue };
            let is_renamed = its.account.shown_name() != name;
            its.account = account.clone();
            if is_renamed {
                self.event(member, LobbyEvent::Named(name.clone()));
            }
        }
        let tables = self.tables.values_mut().map(|table| &mut table.shared);
        let players = self.games.values_mut().chain(tables).flat_map(|game| &mut game.players);
        for player in players.filter(|player| player.id == account.id) {
            player.name.clone_from(&name);
        }
        for seek in self.seeks.values_mut().filter(|seek| seek.by.id == account.id) {
            seek.by = account.clone();
        }
        self.note_stale_day();
        self.refresh_tournament();
    }

    pub(super) fn on_named(&mut self, member: MemberId, answer: Result<PeopleAnswer, PeopleError>) {
        match answer {
            Ok(PeopleAnswer::Named(account)) => {
                let before = self.account_of(member).map(PersonAccount::shown_name);
                let note = LobbyNote::Named(before.unwrap_or_default(), account.shown_name());
                self.outputs.push(LobbyOutput::Note(note));
                for other in self.members_of(account.id) {
                    if let Some(its) = self.members.get_mut(&other) {
                        its.account = (*account).clone();
                    }
                    self.event(other, LobbyEvent::Named(account.shown_name()));
                    self.show_lobby_if_open(other);
                }
                self.note_stale_day();
                self.refresh_tournament();
            }
            Ok(PeopleAnswer::NameTaken) => self.refuse(member, LobbyRefusal::NameTaken),
            Ok(_) | Err(_) => self.refuse(member, LobbyRefusal::Unavailable),
        }
    }
}
