//! Journals: append-only files of lines, each flushed to the disk.

use super::files::read_bytes;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::Path;

#[derive(Debug)]
pub struct Journal {
    file: File,
    /// Whether an unfinished last line exists; the next write cuts it off.
    has_torn_line: bool,
    /// Bytes of all finished lines.
    length: u64,
}

impl Journal {
    /// Opens a journal, created if missing, and returns its finished lines. An unfinished last line does not count.
    /// The file stays unchanged until the first [`Self::write`], so a caller can reject foreign lines. Errors: when
    /// it cannot be read or written, another program writes it, or it holds bytes but no finished line.
    pub fn open(path: &Path) -> io::Result<(Self, Vec<String>)> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(io::Error::other("another outflank is writing it"));
            }
            // Some file systems have no locks.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
        let bytes = read_bytes(path)?;
        let length = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        if length == 0 && !bytes.is_empty() {
            return Err(io::Error::other("it holds something else"));
        }
        file.seek(SeekFrom::Start(length as u64))?;
        let text = String::from_utf8_lossy(&bytes[..length]);
        let lines = text.lines().map(str::to_owned).collect();
        Ok((Self { file, has_torn_line: length < bytes.len(), length: length as u64 }, lines))
    }

    /// Writes a line; it is on the disk when this returns. Errors: when it cannot be written.
    pub fn write(&mut self, line: &str) -> io::Result<()> {
        if self.has_torn_line {
            self.file.set_len(self.length)?;
            self.has_torn_line = false;
        }
        self.file.write_all(format!("{line}\n").as_bytes())?;
        self.file.sync_data()
    }
}
