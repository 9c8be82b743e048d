//! The trainer in miniature: play, interruption, resumption, fit.

use outflank_core::rules::Position;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

mod calibrate;
mod fit;
mod measured;
mod people;
mod play;
mod recipe;
#[path = "../../../../tests/it/support/wthor.rs"]
mod wthor;

fn train(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank-train"));
    command.args(arguments).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// Output of a command that succeeds.
fn done(arguments: &[&str]) -> String {
    let output = train(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn play(folder: &Path, games: &str) {
    let data = folder.to_str().expect("UTF-8");
    let quick = ["--depth", "1", "--exact", "6", "--threads", "2"];
    let output = train(&[&["play", "--data", data, "--games", games], &quick[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
}

fn blocks(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "positions"))
        .map(|path| (path.clone(), fs::read(path).expect("a file")))
        .collect();
    files.sort();
    files
}

/// Score of a position by the rules alone.
fn counted_out(position: Position) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        let passed = position.pass();
        let is_over = passed.legal_moves().is_empty();
        return if is_over { position.official_difference() } else { -counted_out(passed) };
    }
    let after = |square| position.play(square).expect("legal");
    moves.squares().map(|square| -counted_out(after(square))).max().expect("there is one")
}
