//! The README says what the program does: its tables are made from the code, its commands parse.
//! `UPDATE_README=1 cargo test --test it docs` writes the tables anew.

use crate::support::lines::{Lines, lines, points};
use clap::Parser as _;
use outflank::app::{KEY_TABLES, Look, keymap, settings};
use outflank::cli::Arguments;
use outflank::engine::Level;
use outflank::plain::words;
use outflank::records::Form;
use outflank::rules::Variant;
use outflank::words;
use std::fmt::Write as _;
use std::fs;
use std::process::Command;
use strum::VariantArray as _;

const README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");

fn levels(variant: Variant) -> String {
    let mut text = "| level | name | plays |\n|---|---|---|\n".to_owned();
    for level in Level::of(variant) {
        let _ = writeln!(
            text,
            "| {} | {level} | {} |",
            level.number(),
            words::of("level", &level.to_string().to_lowercase())
        );
    }
    text
}

/// In how many of all possible lines each level of tic-tac-toe loses, draws and wins, and the
/// points a game that it can expect against the two lowest.
fn lines_of_play() -> String {
    let mut text =
        "| level | as first: lost | drawn | won | as second: lost | drawn | won | against \
                    level 1 | against level 2 |\n|---|---|---|---|---|---|---|---|---|\n"
            .to_owned();
    for &level in Level::of(Variant::TIC_TAC_TOE) {
        let _ = write!(text, "| {} {level} |", level.number());
        for is_first in [true, false] {
            let Lines { lost, drawn, won } = lines(level, is_first);
            let _ = write!(text, " {lost} | {drawn} | {won} |");
        }
        let [random, pupil] = [Level::Random, Level::Pupil].map(|other| points(level, other));
        let _ = writeln!(text, " {random:.3} | {pupil:.3} |");
    }
    text
}

fn words_of_the_plain_game() -> String {
    let mut text = "| word | |\n|---|---|\n".to_owned();
    for (word, help) in words() {
        let _ = writeln!(text, "| `{word}` | {help} |");
    }
    text
}

fn looks() -> String {
    let mut text = "| look | |\n|---|---|\n".to_owned();
    for look in Look::ALL {
        let _ = writeln!(text, "| `{look}` | {} |", words::of("theme", &look.to_string()));
    }
    text
}

fn forms() -> String {
    let mut text = "| `--to` | |\n|---|---|\n".to_owned();
    for form in Form::VARIANTS {
        let _ = writeln!(text, "| `{form}` | {} |", words::of("form", &form.to_string()));
    }
    text
}

/// The program's words on the README's game: four moves by which beginners lose, and the figures.
fn lesson() -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = command.args(["analyze", "assets/beginners.txt"]).output();
    let printed = String::from_utf8(output.expect("it runs").stdout).expect("text");
    let lines: Vec<&str> = printed.lines().collect();
    let at = |start: &str| lines.iter().position(|line| line.starts_with(start)).expect(start);
    let end = at("Black 30 moves");
    let shown = [&lines[at("  6 ")..at(" 10 ")], &["..."], &lines[end..]];
    format!("```\n{}\n```\n", shown.concat().join("\n"))
}

/// The README with one table in its place.
fn with_table(readme: &str, name: &str, table: &str) -> String {
    let (open, close) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let start = readme.find(&open).expect("the table's place") + open.len();
    let end = readme.find(&close).expect("the table's end");
    format!("{}{}{}", &readme[..start], table, &readme[end..])
}

#[test]
fn the_tables_of_the_readme_are_those_of_the_code() {
    let readme = fs::read_to_string(README).expect("README.md");
    let mut wanted = with_table(&readme, "keys", &keymap::markdown(KEY_TABLES));
    wanted = with_table(&wanted, "settings", &settings::markdown());
    wanted = with_table(&wanted, "levels", &levels(Variant::REVERSI));
    wanted = with_table(&wanted, "levels of tic-tac-toe", &levels(Variant::TIC_TAC_TOE));
    wanted = with_table(&wanted, "lines", &lines_of_play());
    wanted = with_table(&wanted, "looks", &looks());
    wanted = with_table(&wanted, "forms", &forms());
    wanted = with_table(&wanted, "words", &words_of_the_plain_game());
    wanted = with_table(&wanted, "lesson", &lesson());
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(README, &wanted).expect("README.md can be written");
    } else {
        assert!(readme == wanted, "out of date: UPDATE_README=1 cargo test --test it docs");
    }
}

#[test]
fn every_command_in_the_readme_is_one() {
    let readme = fs::read_to_string(README).expect("README.md");
    let commands = readme.lines().filter(|line| line.starts_with("    outflank"));
    let mut count = 0;
    for line in commands {
        // Two blanks end the command; what follows explains it.
        let command = line.trim_start().split("  ").next().expect("the command");
        let words = shlex::split(command).expect("quoted as in a shell");
        let parsed = Arguments::try_parse_from(words);
        assert!(parsed.is_ok(), "{command}: {}", parsed.expect_err("just seen"));
        count += 1;
    }
    assert!(count >= 10, "{count} commands");
}

#[test]
fn the_architecture_names_every_room_and_no_file_that_is_not_there() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/");
    let map = fs::read_to_string(format!("{root}ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    for path in map.split('`').filter(|word| {
        (word.starts_with("src/") || word.starts_with("tests/")) && !word.contains(['*', '{', ' '])
    }) {
        assert!(fs::exists(format!("{root}{path}")).expect("readable"), "{path} is not there");
    }
    for entry in fs::read_dir(format!("{root}src")).expect("src") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        assert!(map.contains(&format!("src/{name}")), "{name} is not on the map");
    }
}

/// A command that runs a part of the tests, wherever it is written, runs tests that are there.
#[test]
fn every_test_command_that_is_written_down_names_a_test() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/");
    let mut texts: Vec<String> =
        Vec::from(["README.md", "CONTRIBUTING.md"].map(|name| format!("{root}{name}")));
    let mut modules = Vec::new();
    for entry in fs::read_dir(format!("{root}tests/it")).expect("tests/it") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            modules.push(path.file_stem().expect("a stem").to_string_lossy().into_owned());
            texts.push(path.to_string_lossy().into_owned());
        }
    }
    let option = ["--", "test "].concat();
    let mut count = 0;
    for path in texts {
        let text = fs::read_to_string(&path).expect("readable");
        for after in text.split(&option).skip(1) {
            let command = after.split(['`', '"', ')', ':']).next().expect("split gives one");
            let mut words = command.split_whitespace().take_while(|word| !word.starts_with('-'));
            assert_eq!(words.next(), Some("it"), "{path}: {command}");
            for filter in words {
                assert!(
                    modules.iter().any(|name| name.contains(filter)),
                    "{path}: {filter} is no test"
                );
                count += 1;
            }
        }
    }
    assert!(count >= 8, "{count} commands");
}
