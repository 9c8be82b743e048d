//! Guests: programs that the player has named. Good ones play; bad ones of every kind cost no game and delay no key.
#![cfg(unix)]

use crate::support::processes;
use crate::support::pty::Pty;
use outflank::engine::{Answer, Resources, Stop};
use outflank::io::{Opponents, Pace, SyncedOpponents, config};
use outflank::opponents::{Guest, GuestName, LogSource, MoveRequest, OpponentError, OpponentSpec};
use outflank::rules::{Color, Game, Variant};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A program that speaks GTP as a shell script: what it does when it starts, and what it answers to `genmove`; `$rest` is
/// the colour. It obeys all other commands.
fn script(start: &str, genmove: &str) -> String {
    format!(
        "sh -c '{start}; while read -r c rest; do case $c in genmove) {genmove} ;; \
         *) echo =; echo ;; esac; done'"
    )
}

/// Seconds that no other process on this machine sleeps for, but in these two tests.
const LONG: [&str; 2] = ["98764.75", "98764.25"];

/// Every kind of bad guest: its name, its protocol, its command, and what is said of it in the end.
fn bad_guests(long: &str) -> Vec<(&'static str, &'static str, String, &'static str)> {
    let gtp = |name, start: &str, genmove: &str, says| (name, "gtp", script(start, genmove), says);
    let nboard = |name, command: &str, says| (name, "nboard", command.to_owned(), says);
    vec![
        gtp("hangs", ":", &format!("sleep {long}"), "did not answer genmove"),
        gtp("dies-at-once", "exit 1", ":", "it quit"),
        gtp("dies-each-move", ":", "exit 1", "it quit"),
        gtp("floods-lines", "while :; do echo noise; done", ":", "answered boardsize 8 with"),
        gtp("floods-one-line", "tr \"\\000\" x </dev/zero", ":", "did not answer boardsize 8"),
        gtp("floods-blank-lines", "while :; do echo; done", ":", "did not answer boardsize 8"),
        gtp(
            "complains-without-end",
            "(while :; do echo moaning >&2; done) & :",
            &format!("sleep {long}"),
            "did not answer genmove",
        ),
        gtp("plays-illegally", ":", "echo \"= a1\"; echo", "a1 flips nothing"),
        gtp("plays-off-the-board", ":", "echo \"= i9\"; echo", "with 'i9'"),
        gtp("passes", ":", "echo \"= pass\"; echo", "with 'pass'"),
        gtp("refuses", ":", "echo \"? tired\"; echo", "refused genmove"),
        gtp("sends-escapes", ":", "printf \"= \\033[2J\\033]0;x\\007\\n\\n\"", "with '[2J]0;x'"),
        gtp("sends-bytes", ":", "printf \"= \\377\\376\\n\\n\"", "answered genmove b with"),
        gtp(
            "ignores-signals",
            "trap \"\" HUP INT TERM QUIT",
            &format!("sleep {long}; sleep {long}"),
            "did not answer genmove",
        ),
        gtp(
            "leaves-children",
            &format!("sleep {long} & sleep {long} & :"),
            "echo \"= a1\"; echo",
            "a1 flips nothing",
        ),
        gtp("closes-its-ears", &format!("exec <&- >&-; sleep {long}"), ":", "it quit"),
        gtp(
            "answers-twice",
            ":",
            "echo \"= d3\"; echo; echo \"= d3\"; echo",
            "answered genmove b with ''",
        ),
        nboard("never-pongs", &format!("sleep {long}"), "did not answer ping 1"),
        nboard("is-no-engine", "cat", "did not answer ping 1"),
        nboard("is-not-there", "/no/such/engine", "No such file"),
        nboard("is-a-folder", "/", "Permission denied"),
    ]
}

/// A settings file with these guests, who may take a second for an answer.
fn settings(guests: &[(&str, &str, String)]) -> TempDir {
    let home = crate::support::pty::home();
    let folder = home.path().join("outflank");
    fs::create_dir(&folder).expect("a folder");
    let table = |(name, protocol, command): &(&str, &str, String)| {
        let command = toml_edit::value(command.as_str());
        format!(
            "[engines.{name}]\nprotocol = \"{protocol}\"\ncommand = {}\npatience = 1\n",
            command.to_string().trim()
        )
    };
    let text: String = guests.iter().map(table).collect();
    fs::write(folder.join("config.toml"), text).expect("it is written");
    home
}

