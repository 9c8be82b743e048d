//! Journals: files that only grow, a line at a time, each on the disk before it counts.

use super::files::read_bytes;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// A journal that nobody else writes.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

impl Journal {
    /// Opens a journal, made where there is none, and reads its lines. A last line that was not written to its end is cut
    /// off: it never counted.
    ///
    /// # Errors
    ///
    /// When it cannot be read or written, or somebody else writes it.
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
            // Some file systems know no locks.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
        let bytes = read_bytes(path)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let text = String::from_utf8_lossy(&bytes[..whole]);
        Ok((Self { file }, text.lines().map(str::to_owned).collect()))
    }

    /// Writes a line; it is on the disk when this returns.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn write(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())?;
        self.file.sync_data()
    }
}
