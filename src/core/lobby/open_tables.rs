//! Open games, with the times at which something is due at them.

use super::shared_game::SharedGameNumber;
use super::table::Table;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// The open games of a server. Due times are known without a look at each table, because only touched tables can have
/// new ones.
#[derive(Debug, Default)]
pub(super) struct OpenTables {
    tables: BTreeMap<SharedGameNumber, Table>,
    /// Tables that may have changed since the last update of the due times.
    touched: BTreeSet<SharedGameNumber>,
    /// Due times in their order, and by table.
    order: BTreeSet<(Duration, SharedGameNumber)>,
    times: BTreeMap<SharedGameNumber, Duration>,
}

impl OpenTables {
    pub fn get(&self, number: SharedGameNumber) -> Option<&Table> {
        self.tables.get(&number)
    }

    pub fn get_mut(&mut self, number: SharedGameNumber) -> Option<&mut Table> {
        self.touched.insert(number);
        self.tables.get_mut(&number)
    }

    pub fn contains(&self, number: SharedGameNumber) -> bool {
        self.tables.contains_key(&number)
    }

    pub fn insert(&mut self, number: SharedGameNumber, table: Table) {
        self.touched.insert(number);
        self.tables.insert(number, table);
    }

    pub fn remove(&mut self, number: SharedGameNumber) {
        self.touched.insert(number);
        self.tables.remove(&number);
    }

    pub fn len(&self) -> usize {
        self.tables.len()
    }

    pub fn numbers(&self) -> Vec<SharedGameNumber> {
        self.tables.keys().copied().collect()
    }

    /// Tables, to change what no due time depends on.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Table> {
        self.tables.values_mut()
    }

    pub fn values(&self) -> impl Iterator<Item = &Table> {
        self.tables.values()
    }

    pub fn iter(&self) -> impl Iterator<Item = (SharedGameNumber, &Table)> {
        self.tables.iter().map(|(number, table)| (*number, table))
    }

    /// Updates the due times of the touched tables.
    pub fn update_times(&mut self) {
        for number in std::mem::take(&mut self.touched) {
            if let Some(at) = self.times.remove(&number) {
                self.order.remove(&(at, number));
            }
            if let Some(at) = self.tables.get(&number).and_then(Table::due_at) {
                self.times.insert(number, at);
                self.order.insert((at, number));
            }
        }
    }

    /// Monotonic time at which the first table is due, as of the last update.
    pub fn due_at(&self) -> Option<Duration> {
        self.order.first().map(|(at, _)| *at)
    }

    /// Tables that are due, as of the last update.
    pub fn due(&self, now: Duration) -> Vec<SharedGameNumber> {
        self.order.iter().take_while(|(at, _)| *at <= now).map(|(_, number)| *number).collect()
    }
}
