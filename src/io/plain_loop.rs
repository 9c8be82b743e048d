//! The plain view on any input and output.

use crate::plain::{Conversation, Next};
use std::fmt::{self, Write as _};
use std::io::{self, BufRead, Read as _, Write};

/// Limit of an input line in bytes.
const MAX_BYTES: u64 = 1000;

/// Plays until the player leaves or the input ends. A terminal echoes the Enter of a line; with `shows_enter` the
/// program prints it. Errors: if the input cannot be read or the output takes no more.
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
        // After the last line, later output starts on its own line.
        let end = if shows_enter || line.is_none() { "\n" } else { "" };
        next = out.write_str(end).and_then(|()| match line {
            Some(line) => plain.handle_line(&line, &mut out),
            None => Ok(Next::End),
        });
    }
    match out.error {
        Some(error) => Err(error),
        None => out.inner.flush(),
    }
}

/// Next line including its line break; `None` at the end of the input. Invalid UTF-8 is replaced, and text beyond the
/// limit is dropped. Errors: if the input cannot be read.
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

/// An output that keeps its I/O error, because `fmt::Error` carries none.
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
