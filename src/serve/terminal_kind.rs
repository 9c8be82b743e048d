//! The terminal of a client, as it describes itself.

use crate::app::Viewport;
use crate::io::{
    ColorChoice, TerminalNames, TerminalState, environment, letter_locale, terminal_size,
};
use crate::words::{KnownLanguage, names_other_encoding};
use jiff::tz::TimeZone;
use std::time::Duration;

/// Interval between two frames of an animation: few, because each costs bytes.
pub const FRAME_INTERVAL: Duration = Duration::from_millis(120);
/// Variables that matter; others are refused.
const VARIABLES: [&str; 6] = ["COLORTERM", "NO_COLOR", "LANG", "LC_ALL", "LC_MESSAGES", "TZ"];
/// Limit of a variable's value in bytes.
const LONGEST: usize = 64;
/// Size of a window whose client does not know it.
const USUAL: (u16, u16) = (80, 24);
/// Largest drawn window, in columns and rows.
const LARGEST: (u16, u16) = (400, 160);

/// Kind and size of a client's terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerminalKind {
    term: String,
    variables: Vec<(String, String)>,
    size: (u16, u16),
}

impl Default for TerminalKind {
    fn default() -> Self {
        Self { term: String::new(), variables: Vec::new(), size: USUAL }
    }
}

impl TerminalKind {
    /// The terminal of this process.
    pub fn of_this_process() -> Self {
        let mut kind = Self::default();
        kind.set_term(&environment("TERM").unwrap_or_default());
        for name in VARIABLES {
            if let Some(value) = environment(name) {
                kind.set(name, &value);
            }
        }
        if let Some((columns, rows)) = terminal_size() {
            kind.resize(columns.into(), rows.into());
        }
        kind
    }

    pub fn set_term(&mut self, term: &str) {
        self.term = term.chars().take(LONGEST).collect();
    }

    /// Notes a variable of the client's environment. Returns whether it is of use.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let is_used = VARIABLES.contains(&name) && value.len() <= LONGEST;
        if is_used {
            self.variables.retain(|(known, _)| known != name);
            self.variables.push((name.to_owned(), value.to_owned()));
        }
        is_used
    }

    /// Notes the window's size in columns and rows. Clients send 0 for unknown.
    pub fn resize(&mut self, columns: u32, rows: u32) {
        let limited = |value: u32, usual: u16, most: u16| match u16::try_from(value) {
            Ok(0) => usual,
            value => value.unwrap_or(u16::MAX).min(most),
        };
        self.size = (limited(columns, USUAL.0, LARGEST.0), limited(rows, USUAL.1, LARGEST.1));
    }

    fn variable(&self, name: &str) -> Option<String> {
        if name == "TERM" {
            return Some(self.term.clone());
        }
        let mut known = self.variables.iter().filter(|(known, _)| known == name);
        known.next().map(|(_, value)| value.clone())
    }

    /// Language of the client's system, by its locale; English if the terminal tells none, or has another encoding than
    /// UTF-8.
    pub fn language(&self) -> KnownLanguage {
        if names_other_encoding(&letter_locale(|name| self.variable(name))) {
            return KnownLanguage::default();
        }
        let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| self.variable(name));
        KnownLanguage::preferred(locales.iter().flatten().map(String::as_str))
    }

    /// Time zone of the client, if it names one, such as `Europe/Paris`.
    pub fn zone(&self) -> Option<TimeZone> {
        TimeZone::get(&self.variable("TZ")?).ok()
    }

    /// Whether the terminal cannot move its cursor.
    pub fn is_dumb(&self) -> bool {
        ["", "dumb"].contains(&self.term.as_str())
    }

    /// The terminal as it names itself.
    pub fn state(&self) -> TerminalState {
        let names = TerminalNames::of(ColorChoice::Auto, |name| self.variable(name));
        TerminalState::new(names.assuming_unicode())
    }

    pub fn viewport(&self) -> Viewport {
        let (width, height) = self.size;
        let terminal = self.state();
        Viewport {
            width,
            height,
            traits: terminal.traits(),
            is_console: terminal.is_console(),
            frame_interval: FRAME_INTERVAL,
            ..Viewport::default()
        }
    }
}
