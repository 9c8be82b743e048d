//! Measuring again: reports that are kept, folders of another engine, and results that are damaged.

use crate::{done, folder, text, train};
use std::fs;

#[test]
fn a_part_with_a_report_is_not_measured_again() {
    let data = folder("calibrate-again");
    let arguments = ["calibrate", "--data", data.to_str().expect("UTF-8"), "--effort", "1"];
    let worth = [&arguments[..], &["--part", "worth"]].concat();
    let first = done(&worth);
    assert!(first.contains("src/core/coach/worth.rs") && first.contains("positions"), "{first}");
    assert_eq!(done(&worth), first);
    fs::write(data.join("worth.report"), "kept\n").expect("written");
    let both = done(&[&worth[..], &["--part", "spread"]].concat());
    assert!(both.starts_with("kept\n") && both.contains("probcut.rs"), "{both}");
}

#[test]
fn a_folder_of_another_engine_is_refused() {
    let data = folder("calibrate-other");
    fs::create_dir_all(&data).expect("made");
    fs::write(data.join("engine"), "17 nodes\n").expect("written");
    let path = data.to_str().expect("UTF-8");
    let refused = train(&["calibrate", "--data", path, "--part", "noise", "--effort", "1"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("results of another engine (17 nodes in place of"));
    assert!(!data.join("noise.report").exists());
}

#[test]
fn a_ladder_plays_only_the_missing_games_and_names_a_damaged_file() {
    let data = folder("ladder");
    fs::create_dir_all(&data).expect("made");
    let write = |first: &str, second: &str, points: &str| {
        fs::write(data.join(format!("{first}-{second}-0000.points")), points).expect("written");
    };
    let level = |number: u32| format!("level{number}");
    let people: Vec<String> = (10..=20).map(|hundreds| format!("person{hundreds}00")).collect();
    for first in 2..=10 {
        write(&level(first), &level(first + 1), "5\n");
        for person in &people {
            write(&level(first), person, "10\n");
        }
    }
    for (first, second) in people.iter().zip(&people[3..]) {
        write(first, second, "5\n");
    }
    let arguments = ["ladder", "--data", data.to_str().expect("UTF-8"), "--games", "20"];
    let printed = done(&arguments);
    assert!(
        printed.contains("level:2 level:3 20 ") && printed.contains("level:3 1000 1000"),
        "{printed}"
    );
    let played = data.join("level1-level2-0000.points");
    let points: f64 =
        fs::read_to_string(&played).expect("played").trim().parse().expect("a number");
    assert!((0.0..=20.0).contains(&points));
    fs::write(&played, "21\n").expect("written");
    let refused = train(&arguments);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("level1-level2-0000.points is damaged"));
}
