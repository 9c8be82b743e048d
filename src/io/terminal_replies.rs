//! Replies of the terminal, among the bytes of the keyboard. The input parser ignores them.
//!
//! `DCS 1 $ r ... m ST` has the colours in force (DECRPSS), `OSC 11 ; rgb: ... ST` is the background, and `CSI row ;
//! column R` the place of the cursor (CPR). Primary device attributes (`CSI ? ... c`) name sixels as 4 (DEC VT340), `CSI
//! 6 ; height ; width t` is the size of a cell in pixels (xterm's window operation 16), and `DCS > | text ST` is the
//! terminal's name and version (XTVERSION).

use super::pictures::Graphics;
use crate::app::{Brightness, CellSize};

/// A reply of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerminalReply {
    Graphics(Graphics),
    Cell(CellSize),
    /// Whether a colour of 24 bits was kept as it was set.
    TrueColor(bool),
    Background(Brightness),
    /// Place of the cursor, from 1.
    Cursor {
        row: u16,
        column: u16,
    },
    /// The answer to the last question.
    Done,
}

/// Longest reply in bytes; longer ones are ignored.
const LONGEST: usize = 128;

/// Finds replies in pieces of input of any size.
///
/// ```
/// use outflank::io::{Graphics, TerminalReply, ReplyScanner};
///
/// let mut scanner = ReplyScanner::default();
/// let mut replies = Vec::new();
/// scanner.feed(b"x\x1b[?62;", &mut |reply| replies.push(reply));
/// scanner.feed(b"4;22cy", &mut |reply| replies.push(reply));
/// assert_eq!(replies, [TerminalReply::Graphics(Graphics::Sixel), TerminalReply::Done]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct ReplyScanner {
    /// Bytes since the last Esc; empty outside of a sequence.
    open: Vec<u8>,
}

impl ReplyScanner {
    pub fn feed(&mut self, bytes: &[u8], on_reply: &mut dyn FnMut(TerminalReply)) {
        for &byte in bytes {
            self.take(byte, on_reply);
        }
    }

    fn take(&mut self, byte: u8, on_reply: &mut dyn FnMut(TerminalReply)) {
        const ESC: u8 = 0x1b;
        if self.open.is_empty() {
            self.open.extend((byte == ESC).then_some(ESC));
            return;
        }
        self.open.push(byte);
        let is_string = matches!(self.open.get(1), Some(b'P' | b']'));
        let is_complete = match (self.open.len(), is_string) {
            (2, false) => byte != b'[',
            (_, false) => (0x40..=0x7e).contains(&byte),
            (_, true) => self.open.ends_with(&[ESC, b'\\']) || byte == 0x07,
        };
        if is_complete || self.open.len() > LONGEST {
            let sequence = std::mem::take(&mut self.open);
            std::str::from_utf8(&sequence).into_iter().flat_map(read).for_each(on_reply);
        }
    }
}

/// Replies of a whole sequence.
fn read(sequence: &str) -> Vec<TerminalReply> {
    let string =
        |start: &str| Some(sequence.strip_prefix(start)?.trim_end_matches(['\x1b', '\\', '\x07']));
    if let Some(name) = string("\x1bP>|") {
        let graphics = TerminalReply::Graphics(Graphics::Kitty);
        return has_placeholders(name).then_some(graphics).into_iter().collect();
    }
    if let Some(colors) = string("\x1bP1$r") {
        return vec![TerminalReply::TrueColor(is_kept(colors))];
    }
    if let Some(color) = string("\x1b]11;") {
        return brightness(color).map(TerminalReply::Background).into_iter().collect();
    }
    let Some(body) = sequence.strip_prefix("\x1b[") else { return Vec::new() };
    if let Some(attributes) = body.strip_prefix('?').and_then(|it| it.strip_suffix('c')) {
        let has_sixels = attributes.split(';').skip(1).any(|attribute| attribute == "4");
        let graphics = has_sixels.then_some(TerminalReply::Graphics(Graphics::Sixel));
        return graphics.into_iter().chain([TerminalReply::Done]).collect();
    }
    numbers(body).into_iter().collect()
}

/// Reply of a sequence of numbers.
fn numbers(body: &str) -> Option<TerminalReply> {
    let last = body.chars().next_back()?;
    let numbers: Result<Vec<u16>, _> =
        body[..body.len() - last.len_utf8()].split(';').map(str::parse::<u16>).collect();
    match (last, &numbers.ok()?[..]) {
        ('t', &[6, height, width]) if height > 3 && width > 3 => {
            Some(TerminalReply::Cell(CellSize { width, height }))
        }
        ('R', &[row, column]) => Some(TerminalReply::Cursor { row, column }),
        _ => None,
    }
}

/// Whether `SGR` parameters have the background that was set to ask for it: `48:2::1:2:3`, `48:2:1:2:3` or
/// `48;2;1;2;3`.
fn is_kept(parameters: &str) -> bool {
    let parameters = parameters.trim_end_matches('m').replace(';', ":").replace("::", ":");
    format!(":{parameters}:").contains(":48:2:1:2:3:")
}

/// Brightness of a colour such as `rgb:1c1c/1c1c/1c1c`, of one to four digits a channel.
fn brightness(color: &str) -> Option<Brightness> {
    let channels = color.strip_prefix("rgb:").or_else(|| color.strip_prefix("rgba:"))?;
    let channel = |digits: &str| {
        let most = 16_f32.powi(i32::try_from(digits.len()).ok()?) - 1.0;
        let value = u16::from_str_radix(digits, 16).ok()?;
        Some(f32::from(value) / most)
    };
    let channels: Option<Vec<f32>> = channels.split('/').map(channel).collect();
    let [red, green, blue, ..] = channels?[..] else { return None };
    let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    Some(if light > 0.5 { Brightness::Light } else { Brightness::Dark })
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
