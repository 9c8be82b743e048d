//! Spaced repetition.

/// Days until the next repetition after 1, 2, 3 and 4 consecutive right answers; after more, an item is known for good.
/// Each interval is about three times the one before, and a miss returns to the first (Leitner, "So lernt man lernen",
/// 1972).
const INTERVALS: [u32; 4] = [1, 3, 8, 21];

/// Days until the next repetition after this streak; a streak of 0 counts as 1; `None` once known for good.
pub fn comes_back_in(streak: u8) -> Option<u32> {
    let at = usize::from(streak.max(1)) - 1;
    INTERVALS.get(at).copied()
}
