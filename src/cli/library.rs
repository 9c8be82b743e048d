//! Records in and out: `convert`, `import`, `export`, `games`.

use super::output::{FAILURE, Failure, inform, print};
use super::reading::{ReadOptions, complain, the_game};
use super::values::{names, number};
use crate::io::{Dirs, progress_bar, read_library, write_whole};
use crate::library::{Imported, SqliteError, SqliteStore};
use crate::records::{Form, Json, Record, sanitize};
use crate::rules::GameTree;
use crate::store::{GameEntry, GameId, Query, ResultFilter, Sort, StoreError, View};
use crate::words::{padded, say};
use anyhow::Context as _;
use clap::Args;
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Longest path and longest complaint in a report of an import, in characters.
const LONGEST_PATH: usize = 1000;
const LONGEST_COMPLAINT: usize = 500;
/// Longest wait for other programs that write to the library.
const PATIENCE: Duration = Duration::from_secs(10);

/// `outflank convert`.
#[derive(Debug, Args)]
pub struct ConvertOptions {
    /// A file of records: transcripts, boards, GGF, SGF, WTHOR, OBF, Othello Quest; - for standard input
    pub file: PathBuf,
    /// Output format
    #[arg(long, value_name = "FORM", value_parser = names::<Form>())]
    pub to: Form,
    /// Convert only this game, counted from 1
    #[arg(long, value_name = "N", value_parser = number)]
    pub game: Option<u32>,
    #[command(flatten)]
    pub read: ReadOptions,
}

/// `outflank import`.
#[derive(Debug, Args)]
pub struct ImportOptions {
    /// Game files: transcripts, boards, GGF, SGF, WTHOR, OBF, Othello Quest; - for standard input
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Print one JSON object per file
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub read: ReadOptions,
}

/// `outflank export`.
#[derive(Debug, Args)]
#[group(id = "which", required = true, multiple = false)]
pub struct Which {
    /// Export this game; `outflank games` shows the numbers
    #[arg(long, value_name = "N", value_parser = number)]
    pub id: Option<u32>,
    /// Export all games
    #[arg(long)]
    pub all: bool,
    /// Write games, reviews and progress to a new file, for `outflank import` and the web page
    #[arg(long, value_name = "FILE")]
    pub library: Option<PathBuf>,
}

/// `outflank export`.
#[derive(Debug, Args)]
pub struct ExportOptions {
    #[command(flatten)]
    pub which: Which,
    /// Output format
    #[arg(long, value_name = "FORM", default_value = "transcript",
          value_parser = names::<Form>())]
    pub to: Form,
    /// The same as --to json
    #[arg(long, conflicts_with = "to")]
    pub json: bool,
}

/// `outflank games`.
#[derive(Debug, Args)]
pub struct GamesOptions {
    /// Words to search for in names, dates, events and openings
    #[arg(value_name = "WORDS")]
    pub words: Vec<String>,
    /// Which games to list
    #[arg(long, value_name = "VIEW", default_value = "all", value_parser = names::<View>())]
    pub view: View,
    /// Only games with this result
    #[arg(long, value_name = "RESULT", default_value = "any", value_parser = names::<ResultFilter>())]
    pub result: ResultFilter,
    /// Sort order
    #[arg(long, value_name = "COLUMN", default_value = "date", value_parser = names::<Sort>())]
    pub sort: Sort,
    /// List at most this many games
    #[arg(long, value_name = "N", default_value = "1000000", value_parser = number)]
    pub limit: u32,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
}

fn games_in_words(count: usize) -> String {
    say!("cli-games", count = count)
}

/// Exit status for complete or partial reading.
const fn status(is_whole: bool) -> i32 {
    if is_whole { 0 } else { FAILURE }
}

