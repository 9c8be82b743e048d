//! The terms of matches: clocks that are lost by, programs that are told of them, and tests that end a match early.

use crate::support::mock_program::{Diary, MockProgram};
use outflank::engine::{Answer, Report, Stop};
use outflank::opponents::{GtpOpponent, NboardOpponent, SyncedOpponent, Terms};
use outflank::rules::{Clock, Color, Game, TimeControl, Variant};
use std::process::{Command, Output};
use std::sync::Arc;
use std::time::Duration;

fn contest(players: [&str; 2], options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.arg("match").args(players).args(["--seed", "1"]).args(options);
    command.output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)))
}

#[test]
fn a_match_by_the_clock_is_played_in_time() {
    // The increment keeps some seconds on the clock, which a busy machine may take between two moves.
    let options = ["--games", "2", "--clock", "4s+0.4s", "--json", "--threads", "1"];
    let result = contest(["level:10", "level:5"], &options);
    assert_eq!(text(&result.stderr), "", "no flag falls");
    let result = json(&result);
    assert_eq!(result["games"], 2);
}

#[test]
fn a_fallen_flag_loses() {
    let slow = "gtp:sh -c 'while read -r c rest; do case $c in genmove) sleep 1; echo \"= d3\"; echo ;; \
                *) echo \"=\"; echo ;; esac; done'";
    let options = ["--games", "2", "--clock", "0.2s,1m", "--opening-plies", "0", "--json"];
    let result = contest([slow, "random"], &options);
    let said = text(&result.stderr);
    assert_eq!(said.matches("it ran out of time").count(), 2, "{said}");
    assert_eq!(
        (json(&result)["losses"].as_u64(), json(&result)["games"].as_u64()),
        (Some(2), Some(2))
    );
}

#[test]
fn a_sequential_test_ends_a_match_and_states_its_error_rates() {
    let claims = ["--games", "1000", "--sprt", "elo0=0,elo1=100"];
    let result = contest(["level:5", "random"], &[&claims[..], &["--json"]].concat());
    let result = json(&result);
    assert_eq!(result["sprt"]["accepted"], "elo1");
    assert!(result["games"].as_u64().is_some_and(|games| (20..200).contains(&games)), "{result}");
    let table = text(&contest(["random", "level:5"], &claims).stdout);
    assert!(table.contains("sequential test at most +0 Elo better"), "{table}");
    assert!(table.contains("wrong in 5% of cases below +0, in 5% above +100"), "{table}");
    let few = json(&contest(
        ["random", "random"],
        &["--games", "4", "--sprt", "elo0=0,elo1=5", "--json"],
    ));
    assert_eq!((few["games"].as_u64(), few["sprt"]["accepted"].is_null()), (Some(4), true));
}

#[test]
fn terms_that_make_no_sense_are_refused() {
    for (options, said) in [
        (["--sprt", "elo0=10,elo1=0"], "elo0 is less than elo1"),
        (["--sprt", "soon"], "two claims such as elo0=0,elo1=10"),
        (["--sprt", "elo0=0,elo1=10,alpha=0.9"], "error rates from 0.0001 to 0.5"),
        (["--clock", "5"], "'5' is not a time"),
    ] {
        let result = contest(["random", "random"], &[&["--games", "2"], &options[..]].concat());
        assert_eq!(result.status.code(), Some(2));
        assert!(text(&result.stderr).contains(said), "{}", text(&result.stderr));
    }
}

/// A program that says yes to everything, and plays d3.
fn obedient(line: &str) -> Vec<String> {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    match first {
        "genmove" => vec!["= d3".to_owned(), String::new()],
        "ping" => vec![format!("pong {rest}")],
        "go" => vec!["=== D3".to_owned()],
        "nboard" | "set" | "move" => Vec::new(),
        _ => vec!["=".to_owned(), String::new()],
    }
}

fn heard_by(seat: impl FnOnce(Diary) -> SyncedOpponent, clocks: [Option<Clock>; 2]) -> Vec<String> {
    let heard = Diary::default();
    let mut seat = seat(Arc::clone(&heard));
    let game = Game::new(Variant::REVERSI, Color::Black);
    let terms = Terms { clocks, ..Terms::default() };
    let answer = seat.choose(&game, terms, &Stop::default(), &mut |_: &Report| {});
    assert!(matches!(answer, Ok(Answer { square, .. }) if square.to_string() == "d3"));
    heard.lock().expect("no holder panics").clone()
}

fn gtp(heard: Diary) -> SyncedOpponent {
    SyncedOpponent::new(GtpOpponent::new(
        move || Ok(MockProgram::new(obedient, &heard)),
        Duration::from_secs(3),
        None,
    ))
}

fn nboard(heard: Diary) -> SyncedOpponent {
    SyncedOpponent::new(NboardOpponent::new(
        move || Ok(MockProgram::new(obedient, &heard)),
        Duration::from_secs(3),
        None,
    ))
}

fn clock(control: &str, spent: u64) -> Clock {
    let mut clock = Clock::new(control.parse::<TimeControl>().expect("a time control"));
    clock.spend(Duration::from_secs(spent));
    clock
}

#[test]
fn programs_are_told_what_the_clocks_show() {
    let times = |lines: Vec<String>| {
        lines.into_iter().filter(|line| line.starts_with("time_")).collect::<Vec<_>>()
    };
    let sudden = [clock("5m", 10), clock("2m", 5)].map(Some);
    assert_eq!(
        times(heard_by(gtp, sudden)),
        ["time_settings 300 0 0", "time_left b 290 0", "time_left w 115 0"]
    );
    let byo_yomi = [clock("1m/5in30s", 70), clock("1m/5in30s", 0)].map(Some);
    assert_eq!(
        times(heard_by(gtp, byo_yomi)),
        ["time_settings 60 30 5", "time_left b 20 4", "time_left w 60 0"]
    );
    assert_eq!(times(heard_by(gtp, [None; 2])), [""; 0]);
    let set = heard_by(nboard, [clock("5m+3s", 10), clock("2m", 5)].map(Some));
    let last = set.iter().rfind(|line| line.starts_with("set game")).expect("it is set");
    assert!(last.contains("TB[4:53/0:03/0:00]TW[1:55//0:00]"), "{last}");
}

#[test]
fn auto_plays_a_match_as_strongly_as_the_other_player() {
    let options = ["--games", "30", "--json", "--concurrency", "1"];
    let even = json(&contest(["auto", "level:3"], &options));
    let score = even["score"].as_f64().expect("a number");
    assert!((0.25..=0.75).contains(&score), "{even}");
    let swapped = text(&contest(["random", "auto"], &["--games", "30"]).stdout);
    let rating = swapped.split("auto (rating ").nth(1).and_then(|rest| rest.split(' ').next());
    let rating: u32 = rating.and_then(|it| it.parse().ok()).unwrap_or_else(|| panic!("{swapped}"));
    assert!(rating < 900, "it has come down to level 1: {swapped}");
    let refused = contest(["auto", "auto"], &["--games", "2"]);
    assert_ne!(refused.status.code(), Some(0));
    assert!(text(&refused.stderr).contains("two of them"), "{}", text(&refused.stderr));
}
