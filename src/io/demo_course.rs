//! A demonstration in real time.

use super::thread_services::ThreadHost;
use crate::app::Demo;
use std::time::Instant;

/// A demonstration, and when it goes on.
pub(super) struct DemoCourse {
    demo: Demo,
    due_at: Instant,
}

impl DemoCourse {
    pub(super) fn new(demo: Demo) -> Self {
        Self { demo, due_at: Instant::now() }
    }

    pub(super) const fn due_at(&self) -> Instant {
        self.due_at
    }

    /// Does the next act, if it is due. Returns whether the demonstration goes on.
    pub(super) fn go_on(&mut self, host: &mut ThreadHost) -> bool {
        if self.due_at > Instant::now() {
            return true;
        }
        let Some((messages, shown)) = self.demo.advance(&mut host.app) else { return false };
        self.due_at = Instant::now() + shown;
        host.note_changed();
        for message in messages {
            host.apply(message);
        }
        true
    }
}
