//! The language of an app: what it says is said in it, and two apps may have two.

use crate::support::desk::Desk;
use crate::words::ENGLISH;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use outflank::app::KeyCode;
use outflank::app::{App, Mode, Settings, Setup, Viewport, farewell, window_title};
use outflank::plain::{BoardSize, Conversation as _, Plain};
use outflank::rules::openings::openings;
use outflank::words::{Language, LanguageError, say};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{Rng, RngExt as _, SeedableRng as _};
use std::collections::{BTreeMap, HashSet};
use std::sync::LazyLock;

/// A letter of the made-up language: none of English, and as wide.
fn made_up(letter: char) -> char {
    let (first, cyrillic) = match letter {
        'a'..='z' => ('a', 'а'),
        'A'..='Z' => ('A', 'А'),
        _ => return letter,
    };
    char::from_u32(cyrillic as u32 + letter as u32 - first as u32).expect("a letter")
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(made_up).collect(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    translate(&mut variant.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// The made-up language: every message of English, in other letters.
fn language() -> Language {
    let mut resource = parser::parse(ENGLISH.to_owned()).expect("a test reads it, too");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            translate(message.value.as_mut().expect("a text"));
        }
    }
    Language::new("art", &serializer::serialize(&resource)).expect("Fluent")
}

/// Words that are the same in every language: names of keys and themes, of engines and their settings, and of the program itself.
const NAMES: [&str; 40] = [
    "outflank",
    "Enter",
    "Space",
    "Esc",
    "Tab",
    "Shift-Tab",
    "Backspace",
    "Del",
    "Ins",
    "Home",
    "End",
    "PgUp",
    "PgDn",
    "Up",
    "Down",
    "Left",
    "Right",
    "Ctrl-C",
    "Ctrl-L",
    "Ctrl-P",
    "Ctrl-Z",
    "classic",
    "midnight",
    "paper",
    "contrast",
    "mono",
    "ascii",
    "engines",
    "edax",
    "protocol",
    "gtp",
    "command",
    "lEdax-x64",
    "-gtp",
    "folder",
    "auto",
    "Reversi",
    "SVG",
    "GGF",
    "WTHOR",
];

/// Words of a screen with two letters of English or more that are not squares, discs or typed text.
fn foreign(screen: &str) -> impl Iterator<Item = &str> {
    let words = screen.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '\'');
    words.filter(|word| {
        let is_square = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
        // Letters or digits stand at the left of the discs.
        let is_letter = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h' | b'1'..=b'8']);
        let is_shown = |part: &str| {
            is_square(part) || is_letter(part) || part.chars().all(|c| "XO".contains(c))
        };
        let is_quoted = word.starts_with('\'');
        word.chars().filter(char::is_ascii_alphabetic).count() > 1
            && !is_quoted
            && !word.split('-').all(is_shown)
            && !NAMES.contains(word)
            && !OPENING_WORDS.contains(word)
    })
}

/// Words of the openings' names, which are the same in every language.
static OPENING_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    let names = openings().flat_map(|opening| opening.names.split([' ', ',']));
    names.filter(|word| !word.is_empty()).collect()
});

/// Letters that are commands; none opens a field for text.
const LETTERS: &[u8] = b"hunrslaeivtgTNGEAP[]?mwoxbf";

/// A random step through the pages, now and then in a window of another size.
pub fn wander(desk: &mut Desk, step: usize, random: &mut impl Rng) {
    if step.is_multiple_of(100) {
        let (width, height) =
            *[(80, 24), (120, 40), (26, 12), (200, 60)].choose(random).expect("four");
        desk.resize(width, height);
    }
    match random.random_range(0..100) {
        0..40 => desk.key(KeyCode::Char((*LETTERS.choose(random).expect("some")).into())),
        40..50 => desk.key(KeyCode::Tab),
        50..66 => desk.enter(),
        66..72 => desk.key(KeyCode::Esc),
        72..85 => desk.key(KeyCode::Down),
        85..92 => desk.key(KeyCode::Up),
        _ => desk.key(KeyCode::Left),
    }
}

/// Goes through the pages at random, without typing a text.
#[test]
fn an_app_speaks_its_language() {
    check_language(1_500);
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn an_app_says_everything_in_its_language() {
    check_language(6_000);
}

fn check_language(steps: usize) {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut desk = Desk::new();
    desk.app.set_language(language());
    for step in 0..steps {
        wander(&mut desk, step, &mut random);
        desk.effects.clear();
        desk.app.cx.suspended.truncate(3);
        // Lessons are files of their own, and typed text is the player's.
        if ["lesson", "learn", "qr"].contains(&desk.page()) || desk.app.keys().takes_text() {
            continue;
        }
        let screen = desk.screen();
        for word in foreign(&screen) {
            let line = screen.lines().find(|line| line.contains(word)).unwrap_or_default();
            found.entry(word.to_owned()).or_insert_with(|| format!("{}: {line}", desk.page()));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn two_apps_in_one_thread_speak_two_languages() {
    let setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    let english = &Desk::game(setup.clone(), "f5");
    let mut other = Desk::game(setup, "f5");
    other.app.set_language(language());
    let other = &other;
    assert!(english.screen().contains("White to move") && !english.screen().contains("Ыйкуф"));
    assert_eq!(foreign(&other.screen()).collect::<Vec<_>>(), Vec::<&str>::new());
    for say in [|desk: &Desk| window_title(&desk.app), |desk: &Desk| farewell(&desk.app, "")] {
        assert_ne!(say(english), say(other));
    }
    assert_eq!(say!("outcome-black"), "Black wins", "a language stays within its scope");
}

#[test]
fn a_game_line_by_line_is_in_the_language_of_its_app() {
    let setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    let mut app = App::new(setup, Settings::default(), Viewport::default(), 1);
    app.deal("f5").expect("a legal move");
    app.set_language(language());
    let choose = Box::new(|_: &_| unreachable!("two people play"));
    let mut plain = Plain::new(app, BoardSize::Small, false, choose);
    let mut said = String::new();
    plain.greet(&mut said).expect("a text");
    for line in ["d6", "nonsense", "help", "board", "score", "quit"] {
        let _ = plain.handle_line(line, &mut said).expect("a text");
    }
    // What can be typed is the same in every language, and so are coordinates and, for now, openings.
    let said = said.split("outflank play").next().expect("a part");
    let same =
        "best why board score undo resign hints help quit abcdefgh Perpendicular Opening --board";
    let words = foreign(said).filter(|word| !same.split(' ').any(|it| it == *word));
    assert_eq!(words.collect::<Vec<_>>(), Vec::<&str>::new(), "{said}");
}

#[test]
fn a_text_that_is_no_language_is_refused() {
    let refused = |tag, text| Language::new(tag, text).expect_err("no language");
    assert_eq!(refused("no language", ""), LanguageError::Tag("no language".to_owned()));
    assert_eq!(refused("de", "a = { "), LanguageError::Text);
    assert_eq!(refused("de", "a = x\na = y"), LanguageError::Text);
}
