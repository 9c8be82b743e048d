//! The geometry of a board, for drawing and for the mouse.

use crate::app::Orientation;
use crate::rules::Square;
use ratatui::layout::{Position, Rect, Size};

/// Frame and lines of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A frame with coordinates; squares touch and differ in shade.
    Labelled,
    /// Coordinates, and lines around every square.
    Lined,
    /// Lines between squares, in a frame without coordinates.
    Crossed,
    /// Lines between squares only.
    Bare,
}

impl Frame {
    /// Cells between two squares `pitch` rows apart; none at one row a square.
    const fn gap(self, pitch: u16) -> u16 {
        if matches!(self, Self::Labelled) || pitch == 1 { 0 } else { 1 }
    }

    /// Margins of the squares in cells: left, right, top, bottom; on a `tight` board of medium squares, those of a
    /// telephone.
    const fn margins(self, pitch: u16, is_tight: bool) -> [u16; 4] {
        match (self, pitch) {
            (Self::Labelled, 2) if is_tight => [2, 0, 1, 1],
            (Self::Labelled | Self::Lined, 1) => [1, 0, 1, 0],
            (Self::Labelled, _) => [3, 2, 1, 1],
            (Self::Lined, _) => [3, 1, 2, 1],
            // A small board needs every cell.
            (Self::Crossed, 4..) => [2, 2, 1, 1],
            (Self::Bare, 4..) => [1, 0, 0, 0],
            (Self::Crossed | Self::Bare, _) => [0; 4],
        }
    }
}

/// Grid lines of a board.
pub struct Lines {
    /// Area from the first to the last line or square.
    pub area: Rect,
    /// Distance of two lines.
    pub pitch: Size,
    /// Whether lines surround the board, on the edges of the area.
    pub has_border: bool,
}

/// Geometry of a board in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardGrid {
    /// Frame, coordinates and squares.
    pub area: Rect,
    /// First cell of `a1`.
    origin: Position,
    pub cell: Size,
    /// Cells between two squares: 1 where lines are drawn.
    pub gap: u16,
    /// Squares a side.
    size: u8,
    frame: Frame,
    orientation: Orientation,
}

impl BoardGrid {
    /// Largest board of `size` squares a side that fits `width` and `height`, at the origin; a cell is twice as high
    /// as wide. `None` if not even the smallest fits. Rows of squares are at most `pitch` rows apart on an eight by
    /// eight board; smaller boards have at most the same height.
    pub fn fit_within(pitch: u16, width: u16, height: u16, size: u8, frame: Frame) -> Option<Self> {
        let most = (pitch.saturating_mul(8) / u16::from(size)).max(1);
        let tallest = ((height + 1).min(width / 2 + 1) / u16::from(size)).min(most);
        let pitches = (1..=tallest).rev().flat_map(|pitch| [(pitch, false), (pitch, true)]);
        pitches
            .map(|(pitch, is_tight)| Self::with_pitch(pitch, size, frame, is_tight))
            .find(|grid| grid.area.width <= width && grid.area.height <= height)
    }

    /// Board with squares `pitch` rows and twice as many columns apart.
    fn with_pitch(pitch: u16, size: u8, frame: Frame, is_tight: bool) -> Self {
        let gap = frame.gap(pitch);
        let [left, right, top, bottom] = frame.margins(pitch, is_tight);
        let squares = pitch * u16::from(size) - gap;
        let wide = 2 * pitch * u16::from(size) - gap;
        Self {
            area: Rect::new(0, 0, left + wide + right, top + squares + bottom),
            origin: Position::new(left, top),
            cell: Size::new(2 * pitch - gap, pitch - gap),
            gap,
            size,
            frame,
            orientation: Orientation::Upright,
        }
    }

    /// The board moved to `x` and `y`.
    #[must_use]
    pub fn at(self, x: u16, y: u16) -> Self {
        let origin = Position::new(self.origin.x + x, self.origin.y + y);
        Self { area: Rect { x, y, ..self.area }, origin, ..self }
    }

    /// The board rotated.
    #[must_use]
    pub const fn turned(self, orientation: Orientation) -> Self {
        Self { orientation, ..self }
    }

