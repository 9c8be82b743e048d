//! Going through values one after the other.

use crate::engine::Level;
use crate::opponents::Guest;
use crate::rules::Variant;
use crate::school::Estimate;
use crate::store::Seat;

/// The value after the present one, or the one before, round and round.
pub(in crate::app) fn next<T: PartialEq + Copy>(value: T, all: &[T], forward: bool) -> T {
    let at = all.iter().position(|&other| other == value).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}

/// The same with the levels of a game, of which the last is the one matched to the player, where that is possible.
pub(in crate::app) fn next_level(level: Level, variant: Variant, forward: bool) -> Level {
    next(level, &levels(level, variant), forward)
}

fn levels(level: Level, variant: Variant) -> Vec<Level> {
    let partner = if level.is_matched() { level } else { Estimate::default().partner() };
    let is_known = variant.is_tournament();
    Level::of(variant).iter().copied().chain(is_known.then_some(partner)).collect()
}

/// The same with everybody who can play against a person: the levels, then the guests, who know one game.
pub(in crate::app) fn next_opponent(
    opponent: Seat,
    variant: Variant,
    guests: &[Guest],
    forward: bool,
) -> Seat {
    let level = opponent.level().unwrap_or(Level::Champion);
    let levels = levels(level, variant).into_iter().map(Seat::Computer);
    next(opponent, &levels.chain(seats_of(variant, guests)).collect::<Vec<_>>(), forward)
}

/// The same with everybody who can be watched.
pub(in crate::app) fn next_watched(
    player: Seat,
    variant: Variant,
    guests: &[Guest],
    forward: bool,
) -> Seat {
    let levels = Level::of(variant).iter().copied().map(Seat::Computer);
    next(player, &levels.chain(seats_of(variant, guests)).collect::<Vec<_>>(), forward)
}

/// The guests who know a game.
fn seats_of(variant: Variant, guests: &[Guest]) -> impl Iterator<Item = Seat> {
    let known = guests.iter().filter(move |_| variant.is_tournament());
    known.map(|guest| Seat::Guest(guest.name))
}