fn guests_in(home: &Path) -> Vec<Guest> {
    let (preferences, complaints) = config::load(&home.join("outflank/config.toml"));
    assert_eq!(complaints, Vec::<String>::new());
    preferences.guests
}

/// Asks a guest for a move at the start of a game.
fn ask(opponents: &Opponents, name: GuestName) -> Result<Answer, OpponentError> {
    let request = MoveRequest {
        opponent: OpponentSpec::Guest(name),
        game: Game::new(Variant::REVERSI, Color::Black),
        seed: 1,
        clocks: [None; 2],
    };
    SyncedOpponents::new(opponents.clone()).choose(&request, &Stop::default(), &mut |_| {})
}

fn opponents(guests: Vec<Guest>) -> Opponents {
    Opponents::new(Resources::default(), Pace::default()).with_guests(guests)
}

/// Whether anything that a bad guest has started still runs.
fn is_anything_left(long: &str) -> bool {
    if !processes::can_be_listed() {
        println!("skipped: there is no /proc");
        return false;
    }
    processes::is_running_with(long)
}

/// A program whose standard error is not read stops once the pipe is full.
#[test]
fn a_guest_that_fills_its_standard_error_is_not_held_up() {
    let noise = "head -c 200000 /dev/zero | tr \"\\000\" \"\\n\" | sed s/$/noise/ >&2";
    let command = script(":", &format!("{noise}; echo \"= d3\"; echo"));
    let home = settings(&[("loud", "gtp", command)]);
    let guests = guests_in(home.path());
    let name = guests[0].name;
    let opponents = Opponents { patience: Duration::from_mins(1), ..opponents(guests) };
    let answer = ask(&opponents, name).expect("it answers in spite of its noise");
    assert_eq!(answer.square.to_string(), "d3");
    let (lines, _) = opponents.log.read_after(0).expect("a log");
    assert!(lines.iter().any(|line| line.source == LogSource::Stderr && line.text == "noise"));
}

#[test]
fn an_illegal_move_on_the_screen_names_the_engine_and_the_move() {
    let command = script(":", "echo \"= a1\"; echo");
    let home = settings(&[("cheat", "gtp", command)]);
    let config = home.path().to_str().expect("UTF-8");
    let arguments = ["play", "--against", "cheat", "--as", "white", "--look", "ascii"];
    let mut pty = Pty::start(&arguments, &[("XDG_CONFIG_HOME", config)]);
    pty.wait_for_frame("the engine and its move", |screen| {
        screen.contains("cheat") && screen.contains("a1 flips nothing")
    });
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
}

/// This program as a guest.
fn ourselves(protocol: &str) -> String {
    format!("'{}' {protocol} --level 2 --seed 1", env!("CARGO_BIN_EXE_outflank"))
}

#[test]
fn every_kind_of_bad_guest_is_tried_while_the_keys_go_on_and_nothing_is_left_running() {
    let bad = bad_guests(LONG[0]);
    assert!(bad.len() >= 16);
    let guests: Vec<_> =
        bad.iter().map(|(name, how, what, _)| (*name, *how, what.clone())).collect();
    let home = settings(&guests);
    let config = home.path().to_str().expect("UTF-8");
    let mut pty =
        Pty::start(&["--look", "ascii", "--no-animation"], &[("XDG_CONFIG_HOME", config)]);
    pty.expect("Set up...");
    // By its name: where the line is on the screen depends on who has played here.
    pty.send("\x10");
    pty.expect("Up/Down move");
    pty.send("engines\r");
    pty.expect("What hangs said");
    let mut slowest = Duration::ZERO;
    for (at, (name, _, _, says)) in bad.iter().enumerate() {
        pty.wait_until("the guest", |screen| screen.contains(&format!("What {name} said")));
        pty.send("\r");
        // What a key does is seen while the guest misbehaves: to the line beside it, and back.
        let is_last = at + 1 == bad.len();
        let (away, back) = if is_last { ("\x1b[A", "\x1b[B") } else { ("\x1b[B", "\x1b[A") };
        let beside = bad[if is_last { at - 1 } else { at + 1 }].0;
        for (key, chosen) in [(away, beside), (back, *name)] {
            let pressed = Instant::now();
            pty.send(key);
            pty.wait_for_frame(chosen, |screen| screen.contains(&format!("What {chosen} said")));
            slowest = slowest.max(pressed.elapsed());
        }
        pty.expect(says);
        pty.send("\x1b[B");
    }
    eprintln!("the slowest key while {} guests misbehaved: {slowest:.1?}", bad.len());
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
    assert!(!is_anything_left(LONG[0]));
}

