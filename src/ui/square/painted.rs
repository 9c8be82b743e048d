//! Squares with round shapes as they were painted before: shapes are costly, and most squares look alike, from frame to
//! frame and from one session of a server to the next.

use super::{Face, soft};
use crate::ui::theme::BoardColors;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Rect, Size};
use std::cell::RefCell;
use std::collections::HashMap;

/// Boards whose squares a thread keeps: those of the colours and sizes that were drawn last.
const BOARDS: usize = 4;
/// Cells that a thread keeps of a board; beyond it begins anew.
const CELLS: usize = 8192;

thread_local! {
    /// The board that was drawn last comes first.
    static PAINTED: RefCell<Vec<PaintedBoard>> = const { RefCell::new(Vec::new()) };
}

/// Squares of one size in the same colours.
struct PaintedBoard {
    colors: BoardColors,
    size: Size,
    squares: HashMap<Face, Box<[Cell]>>,
}

/// Draws a square of at least four columns and two rows.
pub fn render(face: &Face, rect: Rect, colors: &BoardColors, buf: &mut Buffer) {
    PAINTED.with_borrow_mut(|boards| {
        let squares = &mut board(boards, rect.as_size(), colors).squares;
        if let Some(cells) = squares.get(face) {
            for (cell, position) in cells.iter().zip(rect.positions()) {
                buf[position].clone_from(cell);
            }
            return;
        }
        soft::render(face, rect, colors, buf);
        let cells: Box<[Cell]> = rect.positions().map(|position| buf[position].clone()).collect();
        if (squares.len() + 1) * cells.len() > CELLS {
            squares.clear();
        }
        squares.insert(face.clone(), cells);
    });
}

/// The squares of this size in these colours, which come first from now on.
fn board<'a>(
    boards: &'a mut Vec<PaintedBoard>,
    size: Size,
    colors: &BoardColors,
) -> &'a mut PaintedBoard {
    let known = boards.iter().position(|it| it.size == size && it.colors == *colors);
    let at = known.unwrap_or_else(|| {
        boards.truncate(BOARDS - 1);
        boards.push(PaintedBoard { colors: colors.clone(), size, squares: HashMap::new() });
        boards.len() - 1
    });
    boards[..=at].rotate_right(1);
    &mut boards[0]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{ColorDepth, Hint};
    use crate::rules::{Color, Variant};
    use crate::ui::block_fit::Blocks;
    use crate::ui::palette::{CLASSIC, PAPER};
    use crate::ui::square::Borders;

    fn faces() -> Vec<Face> {
        let free = Face {
            variant: Variant::REVERSI,
            is_dark: false,
            disc: None,
            turned: None,
            is_cursor: false,
            is_last: false,
            is_flipped: false,
            is_won: false,
            is_in_reach: false,
            is_lit: false,
            hint: None,
            ghost: None,
            letter: None,
            value: None,
            name: None,
            number: None,
            borders: Borders::default(),
        };
        let black = Face { disc: Some(Color::Black), ..free.clone() };
        vec![
            Face { hint: Some(Hint::Legal), ..free.clone() },
            Face { number: Some("7".to_owned()), ..black.clone() },
            Face { number: Some("8".to_owned()), ..black.clone() },
            Face { turned: Some(0.25), ..black.clone() },
            Face { turned: Some(0.375), ..black.clone() },
            Face { is_cursor: true, ..black.clone() },
            Face { is_dark: true, ..free.clone() },
            free,
            black,
        ]
    }

    #[test]
    fn a_square_from_memory_is_the_one_that_was_painted() {
        let sizes = [Rect::new(0, 0, 4, 2), Rect::new(3, 1, 8, 4)];
        for round in 0..3 {
            for (depth, rect) in [(ColorDepth::True, sizes[0]), (ColorDepth::Indexed, sizes[1])] {
                let palette = [CLASSIC, PAPER][round % 2];
                let colors = BoardColors { palette, depth, blocks: Blocks::All };
                for face in faces() {
                    let mut painted = Buffer::empty(Rect::new(0, 0, 20, 8));
                    let mut fresh = painted.clone();
                    render(&face, rect, &colors, &mut painted);
                    soft::render(&face, rect, &colors, &mut fresh);
                    assert!(painted == fresh, "round {round}, {rect}");
                }
            }
        }
    }
}
