//! Candidates as lines of text.

use anyhow::{Context as _, bail};
use outflank_core::records::{read_board, write_board};
use outflank_core::rules::{Color, Position, Square};
use outflank_core::school::{Composition, Motifs};
use std::fs;
use std::path::{Path, PathBuf};

/// Levels that try puzzles.
pub const TRIED: std::ops::RangeInclusive<u16> = 4..=9;
/// Number of those levels.
pub const TRIES: usize = 6;

/// A position with a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleCandidate {
    pub position: Position,
    pub side: Color,
    pub composition: Composition,
}

/// A rated candidate.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedCandidate {
    pub candidate: PuzzleCandidate,
    /// Reasons of interest, one bit each.
    pub interest: u32,
    pub motifs: Motifs,
    /// Number of the solver's moves.
    pub own_moves: usize,
    /// Share of each level's tries that find all moves, 0 to 1.
    pub solved: [f64; TRIES],
}

impl PuzzleCandidate {
    /// Line of the form `BOARD goal score gap line`.
    pub fn to_line(&self) -> String {
        let Composition { goal, score, gap, line } = &self.composition;
        let board = write_board(&self.position, self.side);
        let line: String = line.iter().map(ToString::to_string).collect();
        format!("{board} {goal} {score} {gap} {line}")
    }

    /// Parses a line that starts as [`Self::to_line`] writes it; returns the candidate and the rest of the line.
    pub fn of_line(text: &str) -> Option<(Self, &str)> {
        let (cells, rest) = text.split_once(' ')?;
        let (side, rest) = rest.split_once(' ')?;
        let (position, side) = read_board(&format!("{cells}{side}")).ok()?;
        let mut words = rest.splitn(5, ' ');
        let mut word = || words.next();
        let (goal, score, gap, line) = (word()?, word()?, word()?, word()?);
        let rest = word().unwrap_or_default();
        let squares = line.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
        let line: Option<Vec<Square>> = squares.map(|name| name?.parse().ok()).collect();
        let goal = goal.parse().ok()?;
        let (score, gap, line) = (score.parse().ok()?, gap.parse().ok()?, line?);
        let composition = Composition { goal, score, gap, line };
        Some((Self { position, side, composition }, rest))
    }
}

impl RatedCandidate {
    pub fn to_line(&self) -> String {
        let solved = self.solved.map(|part| format!("{part:.4}")).join(" ");
        let (motifs, own) = (self.motifs.bits(), self.own_moves);
        format!("{} {} {motifs} {own} {solved}", self.candidate.to_line(), self.interest)
    }

    pub fn of_line(text: &str) -> Option<Self> {
        let (candidate, rest) = PuzzleCandidate::of_line(text)?;
        let mut words = rest.split(' ');
        let interest = words.next()?.parse().ok()?;
        let motifs = Motifs::from_bits(words.next()?.parse().ok()?);
        let own_moves = words.next()?.parse().ok()?;
        let mut solved = [0.0; TRIES];
        for part in &mut solved {
            *part = words.next()?.parse().ok()?;
        }
        Some(Self { candidate, interest, motifs, own_moves, solved })
    }
}

/// Files of a folder with this extension, in order. Errors: the folder cannot be read.
pub fn blocks(folder: &Path, ending: &str) -> anyhow::Result<Vec<PathBuf>> {
    let what = || format!("{} could not be read", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(what)? {
        let path = entry.with_context(what)?.path();
        if path.extension().is_some_and(|extension| extension == ending) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Parses all lines of a file. Errors: it cannot be read, or a line is damaged.
pub fn read<T>(path: &Path, of_line: impl Fn(&str) -> Option<T>) -> anyhow::Result<Vec<T>> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let mut all = Vec::new();
    for line in text.lines() {
        let Some(read) = of_line(line) else {
            bail!("{} is damaged: remove it, and it is made anew", path.display());
        };
        all.push(read);
    }
    Ok(all)
}
