//! The file of text: it can be read, everything in it is said, and everything that is said is in it.

use crate::support::sources::sources;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

pub const ENGLISH: &str = include_str!("../../assets/text/en.ftl");

/// Names that the game puts together: the first part, which stands in the code, with what follows it.
const FAMILIES: [&str; 37] = [
    "game",
    "person",
    "grade",
    "grades",
    "pictures",
    "width",
    "scale",
    "beginning",
    "pattern",
    "phase",
    "headline",
    "principle",
    "subject",
    "edge",
    "term",
    "outcome",
    "form",
    "level",
    "review",
    "rule",
    "setting",
    "sort",
    "switch",
    "theme",
    "view",
    "word",
    "keys",
    "trend",
    "nudge",
    "look",
    "warning",
    "sure",
    "goal",
    "motif",
    "opening",
    "qr",
    "greeting",
];

/// The arguments in a pattern.
fn arguments<'a>(pattern: &Pattern<&'a str>, into: &mut BTreeSet<&'a str>) {
    fn inline<'a>(expression: &InlineExpression<&'a str>, into: &mut BTreeSet<&'a str>) {
        match expression {
            InlineExpression::VariableReference { id } => {
                into.insert(id.name);
            }
            InlineExpression::Placeable { expression } => placeable(expression, into),
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                panic!("{} is another message: each is parsed alone", id.name)
            }
            _ => {}
        }
    }
    fn placeable<'a>(expression: &Expression<&'a str>, into: &mut BTreeSet<&'a str>) {
        match expression {
            Expression::Inline(it) => inline(it, into),
            Expression::Select { selector, variants } => {
                inline(selector, into);
                for variant in variants {
                    arguments(&variant.value, into);
                }
            }
        }
    }
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            placeable(expression, into);
        }
    }
}

/// Every message with its arguments.
fn messages() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let resource = parser::parse(ENGLISH).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut taken = BTreeSet::new();
        arguments(&message.value.expect("a text"), &mut taken);
        let before = messages.insert(message.id.name, taken);
        assert!(before.is_none(), "{} stands twice", message.id.name);
    }
    assert!(messages.len() > 400, "{} messages", messages.len());
    messages
}

/// All the code, without the room of words itself.
fn code() -> String {
    let sources = sources().into_iter().filter(|source| source.module != ["words"]);
    sources.map(|source| source.text).collect()
}

/// The inside of the parentheses that have just been opened.
fn inside(text: &str) -> &str {
    let mut depth = 1;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..at];
        }
    }
    panic!("not closed: {text:.80}");
}

/// The parts of a list, as commas outside all parentheses and strings divide it.
fn parts(list: &str) -> Vec<String> {
    let (mut parts, mut depth, mut is_string) = (vec![String::new()], 0, false);
    for c in list.chars() {
        match c {
            '"' => is_string = !is_string,
            '(' | '[' | '{' if !is_string => depth += 1,
            ')' | ']' | '}' if !is_string => depth -= 1,
            ',' if depth == 0 && !is_string => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("there is one").push(c);
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

#[test]
fn what_is_said_is_in_the_file_with_its_arguments() {
    let (messages, code) = (messages(), code());
    let mut said = 0;
    for call in code.split("say!(").skip(1) {
        let parts = parts(inside(call));
        let name = parts[0].trim_matches('"');
        let given: BTreeSet<String> = parts[1..]
            .iter()
            .map(|part| part.split_once('=').expect("a name").0.trim().replace('_', "-"))
            .collect();
        let wanted = messages.get(name).unwrap_or_else(|| panic!("{name} is not in the file"));
        // A choice need not use everything that it is given; nothing may be missing.
        for argument in wanted {
            assert!(given.contains(*argument), "{name} wants {argument}");
        }
        for argument in &given {
            assert!(wanted.contains(argument.as_str()), "{name} does not use {argument}");
        }
        said += 1;
    }
    assert!(said > 250, "{said} calls were found");
}

#[test]
fn everything_in_the_file_is_said_somewhere() {
    let (messages, code) = (messages(), code());
    for name in messages.keys() {
        let is_named = code.contains(&format!("\"{name}\""));
        let family = name.split('-').next().unwrap_or_default();
        assert!(is_named || FAMILIES.contains(&family), "{name} is never said");
    }
}

#[test]
fn the_text_is_written_with_care() {
    for (number, line) in ENGLISH.lines().enumerate() {
        let at = number + 1;
        assert!(!line.contains('\t') && line.trim_end() == line, "line {at} ends in blanks");
        let text = line.split_once(" = ").map_or(line, |(_, text)| text).trim_start();
        if text.starts_with('#') {
            continue;
        }
        assert!(!text.contains("  "), "line {at} has two blanks: {text}");
        for word in ["+0", "(s)", "legal move s"] {
            assert!(!text.contains(word), "line {at} says {word}");
        }
        // Players make moves; only who lets programs play reads of plies.
        let is_said = text.split(' ').any(|word| ["ply", "plies"].contains(&word));
        assert!(!is_said || text.contains("loses a game at ply"), "line {at} says ply: {text}");
        for sentence in text.split(". ") {
            assert!(sentence.split(' ').count() <= 34, "line {at} is long: {sentence}");
        }
    }
}

#[test]
fn numbers_choose_the_word_and_zero_has_no_sign() {
    use outflank::words::{message, signed};
    let due = |count: usize| message("start-practice-due", &[("due", count.into())]);
    assert_eq!(due(1), "1 position is due today.");
    assert_eq!(due(12), "12 positions are due today.");
    assert_eq!([4, 0, -12].map(signed), ["+4", "0", "-12"]);
    let wins = |who: &str| {
        message("win-by", &[("who", who.into()), ("name", "Ann".into()), ("lead", 4.into())])
    };
    assert_eq!([wins("you"), wins("other")], ["You win by 4", "Ann wins by 4"]);
    // What comes from outside is text, whatever it looks like.
    let odd = message("news-saved", &[("path", "{ $name } [one]".into())]);
    assert_eq!(odd, "saved: { $name } [one]");
}
