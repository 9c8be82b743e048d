//! The catalogues of the languages, held against the English one.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use outflank::words::{ENGLISH, KnownLanguage, Language};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

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
