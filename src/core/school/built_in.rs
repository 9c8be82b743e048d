//! The built-in lessons, in English.

use super::lesson::Lesson;
use std::sync::LazyLock;

/// Names of lessons with their texts.
macro_rules! texts {
    ($($name:literal,)*) => {
        [$(($name, include_str!(concat!("../data/lessons/", $name, ".lesson")))),*]
    };
}

/// The lessons, in their order.
const TEXTS: [(&str, &str); 23] = texts![
    "how-to-play",
    "corners",
    "first-moves",
    "few-discs",
    "stable-discs",
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
    let read = |(name, text)| Lesson::read(name, text).expect("a test reads them all");
    TEXTS.into_iter().map(read).collect()
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
