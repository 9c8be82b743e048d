//! The real program in a real pseudo-terminal: how it ends and is stopped, and what it leaves behind.
#![cfg(unix)]

use crate::support::processes::wait;
use crate::support::pty;
use crate::support::pty::Pty;
use crate::terminal::{PLAIN, game};
use nix::sys::signal::Signal;
use portable_pty::{CommandBuilder, native_pty_system};
use std::io::Read as _;

#[test]
fn two_computers_play_and_ctrl_c_ends_it() {
    let mut pty =
        Pty::start(&["watch", "random", "level:2", "--look", "ascii", "--seed", "3"], &[]);
    pty.expect("move 3");
    pty.send("\x03");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
    pty.expect("To continue: outflank");
}

#[test]
fn a_signal_ends_the_game_and_the_terminal_is_whole() {
    for (signal, number) in
        [(Signal::SIGTERM, 15), (Signal::SIGHUP, 1), (Signal::SIGINT, 2), (Signal::SIGQUIT, 3)]
    {
        let mut pty = game(&[]);
        pty.signal(signal);
        assert_eq!(pty.exit_code(), 128 + number);
        pty.assert_restored();
    }
}

/// As after `q`: the save is tried again for a while, and the sentence has the moves.
#[test]
fn a_signal_while_the_library_is_locked_leaves_the_moves_in_the_last_sentence() {
    let home = pty::home();
    let data = home.path().join("data");
    let place = data.to_str().expect("a path");
    for end in ["TERM", "q"] {
        let arguments = ["play", "--two-player", "--no-animation"];
        let mut pty = Pty::start(&arguments, &[("XDG_DATA_HOME", place)]);
        pty.expect("q quit");
        let lock = rusqlite::Connection::open(data.join("outflank/games.db")).expect("it opens");
        lock.execute_batch("begin exclusive").expect("it is free");
        pty.send(":f5\r:d6\r");
        pty.expect("move 2");
        if end == "q" {
            pty.send("q");
        } else {
            pty.signal(Signal::SIGTERM);
        }
        assert_eq!(pty.exit_code(), if end == "q" { 0 } else { 128 + 15 });
        pty.assert_restored();
        pty.drain();
        pty.wait_until("the moves", |screen| screen.replace('\n', "").contains("--moves f5d6"));
    }
}

#[test]
fn signals_of_users_do_not_end_the_game() {
    let mut pty = game(&[]);
    for signal in [Signal::SIGUSR1, Signal::SIGUSR2] {
        pty.signal(signal);
    }
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
}

#[test]
fn a_panic_gives_the_terminal_back_and_says_what_happened() {
    let mut pty = Pty::start(&["play", "--panic"], &[]);
    assert_eq!(pty.exit_code(), 101);
    pty.assert_restored();
    pty.expect("asked for by --panic");
}

/// A shell with job control that starts the game, waits for a line when it has stopped, and then
/// obeys.
fn under_a_shell(then: &str) -> Pty {
    let program = env!("CARGO_BIN_EXE_outflank");
    let script = format!(
        "set -m; {program} play --two-player --moves f5d6c3 {}; echo S''TOPPED; read line; {then}; echo E''NDED $?",
        PLAIN.join(" ")
    );
    let pty = Pty::run("sh", &["-c", &script], &[]);
    pty.expect("q quit");
    pty
}

#[test]
fn ctrl_z_stops_the_game_with_the_terminal_whole_and_fg_brings_it_back() {
    let mut pty = under_a_shell("fg");
    pty.send("\x1a");
    pty.expect("STOPPED");
    pty.assert_restored();
    pty.send("\r");
    pty.wait_until("the game", |screen| screen.contains("1 f5") && screen.contains("q quit"));
    pty.send("u");
    pty.expect("move 2 ");
    pty.send("q");
    pty.expect("Thanks for playing");
    pty.expect("ENDED");
    pty.assert_restored();
}

#[test]
fn a_stopped_game_can_be_ended() {
    let mut pty = under_a_shell("kill %1; kill -CONT %1; read line");
    pty.send("\x1a");
    pty.expect("STOPPED");
    pty.send("\r");
    pty.expect("Thanks for playing outflank!");
    pty.assert_restored();
    pty.send("\r");
    pty.expect("ENDED");
}

#[test]
#[cfg(target_os = "linux")]
fn a_terminal_leaves_no_stopped_game_behind() {
    let mut pty = under_a_shell("fg");
    pty.send("\x1a");
    pty.expect("STOPPED");
    let processes = pty::session_of(pty.pid().as_raw().cast_unsigned());
    assert!(processes.len() >= 2, "the shell and the game: {processes:?}");
    drop(pty);
    wait("all are gone", || {
        processes.iter().all(|process| {
            let stat = std::fs::read_to_string(format!("/proc/{process}/stat"));
            stat.map_or(true, |stat| stat.contains(") Z "))
        })
    });
}

#[test]
fn where_no_shell_waits_ctrl_z_says_so() {
    let mut pty = game(&[]);
    pty.send("\x1a");
    pty.expect("No shell to return to");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
}

