//! `outflank import`: records and libraries into the library.

use super::library::{games_in_words, open, status};
use super::output::{Failure, error_report, inform, print};
use super::reading::{ReadOptions, files_of};
use crate::io::{RecordContent, RecordFile, progress_bar};
use crate::library::{Imported, Merged, SqliteError, SqliteStore};
use crate::records::{Reading, Readings, Record, Sureness, sanitize};
use crate::store::{GameFault, GameId, ImportId};
use crate::words::{Sentence as _, complaints, padded, padded_left, say};
use anyhow::Context as _;
use clap::Args;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use unicode_width::UnicodeWidthStr as _;

/// Longest path and longest sentence in a report of an import, in characters.
const LONGEST_PATH: usize = 1000;
const LONGEST_COMPLAINT: usize = 500;
/// Complaints printed at the end.
const MOST_COMPLAINTS: usize = 3;

/// `outflank import`.
#[derive(Debug, Args)]
pub struct ImportOptions {
    /// Game files in any form, packed or not; folders of them; libraries; - for standard input
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Print one JSON object per file
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub read: ReadOptions,
}

/// Report of an import by file.
#[derive(Debug, Default, Serialize)]
struct ImportReport {
    file: String,
    format: String,
    /// Games that were read whole.
    found: usize,
    new: usize,
    #[serde(rename = "known")]
    duplicates: usize,
    /// Games among those found that needed a change.
    repaired: usize,
    /// Games that end early, or that cannot be read.
    refused: usize,
    sureness: Option<Sureness>,
    complaints: Vec<String>,
    /// Games with changes, or with text around them.
    notes: Vec<Note>,
}

/// Changes of a game, and text that belongs to none.
#[derive(Debug, Serialize)]
struct Note {
    /// Place in the file; empty for its only game.
    part: String,
    sureness: Sureness,
    skipped: Vec<String>,
}

impl Note {
    fn of(reading: &Reading) -> Option<Self> {
        let (sureness, skipped) = (reading.sureness(), reading.skipped.clone());
        let is_plain = sureness == Sureness::Exact && skipped.is_empty();
        let part = reading.part.sentence();
        (!is_plain).then_some(Self { part, sureness, skipped })
    }
}

/// Counts of games, in the order of the table's columns: all, new, known, repaired and refused ones.
type Counted = [usize; 5];

/// Adds counts.
fn add(counted: &mut Counted, more: Counted) {
    counted.iter_mut().zip(more).for_each(|(count, more)| *count += more);
}

/// Result of an import so far.
#[derive(Debug, Default)]
struct ImportSummary {
    by_form: BTreeMap<String, Counted>,
    files: usize,
    /// With the names of their files.
    complaints: Vec<String>,
}

impl ImportSummary {
    fn add(&mut self, report: &ImportReport) {
        self.files += 1;
        add(self.by_form.entry(report.format.clone()).or_default(), report.counted());
        let named = |complaint| format!("{}: {complaint}", report.file);
        self.complaints.extend(report.complaints.iter().map(named));
    }

    /// Whether there is more to tell than the lines of the files do.
    fn needs_table(&self) -> bool {
        let is_marked = |[_, _, _, repaired, refused]: &Counted| repaired + refused > 0;
        self.files > 1 || self.by_form.values().any(is_marked)
    }

    /// Forms with their games, and all of them.
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let heads = [
            say!("import-games"),
            say!("import-new"),
            say!("import-known"),
            say!("import-repaired"),
            say!("import-refused"),
        ];
        let mut all = Counted::default();
        self.by_form.values().for_each(|counted| add(&mut all, *counted));
        let named = self.by_form.iter().map(|(form, counted)| (form.clone(), *counted));
        let total = (self.by_form.len() > 1).then(|| (say!("import-all"), all));
        let rows: Vec<(String, Counted)> = named.chain(total).collect();
        let first = say!("import-form");
        let width = rows.iter().map(|(form, _)| form).chain([&first]).map(|text| text.width());
        let width = width.max().unwrap_or_default();
        let cell =
            |head: &String, text: &str| format!("  {}", padded_left(text, head.width().max(7)));
        let head: String = heads.iter().map(|head| cell(head, head)).collect();
        writeln!(out, "\n{}{head}", padded(&first, width))?;
        for (form, counted) in rows {
            let columns = heads.iter().zip(counted);
            let line: String =
                columns.map(|(head, count)| cell(head, &count.to_string())).collect();
            writeln!(out, "{}{line}", padded(&form, width))?;
        }
        Ok(())
    }

    /// Prints the first complaints, and the number of the others.
    fn complain(&self) {
        self.complaints.iter().take(MOST_COMPLAINTS).for_each(|complaint| inform(complaint));
        if let more @ 1.. = self.complaints.len().saturating_sub(MOST_COMPLAINTS) {
            inform(&say!("import-more", more = more));
        }
    }
}

