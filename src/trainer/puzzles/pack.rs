//! Selects the shipped set, with ratings and numbers.

use super::candidate::{RatedCandidate, TRIES, blocks, read};
use super::curve::Curves;
use crate::files::write_whole;
use anyhow::{Context as _, bail};
use clap::Args;
use outflank_core::engine::{Random, Strength};
use outflank_core::rules::Position;
use outflank_core::school::{
    Composition, EMPTIES, Motif, Motifs, Puzzle, PuzzleGoal, is_easy_line, pack, plies, unpack,
};
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use strum::VariantArray as _;

/// Options of `puzzles pack`.
#[derive(Clone, Debug, Args)]
pub struct PackOptions {
    /// The folder of the rated candidates
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// The file to write; puzzles that are in it already keep their numbers
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Largest number of puzzles
    #[arg(long, value_name = "N", default_value = "6000")]
    count: usize,
    /// Number of easy puzzles: corners that win and wipe-outs in one to three moves, with strengths from 400 to 900
    #[arg(long, value_name = "N", default_value = "450")]
    easy: usize,
}

/// Strengths of easy puzzles.
const EASY: std::ops::RangeInclusive<u16> = 400..=900;
/// Least number of reasons of interest.
const REASONS: u32 = 2;
/// Largest percentages of single-move puzzles and of disc-saving ones.
const SINGLE: usize = 20;
const SAVING: usize = 55;
const BAND: u32 = 3;
/// Bands, from the fewest empties.
const BANDS: usize = 5;
/// Selects, numbers, writes, and describes the set. Errors: A file cannot be read or written.
pub fn run(options: &PackOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let mut all = Vec::new();
    for path in blocks(&options.data, "rated")? {
        all.extend(read(&path, RatedCandidate::of_line)?);
    }
    writeln!(out, "{} candidates", all.len())?;
    let known = match fs::read(&options.out) {
        Ok(bytes) => unpack(&bytes).context("the file to write is there and damaged")?,
        Err(_) => Vec::new(),
    };
    let mut selection = Selection::default();
    for puzzle in known {
        let Some(again) = all.iter().find(|it| it.candidate.position == puzzle.position) else {
            bail!("puzzle {} is no candidate any more", puzzle.id);
        };
        selection.take(again.clone());
    }
    // Shuffled, so that candidates found first are not preferred.
    all.shuffle(&mut Random::seed_from_u64(0));
    // More moves and known motifs come first.
    all.sort_by_key(|it| (it.own_moves == 1, it.motifs.is_empty()));
    let is_easy = |it: &RatedCandidate| {
        let Composition { goal, line, .. } = &it.candidate.composition;
        is_easy_line(it.candidate.position, *goal, line)
    };
    let curves = Curves::fitted_to(&all.iter().collect::<Vec<_>>());
    let is_for_beginners = |it: &RatedCandidate| {
        is_easy(it)
            && EASY.contains(&curves.strength(it))
            && EMPTIES.contains(&it.candidate.position.empties().len())
    };
    let have = selection.taken.iter().filter(|it| is_for_beginners(it)).count();
    let mut easy = all.iter().filter(|it| is_for_beginners(it));
    for _ in have..options.easy {
        let Some(next) = easy.find(|it| !selection.has(it)) else { break };
        selection.add(next.clone());
    }
    selection.fill(&all, options.count);
    let mut new = selection.taken.split_off(selection.known);
    new.shuffle(&mut Random::seed_from_u64(1));
    selection.taken.append(&mut new);
    // Abilities are fitted to unselected puzzles only, so that the selected ones can test the predictions.
    let left_out: Vec<&RatedCandidate> = all.iter().filter(|it| !selection.has(it)).collect();
    let curves = Curves::fitted_to(&left_out);
    let ahead = curves.ahead().map(|points| format!("{points:+.0}")).join(" ");
    writeln!(out, "levels ahead of their ratings: {ahead}")?;
    let numbered = selection.taken.iter().zip(1..);
    let puzzles: Vec<Puzzle> = numbered.map(|(it, id)| puzzle(it, id, &curves)).collect();
    let bytes = pack(&puzzles);
    write_whole(&options.out, &bytes).with_context(|| options.out.display().to_string())?;
    writeln!(out, "{} puzzles, {} bytes", puzzles.len(), bytes.len())?;
    describe(&selection.taken, &puzzles, out)?;
    calibration(&selection.taken, &curves, out)
}

fn puzzle(rated: &RatedCandidate, id: u32, curves: &Curves) -> Puzzle {
    let candidate = &rated.candidate;
    Puzzle {
        id,
        position: candidate.position,
        side: candidate.side,
        goal: candidate.composition.goal,
        score: candidate.composition.score,
        line: candidate.composition.line.clone(),
        motifs: rated.motifs.strongest(),
        proven: rated.motifs,
        strength: curves.strength(rated).min(most_by_guessing(rated)),
    }
}

/// Points that a choice between twice as many moves adds to the rating of a player who guesses, at most.
const DOUBLED: f64 = 330.0;

/// Largest strength of a puzzle by the number of lines that one can choose from: with few legal moves a guess is often
/// right, whatever the levels make of it.
fn most_by_guessing(rated: &RatedCandidate) -> u16 {
    let line = &rated.candidate.composition.line;
    let plies = plies(rated.candidate.position, line).unwrap_or_default();
    let choices = plies.iter().filter(|ply| ply.is_own);
    let doublings: f64 =
        choices.map(|ply| f64::from(ply.position.legal_moves().len()).log2()).sum();
    let guesser = f64::from(Strength::LEAST.rating());
    u16::try_from((guesser + DOUBLED * doublings) as i64).unwrap_or(u16::MAX)
}

