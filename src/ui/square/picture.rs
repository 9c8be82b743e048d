//! Squares as pictures, for terminals that show images.

use super::{Borders, Face, felt, soft};
use crate::app::CellSize;
use crate::ui::pixels::Picture;
use crate::ui::theme::BoardColors;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Symbol of the cells that a picture will cover. Nothing else draws it, so that a page over the board is noticed.
pub const COVERED: &str = "\u{10eeee}";
/// Steps of a turning disc: each is a picture of its own.
const STEPS: f32 = 8.0;

/// A square that is drawn as a picture.
#[derive(Clone)]
pub struct SquarePicture {
    pub area: Rect,
    cell: CellSize,
    face: Face,
    colors: BoardColors,
}

impl SquarePicture {
    /// A picture of a square, whose cells in the buffer are marked; `None` if the square has a text.
    pub fn of(
        face: &Face,
        area: Rect,
        cell: CellSize,
        colors: &BoardColors,
        buf: &mut Buffer,
    ) -> Option<Self> {
        if !face.variant.flips()
            || face.value.is_some()
            || face.name.is_some()
            || face.number.is_some()
            || face.letter.is_some()
        {
            return None;
        }
        let turned = face.turned.map(|turned| (turned * STEPS).round() / STEPS);
        // Squares that look alike are one picture.
        let borders = if colors.has_lines() { face.borders } else { Borders::default() };
        let face_shown = Face { turned, borders, ..face.clone() };
        let picture = Self { area, cell, face: face_shown, colors: colors.clone() };
        let ground = felt(face.is_lit, face.is_dark, colors).at(colors.depth);
        for position in area.positions() {
            buf[position].set_symbol(COVERED).set_bg(ground).set_fg(ground);
        }
        Some(picture)
    }

    /// The same square with the cursor on it, or without.
    #[must_use]
    pub fn with_other_cursor(&self) -> Self {
        let is_cursor = !self.face.is_cursor;
        Self { face: Face { is_cursor, ..self.face.clone() }, ..self.clone() }
    }

    /// Size of a cell in pixels.
    pub const fn cell(&self) -> CellSize {
        self.cell
    }

    /// Whether both show the same picture, in different places or not.
    pub fn is_alike(&self, other: &Self) -> bool {
        self.area.as_size() == other.area.as_size()
            && self.cell == other.cell
            && self.face == other.face
            && self.colors == other.colors
    }

    /// Whether nothing was drawn over the square.
    pub fn is_in_sight(&self, buf: &Buffer) -> bool {
        self.area.positions().all(|position| buf[position].symbol() == COVERED)
    }

    /// Clears the cells that are still marked.
    pub fn clear(&self, buf: &mut Buffer) {
        for position in self.area.positions() {
            if buf[position].symbol() == COVERED {
                buf[position].set_symbol(" ");
            }
        }
    }

    pub fn paint(&self) -> Picture {
        soft::picture(&self.face, self.area, self.cell, &self.colors)
    }
}
