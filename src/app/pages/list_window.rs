//! The visible part of a list.

/// First line to show of a list that showed `top` first, so that line `at` is among `room` visible ones.
///
/// Pages keep the first line between frames; the window and the list may have changed since.
pub const fn first_in_sight(top: usize, at: usize, room: usize) -> usize {
    let least = (at + 1).saturating_sub(if room == 0 { 1 } else { room });
    if top < least {
        least
    } else if top > at {
        at
    } else {
        top
    }
}
