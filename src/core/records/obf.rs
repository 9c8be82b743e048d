//! OBF, the format of endgame problems: a position a line, and the score of its moves.
//!
//! `<64 cells> <X|O>; <move>:<score>; ...`, scores being the final disc difference for the side to
//! move. `%` begins a comment, and blank lines are skipped.

use super::board::{self, BoardError};
use super::{Record, sanitize};
use crate::rules::{Color, Game, Position, Square, Variant};
use crate::words::say;

/// Characters of a line that a sentence quotes, at most.
const QUOTED: usize = 20;

/// A position, and what the file says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Seen by the side to move.
    pub position: Position,
    /// The side to move.
    pub side: Color,
    /// The final disc difference with best play, for the side to move, where it is stated.
    pub score: Option<i32>,
}

/// The error of a line that is no problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ObfError {
    /// The board is none, or nobody is to move there.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A score is not a number of discs.
    #[error("{}", say!("error-obf-not-a-score", value = format!("{:?}", .0)))]
    NotAScore(String),
}

/// The problem on a line; `None` where there is only a comment, or nothing.
///
/// # Errors
///
/// [`ObfError`] says what is wrong with the line.
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
    let mut score = None;
    for part in parts.filter(|part| !part.is_empty()) {
        let (square, value) = part.rsplit_once(':').unwrap_or(("", part));
        let value = read_score(value.trim())?;
        // A line may end with a mark that is no move.
        if square.is_empty() || square.trim().parse::<Square>().is_ok() {
            score = score.max(Some(value));
        }
    }
    Ok(Some(Problem { position, side, score }))
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
