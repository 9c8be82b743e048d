//! Files that a run reads, writes and resumes from, and progress bars.

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};
use outflank_core::records::{Names, Readings, read_bytes};
use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;

/// A progress bar on standard error for `count` items; hidden unless that is a terminal.
pub fn progress_bar(count: u64, noun: &str) -> ProgressBar {
    let is_watched = io::stderr().is_terminal();
    let bar = if is_watched { ProgressBar::new(count) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template(&format!(
        "{{wide_bar}} {noun}{{pos}} of {{len}}, {{eta}} left"
    ));
    bar.with_style(style.expect("the template is right"))
}

/// Text of a file. Invalid UTF-8 is replaced. Errors: if it cannot be read.
pub fn read_text(path: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&fs::read(path)?).into_owned())
}

/// Records of a file in any form. A WTHOR file (`.wtb`) takes its names from the first `.jou` and `.trn` files in its
/// folder. Errors: if it cannot be read, or has no record.
pub fn read_records(path: &Path) -> anyhow::Result<Readings> {
    let place = || path.display().to_string();
    let bytes = fs::read(path).with_context(place)?;
    let has = |file: &Path, extension: &str| {
        file.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
    };
    let beside = |extension: &str| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let files = fs::read_dir(folder.unwrap_or(Path::new(".")))
            .ok()?
            .flatten()
            .map(|entry| entry.path());
        fs::read(files.filter(|file| has(file, extension)).min()?).ok()
    };
    let names = if has(path, "wtb") {
        // Damaged names do not prevent reading the games.
        Names::read(beside("jou").as_deref(), beside("trn").as_deref()).unwrap_or_default()
    } else {
        Names::default()
    };
    read_bytes(&bytes, &names).with_context(place)
}

/// Writes a file whole or not at all, in a folder that is created if it is missing. Errors: if it cannot be written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let unfinished = path.with_added_extension("new");
    let mut file = File::create(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(unfinished, path)
}

/// A file of finished lines, from which an interrupted run resumes.
#[derive(Debug)]
pub struct LineLog(File);

impl LineLog {
    /// Opens a log, created if missing, and returns its lines; an unfinished last one is cut off. Errors: if it
    /// cannot be read or written, or has bytes but no finished line.
    pub fn open(path: &Path) -> io::Result<(Self, Vec<String>)> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let file = OpenOptions::new().append(true).create(true).open(path)?;
        let bytes = fs::read(path)?;
        let finished = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        if finished == 0 && !bytes.is_empty() {
            return Err(io::Error::other("it is not a log"));
        }
        file.set_len(finished as u64)?;
        let text = String::from_utf8_lossy(&bytes[..finished]);
        Ok((Self(file), text.lines().map(str::to_owned).collect()))
    }

    /// Writes a line; it is on the disk when this returns. Errors: if it cannot be written.
    pub fn write(&mut self, line: &str) -> io::Result<()> {
        self.0.write_all(format!("{line}\n").as_bytes())?;
        self.0.sync_data()
    }
}
