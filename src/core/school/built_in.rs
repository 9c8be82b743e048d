//! The built-in lessons, in English.

use super::lesson::Lesson;
use miniz_oxide::inflate::decompress_to_vec;
use std::sync::LazyLock;

/// The lessons in English, packed: before each a control character and a line with its name.
const ENGLISH: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/english-lessons.deflate"));

/// Names of the lessons, in their order.
const NAMES: [&str; 23] = [
    "how-to-play",
    "corners",
    "stable-discs",
    "first-moves",
    "few-discs",
    "mobility",
    "quiet-moves",
    "walls",
    "taking-moves-away",
    "tempo",
    "x-and-c-squares",
    "edges",
    "unbalanced-edges",
    "traps",
    "stoner-traps",
    "corners-that-wait",
    "passing",
    "parity",
    "free-moves",
    "swindles",
    "counting",
    "last-squares",
    "openings",
];

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let text = decompress_to_vec(ENGLISH).expect("a test unpacks them");
    let text = String::from_utf8(text).expect("a test unpacks them");
    let texts: Vec<(&str, &str)> =
        text.split('\u{1}').filter_map(|part| part.split_once('\n')).collect();
    let read = |wanted: &str| {
        let text = texts.iter().find(|(name, _)| *name == wanted).map(|(_, text)| *text);
        Lesson::read(wanted, text.expect("it has a file")).expect("a test reads them all")
    };
    NAMES.into_iter().map(read).collect()
});

/// The lessons.
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

/// Index of a lesson by number, from 1, or by name.
pub fn lesson_named(text: &str) -> Option<usize> {
    let by_number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_name = || LESSONS.iter().position(|it| it.name == text);
    by_number.or_else(by_name).filter(|at| *at < LESSONS.len())
}