/// A waiting player costs no processor time: once the work of the start is done, no thread wakes.
/// Its wake-ups are counted, since a busy machine changes the time but not their number.
#[test]
#[cfg(target_os = "linux")]
fn an_idle_game_comes_to_rest() {
    let pty = game(&[]);
    let wake_ups = || {
        let threads = std::fs::read_dir(format!("/proc/{}/task", pty.pid())).expect("it runs");
        let status = threads.map(|thread| {
            std::fs::read_to_string(thread.expect("a thread").path().join("status")).expect("text")
        });
        let count = |status: String| {
            let mut lines = status.lines();
            let line = lines.find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
            line.and_then(|count| count.trim().parse::<u64>().ok()).expect("a number")
        };
        status.map(count).sum::<u64>()
    };
    wait("no thread wakes within a second", || {
        let before = wake_ups();
        std::thread::sleep(std::time::Duration::from_secs(1));
        wake_ups() == before
    });
}

#[test]
fn a_vanished_terminal_ends_the_game() {
    // Without the emulator: its reader would keep the terminal alive.
    let pair = native_pty_system().openpty(pty::size(80, 24)).expect("a pseudo-terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_outflank"));
    command.args([&["play"], &PLAIN[..]].concat());
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().expect("a reader");
    let mut seen = Vec::new();
    while !String::from_utf8_lossy(&seen).contains("Your turn") {
        let mut bytes = [0; 4096];
        let count = reader.read(&mut bytes).expect("the game draws");
        seen.extend_from_slice(&bytes[..count]);
    }
    drop((reader, pair.master));
    let status = pty::wait(&mut *child, "");
    assert_eq!(status, 129, "as after a hang-up");
}

#[test]
fn a_match_shows_its_score_and_ctrl_c_ends_it_with_the_games_so_far() {
    let mut pty = Pty::start(&["match", "book", "random", "--games", "1000000"], &[]);
    pty.expect(" of 1000000 games: ");
    pty.send("\x03");
    pty.expect("as Black");
    pty.expect("Elo difference");
    pty.expect("seconds");
    assert_eq!(pty.exit_code(), 0);
    let screen = pty.screen();
    assert!(!screen.contains("1000000 games"), "the line of progress is gone:\n{screen}");
}

#[test]
fn ctrl_c_passes_a_flood_of_text() {
    let mut pty = Pty::start(&["play"], &[]);
    pty.expect("q quit");
    pty.send(&"x".repeat(10 << 20));
    let status = std::fs::read_to_string(format!("/proc/{}/status", pty.pid())).unwrap_or_default();
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = memory.and_then(|text| text.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    pty.send("\x03");
    assert_eq!(pty.exit_code(), 0);
    match kilobytes {
        Some(kilobytes) => assert!(kilobytes < 200_000, "{kilobytes} kB"),
        None => println!("skipped: this system does not tell how much memory is used"),
    }
}

#[test]
fn an_unread_terminal_does_not_delay_the_end_by_a_signal() {
    use std::io::Read as _;
    let pair = portable_pty::native_pty_system()
        .openpty(portable_pty::PtySize { rows: 60, cols: 200, pixel_width: 0, pixel_height: 0 })
        .expect("a pseudo-terminal");
    let mut command = portable_pty::CommandBuilder::new(env!("CARGO_BIN_EXE_outflank"));
    let home = tempfile::tempdir().expect("a folder");
    command.args(["watch", "level:4", "level:5"]);
    command.env("TERM", "xterm-256color");
    command.env("COLORTERM", "truecolor");
    command.env("XDG_DATA_HOME", home.path());
    command.env("XDG_CONFIG_HOME", home.path());
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    drop(pair.slave);
    // It draws: its signals are in place. From here on the terminal is not read.
    let mut reader = pair.master.try_clone_reader().expect("a reader");
    reader.read_exact(&mut [0; 200]).expect("it draws");
    let pid = nix::unistd::Pid::from_raw(child.process_id().expect("a number").cast_signed());
    nix::sys::signal::kill(pid, nix::sys::signal::Signal::SIGTERM).expect("it is there");
    assert_eq!(child.wait().expect("it ends").exit_code(), 128 + 15);
}

/// Keys typed after `q` have no effect, even in one burst.
#[test]
fn keys_after_quitting_change_no_game() {
    let home = pty::home();
    let data = home.path().join("data");
    let place = data.to_str().expect("a path");
    let mut pty = Pty::start(&["play", "--two-player"], &[("XDG_DATA_HOME", place)]);
    pty.expect("q quit");
    pty.send(":f5\r:d6\r:c3\r");
    pty.expect("move 3 ");
    pty.send("quuu");
    assert_eq!(pty.exit_code(), 0);
    let path = data.join("outflank/games.db");
    let (store, _) = outflank::library::SqliteStore::open(&path).expect("it opens");
    let game = store.unfinished(1).expect("readable").pop().expect("it is kept");
    assert_eq!(game.record.game.played().len(), 3, "keys after q took moves back");
}
