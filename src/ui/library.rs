//! The list of all games.

use super::theme::Theme;
use super::widgets::{fitted, panel, write_right};
use crate::app::LibraryPage;
use crate::rules::Color;
use crate::store::GameEntry;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget as _;
use unicode_width::UnicodeWidthStr as _;

/// A column: its title, its cells, and whether its text stands at the right.
struct Column {
    title: &'static str,
    width: u16,
    is_right: bool,
    text: fn(&GameEntry) -> String,
}

/// Columns between two columns.
const GAP: u16 = 2;

fn column(title: &'static str, width: u16, text: fn(&GameEntry) -> String) -> Column {
    Column { title, width, is_right: false, text }
}

/// The columns that have room, the players' as wide as what is left allows.
fn columns(width: u16) -> Vec<Column> {
    let date = if width >= 96 {
        column("Date", 16, |entry| entry.when().to_owned())
    } else {
        column("Date", 10, |entry| entry.date.split(' ').next().unwrap_or_default().to_owned())
    };
    let score = Column { is_right: true, ..column("Score", 6, |entry: &GameEntry| entry.score()) };
    let opening = column("Opening", 20, |entry| entry.opening.clone());
    let mut others = vec![score];
    if width >= 50 {
        others.push(date);
    }
    if width >= 74 {
        others.push(opening);
    }
    let taken: u16 = others.iter().map(|column| column.width + GAP).sum();
    let name = (width.saturating_sub(taken + GAP) / 2).clamp(1, 26);
    let players = [
        column("Black", name, |entry| entry.player(Color::Black).to_owned()),
        column("White", name, |entry| entry.player(Color::White).to_owned()),
    ];
    let mut columns: Vec<Column> = others.into_iter().collect();
    // The date first, then who played, how it ended, and how it began.
    let at = columns.iter().position(|column| column.title == "Date");
    let date = at.map(|at| columns.remove(at));
    let mut all: Vec<Column> = date.into_iter().chain(players).collect();
    all.append(&mut columns);
    all
}

/// The rows of the games, below the titles of the columns.
fn rows(area: Rect) -> Rect {
    let inner = area.inner(Margin::new(2, 1));
    let top = inner.height.min(1);
    Rect { y: inner.y + top, height: inner.height - top, ..inner }
}

/// Draws the list; returns where its cursor is and how many games have room.
pub fn render(
    library: &LibraryPage,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) -> (Position, u16) {
    panel(&title(library, theme), theme).render(area, buf);
    let count = count(library, theme);
    if usize::from(area.width) > count.width() + title(library, theme).width() + 8 {
        let edge = Rect { width: area.width - 2, height: 1, ..area };
        write_right(&count, theme.dim, edge, buf);
    }
    let body = rows(area);
    let columns = columns(body.width);
    line(&columns, body.y - 1, body, theme.dim, buf, |column| column.title.to_owned(), theme);
    let mut focus = body.as_position();
    for (offset, row) in body.rows().enumerate() {
        let at = library.top + offset;
        let Some(entry) = library.entry(at) else { continue };
        let style = if at == library.at { theme.selected } else { theme.text };
        if at == library.at {
            focus = row.as_position();
            buf.set_style(row, style);
        }
        line(&columns, row.y, body, style, buf, |column| (column.text)(entry), theme);
    }
    (focus, body.height)
}

fn line(
    columns: &[Column],
    y: u16,
    body: Rect,
    style: Style,
    buf: &mut Buffer,
    text: impl Fn(&Column) -> String,
    theme: &Theme,
) {
    let mut x = body.x;
    for column in columns {
        let width = column.width.min(body.right().saturating_sub(x));
        let text = fitted(&theme.plain(&text(column)), width, theme.signs.more);
        let cell = Rect { x, y, width, height: 1 };
        if column.is_right {
            write_right(&text, style, cell, buf);
        } else {
            buf.set_stringn(x, y, &text, width.into(), style);
        }
        x = (x + width + GAP).min(body.right());
    }
}

/// Which games are listed, and in which order.
fn title(library: &LibraryPage, theme: &Theme) -> String {
    let dot = theme.signs.dot;
    let query = &library.query;
    let words = if query.words.is_empty() {
        String::new()
    } else {
        format!(" {dot} {}", theme.plain(&query.words))
    };
    format!("Games {dot} {} {dot} by {}{words}", query.view.name(), query.sort.name())
}

/// Which of how many is chosen.
fn count(library: &LibraryPage, theme: &Theme) -> String {
    let total = library.listing.total;
    let at = if total == 0 { 0 } else { library.at + 1 };
    format!(" {at} of {total}{} ", if library.is_current() { "" } else { theme.signs.more })
}

/// The line of the list at `position`, from the first one in sight.
pub fn line_at(area: Rect, position: Position) -> Option<usize> {
    let body = rows(area);
    body.contains(position).then(|| usize::from(position.y - body.y))
}
