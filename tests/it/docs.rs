//! Papers and comments: generated tables, commands that parse, plain words.
//! `UPDATE_README=1 cargo test --test it docs` writes the tables anew.

use crate::support::lines::{Lines, lines, points};
use crate::support::sources::all_sources;
use clap::{CommandFactory as _, Parser as _};
use outflank::app::{KEY_TABLES, Look, keymap, settings};
use outflank::cli::{Arguments, help, man, manual};
use outflank::engine::Level;
use outflank::plain::words;
use outflank::records::Form;
use outflank::rules::Variant;
use outflank::words::{self, habits, wrapped};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;
use strum::VariantArray as _;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/");

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

/// The opponents that play as people do, with their rating on the levels' scale.
fn people() -> String {
    let mut text =
        "| name | rating of people | on the levels' scale | plays |\n|---|---|---|---|\n"
            .to_owned();
    for level in Level::people(Variant::REVERSI) {
        let rating = level.person().expect("it plays as people do");
        let strength = level.rating(Variant::REVERSI).expect("it is rated");
        let _ =
            writeln!(text, "| {} | {rating} | {strength} | {} |", rating.name(), habits(rating));
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

/// Part of a review by the program: two moves by which beginners lose, and the figures.
fn lesson() -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = command.args(["analyze", "assets/beginners.txt"]).output();
    let printed = String::from_utf8(output.expect("it runs").stdout).expect("text");
    let lines: Vec<&str> = printed.lines().collect();
    let at = |start: &str| lines.iter().position(|line| line.starts_with(start)).expect(start);
    let end = at("Black 30 moves");
    let moves = [&lines[at("  7 ")..at("  8 ")], &lines[at(" 12 ")..at(" 13 ")]];
    let shown = [moves[0], &["..."], moves[1], &["..."], &lines[end..]];
    format!("```\n{}\n```\n", shown.concat().join("\n"))
}

/// A page with its generated tables in their places.
fn with_tables(page: &str, tables: &[(&str, String)]) -> String {
    let mut text = page.to_owned();
    for (name, table) in tables {
        let (open, close) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
        let Some(start) = text.find(&open).map(|at| at + open.len()) else { continue };
        let end = text.find(&close).expect("the table's end");
        text.replace_range(start..end, table);
    }
    text
}

/// Commands that keys can be given to, as a paragraph.
fn commands() -> String {
    let names: Vec<String> = keymap::command_names().map(|name| format!("`{name}`")).collect();
    format!("{}.\n", wrapped(&names.join(", "), 120).join("\n"))
}

/// Name and text of the READMEs and of every page of the manual.
fn papers() -> Vec<(String, String)> {
    let pages = manual::TOPICS.map(|topic| format!("{ROOT}assets/manual/{topic}.md"));
    let readmes = ["README.md", "README.ja.md", "README.fr.md"];
    let paths = pages.into_iter().chain(readmes.map(|name| format!("{ROOT}{name}")));
    paths.map(|path| (path.clone(), fs::read_to_string(path).expect("readable"))).collect()
}

#[test]
fn tables_in_readme_and_manual_match_the_code() {
    let tables = [
        ("keys", keymap::markdown(KEY_TABLES)),
        ("commands", commands()),
        ("settings", settings::markdown()),
        ("levels", levels(Variant::REVERSI)),
        ("people", people()),
        ("levels of tic-tac-toe", levels(Variant::TIC_TAC_TOE)),
        ("lines", lines_of_play()),
        ("looks", looks()),
        ("forms", forms()),
        ("words", words_of_the_plain_game()),
        ("lesson", lesson()),
        ("all commands", help::markdown(&Arguments::command())),
    ];
    let papers = papers();
    for (name, _) in &tables {
        let place = format!("<!-- {name} -->");
        assert!(papers.iter().any(|(_, text)| text.contains(&place)), "no page has {name}");
    }
    for (path, text) in papers {
        let wanted = with_tables(&text, &tables);
        if std::env::var_os("UPDATE_README").is_some() {
            fs::write(&path, &wanted).expect("the page can be written");
        } else {
            assert!(text == wanted, "{path}: UPDATE_README=1 cargo test --test it docs");
        }
    }
}

#[test]
fn commands_in_readme_and_manual_parse() {
    let mut count = 0;
    for (path, text) in papers() {
        for line in text.lines().filter(|line| line.starts_with("    outflank")) {
            // Two blanks end the command; an explanation follows.
            let command = line.trim_start().split("  ").next().expect("the command");
            let words = shlex::split(command).expect("quoted as in a shell");
            let parsed = Arguments::try_parse_from(words);
            assert!(parsed.is_ok(), "{path}: {command}: {}", parsed.expect_err("just seen"));
            count += 1;
        }
    }
    assert!(count >= 40, "{count} commands");
}

#[test]
fn the_manual_pages_in_other_languages_name_every_command() {
    for (tag, page) in man::TRANSLATED {
        for command in Arguments::command().get_subcommands() {
            let name = format!("\\fB{}\\fR", command.get_name());
            assert!(page.contains(&name), "{tag}: {name}");
        }
    }
}

#[test]
fn the_readme_links_every_page_of_the_manual() {
    let readme = fs::read_to_string(format!("{ROOT}README.md")).expect("README.md");
    let pages = fs::read_dir(format!("{ROOT}assets/manual")).expect("the manual").count();
    assert_eq!(pages, manual::TOPICS.len(), "every file is a page");
    for topic in manual::TOPICS {
        assert!(readme.contains(&format!("(assets/manual/{topic}.md)")), "{topic} has no link");
    }
    assert!(readme.lines().count() <= 220, "the README is short");
}

#[test]
fn the_architecture_names_every_room_and_no_file_that_is_not_there() {
    let map = fs::read_to_string(format!("{ROOT}ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    for path in map.split('`').filter(|word| {
        (word.starts_with("src/") || word.starts_with("tests/")) && !word.contains(['*', '{', ' '])
    }) {
        assert!(fs::exists(format!("{ROOT}{path}")).expect("readable"), "{path} is not there");
    }
    for entry in fs::read_dir(format!("{ROOT}src")).expect("src") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        assert!(map.contains(&format!("src/{name}")), "{name} is not on the map");
    }
}

