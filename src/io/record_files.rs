//! Files of records: single ones, those of a folder, and those of a ZIP archive. Gzip may have packed them, and texts
//! may be in an old encoding.

use super::encoding::to_utf8;
use super::files::{MOST, read_at_most};
use crate::records::{Names, NoReading, Readings, WthorError, read_bytes};
use crate::store::is_library;
use flate2::read::MultiGzDecoder;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use zip::ZipArchive;

/// Limit of a record file's size in bytes, unpacked: 100 times the largest real one.
const MOST_RECORDS: u64 = 1 << 30;
/// Begin of a file packed by gzip, and of a ZIP archive.
const GZIP: &[u8] = &[0x1f, 0x8b];
const ZIP: &[u8] = b"PK\x03\x04";
/// Extensions of files with WTHOR's names of players and of tournaments.
const NAMES: [&str; 2] = ["jou", "trn"];
/// Deepest folder that is read, below the one that was named.
const DEEPEST: usize = 8;

/// A file of records.
#[derive(Clone, Debug)]
pub struct RecordFile {
    /// Its path, or that of its archive; `-` for standard input.
    path: PathBuf,
    /// Its name in the archive, and its place there.
    entry: Option<(String, usize)>,
}

/// Files of a path: itself, or those of the folder or the archive, in the order of their names. Files with WTHOR's
/// names of players and tournaments are read with the games. Errors: if the folder or the archive cannot be read.
pub fn record_files(path: &Path) -> io::Result<Vec<RecordFile>> {
    let mut found = Vec::new();
    if path == Path::new("-") || path.is_file() && !is_packed(path, ZIP)? {
        found.push(RecordFile::at(path.to_owned()));
    } else if path.is_file() {
        found = files_of_archive(path)?;
    } else {
        add_files_of(path, DEEPEST, &mut found)?;
    }
    Ok(found)
}

/// Adds the files of a folder, without hidden ones.
fn add_files_of(folder: &Path, deepest: usize, found: &mut Vec<RecordFile>) -> io::Result<()> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    let is_hidden = |path: &Path| {
        path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
    };
    for path in paths.into_iter().filter(|path| !is_hidden(path)) {
        if path.is_dir() {
            if deepest > 0 {
                add_files_of(&path, deepest - 1, found)?;
            }
        } else if path.is_file() && !is_names(&path) {
            if is_packed(&path, ZIP)? {
                found.extend(files_of_archive(&path)?);
            } else {
                found.push(RecordFile::at(path));
            }
        }
    }
    Ok(())
}

/// Whether a file begins as packed ones do.
fn is_packed(path: &Path, begin: &[u8]) -> io::Result<bool> {
    let mut head = Vec::new();
    File::open(path)?.take(begin.len() as u64).read_to_end(&mut head)?;
    Ok(head == begin)
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case(extension))
}

/// Whether a file has WTHOR's names.
fn is_names(path: &Path) -> bool {
    NAMES.iter().any(|extension| has_extension(path, extension))
}

fn files_of_archive(path: &Path) -> io::Result<Vec<RecordFile>> {
    let mut entries = entries_of(&open_archive(path)?)?;
    entries.retain(|(name, _)| {
        let is_folder = name.ends_with('/');
        let is_hidden = name.split('/').any(|part| part.starts_with('.') || part == "__MACOSX");
        !is_folder && !is_hidden && !is_names(Path::new(name))
    });
    let file = |entry| RecordFile { path: path.to_owned(), entry: Some(entry) };
    Ok(entries.into_iter().map(file).collect())
}

/// Names of an archive's files with their places, in order.
fn entries_of(archive: &ZipArchive<File>) -> io::Result<Vec<(String, usize)>> {
    let names = (0..archive.len()).filter_map(|at| Some((archive.name_for_index(at)?, at)));
    let mut entries = names
        .map(|(name, at)| Ok((name?.into_owned(), at)))
        .collect::<io::Result<Vec<(String, usize)>>>()?;
    entries.sort();
    Ok(entries)
}

