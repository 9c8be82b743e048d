//! Answers of terminals at earlier starts, so that the first frame is right: a line of a file for each.

use super::dirs::Dirs;
use super::files::{read_small, write_whole};
use crate::app::{Brightness, ColorDepth, Glyphs, TerminalTraits};
use std::io;
use std::path::PathBuf;

/// Limit of remembered terminals; the oldest is forgotten.
const MOST: usize = 32;
/// Limit of the file's size in bytes.
const MOST_BYTES: u64 = 64 << 10;

fn path(dirs: &Dirs) -> PathBuf {
    dirs.data.join("terminals")
}

/// Lines of the file; a damaged one holds none.
fn lines(dirs: &Dirs) -> Vec<String> {
    let bytes = read_small(&path(dirs), MOST_BYTES).unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Answers of the terminal with this name and version; `None` if it has given none.
pub fn remembered(dirs: &Dirs, key: &str) -> Option<TerminalTraits> {
    let lines = lines(dirs);
    let mut words = lines.iter().find(|line| key_of(line) == key)?.split(' ').skip(1);
    let depth = match words.next()? {
        "16" => ColorDepth::Sixteen,
        "256" => ColorDepth::Indexed,
        "24-bit" => ColorDepth::True,
        _ => return None,
    };
    let background = match words.next()? {
        "dark" => Some(Brightness::Dark),
        "light" => Some(Brightness::Light),
        _ => None,
    };
    let glyphs = match words.next()? {
        "unicode" => Glyphs::Unicode,
        "blocks" => Glyphs::Unambiguous { has_blocks: true },
        "unambiguous" => Glyphs::Unambiguous { has_blocks: false },
        "ascii" => Glyphs::Ascii,
        _ => return None,
    };
    Some(TerminalTraits { depth, background, glyphs })
}

fn key_of(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// Notes the answers of a terminal, unless they are noted already. Errors: if the file cannot be written.
pub fn remember(dirs: &Dirs, key: &str, traits: TerminalTraits) -> io::Result<()> {
    let depth = match traits.depth {
        // Without colours nothing was answered about them.
        ColorDepth::None => return Ok(()),
        ColorDepth::Sixteen => "16",
        ColorDepth::Indexed => "256",
        ColorDepth::True => "24-bit",
    };
    let background = match traits.background {
        Some(Brightness::Dark) => "dark",
        Some(Brightness::Light) => "light",
        None => "unknown",
    };
    let glyphs = match traits.glyphs {
        Glyphs::Unicode => "unicode",
        Glyphs::Unambiguous { has_blocks: true } => "blocks",
        Glyphs::Unambiguous { has_blocks: false } => "unambiguous",
        Glyphs::Ascii => "ascii",
    };
    let line = format!("{key} {depth} {background} {glyphs}");
    let mut lines = lines(dirs);
    if lines.contains(&line) {
        return Ok(());
    }
    lines.retain(|other| key_of(other) != key);
    lines.push(line);
    let first = lines.len().saturating_sub(MOST);
    write_whole(&path(dirs), (lines[first..].join("\n") + "\n").as_bytes())
}
