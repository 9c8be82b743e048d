//! Holds the strengths of the shipped puzzles against the shares of people who would find their moves.

use crate::files::progress_bar;
use crate::parallel::Threads;
use clap::Args;
use outflank_core::coach::PeopleQuestion;
use outflank_core::engine::people::PersonRating;
use outflank_core::engine::{Resources, Stop};
use outflank_core::school::{LinePly, Puzzle, puzzles};
use std::io::Write;

/// Options of `puzzles people`.
#[derive(Clone, Debug, Args)]
pub struct SharesOptions {
    #[command(flatten)]
    threads: Threads,
}

/// Shares of the people of each rating who find the first move, and all moves.
type Found = [[f64; PersonRating::COUNT]; 2];

/// Number of groups of puzzles of about the same strength.
const GROUPS: usize = 5;

/// Prints rank correlations of the strengths with the shares, and mean shares of groups of puzzles from the weakest on.
///
/// Errors: those of the threads, or `out` takes no more.
pub fn run(options: &SharesOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let all = puzzles();
    let progress = progress_bar(all.len() as u64, "");
    let found = options.threads.share(all.len(), Some(progress), |at| Ok(found(&all[at])))?;
    let strengths: Vec<f64> = all.iter().map(|puzzle| puzzle.strength.into()).collect();
    let column = |part: usize, rating: PersonRating| -> Vec<f64> {
        found.iter().map(|it| it[part][rating.place()]).collect()
    };
    writeln!(
        out,
        "{} puzzles: rank correlation of the strength with the share of people",
        all.len()
    )?;
    writeln!(out, "| rating | who find the first move | who find all moves |\n|---|---|---|")?;
    for rating in PersonRating::all() {
        let [first, line] = [0, 1].map(|part| rank_correlation(&strengths, &column(part, rating)));
        writeln!(out, "| {rating} | {first:.2} | {line:.2} |")?;
    }
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by(|one, other| strengths[*one].total_cmp(&strengths[*other]));
    write!(out, "| strength |")?;
    let shown = || PersonRating::all().step_by(5);
    shown().try_for_each(|rating| write!(out, " {rating}: first move; all moves |"))?;
    writeln!(out, "\n|---|---|---|---|")?;
    for group in order.chunks(order.len().div_ceil(GROUPS)) {
        let bounds = [group[0], group[group.len() - 1]].map(|at| all[at].strength);
        write!(out, "| {} to {} |", bounds[0], bounds[1])?;
        for rating in shown() {
            let mean = |part: usize| {
                let sum: f64 = group.iter().map(|at| found[*at][part][rating.place()]).sum();
                100.0 * sum / group.len() as f64
            };
            write!(out, " {:.0} %; {:.0} % |", mean(0), mean(1))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn found(puzzle: &Puzzle) -> Found {
    let own: Vec<LinePly> = puzzle.plies().into_iter().filter(|ply| ply.is_own).collect();
    let mut found = [[1.0; PersonRating::COUNT]; 2];
    for (at, ply) in own.iter().enumerate() {
        let question = PeopleQuestion::of_position(ply.position);
        let shares = question.answer(&Resources::default(), &Stop::default());
        let shares = shares.expect("nothing stops it");
        for rating in PersonRating::all() {
            let share = f64::from(shares.of(ply.square, rating));
            if at == 0 {
                found[0][rating.place()] = share;
            }
            found[1][rating.place()] *= share;
        }
    }
    found
}

/// Spearman's rank correlation; equal values have their mean rank.
fn rank_correlation(one: &[f64], other: &[f64]) -> f64 {
    let [one, other] = [one, other].map(ranks);
    let mean = (one.len() as f64 - 1.0) / 2.0;
    let sum = |a: &[f64], b: &[f64]| -> f64 {
        a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum()
    };
    sum(&one, &other) / (sum(&one, &one) * sum(&other, &other)).sqrt()
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|one, other| values[*one].total_cmp(&values[*other]));
    let mut ranks = vec![0.0; values.len()];
    let mut first = 0;
    for equal in order.chunk_by(|one, other| values[*one].total_cmp(&values[*other]).is_eq()) {
        let mean = first as f64 + (equal.len() as f64 - 1.0) / 2.0;
        for at in equal {
            ranks[*at] = mean;
        }
        first += equal.len();
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_equal_values_are_their_mean() {
        assert_eq!(ranks(&[3.0, 1.0, 3.0, 2.0]), [2.5, 0.0, 2.5, 1.0]);
        let one_to_four = [1.0, 2.0, 3.0, 4.0];
        let is_about = |other: [f64; 4], wanted: f64| {
            (rank_correlation(&one_to_four, &other) - wanted).abs() < 1e-9
        };
        assert!(is_about([10.0, 100.0, 1000.0, 10_000.0], 1.0));
        assert!(is_about([5.0, 4.0, 3.0, 0.0], -1.0));
        assert!(is_about([1.0, 3.0, 2.0, 4.0], 0.8));
    }
}
