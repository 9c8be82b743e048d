//! Allowed dependencies: `src/core/lib.rs` and `src/lib.rs` say it in tables, and the `use` lines keep to it.

use crate::support::sources::{Source, sources};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Each room and the rooms it may import from.
const MAY_KNOW: [(&str, &[&str]); 24] = [
    ("bits", &[]),
    ("rules", &[]),
    ("records", &["rules"]),
    ("engine", &["rules", "bits"]),
    ("coach", &["engine", "rules"]),
    ("explorer", &["records", "rules", "bits"]),
    ("club", &["rules"]),
    ("lobby", &["club", "records", "rules"]),
    ("opponents", &["engine", "records", "rules"]),
    ("school", &["coach", "engine", "records", "rules", "bits"]),
    ("store", &["school", "explorer", "coach", "opponents", "engine", "records", "rules"]),
    (
        "words",
        &[
            "store",
            "school",
            "explorer",
            "coach",
            "club",
            "lobby",
            "opponents",
            "engine",
            "records",
            "rules",
        ],
    ),
    (
        "app",
        &[
            "store",
            "school",
            "explorer",
            "coach",
            "club",
            "lobby",
            "opponents",
            "engine",
            "records",
            "rules",
            "words",
        ],
    ),
    ("ui", &["app", "store", "school", "coach", "club", "lobby", "opponents", "rules", "words"]),
    ("screen", &["app", "ui"]),
    ("host", &["app", "ui", "screen", "lobby", "store"]),
    (
        "plain",
        &["app", "host", "store", "school", "coach", "opponents", "engine", "rules", "words"],
    ),
    ("config", &["app", "opponents", "engine", "records", "rules", "words"]),
    (
        "library",
        &[
            "store",
            "school",
            "explorer",
            "coach",
            "opponents",
            "engine",
            "records",
            "rules",
            "words",
        ],
    ),
    (
        "io",
        &[
            "app",
            "host",
            "ui",
            "screen",
            "plain",
            "config",
            "library",
            "store",
            "school",
            "explorer",
            "coach",
            "lobby",
            "opponents",
            "engine",
            "records",
            "rules",
            "words",
        ],
    ),
    (
        "serve",
        &[
            "app",
            "host",
            "screen",
            "plain",
            "io",
            "library",
            "store",
            "school",
            "coach",
            "club",
            "lobby",
            "opponents",
            "engine",
            "records",
            "rules",
            "words",
        ],
    ),
    (
        "web",
        &[
            "app",
            "host",
            "ui",
            "screen",
            "plain",
            "config",
            "library",
            "store",
            "coach",
            "opponents",
            "engine",
            "records",
            "rules",
            "words",
        ],
    ),
    ("trainer", &["school", "coach", "club", "engine", "records", "rules", "words"]),
    (
        "cli",
        &[
            "app",
            "plain",
            "io",
            "serve",
            "library",
            "store",
            "school",
            "explorer",
            "coach",
            "opponents",
            "club",
            "engine",
            "records",
            "rules",
            "words",
        ],
    ),
];

/// Words of the outside, and the rooms where they may stand.
const ONLY_IN: [(&str, &[&str]); 8] = [
    ("tokio", &["serve", "web"]),
    ("russh", &["serve"]),
    ("ratatui", &["ui", "screen", "io", "web"]),
    ("crossterm", &["io"]),
    ("std::thread", &["io", "serve", "engine", "cli", "trainer"]),
    ("std::fs", &["io", "library", "serve", "trainer", "web"]),
    ("Instant", &["io", "serve", "cli", "trainer"]),
    ("std::env", &["io", "cli"]),
];

/// Calls that read the system's clock, and the rooms where they may stand.
const CLOCKS: [(&str, &[&str]); 4] = [
    ("Timestamp::now(", &["library", "serve"]),
    ("ZonedDateTime::now(", &[]),
    ("SystemTime::now(", &["serve"]),
    ("Utc::now(", &[]),
];

/// The code of a line, without comments.
fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

#[test]
fn rooms_import_only_from_the_rooms_below_them() {
    for source in sources() {
        let (room, path) = (source.room(), &source.file);
        let Some((_, allowed)) = MAY_KNOW.iter().find(|(name, _)| *name == room) else { continue };
        // The modules of a package that is one room are no rooms.
        let roots: &[&str] = match room {
            "trainer" | "web" | "words" => &["outflank::", "outflank_core::"],
            _ => &["crate::", "outflank::", "outflank_core::"],
        };
        for (line, root) in source
            .text
            .lines()
            .map(code)
            .flat_map(|line| roots.iter().map(move |root| (line, *root)))
        {
            let mut rest = line;
            while let Some((_, after)) = rest.split_once(root) {
                let end = after.find(|c: char| !c.is_alphanumeric() && c != '_');
                let other = &after[..end.unwrap_or(after.len())];
                assert!(
                    other == room || allowed.contains(&other),
                    "{}: {room} must not know {other}: {line}",
                    path.display()
                );
                rest = after;
            }
        }
    }
}

