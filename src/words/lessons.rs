//! The lessons in the languages that have them.

use crate::language::Language;
use miniz_oxide::inflate::decompress_to_vec;
use outflank_core::school::{self, Lesson};
use std::collections::HashMap;
use std::sync::OnceLock;

/// Tags of the languages beside English with their packed texts of the lessons, made by the build script.
const TEXTS: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// Lessons in languages beside English, in the order of [`TEXTS`]; `None` for damaged texts.
static TRANSLATED: [OnceLock<Option<Vec<Lesson>>>; TEXTS.len()] =
    [const { OnceLock::new() }; TEXTS.len()];

/// The lessons in the thread's current language; in English where it has no text.
pub fn lessons() -> &'static [Lesson] {
    let language = Language::current();
    let found = TEXTS.iter().zip(&TRANSLATED).find(|((tag, _), _)| *tag == language.tag());
    let translated = found
        .and_then(|((_, packed), lessons)| lessons.get_or_init(|| translated(packed)).as_deref());
    translated.unwrap_or_else(|| school::lessons())
}

/// Lessons with texts of another language.
fn translated(packed: &[u8]) -> Option<Vec<Lesson>> {
    let text = String::from_utf8(decompress_to_vec(packed).ok()?).ok()?;
    let texts = keyed(&text);
    let mut lessons = school::lessons().to_vec();
    for lesson in &mut lessons {
        let Some(texts) = texts.get(lesson.name.as_str()) else { continue };
        for (key, text) in lesson.texts_mut() {
            if let Some(own) = texts.get(&key) {
                (*own).clone_into(text);
            }
        }
    }
    Some(lessons)
}

/// Texts of each lesson by their keys ([`Lesson::texts_mut`]): a section `# NAME` a lesson, in it a section `## TITLE` a
/// board, with its title in English, and lines `KEY: text`.
pub fn keyed(text: &str) -> HashMap<&str, HashMap<String, &str>> {
    let mut lessons = HashMap::<&str, HashMap<String, &str>>::new();
    let (mut lesson, mut board) = ("", None);
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            board = Some(title);
        } else if let Some(name) = line.strip_prefix("# ") {
            (lesson, board) = (name, None);
        } else if let Some((key, text)) = line.split_once(": ") {
            let key = board.map_or_else(|| key.to_owned(), |board| format!("{board}/{key}"));
            lessons.entry(lesson).or_default().insert(key, text);
        }
    }
    lessons
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_language_has_each_text_and_no_other() {
        let mut lessons = school::lessons().to_vec();
        for (tag, packed) in TEXTS {
            let text =
                String::from_utf8(decompress_to_vec(packed).expect("packed")).expect("UTF-8");
            let texts = keyed(&text);
            assert_eq!(texts.len(), lessons.len(), "{tag}");
            for lesson in &mut lessons {
                let own: BTreeSet<String> = texts[lesson.name.as_str()].keys().cloned().collect();
                let wanted = lesson.texts_mut();
                let keys: BTreeSet<String> = wanted.iter().map(|(key, _)| key.clone()).collect();
                assert_eq!(keys.len(), wanted.len(), "each text has a key of its own");
                assert_eq!(own, keys, "{tag}");
            }
        }
    }
}
