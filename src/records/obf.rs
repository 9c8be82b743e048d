//! OBF, the format of endgame problems: a position a line, and the score of its moves.
//!
//! `<64 cells> <X|O>; <move>:<score>; ...`, scores being the final disc difference for the side to
//! move. `%` begins a comment, and blank lines are skipped.

use crate::rules::{Bitboard, Disc, Position, Square};

/// A position, and what the file says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Seen by the side to move.
    pub position: Position,
    /// The side to move.
    pub side: Disc,
    /// The final disc difference with best play, for the side to move, where it is stated.
    pub score: Option<i32>,
}

/// Why a line is no problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ObfError {
    /// The board has not 64 cells.
    #[error("the board has {0} cells instead of 64")]
    CellCount(usize),
    /// A character of the board is neither a disc nor an empty square.
    #[error("cell {number} is {found:?}: a cell is X, O or -")]
    NotACell {
        /// Which one, from 1.
        number: usize,
        /// What stands there.
        found: char,
    },
    /// Nobody is to move.
    #[error("after the board, X or O has to say who is to move, not {0:?}")]
    NotASide(String),
    /// A score is not a number of discs.
    #[error("{0:?} is not a score between -64 and +64")]
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
    let discs = read_cells(cells)?;
    let side = match side {
        "X" | "x" | "B" | "b" | "*" => Disc::Black,
        "O" | "o" | "W" | "w" => Disc::White,
        other => return Err(ObfError::NotASide(shortened(other))),
    };
    let position =
        Position::new(discs[side.index()], discs[(!side).index()]).expect("a cell holds one disc");
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

/// The discs of Black and White on a board of 64 characters.
fn read_cells(cells: &str) -> Result<[Bitboard; 2], ObfError> {
    let count = cells.chars().count();
    if count != 64 {
        return Err(ObfError::CellCount(count));
    }
    let mut discs = [Bitboard::EMPTY; 2];
    for (index, cell) in cells.chars().enumerate() {
        let side = match cell {
            'X' | 'x' | 'B' | 'b' | '*' => Disc::Black,
            'O' | 'o' | 'W' | 'w' => Disc::White,
            '-' | '.' => continue,
            found => return Err(ObfError::NotACell { number: index + 1, found }),
        };
        discs[side.index()] |= Bitboard(1 << index);
    }
    Ok(discs)
}

fn read_score(text: &str) -> Result<i32, ObfError> {
    let score = text.parse().ok().filter(|score| (-127..=64).contains(score));
    score.ok_or_else(|| ObfError::NotAScore(shortened(text)))
}

/// As much of a text as a sentence can quote.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
