//! Terminals that answer what they are: with 24 bits, wide, light, late, never, wrongly, twice, in pieces.
#![cfg(unix)]

use crate::support::pty::{Pty, home};
use std::thread::sleep;
use std::time::Duration;

const PLAY: [&str; 3] = ["play", "--two-player", "--no-animation"];
/// Felt of the classic board in 24 bits and among 256 colours, and the background of paper.
const TRUE: &str = "48;2;38;128;79";
const INDEXED: &str = "48;5;29";
const PAPER: &str = "48;2;247;243;232";

const KEEPS_COLOURS: &str = "\x1bP1$r48:2:1:2:3m\x1b\\";
const NARROW: &str = "\x1b[2;2R\x1b[3;2R";
const DONE: &str = "\x1b[?62;22c";

/// A game in a terminal of 256 colours by its name, without a variable that says more.
fn game(variables: &[(&str, &str)]) -> Pty {
    let usual = [("COLORTERM", ""), ("TERM", "xterm-256color")];
    let variables: Vec<_> = usual.iter().chain(variables).copied().collect();
    let pty = Pty::start(&PLAY, &variables);
    pty.expect("q quit");
    pty
}

fn has_drawn(pty: &Pty, sequence: &str) -> bool {
    pty.look(|_, raw| String::from_utf8_lossy(raw).contains(sequence))
}

/// Waits until a sequence was written.
fn expect_written(pty: &Pty, sequence: &str) {
    for _ in 0..3000 {
        if has_drawn(pty, sequence) {
            return;
        }
        sleep(Duration::from_millis(10));
    }
    panic!("no {sequence}: {}", pty.look(|_, raw| String::from_utf8_lossy(raw).into_owned()));
}

/// Quits, with the terminal as it was.
fn quit(mut pty: Pty) {
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
}

#[test]
fn the_first_frame_waits_for_no_answer_and_the_questions_are_not_seen() {
    let pty = game(&[]);
    assert!(has_drawn(&pty, INDEXED) && !has_drawn(&pty, TRUE));
    let raw = pty.look(|_, raw| String::from_utf8_lossy(raw).into_owned());
    let questions = raw.find("\x1bP$qm").expect("it asks");
    let (enter, clear) = (raw.find("\x1b[?1049h"), raw.find("\x1b[2J"));
    assert!(enter < Some(questions) && Some(questions) < clear, "{raw:?}");
    quit(pty);
}

#[test]
fn a_terminal_that_keeps_24_bits_gets_them_whatever_its_name_says() {
    let mut pty = game(&[]);
    pty.send(KEEPS_COLOURS);
    expect_written(&pty, TRUE);
    pty.send(&format!("{NARROW}{DONE}"));
    quit(pty);
}

#[test]
fn an_answer_in_pieces_is_an_answer_and_no_key() {
    let mut pty = game(&[]);
    for piece in
        ["\x1bP1$r48", ":2:1:", "2:3m", "\x1b", "\\", "\x1b[2;", "2R\x1b[3;2R\x1b[?6", "2c"]
    {
        pty.send(piece);
        sleep(Duration::from_millis(70));
    }
    expect_written(&pty, TRUE);
    assert!(!pty.screen().contains("Type"), "{}", pty.screen());
    quit(pty);
}

#[test]
fn a_light_background_gets_the_light_theme_unless_another_one_is_chosen() {
    let mut pty = game(&[]);
    pty.send(&format!("{KEEPS_COLOURS}\x1b]11;rgb:ffff/ffff/ffff\x1b\\{DONE}"));
    expect_written(&pty, PAPER);
    quit(pty);
    let mut pty = Pty::start(&["play", "--look", "classic"], &[]);
    pty.expect("q quit");
    pty.send(&format!("\x1b]11;rgb:ffff/ffff/ffff\x1b\\{DONE}"));
    pty.rest();
    assert!(!has_drawn(&pty, PAPER));
    quit(pty);
}

#[test]
fn the_variables_of_player_and_terminal_win_over_answers() {
    for (variable, value) in [("NO_COLOR", "1"), ("COLORTERM", "truecolor")] {
        let mut pty = Pty::start(&PLAY, &[("COLORTERM", ""), (variable, value)]);
        pty.expect("q quit");
        pty.send(&format!("\x1bP1$r48:5:16m\x1b\\{NARROW}{DONE}"));
        pty.rest();
        assert_eq!(has_drawn(&pty, TRUE), variable == "COLORTERM", "{variable}");
        assert!(!has_drawn(&pty, INDEXED), "{variable}");
        quit(pty);
    }
}

#[test]
fn where_ambiguous_letters_are_wide_none_is_written() {
    let mut pty = game(&[]);
    pty.send(&format!("\x1b[2;3R\x1b[3;3R{DONE}"));
    pty.wait_for_frame("narrow signs", |screen| screen.contains("*  Black"));
    let screen = pty.screen();
    for c in screen.chars() {
        use unicode_width::UnicodeWidthChar as _;
        assert_eq!(c.width(), c.width_cjk(), "{c} in\n{screen}");
    }
    quit(pty);
}

