//! Records without the library, and out of it: `convert`, `export`, `games`.

use super::output::{FAILURE, Failure, inform, print};
use super::reading::{NamedReadings, ReadOptions, the_game};
use super::values::{names, number};
use crate::io::{Dirs, config, write_whole};
use crate::library::{SqliteError, SqliteStore};
use crate::records::{Form, Json, Record};
use crate::rules::{Color, GameTree};
use crate::store::{GameEntry, GameId, Query, ResultFilter, Sort, StoreError, View};
use crate::words::{Sentence as _, game_title, listed_player, padded, say, sought_names};
use anyhow::Context as _;
use clap::Args;
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use strum::VariantArray as _;

/// Longest wait for other programs that write to the library.
const PATIENCE: Duration = Duration::from_secs(10);

/// `outflank convert`.
#[derive(Debug, Args)]
pub struct ConvertOptions {
    /// Game files in any form, packed or not; folders of them; - for standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Output format
    #[arg(long, value_name = "FORM", value_parser = names::<Form>())]
    pub to: Form,
    /// Convert only this game, counted from 1
    #[arg(long, value_name = "N", value_parser = number)]
    pub game: Option<u32>,
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

pub fn games_in_words(count: usize) -> String {
    say!("cli-games", count = count)
}

/// Exit status for complete or partial reading.
pub const fn status(is_whole: bool) -> i32 {
    if is_whole { 0 } else { FAILURE }
}

/// Prints the records of files in another format, in order.
pub fn convert(options: &ConvertOptions) -> Result<i32, Failure> {
    let form = options.to;
    let mut all = Vec::new();
    let mut is_whole = true;
    for file in &options.files {
        let (found, are_all_read) = options.read.files(file)?;
        all.extend(found);
        is_whole &= are_all_read;
    }
    let chosen: Vec<Record> = if let Some(number) = options.game {
        let (record, is_whole) = the_game(all, number)?;
        if !is_whole {
            return Ok(FAILURE);
        }
        vec![record]
    } else {
        // A shorter game than its text is not written.
        all.iter().for_each(NamedReadings::complain);
        is_whole &= all.iter().all(|it| it.readings.is_whole());
        all.into_iter().flat_map(|it| it.readings.into_records()).collect()
    };
    if form.is_single() && chosen.len() > 1 {
        let (form, count) = (form.to_string(), chosen.len());
        return Err(Failure::Usage(say!("cli-one-game-of", form = form, count = count)));
    }
    for record in &chosen {
        refuse_what_it_cannot_hold(form, record).map_err(Failure::Usage)?;
    }
    print(|out| chosen.iter().try_for_each(|record| write(form, record, "", out)))?;
    report_left_out(form, chosen.iter().filter(|record| loses_lines(form, record)).count());
    Ok(status(is_whole))
}

/// Refuses a format that cannot hold the game.
fn refuse_what_it_cannot_hold(form: Form, record: &Record) -> Result<(), String> {
    let variant = record.game.variant();
    if form.can_hold(variant) {
        return Ok(());
    }
    let can = |it: &&Form| it.keeps_games() && it.can_hold(variant);
    let forms: Vec<String> = Form::VARIANTS.iter().filter(can).map(Form::to_string).collect();
    let (form, game, forms) = (form.to_string(), game_title(variant), forms.join(", "));
    Err(say!("cli-cannot-hold", form = form, game = game, forms = forms))
}

fn write(form: Form, record: &Record, own: &str, out: &mut impl Write) -> io::Result<()> {
    out.write_all(form.write_signed(record, own).as_bytes())
}

/// Name of the player in the settings file; empty without one.
pub fn own_name() -> String {
    let settings = |dirs: Dirs| config::load(&dirs.settings()).0.settings;
    Dirs::usual().map(|dirs| settings(dirs).names[0].clone()).unwrap_or_default()
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

/// Whether a format leaves out variations and comments of a game.
fn loses_lines(form: Form, record: &Record) -> bool {
    !form.keeps_lines() && record.tree.as_ref().is_some_and(GameTree::has_notes)
}

/// Reports the number of games whose variations and comments were left out.
fn report_left_out(form: Form, count: usize) {
    if count > 0 {
        inform(&say!("cli-left-out", form = form.to_string(), count = count));
    }
}

pub fn export(options: &ExportOptions) -> Result<i32, Failure> {
    if let Some(file) = &options.which.library {
        return export_library(file);
    }
    let form = if options.json { Form::Json } else { options.to };
    let (store, own) = (open()?, own_name());
    if let Some(id) = options.which.id {
        let record = store.record(GameId(id.into()))?;
        refuse_what_it_cannot_hold(form, &record).map_err(Failure::Usage)?;
        report_left_out(form, usize::from(loses_lines(form, &record)));
        return print(|out| write(form, &record, &own, out));
    }
    if form.is_single() {
        return Err(Failure::Usage(say!("cli-one-game", form = form.to_string())));
    }
    let (mut is_whole, mut left_out) = (true, 0);
    print(|out| {
        let mut written = Ok(());
        let listed = store.records(|id, record| {
            match record {
                Ok(record) => match refuse_what_it_cannot_hold(form, &record) {
                    Ok(()) => {
                        left_out += usize::from(loses_lines(form, &record));
                        written = write(form, &record, &own, out);
                    }
                    Err(why) => {
                        inform(&say!("cli-game-why", id = id.0, why = why));
                        is_whole = false;
                    }
                },
                Err(why) => {
                    inform(&say!("cli-game-unreadable", id = id.0, why = why.sentence()));
                    is_whole = false;
                }
            }
            written.is_ok()
        });
        listed.map_err(io::Error::other)?;
        written
    })?;
    report_left_out(form, left_out);
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
    let (words, own) = (options.words.join(" "), own_name());
    let names = sought_names(&words, &own);
    let GamesOptions { view, sort, result: outcome, .. } = *options;
    let query = Query { words, names, view, outcome, sort, offset: 0 };
    let mut room = options.limit;
    let (mut listed, mut is_whole) = (Ok(()), true);
    print(|out| {
        let mut written = Ok(());
        let mut broken = None;
        let found = library.find(&query, &mut |entry| {
            match library.record(entry.id) {
                Ok(record) => written = list(&entry, &own, &record, options.json, out),
                // The others are listed.
                Err(SqliteError(why)) if why.is_lasting() => {
                    inform(&why.sentence());
                    is_whole = false;
                }
                Err(error) => broken = Some(error),
            }
            room -= 1;
            room > 0 && written.is_ok() && broken.is_none()
        });
        listed = broken.map_or(found, Err);
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
        listed => listed.map(|()| status(is_whole)).map_err(Failure::from),
    }
}

fn list(
    entry: &GameEntry,
    own: &str,
    record: &Record,
    as_json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let id = entry.id.0;
    if as_json {
        let listed = Listed { id, game: Json::from(record) };
        return writeln!(out, "{}", serde_json::to_string(&listed)?);
    }
    let [black, white] = Color::BOTH.map(|side| listed_player(entry, side, own));
    let (date, score, kind) = (entry.when(), entry.score(), entry.kind());
    let [black, white] = [black, white].map(|name| padded(&name, 20));
    writeln!(out, "{id:>7}  {date:<16}  {black}  {white}  {score:>5}  {kind}")
}
