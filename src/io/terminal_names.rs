//! A terminal as the environment names it, and the questions that it may be asked.

use super::color::{ColorChoice, ColorFinding, color_finding};
use super::environment::letter_locale;
use super::pictures::Graphics;
use crate::app::{Glyphs, Pictures, TerminalTraits};
use crate::words::{names_other_encoding, names_unicode};

/// Row of each sign whose width is asked. It is not the first: an answer from there has the form of a key, Shift+F3.
pub const CIRCLE_ROW: u16 = 2;
pub const BLOCK_ROW: u16 = 3;

/// Variables that tell one terminal from another, with its version where it says so.
const NAMES: [&str; 7] = [
    "TERM",
    "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION",
    "XTERM_VERSION",
    "VTE_VERSION",
    "KONSOLE_VERSION",
    "LC_TERMINAL",
];

/// Variables of the environment that tell terminals apart.
#[derive(Clone, Debug, Default)]
pub struct TerminalNames {
    term: String,
    /// Name and version, for remembering answers.
    pub key: String,
    /// Whether the terminal is iTerm2 or `WezTerm`, which show iTerm2's inline images.
    is_inline: bool,
    /// Whether another program or machine stands between this one and the terminal.
    is_remote: bool,
    pub color: ColorFinding,
    locale: String,
    /// Whether the locale's encoding is UTF-8.
    has_unicode: bool,
}

impl TerminalNames {
    /// Names by the variables of an environment, and the colours that are wanted.
    pub fn of(choice: ColorChoice, variable: impl Fn(&str) -> Option<String>) -> Self {
        let is = |name: &str, values: &[&str]| {
            variable(name).is_some_and(|value| values.contains(&value.as_str()))
        };
        let is_set = |name: &&str| variable(name).is_some();
        let named = NAMES.iter().map(|name| variable(name).unwrap_or_default());
        // A line of a file, in which it is a word.
        let kept = |c: char| if c.is_ascii_graphic() { c } else { '_' };
        let key = named.map(|value| value.chars().take(64).map(kept).collect::<String>());
        let is_remote = ["TMUX", "STY", "SSH_CONNECTION", "SSH_TTY"].iter().any(is_set);
        let locale = letter_locale(&variable);
        Self {
            term: variable("TERM").unwrap_or_default(),
            key: key.chain(is_remote.then(|| "remote".to_owned())).collect::<Vec<_>>().join("|"),
            is_inline: is("TERM_PROGRAM", &["iTerm.app", "WezTerm"])
                || is("LC_TERMINAL", &["iTerm2"]),
            is_remote,
            color: color_finding(choice, variable),
            has_unicode: cfg!(windows) || names_unicode(&locale),
            locale,
        }
    }

    /// These names, with UTF-8 unless the locale names another encoding: for a terminal that is not asked, and for one
    /// whose locale is seldom known.
    #[must_use]
    pub fn assuming_unicode(self) -> Self {
        Self { has_unicode: !names_other_encoding(&self.locale), ..self }
    }

    /// Traits for the first frame.
    pub const fn traits(&self) -> TerminalTraits {
        let glyphs = if self.has_unicode { Glyphs::Unicode } else { Glyphs::Ascii };
        TerminalTraits { depth: self.color.depth, background: None, glyphs }
    }

    /// Whether this is the Linux console.
    pub fn is_console(&self) -> bool {
        self.term == "linux"
    }

    /// Whether the terminal is of a kind that prints questions, or answers none.
    fn is_mute(&self) -> bool {
        ["", "dumb", "linux", "vt100", "vt220"].contains(&self.term.as_str())
            || self.term.ends_with("-mono")
    }

    /// Bytes that ask the terminal for 24-bit colours unless that is certain (DECRQSS, after a colour is set), its
    /// background (OSC 11), the width of two signs (CPR), its name (XTVERSION), the size of a cell, and its attributes
    /// (DA1); empty where answers cannot be expected. The answer to the last ends them.
    ///
    /// Terminals of other families print kitty's query as text, so only its own family is asked for its version.
    pub fn questions(&self) -> String {
        if self.is_mute() {
            return String::new();
        }
        let is_kitty = ["kitty", "ghostty"].iter().any(|name| self.term.contains(name));
        let version = if is_kitty { "\x1b[>q" } else { "" };
        let colors =
            if self.color.is_certain { "" } else { "\x1b[48;2;1;2;3m\x1bP$qm\x1b\\\x1b[m" };
        format!(
            "{colors}\x1b]11;?\x1b\\\
             \x1b[{CIRCLE_ROW}H●\x1b[6n\x1b[{BLOCK_ROW}H▄\x1b[6n{version}\x1b[16t\x1b[c"
        )
    }

    /// Graphics that the environment promises without a reply.
    pub fn promised(&self, pictures: Pictures) -> Option<Graphics> {
        let is_trusted = pictures == Pictures::On || !self.is_remote;
        (self.is_inline && is_trusted).then_some(Graphics::Iterm2)
    }
}