pub fn import(options: &ImportOptions) -> Result<i32, Failure> {
    let mut store = open()?;
    let import = store.next_import()?;
    let mut summary = ImportSummary::default();
    let mut is_whole = true;
    for path in &options.files {
        let files = match files_of(path) {
            Ok(files) => files,
            Err(Failure::Other(error)) => {
                summary.complaints.push(error_report(&error));
                is_whole = false;
                continue;
            }
            Err(usage) => return Err(usage),
        };
        for file in &files {
            match import_file(&mut store, import, file, options.read) {
                Ok(report) => {
                    is_whole &= report.complaints.is_empty();
                    summary.add(&report);
                    print(|out| report.write(options.json, out))?;
                }
                Err(error) => {
                    summary.complaints.push(error_report(&error));
                    is_whole = false;
                }
            }
        }
    }
    if !options.json && summary.needs_table() {
        print(|out| summary.write(out))?;
    }
    summary.complain();
    Ok(status(is_whole))
}

impl ImportReport {
    const fn counted(&self) -> Counted {
        let &Self { found, new, duplicates, repaired, refused, .. } = self;
        [found + refused, new, duplicates, repaired, refused]
    }

    fn write(&self, as_json: bool, out: &mut impl Write) -> io::Result<()> {
        if as_json {
            return writeln!(out, "{}", serde_json::to_string(self)?);
        }
        let Self { file, format, found, new, duplicates, .. } = self;
        let games = games_in_words(*found);
        let summary = say!(
            "cli-imported",
            file = file,
            games = games,
            format = format,
            new = *new,
            known = *duplicates
        );
        writeln!(out, "{summary}")
    }
}

/// Imports a file of records, or another library.
fn import_file(
    store: &mut SqliteStore,
    import: ImportId,
    file: &RecordFile,
    read: ReadOptions,
) -> anyhow::Result<ImportReport> {
    let name = sanitize(&file.name(), LONGEST_PATH);
    match read.file(file)? {
        RecordContent::Library(bytes) => {
            let merged = store.merge(&bytes).with_context(|| name.clone())?;
            store.flush()?;
            Ok(ImportReport { file: name, ..report_of_library(&merged) })
        }
        RecordContent::Records(readings) => {
            let report = report_of(&readings);
            let records = readings.into_records();
            let Imported { new, duplicates } = import_records(store, import, &records)?;
            Ok(ImportReport { file: name, found: records.len(), new, duplicates, ..report })
        }
    }
}

fn report_of_library(merged: &Merged) -> ImportReport {
    let Imported { new, duplicates } = merged.imported;
    let complaint = |(id, why): &(GameId, GameFault)| {
        say!("cli-game-unreadable", id = id.0, why = why.sentence())
    };
    ImportReport {
        format: say!("cli-library-format"),
        found: new + duplicates,
        new,
        duplicates,
        refused: merged.refused.len(),
        complaints: merged.refused.iter().map(complaint).collect(),
        ..ImportReport::default()
    }
}

/// Report of a file before its games are imported.
fn report_of(readings: &Readings) -> ImportReport {
    let list = || readings.list.iter();
    let complaints = complaints(readings);
    ImportReport {
        format: readings.kind.to_string(),
        repaired: list().filter(|it| it.is_whole() && !it.repairs.is_empty()).count(),
        refused: list().filter(|it| !it.is_whole()).count(),
        sureness: Some(readings.sureness()),
        complaints: complaints.iter().map(|it| sanitize(it, LONGEST_COMPLAINT)).collect(),
        notes: list().filter_map(Note::of).collect(),
        ..ImportReport::default()
    }
}

/// Imports records, with a progress bar on a terminal.
fn import_records(
    store: &mut SqliteStore,
    import: ImportId,
    records: &[Record],
) -> Result<Imported, SqliteError> {
    let bar = progress_bar(records.len() as u64, "");
    let imported = store.import_as(import, records, &mut |done| {
        bar.set_position(done as u64);
        true
    });
    bar.finish_and_clear();
    store.flush()?;
    imported
}
