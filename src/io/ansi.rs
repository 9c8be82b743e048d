//! Pictures of cells as lines of text with colours (SGR), for printing.

use crate::app::{App, ColorDepth};
use crate::rules::Game;
use crate::ui::board_picture;
use crossterm::style::ContentStyle;
use ratatui::backend::IntoCrossterm as _;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Style};
use std::fmt::Write as _;

/// A game's board as lines of text, in the app's theme and the terminal's colours.
pub fn board_lines(app: &App, game: &Game) -> String {
    let is_coloured = app.shared.viewport.depth != ColorDepth::None;
    lines_of(&board_picture(app, game), is_coloured)
}

/// Rows of a buffer as lines, with or without colours; each coloured run ends with a reset.
fn lines_of(buffer: &Buffer, is_coloured: bool) -> String {
    let mut text = String::new();
    for row in buffer.area.rows() {
        let cells: Vec<&Cell> = row.columns().map(|at| &buffer[(at.x, at.y)]).collect();
        for run in cells.chunk_by(|one, next| style(one) == style(next)) {
            let symbols: String = run.iter().map(|cell| cell.symbol()).collect();
            let style = style(run[0]);
            let _ = if is_coloured && style != ContentStyle::default() {
                write!(text, "{}", style.apply(symbols))
            } else {
                write!(text, "{symbols}")
            };
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text
}

/// Style of a cell, without the defaults.
fn style(cell: &Cell) -> ContentStyle {
    let Style { fg, bg, add_modifier, .. } = cell.style();
    let own = |color: Option<Color>| color.filter(|it| *it != Color::Reset);
    Style { fg: own(fg), bg: own(bg), add_modifier, ..Style::default() }.into_crossterm()
}
