//! Boards drawn in text: eight rows of eight signs with coordinates, lines and discs as letters or signs; also on one
//! line with `/` between the rows, as in FEN.

use super::board;
use super::grid::eights;
use super::tokens::{TokenKind, tokens};
use crate::rules::{Bitboard, Color, Game, Position, Square, Variant};

/// A board of a text, and the lines around it.
pub(super) struct Diagram<'t> {
    discs: [Bitboard; 2],
    /// Lines before and behind it.
    before: &'t str,
    pub after: &'t str,
    side: Option<Color>,
}

type Row = [Option<Color>; 8];

impl Diagram<'_> {
    /// Position with the side that the text names, or that can move.
    pub fn game(&self) -> Game {
        let stated = || self.after.lines().chain(self.before.lines().rev()).find_map(one_side);
        let side = self.side.or_else(stated).unwrap_or_else(|| {
            let black = board::position(self.discs, Color::Black);
            let can_move = !black.legal_moves().is_empty() || black.pass().legal_moves().is_empty();
            if can_move { Color::Black } else { Color::White }
        });
        Game::starting_at(Variant::REVERSI, board::position(self.discs, side), side)
    }
}

/// The side of a line that names one side alone and has no move.
pub(super) fn one_side(line: &str) -> Option<Color> {
    let mut sides = tokens(line).into_iter().filter_map(|token| match token.kind {
        TokenKind::Side(side) => Some(side),
        _ => None,
    });
    let first = sides.next();
    let is_only = sides.all(|side| Some(side) == first);
    let has_moves = tokens(line).iter().any(|it| matches!(it.kind, TokenKind::Square(_)));
    match first {
        Some(side) if is_only && !has_moves => Some(side),
        None => (line.trim() == "*").then_some(Color::Black),
        _ => None,
    }
}

/// Disc of a sign.
fn disc(c: char) -> Option<Color> {
    match c {
        '●' | '⚫' | '⬤' | '黒' | '黑' | '@' | '#' => Some(Color::Black),
        '○' | '⚪' | '◯' | '〇' | '白' => Some(Color::White),
        _ => board::disc(c),
    }
}

const fn is_empty_sign(c: char) -> bool {
    matches!(
        c,
        '-' | '.'
            | '_'
            | '·'
            | '・'
            | '+'
            | '□'
            | '▢'
            | '☐'
            | '–'
            | '﹢'
            | '\u{1f7e9}'
            | '\u{1f7e2}'
    )
}

/// Rows of a line, with or without a coordinate at its ends.
fn row(line: &str) -> Option<Row> {
    let line = line.trim();
    let fields: Vec<&str> = line.split(['|', '│', '┃', '\t', ',', ';']).map(str::trim).collect();
    if let Some(row) = eights(&fields).find_map(cells) {
        return Some(row);
    }
    let is_digit = |c: char| ('1'..='8').contains(&c);
    let inner = line.trim_start_matches(is_digit).trim_start_matches([')', ':', '|', '│', ' ']);
    let inner = inner.trim_end_matches(is_digit).trim_end();
    [inner, line].into_iter().find_map(|text| {
        let signs = text.chars().filter(|c| !c.is_whitespace() && !"|│┃,;/".contains(*c));
        let signs: Vec<char> = signs.filter(|&c| !matches!(c, '\u{fe0e}' | '\u{fe0f}')).collect();
        let signs: &[char; 8] = signs.as_slice().try_into().ok()?;
        let mut row = Row::default();
        for (cell, &sign) in row.iter_mut().zip(signs) {
            *cell = disc(sign);
            if cell.is_none() && !is_empty_sign(sign) {
                return None;
            }
        }
        Some(row)
    })
}

fn cells(fields: &[&str; 8]) -> Option<Row> {
    let mut row = Row::default();
    for (cell, field) in row.iter_mut().zip(fields) {
        let mut signs = field.chars().filter(|&c| c != '\u{fe0f}');
        *cell = match (signs.next(), signs.next()) {
            (None, _) => None,
            (Some(sign), None) if disc(sign).is_some() => disc(sign),
            (Some(sign), None) if is_empty_sign(sign) => None,
            _ => return None,
        };
    }
    Some(row)
}

/// Whether a line is a border or names the columns.
fn is_border(line: &str) -> bool {
    let signs: String = line.chars().filter(|c| !c.is_whitespace()).collect();
    let is_line = |c: char| {
        matches!(c, '+' | '-' | '=' | '_' | '|') || ('\u{2500}'..='\u{257f}').contains(&c)
    };
    signs.len() > 8 && signs.chars().all(is_line)
        || signs.to_lowercase().chars().filter(|c| c.is_alphabetic()).eq("abcdefgh".chars())
}

