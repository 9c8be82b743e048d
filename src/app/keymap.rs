//! Keymaps: tables of keys, and the input, key line, help and manual that read them. Each page has its own table.

mod binding;
mod chord;
mod common;
mod own;
mod table;

use crate::app::key::Key;
use crate::app::key::KeyCode::{self, Char};
use crate::words::{message, say};
pub use binding::{Binding, Command, key};
use chord::Chord;
pub use common::{
    ADVICE, BACK, BACK_TO_START, CANCEL, COPY, CURSOR, DETAIL, EDIT, ENDS, EXPORT_GAME, FIRST,
    GAMES, HINTS, LAST, LEGAL, LOOK, NEXT_LEGAL, PAGES, PEOPLE, PREVIOUS_LEGAL, REVIEW, SHOW_LINE,
    TURN, TYPE_MOVE, VALUES, accept, choose, enter, sideways,
};
pub use own::Keymap;
use std::fmt::Write as _;
pub use table::KeyTable;

/// Command of a key in a table. Letters match in either case, unless the other case has its own command.
pub fn command_for(keymap: &Keymap, table: &KeyTable, key: Key) -> Option<Command> {
    let is_plain = key.is_plain();
    let small = match key.code {
        Char(c) => Char(c.to_ascii_lowercase()),
        code => code,
    };
    let meaning = |code: KeyCode| {
        table.bindings().find(|binding| {
            keymap.chords(table, binding).into_iter().any(|chord| match chord {
                Chord::Key(wanted) => is_plain && wanted == code,
                Chord::Ctrl(wanted) => key.has_control && small == Char(wanted),
                Chord::Digit => is_plain && matches!(code, Char('0'..='9')),
            })
        })
    };
    let binding = meaning(key.code).or_else(|| meaning(small))?;
    match (binding.command, key.code) {
        (Command::Digit(_), Char(digit)) => digit.to_digit(10).map(|n| Command::Digit(n as u8)),
        (command, _) => Some(command),
    }
}

/// A section of the help page.
pub struct Section {
    pub title: String,
    /// Names of the keys, and what they do.
    pub rows: Vec<(String, String)>,
}

/// Keys of a table as lines: names, help, command.
pub fn lines(keymap: &Keymap, table: &KeyTable) -> Vec<(String, String, Command)> {
    let bindings: Vec<&Binding> = table.bindings().collect();
    // A binding without help shares the help of the binding before it.
    let groups = bindings.chunk_by(|_, next| next.help.is_empty());
    let line = |group: &[&Binding]| {
        let first = group.first().expect("a chunk is never empty");
        (keymap.label(table, group), message(first.help, &[]), first.command)
    };
    groups.map(line).collect()
}

/// Names of all commands that `config.toml` can give keys to.
pub fn command_names() -> impl Iterator<Item = &'static str> {
    let names = <Command as strum::VariantNames>::VARIANTS.iter().copied();
    names.filter(|name| name.parse().is_ok_and(|it| !matches!(it, Command::Digit(_))))
}

/// Whether a command works on every page, so that help lists it once.
const fn is_anywhere(command: Command) -> bool {
    matches!(
        command,
        Command::Help
            | Command::NextLook
            | Command::Palette
            | Command::Suspend
            | Command::Repaint
            | Command::Quit
    )
}

/// Names of the keys of wanted commands, with their help.
fn rows(
    keymap: &Keymap,
    table: &KeyTable,
    is_wanted: impl Fn(Command) -> bool,
) -> Vec<(String, String)> {
    let lines = lines(keymap, table).into_iter().filter(|(.., command)| is_wanted(*command));
    lines.map(|(label, help, _)| (label, help)).collect()
}

/// Allowed keys of a table that do not work everywhere, and its mouse actions.
pub fn section(keymap: &Keymap, table: &KeyTable, is_allowed: &dyn Fn(Command) -> bool) -> Section {
    let lines = rows(keymap, table, |command| is_allowed(command) && !is_anywhere(command));
    let mouse = table.mouse.iter().map(|(label, help)| (message(label, &[]), message(help, &[])));
    let title = message(&format!("keys-{}", table.name), &[]);
    Section { title, rows: lines.into_iter().chain(mouse).collect() }
}

/// Allowed keys that work everywhere.
pub fn anywhere(keymap: &Keymap, page: &KeyTable, is_allowed: &dyn Fn(Command) -> bool) -> Section {
    let rows = rows(keymap, page, |command| is_allowed(command) && is_anywhere(command));
    Section { title: say!("keys-anywhere"), rows }
}

/// Sections with all allowed keys of some tables, those that work everywhere first.
pub fn sections(
    keymap: &Keymap,
    tables: &[&KeyTable],
    is_allowed: &dyn Fn(Command) -> bool,
) -> Vec<Section> {
    let everywhere = tables.first().map(|page| anywhere(keymap, page, is_allowed));
    let listed = tables.iter().filter(|table| table.is_listed);
    everywhere.into_iter().chain(listed.map(|table| section(keymap, table, is_allowed))).collect()
}

pub fn markdown(tables: &[&KeyTable]) -> String {
    let mut text = String::new();
    for Section { title, rows } in sections(&Keymap::default(), tables, &|_| true) {
        let _ = write!(text, "| {title} | |\n|---|---|\n");
        for (label, help) in rows {
            let label = label.split(", ").map(|key| format!("`{key}`")).collect::<Vec<_>>();
            let _ = writeln!(text, "| {} | {help} |", label.join(", "));
        }
        text.push('\n');
    }
    text
}
