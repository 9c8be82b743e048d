//! The user's pager.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// Program that shows long text page by page.
#[derive(Clone, Debug)]
pub struct Pager(String);

impl Pager {
    /// The program in `$PAGER`, or `less`.
    pub fn from_environment() -> Self {
        let named = std::env::var("PAGER").ok().filter(|name| !name.trim().is_empty());
        Self(named.unwrap_or_else(|| "less -FRX".to_owned()))
    }

    /// Shows a text until the user closes it. Returns whether the program could be started.
    pub fn show(&self, text: &str) -> bool {
        let Some(words) = shlex::split(&self.0).filter(|words| !words.is_empty()) else {
            return false;
        };
        let started = Command::new(&words[0]).args(&words[1..]).stdin(Stdio::piped()).spawn();
        let Ok(mut child) = started else { return false };
        if let Some(mut input) = child.stdin.take() {
            // A pager that is closed early takes no more.
            let _ = input.write_all(text.as_bytes());
        }
        child.wait().is_ok()
    }
}

/// Width of the terminal in columns; `None` without one.
pub fn terminal_columns() -> Option<usize> {
    crossterm::terminal::size().ok().map(|(columns, _)| columns.into())
}
