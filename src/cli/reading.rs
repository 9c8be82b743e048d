//! Record files on the command line: reading, and sentences on what could not be read.

use super::output::{Failure, error_report, inform};
use crate::io::{RecordContent, RecordFile, record_files};
use crate::records::{NoReading, Reading, Readings, Record, RecordKind, Repair, read};
use crate::words::{Sentence as _, complaints, guess, reading_complaints, say};
use anyhow::Context as _;
use clap::Args;
use std::path::Path;

/// Complaints printed for each file.
const MOST_COMPLAINTS: usize = 20;

/// Options for records of uncertain form.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct ReadOptions {
    /// Take squares in order out of a text in no known form
    #[arg(long)]
    pub guess: bool,
}

/// Readings of a file, or of a text on the command line.
pub struct NamedReadings {
    pub name: String,
    pub readings: Readings,
}

impl ReadOptions {
    /// Readings of the files of a path, and whether all of them could be read; a guess is called one. Errors: the path,
    /// or its only file, cannot be read.
    pub fn files(self, path: &Path) -> Result<(Vec<NamedReadings>, bool), Failure> {
        let files = files_of(path)?;
        let is_one = files.len() == 1;
        let mut all = (Vec::new(), true);
        for file in files {
            match self.file(&file) {
                Ok(RecordContent::Records(readings)) => {
                    all.0.push(NamedReadings { name: file.name(), readings });
                }
                Ok(RecordContent::Library(_)) => {
                    let sentence = say!("cli-is-library", file = file.name());
                    return Err(anyhow::anyhow!(sentence).into());
                }
                Err(error) if is_one => return Err(error.into()),
                Err(error) => {
                    inform(&error_report(&error));
                    all.1 = false;
                }
            }
        }
        Ok(all)
    }

    /// Content of a file. Errors: a sentence with its name.
    pub fn file(self, file: &RecordFile) -> anyhow::Result<RecordContent> {
        let name = file.name();
        let read = file.read().with_context(|| say!("file-unreadable", file = &name))?;
        self.accept(read, &name).map_err(|why| match why {
            NoReading::Prose(readings) => {
                anyhow::anyhow!(say!("cli-only-guess", file = &name, guess = guess(&readings)))
            }
            why => anyhow::anyhow!(say!("cli-no-game-in", file = &name, why = why.sentence())),
        })
    }

    /// Readings of a text on the command line.
    pub fn text(self, text: &str) -> Result<NamedReadings, Failure> {
        let read = self.accept(read(text), text);
        let readings =
            read.map_err(|why| Failure::Usage(format!("'{text}': {}", why.sentence())))?;
        Ok(NamedReadings { name: text.to_owned(), readings })
    }

    fn accept<T: From<Readings>>(
        self,
        read: Result<T, NoReading>,
        name: &str,
    ) -> Result<T, NoReading> {
        match read {
            Err(NoReading::Prose(readings)) if self.guess => {
                inform(&format!("{name}: {}", guess(&readings)));
                Ok((*readings).into())
            }
            read => read,
        }
    }
}

/// Files of a path, at least one.
pub fn files_of(path: &Path) -> Result<Vec<RecordFile>, Failure> {
    let name = || path.display().to_string();
    let files = record_files(path).with_context(|| say!("file-unreadable", file = name()))?;
    if files.is_empty() {
        return Err(anyhow::anyhow!(say!("cli-no-files", folder = name())).into());
    }
    Ok(files)
}

impl NamedReadings {
    /// Prints the complaints.
    pub fn complain(&self) {
        let complaints = complaints(&self.readings);
        for complaint in complaints.iter().take(MOST_COMPLAINTS) {
            inform(&format!("{}: {complaint}", self.name));
        }
        if let more @ 1.. = complaints.len().saturating_sub(MOST_COMPLAINTS) {
            inform(&say!("cli-more-unreadable", file = &self.name, more = more));
        }
    }
}

/// One game of these texts, from 1, as far as it can be read, and whether that is all of it. A game without any move is
/// refused; for a shorter one than its text, and for a turned one, a sentence is printed.
pub fn the_game(all: Vec<NamedReadings>, number: u32) -> Result<(Record, bool), Failure> {
    let count: usize = all.iter().map(|it| it.readings.list.len()).sum();
    let mut games = all.into_iter().flat_map(|NamedReadings { name, readings }| {
        let kind = readings.kind;
        readings.list.into_iter().map(move |reading| (name.clone(), kind, reading))
    });
    let Some((name, kind, reading)) = games.nth(number as usize - 1) else {
        let games = say!("cli-games", count = count);
        return Err(Failure::Usage(say!("cli-no-such-game", number = number, games = games)));
    };
    report(reading, kind, &name)
}

/// Prints what is to be said on a game. Errors: it has no move that can be read.
fn report(reading: Reading, kind: RecordKind, name: &str) -> Result<(Record, bool), Failure> {
    let complaints = reading_complaints(&reading, kind);
    let Reading { record, stop, repairs, .. } = reading;
    if let Some(why) = complaints.first().filter(|_| stop.is_some() && record.is_position()) {
        return Err(Failure::Other(anyhow::anyhow!("{name}: {why}")));
    }
    if repairs.contains(&Repair::Turned) {
        inform(&format!("{name}: {}", say!("reading-turned")));
    }
    for why in &complaints {
        inform(&format!("{name}: {why}"));
    }
    Ok((record, stop.is_none()))
}
