//! Bounded waits for a slow disk.

use std::time::Duration;

/// Decides how long something waits for the disk. After a wait has timed out, nothing waits again until the disk has
/// caught up.
///
/// ```
/// use outflank::host::Patience;
/// use std::time::Duration;
///
/// let (mut patience, at) = (Patience::new(Duration::from_millis(100)), Duration::from_millis);
/// assert!(patience.holds(false, at(0)));
/// assert!(!patience.holds(false, at(100)), "timed out");
/// assert!(!patience.holds(false, at(150)), "no second wait");
/// assert!(!patience.holds(true, at(200)), "caught up");
/// assert!(patience.holds(false, at(300)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    limit: Duration,
    since: Option<Duration>,
    is_used_up: bool,
}

impl Patience {
    pub const fn new(limit: Duration) -> Self {
        Self { limit, since: None, is_used_up: false }
    }

    /// Whether to wait at `now`; `is_ready` is whether the disk has caught up.
    pub fn holds(&mut self, is_ready: bool, now: Duration) -> bool {
        if is_ready {
            (self.since, self.is_used_up) = (None, false);
        }
        if is_ready || self.is_used_up {
            return false;
        }
        let since = *self.since.get_or_insert(now);
        self.is_used_up = now.saturating_sub(since) >= self.limit;
        if self.is_used_up {
            self.since = None;
        }
        !self.is_used_up
    }

    pub fn ends_at(&self) -> Option<Duration> {
        self.since.map(|since| since + self.limit)
    }
}
