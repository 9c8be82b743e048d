//! Animation of turning discs: a pure function of time.

use crate::rules::{Color, Ply, Square};
use std::time::Duration;

pub const MOTION_LIMIT: Duration = Duration::from_millis(250);
/// Duration of one disc's turn.
const TURN: Duration = Duration::from_millis(120);
/// Delay of a disc's turn for each square between it and the placed disc, of which there are at most six.
const DELAY: Duration = Duration::from_millis(20);

/// Animation of the flips of one ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    pub ply: Ply,
    pub since: Duration,
}

impl Motion {
    /// Progress of the disc on `square` at `now`, from 0 (old colour) to 1 (new colour), and its old colour; `None`
    /// at rest.
    pub fn phase(&self, square: Square, now: Duration) -> Option<(f32, Color)> {
        if !self.ply.flips.contains(square) {
            return None;
        }
        let placed = self.ply.square()?;
        let distance = |a: u8, b: u8| u32::from(a.abs_diff(b));
        let steps =
            distance(placed.file(), square.file()).max(distance(placed.rank(), square.rank()));
        let begin = self.since + DELAY * (steps - 1);
        let turned = now.saturating_sub(begin).as_secs_f32() / TURN.as_secs_f32();
        (turned < 1.0).then_some((turned, !self.ply.side))
    }

    pub fn end(&self) -> Duration {
        self.since + TURN + DELAY * 6
    }
}
