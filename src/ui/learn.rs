//! The list of lessons: what there is to learn, how far one has come, and the board that comes next.

use super::board::BoardView;
use super::grid::BoardGrid;
use super::theme::{self, Theme};
use super::widgets::{fitted, panel, wrapped, write_right};
use crate::app::{App, LearnPage, how_far};
use crate::rules::{Notation, Variant};
use crate::school::lessons;
use crate::words::say;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::widgets::Widget as _;

/// Columns of the list where a board has room beside it.
const LIST: u16 = 38;
/// The widest that the list becomes where nothing stands beside it.
const WIDEST: u16 = 60;
/// Columns between the list and the board.
const GAP: u16 = 3;
/// Rows of the largest square.
const LARGEST: u16 = 4;
/// Rows for what is said of a lesson below the board.
const SAID: u16 = 3;

/// The parts of the page.
struct LearnParts {
    list: Rect,
    board: Option<BoardGrid>,
    said: Rect,
}

fn parts(app: &App, area: Rect) -> LearnParts {
    let rows = (lessons().len() as u16 + 2).min(area.height);
    let frame = theme::frame(app, Variant::REVERSI);
    let size = Variant::REVERSI.board.size;
    let width = area.width.saturating_sub(LIST + GAP + 1);
    let height = area.height.saturating_sub(SAID);
    let board = BoardGrid::fit_within(LARGEST, width, height, size, frame)
        .filter(|grid| grid.area.height >= u16::from(size) * 2);
    let Some(grid) = board else {
        let list = Rect { width: area.width.min(WIDEST), height: rows, ..area };
        let x = area.x + (area.width - list.width) / 2;
        return LearnParts { list: Rect { x, ..list }, board: None, said: Rect::default() };
    };
    let used = LIST + GAP + grid.area.width;
    let x = area.x + (area.width - used) / 2;
    let tallest = rows.max(grid.area.height + SAID);
    let y = area.y + (area.height - tallest.min(area.height)) / 2;
    let list = Rect { x, y, width: LIST, height: rows };
    let grid = grid.at(x + LIST + GAP, y);
    let said = Rect { y: grid.area.bottom(), height: SAID, ..grid.area };
    LearnParts { list, board: Some(grid), said: said.intersection(area) }
}

/// The first lesson in sight where the list has fewer rows than there are lessons.
fn first(page: LearnPage, rows: u16) -> usize {
    (page.at + 1).saturating_sub(rows.into())
}

/// Draws the page and returns where its cursor is.
pub fn render(app: &App, page: LearnPage, theme: &Theme, area: Rect, buf: &mut Buffer) -> Position {
    let LearnParts { list, board, said } = parts(app, area);
    let progress = &app.shared.progress;
    let passed = lessons().iter().filter(|lesson| progress.has_passed(lesson)).count();
    let title = say!("learn-title");
    panel(&title, theme).render(list, buf);
    let count = say!("learn-progress", passed = passed, count = lessons().len());
    let title_row = Rect { width: list.width.saturating_sub(2), height: 1, ..list };
    write_right(&format!(" {count} "), theme.dim, title_row, buf);
    let inner = list.inner(Margin::new(2, 1));
    let mut focus = inner.as_position();
    let from = first(page, inner.height);
    for ((at, lesson), row) in lessons().iter().enumerate().skip(from).zip(inner.rows()) {
        let is_chosen = at == page.at;
        if is_chosen {
            focus = row.as_position();
        }
        let pointer = if is_chosen { theme.signs.pointer } else { " " };
        buf.set_string(row.x, row.y, pointer, theme.accent);
        let far = how_far(lesson, progress);
        let room = row.width.saturating_sub(far.len() as u16 + 3);
        let name = fitted(&format!("{:>2}  {}", at + 1, lesson.title), room, theme.signs.more);
        let style = if is_chosen { theme.accent } else { theme.text };
        buf.set_string(row.x + 2, row.y, name, style);
        let style = if progress.has_passed(lesson) { theme.accent } else { theme.dim };
        write_right(&far, style, row, buf);
    }
    if let Some(grid) = board {
        let lesson = page.lesson();
        let next = progress.next(lesson).unwrap_or(0);
        let game = &lesson.boards[next].game;
        BoardView::of_game(game, None, Notation::Letters, theme).render(&grid, buf);
        let lines = wrapped(&lesson.summary, said.width.into());
        for (line, row) in lines.iter().zip(said.rows()) {
            buf.set_string(row.x, row.y, line, theme.text);
        }
    }
    focus
}

/// The lesson at `position`, as an index into all of them.
pub fn line_at(app: &App, page: LearnPage, area: Rect, position: Position) -> Option<usize> {
    let inner = parts(app, area).list.inner(Margin::new(1, 1));
    let row = inner.contains(position).then(|| usize::from(position.y - inner.y))?;
    Some(first(page, inner.height) + row).filter(|at| *at < lessons().len())
}
