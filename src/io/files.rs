//! Files, read as a whole, and written atomically or under a new name.

use crate::library::{set_aside_with, today};
use crate::words::say;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Limit of a file's size in bytes, 10 times the largest real one without records.
pub(super) const MOST: u64 = 64 << 20;

/// Bytes of a file. Errors: if it cannot be read, or exceeds the limit.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(File::open(path)?, MOST)
}

/// Text of a file, or of standard input for `-`. Invalid UTF-8 is replaced. Errors: as for [`read_bytes`].
pub fn read_text(path: &Path) -> io::Result<String> {
    let bytes = if path == Path::new("-") {
        read_at_most(io::stdin().lock(), MOST)?
    } else {
        read_bytes(path)?
    };
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// All bytes of a source, if at most `most`.
pub(super) fn read_at_most(source: impl io::Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::Error::other(say!("file-larger", most = format!("{} MiB", most >> 20))));
    }
    Ok(bytes)
}

/// Bytes of a regular file of at most `most` bytes; no pipe or device. Errors: if it cannot be read, is not a regular
/// file, or is larger.
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

/// Renames a damaged file without companions. Errors: if it cannot be renamed.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    set_aside_with(path, &[""])
}

/// Infix of the name of a temporary file.
const NEW: &str = ".new-";
/// Age from which a temporary file is abandoned.
const LONG_AGO: Duration = Duration::from_hours(1);

/// Writes a file atomically: writes a temporary file, flushes it, renames it, and flushes the folder. Links and
/// permissions are kept, missing folders created. Errors: if it cannot be written; the old file is unchanged then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link's target is written, if it exists.
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
    // The new name is on the disk only once the folder is.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

/// Gives a temporary file the usual permissions of a new file.
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

/// Removes temporary files of interrupted programs.
fn remove_left_behind(folder: &Path, prefix: &OsStr) {
    let is_left_behind = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        let age = entry.metadata().and_then(|it| it.modified()).map(|it| it.elapsed());
        name.as_encoded_bytes().starts_with(prefix.as_encoded_bytes())
            && matches!(age, Ok(Ok(age)) if age > LONG_AGO)
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().filter(is_left_behind) {
        // Another window may have removed it.
        let _ = fs::remove_file(entry.path());
    }
}

/// Writes content to a new file in the working directory, or else in `folder`; returns its path. No existing file is
/// touched. Errors: if it can be written in neither place.
pub fn save_new(extension: &str, content: &[u8], folder: Option<&Path>) -> io::Result<PathBuf> {
    let date = today();
    let here = Path::new("");
    let folders = [Some(here), folder].into_iter().flatten();
    let mut result = Err(io::ErrorKind::NotFound.into());
    for folder in folders {
        result = save_in(folder, &date, extension, content).and_then(std::path::absolute);
        if result.is_ok() {
            break;
        }
    }
    result
}

fn save_in(folder: &Path, date: &str, extension: &str, content: &[u8]) -> io::Result<PathBuf> {
    for number in 1..10_000 {
        let path = folder.join(format!("outflank-{date}-{number}.{extension}"));
        match File::create_new(&path) {
            Ok(mut file) => {
                return match file.write_all(content).and_then(|()| file.sync_all()) {
                    Ok(()) => Ok(path),
                    Err(error) => {
                        // A partial file is useless.
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
