//! Files: read and written whole, and never over another one.

use crate::records::{Found, Names, WthorError, found_in_bytes};
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// The bytes of a file.
///
/// # Errors
///
/// When it cannot be read.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
}

/// The text of a file, or of standard input for `-`. Bytes that are no UTF-8 are replaced.
///
/// # Errors
///
/// When it cannot be read.
pub fn read_text(path: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&read_any(path)?).into_owned())
}

/// The bytes of a file, or of standard input for `-`.
fn read_any(path: &Path) -> io::Result<Vec<u8>> {
    if path != Path::new("-") {
        return read_bytes(path);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Bytes of a file of records, at most: a hundred times what there is of them in one file.
const MOST_BYTES: u64 = 1 << 30;

/// The records of a file, or of standard input for `-`, in whatever form. A WTHOR file takes its names
/// from the first `.jou` and `.trn` files in its folder. `Ok(Err(_))` says in a sentence why there are
/// no records in it.
///
/// # Errors
///
/// When the file cannot be read.
pub fn read_record_file(path: &Path) -> io::Result<Result<Found, String>> {
    if path != Path::new("-") && fs::metadata(path)?.len() > MOST_BYTES {
        return Ok(Err(format!("it is larger than {} MiB", MOST_BYTES >> 20)));
    }
    let bytes = read_any(path)?;
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

/// Writes a file whole or not at all: beside it first, flushed to the disk, then renamed. Its folder is
/// made where there is none.
///
/// # Errors
///
/// When it cannot be written; what was there is as it was then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = extended(path, &format!(".{}.new", std::process::id()));
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| fs::rename(&beside, path));
    if renamed.is_err() {
        // It may not even be there.
        let _ = fs::remove_file(&beside);
    }
    renamed
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
