//! Moves that are typed: digits as in the books, or a square after `:`.

use super::study::practice;
use super::{Context, Dialog, Effect, Screen, State, library, play};
use crate::records::{NAME_LENGTH, visible};
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

/// Takes a key that is text while something is typed: a move, a name, words to search for.
pub fn key(state: &mut State, key: KeyEvent) -> Vec<Effect> {
    let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    let letter = match key.code {
        KeyCode::Backspace => None,
        KeyCode::Char(c) if is_plain => Some(c),
        _ => return Vec::new(),
    };
    let change = |text: &mut String, append: fn(&mut String, &str)| match letter {
        None => drop(text.pop()),
        Some(c) => append(text, c.encode_utf8(&mut [0; 4])),
    };
    if state.context() == Context::Search {
        return library::typed(state, |words| change(words, append_words));
    }
    match &mut state.dialog {
        Some(Dialog::Entry(text)) => change(text, append),
        Some(Dialog::Name(_, text)) => change(text, append_words),
        _ => {}
    }
    Vec::new()
}

/// Takes pasted text into what is typed.
pub fn paste(state: &mut State, pasted: &str) {
    match &mut state.dialog {
        Some(Dialog::Entry(text)) => append(text, pasted),
        Some(Dialog::Name(_, text)) => append_words(text, pasted),
        _ => {}
    }
}

/// Appends what can be part of names and of words to search for.
pub fn append_words(text: &mut String, more: &str) {
    for c in more.chars().take(NAME_LENGTH) {
        let is_blank = c == ' ' && !text.is_empty();
        let shown = visible(c.encode_utf8(&mut [0; 4]), 1);
        if text.chars().count() < NAME_LENGTH && (is_blank || !shown.is_empty()) {
            text.push(c);
        }
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
    if transcript::is_pass(text) && state.screen != Screen::Practice {
        play::pass_if_forced(state);
        return;
    }
    let notation = state.notation();
    match square(notation, text) {
        Some(square) if state.screen == Screen::Practice => practice::answer(state, square),
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
