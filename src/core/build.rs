//! Packs the lessons, so that they take a third of their room in a program.

use miniz_oxide::deflate::compress_to_vec;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Deflate's best compression.
const LEVEL: u8 = 10;

fn main() {
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let lessons = compress_to_vec(english_lessons().as_bytes(), LEVEL);
    let file = Path::new(&out).join("english-lessons.deflate");
    fs::write(file, lessons).expect("cargo's folder can be written");
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

/// The lessons in English, one behind the other, each with a title.
fn english_lessons() -> String {
    let mut text = String::new();
    for (name, lesson) in files(Path::new("data/lessons"), "lesson") {
        let _ = write!(text, "\u{1}{name}\n{lesson}");
    }
    text
}
