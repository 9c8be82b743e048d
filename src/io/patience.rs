//! Bounded waits for a slow disk.

use std::time::{Duration, Instant};

/// Decides how long something waits for the disk. After a wait has timed out, nothing waits again until the disk has
/// caught up.
///
/// ```
/// use outflank::io::Patience;
/// use std::time::{Duration, Instant};
///
/// let (mut patience, begin) = (Patience::new(Duration::from_millis(100)), Instant::now());
/// assert!(patience.holds(false, begin));
/// assert!(!patience.holds(false, begin + Duration::from_millis(100)), "timed out");
/// assert!(!patience.holds(false, begin + Duration::from_millis(150)), "no second wait");
/// assert!(!patience.holds(true, begin + Duration::from_millis(200)), "caught up");
/// assert!(patience.holds(false, begin + Duration::from_millis(300)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    limit: Duration,
    since: Option<Instant>,
    is_used_up: bool,
}

impl Patience {
    pub const fn new(limit: Duration) -> Self {
        Self { limit, since: None, is_used_up: false }
    }

    /// Whether to wait at `now`; `is_ready` is whether the disk has caught up.
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

    pub fn ends_at(&self) -> Option<Instant> {
        self.since.map(|since| since + self.limit)
    }
}
