//! The layout of the window.

mod panels;

use super::bars::{NARROW, rows_above};
use super::grid::BoardGrid;
use super::theme::{self};
use crate::app::{App, MIN_HEIGHT, MIN_WIDTH, Page};
use panels::{Body, Panels, panels};
use ratatui::layout::{Margin, Rect};

/// Width beside the board for players and log in full, in columns.
const WIDE_SIDE: u16 = 30;
/// Least width beside the board for players and log.
const NARROW_SIDE: u16 = 8;
/// Height below the board for players and log, in rows.
const LOW_SIDE: u16 = 8;
/// The same for a finger, which needs large squares more than a log.
const LEAST_SIDE: u16 = 2;
/// Largest width of the panels beside a board.
const WIDEST_SIDE: u16 = 52;
/// Largest width of the panels beside an analysis, which list games.
const WIDEST_ANALYSIS: u16 = 84;
/// Largest width of a page.
const PAGE_WIDTH: u16 = 160;

/// Gap between the board and wide panels.
const GAP: u16 = 3;

/// Rows of a square from which a larger board gains little.
const LARGE: u16 = 5;
/// Rows a board may give up for the header.
const LITTLE: u16 = 4;

/// Areas of the window. Parts without room are empty.
pub struct Areas {
    pub header: Rect,
    pub grid: BoardGrid,
    pub players: Rect,
    /// Course of a reviewed game, and the players' accounts below.
    pub course: Rect,
    pub accounts: Rect,
    /// Empty if the coach has only the status line.
    pub coach: Rect,
    pub moves: Rect,
    /// Panel of a guest analyst.
    pub analyst: Rect,
    pub explorer: Rect,
    /// Result panel of a finished game.
    pub result: Rect,
    pub page: PageArea,
    /// Everything above the text of the status line: for the start screen, and for what lies over a page.
    pub whole: Rect,
    pub status: Rect,
    pub keys: Rect,
}

/// A page without a board of its own: its header, and its rows below a free one.
#[derive(Clone, Copy)]
pub struct PageArea {
    pub header: Rect,
    pub body: Rect,
}

impl PageArea {
    /// Height from which a free row follows the header.
    const AIRY: u16 = 16;

    fn of(above: Rect, height: u16) -> Self {
        let rows = 1 + u16::from(height >= Self::AIRY);
        let body = Rect { y: above.y + rows, height: above.height.saturating_sub(rows), ..above };
        Self { header: Rect { height: 1, ..above }, body }
    }
}

/// Place of the panels.
enum Side {
    Right(u16),
    Below(u16),
}

impl Areas {
    /// Areas for a window; `None` if it is too small for a game.
    pub fn of(app: &App, area: Rect) -> Option<Self> {
        if area.width < MIN_WIDTH || area.height < MIN_HEIGHT {
            return None;
        }
        // Whose turn it is takes one row: a lesson has more to say beside its board.
        let is_short = area.width >= NARROW || matches!(app.base(), Page::Lesson(_));
        let status_height = if is_short { 1 } else { 2 };
        // Every page has the same edges.
        let area = centered(area, PAGE_WIDTH, area.height);
        let area = area.inner(Margin::new(u16::from(area.width >= NARROW), 0));
        let Rect { x, y, width, height } = area;
        // A finger has buttons around the terminal instead.
        let keys_height = u16::from(!app.cx.viewport.is_touch);
        let keys = Rect { y: area.bottom() - keys_height, height: keys_height, ..area };
        let status = Rect { y: keys.y - status_height, height: status_height, ..area };
        let variant = app.variant();
        let frame = theme::frame(app, variant);
        let pitch = app.cx.settings.scale.pitch();
        let widest = match app.base() {
            Page::Analysis(_) => WIDEST_ANALYSIS,
            _ => WIDEST_SIDE,
        };
        let fit =
            |width, height| BoardGrid::fit_within(pitch, width, height, variant.board.size, frame);
        let least_side = if app.cx.viewport.is_touch { LEAST_SIDE } else { LOW_SIDE };
        let below = |rows: u16| {
            let body = Rect::new(x, y + rows, width, status.y.checked_sub(y + rows)?);
            let (grid, side) = fit_board(body, widest, least_side, &fit)?;
            Some(Body { area: body, grid, side })
        };
        // On a small board the squares take the header's row.
        let without = below(0)?;
        let with = below(1).filter(|with| {
            let lost = without.grid.area.height - with.grid.area.height;
            let is_as_good = with.grid.pitch() >= LARGE || lost <= LITTLE;
            // The header of an analysis says whose the numbers are.
            let is_needed = matches!(app.base(), Page::Analysis(_));
            (is_as_good || is_needed) && height > MIN_HEIGHT + 3
        });
        // A free row follows the header where it costs nothing.
        let airy = with.as_ref().and_then(|with| {
            below(2).filter(|airy| airy.grid.area.height == with.grid.area.height)
        });
        let Body { area: body, grid, side } = airy.or(with).unwrap_or(without);
        let grid = grid.turned(app.cx.settings.orientation_of(variant));
        let header = Rect { height: (body.y - y).min(1), ..area };
        let Panels { players, result, course, coach, analyst, accounts, moves, explorer } =
            panels(app, side);
        let above = Rect { height: status.y - y, ..area };
        let page = PageArea::of(above, height);
        Some(Self {
            header,
            grid,
            players,
            course,
            accounts,
            coach,
            analyst,
            moves,
            explorer,
            result,
            page,
            whole: Rect { height: above.height.saturating_sub(rows_above(app, status)), ..above },
            status,
            keys,
        })
    }
}

/// Largest board that leaves room for the panels, and their area.
fn fit_board(
    body: Rect,
    widest: u16,
    least_side: u16,
    fit: &impl Fn(u16, u16) -> Option<BoardGrid>,
) -> Option<(BoardGrid, Rect)> {
    let Rect { width, height, .. } = body;
    let ways = [
        Side::Right(WIDE_SIDE),
        Side::Below(LOW_SIDE),
        Side::Right(NARROW_SIDE),
        Side::Below(least_side),
    ];
    let boards = ways.into_iter().filter_map(|side| {
        let grid = match side {
            Side::Right(room) => fit(width.checked_sub(room + 1)?, height),
            Side::Below(room) => fit(width, height.checked_sub(room)?),
        };
        grid.map(|grid| (side, grid))
    });
    // Of equally large boards the first placement wins.
    let (side, grid) =
        boards.reduce(|best, next| if next.1.pitch() > best.1.pitch() { next } else { best })?;
    Some(match side {
        Side::Right(_) => {
            let room = width - grid.area.width;
            let gap = if room >= WIDE_SIDE + GAP { GAP } else { 1 };
            let grid = grid.at(body.x, body.y);
            let side_width = (room - gap).min(widest);
            (grid, Rect::new(grid.area.right() + gap, body.y, side_width, height))
        }
        Side::Below(_) => {
            let grid = grid.at(body.x + (width - grid.area.width) / 2, body.y);
            let side_width = width.min(grid.area.width.max(2 * WIDE_SIDE));
            let rows = height - grid.area.height;
            let x = body.x + (width - side_width) / 2;
            (grid, Rect::new(x, grid.area.bottom(), side_width, rows))
        }
    })
}

/// Centred rectangle of at most this size.
pub fn centered(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}
