//! Measures the shares of people that the game shows: how often a move is played of which it says so.

use super::chosen_moves::ChosenMove;
use super::parallel::Threads;
use super::reading::shuffled;
use outflank_core::engine::people::PersonRating;
use outflank_core::engine::search::TranspositionTable;
use outflank_core::engine::{Level, Request, Resources, Stop, shares_of_people};
use outflank_core::rules::Variant;
use std::io::Write;

/// Bounds of the shares that are said, in percent.
const SAID: [f32; 8] = [0.0, 5.0, 15.0, 30.0, 50.0, 70.0, 95.0, 100.1];

/// Bounds of the ratings of the people.
const BANDS: [f32; 5] = [0.0, 1350.0, 1650.0, 1850.0, 4000.0];

/// A share that is said of a move, and whether the move was played.
struct Said {
    percent: f32,
    rating: f32,
    is_played: bool,
}

/// Prints what is said of the moves of `count` positions, each for the rating of the person who played, and what
/// happened. Errors: `out` takes no more.
pub fn measure(
    moves: &[ChosenMove],
    count: usize,
    seed: u64,
    threads: Threads,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let drawn = shuffled(moves, seed);
    let drawn = &drawn[..count.min(drawn.len())];
    let said = threads.share(drawn.len(), None, |at| Ok(said_of(drawn[at])))?;
    let said: Vec<Said> = said.into_iter().flatten().collect();
    writeln!(out, "| said, in % | rating | moves | said | happened | +- |")?;
    writeln!(out, "|---|---|---|---|---|---|")?;
    for bounds in SAID.windows(2) {
        let is_in = |it: &&Said| (bounds[0]..bounds[1]).contains(&it.percent);
        let name = format!("{:.0}-{:.0}", bounds[0], bounds[1]);
        let here: Vec<&Said> = said.iter().filter(is_in).collect();
        print_row(&name, "all", &here, out)?;
        for band in BANDS.windows(2) {
            let its = here.iter().filter(|it| (band[0]..band[1]).contains(&it.rating));
            let rating = format!("{:.0}-{:.0}", band[0], band[1]);
            print_row(&name, &rating, &its.copied().collect::<Vec<_>>(), out)?;
        }
    }
    Ok(())
}

/// Shares of all moves of a position, as they are said.
fn said_of(it: &ChosenMove) -> Vec<Said> {
    let request = Request::of_position(it.position, Variant::REVERSI, Level::Random, 0);
    let request = Request { last: it.last(), ..request };
    let table = TranspositionTable::new(1);
    let shares = shares_of_people(&request, &Resources::default(), &table, &Stop::default());
    let nearest = |rating: &PersonRating| (f32::from(rating.get()) - it.rating).abs();
    let rating = PersonRating::all().min_by(|one, other| nearest(one).total_cmp(&nearest(other)));
    let place = rating.expect("there are ratings").place();
    let said = shares.into_iter().flatten().enumerate().map(|(at, popular)| Said {
        percent: 100.0 * popular.shares[place],
        rating: it.rating,
        is_played: at == it.chosen,
    });
    said.collect()
}

fn print_row(
    said: &str,
    rating: &str,
    moves: &[&Said],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let count = moves.len() as f32;
    if moves.is_empty() {
        return Ok(());
    }
    let mean = moves.iter().map(|it| it.percent).sum::<f32>() / count;
    let share = moves.iter().filter(|it| it.is_played).count() as f32 / count;
    let (happened, error) = (100.0 * share, 196.0 * (share * (1.0 - share) / count).sqrt());
    let all = moves.len();
    writeln!(out, "| {said} | {rating} | {all} | {mean:.1} | {happened:.1} | {error:.1} |")?;
    Ok(())
}
