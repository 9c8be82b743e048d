//! The catalogues of the languages, held against the English one.

use crate::languages::wander;
use crate::support::desk::Desk;
use crate::words::ENGLISH;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use outflank::app::{Command, KeyCode, KeyHint, key_line};
use outflank::words::{KnownLanguage, Language, lessons};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use unicode_width::UnicodeWidthStr as _;

/// Arguments of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn collect_expression(expression: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => drop(found.insert(id.name.clone())),
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => collect_expression(inline, found),
            Expression::Select { .. } => panic!("a choice within a choice's braces"),
        },
        _ => {}
    }
}

fn collect(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                collect_expression(inline, found);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                collect_expression(selector, found);
                for variant in variants {
                    collect(&variant.value, found);
                }
            }
        }
    }
}

fn messages(text: &str) -> Messages {
    let resource: Resource<String> = parser::parse(text.to_owned()).expect("Fluent");
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut found = BTreeSet::new();
        collect(message.value.as_ref().expect("a text"), &mut found);
        let name = message.id.name.clone();
        assert!(messages.insert(name, found).is_none(), "{} is there twice", message.id.name);
    }
    messages
}

/// Tags and texts of the catalogues beside English.
fn catalogues() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/text");
    let paths =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let catalogues = paths.filter(|path| path.extension().is_some_and(|it| it == "ftl"));
    let read = catalogues.map(|path| {
        let tag = path.file_stem().and_then(|it| it.to_str()).expect("a tag").to_owned();
        (tag, fs::read_to_string(&path).expect("a text"))
    });
    read.filter(|(tag, _)| tag != "en").collect()
}

#[test]
fn every_language_has_every_message_with_no_argument_of_its_own() {
    let english = messages(ENGLISH);
    for (tag, text) in catalogues() {
        assert!(KnownLanguage::of_tag(&tag).is_some(), "{tag} is no language of the program");
        let its = messages(&text);
        let missing: Vec<_> = english.keys().filter(|name| !its.contains_key(*name)).collect();
        assert!(missing.is_empty(), "{tag} lacks {missing:?}");
        for (name, arguments) in &its {
            let known = english.get(name).unwrap_or_else(|| panic!("{tag}: {name} is never said"));
            let foreign: Vec<_> = arguments.difference(known).collect();
            assert!(foreign.is_empty(), "{tag}: {name} has no {foreign:?}");
        }
    }
}

#[test]
fn a_catalogue_is_well_formed_and_small() {
    for (tag, text) in catalogues() {
        assert!(Language::new(&tag, &text).is_ok(), "{tag}");
        for (line, number) in text.lines().zip(1..) {
            assert!(
                !line.contains('\t') && line.trim_end() == line,
                "{tag}, line {number}: blanks"
            );
            let text = line.split_once(" = ").map_or(line, |(_, text)| text).trim_start();
            assert!(!text.contains("  "), "{tag}, line {number} has two blanks");
        }
    }
    for known in KnownLanguage::all() {
        assert!(known.packed_size() <= 60 * 1024, "{}: {} bytes", known.tag(), known.packed_size());
    }
}

#[test]
fn pages_are_drawn_in_every_language_with_nothing_left_to_fill_in() {
    check_pages_are_filled_in(300);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn every_page_is_drawn_in_every_language_with_nothing_left_to_fill_in() {
    check_pages_are_filled_in(1500);
}

fn check_pages_are_filled_in(steps: usize) {
    for known in KnownLanguage::all() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut desk = Desk::new();
        desk.app.speak(known, None);
        for step in 0..steps {
            wander(&mut desk, step, &mut random);
            let screen = desk.screen();
            assert!(
                !screen.contains("{ $") && !screen.contains("{$"),
                "{}:\n{screen}",
                known.tag()
            );
        }
    }
}

#[test]
fn a_language_is_chosen_on_the_settings_page_at_once() {
    let mut desk = Desk::new();
    desk.go_to_row(outflank::app::StartRow::Settings);
    desk.enter();
    while desk.setting() != Some("language") {
        desk.key(KeyCode::Down);
    }
    // The system's comes first, then English.
    for _ in 0..2 {
        desk.key(KeyCode::Right);
    }
    // The buffer has a blank behind each wide character.
    let screen = desk.screen().replace(' ', "");
    assert!(screen.contains("日本語") && screen.contains("設定"), "{screen}");
    assert_eq!(desk.app.cx.preferences.settings.language, KnownLanguage::of_tag("ja"));
    for _ in 0..2 {
        desk.key(KeyCode::Left);
    }
    assert!(desk.screen().contains("Settings"), "{}", desk.screen());
}

/// Rows of a screen, each without blanks: a buffer has one behind every wide character.
fn packed_rows(screen: &str) -> Vec<String> {
    screen.lines().map(|row| row.replace(' ', "")).collect()
}

