//! The signature of the search: a change of the visited nodes changes this number.

use std::process::Command;

/// The nodes of `outflank bench`.
const SIGNATURE: u64 = 2_802_497;

#[test]
fn the_bench_visits_the_recorded_number_of_nodes() {
    let output = Command::new(env!("CARGO_BIN_EXE_outflank")).arg("bench").output();
    let output = output.expect("the program runs");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let last = text.lines().last().expect("a last line");
    let nodes = last.split_once(" nodes, ").and_then(|(nodes, _)| nodes.parse::<u64>().ok());
    assert_eq!(nodes, Some(SIGNATURE), "{text}");
}
