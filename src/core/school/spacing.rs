//! Spaced repetition.

/// Days until the next repetition after 1, 2, ... consecutive right answers; then known for good. Each about three
/// times the one before (after Leitner, "So lernt man lernen", 1972: boxes opened ever less often, a miss returns to
/// the first).
const INTERVALS: [u32; 4] = [1, 3, 8, 21];

/// Days until the next repetition after this streak, at least 1; `None` once known for good.
pub fn comes_back_in(streak: u8) -> Option<u32> {
    let at = usize::from(streak.max(1)) - 1;
    INTERVALS.get(at).copied()
}