/// A command that runs a part of the tests, wherever it is written, runs tests that are there.
#[test]
fn every_test_command_that_is_written_down_names_a_test() {
    let mut texts: Vec<String> =
        Vec::from(["README.md", "CONTRIBUTING.md"].map(|name| format!("{ROOT}{name}")));
    let mut modules = Vec::new();
    for entry in fs::read_dir(format!("{ROOT}tests/it")).expect("tests/it") {
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

/// Words that comments, names and papers avoid, from `tests/data/words.txt`.
struct Words {
    /// No doc comment begins with these.
    openings: Vec<String>,
    /// Only the comment of a `bool` begins with these.
    of_bools: Vec<String>,
    /// These occur nowhere.
    phrases: Vec<String>,
}

impl Words {
    fn read() -> Self {
        let text = fs::read_to_string(format!("{ROOT}tests/data/words.txt")).expect("words.txt");
        let mut words = Self { openings: Vec::new(), of_bools: Vec::new(), phrases: Vec::new() };
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_at_checked(1) {
                Some(("^", word)) => words.openings.push(word.to_owned()),
                Some(("?", word)) => words.of_bools.push(word.to_owned()),
                _ => words.phrases.push(line.to_owned()),
            }
        }
        words
    }

    /// Banned phrases in a line, as whole words. A name such as `where_it_is` counts as words.
    fn found_in(&self, line: &str) -> Option<&str> {
        let is_inside = |c: char| c.is_alphanumeric() || c == '\'';
        let spaced: String =
            line.to_lowercase().chars().map(|c| if is_inside(c) { c } else { ' ' }).collect();
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let text = format!(" {} ", words.join(" "));
        self.phrases.iter().map(String::as_str).find(|it| text.contains(&format!(" {it} ")))
    }
}

/// Doc comments of a source: number of the first line, text, and the item below up to its body.
fn doc_comments(source: &str) -> Vec<(usize, Vec<&str>, String)> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let mut comments = Vec::new();
    let mut open: Option<(usize, Vec<&str>)> = None;
    for (at, line) in lines.iter().enumerate() {
        if let Some(text) = line.strip_prefix("///") {
            open.get_or_insert_with(|| (at + 1, Vec::new())).1.push(text.trim());
        } else if let Some((start, text)) = open.take_if(|_| !line.starts_with("#[")) {
            let is_function = line.contains("fn ");
            let is_end = |line: &&str| !is_function || line.ends_with(['{', ';']);
            let length = lines[at..].iter().position(is_end).map_or(1, |end| end + 1);
            comments.push((start, text, lines[at..at + length].join(" ")));
        }
    }
    comments
}

