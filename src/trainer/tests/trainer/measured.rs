//! Measured positions, and accuracy on them.

use crate::{counted_out, done, folder, text, train};
use outflank_core::engine::evaluation::Weights;
use outflank_core::records::obf;
use outflank_core::rules::{Bitboard, Square};
use std::fs;

#[test]
fn drawn_positions_state_all_moves_that_reach_the_score_and_no_other() {
    let folder = folder("moves");
    fs::create_dir_all(&folder).expect("a folder");
    let drawn = folder.join("drawn.obf");
    let out = drawn.to_str().expect("UTF-8");
    let few = ["--empties", "7", "--games", "60", "--depth", "1", "--moves", "--hash", "1"];
    let output = train(&[&["draw", "--out", out], &few[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let mut ties = 0;
    for line in fs::read_to_string(&drawn).expect("it was written").lines() {
        let Some(problem) = obf::read_line(line).expect("valid") else { continue };
        let score = counted_out(problem.position);
        assert_eq!(problem.score, Some(score), "{line}");
        let is_best = |square: &Square| {
            let after = problem.position.play(*square).expect("legal");
            -counted_out(after) == score
        };
        let best: Bitboard = problem.position.legal_moves().squares().filter(is_best).collect();
        assert_eq!(problem.best, best, "{line}");
        ties += usize::from(best.len() > 1);
    }
    assert!(ties > 3, "some have several: {ties}");
    // The whole search finds one of them, in every position.
    let measured = text(&train(&["measure", out, "--depth", "7", "--sure", "100"]).stdout);
    assert!(measured.contains("100.0 %") && measured.contains(" nodes"), "{measured}");
}

#[test]
fn smaller_weights_are_less_accurate_and_a_table_and_a_chart_say_how_much() {
    let folder = folder("accuracy");
    fs::create_dir_all(&folder).expect("a folder");
    let at = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (drawn, chart) = (at("drawn.obf"), at("accuracy.svg"));
    let few = ["--empties", "14", "--games", "40", "--depth", "2", "--moves"];
    done(&[&["draw", "--out", &drawn], &few[..]].concat());
    let few = ["--steps", "1,20,60", "--depth", "4", "--out", &chart];
    let table = done(&[&["accuracy", &drawn], &few[..]].concat());
    let rows: Vec<Vec<&str>> =
        table.lines().skip(2).map(|line| line.split('|').map(str::trim).collect()).collect();
    let number =
        |row: usize, column: usize| -> f64 { rows[row][column].parse().expect("a number") };
    assert_eq!(rows.len(), 3, "{table}");
    assert!(number(0, 3) > 1.5 * number(1, 3) && number(1, 3) > 1.5 * number(2, 3), "{table}");
    assert!(number(2, 4) > number(0, 4) && number(2, 5) > number(0, 5), "{table}");
    assert!(rows.iter().all(|row| row[7].ends_with(" %")), "{table}");
    let chart = fs::read_to_string(&chart).expect("it was drawn");
    assert_eq!(chart.matches("<polyline").count(), 2);
    // The same weights as a file, and what is measured with them.
    let small = at("small.weights");
    done(&["shrink", "--step", "60", "--out", &small]);
    let bytes = fs::read(&small).expect("it was written");
    assert_eq!(bytes.len().to_string(), rows[2][3]);
    let weights = Weights::from_bytes(bytes).expect("weights");
    let numbers = weights.rows().expect("whole").into_iter().flat_map(|row| row.0);
    assert!(numbers.into_iter().all(|number| number % 60 == 0));
    let measured = done(&["measure", &drawn, "--weights", &small]);
    let (_, error) = measured.split_once("error ").expect("an error");
    let error: f64 = error.split(' ').next().and_then(|it| it.parse().ok()).expect("a number");
    assert_eq!(format!("{error:.2}"), rows[2][4], "{measured}");
}

#[test]
fn a_blend_begins_at_one_network_and_ends_at_the_other() {
    let folder = folder("blend");
    fs::create_dir_all(&folder).expect("a folder");
    let at = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (one, other) = (at("one.weights"), at("other.weights"));
    done(&["shrink", "--step", "1", "--out", &one]);
    done(&["shrink", "--step", "24", "--out", &other]);
    let blend = |percent: &str| {
        let out = at("blend.weights");
        let between = ["--from", &one, "--to", &other, "--percent", percent, "--out", &out];
        done(&[&["blend"], &between[..]].concat());
        fs::read(out).expect("written")
    };
    let ends = [&one, &other].map(|path| fs::read(path).expect("weights"));
    assert!(blend("0") == ends[0] && blend("100") == ends[1]);
    assert!(!ends.contains(&blend("50")));
}
