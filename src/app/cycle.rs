//! Cycling through values.

use crate::engine::Level;
use crate::opponents::Guest;
use crate::rules::Variant;
use crate::school::Estimate;
use crate::store::Seat;

pub(in crate::app) fn next<T: PartialEq + Copy>(value: T, all: &[T], forward: bool) -> T {
    let at = all.iter().position(|&other| other == value).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}

/// Next or previous level of a game; the matched level is last, if there is one.
pub(in crate::app) fn next_level(level: Level, variant: Variant, forward: bool) -> Level {
    next(level, &levels(level, variant), forward)
}

/// Levels of the same kind: those of the game, or those that play as people do.
fn levels(level: Level, variant: Variant) -> Vec<Level> {
    if level.person().is_some() {
        return Level::people(variant).collect();
    }
    let partner = if level.is_matched() { level } else { Estimate::default().partner() };
    let is_known = variant.is_tournament();
    Level::of(variant).iter().copied().chain(is_known.then_some(partner)).collect()
}

/// Next or previous opponent of a person: levels, then engines that know the game.
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

/// Level of the other kind, of about the same strength: one that plays as people do in place of another, or the other
/// way round.
pub(in crate::app) fn other_kind(level: Level, variant: Variant) -> Level {
    let rating = level.rating(variant).unwrap_or_default();
    let away = |it: &Level| (it.rating(variant).unwrap_or_default() - rating).abs();
    let nearest =
        |levels: Vec<Level>| levels.into_iter().min_by(|a, b| away(a).total_cmp(&away(b)));
    let others = match level.person() {
        Some(_) => Level::of(variant).to_vec(),
        None => Level::people(variant).collect(),
    };
    nearest(others).unwrap_or(level)
}

/// Next or previous player to watch.
pub(in crate::app) fn next_watched(
    player: Seat,
    variant: Variant,
    guests: &[Guest],
    forward: bool,
) -> Seat {
    let levels = Level::of(variant).iter().copied().chain(Level::people(variant));
    let levels = levels.map(Seat::Computer);
    next(player, &levels.chain(seats_of(variant, guests)).collect::<Vec<_>>(), forward)
}

/// Engines that know a game.
fn seats_of(variant: Variant, guests: &[Guest]) -> impl Iterator<Item = Seat> {
    let known = guests.iter().filter(move |_| variant.is_tournament());
    known.map(|guest| Seat::Guest(guest.name))
}