#[test]
fn words_find_phrases_and_names_but_no_parts_of_words() {
    let words = Words {
        openings: Vec::new(),
        of_bools: Vec::new(),
        phrases: vec!["lorem ipsum".to_owned(), "dolor".to_owned()],
    };
    assert_eq!(words.found_in("A LOREM ipsum, sit"), Some("lorem ipsum"));
    assert_eq!(words.found_in("fn lorem_ipsum() {"), Some("lorem ipsum"));
    assert_eq!(words.found_in("the dolorous condolor"), None);
    assert_eq!(words.found_in("loremipsum lorems ipsum"), None);
    let source = "/// One.\n/// Two.\n#[test]\nfn it(\n) -> bool {\n/// Three.\nis_it: bool,";
    let found = doc_comments(source);
    let wanted = [
        (1, vec!["One.", "Two."], "fn it( ) -> bool {".to_owned()),
        (6, vec!["Three."], "is_it: bool,".to_owned()),
    ];
    assert_eq!(found, wanted);
}

#[test]
fn comments_names_and_papers_use_plain_words() {
    let words = Words::read();
    assert!(words.openings.len() >= 8 && words.phrases.len() >= 10, "the list is there");
    let mut faults = Vec::new();
    let markdown = ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "assets/README.md"];
    let markdown = markdown.map(|name| format!("{ROOT}{name}"));
    let texts = markdown.map(|path| (path.clone(), fs::read_to_string(path).expect("readable")));
    let code = all_sources();
    for (path, text) in papers().into_iter().chain(texts).chain(code.iter().cloned()) {
        let is_paper = Path::new(&path).extension().is_some_and(|it| it == "md");
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(phrase) = words.found_in(line) {
                faults.push(format!("{path}:{number}: {phrase}"));
            }
            if is_paper && line.chars().count() > 120 && !line.starts_with('|') {
                faults.push(format!("{path}:{number}: over 120 characters"));
            }
        }
    }
    for (path, text) in &code {
        for (number, lines, item) in doc_comments(text) {
            let first = lines[0].to_lowercase();
            let opening = first.split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
            let is_bool = item.contains("bool") || item.contains("Bool");
            let is_banned = words.openings.iter().any(|it| it == opening)
                || words.of_bools.iter().any(|it| it == opening) && !is_bool;
            if is_banned {
                faults.push(format!("{path}:{number}: begins with {opening}"));
            }
            let (mut is_code, mut prose) = (false, 0);
            for line in lines {
                is_code ^= line.starts_with("```");
                prose += usize::from(!is_code && !line.is_empty() && !line.starts_with("```"));
            }
            if prose > 8 {
                faults.push(format!("{path}:{number}: {prose} lines"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
