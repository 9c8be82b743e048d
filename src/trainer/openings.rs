//! Finds balanced openings: every position after eight plies, judged by short searches and, if even, by a deep one.

use super::parallel::{Player, Threads};
use crate::files::{LineLog, progress_bar, write_whole};
use anyhow::Context as _;
use clap::Args;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::{Selectivity, Task, TranspositionTable, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::rules::{
    BalancedOpening, Color, Game, Ply, Position, Square, Variant, pack_openings, transcript,
};
use rand::SeedableRng as _;
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::Mutex;

/// Options of `openings`.
#[derive(Clone, Debug, Args)]
pub struct OpeningsOptions {
    /// The file of what was judged; positions that are in it already are not judged again
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    /// The file for the balanced openings
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Plies of the deep search
    #[arg(long, value_name = "N", default_value = "16", value_parser = clap::value_parser!(u32).range(8..=24))]
    depth: u32,
    /// Largest lead of a side, in discs
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(i8).range(0..=7))]
    within: i8,
    #[command(flatten)]
    player: Player,
    #[command(flatten)]
    threads: Threads,
}

/// Depths of the short searches, and their error margins in discs.
const GLANCES: [(u32, i32); 2] = [(8, 4), (12, 2)];

const MEBIBYTES: usize = 16;

/// Positions written together.
const BATCH: usize = 64;

/// Judges every position, and writes the balanced ones. Errors: weights or files cannot be read or written.
pub fn run(options: &OpeningsOptions) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    let mut games = positions_after(BalancedOpening::PLIES);
    // A position with a forced pass is not an opening.
    games.retain(|game| !game.legal_moves().is_empty());
    let (journal, lines) = LineLog::open(&options.data)
        .with_context(|| format!("{} could not be used", options.data.display()))?;
    let mut scores: HashMap<String, i32> = HashMap::new();
    for line in &lines {
        let (moves, score) = line.split_once(' ').context("a line has no score")?;
        scores.insert(moves.to_owned(), score.parse().context("a score is none")?);
    }
    let open: Vec<&Game> =
        games.iter().filter(|game| !scores.contains_key(&transcript::write(game))).collect();
    let batches: Vec<&[&Game]> = open.chunks(BATCH).collect();
    let journal = Mutex::new(journal);
    let progress = progress_bar(batches.len() as u64, "");
    let judged = options.threads.share(batches.len(), Some(progress), |at| {
        let mut table = TranspositionTable::new(MEBIBYTES);
        let judge = |game: &&Game| {
            table.new_generation();
            (transcript::write(game), judge(game, options, &table, &weights))
        };
        let judged: Vec<(String, i32)> = batches[at].iter().map(judge).collect();
        let lines: Vec<String> =
            judged.iter().map(|(moves, score)| format!("{moves} {score}")).collect();
        journal.lock().expect("no holder panics").write(&lines.join("\n"))?;
        Ok(judged)
    })?;
    scores.extend(judged.into_iter().flatten());
    let balanced = games.iter().filter_map(|game| {
        let score = i8::try_from(scores[&transcript::write(game)]).ok()?;
        let moves: Vec<Square> = game.played().iter().filter_map(Ply::square).collect();
        let moves = moves.try_into().ok()?;
        (score.abs() <= options.within).then_some(BalancedOpening { moves, score })
    });
    write_whole(&options.out, &pack_openings(balanced.collect()))
        .with_context(|| format!("{} could not be written", options.out.display()))
}

/// A game to each position after this number of plies, up to symmetry.
fn positions_after(plies: usize) -> Vec<Game> {
    let mut games = vec![Game::new(Variant::REVERSI, Color::Black)];
    for _ in 0..plies {
        let mut seen: HashSet<Position> = HashSet::new();
        let mut next = Vec::new();
        for game in &games {
            // f5 stands for all first moves.
            let first = game.played().is_empty();
            for square in game.legal_moves().squares().filter(|it| !first || it.to_string() == "f5")
            {
                let mut after = game.clone();
                after.place(square).expect("it is legal");
                if !after.is_over() && seen.insert(after.position().canonical()) {
                    next.push(after);
                }
            }
        }
        games = next;
    }
    games
}

/// Black's final margin by a search.
fn judge(
    game: &Game,
    options: &OpeningsOptions,
    table: &TranspositionTable,
    weights: &Weights,
) -> i32 {
    let all = Task::to_the_end(*game.position(), Variant::REVERSI);
    let task = Task { exact_empties: 0, weights, selectivity: Selectivity::Bold, ..all };
    let score = |depth: u32| {
        let mut random = Random::seed_from_u64(0);
        let task = Task { depth, ..task };
        let report = search(task, table, &mut random, &Stop::default(), &mut |_| {});
        let score = report.expect("there is a move").score;
        if game.side_to_move() == Color::Black { score } else { -score }
    };
    for (depth, margin) in GLANCES {
        let at_a_glance = score(depth);
        if at_a_glance.abs() > i32::from(options.within) + margin {
            return at_a_glance;
        }
    }
    score(options.depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_met_once() {
        // Number of positions up to symmetry by ply.
        for (plies, positions) in [(1, 1), (2, 3), (3, 14), (4, 60), (5, 322), (6, 1773)] {
            assert_eq!(positions_after(plies).len(), positions, "{plies}");
        }
    }
}