/// Prints the records of a file in another format, in order.
pub fn convert(options: &ConvertOptions) -> Result<i32, Failure> {
    let readings = options.read.file(&options.file)?;
    if let Some(number) = options.game {
        let (record, is_whole) = the_game(readings, number, &options.file.display().to_string())?;
        if !is_whole {
            return Ok(FAILURE);
        }
        refuse_what_it_cannot_hold(options.to, &record).map_err(Failure::Usage)?;
        print(|out| write(options.to, &record, out))?;
        return Ok(0);
    }
    // A shorter game than its text is not written.
    complain(&options.file, &readings.complaints());
    let is_whole = readings.is_whole();
    let chosen = readings.into_records();
    if options.to.is_single() && chosen.len() > 1 {
        let (form, count) = (options.to.to_string(), chosen.len());
        return Err(Failure::Usage(say!("cli-one-game-of", form = form, count = count)));
    }
    for record in &chosen {
        refuse_what_it_cannot_hold(options.to, record).map_err(Failure::Usage)?;
    }
    print(|out| chosen.iter().try_for_each(|record| write(options.to, record, out)))?;
    Ok(status(is_whole))
}

/// Refuses a format that cannot hold the game.
fn refuse_what_it_cannot_hold(form: Form, record: &Record) -> Result<(), String> {
    if form.can_hold(record.game.variant()) {
        return Ok(());
    }
    Err(say!("cli-cannot-hold", form = form.to_string()))
}

fn write(form: Form, record: &Record, out: &mut impl Write) -> io::Result<()> {
    out.write_all(form.write(record).as_bytes())
}

pub fn open() -> Result<SqliteStore, Failure> {
    let dirs = Dirs::usual().with_context(|| say!("cli-no-home"))?;
    let (store, aside) = SqliteStore::open(&dirs.games())?;
    store.wait_for(PATIENCE)?;
    report_aside(aside);
    Ok(store)
}

/// Reports a renamed damaged file.
fn report_aside(aside: Option<String>) {
    if let Some(name) = aside {
        inform(&say!("cli-set-aside", name = name));
    }
}

/// Report of an import by file.
#[derive(Serialize)]
struct ImportReport {
    file: String,
    format: String,
    found: usize,
    new: usize,
    #[serde(rename = "known")]
    duplicates: usize,
    complaints: Vec<String>,
}

pub fn import(options: &ImportOptions) -> Result<i32, Failure> {
    let mut store = open()?;
    let mut is_whole = true;
    for file in &options.files {
        let report = match import_file(&mut store, file, options.read) {
            Ok(report) => report,
            Err(Failure::Other(error)) => {
                inform(&format!("{error:#}"));
                is_whole = false;
                continue;
            }
            Err(usage) => return Err(usage),
        };
        is_whole &= report.complaints.is_empty();
        print(|out| {
            if options.json {
                return writeln!(out, "{}", serde_json::to_string(&report)?);
            }
            let ImportReport { file, format, found, new, duplicates, .. } = &report;
            let games = games_in_words(*found);
            let told = say!(
                "cli-imported",
                file = file,
                games = games,
                format = format,
                new = *new,
                known = *duplicates
            );
            writeln!(out, "{told}")
        })?;
    }
    Ok(status(is_whole))
}

/// Imports a file of records, or another library.
fn import_file(
    store: &mut SqliteStore,
    file: &Path,
    read: ReadOptions,
) -> Result<ImportReport, Failure> {
    let name = sanitize(&file.display().to_string(), LONGEST_PATH);
    let unreadable = || say!("file-unreadable", file = file.display().to_string());
    if let Some(bytes) = read_library(file).with_context(unreadable)? {
        let merged = store.merge(&bytes).with_context(|| name.clone())?;
        store.flush()?;
        let format = say!("cli-library-format");
        let Imported { new, duplicates } = merged;
        let (found, complaints) = (new + duplicates, Vec::new());
        return Ok(ImportReport { file: name, format, found, new, duplicates, complaints });
    }
    let readings = read.file(file)?;
    let complaints = readings.complaints();
    complain(file, &complaints);
    let complaints = complaints.iter().map(|it| sanitize(it, LONGEST_COMPLAINT)).collect();
    let format = readings.kind.to_string();
    let records = readings.into_records();
    let Imported { new, duplicates } = import_records(store, &records)?;
    let found = records.len();
    Ok(ImportReport { file: name, format, found, new, duplicates, complaints })
}

