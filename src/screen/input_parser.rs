//! The input parser: bytes of a terminal become keys, clicks, pasted text and focus changes.
//!
//! It accepts pieces of any size and buffers a bounded number of bytes. An unfinished escape sequence is dropped
//! after a pause ([`InputParser::pause`]), so no input can block the keyboard.
//!
//! Sequences after ECMA-48 and xterm's "Control Sequences"; `CSI u` after the kitty keyboard protocol.

use super::input_event::InputEvent;
use crate::app::{Key, KeyCode};
use std::time::Duration;

/// Limit of an escape sequence in bytes; longer ones are ignored.
const LONGEST_SEQUENCE: usize = 64;
/// Limit of pasted text in bytes.
const LONGEST_PASTE: usize = 4 << 20;
/// Wait for the rest of an escape sequence, after which a lone Esc is the Esc key.
const SEQUENCE_PATIENCE: Duration = Duration::from_millis(50);
/// Wait for the rest of an answer of the terminal, which may come in pieces; few keys begin like one.
const ANSWER_PATIENCE: Duration = Duration::from_millis(300);
/// Wait for the rest of pasted text.
const PASTE_PATIENCE: Duration = Duration::from_secs(1);

const ESC: u8 = 0x1b;
const PASTE_END: &[u8] = b"\x1b[201~";

/// Modifiers of a key.
#[derive(Clone, Copy, Debug, Default)]
struct Modifiers {
    has_shift: bool,
    has_alt: bool,
    has_control: bool,
}

const PLAIN: Modifiers = Modifiers { has_shift: false, has_alt: false, has_control: false };
const ALT: Modifiers = Modifiers { has_alt: true, ..PLAIN };

/// An unfinished sequence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum OpenSequence {
    #[default]
    Nothing,
    /// An escape sequence, or a multibyte character.
    Sequence(Vec<u8>),
    /// A string from the terminal (OSC, DCS, APC), which is ignored.
    Reply {
        /// Whether the last byte was Esc: a backslash then ends the string.
        after_escape: bool,
    },
    Paste(Vec<u8>),
}

/// Parser of a terminal's input.
///
/// ```
/// use outflank::app::KeyCode;
/// use outflank::screen::{InputEvent, InputParser};
///
/// let mut parser = InputParser::default();
/// let mut events = Vec::new();
/// parser.feed(b"\x1b[", &mut |event| events.push(event));
/// parser.feed(b"A", &mut |event| events.push(event));
/// assert_eq!(events, [InputEvent::Key(KeyCode::Up.into())]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InputParser {
    open: OpenSequence,
}

impl InputParser {
    /// Parses bytes, and passes complete events to `on_event`.
    pub fn feed(&mut self, bytes: &[u8], on_event: &mut dyn FnMut(InputEvent)) {
        for &byte in bytes {
            self.open = match std::mem::take(&mut self.open) {
                OpenSequence::Nothing => begin(byte, on_event),
                OpenSequence::Sequence(mut sequence) => {
                    sequence.push(byte);
                    advance(sequence, on_event)
                }
                OpenSequence::Reply { after_escape } => match byte {
                    0x07 | 0x18 | 0x1a => OpenSequence::Nothing,
                    b'\\' if after_escape => OpenSequence::Nothing,
                    // Ctrl-C works even within an unfinished reply.
                    0x03 => begin(byte, on_event),
                    byte => OpenSequence::Reply { after_escape: byte == ESC },
                },
                OpenSequence::Paste(text) => paste(text, byte, on_event),
            };
        }
    }

    /// Wait for more bytes before [`Self::pause`]; `None` without an unfinished sequence.
    pub const fn patience(&self) -> Option<Duration> {
        match &self.open {
            OpenSequence::Nothing => None,
            // A digit: no key with Alt begins so.
            OpenSequence::Sequence(sequence) if sequence.len() > 2 => Some(ANSWER_PATIENCE),
            OpenSequence::Reply { .. } => Some(ANSWER_PATIENCE),
            OpenSequence::Sequence(_) => Some(SEQUENCE_PATIENCE),
            OpenSequence::Paste(_) => Some(PASTE_PATIENCE),
        }
    }

    /// Handles a pause: a lone Esc is a key, pasted text is complete, anything else is dropped.
    pub fn pause(&mut self, on_event: &mut dyn FnMut(InputEvent)) {
        match std::mem::take(&mut self.open) {
            OpenSequence::Sequence(sequence) if sequence == [ESC] => {
                on_event(key(KeyCode::Esc, PLAIN));
            }
            OpenSequence::Paste(text) => on_event(pasted(&text)),
            OpenSequence::Nothing | OpenSequence::Sequence(_) | OpenSequence::Reply { .. } => {}
        }
    }
}

