//! Renaming of damaged files.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Path with a suffix.
pub fn extended(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Renames a damaged file, with its companions of these suffixes, to a free name, and returns it. Errors: if it
/// cannot be renamed.
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
