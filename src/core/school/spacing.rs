//! Spaced repetition: when something comes back that was to be learnt.

/// Days until something comes back that was right once in a row, twice, and so on; after that it is known for good.
/// Each about three times as long as the one before (after Leitner, "So lernt man lernen", 1972: what was known moves
/// on to a box that is opened less often, what was not goes back to the first).
const INTERVALS: [u32; 4] = [1, 3, 8, 21];

/// In how many days something comes back that was right so many times in a row, once at least; `None` where it is
/// known for good.
pub fn comes_back_in(streak: u8) -> Option<u32> {
    let at = usize::from(streak.max(1)) - 1;
    INTERVALS.get(at).copied()
}
