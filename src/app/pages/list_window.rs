//! The visible part of a list.

/// First line to show of a list that showed `top` first, so that line `at` is among `room` visible ones.
///
/// Pages keep the first line between frames; the window and the list may have changed since.
pub fn first_in_sight(top: usize, at: usize, room: usize) -> usize {
    top.clamp((at + 1).saturating_sub(room.max(1)), at)
}
