//! A copy of the data folder, also while a server runs. A server can be started from it.

use super::options::ServeOptions;
use super::people::PeopleSource;
use crate::words::say;
use anyhow::{Context as _, bail};
use rusqlite::{Connection, OpenFlags};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Wait for a database in which a server writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// Copies the data folder of these options to a new folder, and returns what was copied. People in PostgreSQL are not in
/// the folder.
///
/// # Errors
///
/// If the folder is no server's, the new one has files, or one of them cannot be read or written.
pub fn back_up(options: &ServeOptions, to: &Path) -> anyhow::Result<String> {
    let from = || options.data.display().to_string();
    let games = options.games();
    if !games.try_exists().with_context(|| games.display().to_string())? {
        bail!(say!("operator-no-folder", path = from()));
    }
    if fs::read_dir(to).is_ok_and(|mut files| files.next().is_some()) {
        bail!(say!("operator-backup-full", path = to.display().to_string()));
    }
    let inside = |folder: &Path| {
        fs::canonicalize(folder).is_ok_and(|it| Some(it) == fs::canonicalize(&options.data).ok())
    };
    if to.ancestors().any(inside) {
        bail!(say!("operator-backup-inside", path = to.display().to_string()));
    }
    super::services::create_for_the_owner(to).with_context(|| to.display().to_string())?;
    if let PeopleSource::File(path) = options.people() {
        copy_database(&path, &to.join("people.db"))?;
    }
    copy_database(&options.games(), &to.join("games.db"))?;
    for file in [options.host_key(), options.bans()] {
        copy_file(&file, to)?;
    }
    let settings = to.join("settings");
    super::services::create_for_the_owner(&settings)?;
    for file in fs::read_dir(options.settings()).into_iter().flatten().flatten() {
        copy_file(&file.path(), &settings)?;
    }
    Ok(say!("operator-backed-up", path = to.display().to_string()))
}

/// Copies a database as it is at one moment.
fn copy_database(from: &Path, to: &Path) -> anyhow::Result<()> {
    let copied = || -> rusqlite::Result<()> {
        let db = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        db.busy_timeout(PATIENCE)?;
        db.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
        Ok(())
    };
    copied().with_context(|| from.display().to_string())
}

/// Copies a file with its rights into a folder, unless it is missing.
fn copy_file(from: &Path, folder: &Path) -> anyhow::Result<()> {
    let Some(name) = from.file_name().filter(|_| from.is_file()) else { return Ok(()) };
    fs::copy(from, folder.join(name)).with_context(|| from.display().to_string())?;
    Ok(())
}
