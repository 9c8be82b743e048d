//! Too little memory: no command and no game ends in a panic.
#![cfg(target_os = "linux")]

use crate::support::processes::wait;
use crate::support::pty::{Pty, home};
use std::process::Command;

/// Runs the program with this much address space, in KiB.
fn limited(kibibytes: u32, arguments: &str) -> std::process::Output {
    let program = env!("CARGO_BIN_EXE_outflank");
    let home = home();
    Command::new("sh")
        .args(["-c", &format!("ulimit -v {kibibytes}; exec timeout 120 '{program}' {arguments}")])
        .env("XDG_DATA_HOME", home.path())
        .output()
        .expect("a shell")
}

#[test]
fn solving_with_little_memory_works_or_says_what_is_missing() {
    let folder = home();
    let file = folder.path().join("one.obf");
    let position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- O; B8:+38;";
    std::fs::write(&file, position).expect("written");
    for kibibytes in (40_000..260_000).step_by(20_000) {
        let output = limited(kibibytes, &format!("solve '{}'", file.display()));
        let said = String::from_utf8_lossy(&output.stderr);
        let code = output.status.code();
        // Where not even the program itself has room, the system ends it before our first line.
        let is_ours = !said.contains("memory allocation") && !said.contains("shared");
        assert!(code == Some(0) || code == Some(1) || !is_ours, "{kibibytes}: {code:?} {said}");
        assert!(!said.contains("panicked"), "{kibibytes}: {said}");
    }
}

/// They ended with an abort of the standard library, or a panic about a thread.
#[test]
fn a_match_and_an_import_with_little_memory_end_with_a_sentence() {
    let folder = home();
    let file = folder.path().join("games.txt");
    let moves = "f5d6c3d3c4f4f6f3e6e7d7c6f7d8e3g6g5g4c5b5b4\n".repeat(2000);
    std::fs::write(&file, moves).expect("written");
    let commands = ["match level:1 level:2 --games 4", &format!("import '{}'", file.display())]
        .map(str::to_owned);
    for command in &commands {
        let mut sentences = 0;
        for kibibytes in (16_000..60_000).step_by(500) {
            let output = limited(kibibytes, command);
            let said = String::from_utf8_lossy(&output.stderr);
            let code = output.status.code();
            // Where not even the program itself has room, the system ends it, or its loader and libraries say so, the
            // standard library among them before it calls `main`.
            let is_of_the_system = ["Fatal glibc error", "failed to allocate an alternative stack"]
                .iter()
                .any(|its| said.contains(its));
            let has_no_room = said.is_empty() || is_of_the_system;
            if code.is_none() && has_no_room || code == Some(127) || said.contains("shared") {
                continue;
            }
            assert!(code == Some(0) || code == Some(1), "{kibibytes} {command}: {code:?} {said}");
            assert!(!said.contains("panicked") && !said.contains("allocation of"), "{said}");
            sentences += u32::from(code == Some(1));
        }
        println!("{command}: {sentences} sentences");
    }
}

/// Waits until every thread of a process sleeps and none is being started: a thread that begins without memory for its
/// signal stack ends the process, in the standard library.
fn wait_until_idle(process: u32) {
    let threads = || {
        let tasks = std::fs::read_dir(format!("/proc/{process}/task")).expect("its threads");
        let status = |task: std::io::Result<std::fs::DirEntry>| {
            let status = std::fs::read_to_string(task.ok()?.path().join("status")).ok()?;
            status.lines().find(|line| line.starts_with("State:")).map(str::to_owned)
        };
        tasks.map(status).collect::<Vec<_>>()
    };
    let (mut before, mut rounds) = (Vec::new(), 0);
    wait("its threads rest", || {
        let now = threads();
        let is_idle = now.iter().flatten().all(|state| state.contains('S'));
        rounds = if is_idle && now == before { rounds + 1 } else { 0 };
        before = now;
        rounds == 20
    });
}

/// Limits a running program to the address space that it has now, and these KiB more.
fn leave(process: u32, kibibytes: u64) -> std::io::Result<std::process::ExitStatus> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let size = status.lines().find_map(|line| line.strip_prefix("VmSize:")).expect("its size");
    let size: u64 = size.trim_end_matches("kB").trim().parse().expect("KiB");
    Command::new("prlimit")
        .args([format!("--pid={process}"), format!("--as={}:", (size + kibibytes) << 10)])
        .status()
}

