//! The player's own keys, from `config.toml`.

use super::binding::{Binding, Command, KeyLabel};
use super::chord::Chord;
use super::table::KeyTable;
use crate::app::key::KeyCode::{self, Char};
use crate::words::{message, say};

/// A command with its new chords.
type Change = (Command, &'static [Chord]);

/// Named sets of keys: `vi` moves with hjkl.
const SETS: [(&str, &[Change]); 1] = [(
    "vi",
    &[
        (Command::Up, &[Chord::Key(KeyCode::Up), Chord::Key(Char('k'))]),
        (Command::Down, &[Chord::Key(KeyCode::Down), Chord::Key(Char('j'))]),
        (Command::Left, &[Chord::Key(KeyCode::Left), Chord::Key(Char('h'))]),
        (Command::Right, &[Chord::Key(KeyCode::Right), Chord::Key(Char('l'))]),
        (Command::ToggleHints, &[Chord::Key(Char('H'))]),
        (Command::NextLook, &[Chord::Key(Char('L'))]),
    ],
)];

/// Maximum number of chords per command.
const MOST_CHORDS: usize = 8;

/// Chords of every command that the player changed. Ctrl-C always quits, and letters stay text in text fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap {
    own: Vec<(Command, Vec<Chord>)>,
}

impl Keymap {
    /// Reads the `[keys]` table: command names with key names, and `set` with the name of a set. Returns the keymap,
    /// and one sentence for each entry that was ignored.
    pub fn read<'a>(
        table: impl IntoIterator<Item = (&'a str, Vec<String>)>,
        usual: &[&KeyTable],
    ) -> (Self, Vec<String>) {
        let (mut keymap, mut complaints) = (Self::default(), Vec::new());
        let (sets, single): (Vec<_>, Vec<_>) =
            table.into_iter().partition(|(name, _)| *name == "set");
        for name in sets.into_iter().flat_map(|(_, names)| names) {
            match SETS.iter().find(|(known, _)| *known == name) {
                Some((_, changes)) => {
                    for (command, chords) in *changes {
                        keymap.set(*command, chords.to_vec());
                    }
                }
                None => complaints.push(say!("own-keys-no-set", name = name)),
            }
        }
        let of_sets = keymap.own.clone();
        for (name, keys) in single {
            let command = name.parse().ok().filter(|it| !matches!(it, Command::Digit(_)));
            let Some(command) = command else {
                complaints.push(say!("own-keys-no-command", name = name));
                continue;
            };
            let mut chords = Vec::new();
            for key in keys.iter().take(MOST_CHORDS) {
                match Chord::named(key) {
                    Some(chord) => chords.push(chord),
                    None => complaints.push(say!("own-keys-no-key", key = key)),
                }
            }
            if chords.is_empty() {
                complaints.push(say!("own-keys-none", name = name));
            } else {
                keymap.set(command, chords);
            }
        }
        keymap.settle(&of_sets, usual, &mut complaints);
        (keymap, complaints)
    }

    fn set(&mut self, command: Command, chords: Vec<Chord>) {
        self.own.retain(|(other, _)| *other != command);
        self.own.push((command, chords));
    }

    /// Reverts the latest change of a command whose chord has two meanings in one table, to the chords of the set or
    /// else to the usual ones. Adds a complaint for each such chord.
    fn settle(
        &mut self,
        of_sets: &[(Command, Vec<Chord>)],
        usual: &[&KeyTable],
        complaints: &mut Vec<String>,
    ) {
        while let Some((chord, [first, second])) = self.collision(usual) {
            let at = self.own.iter().rposition(|(own, _)| [first, second].contains(own));
            // Only the player's own chords can collide.
            let Some(at) = at else { return };
            let given = self.own.remove(at);
            let of_set = of_sets.iter().find(|(command, _)| *command == given.0);
            self.own.extend(of_set.filter(|it| **it != given).cloned());
            let (first, second) = (first.to_string(), second.to_string());
            let key = chord.name();
            complaints.push(say!("own-keys-twice", key = key, one = first, two = second));
        }
    }

    /// A chord with two meanings in one table, and both commands.
    fn collision(&self, usual: &[&KeyTable]) -> Option<(Chord, [Command; 2])> {
        usual.iter().find_map(|table| {
            let mut known: Vec<(Chord, Command)> = Vec::new();
            for binding in table.bindings() {
                for chord in self.chords(table, binding) {
                    let other = known.iter().find(|(other, command)| {
                        *command != binding.command && other.collides_with(chord)
                    });
                    if let Some((_, other)) = other {
                        return Some((chord, [*other, binding.command]));
                    }
                    known.push((chord, binding.command));
                }
            }
            None
        })
    }

    fn own(&self, command: Command) -> Option<&[Chord]> {
        self.own.iter().find(|(own, _)| *own == command).map(|(_, chords)| chords.as_slice())
    }

    pub(super) fn chords(&self, table: &KeyTable, binding: &Binding) -> Vec<Chord> {
        let Some(own) = self.own(binding.command) else { return binding.chords().collect() };
        let mut chords = own.to_vec();
        if table.takes_text() {
            chords.retain(|chord| !matches!(chord, Chord::Key(Char(_))));
            if chords.is_empty() {
                return binding.chords().collect();
            }
        }
        if binding.command == Command::Quit && !chords.contains(&Chord::Ctrl('c')) {
            chords.push(Chord::Ctrl('c'));
        }
        chords
    }

    /// Short name of a binding's first key for the key line; `usual` unless the player changed the keys.
    pub(in crate::app) fn short_name(&self, binding: &Binding, usual: &str) -> String {
        match self.own(binding.command) {
            Some([first, ..]) => first.name(),
            _ => usual.to_owned(),
        }
    }

    /// Names of the keys of bindings that share a help line.
    pub(super) fn label(&self, table: &KeyTable, bindings: &[&Binding]) -> String {
        let is_own = bindings.iter().any(|binding| self.own(binding.command).is_some());
        match bindings.first().and_then(|first| first.label) {
            Some(KeyLabel::Caps(label)) if !is_own => label.to_owned(),
            Some(KeyLabel::Message(name)) if !is_own => message(name, &[]),
            _ => {
                let chords = bindings.iter().flat_map(|binding| self.chords(table, binding));
                chords.map(Chord::name).collect::<Vec<_>>().join(", ")
            }
        }
    }
}
