//! Going through values one after the other.

use crate::engine::Level;
use crate::rules::Variant;
use crate::school::Estimate;

/// The value after the present one, or the one before, round and round.
pub(super) fn next<T: PartialEq + Copy>(value: T, all: &[T], forward: bool) -> T {
    let at = all.iter().position(|&other| other == value).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}

/// The same with the levels of a game, of which the last is the one matched to the player, where that is possible.
pub(super) fn next_level(level: Level, variant: Variant, forward: bool) -> Level {
    let partner = if level.is_matched() { level } else { Estimate::default().partner() };
    let is_known = variant.is_tournament();
    let levels = Level::of(variant).iter().copied().chain(is_known.then_some(partner));
    next(level, &levels.collect::<Vec<_>>(), forward)
}
