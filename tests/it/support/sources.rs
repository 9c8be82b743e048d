//! The source files of all packages, with the room that each belongs to.

use std::fs;
use std::path::{Path, PathBuf};

/// The source file of a package.
pub struct Source {
    /// Its module from the root of all rooms: `["rules", "game"]`; for the trainer, `["trainer", "fit"]`.
    pub module: Vec<String>,
    pub file: PathBuf,
    pub text: String,
}

impl Source {
    /// The room that it belongs to; empty for the root of the program.
    pub fn room(&self) -> &str {
        self.module.first().map_or("", String::as_str)
    }
}

fn files(of: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(of).expect("a folder").map(|entry| entry.expect("an entry").path());
    let inside = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    entries.flat_map(inside).collect()
}

/// Every source file but the tests, and the roots of the programs, which hold a `main` alone. The rooms of
/// `outflank-core` stand beside those of the program, as its root hands them on.
pub fn sources() -> Vec<Source> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    for file in files(&src) {
        let inside = file.strip_prefix(&src).expect("it is in there").with_extension("");
        let parts = inside.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
        let parts: Vec<String> = parts.collect();
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        let module: Vec<String> = match parts.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            _ if !is_rust => continue,
            ["main"] | ["core", "lib"] | [_, "tests" | "examples", ..] => continue,
            ["lib"] => Vec::new(),
            ["core", ..] => parts[1..].to_vec(),
            ["trainer", "main"] | ["web" | "words", "lib"] => parts[..1].to_vec(),
            _ => parts,
        };
        let text = fs::read_to_string(&file).expect("text");
        sources.push(Source { module, file, text });
    }
    assert!(sources.len() > 100, "the sources were found");
    sources
}

/// Path and text of every Rust file below `src` and `tests`.
pub fn all_sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let paths = ["src", "tests"].into_iter().flat_map(|folder| files(&root.join(folder)));
    let rust = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    rust.map(|path| (path.display().to_string(), fs::read_to_string(path).expect("text"))).collect()
}
