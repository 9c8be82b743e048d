//! Lines from a terminal in raw mode: echo, backspace, end of input. Without a terminal, the client edits its lines.

/// Limit of a line in bytes.
const LONGEST: usize = 1000;

/// Makes lines of a client's bytes.
#[derive(Debug, Default)]
pub struct LineEditor {
    line: Vec<u8>,
    /// Whether the client's terminal is in raw mode.
    is_raw: bool,
    after_return: bool,
}

/// Outcome of some bytes.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Edited {
    /// Complete lines, without their ends.
    pub lines: Vec<String>,
    /// Bytes for the terminal.
    pub echo: Vec<u8>,
    pub is_over: bool,
}

impl LineEditor {
    pub fn new(is_raw: bool) -> Self {
        Self { is_raw, ..Self::default() }
    }

    pub fn feed(&mut self, bytes: &[u8]) -> Edited {
        let mut edited = Edited::default();
        for &byte in bytes {
            let is_second_half = byte == b'\n' && self.after_return;
            self.after_return = byte == b'\r';
            match byte {
                b'\n' if is_second_half => {}
                b'\r' | b'\n' => {
                    self.echo(b"\r\n", &mut edited);
                    let line = std::mem::take(&mut self.line);
                    edited.lines.push(String::from_utf8_lossy(&line).into_owned());
                }
                0x03 => edited.is_over = true,
                0x04 if self.line.is_empty() => edited.is_over = true,
                0x08 | 0x7f if self.line.pop().is_some() => self.echo(b"\x08 \x08", &mut edited),
                0x20..=0x7e if self.line.len() < LONGEST => {
                    self.line.push(byte);
                    self.echo(&[byte], &mut edited);
                }
                // Moves and words are in ASCII.
                _ => {}
            }
            if edited.is_over {
                break;
            }
        }
        edited
    }

    fn echo(&self, bytes: &[u8], edited: &mut Edited) {
        if self.is_raw {
            edited.echo.extend_from_slice(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_raw_terminal_sees_its_line_and_can_correct_it() {
        let mut editor = LineEditor::new(true);
        let edited = editor.feed(b"f4\x7f5\r\nd6\n");
        assert_eq!(edited.lines, ["f5", "d6"]);
        assert_eq!(edited.echo, b"f4\x08 \x085\r\nd6\r\n");
    }

    #[test]
    fn control_characters_never_come_back() {
        let edited = LineEditor::new(true).feed(b"\x1b[2J\x07x\r");
        assert_eq!(edited.lines, ["[2Jx"]);
        assert!(edited.echo.iter().all(|byte| ![0x1b, 0x07].contains(byte)));
    }

    #[test]
    fn an_endless_line_is_cut() {
        let edited = LineEditor::new(false).feed(&[b"a".repeat(100_000), b"\n".to_vec()].concat());
        assert_eq!(edited.lines[0].len(), LONGEST);
    }

    #[test]
    fn ctrl_d_ends_an_empty_line_only() {
        assert!(LineEditor::new(true).feed(b"\x04").is_over);
        assert!(!LineEditor::new(true).feed(b"x\x04").is_over);
    }
}
