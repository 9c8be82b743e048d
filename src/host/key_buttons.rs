//! The key line as buttons of the page around a terminal, where a finger has no keys.

use crate::app::{App, Command, KeyHint, key_line};
use std::collections::HashSet;

/// Commands that a finger carries out without a button: it points at squares and lines, and draws lists along.
const POINTED: [Command; 5] =
    [Command::TypeMove, Command::Up, Command::Down, Command::Left, Command::NextLegal];

/// The buttons that a page shows.
#[derive(Clone, Debug, Default)]
pub struct KeyButtons {
    shown: Vec<KeyHint>,
    takes_text: bool,
}

impl KeyButtons {
    /// Words and keys of the buttons as JSON, and whether text is typed now, if they have changed since the last call:
    /// `{"buttons":[["back",""],["coach","i"]],"text":false}`.
    pub fn changes(&mut self, app: &App) -> Option<String> {
        let is_shown =
            |key: &KeyHint| !POINTED.contains(&key.command) && !key.word.trim().is_empty();
        let mut keys: Vec<KeyHint> =
            key_line(app).into_iter().filter(is_shown).flat_map(each_way).collect();
        // The way back is in sight however many there are.
        keys.sort_by_key(|key| key.command != Command::Back);
        // Two keys may mean the same here.
        let mut known = HashSet::new();
        keys.retain(|key| known.insert(key.word.clone()));
        let takes_text = app.keys().takes_text();
        if keys == self.shown && takes_text == self.takes_text {
            return None;
        }
        let words: Vec<[&str; 2]> = keys.iter().map(|key| [&*key.word, letter(key)]).collect();
        let json = serde_json::json!({ "buttons": words, "text": takes_text }).to_string();
        (self.shown, self.takes_text) = (keys, takes_text);
        Some(json)
    }

    /// Command of a pressed button, by its place and its word; `None` for one that is not there any more.
    pub fn command(&self, app: &App, place: usize, word: &str) -> Option<Command> {
        let key = self.shown.get(place).filter(|key| key.word == word)?;
        app.offers(key.command).then_some(key.command)
    }
}

/// The key on a button, if sentences may name it: one of a letter or sign.
fn letter(key: &KeyHint) -> &str {
    if key.name.chars().count() == 1 { &key.name } else { "" }
}

/// A key line has one word for both directions of a step or a change; they are two buttons.
fn each_way(key: KeyHint) -> Vec<KeyHint> {
    match (key.command, key.name.split_once('/')) {
        (Command::Right, Some((left, right))) => {
            let back = (left, format!("\u{2190} {}", key.word), Command::Left);
            let on = (right, format!("{} \u{2192}", key.word), Command::Right);
            let button = |(name, word, command): (&str, String, Command)| KeyHint {
                name: name.to_owned(),
                word,
                command,
            };
            vec![button(back), button(on)]
        }
        _ => vec![key],
    }
}