/// Selected puzzles.
#[derive(Default)]
struct Selection {
    taken: Vec<RatedCandidate>,
    /// Number of puzzles that were in the file before.
    known: usize,
    /// Canonical positions with the solver to move.
    seen: HashSet<Position>,
    single: usize,
    saving: usize,
    bands: [usize; BANDS],
}

impl Selection {
    fn take(&mut self, rated: RatedCandidate) {
        self.add(rated);
        self.known = self.taken.len();
    }

    /// Whether the puzzle or an equivalent one is selected.
    fn has(&self, rated: &RatedCandidate) -> bool {
        own_positions(rated).iter().any(|position| self.seen.contains(position))
    }

    fn add(&mut self, rated: RatedCandidate) {
        let candidate = &rated.candidate;
        self.seen.extend(own_positions(&rated));
        self.single += usize::from(rated.own_moves == 1);
        self.saving += usize::from(candidate.composition.goal == PuzzleGoal::SaveDiscs);
        self.bands[band(candidate.position)] += 1;
        self.taken.push(rated);
    }

    /// Selects interesting puzzles without equivalents, as evenly over the bands as possible.
    fn fill(&mut self, all: &[RatedCandidate], count: usize) {
        let most_single = |taken: usize| taken * SINGLE / 100;
        for share in [count / BANDS, count] {
            for rated in all {
                if self.taken.len() >= count {
                    return;
                }
                let empties = rated.candidate.position.empties().len();
                let is_saving = rated.candidate.composition.goal == PuzzleGoal::SaveDiscs;
                let is_one_too_many = rated.own_moves == 1
                    && self.single >= most_single(self.taken.len())
                    || is_saving && self.saving > self.taken.len() * SAVING / 100
                    || self.bands[band(rated.candidate.position)] >= share;
                let is_wanted =
                    EMPTIES.contains(&empties) && rated.interest.count_ones() >= REASONS;
                if !is_wanted || is_one_too_many {
                    continue;
                }
                if self.has(rated) {
                    continue;
                }
                self.add(rated.clone());
            }
        }
    }
}

/// Canonical positions of the line with the solver to move.
fn own_positions(rated: &RatedCandidate) -> Vec<Position> {
    let line = &rated.candidate.composition.line;
    let plies = plies(rated.candidate.position, line).unwrap_or_default();
    plies.iter().filter(|ply| ply.is_own).map(|ply| ply.position.canonical()).collect()
}

fn band(position: Position) -> usize {
    let above = position.empties().len().saturating_sub(*EMPTIES.start());
    ((above / BAND) as usize).min(BANDS - 1)
}

fn describe(
    taken: &[RatedCandidate],
    puzzles: &[Puzzle],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let share = |count: usize| 100.0 * count as f64 / taken.len().max(1) as f64;
    for (at, from) in (6..).step_by(BAND as usize).take(BANDS).enumerate() {
        let count = taken.iter().filter(|it| band(it.candidate.position) == at).count();
        writeln!(out, "{from:>2} to {:>2} empty: {count:>5} {:>5.1}%", from + 2, share(count))?;
    }
    for moves in 1..=5 {
        let count = taken.iter().filter(|it| it.own_moves == moves).count();
        writeln!(out, "{moves} own moves: {count:>5} {:>5.1}%", share(count))?;
    }
    for goal in PuzzleGoal::VARIANTS {
        let count = taken.iter().filter(|it| it.candidate.composition.goal == *goal).count();
        writeln!(out, "{goal}: {count:>5} {:>5.1}%", share(count))?;
    }
    for motif in Motif::VARIANTS {
        writeln!(out, "{motif}: {}", taken.iter().filter(|it| it.motifs.has(*motif)).count())?;
    }
    let none = taken.iter().filter(|it| it.motifs == Motifs::default()).count();
    writeln!(out, "calculate: {none} {:.1}%", share(none))?;
    let mut strengths: Vec<u16> = puzzles.iter().map(|puzzle| puzzle.strength).collect();
    strengths.sort_unstable();
    let at = |part: usize| strengths.get(part * strengths.len() / 10).copied().unwrap_or(0);
    writeln!(out, "strength by tenths: {:?}", (0..10).map(at).collect::<Vec<_>>())?;
    Ok(())
}

/// Prints expected and actual success rates by tenths of the prediction, each level predicted from the other levels.
fn calibration(
    taken: &[RatedCandidate],
    curves: &Curves,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut tenths = [(0_u32, 0.0, 0.0); 10];
    for rated in taken {
        for at in 0..TRIES {
            let chance = curves.predicted(rated, at);
            let tenth =
                &mut tenths[(1..10).filter(|&from| chance >= f64::from(from) / 10.0).count()];
            *tenth = (tenth.0 + 1, tenth.1 + chance, tenth.2 + rated.solved[at]);
        }
    }
    writeln!(out, "predicted, by tenths: tries, expected, solved")?;
    for (count, expected, solved) in tenths {
        let mean = |sum: f64| 100.0 * sum / f64::from(count.max(1));
        writeln!(out, "{count:>6} {:>5.1}% {:>5.1}%", mean(expected), mean(solved))?;
    }
    Ok(())
}
