//! The one table of keys: it feeds the input, the key line, the help screen and the README.

mod binding;
mod pages;
mod tables;

use crate::words::{message, say};
use binding::Chord;
pub use binding::{Binding, Command, Context};
use crossterm::event::KeyCode::Char;
use crossterm::event::{KeyEvent, KeyModifiers};
use pages::{EXPORT, LIBRARY, NAME, PASTED, PRACTICE, REPLAY, SEARCH, SETTINGS, STATISTICS};
use std::fmt::Write as _;
use tables::{BOARD, ENTRY, HELP_PAGE, MOUSE, RESULT, START, TAKE_BACK};

/// The keys that mean something in `context`.
pub const fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Start => START,
        Context::Board => BOARD,
        Context::Entry => ENTRY,
        Context::Result => RESULT,
        Context::TakeBack => TAKE_BACK,
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

/// The section of the help page: its title and its keys with what they do.
pub struct Section {
    /// Where the keys are meant.
    pub title: String,
    /// Their names, and what they do.
    pub rows: Vec<(&'static str, String)>,
}

/// Every key there is, those of `context` first.
pub fn page(context: Context) -> Vec<Section> {
    let is_anywhere = |binding: &&Binding| {
        matches!(binding.command, Command::Suspend | Command::Repaint | Command::Quit)
    };
    let listed = |bindings: &'static [Binding]| {
        let own = bindings.iter().filter(|binding| !is_anywhere(binding));
        own.filter(|binding| !binding.label.is_empty()).map(Binding::row).collect()
    };
    let anywhere = BOARD.iter().filter(is_anywhere).map(Binding::row).collect();
    let mut board: Vec<_> = listed(BOARD);
    board.extend(MOUSE.iter().map(|(label, help)| (*label, message(help, &[]))));
    let mut sections = vec![
        (Context::Board, Section { title: say!("keys-board"), rows: board }),
        (Context::Start, Section { title: say!("keys-start"), rows: listed(START) }),
        (Context::Entry, Section { title: say!("keys-entry"), rows: listed(ENTRY) }),
        (Context::Result, Section { title: say!("keys-result"), rows: listed(RESULT) }),
        (Context::Library, Section { title: say!("keys-library"), rows: listed(LIBRARY) }),
        (Context::Replay, Section { title: say!("keys-replay"), rows: listed(REPLAY) }),
        (Context::Practice, Section { title: say!("keys-practice"), rows: listed(PRACTICE) }),
        (Context::Settings, Section { title: say!("keys-settings"), rows: listed(SETTINGS) }),
        (Context::Statistics, Section { title: say!("keys-statistics"), rows: listed(STATISTICS) }),
        (Context::Help, Section { title: say!("keys-help"), rows: listed(HELP_PAGE) }),
    ];
    sections.sort_by_key(|(of, _)| *of != context);
    let anywhere = Section { title: say!("keys-anywhere"), rows: anywhere };
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
