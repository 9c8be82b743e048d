//! The file of text: it can be read, everything in it is said, and everything that is said is in it.

use crate::support::sources::sources;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use outflank::coach::{Edge, Fact, FactKind, Reason};
use outflank::rules::{Bitboard, Color, Square, Variant};
use outflank::words::{KnownLanguage, Listener, fact_sentence, headline};
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantArray as _;

pub const ENGLISH: &str = include_str!("../../assets/text/en.ftl");

/// Names that the game puts together: the first part, which stands in the code, with what follows it.
const FAMILIES: [&str; 41] = [
    "summary",
    "card",
    "ply",
    "fact",
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

/// One fact of each kind.
fn facts() -> Vec<Fact> {
    let mut facts = facts_of_moves();
    facts.extend(facts_beside_the_best());
    facts
}

fn facts_of_moves() -> Vec<Fact> {
    let s = |name: &str| -> Square { name.parse().expect("a square") };
    let b = |names: &str| -> Bitboard { names.split(' ').map(s).collect() };
    let squares = b("c6 d7");
    vec![
        Fact::OnlyMove,
        Fact::TakesCorner { corner: s("a1") },
        Fact::GivesCorner { corner: s("a8") },
        Fact::LeavesCorner { corner: s("h8") },
        Fact::DefendsCorner { corner: s("h1") },
        Fact::ThreatensCorner { corner: s("h1") },
        Fact::MissesCorner { corner: s("h1") },
        Fact::XSquare { corner: s("h1") },
        Fact::CSquare { corner: s("h1") },
        Fact::GainsStable { count: 3 },
        Fact::Restricts { before: 9, after: 3 },
        Fact::OpensUp { moves: squares },
        Fact::FlipsManyWays { ways: 3 },
        Fact::EarlyEdge,
        Fact::LeavesCentre,
        Fact::GivesAccess { moves: squares },
        Fact::Wall { discs: squares },
        Fact::GainsMoves { before: 0, after: 3 },
        Fact::Quiet,
        Fact::ForcesPass,
        Fact::EndsGame,
        Fact::WipesOut,
        Fact::AllowsWipeOut { reply: s("c4") },
        Fact::LeavesNoSafeMove,
        Fact::RunsOutOfSafeMoves,
        Fact::TakesLastSafeMove,
        Fact::PoisonsMoves { moves: squares },
        Fact::ControlsDiagonal { corner: s("a1") },
        Fact::CutsDiagonal { corner: s("a1") },
        Fact::DoubleThreat { corner: s("a1"), corner_too: s("h1") },
        Fact::StonerTrap { corner: s("a1") },
        Fact::FillsEdge { edge: Edge::Top },
        Fact::Wedges { edge: Edge::Top },
        Fact::LeavesHole { hole: s("a4") },
        Fact::UnbalancedEdge { edge: Edge::Top, gap: s("b1") },
        Fact::BalancedEdge { edge: Edge::Top },
        Fact::OddRegion { count: 3 },
        Fact::EvenRegion { count: 3 },
        Fact::FillsRegion,
        Fact::Swindle { at: s("a2"), count: 3 },
        Fact::FlipsMost { count: 3 },
        Fact::InLine { taker: Color::Black, corner: s("a1"), plies: 3 },
        Fact::PassInLine { passer: Color::Black, plies: 3 },
        Fact::Answer { reply: s("e6"), effect: Box::new(Fact::Wedges { edge: Edge::Left }) },
    ]
}

fn facts_beside_the_best() -> Vec<Fact> {
    let s = |name: &str| -> Square { name.parse().expect("a square") };
    let b = |names: &str| -> Bitboard { names.split(' ').map(s).collect() };
    let squares = b("c6 d7");
    vec![
        Fact::WasShared,
        Fact::AsManyMoves { ours: 9, theirs: 3 },
        Fact::Allows { next: s("c5"), reply: s("d6"), reply_then: s("e6") },
        Fact::TakesMoves { moves: squares },
        Fact::LaterMoves {
            best: s("c5"),
            plies: 5,
            own_made: 3,
            other_made: 3,
            own_best: 7,
            other_best: 1,
        },
        Fact::LaterSafe { best: s("c5"), plies: 4, less: 3, more: 14 },
        Fact::LaterFrontier { best: s("c5"), plies: 4, more: 14, fewer: 3 },
        Fact::LaterTargets { best: s("c5"), plies: 4, fewer: 3, more: 14 },
        Fact::FewestReplies { count: 3 },
        Fact::FlipsFewest { count: 3 },
        Fact::MoreReplies { best: s("c5"), count: 11, least: 3 },
        Fact::FewerMoves { best: s("c5"), count: 3, most: 11 },
        Fact::MoreFrontier { best: s("c5"), count: 11, least: 3 },
        Fact::MoreOpen { best: s("c5"), count: 11, least: 3 },
        Fact::FewerQuietMoves { best: s("c5"), count: 3, most: 11 },
        Fact::FewerTargets { best: s("c5"), fewer: 3, more: 11 },
        Fact::FlipsMore { best: s("c5"), count: 11, least: 3 },
        Fact::CouldWait { best: s("c5") },
        Fact::LeavesQuietMoves { best: s("c5"), moves: squares },
        Fact::TooEarly { best: s("c5") },
        Fact::SharedFirst { best: s("c5") },
        Fact::SharesSquare { best: s("c5") },
        Fact::BothWant { best: s("c5"), effect: Some(Box::new(Fact::TakesBack { disc: s("d3") })) },
        Fact::TakesBack { disc: s("d3") },
        Fact::OpensMove {
            best: s("c5"),
            reply: s("c6"),
            moves: b("c6 d7"),
            effect: Some(Box::new(Fact::ThreatensCorner { corner: s("a1") })),
        },
        Fact::LeavesOpen { best: s("c5"), reply: s("c6") },
        Fact::LeavesMoves { best: s("c5"), replies: b("c6 d7") },
        Fact::Answers { best: s("c5"), reply: s("c6"), answer: s("c7") },
        Fact::ComesLater { best: s("c5") },
        Fact::FewerAnswers { best: s("c5"), reply: s("c6"), count: 3, most: 12 },
        Fact::ClosesSquare { best: s("c5"), reply: s("c6") },
        Fact::Prepares { best: s("c5"), reply: s("c7"), next: s("c6") },
        Fact::Ripens { best: s("c5"), next: s("c6"), cost: 3 },
        Fact::LeavesSquare {
            at: s("e6"),
            effect: Some(Box::new(Fact::ThreatensCorner { corner: s("a1") })),
        },
        Fact::RunsOutInLine { best: s("c5"), plies: 3 },
        Fact::LastInRegion { last: Color::Black, region: b("a1 a2") },
        Fact::EdgeAtEnd { edge: Edge::Top, best: s("c5"), less: 1, more: 4 },
        Fact::WipeOutInLine { wiped: Color::Black, plies: 3 },
        Fact::SacrificesCorner { corner: s("a1"), corner_too: s("h8") },
        Fact::PassesToWin { plies: 3 },
        Fact::NearlyAsGood { best: s("c5"), loss: 3 },
        Fact::DeepDifference { best: s("c5"), seen: 3 },
        Fact::Expects { line: vec![s("c5"), s("c6")], score: 4 },
        Fact::Exact { score: 4 },
    ]
}

/// The message is found by the kind, and its arguments by the fields: only here are both looked up for every kind.
#[test]
fn every_kind_of_fact_has_its_headline_and_its_sentence_in_every_language() {
    let facts = facts();
    let kinds: BTreeSet<FactKind> = facts.iter().map(Fact::kind).collect();
    assert_eq!(kinds.len(), FactKind::VARIANTS.len());
    let (made, other) = ("d3".parse().expect("a square"), "d6".parse().expect("a square"));
    for (known, fact) in
        KnownLanguage::all().flat_map(|known| facts.iter().map(move |it| (known, it)))
    {
        for (side, you) in Color::BOTH.map(|side| (side, Some(Color::Black))) {
            let listener = Listener { variant: Variant::REVERSI, you };
            let squares = Bitboard::EMPTY;
            let reason = Reason { square: made, fact: fact.clone(), squares, share: None };
            for text in known.language().scope(|| {
                [
                    fact_sentence(fact, side, made, &listener),
                    headline(&reason, side, made, &listener),
                    headline(&reason, side, other, &listener),
                ]
            }) {
                let is_whole = text.ends_with(['.', '。']) && !text.contains(['{', '$']);
                assert!(is_whole, "{} {:?}: {text}", known.tag(), fact.kind());
            }
        }
    }
}
