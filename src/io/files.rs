//! Files, read as a whole, and written atomically or under a new name.

use super::encoding::to_utf8;
use crate::library::{set_aside_with, today};
use crate::records::{Names, NoReading, Readings, WthorError, read_bytes as read_records};
use crate::store::is_library;
use crate::words::say;
use flate2::read::MultiGzDecoder;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Limit of a record file's size in bytes, 100 times the largest real one.
const MOST_RECORDS: u64 = 1 << 30;
/// Begin of a file packed by gzip.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// Limit of any other file's size in bytes, 10 times the largest real one.
const MOST: u64 = 64 << 20;

/// Bytes of a file. Errors: if it cannot be read, or exceeds the limit.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(File::open(path)?, MOST)
}

/// Text of a file, or of standard input for `-`. Invalid UTF-8 is replaced. Errors: as for [`read_bytes`].
pub fn read_text(path: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&read_any(path, MOST)?).into_owned())
}

/// Bytes of a file, or of standard input for `-`, up to `most`.
fn read_any(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if path == Path::new("-") {
        return read_at_most(io::stdin().lock(), most);
    }
    read_at_most(File::open(path)?, most)
}

/// All bytes of a source, if at most `most`.
fn read_at_most(source: impl io::Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::Error::other(say!("file-larger", most = format!("{} MiB", most >> 20))));
    }
    Ok(bytes)
}

/// Content of a file: unpacked if gzip packed it, up to `most` bytes. Errors: it is damaged, or larger.
fn unpacked(bytes: Vec<u8>, most: u64) -> io::Result<Vec<u8>> {
    if !bytes.starts_with(&GZIP) {
        return Ok(bytes);
    }
    read_at_most(MultiGzDecoder::new(&bytes[..]), most)
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

/// Bytes of a game library's file; `None` for any other file, and for standard input. Errors: if it cannot be read, or
/// exceeds the limit.
pub fn read_library(path: &Path) -> io::Result<Option<Vec<u8>>> {
    if path == Path::new("-") {
        return Ok(None);
    }
    let mut head = Vec::new();
    File::open(path)?.take(64).read_to_end(&mut head)?;
    is_library(&head).then(|| read_any(path, MOST_RECORDS)).transpose()
}

/// Records of a file, or of standard input for `-`, in any form and encoding; gzip may have packed it. A WTHOR file takes its names from the first `.jou`
/// and `.trn` files in its folder. `Ok(Err(_))`: it has no records. Errors: if the file
/// cannot be read.
pub fn read_record_file(path: &Path) -> io::Result<Result<Readings, NoReading>> {
    let bytes = to_utf8(unpacked(read_any(path, MOST_RECORDS)?, MOST_RECORDS)?);
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
    // Damaged names do not prevent reading the games.
    let names = Names::read(players.as_deref(), tournaments.as_deref());
    Ok(read_records(&bytes, &names.unwrap_or_else(|_: WthorError| Names::default())))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_files_are_unpacked_up_to_a_limit() {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packer.write_all(&b"f5d6c3\n".repeat(1000)).expect("memory");
        let bytes = packer.finish().expect("memory");
        assert_eq!(unpacked(bytes.clone(), 7000).expect("it fits").len(), 7000);
        assert!(unpacked(bytes.clone(), 6999).is_err(), "larger than allowed");
        assert!(unpacked(bytes[..bytes.len() / 2].to_vec(), 7000).is_err(), "damaged");
        assert_eq!(unpacked(b"f5".to_vec(), 10).expect("not packed"), b"f5");
    }
}
