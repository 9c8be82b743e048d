//! Turns the shipped puzzles back into candidates, for new ratings after changes of the levels.

use super::candidate::PuzzleCandidate;
use crate::files::{progress_bar, write_whole};
use crate::parallel::Threads;
use anyhow::Context as _;
use clap::Args;
use outflank_core::school::{Composer, Composition, Puzzle, puzzles};
use std::fs;
use std::path::PathBuf;

/// Options of `puzzles reopen`.
#[derive(Clone, Debug, Args)]
pub struct ReopenOptions {
    /// The folder for the candidates; blocks that are there already are not written again
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    #[command(flatten)]
    threads: Threads,
}

const BLOCK: usize = 50;
const MEBIBYTES: usize = 32;

/// Writes the candidates by block. Errors: A block cannot be written, or a shipped puzzle is invalid.
pub fn run(options: &ReopenOptions) -> anyhow::Result<()> {
    fs::create_dir_all(&options.data)
        .with_context(|| format!("{} could not be made", options.data.display()))?;
    let blocks: Vec<&[Puzzle]> = puzzles().chunks(BLOCK).collect();
    let path = |at: usize| options.data.join(format!("shipped-{at:04}.candidates"));
    let missing: Vec<usize> = (0..blocks.len()).filter(|&at| !path(at).exists()).collect();
    let progress = progress_bar(missing.len() as u64, "");
    options.threads.share(missing.len(), Some(progress), |at| {
        let path = path(missing[at]);
        let composer = Composer::new(MEBIBYTES);
        let mut text = String::new();
        for puzzle in blocks[missing[at]] {
            text.push_str(&reopened(puzzle, &composer)?.to_line());
            text.push('\n');
        }
        write_whole(&path, text.as_bytes()).with_context(|| path.display().to_string())
    })?;
    Ok(())
}

/// Candidate of a puzzle, recomposed because the set lacks the gap of its first move.
fn reopened(puzzle: &Puzzle, composer: &Composer) -> anyhow::Result<PuzzleCandidate> {
    let again = composer.compose(puzzle.position);
    let gap = again.with_context(|| format!("puzzle {}", puzzle.id))?.gap;
    let Puzzle { position, side, goal, score, ref line, .. } = *puzzle;
    Ok(PuzzleCandidate {
        position,
        side,
        composition: Composition { goal, score, gap, line: line.clone() },
    })
}
