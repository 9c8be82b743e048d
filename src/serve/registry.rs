//! The running sessions, and the events that reach them.

use super::visitor::{Credential, Visitor};
use crate::app::Message;
use crate::lobby::AccountId;
use crate::store::{Address, SessionId, StoreEvent};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedSender;

/// An event for a session, from other threads.
#[derive(Debug)]
pub enum SessionEvent {
    Message(Message),
    Store(Address, StoreEvent),
}

/// Owner of a session.
#[derive(Clone, Debug)]
pub struct SessionOwner {
    pub account: AccountId,
    pub name: String,
    /// Fingerprint of the key; `None` for a guest.
    pub key: Option<String>,
    pub address: Option<IpAddr>,
}

impl SessionOwner {
    pub fn of(visitor: &Visitor) -> Self {
        let key = match &visitor.credential {
            Credential::Key(key) => Some(key.clone()),
            Credential::Guest(_) | Credential::LostKey => None,
        };
        let account = &visitor.account;
        Self { account: account.id, name: account.shown_name(), key, address: visitor.address }
    }
}

/// A running session, as other threads reach it.
#[derive(Debug)]
struct RunningSession {
    sender: UnboundedSender<SessionEvent>,
    owner: SessionOwner,
    /// Signals that the operator, or the loss of its key, ends the session.
    removal: Arc<Notify>,
}

/// The running sessions. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Registry(Arc<Mutex<HashMap<SessionId, RunningSession>>>);

impl Registry {
    fn sessions(&self) -> MutexGuard<'_, HashMap<SessionId, RunningSession>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a session, and returns the signal that ends it.
    pub fn add(&self, visitor: &Visitor, sender: UnboundedSender<SessionEvent>) -> Arc<Notify> {
        let (owner, removal) = (SessionOwner::of(visitor), Arc::<Notify>::default());
        let session = RunningSession { sender, owner, removal: Arc::clone(&removal) };
        self.sessions().insert(visitor.session_id, session);
        removal
    }

    /// Ends the sessions of some owners.
    pub fn end(&self, is_meant: impl Fn(&SessionOwner) -> bool) {
        for session in self.sessions().values().filter(|session| is_meant(&session.owner)) {
            session.removal.notify_one();
        }
    }

    /// Owners of the running sessions, by name.
    pub fn owners(&self) -> Vec<SessionOwner> {
        let mut owners: Vec<SessionOwner> =
            self.sessions().values().map(|session| session.owner.clone()).collect();
        owners.sort_by(|one, other| one.name.cmp(&other.name));
        owners
    }

    pub fn remove(&self, session_id: SessionId) {
        self.sessions().remove(&session_id);
    }

    pub fn count(&self) -> usize {
        self.sessions().len()
    }

    /// Sends a message to a session, unless it has ended.
    pub fn send(&self, session_id: SessionId, message: Message) {
        if let Some(session) = self.sessions().get(&session_id) {
            let _ = session.sender.send(SessionEvent::Message(message));
        }
    }

    /// Sends the store's answer to its asker, or an announcement to all.
    pub fn route(&self, address: Address, event: StoreEvent) {
        let sessions = self.sessions();
        // A session that has ended no longer listens.
        if address.session_id == SessionId::default() {
            for (session_id, session) in sessions.iter() {
                let address = Address { session_id: *session_id, ..Address::default() };
                let _ = session.sender.send(SessionEvent::Store(address, event.clone()));
            }
        } else if let Some(session) = sessions.get(&address.session_id) {
            let _ = session.sender.send(SessionEvent::Store(address, event));
        }
    }
}
