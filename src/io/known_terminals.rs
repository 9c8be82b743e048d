//! Answers of terminals at earlier starts, so that the first frame is right: a line of a file for each.

use super::dirs::Dirs;
use super::files::{read_small, write_whole};
use super::terminal_state::TerminalAnswers;
use crate::app::{Brightness, Glyphs};
use std::io;
use std::path::PathBuf;

/// Limit of remembered terminals; the oldest is forgotten.
const MOST: usize = 32;
/// Limit of the file's size in bytes.
const MOST_BYTES: u64 = 64 << 10;

/// Words of the answers, behind the terminal's name: one of each kind, or this for none.
const NONE: &str = "unknown";
const COLORS: [(bool, &str); 2] = [(true, "24-bit"), (false, "fewer")];
const BACKGROUNDS: [(Brightness, &str); 2] =
    [(Brightness::Dark, "dark"), (Brightness::Light, "light")];
const GLYPHS: [(Glyphs, &str); 4] = [
    (Glyphs::Unicode, "unicode"),
    (Glyphs::Unambiguous { has_blocks: true }, "blocks"),
    (Glyphs::Unambiguous { has_blocks: false }, "unambiguous"),
    (Glyphs::Ascii, "ascii"),
];

fn answer<T: Copy>(words: &[(T, &str)], word: Option<&str>) -> Option<T> {
    words.iter().find(|(_, known)| Some(*known) == word).map(|(answer, _)| *answer)
}

fn word<T: PartialEq>(words: &[(T, &'static str)], answer: Option<T>) -> &'static str {
    let known = words.iter().find(|(known, _)| answer.as_ref() == Some(known));
    known.map_or(NONE, |(_, word)| word)
}

fn path(dirs: &Dirs) -> PathBuf {
    dirs.data.join("terminals")
}

/// Lines of the file; a damaged one holds none.
fn lines(dirs: &Dirs) -> Vec<String> {
    let bytes = read_small(&path(dirs), MOST_BYTES).unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default().lines().map(str::to_owned).collect()
}

fn key_of(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// Answers of the terminal with this name and version; none of a terminal that has given none.
pub fn remembered(dirs: &Dirs, key: &str) -> TerminalAnswers {
    let lines = lines(dirs);
    let line = lines.iter().find(|line| key_of(line) == key);
    let mut words = line.into_iter().flat_map(|line| line.split(' ').skip(1));
    TerminalAnswers {
        has_true_color: answer(&COLORS, words.next()),
        background: answer(&BACKGROUNDS, words.next()),
        glyphs: answer(&GLYPHS, words.next()),
    }
}

/// Notes the answers of a terminal, unless they are noted already. Errors: if the file cannot be written.
pub fn remember(dirs: &Dirs, key: &str, answers: TerminalAnswers) -> io::Result<()> {
    let TerminalAnswers { has_true_color, background, glyphs } = answers;
    let words =
        [word(&COLORS, has_true_color), word(&BACKGROUNDS, background), word(&GLYPHS, glyphs)];
    let line = format!("{key} {}", words.join(" "));
    let mut lines = lines(dirs);
    if lines.contains(&line) {
        return Ok(());
    }
    lines.retain(|other| key_of(other) != key);
    lines.push(line);
    let first = lines.len().saturating_sub(MOST);
    write_whole(&path(dirs), (lines[first..].join("\n") + "\n").as_bytes())
}
