//! Pictures of cells as lines of text with colours (SGR), for printing.

use crate::app::{App, ColorDepth};
use crate::rules::Game;
use crate::screen::style_sequence;
use crate::ui::board_picture;
use ratatui::buffer::{Buffer, Cell};
use std::fmt::Write as _;

/// A game's board as lines of text, in the app's theme and the terminal's colours.
pub fn board_lines(app: &App, game: &Game) -> String {
    let is_coloured = app.cx.viewport.traits.depth != ColorDepth::None;
    lines_of(&board_picture(app, game), is_coloured)
}

/// Rows of a buffer as lines, with or without colours; each coloured run ends with a reset.
fn lines_of(buffer: &Buffer, is_coloured: bool) -> String {
    let mut text = String::new();
    for row in buffer.area.rows() {
        let cells: Vec<&Cell> = row.columns().map(|at| &buffer[(at.x, at.y)]).collect();
        for run in cells.chunk_by(|one, next| one.style() == next.style()) {
            let symbols: String = run.iter().map(|cell| cell.symbol()).collect();
            let style = style_sequence(run[0].style());
            let _ = if is_coloured && !style.is_empty() {
                write!(text, "{style}{symbols}\x1b[0m")
            } else {
                write!(text, "{symbols}")
            };
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text
}
