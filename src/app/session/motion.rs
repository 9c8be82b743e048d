//! Discs turning over: a pure function of time.

use crate::rules::{Color, Ply, Square};
use std::time::Duration;

/// No motion lasts longer.
pub const MOTION_LIMIT: Duration = Duration::from_millis(250);
/// How long one disc turns.
const TURN: Duration = Duration::from_millis(120);
/// How much later a disc begins for each square further from the one placed: six at most.
const DELAY: Duration = Duration::from_millis(20);
/// Between two pictures.
pub const FRAME: Duration = Duration::from_millis(30);

/// The flips of one ply, under way since `since`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The ply whose discs turn.
    pub ply: Ply,
    /// When it began.
    pub since: Duration,
}

impl Motion {
    /// How far the disc on `square` has turned at `now`, 0 (old colour up) to 1 (new colour up),
    /// and the colour it had; `None` where nothing turns (any more).
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

    /// When the last disc lies still.
    pub fn end(&self) -> Duration {
        self.since + TURN + DELAY * 6
    }
}