fn key(code: KeyCode, modifiers: Modifiers) -> InputEvent {
    let Modifiers { has_control, has_alt, .. } = modifiers;
    InputEvent::Key(Key { code, has_control, has_alt })
}

fn pasted(text: &[u8]) -> InputEvent {
    InputEvent::Paste(String::from_utf8_lossy(text).into_owned())
}

/// Handles the first byte of a sequence.
fn begin(byte: u8, on_event: &mut dyn FnMut(InputEvent)) -> OpenSequence {
    match byte {
        ESC | 0xc2..=0xf4 => return OpenSequence::Sequence(vec![byte]),
        // Not the start of a UTF-8 character.
        0x80..=0xc1 | 0xf5..=0xff => {}
        byte => on_event(single(byte, PLAIN)),
    }
    OpenSequence::Nothing
}

fn single(byte: u8, modifiers: Modifiers) -> InputEvent {
    let with_control = Modifiers { has_control: true, ..modifiers };
    let control = |letter: u8| key(KeyCode::Char(letter.into()), with_control);
    match byte {
        b'\r' => key(KeyCode::Enter, modifiers),
        b'\t' => key(KeyCode::Tab, modifiers),
        0x7f => key(KeyCode::Backspace, modifiers),
        0 => control(b' '),
        1..=26 => control(byte - 1 + b'a'),
        0x1c..=0x1f => control(byte - 0x1c + b'4'),
        byte => key(KeyCode::Char(byte.into()), modifiers),
    }
}

/// Handles an unfinished sequence to which a byte was just appended.
fn advance(sequence: Vec<u8>, on_event: &mut dyn FnMut(InputEvent)) -> OpenSequence {
    let last = sequence[sequence.len() - 1];
    if sequence[0] != ESC {
        return continue_character(sequence, on_event);
    }
    match &sequence[1..] {
        // The first Esc was a key.
        [ESC] => {
            on_event(key(KeyCode::Esc, PLAIN));
            OpenSequence::Sequence(vec![ESC])
        }
        [b'[' | b'O'] | [b'[', b'['] => OpenSequence::Sequence(sequence),
        [b']' | b'P' | b'_' | b'^' | b'X'] => OpenSequence::Reply { after_escape: false },
        [byte] if !byte.is_ascii() => begin(last, on_event),
        [byte] => {
            on_event(single(*byte, ALT));
            OpenSequence::Nothing
        }
        [b'O', byte] => {
            let code = letter_key(*byte).map(|code| key(code, PLAIN));
            code.into_iter().for_each(on_event);
            OpenSequence::Nothing
        }
        // Linux console: F1 to F5.
        [b'[', b'[', byte @ b'A'..=b'E'] => {
            on_event(key(KeyCode::F(byte - b'A' + 1), PLAIN));
            OpenSequence::Nothing
        }
        // A click in the oldest encoding: three bytes follow.
        [b'[', b'M', rest @ ..] if rest.len() < 3 => OpenSequence::Sequence(sequence),
        [b'[', b'M', button, x, y] => {
            let at = |byte: &u8| u16::from(byte.saturating_sub(33));
            mouse(u16::from(button.saturating_sub(32)), at(x), at(y), false)
                .into_iter()
                .for_each(on_event);
            OpenSequence::Nothing
        }
        [b'[', parameters @ .., final_byte @ 0x40..=0x7e] => {
            if parameters == b"200" && *final_byte == b'~' {
                return OpenSequence::Paste(Vec::new());
            }
            control_sequence(parameters, *final_byte).into_iter().for_each(on_event);
            OpenSequence::Nothing
        }
        [b'[', .., 0x20..=0x3f] if sequence.len() < LONGEST_SEQUENCE => {
            OpenSequence::Sequence(sequence)
        }
        // Too long, so it is dropped. In any other invalid sequence the last byte may start a new one.
        [b'[', .., 0x20..=0x3f] => OpenSequence::Nothing,
        _ => begin(last, on_event),
    }
}

/// Handles the next byte of a multibyte character.
fn continue_character(bytes: Vec<u8>, on_event: &mut dyn FnMut(InputEvent)) -> OpenSequence {
    let wanted = match bytes[0] {
        ..=0xdf => 2,
        0xe0..=0xef => 3,
        _ => 4,
    };
    let last = bytes[bytes.len() - 1];
    if !(0x80..0xc0).contains(&last) {
        return begin(last, on_event);
    }
    if bytes.len() < wanted {
        return OpenSequence::Sequence(bytes);
    }
    let text = std::str::from_utf8(&bytes).ok();
    if let Some(c) = text.and_then(|text| text.chars().next()) {
        on_event(key(KeyCode::Char(c), PLAIN));
    }
    OpenSequence::Nothing
}

