//! Tic-tac-toe as a beginner would write it: nine letters and no bits. What the rules and the
//! players are held against; it shares no code with them.

/// `b'X'`, `b'O'` or `b'.'`, row by row.
pub type Board = [u8; 9];

pub const EMPTY: Board = [b'.'; 9];

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// Side with three in a row.
pub fn winner(board: &Board) -> Option<u8> {
    let line = LINES
        .into_iter()
        .find(|&[a, b, c]| board[a] != b'.' && board[a] == board[b] && board[b] == board[c]);
    line.map(|[a, ..]| board[a])
}

/// The squares of all completed lines.
pub fn winning_squares(board: &Board) -> Vec<usize> {
    let lines = LINES
        .into_iter()
        .filter(|&[a, b, c]| board[a] != b'.' && board[a] == board[b] && board[b] == board[c]);
    let mut squares: Vec<usize> = lines.flatten().collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// Free squares.
pub fn free(board: &Board) -> Vec<usize> {
    if winner(board).is_some() {
        return Vec::new();
    }
    (0..9).filter(|&at| board[at] == b'.').collect()
}

pub fn after(board: &Board, side: u8, at: usize) -> Board {
    let mut board = *board;
    board[at] = side;
    board
}

pub fn other(side: u8) -> u8 {
    if side == b'X' { b'O' } else { b'X' }
}

/// The free squares that win at once for `side`.
pub fn wins(board: &Board, side: u8) -> Vec<usize> {
    let squares = free(board).into_iter();
    squares.filter(|&at| winner(&after(board, side, at)) == Some(side)).collect()
}

/// The result for `side`, who is to move, if both play perfectly: 1, 0 or -1.
pub fn value(board: &Board, side: u8) -> i32 {
    if winner(board).is_some() {
        return -1;
    }
    let values = free(board).into_iter().map(|at| -value(&after(board, side, at), other(side)));
    values.max().unwrap_or(0)
}
