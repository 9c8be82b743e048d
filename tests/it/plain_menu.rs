//! The numbered menu of the plain view, and the pages it leads to.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Output of `outflank --plain` for these lines, with a home of its own.
fn said(home: &Path, lines: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["--plain", "--seed", "1"]).env("XDG_DATA_HOME", home.join("data"));
    command.env("XDG_CONFIG_HOME", home.join("config")).env("TERM", "xterm-256color");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all((lines.join("\n") + "\n").as_bytes()).expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(!text.contains('\u{1b}') && !text.contains('\r'), "lines are only appended: {text}");
    text
}

#[test]
fn a_number_leads_to_each_page_and_back_to_the_menu() {
    for (lines, wanted) in [
        (&["1", "black", "quit"][..], "You are Black"),
        (&["2", "x", "5", "quit"], "You play 5."),
        (&["3", "1", "quit"], "Place a disc"),
        (&["4", "hint", "quit"], "hint, solution, board, quit"),
        (&["5", "0"], "No games yet"),
        (&["6", "0"], "Board rotation: 0 degrees"),
        (&["7", "quit"], "No mistakes to practise yet."),
        (&["8"], "Type a number from 0 to 7."),
        (&["f5"], "Type a number from 0 to 7."),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let text = said(home.path(), &[lines, &["help", "0"]].concat());
        let wanted = if lines[0] == "4" { "to move" } else { wanted };
        assert!(text.contains(wanted), "{lines:?}: {text}");
        let menus = text.matches("1  Play Reversi").count();
        let expected = if lines.len() == 1 { 1 } else { 2 };
        assert_eq!(menus, expected, "{lines:?}: {text}");
        assert!(text.trim_end().ends_with("Number:"), "{lines:?}: {text}");
    }
}

#[test]
fn a_game_is_played_resigned_found_in_the_library_and_reviewed() {
    let home = tempfile::tempdir().expect("a folder");
    let text =
        said(home.path(), &["1", "black", "d3", "resign", "no", "5", "1", "1", "0", "0", "0"]);
    for part in ["you resigned", "1  2", "Expected margin", "accuracy"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn settings_are_changed_by_number_and_kept() {
    let home = tempfile::tempdir().expect("a folder");
    let number = |name: &str| {
        let at = outflank::app::settings::SETTINGS.iter().position(|it| it.name == name);
        (at.expect("a setting") + 1).to_string()
    };
    let named = format!("{} Zoe", number("name"));
    let text = said(home.path(), &["6", &number("hints"), &named, "99", "0", "6", "0", "0"]);
    assert!(text.contains("Hints: on") && text.contains("Your name: Zoe"), "{text}");
    assert!(text.contains("Type a number from 1 to"), "{text}");
    let config = home.path().join("config/outflank/config.toml");
    let config = std::fs::read_to_string(config).expect("it was saved");
    assert!(config.contains("hints = true") && config.contains("Zoe"), "{config}");
    let again = said(home.path(), &["6", "0", "0"]);
    assert!(again.contains("Hints: on") && again.contains("Your name: Zoe"), "{again}");
}

#[test]
fn plain_stands_alone_before_a_command() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    let output = command.args(["--plain", "bench"]).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said, "error: --plain stands alone, or after play, watch, learn or puzzle\n");
}