/// Writes the whole library to a new file.
fn export_library(file: &Path) -> Result<i32, Failure> {
    if file.exists() {
        return Err(Failure::Usage(say!("cli-file-exists", file = file.display().to_string())));
    }
    let bytes = open()?.to_bytes()?;
    write_whole(file, &bytes)
        .with_context(|| say!("file-unwritable", file = file.display().to_string()))?;
    Ok(0)
}

/// Imports records, with a progress bar on a terminal.
fn import_records(store: &mut SqliteStore, records: &[Record]) -> Result<Imported, SqliteError> {
    let bar = progress_bar(records.len() as u64, "");
    let imported = store.import(records, &mut |done| {
        bar.set_position(done as u64);
        true
    });
    bar.finish_and_clear();
    store.flush()?;
    imported
}

/// Reports variations and comments that a format cannot hold.
fn report_left_out(form: Form, record: &Record, id: GameId) {
    let has_lines = record.tree.as_ref().is_some_and(GameTree::has_notes);
    if has_lines && !form.keeps_lines() {
        inform(&say!("cli-left-out", id = id.0));
    }
}

pub fn export(options: &ExportOptions) -> Result<i32, Failure> {
    if let Some(file) = &options.which.library {
        return export_library(file);
    }
    let form = if options.json { Form::Json } else { options.to };
    let store = open()?;
    if let Some(id) = options.which.id {
        let record = store.record(GameId(id.into()))?;
        refuse_what_it_cannot_hold(form, &record).map_err(Failure::Usage)?;
        report_left_out(form, &record, GameId(id.into()));
        return print(|out| write(form, &record, out));
    }
    if form.is_single() {
        return Err(Failure::Usage(say!("cli-one-game", form = form.to_string())));
    }
    let mut is_whole = true;
    print(|out| {
        let mut written = Ok(());
        let listed = store.records(|id, record| {
            match record {
                Ok(record) => match refuse_what_it_cannot_hold(form, &record) {
                    Ok(()) => {
                        report_left_out(form, &record, id);
                        written = write(form, &record, out);
                    }
                    Err(why) => {
                        inform(&say!("cli-game-why", id = id.0, why = why));
                        is_whole = false;
                    }
                },
                Err(why) => {
                    inform(&say!("cli-game-unreadable", id = id.0, why = why));
                    is_whole = false;
                }
            }
            written.is_ok()
        });
        listed.map_err(io::Error::other)?;
        written
    })?;
    Ok(status(is_whole))
}

/// A library game as JSON.
#[derive(Serialize)]
struct Listed {
    id: i64,
    #[serde(flatten)]
    game: Json,
}

pub fn games(options: &GamesOptions) -> Result<i32, Failure> {
    let library = open()?;
    let words = options.words.join(" ");
    let GamesOptions { view, sort, result: outcome, .. } = *options;
    let query = Query { words, view, outcome, sort, offset: 0 };
    let mut room = options.limit;
    let mut listed = Ok(());
    print(|out| {
        let mut written = Ok(());
        listed = library.find(&query, &mut |entry| {
            written = list(&library, &entry, options.json, out);
            room -= 1;
            room > 0 && written.is_ok()
        });
        written
    })?;
    if room == options.limit && listed.is_ok() && !options.json {
        inform(&say!("cli-no-games"));
    }
    match listed {
        Err(SqliteError(StoreError::Damaged)) => {
            // The damaged file is renamed, and its readable part can be copied elsewhere.
            let (_, aside) = library.reopen()?;
            report_aside(aside);
            Ok(FAILURE)
        }
        listed => listed.map(|()| 0).map_err(Failure::from),
    }
}

fn list(
    library: &SqliteStore,
    entry: &GameEntry,
    as_json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let id = entry.id.0;
    if as_json {
        let record = library.record(entry.id).map_err(io::Error::other)?;
        let listed = Listed { id, game: Json::from(&record) };
        return writeln!(out, "{}", serde_json::to_string(&listed)?);
    }
    let [black, white] = &entry.players;
    let (date, score, kind) = (entry.when(), entry.score(), entry.kind());
    let [black, white] = [black, white].map(|name| padded(name, 20));
    writeln!(out, "{id:>7}  {date:<16}  {black}  {white}  {score:>5}  {kind}")
}
