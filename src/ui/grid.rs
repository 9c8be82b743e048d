//! Where the squares of a board lie: for drawing, and for the mouse.

use crate::rules::Square;
use ratatui::layout::{Position, Rect, Size};

/// The geometry of a board in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardGrid {
    /// Everything: frame, labels and squares.
    pub area: Rect,
    /// The first cell of `a1`.
    origin: Position,
    /// The cells of one square.
    pub cell: Size,
    /// Cells between two squares: 1 where lines are drawn.
    pub gap: u16,
}

impl BoardGrid {
    /// The largest board of square squares (a cell is twice as high as wide) that fits into
    /// `width` and `height`, at the origin; `None` where not even the smallest does.
    pub fn fit(width: u16, height: u16, lined: bool) -> Option<Self> {
        let tallest = height.min(width / 2) / 8;
        (1..=tallest)
            .rev()
            .map(|pitch| Self::with_pitch(pitch, lined))
            .find(|grid| grid.area.width <= width && grid.area.height <= height)
    }

    /// A board whose squares are `pitch` cells apart from row to row, and twice that from column
    /// to column.
    fn with_pitch(pitch: u16, lined: bool) -> Self {
        // One row a square leaves no room for lines, nor for a frame.
        let gap = u16::from(lined && pitch > 1);
        let (left, right, bottom) = match (pitch, gap) {
            (1, _) => (1, 0, 0),
            (_, 1) => (3, 0, 1),
            _ => (3, 2, 1),
        };
        Self {
            area: Rect::new(0, 0, left + 16 * pitch + right, 1 + gap + 8 * pitch - gap + bottom),
            origin: Position::new(left, 1 + gap),
            cell: Size::new(2 * pitch - gap, pitch - gap),
            gap,
        }
    }

    /// The same board with its corner at `x` and `y`.
    #[must_use]
    pub fn at(self, x: u16, y: u16) -> Self {
        let origin = Position::new(self.origin.x + x, self.origin.y + y);
        Self { area: Rect { x, y, ..self.area }, origin, ..self }
    }

    /// Rows from one square to the next.
    pub const fn pitch(&self) -> u16 {
        self.cell.height + self.gap
    }

    /// The cells of a square.
    pub fn rect(&self, square: Square) -> Rect {
        let Size { width, height } = self.cell;
        Rect {
            x: self.origin.x + u16::from(square.file()) * (width + self.gap),
            y: self.origin.y + u16::from(square.rank()) * (height + self.gap),
            width,
            height,
        }
    }

    /// The middle cell of a square.
    pub fn middle(&self, square: Square) -> Position {
        let rect = self.rect(square);
        Position::new(rect.x + rect.width / 2, rect.y + rect.height / 2)
    }

    /// The square whose cells include `position`: the inverse of [`Self::rect`].
    pub fn square_at(&self, position: Position) -> Option<Square> {
        let step = |at: u16, origin: u16, size: u16| {
            let offset = at.checked_sub(origin)?;
            let pitch = size + self.gap;
            (offset % pitch < size).then_some((offset / pitch) as u8)
        };
        let file = step(position.x, self.origin.x, self.cell.width)?;
        let rank = step(position.y, self.origin.y, self.cell.height)?;
        Square::from_file_rank(file, rank)
    }

    /// The lines between and around the squares: how far they reach, and where they are.
    pub fn lines(&self) -> Option<(Rect, Size)> {
        (self.gap > 0).then(|| {
            let pitch = Size::new(self.cell.width + 1, self.cell.height + 1);
            let corner = Position::new(self.origin.x - 1, self.origin.y - 1);
            (Rect::new(corner.x, corner.y, 8 * pitch.width + 1, 8 * pitch.height + 1), pitch)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_click_finds_the_square_that_was_drawn_there(
            width in 17u16..400, height in 9u16..200, lined: bool, x in 0u16..9, y in 0u16..9,
        ) {
            let grid = BoardGrid::fit(width, height, lined).expect("17x9 is enough").at(x, y);
            prop_assert!(grid.area.width <= width && grid.area.height <= height);
            prop_assert_eq!(grid.cell.width + grid.gap, 2 * (grid.cell.height + grid.gap));
            for square in Square::all() {
                let rect = grid.rect(square);
                prop_assert_eq!(grid.area.union(rect), grid.area, "within the board");
                for position in rect.positions() {
                    prop_assert_eq!(grid.square_at(position), Some(square));
                }
                prop_assert_eq!(grid.square_at(grid.middle(square)), Some(square));
            }
            let squares = grid.area.positions().filter_map(|at| grid.square_at(at)).count();
            let cells = usize::from(grid.cell.width) * usize::from(grid.cell.height);
            prop_assert_eq!(squares, 64 * cells, "nothing else is a square");
        }
    }

    #[test]
    fn without_room_there_is_no_board() {
        for (width, height) in [(0, 0), (16, 9), (17, 8), (1, 1000)] {
            assert_eq!(BoardGrid::fit(width, height, false), None, "{width}x{height}");
        }
    }
}
