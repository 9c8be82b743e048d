//! When the app wants to be woken: discs that turn, moves that wait to be seen, clocks that show something new.

use super::motion::FRAME;
use super::pages::Page;
use super::state::App;
use std::time::Duration;

impl App {
    /// When the app wants to be updated although nothing happens; `None` while only a key, the mouse or the
    /// engine can change anything.
    pub fn wake_at(&self) -> Option<Duration> {
        self.goes_on_at().into_iter().chain(self.clock_wakes_at()).min()
    }

    /// When what goes on by itself goes on: discs that turn, passes and replies that wait to be seen.
    pub fn goes_on_at(&self) -> Option<Duration> {
        let is_in_sight = !self.shared.viewport.is_too_small();
        if let page @ (Page::Lesson(_) | Page::Analysis(_) | Page::Tournament(_)) = self.top() {
            let motion = page.table().and_then(|table| table.view.motion);
            let is_turning = motion.is_some() && is_in_sight;
            return is_turning.then(|| self.shared.now + FRAME);
        }
        if let Page::Guests(page) = self.top() {
            return Some(page.wake_at(self.shared.now)).filter(|_| is_in_sight);
        }
        if let Page::Puzzle(page) = self.top() {
            return page.wake_at(self.shared.now, FRAME).filter(|_| is_in_sight);
        }
        let table = self.top().table().filter(|_| self.is_running())?;
        if table.view.motion.is_some() {
            return Some(self.shared.now + FRAME);
        }
        table.waits_until()
    }

    /// When a clock that runs down shows something new, or its flag falls.
    fn clock_wakes_at(&self) -> Option<Duration> {
        let ticks_in = match self.base() {
            Page::Tournament(page) => {
                page.clocks_tick_in().filter(|_| !self.shared.viewport.is_too_small())
            }
            Page::Board(page) if self.is_running() => {
                page.table.clock_ticks_in(self.shared.settings.step)
            }
            _ => None,
        };
        ticks_in.map(|time| self.shared.now + time)
    }
}
