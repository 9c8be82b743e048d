//! OBF: endgame problems, a position a line with scores.
//!
//! `<64 cells> <X|O>; <move>:<score>; ...`, scores as final margins for the side to move. `%` starts a comment, and
//! blank lines are skipped.

use super::board::{self, BoardError};
use super::stop::ObfError;
use super::{Record, sanitize};
use crate::rules::{Bitboard, Color, Game, Position, Square, Variant};

/// Characters of a line quoted in an error.
const QUOTED: usize = 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Position for the side to move.
    pub position: Position,
    pub side: Color,
    /// Stated final margin for the side to move.
    pub score: Option<i32>,
    /// Moves that are stated to reach it.
    pub best: Bitboard,
}

/// Problem of a line; `None` for a comment or a blank line.
///
/// # Errors
///
/// [`ObfError`].
pub fn read_line(line: &str) -> Result<Option<Problem>, ObfError> {
    let line = line.split('%').next().unwrap_or_default().trim();
    let mut parts = line.split(';').map(str::trim);
    let head = parts.next().unwrap_or_default();
    if head.is_empty() {
        return Ok(None);
    }
    let (cells, side) = match head.split_once(char::is_whitespace) {
        Some((cells, side)) => (cells, side.trim()),
        None => (head, ""),
    };
    let count = cells.chars().count();
    if count != 64 {
        return Err(BoardError::CellCount { found: count, wanted: 64 }.into());
    }
    let (discs, _) = board::take_cells(cells)?;
    let mut letters = side.chars();
    let (Some(side), None) = (letters.next().and_then(board::disc), letters.next()) else {
        return Err(BoardError::NotASide(sanitize(side, QUOTED)).into());
    };
    let position = board::position(discs, side);
    let (mut score, mut best) = (None, Bitboard::EMPTY);
    for part in parts.filter(|part| !part.is_empty()) {
        let (square, value) = part.rsplit_once(':').unwrap_or(("", part));
        let value = read_score(value.trim())?;
        let square = match square.trim() {
            "" => None,
            name => match name.parse::<Square>() {
                Ok(square) => Some(square),
                // A line may end with a mark that is not a move.
                Err(_) => continue,
            },
        };
        if Some(value) > score {
            (score, best) = (Some(value), Bitboard::EMPTY);
        }
        if Some(value) == score {
            best |= square.into_iter().collect();
        }
    }
    Ok(Some(Problem { position, side, score, best }))
}

fn read_score(text: &str) -> Result<i32, ObfError> {
    let score = text.parse().ok().filter(|score| (-127..=64).contains(score));
    score.ok_or_else(|| ObfError::NotAScore(sanitize(text, QUOTED)))
}

impl From<Problem> for Record {
    fn from(problem: Problem) -> Self {
        Self::of(Game::starting_at(Variant::REVERSI, problem.position, problem.side))
    }
}