fn open_archive(path: &Path) -> io::Result<ZipArchive<File>> {
    Ok(ZipArchive::new(File::open(path)?)?)
}

impl RecordFile {
    const fn at(path: PathBuf) -> Self {
        Self { path, entry: None }
    }

    /// Path, in an archive with the name there.
    pub fn name(&self) -> String {
        let path = self.path.display();
        self.entry.as_ref().map_or_else(|| path.to_string(), |(name, _)| format!("{path}: {name}"))
    }

    /// Bytes of the file, unpacked. Errors: it cannot be read, is damaged, or larger than allowed.
    fn bytes(&self) -> io::Result<Vec<u8>> {
        let bytes = match &self.entry {
            _ if self.path == Path::new("-") => read_at_most(io::stdin().lock(), MOST_RECORDS)?,
            None => read_at_most(File::open(&self.path)?, MOST_RECORDS)?,
            Some((_, at)) => read_at_most(open_archive(&self.path)?.by_index(*at)?, MOST_RECORDS)?,
        };
        unpacked(bytes, MOST_RECORDS)
    }

    /// Content of the file: a library, or records in any form and encoding. A WTHOR file takes its names from the first
    /// `.jou` and `.trn` files beside it. `Ok(Err(_))`: it has no records. Errors: as for reading the file.
    pub fn read(&self) -> io::Result<Result<RecordContent, NoReading>> {
        let bytes = self.bytes()?;
        if is_library(&bytes) {
            return Ok(Ok(RecordContent::Library(bytes)));
        }
        let bytes = to_utf8(bytes);
        let read = read_bytes(&bytes, &self.names()).map_err(|why| match why {
            NoReading::NoForm | NoReading::NoMoves | NoReading::NoText
                if self.has_extension("edx") =>
            {
                NoReading::NotYet("Edax")
            }
            why => why,
        });
        Ok(read.map(RecordContent::Records))
    }

    fn has_extension(&self, extension: &str) -> bool {
        let name = self.entry.as_ref().map_or(&*self.path, |(name, _)| Path::new(name));
        has_extension(name, extension)
    }

    /// Names of players and tournaments for a WTHOR file.
    fn names(&self) -> Names {
        if !self.has_extension("wtb") {
            return Names::default();
        }
        let [players, tournaments] = NAMES.map(|extension| self.beside(extension).ok());
        // Damaged names do not prevent reading the games.
        let names = Names::read(players.as_deref(), tournaments.as_deref());
        names.unwrap_or_else(|_: WthorError| Names::default())
    }

    /// The first file beside this one with an extension.
    fn beside(&self, extension: &str) -> io::Result<Vec<u8>> {
        let missing = || io::Error::from(io::ErrorKind::NotFound);
        if self.entry.is_some() {
            let mut archive = open_archive(&self.path)?;
            let entries = entries_of(&archive)?;
            let found = entries.iter().find(|(name, _)| has_extension(Path::new(name), extension));
            let (_, at) = found.ok_or_else(missing)?;
            return read_at_most(archive.by_index(*at)?, MOST);
        }
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let mut files: Vec<_> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
        files.sort();
        let file = files.iter().find(|file| has_extension(file, extension));
        read_at_most(File::open(file.ok_or_else(missing)?)?, MOST)
    }
}

/// Content of a file of records.
#[derive(Debug)]
pub enum RecordContent {
    /// Bytes of a library.
    Library(Vec<u8>),
    Records(Readings),
}

impl From<Readings> for RecordContent {
    fn from(readings: Readings) -> Self {
        Self::Records(readings)
    }
}

/// Content of a file: unpacked if gzip packed it, up to `most` bytes. Errors: it is damaged, or larger.
fn unpacked(bytes: Vec<u8>, most: u64) -> io::Result<Vec<u8>> {
    if !bytes.starts_with(GZIP) {
        return Ok(bytes);
    }
    read_at_most(MultiGzDecoder::new(&bytes[..]), most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write as _;

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
