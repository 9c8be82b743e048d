//! The screen: draws a [`State`] and says what lies under the mouse. It decides nothing.

mod areas;
mod bars;
mod board;
mod disc;
mod grid;
mod help;
mod logo;
mod moves;
mod palette;
mod pieces;
mod players;
mod result;
mod start;
mod theme;

use crate::app::{Dialog, Screen, State, Target};
use areas::{Areas, MIN_HEIGHT, MIN_WIDTH};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Paragraph, Wrap};
use theme::Theme;

/// Draws the state over the whole frame.
///
/// Returns where the terminal's own cursor is to stand: on the square or the line that the
/// player is at, which screen readers follow even though it is not shown.
pub fn draw(frame: &mut Frame, state: &State) -> Option<Position> {
    let theme = Theme::of(state);
    let area = frame.area();
    let buf = frame.buffer_mut();
    buf.set_style(area, theme.text);
    let Some(areas) = Areas::of(state, area) else {
        let text = format!("The window is too small: {MIN_WIDTH}x{MIN_HEIGHT} needed");
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return None;
    };
    let focus = match (state.screen, &state.table) {
        (Screen::Table, Some(table)) => {
            bars::header(state, table, &theme, areas.header, buf);
            let board = board::BoardView::of_table(state, table, &theme);
            board.render(&areas.grid, buf);
            players::render(state, table, &theme, areas.players, buf);
            moves::render(table, &theme, areas.moves, buf);
            areas.grid.middle(table.cursor)
        }
        _ => start::render(state, &theme, areas.start, buf),
    };
    bars::status(state, &theme, areas.status, buf);
    bars::keys(state, &theme, areas.keys, buf);
    match &state.dialog {
        Some(Dialog::Help(top)) => help::render(*top, &theme, area, buf),
        Some(Dialog::Result) => result::render(state, &theme, areas.result, buf),
        Some(Dialog::Entry(_)) | None => {}
    }
    Some(focus)
}

/// What lies under the cell at `position`, if a click there means something.
pub fn target_at(state: &State, position: Position) -> Option<Target> {
    let area = Rect::new(0, 0, state.display.width, state.display.height);
    let areas = Areas::of(state, area)?;
    let in_keys = || bars::command_at(state, areas.keys, position);
    match (&state.dialog, state.screen) {
        (Some(Dialog::Help(_)), _) => Some(Target::Command(crate::app::Command::Back)),
        (Some(Dialog::Result), _) => {
            result::command_at(areas.result, position).map(Target::Command)
        }
        (_, Screen::Table) => areas.grid.square_at(position).map(Target::Square),
        (_, Screen::Start) => start::row_at(state, areas.start, position).map(Target::Row),
    }
    .or_else(|| in_keys().map(Target::Command))
}
