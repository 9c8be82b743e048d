//! Files: read and written whole, and never over another one.

use crate::records::{Found, Names, WthorError, found_in_bytes};
use crate::words::say;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Bytes of a file of records, at most: a hundred times what there is of them in one file.
const MOST_RECORDS: u64 = 1 << 30;
/// Bytes of any other file that is read, at most: ten times the largest that there is.
const MOST: u64 = 64 << 20;

/// The bytes of a file that is not larger than anything that we read.
///
/// # Errors
///
/// When it cannot be read, or is larger.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(File::open(path)?, MOST)
}

/// The text of a file, or of standard input for `-`. Bytes that are no UTF-8 are replaced.
///
/// # Errors
///
/// As for [`read_bytes`].
pub fn read_text(path: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&read_any(path, MOST)?).into_owned())
}

/// The bytes of a file, or of standard input for `-`, at most so many.
fn read_any(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if path == Path::new("-") {
        return read_at_most(io::stdin().lock(), most);
    }
    read_at_most(File::open(path)?, most)
}

/// Everything that there is to read, if it is no more than that.
fn read_at_most(source: impl io::Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::Error::other(say!("file-larger", most = format!("{} MiB", most >> 20))));
    }
    Ok(bytes)
}

/// The bytes of a file that is one, and not larger than that: no pipe, and no device without an end.
///
/// # Errors
///
/// When it cannot be read, is no file, or is larger.
pub fn read_small(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other(say!("file-none")));
    }
    let bytes = read_at_most(File::open(path)?, most);
    bytes.map_err(|error| match error.kind() {
        io::ErrorKind::Other => {
            io::Error::other(say!("file-larger", most = format!("{} KiB", most >> 10)))
        }
        _ => error,
    })
}

/// The records of a file, or of standard input for `-`, in whatever form. A WTHOR file takes its names
/// from the first `.jou` and `.trn` files in its folder. `Ok(Err(_))` says in a sentence why there are
/// no records in it.
///
/// # Errors
///
/// When the file cannot be read.
pub fn read_record_file(path: &Path) -> io::Result<Result<Found, String>> {
    let bytes = read_any(path, MOST_RECORDS)?;
    let beside = |extension| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let mut files: Vec<_> = fs::read_dir(folder).ok()?.flatten().map(|e| e.path()).collect();
        files.sort();
        let is_it =
            |file: &&PathBuf| file.extension().is_some_and(|it| it.eq_ignore_ascii_case(extension));
        read_bytes(files.iter().find(is_it)?).ok()
    };
    let is_wthor = path.extension().is_some_and(|it| it.eq_ignore_ascii_case("wtb"));
    let [players, tournaments] =
        ["jou", "trn"].map(|extension| is_wthor.then(|| beside(extension)).flatten());
    // Damaged names are no reason to have no games.
    let names = Names::read(players.as_deref(), tournaments.as_deref());
    Ok(found_in_bytes(&bytes, &names.unwrap_or_else(|_: WthorError| Names::default())))
}

/// The day, as a player's calendar says.
pub fn today() -> String {
    jiff::Zoned::now().strftime("%Y-%m-%d").to_string()
}

/// The day in Greenwich (UTC): the same all over the world.
pub fn day_in_greenwich() -> jiff::civil::Date {
    jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date()
}

/// A path with more at its end.
pub fn extended(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Gives a file that is damaged, and those that belong to it and end so besides, a name that no file
/// has; returns it.
///
/// # Errors
///
/// When it cannot be renamed.
pub fn set_aside_with(path: &Path, ends: &[&str]) -> io::Result<PathBuf> {
    let is_free = |base: &PathBuf| ends.iter().all(|end| !extended(base, end).exists());
    let mut names = (1..100_000).map(|number| extended(path, &format!(".damaged-{number}")));
    let aside = names.find(is_free).ok_or(io::ErrorKind::AlreadyExists)?;
    for end in ends {
        let from = extended(path, end);
        if from.exists() {
            fs::rename(from, extended(&aside, end))?;
        }
    }
    Ok(aside)
}

/// The same for a file that stands alone.
///
/// # Errors
///
/// When it cannot be renamed.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    set_aside_with(path, &[""])
}

/// What stands between a file's name and the rest of that of a file that is to replace it.
const NEW: &str = ".new-";
/// A file that was to replace another one, and is as old as that, will not any more.
const LONG_AGO: Duration = Duration::from_secs(3600);

/// Writes a file whole or not at all: beside it first, flushed to the disk, then renamed, and the folder
/// flushed too. A link stays one, and a file keeps its permissions. The folder is made where there is none.
///
/// # Errors
///
/// When it cannot be written; what was there is as it was then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What a link leads to is written, if there is anything.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(NEW);
    remove_left_behind(folder, &prefix);
    let mut beside = tempfile::Builder::new();
    beside.prefix(&prefix);
    let mut file = beside.tempfile_in(folder)?;
    file.write_all(bytes)?;
    match fs::metadata(&path) {
        Ok(before) => file.as_file().set_permissions(before.permissions())?,
        Err(_) => allow_as_usual(file.as_file())?,
    }
    file.as_file().sync_all()?;
    file.persist(&path)?;
    // Its new name is on the disk only when the folder is.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

/// Gives a new file the permissions that one made without more ado has: a temporary one is its owner's alone.
fn allow_as_usual(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        file.set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Removes what a program left behind that was ended while it wrote.
fn remove_left_behind(folder: &Path, prefix: &OsStr) {
    let is_left_behind = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        let age = entry.metadata().and_then(|it| it.modified()).map(|it| it.elapsed());
        name.as_encoded_bytes().starts_with(prefix.as_encoded_bytes())
            && matches!(age, Ok(Ok(age)) if age > LONG_AGO)
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().filter(is_left_behind) {
        // Another window may have been faster.
        let _ = fs::remove_file(entry.path());
    }
}

/// Writes a text into a new file in the working directory, or else in `folder`, and returns where it
/// is. No file that is there already is touched.
///
/// # Errors
///
/// When there is no room for it in either place.
pub fn save_new(extension: &str, text: &str, folder: Option<&Path>) -> io::Result<PathBuf> {
    let date = today();
    let here = Path::new("");
    let folders = [Some(here), folder].into_iter().flatten();
    let mut result = Err(io::ErrorKind::NotFound.into());
    for folder in folders {
        result = save_in(folder, &date, extension, text).and_then(std::path::absolute);
        if result.is_ok() {
            break;
        }
    }
    result
}

fn save_in(folder: &Path, date: &str, extension: &str, text: &str) -> io::Result<PathBuf> {
    for number in 1..10_000 {
        let path = folder.join(format!("outflank-{date}-{number}.{extension}"));
        match File::create_new(&path) {
            Ok(mut file) => {
                return match file.write_all(text.as_bytes()).and_then(|()| file.sync_all()) {
                    Ok(()) => Ok(path),
                    Err(error) => {
                        // Half a file is of no use to anybody.
                        let _ = fs::remove_file(&path);
                        Err(error)
                    }
                };
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
