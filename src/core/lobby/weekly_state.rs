//! State of a tournament of every week.

use super::account::AccountId;
use super::weekly::WeeklyTournament;
use crate::club::GameNumber;
use std::collections::BTreeSet;
use std::time::Duration;

/// Milliseconds after the hour at which the players are known: the clocks of the database and of other servers may be
/// behind.
const CLOSING: i64 = 5_000;
/// Milliseconds after the hour from which on no game begins: after a long failure no one waits for it.
const LATEST: i64 = 6 * 3600 * 1000;

/// The query of the edition: one at a time, however many games end at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditionQuery {
    None,
    UnderWay,
    /// Something has changed since it was sent.
    Outdated,
}

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
    /// State of the query of the edition.
    pub query: EditionQuery,
    /// Monotonic time of the next query, after one without an answer.
    pub retry_at: Option<Duration>,
}

impl WeeklyState {
    /// State at a Unix time in milliseconds, before the database has answered.
    pub fn new(plan: WeeklyTournament, now: i64) -> Self {
        let closed = now - CLOSING;
        let (last, next) = (plan.hour.last_until(closed), plan.hour.next_after(closed));
        let (sign_ups, begun, retry_at) = (Vec::new(), BTreeSet::new(), None);
        let query = EditionQuery::None;
        Self { plan, last, next, sign_ups, round_at: last, begun, query, retry_at }
    }

    /// Unix time in milliseconds at which the next edition takes the place of the last one.
    pub const fn turns_at(&self) -> i64 {
        self.next.saturating_add(CLOSING)
    }

    /// Whether games of the last edition may still begin at a Unix time in milliseconds.
    pub const fn may_begin(&self, now: i64) -> bool {
        now < self.last.saturating_add(LATEST)
    }
}