#[test]
fn in_a_game_a_bad_guest_is_named_in_a_sentence_and_the_game_stays() {
    let bad = bad_guests(LONG[1]);
    let (name, how, what, says) = &bad[0];
    let home = settings(&[(*name, *how, what.clone())]);
    let config = home.path().to_str().expect("UTF-8");
    let arguments = ["play", "--against", name, "--as", "white", "--look", "ascii"];
    let mut pty = Pty::start(&arguments, &[("XDG_CONFIG_HOME", config)]);
    pty.expect("hangs");
    pty.expect(says);
    pty.expect("Enter");
    // Asked once more, it hangs once more; meanwhile everything else works.
    pty.send("\r");
    pty.send("h");
    pty.expect("hints");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    assert!(!is_anything_left(LONG[1]));
}

#[test]
fn a_guest_that_dies_gets_up_once() {
    let home = crate::support::pty::home();
    let mark = home.path().join("died");
    let genmove = format!(
        "if [ -e {0} ]; then echo \"= d3\"; echo; else touch {0}; exit 1; fi",
        mark.display()
    );
    let settings = settings(&[("mortal", "gtp", script(":", &genmove))]);
    let opponents = opponents(guests_in(settings.path()));
    let name = opponents.guests[0].name;
    let answer = ask(&opponents, name).expect("the second one plays");
    assert_eq!(answer.square.to_string(), "d3");
    let (log, _) = opponents.log.read_after(0).expect("something was said");
    let starts = log.iter().filter(|line| line.source == LogSource::Event).count();
    assert_eq!(starts, 2, "{log:?}");
    assert!(log.iter().all(|line| line.guest == name));
}

#[test]
fn good_guests_play_whole_games_in_either_protocol() {
    let home =
        settings(&[("one", "gtp", ourselves("gtp")), ("two", "nboard", ourselves("nboard"))]);
    let config = home.path().to_str().expect("UTF-8");
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["match", "one", "two", "--games", "4", "--json", "--seed", "1"]);
    let result = command.env("XDG_CONFIG_HOME", config).output().expect("it runs");
    let said = String::from_utf8_lossy(&result.stderr);
    assert_eq!((result.status.code(), said.as_ref()), (Some(0), ""));
    let result: serde_json::Value = serde_json::from_slice(&result.stdout).expect("JSON");
    assert_eq!(result["games"], 4);
    // And line by line, against a person.
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["play", "--plain", "--against", "two", "--as", "black", "--moves", "f5"]);
    command.env("XDG_CONFIG_HOME", config).env("XDG_DATA_HOME", config);
    let output = command.stdin(std::process::Stdio::null()).output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("two (White) plays") || text.contains("two plays"), "{text}");
}

#[test]
fn line_by_line_it_is_said_why_a_guest_does_not_play() {
    let home = settings(&[("broken", "gtp", "/no/such/engine".to_owned())]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["play", "--plain", "--against", "broken", "--as", "white"]);
    command.env("XDG_CONFIG_HOME", home.path()).env("XDG_DATA_HOME", home.path());
    let output = command.stdin(std::process::Stdio::null()).output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("broken") && text.contains("could not be started"), "{text}");
}

