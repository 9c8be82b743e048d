//! The one table of keys: it feeds the input, the key line, the help screen and the README.

mod binding;
mod pages;
mod tables;

use binding::Chord;
pub use binding::{Binding, Command, Context};
use crossterm::event::KeyCode::Char;
use crossterm::event::{KeyEvent, KeyModifiers};
use pages::{EXPORT, LIBRARY, NAME, PASTED, PRACTICE, REPLAY, SEARCH, SETTINGS, STATISTICS};
use std::fmt::Write as _;
use tables::{BOARD, ENTRY, HELP_PAGE, MOUSE, RESULT, START};

/// The keys that mean something in `context`.
pub const fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Start => START,
        Context::Board => BOARD,
        Context::Entry => ENTRY,
        Context::Result => RESULT,
        Context::Help => HELP_PAGE,
        Context::Settings => SETTINGS,
        Context::Name => NAME,
        Context::Library => LIBRARY,
        Context::Search => SEARCH,
        Context::Replay => REPLAY,
        Context::Statistics => STATISTICS,
        Context::Practice => PRACTICE,
        Context::Export => EXPORT,
        Context::Pasted => PASTED,
    }
}

/// What `key` asks for in `context`; letters count in either case.
pub fn command_for(context: Context, key: KeyEvent) -> Option<Command> {
    let has_control = key.modifiers.contains(KeyModifiers::CONTROL);
    let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    let code = match key.code {
        Char(c) => Char(c.to_ascii_lowercase()),
        code => code,
    };
    let binding = bindings(context).iter().find(|binding| {
        binding.chords.iter().any(|chord| match chord {
            Chord::Key(wanted) => is_plain && *wanted == code,
            Chord::Ctrl(wanted) => has_control && code == Char(*wanted),
            Chord::Digit => is_plain && matches!(code, Char('0'..='9')),
        })
    })?;
    match (binding.command, code) {
        (Command::Digit(_), Char(digit)) => digit.to_digit(10).map(|n| Command::Digit(n as u8)),
        (command, _) => Some(command),
    }
}

/// A part of the help page: its title and its keys with what they do.
pub struct Section {
    /// Where the keys are meant.
    pub title: &'static str,
    /// Their names, and what they do.
    pub rows: Vec<(&'static str, &'static str)>,
}

/// Every key there is, those of `context` first.
pub fn page(context: Context) -> Vec<Section> {
    let is_anywhere = |binding: &&Binding| {
        matches!(binding.command, Command::Suspend | Command::Repaint | Command::Quit)
    };
    let listed = |bindings: &'static [Binding]| {
        let own = bindings.iter().filter(move |binding| !is_anywhere(binding));
        let labels = own.map(|binding| (binding.label, binding.help));
        labels.filter(|(label, _)| !label.is_empty())
    };
    let anywhere = BOARD.iter().filter(is_anywhere);
    let anywhere = anywhere.map(|binding| (binding.label, binding.help)).collect();
    let board = listed(BOARD).chain(MOUSE.iter().copied()).collect();
    let mut sections = vec![
        (Context::Board, Section { title: "In a game", rows: board }),
        (Context::Start, Section { title: "On the start screen", rows: listed(START).collect() }),
        (Context::Entry, Section { title: "Typing a move", rows: listed(ENTRY).collect() }),
        (Context::Result, Section { title: "After a game", rows: listed(RESULT).collect() }),
        (Context::Library, Section { title: "Game library", rows: listed(LIBRARY).collect() }),
        (Context::Replay, Section { title: "Game viewer", rows: listed(REPLAY).collect() }),
        (Context::Practice, Section { title: "Practice", rows: listed(PRACTICE).collect() }),
        (Context::Settings, Section { title: "Settings", rows: listed(SETTINGS).collect() }),
        (Context::Statistics, Section { title: "Statistics", rows: listed(STATISTICS).collect() }),
        (Context::Help, Section { title: "On this page", rows: listed(HELP_PAGE).collect() }),
    ];
    sections.sort_by_key(|(of, _)| *of != context);
    let anywhere = Section { title: "Anywhere", rows: anywhere };
    sections.into_iter().map(|(_, section)| section).chain([anywhere]).collect()
}

/// The keys as tables of a Markdown page: the README holds exactly this.
pub fn markdown() -> String {
    let mut text = String::new();
    for Section { title, rows } in page(Context::Board) {
        let _ = write!(text, "| {title} | |\n|---|---|\n");
        for (label, help) in rows {
            let label = label.split(", ").map(|key| format!("`{key}`")).collect::<Vec<_>>();
            let _ = writeln!(text, "| {} | {help} |", label.join(", "));
        }
        text.push('\n');
    }
    text
}