/// Handles the next byte of pasted text.
fn paste(mut text: Vec<u8>, byte: u8, on_event: &mut dyn FnMut(InputEvent)) -> OpenSequence {
    text.push(byte);
    if let Some(whole) = text.strip_suffix(PASTE_END) {
        on_event(pasted(&whole[..whole.len().min(LONGEST_PASTE)]));
        return OpenSequence::Nothing;
    }
    if text.len() > LONGEST_PASTE + PASTE_END.len() {
        // The end mark is still recognised; text beyond the limit is dropped.
        text.remove(LONGEST_PASTE);
    }
    OpenSequence::Paste(text)
}

/// Key of a sequence's final letter.
const fn letter_key(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'H' => KeyCode::Home,
        b'F' => KeyCode::End,
        b'M' => KeyCode::Enter,
        b'P'..=b'S' => KeyCode::F(letter - b'P' + 1),
        _ => return None,
    })
}

/// Key of a number before a tilde.
const fn number_key(number: u16) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number as u8 - 10),
        17..=21 => KeyCode::F(number as u8 - 11),
        23 | 24 => KeyCode::F(number as u8 - 12),
        _ => return None,
    })
}

/// Event of a complete control sequence; `None` without meaning.
fn control_sequence(parameters: &[u8], final_byte: u8) -> Option<InputEvent> {
    if let Some(parameters) = parameters.strip_prefix(b"<") {
        let [button, x, y] = numbers(parameters)[..] else { return None };
        let is_release = final_byte == b'm';
        let is_click = matches!(final_byte, b'M' | b'm');
        return is_click
            .then(|| mouse(button, x.checked_sub(1)?, y.checked_sub(1)?, is_release))
            .flatten();
    }
    // Only replies have other characters than digits and separators.
    if !parameters.iter().all(|byte| matches!(byte, b'0'..=b'9' | b';' | b':')) {
        return None;
    }
    // In the kitty protocol a release is the third kind of event. It is no key.
    let event_kind = parameters.split(|byte| *byte == b';').nth(1);
    if event_kind.is_some_and(|modifiers| modifiers.ends_with(b":3")) {
        return None;
    }
    let numbers = numbers(parameters);
    let first = numbers.first().copied().unwrap_or(1);
    let modifiers = modifiers(numbers.get(1).copied().unwrap_or(1));
    Some(match final_byte {
        b'I' => InputEvent::Focus(true),
        b'O' => InputEvent::Focus(false),
        b'Z' => key(KeyCode::BackTab, PLAIN),
        // xterm's `modifyOtherKeys`: the character is the third number.
        b'~' if first == 27 => kitty(*numbers.get(2)?, modifiers)?,
        b'~' => key(number_key(first)?, modifiers),
        b'u' => kitty(first, modifiers)?,
        // F3 with modifiers has the same form as a cursor position report and is rarer, so both are ignored.
        b'R' if numbers.len() > 1 => return None,
        letter => key(letter_key(letter)?, modifiers),
    })
}

fn kitty(code: u16, modifiers: Modifiers) -> Option<InputEvent> {
    Some(match code {
        13 => key(KeyCode::Enter, modifiers),
        27 => key(KeyCode::Esc, modifiers),
        9 if modifiers.has_shift => key(KeyCode::BackTab, modifiers),
        9 => key(KeyCode::Tab, modifiers),
        127 => key(KeyCode::Backspace, modifiers),
        code => key(KeyCode::Char(char::from_u32(code.into())?), modifiers),
    })
}

/// Numbers between separators, at most eight; invalid ones are 0.
fn numbers(parameters: &[u8]) -> Vec<u16> {
    let text = std::str::from_utf8(parameters).unwrap_or_default();
    let first = |part: &str| part.split(':').next().unwrap_or_default().parse().unwrap_or(0);
    if text.is_empty() { Vec::new() } else { text.split(';').take(8).map(first).collect() }
}

/// Modifiers of a sequence's modifier parameter, which is their bit set plus one.
const fn modifiers(number: u16) -> Modifiers {
    let bits = number.saturating_sub(1);
    Modifiers { has_shift: bits & 1 != 0, has_alt: bits & 2 != 0, has_control: bits & 4 != 0 }
}

/// A press of the left button, or a notch of the wheel; anything else of a mouse has no meaning.
const fn mouse(button: u16, column: u16, row: u16, is_release: bool) -> Option<InputEvent> {
    // Without the bits of the modifiers.
    match button & 0b1110_0011 {
        64 => Some(InputEvent::ScrollUp),
        65 => Some(InputEvent::ScrollDown),
        0 if !is_release => Some(InputEvent::Click { column, row }),
        _ => None,
    }
}
