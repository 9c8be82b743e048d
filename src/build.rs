//! Packs the manual, so that it takes a third of its room in the program.

use miniz_oxide::deflate::compress_to_vec;
use std::path::Path;
use std::{env, fs};

/// Deflate's best compression.
const LEVEL: u8 = 10;

fn main() {
    let folder = Path::new("../assets/manual");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder of the manual");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let mut text = String::new();
    for path in paths {
        println!("cargo::rerun-if-changed={}", path.display());
        let topic = path.file_stem().and_then(|stem| stem.to_str()).expect("a name in UTF-8");
        let page = fs::read_to_string(&path).expect("a page");
        text.extend(["\u{1}", topic, "\n", &page]);
    }
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let packed = compress_to_vec(text.as_bytes(), LEVEL);
    fs::write(Path::new(&out).join("manual.deflate"), packed)
        .expect("cargo's folder can be written");
}