/// Modules that a line of code names below a module.
fn named_below<'a>(line: &'a str, root: &str) -> Vec<&'a str> {
    let name = |rest: &'a str| {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        &rest[..end]
    };
    line.split(root).skip(1).map(name).filter(|name| !name.is_empty()).collect()
}

#[test]
fn modules_of_the_app_import_only_from_those_before_them() {
    let docs = include_str!("../../src/app.rs");
    let (_, order) = docs.split_once("only from those before it:").expect("the order");
    let (order, _) = order.split_once("\n\n").expect("the end of the docs");
    let order: Vec<&str> = order.split('`').skip(1).step_by(2).collect();
    let place = |name: &str| order.iter().position(|it| *it == name);
    let mut seen = 0;
    for source in sources().into_iter().filter(|source| source.room() == "app") {
        let Some(module) = source.module.get(1) else { continue };
        let at = place(module).unwrap_or_else(|| panic!("{module} has no place in the order"));
        let text = source.text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        for line in text.lines().map(code) {
            let above =
                if source.module.len() == 2 { named_below(line, "super::") } else { Vec::new() };
            for name in named_below(line, "crate::app::").into_iter().chain(above) {
                let Some(other) = place(name) else { panic!("{}: {line}", source.file.display()) };
                assert!(other <= at, "{}: an arrow up to {name}: {line}", source.file.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "{seen} imports");
}

#[test]
fn the_outside_stays_at_the_edge() {
    for source in sources() {
        let (room, path) = (source.room(), &source.file);
        for line in source.text.lines().map(code) {
            for (word, rooms) in ONLY_IN {
                let is_there =
                    line.contains(&format!("{word}::")) || line.contains(&format!("use {word}"));
                assert!(
                    !is_there || rooms.contains(&room),
                    "{}: {word} has no place in {room}: {line}",
                    path.display()
                );
            }
            for (call, rooms) in CLOCKS {
                assert!(
                    !line.contains(call) || rooms.contains(&room),
                    "{}: {call}) has no place in {room}: {line}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn the_map_in_the_crate_docs_is_the_one_that_is_kept() {
    let maps = [include_str!("../../src/core/lib.rs"), include_str!("../../src/lib.rs")].concat();
    for (room, allowed) in MAY_KNOW {
        let is_row =
            |line: &&str| line.replace(['[', ']'], "").starts_with(&format!("//! | `{room}`"));
        let row = maps.lines().find(is_row);
        let row = row.unwrap_or_else(|| panic!("{room} is not on the map"));
        let knows = row.split('|').nth(3).expect("the third column");
        match allowed {
            [] => assert!(knows.contains("nothing")),
            allowed => {
                let listed: Vec<&str> = knows.split('`').skip(1).step_by(2).collect();
                assert_eq!(listed, allowed, "{row}");
            }
        }
    }
}

#[test]
fn only_the_rules_compare_variants() {
    for source in sources().into_iter().filter(|source| source.room() != "rules") {
        let (room, path) = (source.room(), &source.file);
        for line in source.text.lines().map(code) {
            let compares =
                ["== Variant::", "!= Variant::", "== Family::", "!= Family::", "Family::"]
                    .iter()
                    .any(|word| line.contains(word));
            let matches = line.split_once("=>").is_some_and(|(left, _)| left.contains("Variant::"));
            assert!(
                !compares && !matches,
                "{}: {room} asks for the variant instead of a property: {line}",
                path.display()
            );
        }
    }
}

#[test]
fn a_name_of_a_type_stands_for_one_thing() {
    let mut known: BTreeMap<String, PathBuf> = BTreeMap::new();
    for Source { file: path, text, .. } in sources() {
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        for line in text.lines().map(code) {
            let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            let at = words.iter().position(|&word| ["struct", "enum", "trait"].contains(&word));
            let Some(name) = at.and_then(|at| words.get(at + 1)) else { continue };
            if let Some(other) = known.insert((*name).to_owned(), path.clone()) {
                panic!("{name} is both in {} and in {}", other.display(), path.display());
            }
        }
    }
    assert!(known.len() > 200, "{} types", known.len());
}
