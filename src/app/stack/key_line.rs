//! The key line at the bottom of the screen.

use crate::app::keymap::{Binding, Command};
use crate::app::stack::state::App;
use crate::rules::Notation;
use crate::words::message;
use unicode_width::UnicodeWidthStr as _;

/// A key of the key line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    pub name: String,
    /// Current effect of the key, in one or two words.
    pub word: String,
    pub command: Command,
}

impl KeyHint {
    /// The same room with nothing in it.
    fn blank(self) -> Self {
        let [name, word] = [self.name, self.word].map(|text| " ".repeat(text.width()));
        Self { name, word, ..self }
    }
}

/// Keys for the current state, the most useful of each kind first.
pub fn key_line(app: &App) -> Vec<KeyHint> {
    let (page, keymap) = (app.top(), &app.cx.preferences.keys);
    let has_signs = app.cx.shows_key_signs();
    let hint = |binding: &Binding| {
        let (command, (usual, word)) = (binding.command, binding.bar?);
        if binding.is_button && !app.cx.viewport.is_touch {
            return None;
        }
        let is_offered = app.offers(command);
        let has_room = is_offered || page.keeps_room(command);
        if !has_room || command == Command::Quit && app.quit_closes() {
            return None;
        }
        let word = match command {
            Command::ToggleHints if app.cx.settings.hints => "bar-hints-hide",
            _ => word,
        };
        let own = page.key_word(command, &app.cx).filter(|_| page.keys() == page.main_keys());
        let word = own.unwrap_or(word);
        if command == Command::Activate && points_at_squares(app) && OF_SQUARES.contains(&word) {
            return None;
        }
        let name = keymap.short_name(binding, usual);
        if command == Command::TypeMove && name == usual {
            let has_letters = app.notation() == Notation::Letters;
            let example = if has_letters { "bar-type-square" } else { "bar-type-digit" };
            return Some(KeyHint {
                name: message(example, &[]),
                word: message(word, &[]),
                command,
            });
        }
        let name = if has_signs { signed(&name) } else { name };
        let hint = KeyHint { name, word: message(word, &[]), command };
        Some(if is_offered { hint } else { hint.blank() })
    };
    page.keys().bindings().filter_map(hint).collect()
}

/// Words of Enter on the square at the cursor.
const OF_SQUARES: [&str; 2] = ["bar-play", "bar-mark"];

/// Whether a finger points at the squares of a board, and needs no key for them.
fn points_at_squares(app: &App) -> bool {
    let is_board = app.top().session().is_some() && !app.keys().takes_text();
    app.cx.viewport.is_touch && is_board
}

/// Signs of keys.
const SIGNS: [(&str, &str); 5] =
    [("Up", "↑"), ("Down", "↓"), ("Left", "←"), ("Right", "→"), ("Enter", "⏎")];

/// Keys as signs, if there are signs of all: `↑↓` for `Up/Down`.
fn signed(name: &str) -> String {
    let sign = |key: &str| SIGNS.iter().find(|(known, _)| *known == key).map(|(_, sign)| *sign);
    name.split('/').map(sign).collect::<Option<String>>().unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_without_a_sign_keep_their_words() {
        for (name, shown) in [
            ("Up/Down", "↑↓"),
            ("Enter", "⏎"),
            ("Left/Right", "←→"),
            ("Esc", "Esc"),
            ("Home/End", "Home/End"),
            ("Ctrl-Up", "Ctrl-Up"),
            ("x o", "x o"),
        ] {
            assert_eq!(signed(name), shown);
        }
    }
}
