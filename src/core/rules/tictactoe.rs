//! Tic-tac-toe, on the nine squares in the upper left corner of a large board: the same squares,
//! sets and positions serve both games.

use super::{Bitboard, IllegalMove, Position, Square};

/// Squares from one edge of the board to the other.
pub const SIZE: u8 = 3;

/// The square in the middle.
pub const CENTRE: Bitboard = Bitboard(1 << 9);
/// The four corners.
pub const CORNERS: Bitboard = Bitboard(0b101 | 0b101 << 16);
/// The squares between two corners.
pub const SIDES: Bitboard = Bitboard(1 << 1 | 1 << 8 | 1 << 10 | 1 << 17);
/// All nine squares.
pub const BOARD: Bitboard = Bitboard(CENTRE.0 | CORNERS.0 | SIDES.0);

/// The eight rows, columns and diagonals of three.
pub const LINES: [Bitboard; 8] = [
    Bitboard(0b111),
    Bitboard(0b111 << 8),
    Bitboard(0b111 << 16),
    Bitboard(0x0001_0101),
    Bitboard(0x0001_0101 << 1),
    Bitboard(0x0001_0101 << 2),
    Bitboard(1 | 1 << 9 | 1 << 18),
    Bitboard(1 << 2 | 1 << 9 | 1 << 16),
];

/// The squares of all lines that one side has filled: three, five for two lines, or none.
pub fn filled(discs: Bitboard) -> Bitboard {
    let is_filled = |line: &&Bitboard| discs & **line == **line;
    LINES.iter().filter(is_filled).fold(Bitboard::EMPTY, |all, &line| all | line)
}

/// The free squares, while nobody has filled a line.
pub fn legal_moves(position: &Position) -> Bitboard {
    let is_won = !(filled(position.player()) | filled(position.opponent())).is_empty();
    if is_won { Bitboard::EMPTY } else { position.empties() & BOARD }
}

/// The free squares that fill a line for the side to move.
pub fn wins(position: &Position) -> Bitboard {
    let fills = |&square: &Square| !filled(position.player() | Bitboard::of(square)).is_empty();
    legal_moves(position).squares().filter(fills).collect()
}

/// The free squares that would fill a line for the other side.
pub fn threats(position: &Position) -> Bitboard {
    wins(&position.pass())
}

/// The position after a disc on `square`, one of the nine, seen by the other side. Whether the game still goes on is
/// not asked: [`super::Variant::turn`] tells.
///
/// # Errors
///
/// [`IllegalMove`] where the square is taken.
pub fn play(position: &Position, square: Square) -> Result<Position, IllegalMove> {
    if !position.empties().contains(square) {
        return Err(IllegalMove::Taken(square));
    }
    Ok(position.play_flips(square, Bitboard::EMPTY))
}
