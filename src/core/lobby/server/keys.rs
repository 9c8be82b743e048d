//! Keys of an account.

use super::{LobbyOutput, LobbyServer, MemberId, Pending};
use crate::lobby::lobby_view::KeyRow;
use crate::lobby::people_store::{PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest};
use crate::lobby::request::{LobbyEvent, LobbyRefusal};
use std::sync::Arc;

impl LobbyServer {
    pub(super) fn show_keys(&mut self, member: MemberId) {
        let Some(account) = self.keyed_account(member) else { return };
        self.query(Pending::Keys(member, None), PeopleRequest::Keys(account.id));
    }

    /// Removes a key. That of the session stays, so that an account never loses its last one.
    pub(super) fn remove_key(&mut self, member: MemberId, key: String) {
        let Some(account) = self.keyed_account(member) else { return };
        let own = self.members.get(&member).and_then(|it| it.key.as_ref());
        if own.is_none_or(|own| *own == key) {
            return self.refuse(member, LobbyRefusal::OwnKey);
        }
        let request = PeopleRequest::RemoveKey(account.id, key.clone());
        self.query(Pending::Keys(member, Some(key)), request);
    }

    pub(super) fn on_keys(
        &mut self,
        member: MemberId,
        removed: Option<String>,
        answer: Result<PeopleAnswer, PeopleError>,
    ) {
        let Ok(PeopleAnswer::Keys(keys)) = answer else {
            return self.refuse(member, LobbyRefusal::Unavailable);
        };
        self.end_sessions_of(removed.into_iter().collect());
        let own = self.members.get(&member).and_then(|it| it.key.clone());
        let rows = keys.into_iter().map(|(fingerprint, used)| {
            let is_yours = own.as_ref() == Some(&fingerprint);
            KeyRow { fingerprint, used, is_yours }
        });
        self.event(member, LobbyEvent::Keys(Arc::new(rows.collect())));
    }

    /// Ends the sessions of keys that open no account any more, on all servers.
    pub(super) fn end_sessions_of(&mut self, keys: Vec<String>) {
        if !keys.is_empty() {
            self.notify(PeopleNotice::KeysRemoved(keys.clone()));
            self.outputs.push(LobbyOutput::KeysRemoved(keys));
        }
    }
}