/// Boards of a text, in order; each takes the text up to the next one.
pub(super) fn read(text: &str) -> Vec<Diagram<'_>> {
    let mut lines = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        lines.push((at, line));
        at += line.len();
    }
    let mut found: Vec<(usize, usize, [Row; 8])> = Vec::new();
    let mut first = 0;
    while first < lines.len() {
        let mut rows = Vec::new();
        let mut next = first;
        while rows.len() < 8 && next < lines.len() {
            let line = lines[next].1;
            match row(line) {
                Some(row) => rows.push(row),
                None if !rows.is_empty() && is_border(line) => {}
                None => break,
            }
            next += 1;
        }
        if let Ok(rows) = <[Row; 8]>::try_from(rows) {
            let end = lines.get(next).map_or(text.len(), |line| line.0);
            found.push((lines[first].0, end, rows));
            first = next;
        } else {
            first += 1;
        }
    }
    let begins: Vec<usize> = found.iter().map(|it| it.0).chain([text.len()]).collect();
    let mut before = 0;
    found
        .into_iter()
        .zip(&begins[1..])
        .map(|((start, end, rows), &next)| {
            let diagram = Diagram {
                discs: discs(&rows),
                before: &text[before..start],
                after: &text[end..next],
                side: None,
            };
            before = end;
            diagram
        })
        .collect()
}

fn discs(rows: &[Row; 8]) -> [Bitboard; 2] {
    let mut discs = [Bitboard::EMPTY; 2];
    let cells = rows.iter().flatten();
    for (square, cell) in Square::all().zip(cells) {
        if let Some(side) = cell {
            discs[side.index()] |= Bitboard::of(square);
        }
    }
    discs
}

/// A board on one line, as [`read_fen`] reads it: `8/8/8/3OX3/3XO3/8/8/8 b`.
pub(super) fn write_fen(position: &Position, side: Color) -> String {
    let mut text = String::new();
    let mut free = 0;
    for (square, number) in Square::all().zip(1..) {
        let letter = if position.player().contains(square) {
            Some(side.letter())
        } else {
            position.opponent().contains(square).then_some((!side).letter())
        };
        free += u8::from(letter.is_none());
        let is_end = number % 8 == 0;
        if free > 0 && (letter.is_some() || is_end) {
            text.push(char::from(b'0' + free));
            free = 0;
        }
        text.extend(letter);
        if is_end && number < 64 {
            text.push('/');
        }
    }
    text + if side == Color::Black { " b" } else { " w" }
}

/// Board of a line such as `8/8/8/3Oo3/3oO3/8/8/8 b`. Where both sides have one letter, the capital is White's.
pub(super) fn read_fen(text: &str) -> Option<Diagram<'_>> {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let (board, after) = text.split_at(end);
    // Pieces in hand.
    let board = board.split('[').next().unwrap_or_default();
    let rows: Vec<&str> = board.split('/').collect();
    let rows: [&str; 8] = rows.try_into().ok()?;
    let letters: Vec<char> = board.chars().filter(|c| c.is_alphabetic()).collect();
    let is_one_letter = letters.windows(2).all(|pair| pair[0].eq_ignore_ascii_case(&pair[1]))
        && !letters.iter().all(|letter| matches!(letter, 'X' | 'O'));
    let side = |letter: char| match letter {
        // The first to move has the capital.
        'P' => Some(Color::Black),
        'p' => Some(Color::White),
        _ if is_one_letter && letter.is_uppercase() => Some(Color::White),
        _ if is_one_letter => Some(Color::Black),
        _ => disc(letter),
    };
    let mut all = [Row::default(); 8];
    for (row, text) in all.iter_mut().zip(rows) {
        let mut at = 0;
        for letter in text.chars() {
            if let Some(free) = letter.to_digit(10) {
                at += free as usize;
            } else {
                *row.get_mut(at)? = Some(side(letter)?);
                at += 1;
            }
        }
        if at != 8 {
            return None;
        }
    }
    let is_chess = letters.first().is_some_and(|letter| letter.eq_ignore_ascii_case(&'p'));
    let (mark, rest) = {
        let after = after.trim_start();
        let end = after.find(char::is_whitespace).unwrap_or(after.len());
        after.split_at(end)
    };
    let mover = match mark {
        "w" if is_chess => Some(Color::Black),
        "b" if is_chess => Some(Color::White),
        _ => super::tokens::side(mark).or_else(|| mark.chars().next().and_then(disc)),
    };
    let after = if mover.is_some() { rest } else { after };
    Some(Diagram { discs: discs(&all), before: "", after, side: mover })
}
