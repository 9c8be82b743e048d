//! Measures the ratings of the levels, and of those that play as people do, on one scale.
//!
//! Neighbouring levels play each other, people the two levels nearest to them and people 300 points apart. Each opening
//! of eight random plies is played twice, with both colours. The ratings are those of a tournament's list.

use super::level_game::level_game;
use super::parallel::Threads;
use crate::files::{progress_bar, write_whole};
use anyhow::Context as _;
use clap::Args;
use outflank_core::club::{GameScore, rate};
use outflank_core::engine::{Level, Random};
use outflank_core::rules::{Color, Variant};
use rand::SeedableRng as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Options of `ladder`.
#[derive(Clone, Debug, Args)]
pub struct LadderOptions {
    /// The folder for the results; games that are there already are not played again
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// Games between neighbouring levels; people play a fifth of them against each of two levels, and two fifths
    /// against people 300 points apart; level 10 plays a quarter
    #[arg(long, value_name = "N", default_value = "1000")]
    games: u64,
    /// A whole number that makes the games repeatable, except those of level 10
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

/// Games of a file.
const BLOCK: u64 = 20;
const RANDOM_PLIES: u32 = 8;
/// Distance of the people who play each other, in steps of 100 points.
const APART: usize = 3;
/// Level with a given rating.
const ANCHOR: (u16, f64) = (3, 1000.0);
/// Elo points of ten to one.
const TENFOLD: f64 = 400.0;

/// Two levels by their place among all players, and their number of games.
#[derive(Clone, Copy, Debug)]
struct LadderPairing {
    players: [usize; 2],
    games: u64,
}

/// Points of a pairing's first player.
#[derive(Clone, Copy, Debug)]
struct PairResult {
    pairing: LadderPairing,
    points: f64,
}

/// Plays the missing games, and prints results and ratings. Errors: a file cannot be written or read, or `out` takes no
/// more.
pub fn run(options: &LadderOptions, out: &mut impl Write) -> anyhow::Result<()> {
    fs::create_dir_all(&options.data)
        .with_context(|| format!("{} could not be made", options.data.display()))?;
    let players = players();
    let pairings = pairings(&players, options.games);
    let path = |pairing: &LadderPairing, block: u64| {
        let [first, second] = pairing.players.map(|place| file_name(players[place]));
        options.data.join(format!("{first}-{second}-{block:04}.points"))
    };
    let blocks =
        pairings.iter().flat_map(|it| (0..it.games.div_ceil(BLOCK)).map(move |at| (it, at)));
    let missing: Vec<_> = blocks.filter(|(pairing, at)| !path(pairing, *at).exists()).collect();
    let progress = progress_bar(missing.len() as u64, "");
    options.threads.share(missing.len(), Some(progress), |at| {
        let (pairing, block) = missing[at];
        let points = play_block(pairing.players.map(|place| players[place]), block, options.seed);
        write_whole(&path(pairing, block), format!("{points}\n").as_bytes())?;
        anyhow::Ok(())
    })?;
    let mut results = Vec::new();
    for pairing in pairings {
        let blocks = pairing.games.div_ceil(BLOCK);
        let points: Result<Vec<f64>, _> = (0..blocks).map(|at| read(&path(&pairing, at))).collect();
        let pairing = LadderPairing { games: blocks * BLOCK, ..pairing };
        results.push(PairResult { pairing, points: points?.iter().sum() });
    }
    print(&players, &results, out)
}

/// The levels, then those that play as people do.
fn players() -> Vec<Level> {
    let levels = Level::of(Variant::REVERSI).iter().copied();
    levels.chain(Level::people(Variant::REVERSI)).collect()
}

fn file_name(player: Level) -> String {
    player.as_player().replace(':', "")
}

/// Rating that the program states.
fn stated(player: Level) -> f64 {
    player.rating(Variant::REVERSI).expect("every level is rated")
}

fn pairings(players: &[Level], games: u64) -> Vec<LadderPairing> {
    let count = Level::of(Variant::REVERSI).len();
    let mut pairings = Vec::new();
    for (first, stronger) in players[1..count].iter().enumerate() {
        let games = if stronger.move_time().is_some() { games / 4 } else { games };
        pairings.push(LadderPairing { players: [first, first + 1], games });
    }
    for person in count..players.len() {
        let mut near: Vec<usize> = (0..count).collect();
        let distance = |place: usize| (stated(players[place]) - stated(players[person])).abs();
        near.sort_by(|&one, &other| distance(one).total_cmp(&distance(other)));
        let levels = near.into_iter().take(2);
        pairings.extend(
            levels.map(|level| LadderPairing { players: [level, person], games: games / 5 }),
        );
        let other = person + APART;
        if other < players.len() {
            pairings.push(LadderPairing { players: [person, other], games: games * 2 / 5 });
        }
    }
    pairings
}

/// Points of the first level in the games of a block.
fn play_block(levels: [Level; 2], block: u64, seed: u64) -> f64 {
    (block * BLOCK..(block + 1) * BLOCK)
        .map(|number| {
            // Two games with the same opening.
            let mut random = Random::seed_from_u64(seed.wrapping_add(number / 2));
            let is_black = number % 2 == 0;
            let sides = if is_black { levels } else { [levels[1], levels[0]] };
            let game = level_game(sides, RANDOM_PLIES, &mut random, |_, _| true);
            match game.leader() {
                None => 0.5,
                Some(winner) => f64::from((winner == Color::Black) == is_black),
            }
        })
        .sum()
}

fn read(path: &Path) -> anyhow::Result<f64> {
    let what = || format!("{} is damaged: remove it, and it is played again", path.display());
    let text = fs::read_to_string(path).with_context(what)?;
    let points: f64 = text.trim().parse().with_context(what)?;
    anyhow::ensure!((0.0..=BLOCK as f64).contains(&points), what());
    Ok(points)
}

fn print(players: &[Level], results: &[PairResult], out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "first second games share_of_first elo_of_second two_standard_deviations")?;
    for PairResult { pairing, points } in results {
        let [first, second] = pairing.players.map(|place| players[place].as_player());
        let games = pairing.games.max(1) as f64;
        // Half a game each: a match without a loss has a finite difference.
        let share = (points + 0.5) / (games + 1.0);
        let ahead = TENFOLD * ((1.0 - share) / share).log10();
        let slope = TENFOLD / std::f64::consts::LN_10 / (share * (1.0 - share));
        let error = 2.0 * slope * (share * (1.0 - share) / games).sqrt();
        writeln!(out, "{first} {second} {games} {share:.3} {ahead:+.0} {error:.0}")?;
    }
    let ratings = ratings(players, results);
    writeln!(out, "\nplayer rating stated")?;
    for (player, rating) in players.iter().zip(ratings) {
        writeln!(out, "{} {rating:.0} {:.0}", player.as_player(), stated(*player))?;
    }
    Ok(())
}

