//! State of a tournament of every week.

use super::account::AccountId;
use super::weekly::WeeklyTournament;
use crate::club::GameNumber;
use std::collections::BTreeSet;
use std::time::Duration;

/// The weekly tournament as it is now. Its last edition is the lobby's tournament.
#[derive(Debug)]
pub(super) struct WeeklyState {
    pub plan: WeeklyTournament,
    /// Unix times in milliseconds of the last hour and of the next one.
    pub last: i64,
    pub next: i64,
    /// Accounts that have signed up for the next hour.
    pub sign_ups: Vec<AccountId>,
    /// Unix time in milliseconds from which on the open games begin.
    pub round_at: i64,
    /// Games whose begin this server has asked for.
    pub begun: BTreeSet<GameNumber>,
    /// Monotonic time of the next query, after one without an answer.
    pub retry_at: Option<Duration>,
}

impl WeeklyState {
    /// State at a Unix time in milliseconds, before the database has answered.
    pub fn new(plan: WeeklyTournament, now: i64) -> Self {
        let (last, next) = (plan.hour.last_until(now), plan.hour.next_after(now));
        let (sign_ups, begun, retry_at) = (Vec::new(), BTreeSet::new(), None);
        Self { plan, last, next, sign_ups, round_at: last, begun, retry_at }
    }
}
