//! Pace of a session's frames: keys that are typed are seen at once, a key held down costs less.

use std::time::{Duration, Instant};

/// Frames that follow each other without a wait: fast typing, and an animation.
const BURST: u32 = 12;
/// Time in which one more frame is earned, once a burst is spent. A keyboard repeats a held key 25 to 40 times a second.
const INTERVAL: Duration = Duration::from_millis(80);

/// A bucket of frames that fills with time.
#[derive(Clone, Copy, Debug)]
pub struct FramePace {
    /// Time at which the bucket is full again.
    full_at: Instant,
}

impl FramePace {
    /// A full bucket.
    pub const fn new(now: Instant) -> Self {
        Self { full_at: now }
    }

    /// Time from which a frame may be drawn.
    pub fn ready_at(self) -> Instant {
        let rest = INTERVAL * (BURST - 1);
        self.full_at.checked_sub(rest).unwrap_or(self.full_at)
    }

    /// Takes a frame out of the bucket.
    pub fn note_drawn(&mut self, now: Instant) {
        self.full_at = self.full_at.max(now) + INTERVAL;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_drawn_at_once_and_a_held_key_at_the_pace() {
        let begin = Instant::now() + Duration::from_mins(1);
        let mut pace = FramePace::new(begin);
        let mut now = begin;
        let mut times = Vec::new();
        for _ in 0..BURST + 3 {
            now = now.max(pace.ready_at());
            pace.note_drawn(now);
            times.push(now - begin);
        }
        let (burst, later) = times.split_at(BURST as usize);
        assert!(burst.iter().all(Duration::is_zero), "{times:?}");
        assert_eq!(later, [INTERVAL, INTERVAL * 2, INTERVAL * 3]);
        let pause = begin + Duration::from_secs(9);
        assert!(pace.ready_at() < pause, "a pause fills the bucket");
    }

    #[test]
    fn a_pause_earns_no_more_than_a_burst() {
        let begin = Instant::now() + Duration::from_mins(1);
        let mut pace = FramePace::new(begin);
        let later = begin + Duration::from_hours(1);
        for _ in 0..BURST {
            assert!(pace.ready_at() <= later);
            pace.note_drawn(later);
        }
        assert_eq!(pace.ready_at(), later + INTERVAL);
    }
}
