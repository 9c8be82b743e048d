//! The start screen: the name, the lines that set a game up, and a board to show what they mean.

use super::board::BoardView;
use super::grid::BoardGrid;
use super::logo;
use super::theme::{self, Theme};
use crate::app::settings::{SETTINGS, Setting};
use crate::app::{self, App, Hints, Page, RowText, StartRow};
use crate::rules::{Color, Game, Variant};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line as TextLine, Span};
use ratatui::widgets::Widget as _;

/// As many lines as most setups have.
const USUAL_ROWS: u16 = 12;
/// A board beside them with two rows to a square.
const BOARD_ROWS: u16 = 18;
/// Columns of a line's label.
const LABEL: usize = 14;
/// Columns of the lines where there is room for a board beside them.
const WIDE: u16 = 38;

/// The parts of the start screen.
struct Parts {
    logo: Option<Position>,
    title: Rect,
    rows: Rect,
    /// All lines, in sight or not.
    lines: Vec<RowText>,
    /// Which of them is chosen.
    at: usize,
    /// The first line in sight.
    first: usize,
    board: Option<BoardGrid>,
}

/// The lines of the page in sight, and which of them is chosen.
fn lines(app: &App) -> (Vec<RowText>, usize) {
    let shared = &app.shared;
    match app.base() {
        Page::Settings(page) => {
            let line = |setting: &Setting| RowText {
                label: setting.label.to_owned(),
                value: Some(setting.shown(&shared.preferences)),
                sentence: setting.sentence(&shared.preferences).to_owned(),
            };
            (SETTINGS.iter().map(line).collect(), page.at)
        }
        page => {
            let rows = StartRow::of_start(shared, app.beneath());
            let at = match page {
                Page::Start(page) => rows.iter().position(|row| *row == page.row),
                _ => None,
            };
            let lines = rows.iter().map(|row| app::row(*row, shared, app.beneath()));
            (lines.collect(), at.unwrap_or(0))
        }
    }
}

fn parts(app: &App, area: Rect, theme: &Theme) -> Parts {
    let (lines, at) = lines(app);
    let count = lines.len() as u16;
    let logo = logo::size(theme.is_ascii);
    let has_logo = area.width >= logo.width && area.height >= count + logo.height + 3;
    let top = if has_logo { logo.height + 3 } else { 1 + u16::from(area.height > count + 3) };
    let height = count.min(area.height.saturating_sub(top)).max(1);
    // What is left over goes above and below alike; a line more or less moves nothing.
    let usual = if area.height >= top + BOARD_ROWS { BOARD_ROWS } else { USUAL_ROWS };
    let spare = area.height.saturating_sub(top + height.max(usual)) / 2;
    let y = area.y + spare;
    let rows = Rect { y: y + top, height, ..area };
    let board = BoardGrid::fit(
        area.width.saturating_sub(WIDE),
        area.bottom() - rows.y,
        app.shared.setup.variant.board.size,
        theme::frame(app, app.shared.setup.variant),
    )
    .map(|grid| {
        let room = area.width - WIDE;
        let x = area.x + WIDE + (room - grid.area.width) / 2;
        grid.at(x, rows.y)
    });
    Parts {
        logo: has_logo.then(|| Position::new(area.x + (area.width - logo.width) / 2, y)),
        title: Rect { y: if has_logo { y + logo.height + 1 } else { y }, height: 1, ..area },
        first: (at + 1).saturating_sub(height.into()),
        lines,
        at,
        rows: if board.is_some() { Rect { width: WIDE, ..rows } } else { rows },
        board,
    }
}

/// Draws the start screen and returns where its cursor is.
pub fn render(app: &App, theme: &Theme, area: Rect, buf: &mut Buffer) -> Position {
    let parts = parts(app, area, theme);
    match parts.logo {
        Some(at) => {
            logo::render(at, theme.is_ascii, theme.accent, buf);
            motto(app.shared.setup.variant, theme).centered().render(parts.title, buf);
        }
        None => TextLine::styled("outflank", theme.accent).centered().render(parts.title, buf),
    }
    let mut focus = parts.rows.as_position();
    let lines = parts.lines.iter().enumerate().skip(parts.first);
    for ((index, content), area) in lines.zip(parts.rows.rows()) {
        let is_focus = index == parts.at;
        if is_focus {
            focus = area.as_position();
        }
        line(content, is_focus, theme, area.width).render(area, buf);
    }
    if let Some(grid) = parts.board {
        let game = Game::new(app.shared.setup.variant, Color::Black);
        let hints = app.shared.settings.hints.then(|| Hints::of(&game));
        let notation = app.shared.settings.notation(game.variant());
        BoardView::of_game(&game, hints, notation, theme).render(&grid, buf);
    }
    focus
}

/// What the game is about, in discs.
fn motto(variant: Variant, theme: &Theme) -> TextLine<'static> {
    let [black, white] = Color::BOTH.map(|side| theme.disc(variant, side));
    let (row, text) = if variant.flips() {
        ([&black, &white, &white, &black], "  trap them and they're yours")
    } else {
        ([&white, &black, &black, &black], "  three in a row, and you win")
    };
    let discs = row.into_iter().cloned();
    TextLine::from(discs.chain([Span::styled(text, theme.dim)]).collect::<Vec<_>>())
}

fn line(line: &RowText, is_focus: bool, theme: &Theme, width: u16) -> TextLine<'static> {
    let pointer = if is_focus { theme.signs.pointer } else { " " };
    let [left, right] = theme.signs.change;
    let label = if is_focus { theme.accent } else { theme.text };
    let is_narrow = width < 34;
    let pad = if is_narrow { 10 } else { LABEL };
    let mut spans = vec![
        Span::styled(format!("{pointer} "), theme.accent),
        Span::styled(format!("{:<pad$}", line.label), label),
    ];
    if let Some(value) = line.value.clone() {
        let value = if is_focus && !is_narrow {
            format!("{left} {value} {right}")
        } else if is_narrow {
            value
        } else {
            format!("  {value}")
        };
        spans.push(Span::styled(value, if is_focus { theme.strong } else { theme.dim }));
    }
    TextLine::from(spans)
}

/// The line at `position`, as an index into all of them.
pub fn row_at(app: &App, area: Rect, position: Position) -> Option<usize> {
    let parts = parts(app, area, &Theme::of(app));
    let offset = parts.rows.contains(position).then(|| position.y - parts.rows.y)?;
    Some(parts.first + usize::from(offset))
}
