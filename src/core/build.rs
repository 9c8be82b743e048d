//! Packs the catalogues of the languages, so that each takes a third of its room in the program.

use miniz_oxide::deflate::compress_to_vec;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

/// Deflate's best compression.
const LEVEL: u8 = 10;

fn main() {
    let texts = Path::new("../../assets/text");
    println!("cargo::rerun-if-changed={}", texts.display());
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let mut names: Vec<_> = fs::read_dir(texts)
        .expect("the folder of the catalogues")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == "ftl"))
        .collect();
    names.sort();
    let mut list = String::from("&[");
    for path in names {
        let tag = path.file_stem().and_then(|it| it.to_str()).expect("a language's tag").to_owned();
        if tag == "en" {
            continue;
        }
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read(&path).expect("a catalogue");
        let packed = Path::new(&out).join(format!("{tag}.deflate"));
        fs::write(&packed, compress_to_vec(&text, LEVEL)).expect("cargo's folder can be written");
        let packed = packed.to_str().expect("cargo's folder is UTF-8");
        let _ = write!(list, "({tag:?}, include_bytes!({packed:?}).as_slice()), ");
    }
    list.push(']');
    fs::write(Path::new(&out).join("catalogues.rs"), list).expect("cargo's folder can be written");
}
