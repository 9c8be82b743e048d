//! The other servers of the database: their visitors and games.

use super::account::PersonAccount;
use super::shared_game::SharedGame;
use std::collections::BTreeSet;
use std::time::Duration;

/// Knowledge of the other servers, as of the last query.
#[derive(Debug, Default)]
pub struct OtherServers {
    /// Monotonic time of the next sign of life.
    pub beat_at: Duration,
    /// Living servers, this one included.
    pub living: BTreeSet<i64>,
    pub people: Vec<PersonAccount>,
    pub running: Vec<SharedGame>,
    /// Whether people or games have changed since the query.
    pub is_stale: bool,
}
