//! Tic-tac-toe on the nine squares in the upper left of a large board, with the same squares, sets and positions as
//! Reversi.

use super::{Bitboard, IllegalMove, Position, Square};

pub const SIZE: u8 = 3;

pub const CENTRE: Bitboard = Bitboard(1 << 9);
pub const CORNERS: Bitboard = Bitboard(0b101 | 0b101 << 16);
pub const SIDES: Bitboard = Bitboard(1 << 1 | 1 << 8 | 1 << 10 | 1 << 17);
pub const BOARD: Bitboard = Bitboard(CENTRE.0 | CORNERS.0 | SIDES.0);

/// Rows, columns and diagonals.
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

/// Squares of all lines that a side has completed: none, three or five.
pub fn filled(discs: Bitboard) -> Bitboard {
    let is_filled = |line: &&Bitboard| discs & **line == **line;
    LINES.iter().filter(is_filled).fold(Bitboard::EMPTY, |all, &line| all | line)
}

/// Free squares, while no line is completed.
pub fn legal_moves(position: &Position) -> Bitboard {
    let is_won = !(filled(position.player()) | filled(position.opponent())).is_empty();
    if is_won { Bitboard::EMPTY } else { position.empties() & BOARD }
}

/// Free squares that complete a line for the side to move.
pub fn wins(position: &Position) -> Bitboard {
    let fills = |&square: &Square| !filled(position.player() | Bitboard::of(square)).is_empty();
    legal_moves(position).squares().filter(fills).collect()
}

/// Free squares that complete a line for the opponent.
pub fn threats(position: &Position) -> Bitboard {
    wins(&position.pass())
}

/// Position after a mark on `square`, for the other side; [`super::Variant::turn`] tells whether the game goes on.
///
/// # Errors
///
/// [`IllegalMove`].
pub fn play(position: &Position, square: Square) -> Result<Position, IllegalMove> {
    if !position.empties().contains(square) {
        return Err(IllegalMove::Taken(square));
    }
    Ok(position.play_flips(square, Bitboard::EMPTY))
}
