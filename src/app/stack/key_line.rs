//! Which keys matter now, and what they would do: the line at the bottom of the screen.

use crate::app::keymap::{Binding, Command};
use crate::app::stack::state::App;
use crate::words::message;

/// A key of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    /// The key's short name.
    pub name: String,
    /// What it does now, in a word or two.
    pub word: String,
    /// The same as a command.
    pub command: Command,
}

/// The keys that matter now, the most needed of each kind first.
pub fn key_line(app: &App) -> Vec<KeyHint> {
    let (page, keymap) = (app.top(), &app.shared.preferences.keys);
    let hint = |binding: &Binding| {
        let (command, (usual, word)) = (binding.command, binding.bar?);
        if !app.offers(command) {
            return None;
        }
        let own = page.key_word(command, &app.shared).filter(|_| page.keys() == page.main_keys());
        let name = keymap.short_name(binding, usual);
        Some(KeyHint { name, word: message(own.unwrap_or(word), &[]), command })
    };
    page.keys().bindings().filter_map(hint).collect()
}
