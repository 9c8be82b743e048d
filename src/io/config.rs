//! The files of the settings and of the player's own themes.

use super::files::{read_small, set_aside, write_whole};
use crate::app::{OwnLook, Preferences};
pub use crate::config::{read, write};
use crate::config::{read_look, read_over};
use crate::records::sanitize;
use crate::words::say;
use std::borrow::Cow;
use std::io;
use std::path::Path;

/// Limit of a file's size in bytes, 100 times the largest real file.
const MOST_BYTES: u64 = 256 << 10;

/// Limit of the player's own themes.
const MOST_LOOKS: usize = 50;

/// Loads the settings file and the player's themes, with a sentence for each invalid entry. Without a file, the
/// defaults.
pub fn load(path: &Path) -> (Preferences, Vec<String>) {
    let (looks, mut complaints) = path.parent().map(load_looks).unwrap_or_default();
    let usual = Preferences { looks, ..Preferences::default() };
    let (preferences, wrong) = match read_small(path, MOST_BYTES) {
        Ok(bytes) => {
            let text = String::from_utf8_lossy(&bytes);
            let (preferences, mut wrong) = read_over(&text, usual);
            if matches!(text, Cow::Owned(_)) {
                wrong.insert(0, say!("config-not-utf-8"));
            }
            (preferences, wrong)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => (usual, Vec::new()),
        Err(error) => (usual, vec![say!("config-unreadable", why = error.to_string())]),
    };
    complaints.splice(0..0, wrong);
    (preferences, complaints)
}

/// Themes of `looks/NAME.toml` by name, with complaints.
fn load_looks(folder: &Path) -> (Vec<OwnLook>, Vec<String>) {
    let (mut looks, mut complaints) = (Vec::new(), Vec::new());
    let files = std::fs::read_dir(folder.join("looks")).into_iter().flatten().flatten();
    let mut files: Vec<_> = files.map(|file| file.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    for file in files.iter().take(MOST_LOOKS) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let shown = sanitize(&name, 40);
        let text = match read_small(file, MOST_BYTES) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) => {
                complaints.push(format!("looks/{shown}.toml: {error}"));
                continue;
            }
        };
        let (look, wrong) = read_look(&name, &text);
        looks.extend(look);
        let lines = wrong.into_iter().map(|what| sanitize(&what, 120));
        complaints.extend(lines.map(|what| format!("looks/{shown}.toml: {what}")));
    }
    (looks, complaints)
}

/// Saves the preferences. A file that is not UTF-8 or not TOML is renamed first, and its new name returned, so that
/// nothing is lost. Errors: if the file cannot be read, renamed or written; its old content is kept then.
pub fn save(path: &Path, preferences: &Preferences) -> io::Result<Option<String>> {
    let old = match read_small(path, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error),
    };
    let text = String::from_utf8(old).ok().and_then(|old| write(&old, preferences));
    let mut aside = None;
    let text = if let Some(text) = text {
        text
    } else {
        let path = set_aside(path)?;
        aside = path.file_name().map(|name| name.to_string_lossy().into_owned());
        write("", preferences).expect("nothing is TOML")
    };
    write_whole(path, text.as_bytes())?;
    Ok(aside)
}
