//! The ladder as it was a few seconds ago: one query serves all who ask meanwhile.

use super::lobby_view::LadderRow;
use super::moment::MemberId;
use std::sync::Arc;
use std::time::Duration;

/// Time for which the rows of a query are shown.
const FRESH: Duration = Duration::from_secs(10);

/// Rows of the last query, and the sessions that wait for the next.
#[derive(Debug, Default)]
pub(super) struct LadderCache {
    /// With the monotonic time of their arrival.
    rows: Option<(Duration, Arc<Vec<LadderRow>>)>,
    waiting: Vec<MemberId>,
}

/// Answer to a session that asks for the ladder.
#[derive(Debug)]
pub(super) enum LadderAnswer {
    Rows(Arc<Vec<LadderRow>>),
    /// The database has to be asked; the session waits.
    Query,
    /// The session waits for a query that is under way.
    Wait,
}

impl LadderCache {
    /// Answers a session at this monotonic time.
    pub fn ask(&mut self, member: MemberId, now: Duration) -> LadderAnswer {
        if let Some((at, rows)) = &self.rows
            && now < *at + FRESH
        {
            return LadderAnswer::Rows(Arc::clone(rows));
        }
        let is_first = self.waiting.is_empty();
        self.waiting.push(member);
        if is_first { LadderAnswer::Query } else { LadderAnswer::Wait }
    }

    /// Takes the rows of a query.
    pub fn note(&mut self, rows: Vec<LadderRow>, now: Duration) -> Arc<Vec<LadderRow>> {
        let rows = Arc::new(rows);
        self.rows = Some((now, Arc::clone(&rows)));
        rows
    }

    /// Sessions that have waited for an answer, or for a failure.
    pub fn take_waiting(&mut self) -> Vec<MemberId> {
        std::mem::take(&mut self.waiting)
    }
}