/// Ratings of [`rate`], shifted to the anchor. Of a pairing's points a fraction is a draw.
fn ratings(players: &[Level], results: &[PairResult]) -> Vec<f64> {
    let mut games = Vec::new();
    for PairResult { pairing: LadderPairing { players, games: count }, points } in results {
        let scores = (0..*count).map(|number| match points - number as f64 {
            1.0.. => [1, 0],
            0.5.. => [1, 1],
            _ => [0, 1],
        });
        games.extend(scores.map(|score| (*players, GameScore::counted(score))));
    }
    let rated = rate(players.len(), &games);
    let anchor = players.iter().position(|it| it.number() == ANCHOR.0).expect("it is a level");
    let shift = ANCHOR.1 - rated[anchor].elo;
    rated.iter().map(|it| it.elo + shift).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_known_ratings_lead_back_to_them() {
        let players = players();
        let known: Vec<f64> = (0..players.len()).map(|place| 700.0 + 90.0 * place as f64).collect();
        let results: Vec<PairResult> = pairings(&players, 100_000)
            .into_iter()
            .map(|pairing| {
                let [first, second] = pairing.players.map(|place| known[place]);
                let share = 1.0 / (1.0 + 10_f64.powf((second - first) / TENFOLD));
                PairResult { pairing, points: share * pairing.games as f64 }
            })
            .collect();
        let shift = 1000.0 - known[2];
        for (rating, known) in ratings(&players, &results).iter().zip(known) {
            assert!((rating - known - shift).abs() < 2.0, "{rating} for {}", known + shift);
        }
    }
}
