//! Measures matched opponents with levels as learners: each should win half of the games.

use super::level_game::level_game;
use super::parallel::Threads;
use crate::files::progress_bar;
use clap::Args;
use outflank_core::engine::{Level, Random};
use outflank_core::rules::{Color, Variant};
use outflank_core::school::Estimate;
use rand::SeedableRng as _;
use std::io::Write;

/// Options of `matched`.
#[derive(Clone, Debug, Args)]
pub struct MatchedOptions {
    /// Learners of each level, who have not played before
    #[arg(long, value_name = "N", default_value = "20")]
    learners: u64,
    /// Games that each of them plays
    #[arg(long, value_name = "N", default_value = "40")]
    games: u64,
    /// The lowest level
    #[arg(long, value_name = "N", default_value = "4")]
    from: u16,
    /// The highest level
    #[arg(long, value_name = "N", default_value = "8")]
    to: u16,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

const RANDOM_PLIES: u32 = 8;

/// Plays, and prints points a game in the first and second half of each learner's games, and the final rating.
/// Errors: `out` takes no more.
pub fn run(options: &MatchedOptions, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "level rating first_half second_half rating_at_the_end")?;
    for &level in Level::of(Variant::REVERSI) {
        if !(options.from..=options.to).contains(&level.number()) {
            continue;
        }
        let progress = progress_bar(options.learners, "");
        let learnt =
            options.threads.share(options.learners as usize, Some(progress), |learner| {
                Ok(learn(options.games, level, options.seed.wrapping_add(learner as u64)))
            })?;
        let count = learnt.len().max(1) as f64;
        let mean = |of: fn(&Learnt) -> f64| learnt.iter().map(of).sum::<f64>() / count;
        writeln!(
            out,
            "{:>5} {:>6.0} {:>10.3} {:>11.3} {:>17.0}",
            level.number(),
            level.rating(Variant::REVERSI).expect("levels are rated"),
            mean(|it| it.halves[0]),
            mean(|it| it.halves[1]),
            mean(|it| it.rating)
        )?;
        out.flush()?;
    }
    Ok(())
}

/// Results of a learner.
struct Learnt {
    /// Points a game in the first and second half.
    halves: [f64; 2],
    rating: f64,
}

/// Games of a learner with alternating sides.
fn learn(games: u64, level: Level, seed: u64) -> Learnt {
    let mut random = Random::seed_from_u64(seed);
    let mut estimate = Estimate::default();
    let (mut points, mut played) = ([0.0; 2], [0.0; 2]);
    for number in 0..games {
        let partner = estimate.partner();
        let side = if number % 2 == 0 { Color::Black } else { Color::White };
        let mut levels = [partner; 2];
        levels[side.index()] = level;
        let game = level_game(levels, RANDOM_PLIES, &mut random, |_, _| true);
        let score = match game.leader() {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        let strength = partner.rating(Variant::REVERSI).expect("it is known");
        estimate.note(strength, score);
        let half = usize::from(number >= games / 2);
        points[half] += score;
        played[half] += 1.0;
    }
    let halves = std::array::from_fn(|half| points[half] / f64::max(played[half], 1.0));
    Learnt { halves, rating: estimate.rating().value }
}
