//! Packs the catalogues and the lessons of other languages, so that they take a third of their room in a program.

use miniz_oxide::deflate::compress_to_vec;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Deflate's best compression.
const BEST: u8 = 10;
/// No compression, only deflate's form.
const STORED: u8 = 0;

/// Level of compression. A page is compressed as a whole on its way, which makes less of plain texts than of packed ones.
fn level() -> u8 {
    let is_page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32");
    if is_page { STORED } else { BEST }
}

fn main() {
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let texts = files(Path::new("../../assets/text"), "ftl");
    let lessons = files(Path::new("../../assets/lessons"), "txt");
    for (name, list) in [
        (
            "catalogues",
            packed("catalogue", texts.into_iter().map(|(tag, text)| (tag, sorted(&text)))),
        ),
        ("lessons", packed("lessons", lessons)),
    ] {
        let file = Path::new(&out).join(format!("{name}.rs"));
        fs::write(file, list).expect("cargo's folder can be written");
    }
}

/// Names, without the ending, and texts of a folder's files with this ending, in order.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder of the texts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    let read = |path: PathBuf| {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name in UTF-8");
        (name.to_owned(), fs::read_to_string(&path).expect("a text"))
    };
    paths.into_iter().map(read).collect()
}

/// A catalogue without comments, its messages sorted by name.
fn sorted(catalogue: &str) -> String {
    let mut messages: Vec<String> = Vec::new();
    for line in catalogue.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            messages.push(String::new());
        }
        let message = messages.last_mut().expect("a catalogue begins with a message");
        message.push_str(line);
        message.push('\n');
    }
    messages.sort_by(|one, other| one.split(' ').next().cmp(&other.split(' ').next()));
    messages.concat()
}

/// Packs a text into a file of cargo's folder; returns its path.
fn pack(name: &str, text: &str) -> PathBuf {
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let file = Path::new(&out).join(format!("{name}.deflate"));
    let bytes = compress_to_vec(text.as_bytes(), level());
    fs::write(&file, bytes).expect("cargo's folder can be written");
    file
}

/// Packs texts; returns the list of their names and bytes as an expression.
fn packed(prefix: &str, texts: impl IntoIterator<Item = (String, String)>) -> String {
    let mut list = String::from("&[");
    for (name, text) in texts {
        let file = pack(&format!("{prefix}-{name}"), &text);
        let file = file.to_str().expect("cargo's folder is UTF-8");
        let _ = write!(list, "({name:?}, include_bytes!({file:?}).as_slice()), ");
    }
    list.push(']');
    list
}
