//! Moves that are typed: digits as in the books, or a square after `:`.

use super::play;
use super::{Dialog, Screen, State};
use crate::rules::{Notation, Square, transcript};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// More than any move needs.
const MAX_ENTRY: usize = 12;

/// Takes a digit. Where squares have a letter, the first is the column and the second the row;
/// where they are digits, one is a move.
pub fn digit(state: &mut State, digit: u8) {
    if state.notation() != Notation::Letters {
        play_typed(state, &digit.to_string());
        return;
    }
    let Some(table) = &mut state.table else { return };
    let column = table.column.take();
    if !(1..=8).contains(&digit) {
        let what = if column.is_some() { "row" } else { "column" };
        let letters = if column.is_some() { "" } else { ", for a to h" };
        state.refuse(format!("{digit} is no {what}: type 1 to 8{letters}"));
        return;
    }
    match column {
        None => table.column = Some(digit),
        Some(column) => play_typed(state, &format!("{column}{digit}")),
    }
}

/// Takes a key that is text while a move is typed.
pub fn key(state: &mut State, key: KeyEvent) {
    let Some(Dialog::Entry(text)) = &mut state.dialog else { return };
    match key.code {
        KeyCode::Backspace => {
            text.pop();
        }
        KeyCode::Char(c)
            if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) =>
        {
            append(text, &c.to_string());
        }
        _ => {}
    }
}

/// Takes pasted text: into the entry, and nowhere else.
pub fn paste(state: &mut State, pasted: &str) {
    match &mut state.dialog {
        Some(Dialog::Entry(text)) => append(text, pasted),
        None if state.screen == Screen::Table => {
            state.refuse("pasted text plays no move: type : first");
        }
        _ => {}
    }
}

/// Appends what can be part of a move; everything a terminal might obey is left out.
fn append(text: &mut String, more: &str) {
    for c in more.chars().filter(char::is_ascii_graphic) {
        if text.len() < MAX_ENTRY {
            text.push(c);
        }
    }
}

/// Plays what was typed and closes the entry.
pub fn play(state: &mut State) {
    let Some(Dialog::Entry(text)) = state.dialog.take() else { return };
    if !text.is_empty() {
        play_typed(state, &text);
    }
}

/// Plays on the square of that name, or passes, or says what is wrong.
pub fn play_typed(state: &mut State, text: &str) {
    if transcript::is_pass(text) {
        play::pass_if_forced(state);
        return;
    }
    let notation = state.notation();
    match square(notation, text) {
        Some(square) => play::place_at(state, square),
        None => state.refuse(format!("{text} is no square: type {}", notation.range())),
    }
}

/// The square that a player means: by its name, or by two digits, column and row, as in the book.
fn square(notation: Notation, text: &str) -> Option<Square> {
    match text.as_bytes() {
        &[column @ b'1'..=b'8', row @ b'1'..=b'8'] if notation == Notation::Letters => {
            Square::from_file_rank(column - b'1', row - b'1')
        }
        _ => notation.read(text),
    }
}
