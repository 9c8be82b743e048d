//! The screen: draws a [`State`] and says what lies under the mouse. It decides nothing.

mod areas;
mod bars;
mod board;
mod choices;
mod coach;
mod graph;
mod grid;
mod help;
mod library;
mod logo;
mod moves;
mod palette;
mod pieces;
mod players;
mod result;
mod review;
mod shape;
mod start;
mod statistics;
mod theme;
mod worth;

use crate::app::{Command, Dialog, MIN_HEIGHT, MIN_WIDTH, Screen, State, Target, spoken};
use areas::Areas;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Paragraph, Wrap};
use theme::Theme;

/// What only the drawing knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Where the terminal's own cursor is to stand: on the square or the line that the player is
    /// at, which screen readers follow even though it is not shown.
    pub focus: Option<Position>,
    /// Lines of the move log that have room.
    pub log_room: u16,
    /// Lines of a list that have room.
    pub list_room: u16,
    /// Lines of the help page that have none.
    pub help_overflow: u16,
}

/// Draws the state over the whole frame.
pub fn draw(frame: &mut Frame, state: &State) -> Drawn {
    let theme = Theme::of(state);
    let area = frame.area();
    let buf = frame.buffer_mut();
    let mut drawn = Drawn::default();
    buf.set_style(area, theme.text);
    let Some(areas) = Areas::of(state, area) else {
        let text = format!("The window is too small: {MIN_WIDTH}x{MIN_HEIGHT} needed");
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return drawn;
    };
    drawn.focus = Some(match (state.screen, state.shown()) {
        (Screen::Table | Screen::Replay | Screen::Practice, Some(table)) => {
            bars::header(state, table, &theme, areas.header, buf);
            let board = board::BoardView::of_table(state, table, &theme);
            board.render(&areas.grid, buf);
            players::render(state, table, &theme, areas.players, buf);
            drawn.log_room = moves::render(state, table, &theme, areas.moves, buf);
            if let Some(replay) = state.replay.as_ref().filter(|_| !areas.course.is_empty()) {
                review::render_course(replay, &theme, areas.course, buf);
                review::render_accounts(replay, &theme, areas.accounts, buf);
            }
            areas.grid.middle(table.cursor)
        }
        (Screen::Library, _) => {
            let (focus, room) = library::render(state, &theme, areas.page, buf);
            drawn.list_room = room;
            focus
        }
        (Screen::Statistics, _) => {
            statistics::render(state, &theme, areas.page, buf);
            areas.page.as_position()
        }
        _ => start::render(state, &theme, areas.start, buf),
    });
    let spoken = spoken(state);
    match spoken.as_ref().filter(|_| !areas.coach.is_empty()) {
        Some(spoken) => {
            coach::render(spoken, &theme, areas.coach, buf);
            bars::status(state, None, &theme, areas.status, buf);
        }
        None => bars::status(state, spoken.as_ref(), &theme, areas.status, buf),
    }
    bars::keys(state, &theme, areas.keys, buf);
    match &state.dialog {
        Some(Dialog::Help { top, .. }) => {
            drawn.help_overflow = help::render(state, *top, &theme, area, buf);
        }
        Some(Dialog::Result) => result::render(state, &theme, areas.result, buf),
        Some(Dialog::Export(at)) => {
            drawn.focus = Some(choices::render_ways(*at, state.variant(), &theme, areas.page, buf));
        }
        Some(Dialog::Pasted(pasted)) => choices::render_pasted(pasted, &theme, areas.page, buf),
        Some(Dialog::Entry(_) | Dialog::Name(..)) | None => {}
    }
    drawn
}

/// What lies under the cell at `position`, if a click there means something.
pub fn target_at(state: &State, position: Position) -> Option<Target> {
    let area = Rect::new(0, 0, state.display.width, state.display.height);
    let areas = Areas::of(state, area)?;
    let in_keys = || bars::command_at(state, areas.keys, position);
    match (&state.dialog, state.screen) {
        (Some(Dialog::Help { .. }), _) => Some(Target::Command(Command::Back)),
        (Some(Dialog::Result), _) => {
            result::command_at(state, areas.result, position).map(Target::Command)
        }
        (Some(Dialog::Export(at)), _) => {
            choices::way_at(*at, state.variant(), areas.page, position).map(Target::Line)
        }
        (Some(Dialog::Pasted(_) | Dialog::Name(..)), _) | (_, Screen::Statistics) => None,
        (_, Screen::Table | Screen::Practice) => areas.grid.square_at(position).map(Target::Square),
        (_, Screen::Replay) => {
            let table = state.shown()?;
            moves::plies_at(table, areas.moves, position).map(Target::Ply)
        }
        (_, Screen::Library) => library::line_at(areas.page, position).map(Target::Line),
        (_, Screen::Start | Screen::Settings) => {
            start::row_at(state, areas.start, position).map(Target::Row)
        }
    }
    .or_else(|| in_keys().map(Target::Command))
}
