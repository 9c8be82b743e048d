//! Moves that are typed: two digits as in the book, or a square after `:`.

use super::play;
use super::{Dialog, Screen, State};
use crate::rules::{Square, transcript};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// More than any move needs.
const MAX_ENTRY: usize = 12;

/// Takes a digit: the column first, then the row, and then the disc is placed.
pub fn digit(state: &mut State, digit: u8) {
    let Some(table) = &mut state.table else { return };
    let column = table.column.take();
    if !(1..=8).contains(&digit) {
        let what = if column.is_some() { "row" } else { "column" };
        let letters = if column.is_some() { "" } else { ", for a to h" };
        state.refuse(format!("{digit} is no {what}: type 1 to 8{letters}"));
        return;
    }
    let Some(column) = column else {
        table.column = Some(digit);
        return;
    };
    let square = Square::from_file_rank(column - 1, digit - 1).expect("both are within 1 to 8");
    play::place_at(state, square);
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

/// Plays what was typed, as a square or as two digits, and closes the entry.
pub fn play(state: &mut State) {
    let Some(Dialog::Entry(text)) = state.dialog.take() else { return };
    if text.is_empty() {
        return;
    }
    if transcript::is_pass(&text) {
        play::pass_if_forced(state);
        return;
    }
    let digits = match text.as_bytes() {
        &[column @ b'1'..=b'8', row @ b'1'..=b'8'] => {
            Square::from_file_rank(column - b'1', row - b'1')
        }
        _ => None,
    };
    let Some(square) = digits.or_else(|| text.parse().ok()) else {
        state.refuse(format!("{text} is no square: type a1 to h8, such as f5"));
        return;
    };
    play::place_at(state, square);
}
