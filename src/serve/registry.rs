//! The running sessions, and the events that reach them.

use crate::app::Message;
use crate::store::{Address, SessionId, StoreEvent};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc::UnboundedSender;

/// An event for a session, from other threads.
#[derive(Debug)]
pub enum SessionEvent {
    Message(Message),
    Store(Address, StoreEvent),
}

/// Senders of the events of each session.
#[derive(Clone, Debug, Default)]
pub struct Registry(Arc<Mutex<HashMap<SessionId, UnboundedSender<SessionEvent>>>>);

impl Registry {
    fn sessions(&self) -> MutexGuard<'_, HashMap<SessionId, UnboundedSender<SessionEvent>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn add(&self, session_id: SessionId, sender: UnboundedSender<SessionEvent>) {
        self.sessions().insert(session_id, sender);
    }

    pub fn remove(&self, session_id: SessionId) {
        self.sessions().remove(&session_id);
    }

    pub fn count(&self) -> usize {
        self.sessions().len()
    }

    /// Sends a message to a session, unless it has ended.
    pub fn send(&self, session_id: SessionId, message: Message) {
        if let Some(sender) = self.sessions().get(&session_id) {
            let _ = sender.send(SessionEvent::Message(message));
        }
    }

    /// Sends the store's answer to its asker, or an announcement to all.
    pub fn route(&self, address: Address, event: StoreEvent) {
        let sessions = self.sessions();
        // A session that has ended no longer listens.
        if address.session_id == SessionId::default() {
            for (session_id, sender) in sessions.iter() {
                let address = Address { session_id: *session_id, ..Address::default() };
                let _ = sender.send(SessionEvent::Store(address, event.clone()));
            }
        } else if let Some(sender) = sessions.get(&address.session_id) {
            let _ = sender.send(SessionEvent::Store(address, event));
        }
    }
}
