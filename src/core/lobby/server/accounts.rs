//! Codes, deletion and reports of accounts.

use super::{LobbyNote, LobbyOutput, LobbyServer, MemberId, Pending};
use crate::lobby::account::{AccountId, PersonAccount};
use crate::lobby::code::plain_code;
use crate::lobby::people_store::{CodeUse, PeopleAnswer, PeopleError, PeopleNotice, PeopleRequest};
use crate::lobby::request::{LobbyEvent, LobbyRefusal};

/// Lifetime of a code that adds a key, in milliseconds.
const LIFETIME: i64 = 10 * 60 * 1000;

impl LobbyServer {
    /// Account of a session with a key; refuses a guest's.
    pub(super) fn keyed_account(&mut self, member: MemberId) -> Option<PersonAccount> {
        let account = self.account_of(member).cloned()?;
        if account.is_guest {
            self.refuse(member, LobbyRefusal::Guest);
            return None;
        }
        Some(account)
    }

    pub(super) fn new_code(&mut self, member: MemberId, usage: CodeUse, code: String) {
        let Some(account) = self.keyed_account(member) else { return };
        let expires = match usage {
            CodeUse::Add => self.now.unix + LIFETIME,
            CodeUse::Recovery => i64::MAX,
        };
        let plain = plain_code(&code);
        let request = PeopleRequest::StoreCode { account: account.id, usage, code: plain, expires };
        self.query(Pending::Code(member, usage, code), request);
    }

    pub(super) fn use_code(&mut self, member: MemberId, code: &str) {
        let Some(account) = self.keyed_account(member) else { return };
        let request = PeopleRequest::UseCode { account: account.id, code: plain_code(code) };
        self.query(Pending::UseCode(member), request);
    }

    pub(super) fn delete_account(&mut self, member: MemberId) {
        let Some(account) = self.keyed_account(member) else { return };
        self.query(Pending::Delete(member), PeopleRequest::Delete(account.id));
    }

    pub(super) fn report(&mut self, member: MemberId, of: AccountId) {
        let Some(account) = self.keyed_account(member) else { return };
        let (by, name) = (account.id, self.name_of(of).unwrap_or_default());
        self.query(Pending::Report(member, name), PeopleRequest::Report { by, of });
    }

    /// Tells a session the result of its request.
    pub(super) fn on_account_answer(
        &mut self,
        pending: Pending,
        answer: Result<PeopleAnswer, PeopleError>,
    ) {
        let (Pending::UseCode(member)
        | Pending::Delete(member)
        | Pending::Report(member, _)
        | Pending::Code(member, ..)) = pending
        else {
            return;
        };
        let event = match (pending, answer) {
            (Pending::Code(_, usage, code), Ok(PeopleAnswer::Done)) => {
                LobbyEvent::Code(usage, code)
            }
            (Pending::UseCode(_), Ok(PeopleAnswer::Joined(account, lost))) => {
                self.end_sessions_of(lost);
                LobbyEvent::Joined(account.shown_name())
            }
            (Pending::Delete(_), Ok(PeopleAnswer::Deleted)) => {
                self.note_stale_day();
                self.refresh_tournament();
                self.refresh_sign_ups(None);
                self.notify(PeopleNotice::SignedUp);
                LobbyEvent::Deleted
            }
            (Pending::Report(member, of), Ok(PeopleAnswer::Done)) => {
                let by = self.account_of(member).map(PersonAccount::shown_name);
                let note = LobbyNote::Reported(by.unwrap_or_default(), of);
                self.outputs.push(LobbyOutput::Note(note));
                LobbyEvent::Reported
            }
            (_, Ok(PeopleAnswer::NoSuchCode)) => LobbyEvent::Refused(LobbyRefusal::NoSuchCode),
            (Pending::Delete(_), Ok(PeopleAnswer::HasMore)) => {
                LobbyEvent::Refused(LobbyRefusal::Busy)
            }
            (_, Ok(PeopleAnswer::HasMore)) => LobbyEvent::Refused(LobbyRefusal::HasMore),
            _ => LobbyEvent::Refused(LobbyRefusal::Unavailable),
        };
        self.event(member, event);
    }
}
