//! The one table of keys: it feeds the input, the key line, the help screen and the README.

mod analysis;
mod binding;
mod common;
mod editor;
mod own;
mod pages;
mod school;
mod tables;
mod tournament;

use crate::app::key::Key;
use crate::app::key::KeyCode::{self, Char};
use crate::words::{message, say};
use analysis::{ANALYSIS, COMMENT, FILTER, GAMES_HERE, HOLES, TRAINER};
use binding::Chord;
pub use binding::{Binding, Command, Context};
use editor::EDITOR;
pub use own::Keymap;
use pages::{
    EXPORT, GUESTS, LIBRARY, LINE, NAME, PALETTE, PASTED, PRACTICE, QR, REPLAY, SEARCH, SETTINGS,
    STATISTICS,
};
use school::{LEARN, LESSON, PUZZLE, PUZZLES};
use std::fmt::Write as _;
use tables::{BOARD, ENTRY, HELP_PAGE, MOUSE, RESULT, START, SURE, TAKE_BACK};
use tournament::{TOURNAMENT, TOURNAMENT_BOARD};

/// The keys that mean something in `context`.
pub const fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Start => START,
        Context::Board => BOARD,
        Context::Entry => ENTRY,
        Context::Result => RESULT,
        Context::TakeBack => TAKE_BACK,
        Context::Sure => SURE,
        Context::Help => HELP_PAGE,
        Context::Settings => SETTINGS,
        Context::Name => NAME,
        Context::Library => LIBRARY,
        Context::Search => SEARCH,
        Context::Replay => REPLAY,
        Context::Line => LINE,
        Context::Analysis => ANALYSIS,
        Context::Comment => COMMENT,
        Context::Filter => FILTER,
        Context::GamesHere => GAMES_HERE,
        Context::Trainer => TRAINER,
        Context::Holes => HOLES,
        Context::Editor => EDITOR,
        Context::Guests => GUESTS,
        Context::Tournament => TOURNAMENT,
        Context::TournamentBoard => TOURNAMENT_BOARD,
        Context::Statistics => STATISTICS,
        Context::Practice => PRACTICE,
        Context::Learn => LEARN,
        Context::Lesson => LESSON,
        Context::Puzzles => PUZZLES,
        Context::Puzzle => PUZZLE,
        Context::Export => EXPORT,
        Context::Qr => QR,
        Context::Pasted => PASTED,
        Context::Palette => PALETTE,
    }
}

/// What `key` asks for in `context`; letters count in either case, unless the other case means something else.
pub fn command_for(keymap: &Keymap, context: Context, key: Key) -> Option<Command> {
    let is_plain = key.is_plain();
    let small = match key.code {
        Char(c) => Char(c.to_ascii_lowercase()),
        code => code,
    };
    let meaning = |code: KeyCode| {
        bindings(context).iter().find(|binding| {
            keymap.chords(context, binding).iter().any(|chord| match chord {
                Chord::Key(wanted) => is_plain && *wanted == code,
                Chord::Ctrl(wanted) => key.has_control && small == Char(*wanted),
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

/// The section of the help page: its title and its keys with what they do.
pub struct Section {
    /// Where the keys are meant.
    pub title: String,
    /// Their names, and what they do.
    pub rows: Vec<(String, String)>,
}

/// The keys of a context as lines: their names, what they do, and the command.
pub fn lines(keymap: &Keymap, context: Context) -> Vec<(String, String, Command)> {
    // A binding without a label is spoken for by the line before it.
    let groups = bindings(context).chunk_by(|_, next| next.label.is_empty());
    let line = |group: &'static [Binding]| {
        let first = group.first().expect("a chunk is never empty");
        (keymap.label(context, group), message(first.help, &[]), first.command)
    };
    groups.map(line).collect()
}

/// Every key there is, those of `context` first.
pub fn page(keymap: &Keymap, context: Context) -> Vec<Section> {
    let is_anywhere = |command: Command| {
        matches!(command, Command::Suspend | Command::Repaint | Command::Palette | Command::Quit)
    };
    let rows = |context: Context, is_wanted: &dyn Fn(Command) -> bool| {
        let lines = lines(keymap, context).into_iter();
        let lines = lines.filter(|(.., command)| is_wanted(*command));
        lines.map(|(label, help, _)| (label, help)).collect::<Vec<_>>()
    };
    let own = |of: Context, title: String| {
        let mut rows = rows(of, &|command| !is_anywhere(command));
        if of == Context::Board {
            rows.extend(MOUSE.iter().map(|(label, it)| ((*label).to_owned(), message(it, &[]))));
        }
        (of, Section { title, rows })
    };
    let mut sections = vec![
        own(Context::Board, say!("keys-board")),
        own(Context::Start, say!("keys-start")),
        own(Context::Entry, say!("keys-entry")),
        own(Context::Result, say!("keys-result")),
        own(Context::Library, say!("keys-library")),
        own(Context::Replay, say!("keys-replay")),
        own(Context::Analysis, say!("keys-analysis")),
        own(Context::GamesHere, say!("keys-games-here")),
        own(Context::Trainer, say!("keys-trainer")),
        own(Context::Holes, say!("keys-holes")),
        own(Context::Editor, say!("keys-editor")),
        own(Context::Line, say!("keys-line")),
        own(Context::Practice, say!("keys-practice")),
        own(Context::Learn, say!("keys-learn")),
        own(Context::Lesson, say!("keys-lesson")),
        own(Context::Puzzles, say!("keys-puzzles")),
        own(Context::Puzzle, say!("keys-puzzle")),
        own(Context::Settings, say!("keys-settings")),
        own(Context::Guests, say!("keys-guests")),
        own(Context::Tournament, say!("keys-tournament")),
        own(Context::TournamentBoard, say!("keys-tournament-board")),
        own(Context::Statistics, say!("keys-statistics")),
        own(Context::Palette, say!("keys-palette")),
        own(Context::Help, say!("keys-help")),
    ];
    sections.sort_by_key(|(of, _)| *of != context);
    let anywhere =
        Section { title: say!("keys-anywhere"), rows: rows(Context::Board, &is_anywhere) };
    sections.into_iter().map(|(_, section)| section).chain([anywhere]).collect()
}

/// The keys as tables of a Markdown page: the README holds exactly this.
pub fn markdown() -> String {
    let mut text = String::new();
    for Section { title, rows } in page(&Keymap::default(), Context::Board) {
        let _ = write!(text, "| {title} | |\n|---|---|\n");
        for (label, help) in rows {
            let label = label.split(", ").map(|key| format!("`{key}`")).collect::<Vec<_>>();
            let _ = writeln!(text, "| {} | {help} |", label.join(", "));
        }
        text.push('\n');
    }
    text
}
