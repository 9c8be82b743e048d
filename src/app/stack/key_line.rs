//! The key line at the bottom of the screen.

use crate::app::keymap::{Binding, Command};
use crate::app::stack::state::App;
use crate::rules::Notation;
use crate::words::message;

/// A key of the key line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    pub name: String,
    /// Current effect of the key, in one or two words.
    pub word: String,
    pub command: Command,
}

/// Keys for the current state, the most useful of each kind first.
pub fn key_line(app: &App) -> Vec<KeyHint> {
    let (page, keymap) = (app.top(), &app.cx.preferences.keys);
    let hint = |binding: &Binding| {
        let (command, (usual, word)) = (binding.command, binding.bar?);
        if !app.offers(command) {
            return None;
        }
        let own = page.key_word(command, &app.cx).filter(|_| page.keys() == page.main_keys());
        let name = keymap.short_name(binding, usual);
        if command == Command::TypeMove && name == usual {
            let has_letters = app.notation() == Notation::Letters;
            let example = if has_letters { "bar-type-square" } else { "bar-type-digit" };
            return Some(KeyHint {
                name: message(word, &[]),
                word: message(example, &[]),
                command,
            });
        }
        Some(KeyHint { name, word: message(own.unwrap_or(word), &[]), command })
    };
    page.keys().bindings().filter_map(hint).collect()
}