#[test]
fn block_elements_stay_where_they_alone_are_narrow() {
    let mut pty = game(&[]);
    pty.send(&format!("\x1b[2;3R\x1b[3;2R{DONE}"));
    pty.wait_for_frame("narrow signs", |screen| screen.contains("*  Black"));
    assert!(pty.screen().contains('▆'), "{}", pty.screen());
    quit(pty);
}

#[test]
fn a_locale_without_utf_8_begins_in_ascii_until_the_terminal_proves_more() {
    for locale in ["C", "POSIX", "de_DE", "de_DE.ISO-8859-1", ""] {
        let mut pty = game(&[("LC_ALL", locale), ("LC_CTYPE", ""), ("LANG", "")]);
        assert!(pty.screen().is_ascii(), "{locale}:\n{}", pty.screen());
        // Three letters in place of one: it is not UTF-8.
        pty.send("\x1b[2;4R\x1b[3;4R");
        pty.rest();
        assert!(pty.screen().is_ascii(), "{locale}:\n{}", pty.screen());
        pty.send(DONE);
        quit(pty);
        let mut pty = game(&[("LC_ALL", locale), ("LC_CTYPE", ""), ("LANG", "")]);
        pty.send(&format!("{NARROW}{DONE}"));
        pty.wait_for_frame("block elements", |screen| screen.contains('▆'));
        quit(pty);
    }
}

#[test]
fn wrong_late_and_double_answers_change_nothing() {
    let mut pty = game(&[]);
    for wrong in [
        // Of another row, from the middle of a line, without numbers, too long.
        "\x1b[7;3R",
        "\x1b[2;40R",
        "\x1b[R",
        "\x1b]11;red\x1b\\",
        &format!("\x1bP1$r{}\x1b\\", "4".repeat(4000)),
        &format!("{NARROW}{NARROW}{DONE}{DONE}"),
        // After the last answer.
        KEEPS_COLOURS,
        "\x1b[2;3R\x1b[3;3R",
    ] {
        pty.send(wrong);
        pty.rest();
    }
    assert!(!has_drawn(&pty, TRUE) && pty.screen().contains("●  Black"), "{}", pty.screen());
    // Keys are keys.
    pty.send(":f5\r");
    pty.expect("move 1");
    quit(pty);
}

#[test]
fn no_late_answer_lands_behind_the_game() {
    let mut pty = game(&[]);
    pty.send("q");
    sleep(Duration::from_millis(60));
    pty.send(&format!("{KEEPS_COLOURS}{NARROW}{DONE}"));
    assert_eq!(pty.exit_code(), 0);
    pty.assert_restored();
    pty.drain();
    // The terminal echoes what no program has read.
    let raw = pty.look(|_, raw| String::from_utf8_lossy(raw).into_owned());
    assert!(!raw.contains("^[[?62") && !raw.contains("48:2:1:2:3"), "{raw:?}");
}

#[test]
fn what_a_terminal_answered_is_known_at_the_next_start() {
    let home = home();
    let data = home.path().to_str().expect("a path");
    let mut pty = game(&[("XDG_DATA_HOME", data)]);
    pty.send(&format!("{KEEPS_COLOURS}\x1b]11;rgb:ff/ff/ff\x1b\\{NARROW}{DONE}"));
    expect_written(&pty, PAPER);
    quit(pty);
    let pty = game(&[("XDG_DATA_HOME", data)]);
    assert!(has_drawn(&pty, PAPER) && !has_drawn(&pty, INDEXED));
    quit(pty);
    // Another version is another terminal.
    let pty = game(&[("XDG_DATA_HOME", data), ("TERM_PROGRAM_VERSION", "2")]);
    assert!(has_drawn(&pty, INDEXED) && !has_drawn(&pty, PAPER));
    quit(pty);
}

#[test]
fn colours_that_a_variable_chose_are_no_answer_of_the_terminal() {
    let home = home();
    let data = home.path().to_str().expect("a path");
    let mut pty = game(&[("XDG_DATA_HOME", data), ("COLORTERM", "truecolor")]);
    pty.send(&format!("{NARROW}{DONE}"));
    quit(pty);
    let pty = game(&[("XDG_DATA_HOME", data)]);
    assert!(has_drawn(&pty, INDEXED) && !has_drawn(&pty, TRUE));
    quit(pty);
}

#[test]
fn a_terminal_of_sixteen_colours_that_shows_pictures_has_more() {
    let mut pty = game(&[("TERM", "xterm")]);
    assert!(!has_drawn(&pty, INDEXED));
    pty.send("\x1b[6;18;9t\x1b[?62;4c");
    expect_written(&pty, INDEXED);
    quit(pty);
}
