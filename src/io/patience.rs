//! How long something is held back while the disk is not ready.

use std::time::{Duration, Instant};

/// The patience with a disk: whether something is still held back, and until when at most. A disk that has used it up
/// is not waited for again before it has caught up.
///
/// ```
/// use outflank::io::Patience;
/// use std::time::{Duration, Instant};
///
/// let (mut patience, begin) = (Patience::new(Duration::from_millis(100)), Instant::now());
/// assert!(patience.holds(false, begin));
/// assert!(!patience.holds(false, begin + Duration::from_millis(100)), "it is used up");
/// assert!(!patience.holds(false, begin + Duration::from_millis(150)), "nobody waits again");
/// assert!(!patience.holds(true, begin + Duration::from_millis(200)), "it has caught up");
/// assert!(patience.holds(false, begin + Duration::from_millis(300)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    limit: Duration,
    since: Option<Instant>,
    is_used_up: bool,
}

impl Patience {
    /// Patience for so long.
    pub const fn new(limit: Duration) -> Self {
        Self { limit, since: None, is_used_up: false }
    }

    /// Whether something is held back at `now`; `is_ready` says whether the disk is.
    pub fn holds(&mut self, is_ready: bool, now: Instant) -> bool {
        if is_ready {
            (self.since, self.is_used_up) = (None, false);
        }
        if is_ready || self.is_used_up {
            return false;
        }
        let since = *self.since.get_or_insert(now);
        self.is_used_up = now.saturating_duration_since(since) >= self.limit;
        if self.is_used_up {
            self.since = None;
        }
        !self.is_used_up
    }

    /// Until when something is held back, where it is.
    pub fn ends_at(&self) -> Option<Instant> {
        self.since.map(|since| since + self.limit)
    }
}
