//! The built-in lessons, in the languages that have them.

use super::lesson::Lesson;
use miniz_oxide::inflate::decompress_to_vec;
use std::sync::{LazyLock, OnceLock};

/// Tags of the languages beside English with their packed texts of the lessons, made by the build script.
const TEXTS: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
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

/// Lessons in languages beside English, in the order of [`TEXTS`]; `None` for texts that do not fit.
static TRANSLATED: [OnceLock<Option<Vec<Lesson>>>; TEXTS.len()] =
    [const { OnceLock::new() }; TEXTS.len()];

/// The lessons in the language of a tag such as `fr`; in English if they are not translated.
pub fn lessons(tag: &str) -> &'static [Lesson] {
    let found = TEXTS.iter().zip(&TRANSLATED).find(|((own, _), _)| *own == tag);
    let translated = found
        .and_then(|((_, packed), lessons)| lessons.get_or_init(|| translated(packed)).as_deref());
    translated.unwrap_or(&LESSONS)
}

/// Lessons with texts of another language: a section `# NAME` for each, with a line for each text.
fn translated(packed: &[u8]) -> Option<Vec<Lesson>> {
    let text = String::from_utf8(decompress_to_vec(packed).ok()?).ok()?;
    let mut lessons = LESSONS.clone();
    for lesson in &mut lessons {
        let title = format!("# {}", lesson.name);
        let lines = text.lines().skip_while(|line| *line != title).skip(1);
        let mut lines =
            lines.take_while(|line| !line.starts_with("# ")).filter(|it| !it.is_empty());
        for text in lesson.texts_mut() {
            lines.next()?.clone_into(text);
        }
        if lines.next().is_some() {
            return None;
        }
    }
    Some(lessons)
}

/// Index of a lesson by number, from 1, or by name.
pub fn lesson_named(text: &str) -> Option<usize> {
    let by_number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_name = || LESSONS.iter().position(|it| it.name == text);
    by_number.or_else(by_name).filter(|at| *at < LESSONS.len())
}
