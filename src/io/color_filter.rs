//! Fewer bytes for the same screen: leaves out colours that are set already.

use std::io::{self, Write};

/// Colours in force at the terminal, as parameters of `SGR`; empty if unknown.
#[derive(Clone, Debug, Default)]
struct Colors {
    foreground: Vec<u8>,
    background: Vec<u8>,
}

/// `SGR` parameters that change no colour.
const ATTRIBUTES: [&[u8]; 10] = [b"1", b"2", b"3", b"4", b"7", b"22", b"23", b"24", b"27", b"59"];
/// Longest sequence that is waited for, in bytes.
const LONGEST: usize = 64;

/// A sink that drops colours already in force.
pub struct ColorFilter<W> {
    inner: W,
    colors: Colors,
    /// An unfinished sequence.
    waiting: Vec<u8>,
    /// Bytes for the sink.
    written: Vec<u8>,
}

impl<W: Write> ColorFilter<W> {
    pub fn new(inner: W) -> Self {
        Self { inner, colors: Colors::default(), waiting: Vec::new(), written: Vec::new() }
    }
}

impl Colors {
    /// The parameters of a colour sequence that change something: `None` for another sequence.
    fn needed(&mut self, parameters: &[u8]) -> Option<Vec<u8>> {
        let mut needed = Vec::new();
        let parts: Vec<&[u8]> = parameters.split(|byte| *byte == b';').collect();
        let mut at = 0;
        while at < parts.len() {
            let length = match (parts[at], parts.get(at + 1)) {
                (b"38" | b"48", Some(&b"5")) => 3,
                (b"38" | b"48", Some(&b"2")) => 5,
                (b"39" | b"49", _) => 1,
                _ => return None,
            };
            let color = parts.get(at..at + length)?.join(&b';');
            let is_foreground = parts[at].starts_with(b"3");
            let known = if is_foreground { &mut self.foreground } else { &mut self.background };
            if *known != color {
                known.clone_from(&color);
                if !needed.is_empty() {
                    needed.push(b';');
                }
                needed.extend(color);
            }
            at += length;
        }
        Some(needed)
    }
}

/// Start of a text, as far as its escape sequences matter.
enum SequenceStart {
    /// A `CSI` sequence of this length, with its final byte.
    Csi(usize),
    /// A sequence whose end is not there yet.
    Unfinished,
    /// Another sequence.
    Other,
}

impl SequenceStart {
    /// The start of a text that begins with Esc.
    fn of(bytes: &[u8]) -> Self {
        let Some(body) = bytes.strip_prefix(b"\x1b[") else {
            return if bytes.len() == 1 { Self::Unfinished } else { Self::Other };
        };
        match body.iter().position(|byte| (0x40..=0x7e).contains(byte)) {
            Some(end) => Self::Csi(2 + end + 1),
            None => Self::Unfinished,
        }
    }
}

impl<W: Write> ColorFilter<W> {
    /// Takes a complete `CSI` sequence.
    fn take_sequence(&mut self, sequence: &[u8]) {
        let parameters = sequence.strip_prefix(b"\x1b[").and_then(|it| it.strip_suffix(b"m"));
        let Some(parameters) = parameters else {
            return self.written.extend_from_slice(sequence);
        };
        match self.colors.needed(parameters) {
            Some(needed) if needed.is_empty() => {}
            Some(needed) => {
                self.written.extend_from_slice(b"\x1b[");
                self.written.extend(needed);
                self.written.push(b'm');
            }
            None => {
                if !ATTRIBUTES.contains(&parameters) {
                    // A reset, or one of the sixteen named colours: nothing is known any more.
                    self.colors = Colors::default();
                }
                self.written.extend_from_slice(sequence);
            }
        }
    }
}

impl<W: Write> Write for ColorFilter<W> {
    /// Takes bytes in pieces of any size. An unfinished sequence waits for the rest.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.extend_from_slice(bytes);
        let taken = std::mem::take(&mut self.waiting);
        let mut rest = &taken[..];
        while let Some(at) = rest.iter().position(|byte| *byte == 0x1b) {
            self.written.extend_from_slice(&rest[..at]);
            rest = &rest[at..];
            match SequenceStart::of(rest) {
                SequenceStart::Csi(length) => {
                    self.take_sequence(&rest[..length]);
                    rest = &rest[length..];
                }
                SequenceStart::Other => {
                    self.written.push(rest[0]);
                    rest = &rest[1..];
                }
                SequenceStart::Unfinished if rest.len() <= LONGEST => {
                    self.waiting.extend_from_slice(rest);
                    rest = &[];
                }
                SequenceStart::Unfinished => {
                    self.written.extend_from_slice(rest);
                    rest = &[];
                }
            }
        }
        self.written.extend_from_slice(rest);
        self.inner.write_all(&self.written)?;
        self.written.clear();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let waiting = std::mem::take(&mut self.waiting);
        self.inner.write_all(&waiting)?;
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filtered(pieces: &[&str]) -> String {
        let mut filter = ColorFilter::new(Vec::new());
        for piece in pieces {
            filter.write_all(piece.as_bytes()).expect("in memory");
        }
        String::from_utf8(filter.inner).expect("text")
    }

    #[test]
    fn a_colour_in_force_is_left_out() {
        let both = "\x1b[38;5;1;48;5;2mx";
        assert_eq!(filtered(&[both, both]), "\x1b[38;5;1;48;5;2mxx");
        let other = "\x1b[38;5;3;48;5;2my";
        assert_eq!(filtered(&[both, other]), "\x1b[38;5;1;48;5;2mx\x1b[38;5;3my");
        let true_color = "\x1b[38;2;1;2;3;48;2;4;5;6mz";
        assert_eq!(filtered(&[true_color, true_color]), "\x1b[38;2;1;2;3;48;2;4;5;6mzz");
    }

    #[test]
    fn after_a_reset_colours_are_set_again() {
        let red = "\x1b[38;5;1mx";
        assert_eq!(filtered(&[red, "\x1b[0m", red]), "\x1b[38;5;1mx\x1b[0m\x1b[38;5;1mx");
        assert_eq!(filtered(&[red, "\x1b[31m", red]), "\x1b[38;5;1mx\x1b[31m\x1b[38;5;1mx");
        assert_eq!(filtered(&[red, "\x1b[1m", red]), "\x1b[38;5;1mx\x1b[1mx");
    }

    #[test]
    fn pieces_of_any_size_are_the_same() {
        let text = "\x1b[38;5;1;48;5;2mx\x1b[38;5;1;48;5;2my\x1b[2;3Hz";
        let pieces: Vec<String> = text.chars().map(String::from).collect();
        let pieces: Vec<&str> = pieces.iter().map(String::as_str).collect();
        assert_eq!(filtered(&pieces), "\x1b[38;5;1;48;5;2mxy\x1b[2;3Hz");
    }

    #[test]
    fn everything_else_passes() {
        let text = "\x1b[?2026h\x1b[3;4H\x1b]0;title\x07a\x1bPsixel\x1b\\b";
        assert_eq!(filtered(&[text]), text);
    }
}