#[test]
fn a_guest_hears_its_options_first_and_finds_its_folder_and_its_threads() {
    let home = crate::support::pty::home();
    let folder = home.path().join("engine");
    fs::create_dir_all(home.path().join("outflank")).expect("a folder");
    fs::create_dir(&folder).expect("a folder");
    fs::write(folder.join("here"), "").expect("it is written");
    let text = format!(
        "[engines.own]\ncommand = '''sh -c \"test -e here && echo {{threads}} >threads; {} gtp\"'''\n\
         folder = '{}'\noptions = ['set_game Othello', 'no_such_option 1']\nthreads = 3\n",
        env!("CARGO_BIN_EXE_outflank"),
        folder.display()
    );
    fs::write(home.path().join("outflank/config.toml"), text).expect("it is written");
    let opponents = opponents(guests_in(home.path()));
    ask(&opponents, opponents.guests[0].name).expect("it plays");
    assert_eq!(fs::read_to_string(folder.join("threads")).expect("it was there").trim(), "3");
    let (log, _) = opponents.log.read_after(0).expect("something was said");
    let told: Vec<&str> =
        log.iter().filter(|it| it.source == LogSource::Sent).map(|it| it.text.as_str()).collect();
    assert_eq!(told[..3], ["set_game Othello", "no_such_option 1", "boardsize 8"]);
}

#[test]
fn engines_in_the_settings_that_make_no_sense_are_each_told_in_a_sentence() {
    for (text, says) in [
        ("[engines.'a b']\ncommand = 'x'", "[engines.a b]: a name has 1 to 24 letters"),
        ("[engines.rookie]\ncommand = 'x'", "[engines.rookie]: a level has this name"),
        ("[engines.x]", "[engines.x]: it needs a command"),
        ("[engines.x]\ncommand = 3", "[engines.x]: command takes a text"),
        ("[engines]\nx = 'edax'", "[engines.x]: it takes a table with a command"),
        ("[engines.x]\ncommand = 'x'\nprotocol = 'uci'", "protocol takes \"gtp\" or \"nboard\""),
        ("[engines.x]\ncommand = 'x'\nthreads = 2", "threads needs {threads} in the command"),
        ("[engines.x]\ncommand = 'x {threads}'\nthreads = 0", "threads takes 1 to 256"),
        ("[engines.x]\ncommand = 'x'\noptions = 'y'", "options takes a list of lines"),
        ("[engines.x]\ncommand = 'x'\noptions = ['']", "options takes a list of lines"),
        ("[engines.x]\ncommand = 'x'\npatience = 0", "patience takes 1 to 60 seconds"),
        ("[engines.x]\ncommand = 'x'\ncolour = 'red'", "unknown setting 'colour'"),
    ] {
        let (preferences, complaints) = config::read(text);
        assert_eq!(preferences.guests, Vec::new(), "{text}");
        assert!(complaints.len() == 1 && complaints[0].contains(says), "{text}: {complaints:?}");
    }
    let (preferences, _) = config::read("[engines.good]\ncommand = 'x'\n[engines.bad]\n");
    assert_eq!(preferences.guests.len(), 1, "the rest holds");
    // A missing folder is reported when it is needed.
    let (preferences, _) = config::read("[engines.x]\ncommand = 'x'\nfolder = '/no/such'");
    let opponents = opponents(preferences.guests);
    let error = ask(&opponents, opponents.guests[0].name).expect_err("there is no folder");
    assert_eq!(error.to_string(), "there is no folder /no/such");
}

#[test]
fn an_unknown_name_is_refused_with_the_known_ones() {
    let home = settings(&[("edax", "gtp", "edax".to_owned())]);
    let config = home.path().to_str().expect("UTF-8");
    for (arguments, says) in [
        (&["play", "--against", "zebra"][..], "unknown player 'zebra': level:1"),
        (&["play", "--against", "zebra"], "; your engines: edax"),
        (&["watch", "zebra", "level:3"], "; your engines: edax"),
        (&["match", "edax", "zebra", "--games", "1"], "; your engines: edax"),
        (&["play", "tictactoe", "--against", "edax"], "edax only knows standard Reversi"),
        (&["play", "--rules", "book", "--against", "edax"], "edax only knows standard Reversi"),
        (&["play", "--against", "edax", "--level", "3"], "--against"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        let output = command.args(arguments).env("XDG_CONFIG_HOME", config).output();
        let output = output.expect("it runs");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(says) && text.lines().count() == 1, "{arguments:?}: {text}");
    }
}
