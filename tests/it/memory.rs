//! Too little memory: no command and no game ends in a panic.
#![cfg(target_os = "linux")]

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

#[test]
fn a_game_against_level_10_with_little_memory_goes_on() {
    for kibibytes in [140_000, 120_000, 110_000, 100_000] {
        let script = format!(
            "ulimit -v {kibibytes}; exec '{}' play --level 10 --as black --look ascii --move-time 1 \
             --no-animation --moves f5d6c3d3c4f4f6f3e6e7",
            env!("CARGO_BIN_EXE_outflank")
        );
        let mut pty = Pty::run("sh", &["-c", &script], &[]);
        pty.wait_until("a game or a sentence", |screen| {
            screen.contains("Your turn") || screen.contains("could not go on")
        });
        if pty.screen().contains("Your turn") {
            let discs = |screen: &str| screen.chars().filter(|c| matches!(c, 'X' | 'O')).count();
            let before = discs(&pty.screen());
            pty.send("\t\r");
            let is_there = |screen: &str| discs(screen) >= before + 2;
            pty.wait_until("the reply, or the offer to try again", |screen| {
                screen.contains("Your turn") && is_there(screen) || screen.contains("step mode")
            });
            // A thread may find no memory once; the game then waits for Enter.
            if !is_there(&pty.screen()) {
                pty.send("\r");
                pty.wait_until("the reply at the second try", is_there);
            }
            pty.send("q");
        }
        let code = pty.exit_code();
        assert!(code == 0 || code == 1, "{kibibytes}: {code}");
    }
}
