//! Animation of turning discs: a pure function of time.

use crate::rules::{Color, Ply, Square};
use std::time::Duration;

/// Longest animation.
pub const MOTION_LIMIT: Duration = Duration::from_millis(350);
/// Shortest animation: with fewer discs the rest is a pause before the next dots.
const LEAST: Duration = Duration::from_millis(250);
/// Duration of one disc's turn.
const TURN: Duration = Duration::from_millis(110);
/// Delay of a disc's turn for each square between the placed disc and it, of which there are at most six.
const DELAY: Duration = Duration::from_millis(40);

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
        let begin = self.since + DELAY * self.steps_to(square);
        let turned = now.saturating_sub(begin).as_secs_f32() / TURN.as_secs_f32();
        (turned < 1.0).then_some((turned, !self.ply.side))
    }

    /// Squares from the placed disc to another one in its line.
    fn steps_to(&self, square: Square) -> u32 {
        let distance = |a: u8, b: u8| u32::from(a.abs_diff(b));
        let steps = |placed: Square| {
            distance(placed.file(), square.file()).max(distance(placed.rank(), square.rank()))
        };
        self.ply.square().map_or(0, steps)
    }

    /// Flipped discs that still show their old colour at `now`.
    pub fn unturned(&self, now: Duration) -> u32 {
        let is_old =
            |square: &Square| self.phase(*square, now).is_some_and(|(turned, _)| turned < 0.5);
        self.ply.flips.squares().filter(is_old).count() as u32
    }

    pub fn end(&self) -> Duration {
        let farthest = self.ply.flips.squares().map(|square| self.steps_to(square)).max();
        self.since + (DELAY * farthest.unwrap_or(0) + TURN).max(LEAST)
    }
}
