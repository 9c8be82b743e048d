//! A connection, opened on first use and again after damage.

use super::SqliteStore;
use crate::store::{Address, PlayerId, StoreError, StoreEvent};
use std::path::PathBuf;

/// A connection to a library, with the receiver of its events.
pub struct DbHandle<T> {
    /// The library, once it is open.
    pub store: Option<SqliteStore>,
    pub path: PathBuf,
    pub on_event: T,
}

impl<T: FnMut(Address, StoreEvent)> DbHandle<T> {
    fn open(&mut self) -> Result<&mut SqliteStore, StoreError> {
        if self.store.is_none() {
            let (store, aside) = SqliteStore::open(&self.path)?;
            self.take(store, aside);
        }
        Ok(self.store.as_mut().expect("it was opened"))
    }

    /// Connection for a player's requests. Errors: if the library cannot be opened.
    pub fn open_for(&mut self, player: PlayerId) -> Result<&mut SqliteStore, StoreError> {
        let store = self.open()?;
        store.act_for(player);
        Ok(store)
    }

    fn take(&mut self, store: SqliteStore, aside: Option<String>) {
        self.store = Some(store);
        if let Some(name) = aside {
            (self.on_event)(Address::default(), StoreEvent::SetAside(name));
        }
    }

    /// Reopens a file reported as damaged. Errors: if the library cannot be opened.
    pub fn recover(&mut self) -> Result<(), StoreError> {
        let Some(store) = self.store.take() else { return self.open().map(|_| ()) };
        let (store, aside) = store.reopen()?;
        self.take(store, aside);
        Ok(())
    }
}
