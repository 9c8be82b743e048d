//! Grids of move numbers: a paper record, eight rows of eight, where each square has the number of its move.

use super::play::{Play, WrittenMove};
use super::reading::number;
use super::stop::GridError;
use super::{Reading, Record};
use crate::rules::{Square, Turn};

/// Numbers of a row, 0 for a square without one.
type Row = [u32; 8];

/// Numbers that a text needs to be a grid.
const LEAST: usize = 5;

fn row(line: &str) -> Option<Row> {
    let is_mark = |c: char| matches!(c, '|' | '│' | '\t' | ',' | ';');
    let marks = line.chars().filter(|&c| is_mark(c)).count();
    let fields: Vec<&str> = if marks > 6 {
        line.trim_matches([' ', '\r', '\n']).split(is_mark).map(str::trim).collect()
    } else {
        line.split(|c: char| c.is_whitespace() || is_mark(c)).filter(|it| !it.is_empty()).collect()
    };
    eights(&fields).find_map(|eight| {
        let mut row = Row::default();
        for (number, field) in row.iter_mut().zip(eight) {
            *number = cell(field)?;
        }
        Some(row)
    })
}

/// Eight fields in a row, without outer lines and coordinates at the ends.
pub(super) fn eights<'f>(fields: &'f [&'f str]) -> impl Iterator<Item = &'f [&'f str; 8]> {
    let (count, last) = (fields.len(), fields.len().saturating_sub(1));
    let ends = [(0, count), (1, count), (0, last), (1, last), (2, last)];
    ends.into_iter().filter_map(|(from, to)| fields.get(from..to)?.try_into().ok())
}

fn cell(field: &str) -> Option<u32> {
    let field = field.trim_matches(['(', ')', '[', ']', '"']);
    if field.is_empty() || field.chars().all(|c| "-._·・*+".contains(c)) {
        return Some(0);
    }
    if let [letter] = field.chars().collect::<Vec<_>>()[..] {
        let is_disc = matches!(letter, '●' | '○' | '⚫' | '⚪' | '◯' | '黒' | '白');
        if is_disc || letter.is_ascii_alphabetic() && super::board::disc(letter).is_some() {
            return Some(0);
        }
    }
    field.parse().ok().filter(|number| *number <= 64)
}

/// Games of the grids of a text; empty if there is none.
pub(super) fn read(text: &str) -> Vec<Reading> {
    let mut found = Vec::new();
    let mut rows: Vec<Row> = Vec::new();
    for line in text.lines().map(Some).chain([None]) {
        match line.and_then(row) {
            Some(row) => rows.push(row),
            None if line.is_some_and(is_between) => continue,
            None => rows.clear(),
        }
        if let Ok(grid) = <[Row; 8]>::try_from(rows.clone()) {
            if grid.iter().flatten().filter(|number| **number > 0).count() >= LEAST {
                found.push(game(&grid));
            }
            rows.clear();
        }
    }
    number(&mut found);
    found
}

/// Whether a line separates rows.
fn is_between(line: &str) -> bool {
    line.trim()
        .chars()
        .all(|c| matches!(c, '+' | '-' | '=' | ' ') || ('\u{2500}'..='\u{257f}').contains(&c))
}

fn game(grid: &[Row; 8]) -> Reading {
    let mut moves: Vec<(u32, Square)> = grid
        .iter()
        .flatten()
        .copied()
        .zip(Square::all())
        .filter(|(number, _)| *number > 0)
        .collect();
    moves.sort_by_key(|(number, _)| *number);
    let mut play = Play::new();
    let mut why: Option<GridError> = None;
    let mut next = 1;
    for &(number, square) in &moves {
        if number < next {
            why = why.or(Some(GridError::Twice(number)));
        }
        while next < number && why.is_none() {
            // A pass may have a number of its own.
            if matches!(play.game.turn(), Turn::Pass(_)) {
                play.add(WrittenMove::Pass, "");
                next += 1;
            } else {
                why = Some(GridError::Missing(next));
            }
        }
        if why.is_none() {
            play.add(WrittenMove::Place(square), &square.to_string());
        }
        next = number + 1;
    }
    let why = why.or(play.stop.map(GridError::from));
    Reading::of(Record::of(play.game)).stopped(why, moves.len())
}
