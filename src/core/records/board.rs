//! Boards as text: 64 cells from a1 to h8, then the side to move.

use crate::rules::{Bitboard, Color, Position, Square};

/// Error of an invalid board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum BoardError {
    #[error("the board has {found} squares instead of {wanted}")]
    CellCount {
        found: usize,
        /// Number of cells of the board; 64 on the 8×8 board.
        wanted: usize,
    },
    #[error("square {number} is {found:?}: a square is X, O or -")]
    NotACell {
        /// Number of the cell, from 1.
        number: usize,
        found: char,
    },
    /// No valid side to move.
    #[error("after the board comes X or O, the side to move, not {0:?}")]
    NotASide(String),
}

pub(super) const fn disc(letter: char) -> Option<Color> {
    match letter {
        'X' | 'x' | 'B' | 'b' | '*' | '0' => Some(Color::Black),
        'O' | 'o' | 'W' | 'w' | '1' => Some(Color::White),
        _ => None,
    }
}

pub(super) const fn is_cell(c: char) -> bool {
    disc(c).is_some() || matches!(c, '-' | '.')
}

/// Discs of Black and White of a board at the start of a text, and the rest. Blanks and line ends may separate cells.
///
/// # Errors
///
/// [`BoardError`].
pub(super) fn take_cells(text: &str) -> Result<([Bitboard; 2], &str), BoardError> {
    let mut discs = [Bitboard::EMPTY; 2];
    let mut count = 0;
    for (at, found) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
        if count == 64 {
            return Ok((discs, &text[at..]));
        }
        match disc(found) {
            Some(side) => discs[side.index()] |= Bitboard(1 << count),
            None if matches!(found, '-' | '.') => {}
            None if found == ';' => return Err(BoardError::CellCount { found: count, wanted: 64 }),
            None => return Err(BoardError::NotACell { number: count + 1, found }),
        }
        count += 1;
    }
    if count == 64 {
        return Ok((discs, ""));
    }
    Err(BoardError::CellCount { found: count, wanted: 64 })
}

pub(super) fn position(discs: [Bitboard; 2], side: Color) -> Position {
    Position::new(discs[side.index()], discs[(!side).index()]).expect("a cell holds one disc")
}

/// Board and side to move, Black by default. Cells are `X x B b * 0` for Black, `O o W w 1` for White, `-` or `.` for
/// empty.
///
/// # Errors
///
/// [`BoardError`].
pub fn read(text: &str) -> Result<(Position, Color), BoardError> {
    let (discs, rest) = take_cells(text)?;
    let mut letters = rest.chars();
    let side = match (letters.next(), letters.next()) {
        (None, _) => Color::Black,
        (Some(letter), None) => {
            disc(letter).ok_or_else(|| BoardError::NotASide(super::sanitize(rest, 20)))?
        }
        _ => return Err(BoardError::NotASide(super::sanitize(rest, 20))),
    };
    Ok((position(discs, side), side))
}

/// As [`read`] for a board of `size` squares a side, in the upper left of the large one.
///
/// # Errors
///
/// As in [`read`].
pub(super) fn read_sized(text: &str, size: usize) -> Result<(Position, Color), BoardError> {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let wanted = size * size;
    let Some((cells, rest)) = letters.split_at_checked(wanted) else {
        return Err(BoardError::CellCount { found: letters.len(), wanted });
    };
    let mut large: String = cells
        .chunks(size)
        .flat_map(|row| row.iter().copied().chain(std::iter::repeat('-')).take(8))
        .collect();
    large.extend(std::iter::repeat_n('-', 8 * (8 - size)));
    large.extend(rest);
    read(&large)
}

/// Cells of a board, with these letters for Black and White.
pub(super) fn cells(position: &Position, side: Color, letters: [char; 2]) -> String {
    let [player, opponent] = [side, !side].map(|side| letters[side.index()]);
    let cell = |square| match square {
        square if position.player().contains(square) => player,
        square if position.opponent().contains(square) => opponent,
        _ => '-',
    };
    Square::all().map(cell).collect()
}

/// Board with `side` to move as text: `---...--- X`.
pub fn write(position: &Position, side: Color) -> String {
    let letters = Color::BOTH.map(Color::letter);
    format!("{} {}", cells(position, side, letters), side.letter())
}