    pub const fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// Column and row of a square.
    pub const fn place(&self, square: Square) -> (u8, u8) {
        self.orientation.place(square, self.size)
    }

    /// Rows from one square to the next.
    pub const fn pitch(&self) -> u16 {
        self.cell.height + self.gap
    }

    /// Column of the labels beside the rows.
    pub fn label_column(&self) -> u16 {
        self.origin.x - (self.origin.x - self.area.x).min(2)
    }

    pub fn rect(&self, square: Square) -> Rect {
        let Size { width, height } = self.cell;
        let (column, row) = self.place(square);
        Rect {
            x: self.origin.x + u16::from(column) * (width + self.gap),
            y: self.origin.y + u16::from(row) * (height + self.gap),
            width,
            height,
        }
    }

    pub fn middle(&self, square: Square) -> Position {
        let rect = self.rect(square);
        Position::new(rect.x + rect.width / 2, rect.y + rect.height / 2)
    }

    /// Whether lines surround every square, in cells of their own.
    pub fn has_lines_around(&self) -> bool {
        matches!(self.frame, Frame::Lined | Frame::Bare)
    }

    pub fn lines(&self) -> Option<Lines> {
        let has_border = self.frame == Frame::Lined;
        let border = u16::from(has_border);
        let pitch = Size::new(self.cell.width + 1, self.cell.height + 1);
        let length = |pitch: u16| u16::from(self.size) * pitch - 1 + 2 * border;
        (self.gap > 0).then(|| Lines {
            area: Rect::new(
                self.origin.x - border,
                self.origin.y - border,
                length(pitch.width),
                length(pitch.height),
            ),
            pitch,
            has_border,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use proptest::prelude::*;
    use std::collections::HashSet;

    proptest! {
        #[test]
        fn squares_and_lines_share_no_cell(
            width in 17u16..400, height in 9u16..200, is_plain: bool, is_large: bool,
            x in 0u16..9, y in 0u16..9,
        ) {
            let (variant, frame) = match (is_large, is_plain) {
                (true, false) => (Variant::REVERSI, Frame::Labelled),
                (true, true) => (Variant::REVERSI, Frame::Lined),
                (false, false) => (Variant::TIC_TAC_TOE, Frame::Crossed),
                (false, true) => (Variant::TIC_TAC_TOE, Frame::Bare),
            };
            let grid = BoardGrid::fit_within(u16::MAX, width, height, variant.board.size, frame);
            let grid = grid.expect("17x9 is enough").at(x, y);
            prop_assert!(grid.area.width <= width && grid.area.height <= height);
            prop_assert_eq!(grid.cell.width + grid.gap, 2 * (grid.cell.height + grid.gap));
            for square in variant.board.squares.squares() {
                let rect = grid.rect(square);
                prop_assert_eq!(grid.area.union(rect), grid.area, "within the board");
                prop_assert!(rect.contains(grid.middle(square)));
            }
            let cells = variant.board.squares.squares().flat_map(|at| grid.rect(at).positions());
            let cells: Vec<Position> = cells.collect();
            let within: HashSet<Position> = cells.iter().copied().collect();
            prop_assert_eq!(within.len(), cells.len(), "no two squares share a cell");
            if let Some(lines) = grid.lines() {
                prop_assert_eq!(grid.area.union(lines.area), grid.area, "within the board");
                for at in lines.area.positions() {
                    let along = |at: u16, pitch: u16| {
                        (at + u16::from(!lines.has_border)).is_multiple_of(pitch)
                    };
                    let (x, y) = (at.x - lines.area.x, at.y - lines.area.y);
                    let is_line = along(x, lines.pitch.width) || along(y, lines.pitch.height);
                    prop_assert_eq!(is_line, !within.contains(&at));
                }
            }
        }
    }

    #[test]
    fn without_room_there_is_no_board() {
        for (width, height) in [(0, 0), (16, 9), (17, 8), (1, 1000)] {
            let grid = BoardGrid::fit_within(u16::MAX, width, height, 8, Frame::Labelled);
            assert_eq!(grid, None, "{width}x{height}");
        }
    }
}
