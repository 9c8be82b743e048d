//! A game line by line, on any input and output.

use crate::plain::{Conversation, Next};
use std::fmt::{self, Write as _};
use std::io::{self, BufRead, Read as _, Write};

/// Bytes of a line that are kept: more than any that means something.
const MAX_BYTES: u64 = 1000;

/// Plays until the player leaves or the input ends. A terminal shows the Enter that ends a line;
/// where the input is none, `shows_enter` does.
///
/// # Errors
///
/// When the input cannot be read, or the output takes no more.
pub fn converse(
    mut plain: impl Conversation,
    mut input: impl BufRead,
    output: impl Write,
    shows_enter: bool,
) -> io::Result<()> {
    let mut out = Output { inner: output, error: None };
    let mut next = plain.greet(&mut out).map(|()| Next::Line);
    while next == Ok(Next::Line) && out.inner.flush().is_ok() {
        let line = read_line(&mut input)?;
        // After the last line, whatever comes after us begins on one of its own.
        let end = if shows_enter || line.is_none() { "\n" } else { "" };
        next = out.write_str(end).and_then(|()| match line {
            Some(line) => plain.hear(&line, &mut out),
            None => Ok(Next::End),
        });
    }
    match out.error {
        Some(error) => Err(error),
        None => out.inner.flush(),
    }
}

/// The next line with its end; `None` where there is none. What is not UTF-8 is replaced, and what
/// goes beyond any length a line should have is thrown away.
///
/// # Errors
///
/// When the input cannot be read.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(MAX_BYTES).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        skip_line(input)?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

/// Throws away everything up to the end of the line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, is_end) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if is_end {
            return Ok(());
        }
    }
}

/// An output that keeps its error for later: formatting has none to tell.
struct Output<W> {
    inner: W,
    error: Option<io::Error>,
}

impl<W: Write> fmt::Write for Output<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.inner.write_all(text.as_bytes()).map_err(|error| {
            self.error = Some(error);
            fmt::Error
        })
    }
}
