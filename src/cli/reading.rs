//! Record files on the command line: reading, and sentences on what could not be read.

use super::output::{Failure, inform};
use crate::io::read_record_file;
use crate::records::{NoReading, Reading, Readings, Record, guess, read};
use crate::words::say;
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

impl ReadOptions {
    /// Readings of a file; a guess is called one.
    pub fn file(self, file: &Path) -> Result<Readings, Failure> {
        let name = || file.display().to_string();
        let read =
            read_record_file(file).with_context(|| say!("file-unreadable", file = name()))?;
        Ok(self.accept(read, &name()).map_err(|why| match why {
            NoReading::Prose(readings) => {
                anyhow::anyhow!(say!("cli-only-guess", file = name(), guess = guess(&readings)))
            }
            why => anyhow::anyhow!(say!("cli-no-game-in", file = name(), why = why.to_string())),
        })?)
    }

    /// Readings of a text on the command line.
    pub fn text(self, text: &str) -> Result<Readings, Failure> {
        self.accept(read(text), text).map_err(|why| Failure::Usage(format!("'{text}': {why}")))
    }

    fn accept(self, read: Result<Readings, NoReading>, name: &str) -> Result<Readings, NoReading> {
        match read {
            Err(NoReading::Prose(readings)) if self.guess => {
                inform(&format!("{name}: {}", guess(&readings)));
                Ok(*readings)
            }
            read => read,
        }
    }
}

/// Prints the complaints about a file.
pub fn complain(file: &Path, complaints: &[String]) {
    for complaint in complaints.iter().take(MOST_COMPLAINTS) {
        inform(&format!("{}: {complaint}", file.display()));
    }
    if let more @ 1.. = complaints.len().saturating_sub(MOST_COMPLAINTS) {
        inform(&say!("cli-more-unreadable", file = file.display().to_string(), more = more));
    }
}

/// One game of a text, from 1, as far as it can be read, and whether that is all of it. A game without any move is
/// refused; for a shorter one than its text a sentence is printed. `name`: the file or the text.
pub fn the_game(readings: Readings, number: u32, name: &str) -> Result<(Record, bool), Failure> {
    let (count, kind) = (readings.list.len(), readings.kind);
    let Some(reading) = readings.list.into_iter().nth(number as usize - 1) else {
        let games = say!("cli-games", count = count);
        return Err(Failure::Usage(say!("cli-no-such-game", number = number, games = games)));
    };
    let complaints = reading.complaints(kind);
    let Reading { record, stop, .. } = reading;
    if let Some(why) = complaints.first().filter(|_| stop.is_some() && record.is_position()) {
        return Err(Failure::Other(anyhow::anyhow!("{name}: {why}")));
    }
    for why in &complaints {
        inform(&format!("{name}: {why}"));
    }
    Ok((record, stop.is_none()))
}
