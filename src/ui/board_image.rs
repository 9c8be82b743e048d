//! A board as an image, for files.

use super::board::BoardView;
use super::grid::{BoardGrid, Frame};
use super::palette::Rgb;
use super::pixels::{Picture, Pixels};
use super::prelude::*;
use super::stroke_font;
use crate::app::CellSize;
use crate::rules::Game;
use ratatui::layout::Size;
use ratatui::style::Color;

/// Pixels of a cell, rows of a square, and cells that always suffice.
const CELL: CellSize = CellSize { width: 12, height: 24 };
const PITCH: u16 = 4;
const ROOM: (u16, u16) = (100, 50);

/// Image of a game's board in the app's theme, the classic one if that has no colours.
pub fn board_image(app: &App, game: &Game) -> Picture {
    let (theme, variant) = (Theme::of_pictures(app), game.variant());
    let frame = if variant.flips() { Frame::Labelled } else { Frame::Crossed };
    let grid = BoardGrid::fit_within(PITCH, ROOM.0, ROOM.1, variant.board.size, frame)
        .expect("every board has room there");
    let mut buf = Buffer::empty(grid.area);
    buf.set_style(grid.area, theme.text);
    let view = BoardView::of_game(game, None, app.notation(), &theme);
    let squares = view.with_cell(Some(CELL)).render(&grid, &mut buf);
    let mut image = Picture::blank(grid.area, CELL);
    for position in grid.area.positions() {
        let cell = &buf[position];
        let ground = rgb(cell.bg);
        let (area, ink) = (Rect::from((position, Size::new(1, 1))), rgb(cell.fg));
        let mut pixels = Pixels::fine(Rect::new(0, 0, 1, 1), CELL, ground);
        if let Some(c) = cell.symbol().chars().next() {
            // A cell is one unit wide and two high; a character has a square box in its middle.
            pixels.paint(|(x, y)| stroke_font::covers(c, (x, y - 0.5)), |_| ink);
        }
        image.put(area, CELL, &pixels.picture().expect("it is fine"));
    }
    for square in squares {
        image.put(square.area, CELL, &square.paint());
    }
    image
}

fn rgb(color: Color) -> Rgb {
    match color {
        Color::Rgb(r, g, b) => Rgb([r, g, b]),
        _ => Rgb([0; 3]),
    }
}
