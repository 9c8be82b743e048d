//! Games between people, as the source of positions.

use crate::files::{read_records, read_text};
use anyhow::{Context as _, bail};
use outflank_core::records::{Record, is_program, obf};
use outflank_core::rules::{Game, Position};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Games between people in the WTHOR files of a folder, as [`records_of_people`].
pub fn games_of_people(folder: &Path) -> anyhow::Result<Vec<Game>> {
    Ok(records_of_people(folder)?.into_iter().map(|record| record.game).collect())
}

/// Records of games between people in the WTHOR files of a folder, by name of the file. A bracket marks a program.
///
/// Errors: a file cannot be read, or none has such a game.
pub fn records_of_people(folder: &Path) -> anyhow::Result<Vec<Record>> {
    let place = || folder.display().to_string();
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(place)? {
        paths.push(entry.with_context(place)?.path());
    }
    paths.sort();
    let is_wthor =
        |path: &&PathBuf| path.extension().is_some_and(|it| it.eq_ignore_ascii_case("wtb"));
    let is_no_person = |name: &str| name.is_empty() || is_program(name);
    let mut games = Vec::new();
    for path in paths.iter().filter(is_wthor) {
        let records = read_records(path)?.into_records();
        let of_people = |record: &Record| !record.names().into_iter().any(is_no_person);
        games.extend(records.into_iter().filter(of_people));
    }
    if games.is_empty() {
        bail!("{} has no games between people", folder.display());
    }
    Ok(games)
}

/// Year of a game; `None` if its date has none.
pub fn year_of(record: &Record) -> Option<u16> {
    record.date.get(..4)?.parse().ok()
}

/// Leaves out games that reach a position of these OBF files, so that what is measured on is not learnt.
///
/// Errors: a file cannot be read, or is invalid.
pub fn leave_out(games: &mut Vec<Game>, files: &[PathBuf]) -> anyhow::Result<()> {
    let mut measured = HashSet::new();
    for file in files {
        let place = || file.display().to_string();
        for line in read_text(file).with_context(place)?.lines() {
            let problem = obf::read_line(line).with_context(place)?;
            measured.extend(problem.map(|it| it.position.canonical()));
        }
    }
    let is_measured = |position: &Position| measured.contains(&position.canonical());
    games.retain(|game| !game.positions().iter().any(is_measured));
    Ok(())
}
