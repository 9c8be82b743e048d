//! Measures the shares of people that the game shows: how often a move is played of which it says so.

use super::chosen_moves::ChosenMove;
use super::parallel::Threads;
use super::reading::shuffled;
use outflank_core::coach::{SHOWN_EXPONENT, temper};
use outflank_core::engine::people::PersonRating;
use outflank_core::engine::search::TranspositionTable;
use outflank_core::engine::{Level, Request, Resources, Stop, shares_of_people};
use outflank_core::rules::Variant;
use std::io::Write;

/// Bounds of the shares that are said, in percent.
const SAID: [f32; 8] = [0.0, 5.0, 15.0, 30.0, 50.0, 70.0, 95.0, 100.1];

/// Bounds of the ratings of the people.
const BANDS: [f32; 5] = [0.0, 1350.0, 1650.0, 1850.0, 4000.0];

/// Exponents that are tried: 1 leaves the shares as they are, smaller ones make them less sure.
const EXPONENTS: [f32; 9] = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0];

/// Shares of all moves of a position, for the rating of the person who played.
struct ForetoldShares {
    shares: Vec<f32>,
    chosen: usize,
    rating: f32,
}

/// A share that is said of a move, and whether the move was played.
struct Said {
    percent: f32,
    rating: f32,
    is_played: bool,
}

/// Prints how well exponents foretell `count` moves of `kept`, and what is said of each move of as many positions of
/// `tested`, for the rating of the person who played, beside what happened. Errors: `out` takes no more.
pub fn measure(
    [kept, tested]: [&[ChosenMove]; 2],
    count: usize,
    seed: u64,
    threads: Threads,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let foretold = |moves: &[ChosenMove]| {
        let drawn = shuffled(moves, seed);
        let drawn = &drawn[..count.min(drawn.len())];
        threads.share(drawn.len(), None, |at| Ok(ForetoldShares::of(drawn[at])))
    };
    let of_kept = foretold(kept)?;
    for exponent in EXPONENTS {
        let nats = of_kept.iter().map(|it| it.nats(exponent)).sum::<f32>() / of_kept.len() as f32;
        writeln!(out, "exponent {exponent}: {nats:.4} nats a move")?;
    }
    let of_tested = foretold(tested)?;
    for exponent in [1.0, SHOWN_EXPONENT] {
        let said: Vec<Said> = of_tested.iter().flat_map(|it| it.said(exponent)).collect();
        writeln!(
            out,
            "\nexponent {exponent}:\n\n| said, in % | rating | moves | said | happened | +- |"
        )?;
        writeln!(out, "|---|---|---|---|---|---|")?;
        for bounds in SAID.windows(2) {
            print_bin(&said, bounds, out)?;
        }
    }
    Ok(())
}

impl ForetoldShares {
    fn of(it: &ChosenMove) -> Self {
        let request = Request::of_position(it.position, Variant::REVERSI, Level::Random, 0);
        let request = Request { last: it.last(), ..request };
        let table = TranspositionTable::new(1);
        let shares = shares_of_people(&request, &Resources::default(), &table, &Stop::default());
        let away = |rating: &PersonRating| (f32::from(rating.get()) - it.rating).abs();
        let nearest = PersonRating::all().min_by(|one, other| away(one).total_cmp(&away(other)));
        let place = nearest.expect("there are ratings").place();
        let shares = shares.into_iter().flatten().map(|popular| popular.shares[place]).collect();
        Self { shares, chosen: it.chosen, rating: it.rating }
    }

    fn tempered(&self, exponent: f32) -> Vec<f32> {
        let mut shares = self.shares.clone();
        temper(&mut shares, exponent);
        shares
    }

    fn nats(&self, exponent: f32) -> f32 {
        -self.tempered(exponent)[self.chosen].max(LEAST).ln()
    }

    fn said(&self, exponent: f32) -> impl Iterator<Item = Said> {
        self.tempered(exponent).into_iter().enumerate().map(|(at, share)| Said {
            percent: 100.0 * share,
            rating: self.rating,
            is_played: at == self.chosen,
        })
    }
}

/// Least share, whose logarithm is finite.
const LEAST: f32 = 1e-6;

/// Prints the moves of which a share between these bounds is said, all and by rating.
fn print_bin(said: &[Said], bounds: &[f32], out: &mut impl Write) -> anyhow::Result<()> {
    let is_in = |it: &&Said| (bounds[0]..bounds[1]).contains(&it.percent);
    let name = format!("{:.0}-{:.0}", bounds[0], bounds[1]);
    let here: Vec<&Said> = said.iter().filter(is_in).collect();
    print_row(&name, "all", &here, out)?;
    for band in BANDS.windows(2) {
        let its = here.iter().filter(|it| (band[0]..band[1]).contains(&it.rating));
        let rating = format!("{:.0}-{:.0}", band[0], band[1]);
        print_row(&name, &rating, &its.copied().collect::<Vec<_>>(), out)?;
    }
    Ok(())
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
