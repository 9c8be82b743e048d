//! The lessons of the program, in their order.

use super::lesson::Lesson;
use std::sync::LazyLock;

/// A lesson's name, and its text.
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
        "few-discs",
        "mobility",
        "quiet-moves",
        "walls",
        "taking-moves-away",
        "x-and-c-squares",
        "edges",
        "traps",
        "tempo",
        "parity",
        "counting",
        "swindles",
        "openings",
    ];
    let read = |(name, text)| Lesson::read(name, text).expect("a test reads them all");
    texts.into_iter().map(read).collect()
});

/// The lessons, in the order in which one learns from them.
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

/// The place of a lesson among all, by its number, from 1, or by its name.
pub fn lesson_named(text: &str) -> Option<usize> {
    let by_number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_name = || lessons().iter().position(|it| it.name == text);
    by_number.or_else(by_name).filter(|at| *at < lessons().len())
}
