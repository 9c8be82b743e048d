//! The player's own keys: commands with other chords than the tables give them.

use super::binding::{Binding, Chord, Command, Context};
use super::bindings;
use crate::app::key::KeyCode::{self, Char};
use crate::words::say;
use std::borrow::Cow;
use strum::VariantArray as _;

/// The change of a set: a command, and its chords.
type Change = (Command, &'static [Chord]);

/// The sets of keys that have a name, with what they change: `vi` moves by hjkl.
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

/// Keys of a command, at most.
const MOST_CHORDS: usize = 8;

/// The keymap: the keys of every command, where the player has chosen others than the usual ones. It never
/// takes Ctrl-C from quitting, nor letters from where text is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap {
    own: Vec<(Command, Vec<Chord>)>,
}

impl Keymap {
    /// The keymap that such a table asks for: names of commands with names of keys, and `set` with the name of
    /// a set. What it cannot mean is left as usual, and said in a sentence each.
    pub fn read<'a>(
        table: impl IntoIterator<Item = (&'a str, Vec<String>)>,
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
        keymap.settle(&of_sets, &mut complaints);
        (keymap, complaints)
    }

    fn set(&mut self, command: Command, chords: Vec<Chord>) {
        self.own.retain(|(other, _)| *other != command);
        self.own.push((command, chords));
    }

    /// Gives keys back that would mean two things in one place, and says which: to those of the set, where
    /// that is what they took the place of.
    fn settle(&mut self, of_sets: &[(Command, Vec<Chord>)], complaints: &mut Vec<String>) {
        while let Some((chord, [first, second])) = self.collision() {
            let at = self.own.iter().rposition(|(own, _)| [first, second].contains(own));
            // Two commands of the tables never collide: one of them is the player's own.
            let Some(at) = at else { return };
            let given = self.own.remove(at);
            let of_set = of_sets.iter().find(|(command, _)| *command == given.0);
            self.own.extend(of_set.filter(|it| **it != given).cloned());
            let (first, second) = (first.to_string(), second.to_string());
            let key = chord.name();
            complaints.push(say!("own-keys-twice", key = key, one = first, two = second));
        }
    }

    /// A chord that means two things in one place, and what.
    fn collision(&self) -> Option<(Chord, [Command; 2])> {
        Context::VARIANTS.iter().find_map(|&context| {
            let mut known: Vec<(Chord, Command)> = Vec::new();
            for binding in bindings(context) {
                for chord in self.chords(context, binding).iter() {
                    let other = known.iter().find(|(other, command)| {
                        *command != binding.command && other.collides_with(*chord)
                    });
                    if let Some((_, other)) = other {
                        return Some((*chord, [*other, binding.command]));
                    }
                    known.push((*chord, binding.command));
                }
            }
            None
        })
    }

    /// The player's own keys of a command.
    fn own(&self, command: Command) -> Option<&[Chord]> {
        self.own.iter().find(|(own, _)| *own == command).map(|(_, chords)| chords.as_slice())
    }

    /// The chords of a binding.
    pub(super) fn chords(&self, context: Context, binding: &Binding) -> Cow<'static, [Chord]> {
        let Some(own) = self.own(binding.command) else { return Cow::Borrowed(binding.chords) };
        let mut chords = own.to_vec();
        if context.takes_text() {
            chords.retain(|chord| !matches!(chord, Chord::Key(Char(_))));
            if chords.is_empty() {
                return Cow::Borrowed(binding.chords);
            }
        }
        if binding.command == Command::Quit && !chords.contains(&Chord::Ctrl('c')) {
            chords.push(Chord::Ctrl('c'));
        }
        Cow::Owned(chords)
    }

    /// The short name of a binding's first key, for the key line: the usual one where the keys are as usual.
    pub(in crate::app) fn short_name(&self, binding: &Binding, usual: &str) -> String {
        match self.own(binding.command) {
            Some([first, ..]) => first.name(),
            _ => usual.to_owned(),
        }
    }

    /// The names of the keys of some bindings that one line speaks for.
    pub(super) fn label(&self, context: Context, bindings: &[Binding]) -> String {
        let is_own = bindings.iter().any(|binding| self.own(binding.command).is_some());
        if !is_own {
            return bindings.first().map_or("", |binding| binding.label).to_owned();
        }
        let chords = bindings.iter().flat_map(|it| self.chords(context, it).into_owned());
        chords.map(Chord::name).collect::<Vec<_>>().join(", ")
    }
}

impl Chord {
    /// The chord of that name: `k`, `Up`, `Ctrl-X`, `F2`.
    fn named(name: &str) -> Option<Self> {
        let lower = name.to_ascii_lowercase();
        if let Some(letter) = lower.strip_prefix("ctrl-") {
            let mut letters = letter.chars();
            let letter = letters.next().filter(char::is_ascii_lowercase);
            return letter.filter(|_| letters.next().is_none()).map(Self::Ctrl);
        }
        let mut characters = name.chars();
        if let (Some(character), None) = (characters.next(), characters.next()) {
            return (!character.is_control()).then_some(Self::Key(Char(character)));
        }
        let named = NAMES.iter().find(|(_, known)| known.eq_ignore_ascii_case(name));
        let function = || lower.strip_prefix('f')?.parse().ok().filter(|it| (1..=12).contains(it));
        named.map(|(code, _)| *code).or_else(|| function().map(KeyCode::F)).map(Self::Key)
    }

    /// What it is called.
    fn name(self) -> String {
        match self {
            Self::Ctrl(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
            Self::Digit => "digits".to_owned(),
            Self::Key(KeyCode::F(number)) => format!("F{number}"),
            Self::Key(code) => match (NAMES.iter().find(|(known, _)| *known == code), code) {
                (Some((_, name)), _) => (*name).to_owned(),
                (None, Char(c)) => c.to_string(),
                (None, _) => unreachable!("every other key has a name"),
            },
        }
    }

    /// Whether one key can be meant by both.
    fn collides_with(self, other: Self) -> bool {
        let is_digit = |chord| matches!(chord, Self::Key(Char('0'..='9')));
        self == other
            || self == Self::Digit && is_digit(other)
            || other == Self::Digit && is_digit(self)
    }
}

/// The keys that are no characters, and the space.
const NAMES: [(KeyCode, &str); 16] = [
    (KeyCode::Up, "Up"),
    (KeyCode::Down, "Down"),
    (KeyCode::Left, "Left"),
    (KeyCode::Right, "Right"),
    (KeyCode::Enter, "Enter"),
    (Char(' '), "Space"),
    (KeyCode::Esc, "Esc"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::BackTab, "Shift-Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Del"),
    (KeyCode::Insert, "Ins"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PgUp"),
    (KeyCode::PageDown, "PgDn"),
];
