//! Wake-up times of the app: animations, pauses, clocks.

use crate::app::stack::square_letter::SquareLetter;
use crate::app::stack::state::App;
use std::time::Duration;

impl App {
    /// Time of the next automatic update; `None` while only an event can change anything.
    pub fn wake_at(&self) -> Option<Duration> {
        let letter_is_due = self.square_letter.and_then(SquareLetter::due_at);
        let times = self.resumes_at().into_iter().chain(self.clock_wakes_at());
        times.chain(letter_is_due).min()
    }

    /// Time at which the game goes on automatically: animations, announced passes, delayed replies.
    pub fn resumes_at(&self) -> Option<Duration> {
        let page = self.top();
        let turning = page.session().and_then(|session| session.view.motion);
        let frame = turning.map(|_| self.cx.now + self.cx.viewport.frame_interval);
        let wake = page.next_wake(&self.cx).into_iter().chain(frame).min();
        wake.filter(|_| !self.cx.viewport.is_too_small())
    }

    /// Time at which a running clock's display changes or its flag falls.
    fn clock_wakes_at(&self) -> Option<Duration> {
        let is_front = !self.top().is_overlay();
        let ticks_in = self.base().clock_ticks_in(is_front, &self.cx);
        let ticks_in = ticks_in.filter(|_| !self.cx.viewport.is_too_small());
        ticks_in.map(|time| self.cx.now + time)
    }
}
