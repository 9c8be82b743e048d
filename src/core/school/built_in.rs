//! The built-in lessons.

use super::lesson::Lesson;
use std::sync::LazyLock;

/// Name and text of a lesson.
macro_rules! texts {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../../../assets/lessons/", $name, ".lesson")))),+]
    };
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let texts = texts![
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
    let read = |(name, text)| Lesson::read(name, text).expect("a test reads them all");
    texts.into_iter().map(read).collect()
});

pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

/// Index of a lesson by number, from 1, or by name.
pub fn lesson_named(text: &str) -> Option<usize> {
    let by_number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_name = || lessons().iter().position(|it| it.name == text);
    by_number.or_else(by_name).filter(|at| *at < lessons().len())
}
