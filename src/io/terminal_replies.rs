//! Replies of the terminal about its graphics, among the bytes of the keyboard. The input parser ignores them.
//!
//! Primary device attributes (`CSI ? ... c`) name sixels as 4 (DEC VT340), `CSI 6 ; height ; width t` is the size of a
//! cell in pixels (xterm's window operation 16), and `DCS > | text ST` is the terminal's name and version (XTVERSION).

use super::pictures::Graphics;
use crate::app::CellSize;

/// A reply about graphics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphicsReply {
    Graphics(Graphics),
    Cell(CellSize),
}

/// Longest reply in bytes; longer ones are ignored.
const LONGEST: usize = 128;

/// Finds replies in pieces of input of any size.
///
/// ```
/// use outflank::io::{Graphics, GraphicsReply, ReplyScanner};
///
/// let mut scanner = ReplyScanner::default();
/// let mut replies = Vec::new();
/// scanner.feed(b"x\x1b[?62;", &mut |reply| replies.push(reply));
/// scanner.feed(b"4;22cy", &mut |reply| replies.push(reply));
/// assert_eq!(replies, [GraphicsReply::Graphics(Graphics::Sixel)]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct ReplyScanner {
    /// Bytes since the last Esc; empty outside of a sequence.
    open: Vec<u8>,
}

impl ReplyScanner {
    pub fn feed(&mut self, bytes: &[u8], on_reply: &mut dyn FnMut(GraphicsReply)) {
        for &byte in bytes {
            self.take(byte, on_reply);
        }
    }

    fn take(&mut self, byte: u8, on_reply: &mut dyn FnMut(GraphicsReply)) {
        const ESC: u8 = 0x1b;
        if self.open.is_empty() {
            self.open.extend((byte == ESC).then_some(ESC));
            return;
        }
        self.open.push(byte);
        let is_string = self.open.get(1) == Some(&b'P');
        let is_complete = match (self.open.len(), is_string) {
            (2, false) => byte != b'[',
            (_, false) => (0x40..=0x7e).contains(&byte),
            (_, true) => self.open.ends_with(&[ESC, b'\\']) || byte == 0x07,
        };
        if is_complete || self.open.len() > LONGEST {
            let sequence = std::mem::take(&mut self.open);
            if let Some(reply) = read(&sequence) {
                on_reply(reply);
            }
        }
    }
}

fn read(sequence: &[u8]) -> Option<GraphicsReply> {
    let text = std::str::from_utf8(sequence).ok()?;
    if let Some(name) = text.strip_prefix("\x1bP>|") {
        let name = name.trim_end_matches(['\x1b', '\\', '\x07']);
        return has_placeholders(name).then_some(GraphicsReply::Graphics(Graphics::Kitty));
    }
    let body = text.strip_prefix("\x1b[")?;
    if let Some(attributes) = body.strip_prefix('?').and_then(|it| it.strip_suffix('c')) {
        let has_sixels = attributes.split(';').skip(1).any(|attribute| attribute == "4");
        return has_sixels.then_some(GraphicsReply::Graphics(Graphics::Sixel));
    }
    let mut numbers = body.strip_suffix('t')?.split(';').map(str::parse::<u16>);
    match [numbers.next()?, numbers.next()?, numbers.next()?] {
        [Ok(6), Ok(height), Ok(width)] if height > 3 && width > 3 => {
            Some(GraphicsReply::Cell(CellSize { width, height }))
        }
        _ => None,
    }
}

/// Whether a terminal of this name and version draws images at Unicode placeholders.
fn has_placeholders(name: &str) -> bool {
    if name.starts_with("ghostty") {
        return true;
    }
    let version = name.strip_prefix("kitty(").and_then(|rest| rest.strip_suffix(')'));
    let mut numbers = version.into_iter().flat_map(|it| it.split('.')).map(str::parse::<u32>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(0)), Some(Ok(minor))) => minor >= 28,
        (Some(Ok(_)), _) => true,
        _ => false,
    }
}
