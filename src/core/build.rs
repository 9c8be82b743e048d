//! Packs the texts of the languages, so that each takes a third of its room in the program.

use miniz_oxide::deflate::compress_to_vec;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

/// Deflate's best compression.
const LEVEL: u8 = 10;

fn main() {
    let texts = list("ftl", Path::new("../../assets/text"), "catalogues");
    let lessons = list("txt", Path::new("../../assets/lessons"), "lessons");
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    for (name, list) in [("catalogues.rs", texts), ("lessons.rs", lessons)] {
        fs::write(Path::new(&out).join(name), list).expect("cargo's folder can be written");
    }
}

/// Packs the files of a folder with this ending, named by their language's tag, and returns the list of them as an
/// expression. English is in the program as it is.
fn list(ending: &str, folder: &Path, prefix: &str) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let mut names: Vec<_> = fs::read_dir(folder)
        .expect("the folder of the texts")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == ending))
        .collect();
    names.sort();
    let mut list = String::from("&[");
    for path in names {
        let tag = path.file_stem().and_then(|it| it.to_str()).expect("a language's tag").to_owned();
        if tag == "en" {
            continue;
        }
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read(&path).expect("a text");
        let packed = Path::new(&out).join(format!("{prefix}-{tag}.deflate"));
        fs::write(&packed, compress_to_vec(&text, LEVEL)).expect("cargo's folder can be written");
        let packed = packed.to_str().expect("cargo's folder is UTF-8");
        let _ = write!(list, "({tag:?}, include_bytes!({packed:?}).as_slice()), ");
    }
    list.push(']');
    list
}
