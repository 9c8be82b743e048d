//! Muted players: their greetings and challenges do not reach the session.

use super::{LobbyServer, MemberId, Pending};
use crate::lobby::account::AccountId;
use crate::lobby::people_store::PeopleRequest;
use std::collections::BTreeSet;

/// Muted players of an account.
const MOST_MUTED: usize = 200;

impl LobbyServer {
    pub(super) fn on_mutes(&mut self, member: MemberId, muted: BTreeSet<AccountId>) {
        if let Some(its) = self.members.get_mut(&member) {
            its.muted = muted;
            self.show_lobby_if_open(member);
        }
    }

    pub(super) fn has_muted(&self, member: MemberId, account: AccountId) -> bool {
        self.members.get(&member).is_some_and(|its| its.muted.contains(&account))
    }

    /// Mutes a player in all sessions of an account, or unmutes them.
    pub(super) fn mute(&mut self, member: MemberId, of: AccountId) {
        let Some(its) = self.members.get(&member) else { return };
        let (by, is_muted) = (its.account.id, !its.muted.contains(&of));
        if of == by || is_muted && its.muted.len() >= MOST_MUTED {
            return;
        }
        self.query(Pending::Nothing, PeopleRequest::Mute { by, of, is_muted });
        for other in self.members_of(by) {
            if let Some(its) = self.members.get_mut(&other) {
                if is_muted {
                    its.muted.insert(of);
                } else {
                    its.muted.remove(&of);
                }
            }
            self.show_lobby_if_open(other);
        }
    }
}
