//! Matches against other programs: good ones, and every kind of bad one.
#![cfg(unix)]

use crate::support::processes;
use crate::support::pty::Pty;
use std::process::{Command, Output, Stdio};

fn contest(players: [&str; 2], options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.arg("match").args(players).args(["--seed", "1"]).args(options);
    command.output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)))
}

/// This program as another one.
fn ourselves(level: &str) -> String {
    format!("gtp:'{}' gtp --level {level} --seed 1", env!("CARGO_BIN_EXE_outflank"))
}

#[test]
fn another_program_plays_whole_games() {
    let result = contest([&ourselves("club"), "random"], &["--games", "6", "--json"]);
    assert_eq!((result.status.code(), text(&result.stderr)), (Some(0), String::new()));
    let result = json(&result);
    assert_eq!(result["games"], 6);
    assert!(result["wins"].as_u64() >= Some(5), "{result}");
    let both = contest([&ourselves("book"), &ourselves("greedy")], &["--games", "4", "--json"]);
    assert_eq!((json(&both)["games"].as_u64(), text(&both.stderr)), (Some(4), String::new()));
    let table = text(&contest([&ourselves("book"), "random"], &["--games", "2"]).stdout);
    assert!(table.contains(" gtp --level book --seed 1 against Random (level 1)"), "{table}");
}

/// A script that speaks GTP, up to the one command where it does something else.
fn script(genmove: &str) -> String {
    format!(
        "gtp:sh -c 'while read -r c rest; do case $c in genmove) {genmove} ;; \
         *) echo \"=\"; echo ;; esac; done'"
    )
}

#[test]
fn a_program_that_hangs_dies_or_talks_nonsense_loses_and_the_match_goes_on() {
    for (program, reason) in [
        (script("sleep 60"), "it did not answer genmove b within 1 s"),
        (script("exit 1"), "it quit"),
        (script("echo \"= a1\"; echo"), "it played illegally, a1 flips nothing"),
        (script("echo \"= i9\"; echo"), "it answered genmove b with 'i9'"),
        (script("echo \"? no idea\"; echo"), "it refused genmove b: 'no idea'"),
        (script("printf \"\\033[2J\\n\\n\""), "it answered genmove b with '[2J'"),
        ("gtp:yes".to_owned(), "it answered boardsize 8 with 'y'"),
        ("gtp:yes ''".to_owned(), "it did not answer boardsize 8 within 1 s"),
    ] {
        let options = ["--games", "2", "--patience", "1", "--json"];
        let result = contest(["book", &program], &options);
        assert_eq!(result.status.code(), Some(0), "{program}");
        let stderr = text(&result.stderr);
        assert_eq!(stderr.lines().count(), 2, "{program}: {stderr}");
        let white = reason.replace("genmove b", "genmove w");
        for line in stderr.lines() {
            assert!(line.starts_with("outflank: the second player loses a game at ply "), "{line}");
            assert!(line.ends_with(reason) || line.ends_with(&white), "{program}: {line}");
        }
        assert_eq!(
            (json(&result)["games"].as_u64(), json(&result)["wins"].as_u64()),
            (Some(2), Some(2))
        );
    }
}

#[test]
fn a_program_that_cannot_be_started_ends_the_match_before_a_game_is_lost() {
    for (program, why) in [
        ("gtp:/no/such/program", "could not be started: No such file or directory"),
        // One that ends at once is no opponent, and its losses are no results.
        ("gtp:false", "it quit"),
        ("gtp:true", "it quit"),
        ("nboard:true", "it quit"),
        ("gtp:'", "its command is empty or has an unclosed quotation mark"),
    ] {
        let result = contest(["book", program], &["--games", "2", "--json"]);
        let stderr = text(&result.stderr);
        assert_eq!(result.status.code(), Some(1), "{stderr}");
        assert!(stderr.contains(why) && stderr.lines().count() == 1, "{stderr}");
        assert_eq!(text(&result.stdout), "");
    }
    let result = contest(["book", "gtp: "], &["--games", "2"]);
    assert_eq!(result.status.code(), Some(2));
    assert_eq!(text(&result.stderr), "error: 'gtp: ' names no program\n");
}

/// Its clock ends the waiting, not the patience of ten minutes.
#[test]
fn a_program_that_hangs_by_the_clock_loses_by_the_clock() {
    let options = ["--games", "1", "--patience", "600", "--clock", "1s", "--json"];
    let result = contest(["book", &script("sleep 60")], &options);
    let stderr = text(&result.stderr);
    assert!(stderr.trim_end().ends_with("it ran out of time"), "{stderr}");
    assert_eq!(json(&result)["wins"].as_u64(), Some(1));
}

/// Children of a program end with it. A system that is busy may still list them a moment after they were killed.
#[test]
fn nothing_is_left_running() {
    if !processes::can_be_listed() {
        println!("skipped: there is no /proc");
        return;
    }
    // A time that no other process on this machine sleeps for.
    let program = script("sleep 98765.25");
    contest([&program, "random"], &["--games", "1", "--patience", "1", "--json"]);
    processes::wait("its end", || !processes::is_running("sleep 98765.25"));
}

/// In a session of its own a child is out of reach of signals to the group.
#[test]
fn a_child_in_a_session_of_its_own_goes_with_its_program() {
    if !processes::can_be_listed() || !processes::has_program("setsid") {
        println!("skipped: there is no /proc or no setsid");
        return;
    }
    let program = script("setsid sleep 98765.5 & sleep 60");
    contest([&program, "random"], &["--games", "1", "--patience", "1", "--json"]);
    processes::wait("its end", || !processes::is_running("sleep 98765.5"));
}

/// A program that opens `/dev/tty` could write on the game's screen and read the player's keys.
#[test]
fn a_program_does_not_reach_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let answer = folder.path().join("answer");
    let path = answer.to_str().expect("a path");
    let program =
        script(&format!("if (: </dev/tty) 2>/dev/null; then echo yes; else echo no; fi > {path}"));
    let mut pty =
        Pty::start(&["match", &program, "random", "--games", "1", "--patience", "1"], &[]);
    pty.exit_code();
    assert_eq!(std::fs::read_to_string(answer).expect("it was started"), "no\n");
}

#[test]
fn a_program_ends_when_we_are_killed() {
    if !processes::can_be_listed() {
        println!("skipped: there is no /proc");
        return;
    }
    let program = script("sleep 98765.75");
    let mut child = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(["match", &program, "random", "--games", "1"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it runs");
    processes::wait("the program", || processes::is_running("sleep 98765.75"));
    child.kill().expect("it is killed");
    child.wait().expect("it is gone");
    processes::wait("its end", || !processes::is_running("sleep 98765.75"));
}

#[test]
fn games_at_the_same_time_end_as_one_after_the_other() {
    let options = ["--games", "30", "--json", "--concurrency"];
    let played = |concurrency: &str| {
        let mut result =
            json(&contest(["novice", "book"], &[&options[..], &[concurrency]].concat()));
        result["seconds"].take();
        result
    };
    assert_eq!(played("1"), played("4"));
}
