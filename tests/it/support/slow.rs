//! Reversi as a beginner would write it: an array, loops, no bits. What the fast rules are held
//! against; it shares no code with them.

/// `b'X'`, `b'O'` or `b'.'`, by row and column.
pub type Board = [[u8; 8]; 8];

/// The discs that `side` would flip by a disc on the square, as rows and columns.
pub fn flips(board: &Board, side: u8, row: usize, column: usize) -> Vec<(usize, usize)> {
    let other = if side == b'X' { b'O' } else { b'X' };
    let mut all = Vec::new();
    if board[row][column] != b'.' {
        return all;
    }
    for down in -1isize..=1 {
        for right in -1isize..=1 {
            if (down, right) == (0, 0) {
                continue;
            }
            let mut run = Vec::new();
            let step = |at: usize, by: isize| at.checked_add_signed(by).filter(|&at| at < 8);
            let mut next = step(row, down).zip(step(column, right));
            while let Some((y, x)) = next {
                let here = board[y][x];
                if here == other {
                    run.push((y, x));
                } else {
                    if here == side {
                        all.extend(run);
                    }
                    break;
                }
                next = step(y, down).zip(step(x, right));
            }
        }
    }
    all
}

/// The squares where `side` can move, as rows and columns.
pub fn moves(board: &Board, side: u8) -> Vec<(usize, usize)> {
    let squares = (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
    squares.filter(|&(row, column)| !flips(board, side, row, column).is_empty()).collect()
}

/// Dirs a disc and flips what it outflanks.
pub fn play(board: &mut Board, side: u8, row: usize, column: usize) {
    for (y, x) in flips(board, side, row, column) {
        board[y][x] = side;
    }
    board[row][column] = side;
}

/// The board before the first move.
pub fn start(is_book: bool) -> Board {
    let mut board = [[b'.'; 8]; 8];
    let (main_diagonal, other_diagonal) = if is_book { (b'X', b'O') } else { (b'O', b'X') };
    board[3][3] = main_diagonal;
    board[4][4] = main_diagonal;
    board[3][4] = other_diagonal;
    board[4][3] = other_diagonal;
    board
}
