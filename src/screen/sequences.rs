//! Sequences that set up a terminal and restore it, after xterm's "Control Sequences".

use std::io::{self, Write};

/// Saves the title; alternate screen.
const ENTER: &str = "\x1b[22;2t\x1b[?1049h";

/// Blank (a terminal without an alternate screen would show old text), hidden cursor, bracketed paste, focus reports.
const PREPARE: &str = "\x1b[2J\x1b[?25l\x1b[?2004h\x1b[?1004h";

/// Ends a frame (synchronized update), focus reports, bracketed paste and styles; clears the screen for terminals
/// without an alternate one; cursor, first screen and title as before.
const LEAVE: &str = "\x1b[?1004l\x1b[?2004l\x1b[0m\x1b[2J\x1b[1;1H\x1b[?25h\x1b[?1049l\x1b[23;2t";

/// Clicks and wheel in the unlimited encoding (1006), without motion (1003), which the game ignores.
pub const fn mouse(is_on: bool) -> &'static str {
    if is_on { "\x1b[?1000h\x1b[?1006h" } else { "\x1b[?1006l\x1b[?1000l" }
}

/// Writes what takes a terminal: alternate screen, questions, hidden cursor, bracketed paste, focus, and the mouse if
/// wanted. The screen is cleared after the questions: some terminals print those that they do not know. Errors: the
/// sink's I/O error.
pub fn write_enter(out: &mut impl Write, has_mouse: bool, questions: &str) -> io::Result<()> {
    for part in [ENTER, questions, PREPARE] {
        out.write_all(part.as_bytes())?;
    }
    if has_mouse {
        out.write_all(mouse(true).as_bytes())?;
    }
    out.flush()
}

/// Writes what gives a terminal back. Errors: the sink's I/O error.
pub fn write_leave(out: &mut impl Write) -> io::Result<()> {
    write!(out, "\x1b[?2026l{}{LEAVE}", mouse(false))?;
    out.flush()
}

/// Sequence that sets the title of the window (OSC 0).
pub fn title(text: &str) -> String {
    format!("\x1b]0;{text}\x07")
}

/// Sequence that sets the clipboard, if the terminal allows it (OSC 52).
pub fn copy(text: &str) -> String {
    use base64::Engine as _;
    format!("\x1b]52;c;{}\x1b\\", base64::prelude::BASE64_STANDARD.encode(text))
}
