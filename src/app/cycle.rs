//! Going through values one after the other.

/// The value after the present one, or the one before, round and round.
pub(super) fn next<T: PartialEq + Copy>(value: T, all: &[T], forward: bool) -> T {
    let at = all.iter().position(|&other| other == value).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}
