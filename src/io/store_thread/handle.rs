//! A thread's connection, opened on first use and again after damage.

use crate::io::sqlite::SqliteStore;
use crate::store::{Address, PlayerId, StoreError, StoreEvent};
use std::path::PathBuf;

pub(super) struct DbHandle<T> {
    pub(super) store: Option<SqliteStore>,
    pub(super) path: PathBuf,
    pub(super) on_event: T,
}

impl<T: FnMut(Address, StoreEvent)> DbHandle<T> {
    fn open(&mut self) -> Result<&mut SqliteStore, StoreError> {
        if self.store.is_none() {
            let (store, aside) = SqliteStore::open(&self.path)?;
            self.take(store, aside);
        }
        Ok(self.store.as_mut().expect("it was opened"))
    }

    /// Connection for a player's requests.
    pub(super) fn open_for(&mut self, player: PlayerId) -> Result<&mut SqliteStore, StoreError> {
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

    /// Reopens a file reported as damaged.
    pub(super) fn recover(&mut self) -> Result<(), StoreError> {
        let Some(store) = self.store.take() else { return self.open().map(|_| ()) };
        let (store, aside) = store.reopen()?;
        self.take(store, aside);
        Ok(())
    }
}
