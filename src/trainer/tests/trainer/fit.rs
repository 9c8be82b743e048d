//! Fits.

use crate::{folder, play, text, train};
use outflank_core::engine::evaluation::{DISC, Weights};
use outflank_core::rules::kernel::Portable;
use outflank_core::rules::{Bitboard, Position};
use std::fs;

#[test]
fn a_fit_sees_more_than_nothing_and_says_how_much() {
    let folder = folder("fitted");
    play(&folder, "4000");
    let (data, file) = (folder.to_str().expect("UTF-8"), folder.join("weights"));
    let out = file.to_str().expect("UTF-8");
    let output = train(&["fit", "--data", data, "--rounds", "3", "--out", out]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let weights = Weights::from_bytes(fs::read(&file).expect("it was written"));
    let weights = weights.expect("what the trainer writes the engine reads");
    // A lost ending: the opponent has all corners and nearly everything else.
    let text_of = |own: u64, other: u64| Position::new(Bitboard(own), Bitboard(other));
    let (few, most) = (0x0000_0000_0018_0000, !0x0000_0000_0018_3C00);
    let [lost, won] = [text_of(few, most), text_of(most, few)].map(|it| it.expect("apart"));
    let value = |position| weights.evaluate(Portable, position) / DISC;
    assert!(value(&lost) < -10 && value(&won) > 10, "{} and {}", value(&lost), value(&won));
    let report = text(&output.stdout);
    let errors = |empties: &str| -> (f64, f64) {
        let line = report.lines().find(|line| line.trim_start().starts_with(empties));
        let line = line.unwrap_or_else(|| panic!("{empties}: {report}"));
        let numbers: Vec<f64> =
            line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
        (numbers[2], numbers[3])
    };
    let (fitted, kept) = errors("8 ");
    assert!(fitted < kept && kept < 16.0, "near the end much is certain: {report}");
    assert!(errors("36 ").1 > kept, "further away less: {report}");
}

#[test]
fn a_fit_that_is_done_is_not_done_again_and_its_log_is_drawn() {
    let folder = folder("stopped");
    play(&folder, "1000");
    let at = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (data, checkpoint, log) = (at(""), at("checkpoint"), at("log"));
    let fit = |rounds: &str, more: &[&str]| {
        train(&[&["fit", "--data", &data, "--rounds", rounds], more].concat())
    };
    let whole = ["--out", &at("whole"), "--checkpoint", &checkpoint, "--log", &log];
    assert!(fit("4", &whole).status.success());
    let losses = fs::read_to_string(&log).expect("a log");
    assert_eq!(losses.lines().filter(|line| line.starts_with("4,")).count(), 14, "{losses}");
    let again = ["--out", &at("again"), "--checkpoint", &checkpoint, "--log", &log];
    assert!(fit("4", &again).status.success());
    let bytes = |name: &str| fs::read(at(name)).expect("weights");
    assert_eq!(bytes("whole"), bytes("again"));
    assert_eq!(fs::read_to_string(&log).expect("a log"), losses, "nothing is said twice");
    // Another fit is rejected.
    let other = fit("5", &again);
    let printed = text(&other.stderr);
    assert!(!other.status.success() && printed.contains("belongs to another fit"), "{printed}");
    let picture = at("loss.svg");
    assert!(train(&["plot", &log, "--out", &picture]).status.success());
    let picture = fs::read_to_string(&picture).expect("a picture");
    assert_eq!(picture.matches("<polyline").count(), 14, "a curve for each stage");
    let none = train(&["plot", &at("whole"), "--out", &at("none.svg")]);
    assert!(!none.status.success(), "weights are no log");
}