/// The thread that ends the program by force is there before: one could not be started any more.
#[test]
fn a_signal_without_memory_for_a_thread_leaves_the_terminal_whole() {
    use nix::sys::signal::Signal;
    for (signal, number) in [(Signal::SIGTERM, 15), (Signal::SIGHUP, 1), (Signal::SIGINT, 2)] {
        let mut pty = Pty::start(&["play", "--two-player", "--no-animation"], &[]);
        pty.expect("q quit");
        let process = pty.child.process_id().expect("it runs");
        wait_until_idle(process);
        // Less than the stack of a thread.
        if let Err(error) = leave(process, 512) {
            return println!("skipped: prlimit cannot be started: {error}");
        }
        pty.signal(signal);
        assert_eq!(pty.exit_code(), 128 + number);
        pty.assert_restored();
        pty.drain();
        pty.expect("Thanks for playing");
    }
}

/// Text whose buffer outgrows the memory that is left, then the reserve: the game ends in order, or at once.
#[test]
fn a_game_without_memory_ends_with_its_terminal_whole_and_its_moves_told() {
    for (kibibytes, mebibytes) in [(256, 3), (256, 5), (0, 5)] {
        // A library that cannot be made: the moves are nowhere but in the last sentence.
        // One arena: further ones have address space of their own in store.
        let variables = [("XDG_DATA_HOME", "/dev/null"), ("MALLOC_ARENA_MAX", "1")];
        let arguments = ["play", "--two-player", "--no-animation", "--moves", "f5d6c3"];
        let mut pty = Pty::start(&arguments, &variables);
        pty.expect("q quit");
        let process = pty.child.process_id().expect("it runs");
        wait_until_idle(process);
        if let Err(error) = leave(process, kibibytes) {
            return println!("skipped: prlimit cannot be started: {error}");
        }
        pty.paste_until_the_end(mebibytes << 20);
        assert_eq!(pty.exit_code(), 1, "{kibibytes} KiB left");
        pty.assert_restored();
        pty.drain();
        // The rest of the paste follows on the screen, as the terminal echoes it.
        let said = pty.look(|_, raw| String::from_utf8_lossy(raw).into_owned());
        assert!(said.contains("outflank has ended because memory ran out."), "{said}");
        assert!(said.contains("--moves f5d6c3"), "{said}");
    }
}

#[test]
fn a_game_whose_memory_runs_out_before_the_first_search_goes_on() {
    check_game_with_little_memory(&[0, 3, 8, 24]);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn a_game_goes_on_wherever_its_memory_runs_out() {
    // From less than a stack to more than all tables take.
    check_game_with_little_memory(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 32, 64]);
}

fn check_game_with_little_memory(sizes: &[u64]) {
    for &mebibytes in sizes {
        let arguments = "play --level 10 --as black --look ascii --move-time 0.5 --no-animation \
                         --moves f5d6c3d3c4f4f6f3e6e7";
        let mut pty = Pty::start(&arguments.split_whitespace().collect::<Vec<_>>(), &[]);
        pty.wait_until("the game", |screen| screen.contains("Your turn"));
        let discs = |screen: &str| screen.chars().filter(|c| matches!(c, 'X' | 'O')).count();
        let before = discs(&pty.screen());
        let process = pty.child.process_id().expect("it runs");
        wait_until_idle(process);
        if let Err(error) = leave(process, mebibytes << 10) {
            eprintln!("skipped: prlimit cannot be started: {error}");
            return;
        }
        pty.send("\t\r");
        let is_there = |screen: &str| discs(screen) >= before + 2;
        pty.wait_until("the reply, or the offer to try again", |screen| {
            screen.contains("Your turn") && is_there(screen) || screen.contains("step mode")
        });
        // A thread that finds no memory ends, and the game waits for Enter.
        leave(process, 64 << 10).expect("as before");
        if !is_there(&pty.screen()) {
            pty.send("\r");
            pty.wait_until("the reply at the second try", is_there);
        }
        pty.send("q");
        assert_eq!(pty.exit_code(), 0, "{mebibytes} MiB");
    }
}
