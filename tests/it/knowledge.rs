//! Weights and an opening book from outside are taken if they are whole; if not, one sentence says
//! why, and the game goes on with its own.

use outflank::engine::evaluation::network::{Head, LANES, WeightRow};
use outflank::engine::evaluation::terms::rows;
use outflank::engine::evaluation::weights::to_bytes;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/core/data/");

/// Content of the file after `change`, in a file of this test's own.
fn changed(asset: &str, name: &str, change: impl FnOnce(&mut Vec<u8>)) -> PathBuf {
    let mut bytes = fs::read(Path::new(ASSETS).join(asset)).expect("an asset");
    change(&mut bytes);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).expect("a file");
    path
}

/// Asks level 9 for a move at a position that no book knows.
fn ask(option: &str, file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["gtp", "--level", "9", "--seed", "1", option]).arg(file);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let moves = "play b d3\nplay w e3\nplay b f3\nplay w c3\nplay b b3\ngenmove w\nquit\n";
    // It may have ended with a sentence by now.
    let _ = child.stdin.take().expect("piped").write_all(moves.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

#[test]
fn files_that_cannot_be_used_end_the_command_with_a_sentence() {
    for (option, asset) in [("--weights", "evaluation.weights"), ("--book", "openings.book")] {
        let name = |what: &str| format!("{what}.{asset}");
        let usual = ask(option, &changed(asset, &name("whole"), |_| {}));
        assert_eq!(text(&usual.stderr), "", "a whole file is taken without a word");
        let cases = [
            (PathBuf::from("/nowhere/at.all"), "No such file"),
            (changed(asset, &name("empty"), Vec::clear), "of outflank"),
            (changed(asset, &name("other"), |it| it[0] = b'?'), "of outflank"),
            (changed(asset, &name("cut"), |it| it.truncate(it.len() / 2)), "damaged"),
            (changed(asset, &name("header"), |it| it.truncate(18)), "damaged"),
            (changed(asset, &name("later"), |it| it[16] = 200), "version 200"),
            (changed(asset, &name("flipped"), |it| *it.last_mut().expect("one") ^= 1), "damaged"),
        ];
        for (file, why) in cases {
            let output = ask(option, &file);
            let complaint = text(&output.stderr);
            let is_one_sentence = complaint.lines().count() == 1;
            assert!(is_one_sentence && complaint.contains(why), "{why}: {complaint}");
            assert_eq!(output.status.code(), Some(1), "{complaint}");
            assert_eq!(text(&output.stdout), "", "{why}: nothing is answered");
        }
    }
}

#[test]
fn weights_from_outside_are_those_that_are_used() {
    let blank = Path::new(env!("CARGO_TARGET_TMPDIR")).join("blank.weights");
    let (row, head) = (WeightRow([0; LANES]), Head::ZERO);
    let bytes = to_bytes(&vec![row; rows()], &std::array::from_fn(|_| head.clone()));
    fs::write(&blank, bytes).expect("written");
    let solve = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        command.args(["solve", concat!(env!("CARGO_MANIFEST_DIR"), "/assets/endgames.obf")]);
        let output = command.args(["--json"]).args(more).output().expect("it runs");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let usual = solve(&[]);
    let other = solve(&["--weights", blank.to_str().expect("UTF-8")]);
    let of = |text: &str, what: &str| -> Vec<i64> {
        let value = |line: &str| -> serde_json::Value { serde_json::from_str(line).expect("JSON") };
        text.lines().map(|line| value(line)[what].as_i64().expect("a number")).collect()
    };
    assert_eq!(of(&usual, "score"), of(&other, "score"), "exact scores know no weights");
    assert_ne!(of(&usual, "nodes"), of(&other, "nodes"), "the way there does");
}
