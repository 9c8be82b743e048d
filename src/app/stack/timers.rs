//! When the app wants to be woken: discs that turn, moves that wait to be seen, clocks that show something new.

use crate::app::stack::state::App;
use std::time::Duration;

impl App {
    /// When the app wants to be updated although nothing happens; `None` while only a key, the mouse or the
    /// engine can change anything.
    pub fn wake_at(&self) -> Option<Duration> {
        self.goes_on_at().into_iter().chain(self.clock_wakes_at()).min()
    }

    /// When what goes on by itself goes on: discs that turn, passes and replies that wait to be seen.
    pub fn goes_on_at(&self) -> Option<Duration> {
        self.top().next_wake(&self.shared).filter(|_| !self.shared.viewport.is_too_small())
    }

    /// When a clock that runs down shows something new, or its flag falls.
    fn clock_wakes_at(&self) -> Option<Duration> {
        let is_front = !self.top().is_overlay();
        let ticks_in = self.base().clock_ticks_in(is_front, &self.shared);
        let ticks_in = ticks_in.filter(|_| !self.shared.viewport.is_too_small());
        ticks_in.map(|time| self.shared.now + time)
    }
}