/// Whether a row has a text that was cut, or a title that fills its border. `whole` are texts that end with dots.
fn is_cut(row: &str, whole: &[String]) -> bool {
    let row = whole.iter().fold(row.to_owned(), |row, text| row.replace(text.as_str(), ""));
    let before_corner = row.strip_suffix(['╮', '┐']).and_then(|row| row.chars().last());
    row.contains('…') || before_corner.is_some_and(char::is_alphanumeric)
}

#[test]
fn pages_fit_in_every_language_where_they_fit_in_english() {
    check_pages_fit(300);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn every_page_fits_in_every_language_where_it_fits_in_english() {
    check_pages_fit(1500);
}

/// Draws the same states in every language: a row is whole where it is whole in English. Of the narrowest window,
/// names in lists are excepted.
fn check_pages_fit(steps: usize) {
    let english = KnownLanguage::of_tag("en").expect("English");
    let dotted = catalogues().into_iter().map(|(tag, text)| {
        let values = text.lines().filter_map(|line| line.split_once(" = "));
        let dotted = values.map(|(_, value)| value).filter(|value| value.ends_with('…'));
        (tag, dotted.map(|value| value.replace(' ', "")).collect())
    });
    let dotted: BTreeMap<String, Vec<String>> = dotted.collect();
    let mut misfits = BTreeSet::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut desk = Desk::new();
    for step in 0..steps {
        wander(&mut desk, step, &mut random);
        let (width, height) = (desk.app.cx.viewport.width, desk.app.cx.viewport.height);
        if width < 80 && desk.page() == "puzzles" {
            continue;
        }
        desk.app.speak(english, None);
        let in_english = packed_rows(&desk.screen());
        for known in KnownLanguage::all().filter(|known| *known != english) {
            desk.app.speak(known, None);
            for (row, english) in packed_rows(&desk.screen()).iter().zip(&in_english) {
                if is_cut(row, &dotted[known.tag()]) && !is_cut(english, &[]) {
                    let place = format!("{} {width}x{height} {}", known.tag(), desk.page());
                    misfits.insert(format!("{place}: {row}"));
                }
            }
        }
    }
    assert!(misfits.is_empty(), "{misfits:#?}");
}

#[test]
fn no_motto_runs_into_the_board_beside_it() {
    /// Columns beside the four discs below the logo, in a window of 80 columns.
    const ROOM: usize = 27;
    for (tag, text) in catalogues().into_iter().chain([("en".to_owned(), ENGLISH.to_owned())]) {
        let mottos = text.lines().filter(|line| line.starts_with("motto-"));
        for (name, motto) in mottos.filter_map(|line| line.split_once(" = ")) {
            assert!(motto.width() <= ROOM, "{tag}: {name} has {} columns", motto.width());
        }
    }
}

#[test]
fn the_narrowest_key_line_shows_the_way_out_in_every_language() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut desk = Desk::new();
    for step in 0..1000 {
        wander(&mut desk, step, &mut random);
        let quits = |key: &KeyHint| key.command == Command::Quit && key.name == "q";
        if !key_line(&desk.app).iter().any(quits) {
            continue;
        }
        desk.resize(26, 12);
        for known in KnownLanguage::all() {
            desk.app.speak(known, None);
            let screen = desk.screen();
            let last = screen.lines().last().expect("a row");
            let has_key = last.split_whitespace().any(|word| word == "q");
            assert!(has_key, "{}, {}:\n{screen}", known.tag(), desk.page());
        }
    }
}

/// Squares that a text names, in order of the board.
fn squares(text: &str) -> Vec<&str> {
    let is_square = |at: &usize| {
        let pair = text.as_bytes().get(*at..at + 2);
        pair.is_some_and(|it| matches!(it, [b'a'..=b'h', b'1'..=b'8']))
    };
    let mut found: Vec<_> = (0..text.len()).filter(is_square).map(|at| &text[at..at + 2]).collect();
    found.sort_unstable();
    found
}

#[test]
fn lessons_in_another_language_say_the_same_of_the_same_squares() {
    let english = lessons();
    for known in KnownLanguage::all().filter(|known| known.tag() != "en") {
        let tag = known.tag();
        let translated = known.language().scope(lessons);
        for (lesson, its) in english.iter().zip(translated) {
            let (mut lesson, mut its) = (lesson.clone(), its.clone());
            assert_eq!(lesson.name, its.name);
            assert_ne!(lesson.summary, its.summary, "{tag}: {} is not translated", lesson.name);
            let pairs: Vec<(String, String)> = lesson
                .texts_mut()
                .into_iter()
                .zip(its.texts_mut())
                .map(|((_, one), (_, its))| (one.clone(), its.clone()))
                .collect();
            for (english, its) in pairs {
                assert_eq!(squares(&english), squares(&its), "{tag}, {}: {its}", lesson.name);
                assert!(!its.contains("  ") && its.trim() == its, "{tag}: '{its}'");
            }
        }
    }
}
