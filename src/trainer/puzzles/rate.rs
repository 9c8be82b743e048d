//! Rates candidates: interest, motifs, results of the levels.

use super::candidate::{PuzzleCandidate, RatedCandidate, TRIED, TRIES, blocks, read};
use crate::files::{progress_bar, write_whole};
use crate::parallel::Threads;
use anyhow::Context as _;
use clap::Args;
use outflank_core::coach::corner_of;
use outflank_core::engine::search::{Task, TranspositionTable, values};
use outflank_core::engine::{Level, Request, Resources, Stop, chances};
use outflank_core::rules::{Bitboard, Position, Square, Variant};
use outflank_core::school::{LinePly, Solver, motifs_of_line, plies};
use std::path::PathBuf;

/// Options of `puzzles rate`.
#[derive(Clone, Debug, Args)]
pub struct RateOptions {
    /// The folder of the candidates; the rated candidates of a block are written beside it
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    #[command(flatten)]
    threads: Threads,
}

/// Reasons of interest, one bit each.
const GREEDY_FAILS: u32 = 1;
const CORNER_FAILS: u32 = 2;
const LOOKS_BAD: u32 = 4;
const CLUB_FAILS: u32 = 8;
const BESIDE_CORNER: u32 = 16;
const PASSES: u32 = 32;

/// Static rank from which a move looks bad.
const BAD_RANK: usize = 3;
/// Least failure rate of a club player for [`CLUB_FAILS`], and the index in [`TRIED`] of the level that stands for one.
const FAILS: f64 = 0.3;
const CLUB: usize = 2;
const MEBIBYTES: usize = 32;

/// Rates every unrated block. Errors: A block cannot be read or written.
pub fn run(options: &RateOptions) -> anyhow::Result<()> {
    let mut missing = blocks(&options.data, "candidates")?;
    missing.retain(|path| !path.with_extension("rated").exists());
    let progress = progress_bar(missing.len() as u64, "");
    let resources = Resources { threads: 1, ..Resources::default() };
    options.threads.share(missing.len(), Some(progress), |at| {
        let path = &missing[at];
        let candidates = read(path, |line| Some(PuzzleCandidate::of_line(line)?.0))?;
        let mut text = String::new();
        for candidate in candidates {
            let rated = rate(candidate, &resources);
            text.push_str(&rated.to_line());
            text.push('\n');
        }
        let rated = path.with_extension("rated");
        write_whole(&rated, text.as_bytes()).with_context(|| rated.display().to_string())
    })?;
    Ok(())
}

fn rate(candidate: PuzzleCandidate, resources: &Resources) -> RatedCandidate {
    let all = plies(candidate.position, &candidate.composition.line).expect("it was composed");
    let own: Vec<LinePly> = all.iter().filter(|ply| ply.is_own).copied().collect();
    // A pass shows as two plies of one side in a row.
    let passes = all.windows(2).any(|two| two[0].is_own == two[1].is_own) || {
        let last = all.last().expect("there is a move");
        let after = last.position.play(last.square).expect("it is legal");
        after.legal_moves().is_empty() && !after.pass().legal_moves().is_empty()
    };
    let solver = Solver::new(MEBIBYTES);
    let PuzzleCandidate { position, composition, .. } = &candidate;
    let motifs = motifs_of_line(*position, composition.goal, &composition.line, &solver);
    let motifs = motifs.expect("it was composed");
    let mut parts = [1.0; TRIES];
    for (level, part) in TRIED.zip(&mut parts) {
        let level = Level::from_number(Variant::REVERSI, level).expect("there is such a level");
        for ply in &own {
            *part *= chance_of(ply, level, resources);
        }
    }
    let first = own[0];
    let mut interest = looks(first.position, first.square);
    if parts[CLUB] <= 1.0 - FAILS {
        interest |= CLUB_FAILS;
    }
    if passes {
        interest |= PASSES;
    }
    RatedCandidate { candidate, interest, motifs, own_moves: own.len(), solved: parts }
}

/// Probability that a level plays this move.
fn chance_of(ply: &LinePly, level: Level, resources: &Resources) -> f64 {
    if ply.position.legal_moves().len() == 1 {
        return 1.0;
    }
    let request = Request::of_position(ply.position, Variant::REVERSI, level, 0);
    let chances = chances(&request, resources).unwrap_or_default();
    chances.iter().find(|(square, _)| *square == ply.square).map_or(0.0, |(_, chance)| *chance)
}

/// Reasons of interest in a move that need no deep search, one bit each.
fn looks(position: Position, square: Square) -> u32 {
    let moves = position.legal_moves();
    let most = moves.squares().map(|at| position.flips(at).len()).max().unwrap_or(0);
    let mut interest = 0;
    if position.flips(square).len() < most {
        interest |= GREEDY_FAILS;
    }
    if !square.is_corner() && !(moves & Bitboard::CORNERS).is_empty() {
        interest |= CORNER_FAILS;
    }
    let task = Task { depth: 1, exact_empties: 0, ..Task::to_the_end(position, Variant::REVERSI) };
    let table = TranspositionTable::new(1);
    let static_eval = values(task, &table, &Stop::default(), &mut |_| {});
    let score = |at: Square| {
        static_eval.as_ref().and_then(|it| it.moves.iter().find(|value| value.square == at))
    };
    let own = score(square).map_or(0, |value| value.score);
    let better = moves.squares().filter(|at| score(*at).is_some_and(|it| it.score > own));
    if better.count() + 1 >= BAD_RANK {
        interest |= LOOKS_BAD;
    }
    if corner_of(square).is_some_and(|(corner, _)| position.empties().contains(corner)) {
        interest |= BESIDE_CORNER;
    }
    interest
}
