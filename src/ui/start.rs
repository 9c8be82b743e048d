//! The start screen and the settings: logo, menu, sample board.

use super::board::BoardView;
use super::grid::BoardGrid;
use super::logo::{self, Letters};
use super::menu::{self, MenuRow, MenuView};
use super::prelude::*;
use super::square::picture::SquarePicture;
use super::theme;
use super::widgets::write_right;
use super::{Drawn, overview};
use crate::app::{GameSession, Hints, Page, StartRow};
use crate::rules::{Color, Goal, Variant};
use ratatui::text::Line as TextLine;

/// Width of the menu where something stands beside it.
const MENU: u16 = 39;
/// The same in a roomy window, and its width.
const ROOMY_MENU: u16 = 44;
const ROOMY: u16 = 100;
/// Least width of a window with something beside the menu.
const WIDE: u16 = 62;
/// Rows of the motto below the logo, with a blank one on either side.
const BELOW_LOGO: u16 = 3;
/// Gap between menu, board and overview.
const GAP: u16 = 2;
/// Width of an overview beside the board.
const OVERVIEW: u16 = 44;
/// Least height of an overview below the menu.
const LEAST_OVERVIEW: u16 = 8;
/// Least height of a board below the menu.
const LEAST_BOARD: u16 = 9;
/// Largest height of an overview below the menu.
const MOST_OVERVIEW: u16 = 14;
/// Rows of the largest square.
const LARGEST: u16 = 6;

/// Parts of the start screen. Parts without room are empty.
struct Parts {
    logo: Option<(Letters, Position)>,
    title: Rect,
    menu: MenuView,
    rows: Rect,
    /// First visible row of the menu.
    first: usize,
    board: Option<BoardGrid>,
    /// Overview of the player's games.
    overview_area: Rect,
}

/// Boards of the start screen.
struct Boards {
    /// Board beside the menu.
    board: Option<BoardGrid>,
    /// Whether the overview stands to the right of the board.
    is_overview_beside: bool,
    /// Board below the menu of a narrow window.
    below: Option<BoardGrid>,
}

/// Largest board of the usual size in an area. Boards of other variants stand in the middle of its place: a changed
/// variant moves nothing else.
fn fit_usual(app: &App, width: u16, height: u16) -> Option<BoardGrid> {
    let variant = Variant::REVERSI;
    let frame = theme::frame(app, variant);
    BoardGrid::fit_within(LARGEST, width, height, variant.board.size, frame)
}

/// Board of the variant in the place of the usual one.
fn fit_in(app: &App, place: Rect) -> Option<BoardGrid> {
    let variant = app.cx.setup.variant;
    let frame = theme::frame(app, variant);
    let size = variant.board.size;
    let grid = BoardGrid::fit_within(LARGEST, place.width, place.height, size, frame)?;
    let x = place.x + (place.width - grid.area.width) / 2;
    let y = place.y + (place.height - grid.area.height) / 2;
    let orientation = app.cx.settings.orientation_of(variant);
    Some(grid.at(x, y).turned(orientation))
}

/// Largest boards that fit beside or below a menu of `count` rows.
fn boards(app: &App, area: Rect, body: Rect, count: u16) -> Boards {
    let fit = |width: u16| fit_usual(app, width, body.height).filter(|_| area.width >= WIDE);
    let board = fit(beside_menu(area));
    let is_start = matches!(app.base(), Page::Start(_));
    // The overview stands beside the board if the board stays nearly as large, else below the menu.
    let beside = fit(area.width.saturating_sub(menu_width(area) + OVERVIEW + 2 * GAP))
        .filter(|grid| is_start && board.is_some_and(|whole| grid.pitch() + 1 >= whole.pitch()))
        .filter(|grid| grid.pitch() > 3);
    let under = || {
        let room = body.height.saturating_sub(count + 1);
        fit_usual(app, area.width, room)
            .filter(|grid| area.width < WIDE && grid.area.height >= LEAST_BOARD)
    };
    let board = beside.or(board);
    let below = if board.is_none() { under() } else { None };
    Boards { board, is_overview_beside: beside.is_some(), below }
}

/// Columns beside the menu.
fn beside_menu(area: Rect) -> u16 {
    area.width.saturating_sub(menu_width(area) + GAP)
}

/// Place of the logo.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LogoPlace {
    /// No logo: the header has the name.
    Header,
    /// The name in one row.
    Line,
    /// The logo above everything.
    Above,
    /// The logo above the menu, so that the board has the whole height.
    InColumn,
}

impl LogoPlace {
    fn of(app: &App, area: Rect, rows: u16, is_ascii: bool) -> Self {
        let (narrow, wide) =
            (logo::size(Letters::Narrow, is_ascii), logo::size(Letters::Wide, is_ascii));
        let pitch =
            |height: u16| fit_usual(app, beside_menu(area), height).map_or(0, |grid| grid.pitch());
        let above = wide.height + BELOW_LOGO;
        let fits = |height: u16| area.height >= rows + height + BELOW_LOGO;
        let enlarges = pitch(area.height) > pitch(area.height.saturating_sub(above));
        if matches!(app.base(), Page::Settings(_)) {
            Self::Header
        } else if area.width >= WIDE
            && menu_width(area) > narrow.width
            && fits(narrow.height)
            && enlarges
        {
            Self::InColumn
        } else if area.width >= wide.width && fits(wide.height) {
            Self::Above
        } else {
            Self::Line
        }
    }
}

fn menu_width(area: Rect) -> u16 {
    let most = if area.width >= ROOMY { ROOMY_MENU } else { MENU };
    if area.width >= WIDE { most.min(area.width / 2) } else { area.width }
}

fn parts(app: &App, area: Rect, theme: &Theme) -> Parts {
    let menu = MenuView::of(app);
    let menu = if app.cx.viewport.is_touch { menu.for_touch() } else { menu };
    let plain = menu.rows.len() as u16;
    let head = LogoPlace::of(app, area, plain, !theme.has_shapes);
    let letters = if head == LogoPlace::Above { Letters::Wide } else { Letters::Narrow };
    let logo = logo::size(letters, !theme.has_shapes);
    // Rows above everything, and above the menu alone.
    let (top, column_top) = match head {
        LogoPlace::Header => (0, 0),
        LogoPlace::Line => (1 + u16::from(area.height > plain + 3), 0),
        LogoPlace::Above => (logo.height + BELOW_LOGO, 0),
        LogoPlace::InColumn => (0, logo.height + BELOW_LOGO),
    };
    let body = Rect { y: area.y + top, height: area.height.saturating_sub(top).max(1), ..area };
    let menu_height = body.height.saturating_sub(column_top);
    // A narrow window has the board below the menu.
    let for_board = if area.width < WIDE { LEAST_BOARD + 2 } else { 0 };
    let menu = menu.spaced(menu_height.saturating_sub(for_board));
    let count = menu.rows.len() as u16;
    let Boards { board, is_overview_beside, below } = boards(app, area, body, count);
    let menu_width = menu_width(area);
    let board_size = board.map_or((0, 0), |grid| (grid.area.width, grid.area.height));
    let overview_width = if is_overview_beside { GAP + OVERVIEW } else { 0 };
    let used =
        if board.is_some() { menu_width + GAP + board_size.0 + overview_width } else { area.width };
    let is_settings = head == LogoPlace::Header;
    let x = if is_settings { area.x } else { area.x + area.width.saturating_sub(used) / 2 };
    // The overview below the menu.
    let is_overview_below =
        matches!(app.base(), Page::Start(_)) && !is_overview_beside && board.is_some();
    let spare = menu_height.saturating_sub(count + 1);
    let overview_rows = if is_overview_below && spare >= LEAST_OVERVIEW {
        (spare - 1).min(MOST_OVERVIEW)
    } else {
        0
    };
    // Spare rows are split above and below.
    let under = overview_rows.max(below.map_or(0, |grid| grid.area.height));
    let tallest = (column_top + count + under + u16::from(under > 0)).max(board_size.1);
    let above = if is_settings { 0 } else { body.height.saturating_sub(tallest).div_ceil(2) };
    let y = area.y + above;
    // The last row of a list that is cut says how many lines are hidden.
    let shown = menu_height.saturating_sub(u16::from(is_settings && count > menu_height));
    let rows = Rect { x, y: y + top + column_top, width: menu_width, height: count.min(shown) };
    let board_y =
        y + top + if head == LogoPlace::InColumn { (tallest - board_size.1) / 2 } else { 0 };
    let place = board.map(|grid| Rect { x: x + menu_width + GAP, y: board_y, ..grid.area });
    let place = place.or_else(|| {
        let x = |grid: &BoardGrid| area.x + (area.width - grid.area.width) / 2;
        below.map(|grid| Rect { x: x(&grid), y: rows.bottom() + 1, ..grid.area })
    });
    let overview_area = match place {
        Some(place) if is_overview_beside => {
            Rect { x: place.right() + GAP, width: OVERVIEW, ..place }
        }
        _ if overview_rows > 0 => {
            Rect { y: rows.bottom() + 1, height: overview_rows, width: menu_width - 2, ..rows }
        }
        _ => Rect::default(),
    };
    let under_logo = y + logo.height + 1;
    let (logo, title) = match head {
        LogoPlace::Header => (None, Rect::default()),
        LogoPlace::Line => (None, Rect { y, height: 1, ..area }),
        LogoPlace::Above => {
            let at = Position::new(area.x + (area.width - logo.width) / 2, y);
            (Some((letters, at)), Rect { y: under_logo, height: 1, ..area })
        }
        LogoPlace::InColumn => {
            let title = Rect::new(x + 2, under_logo, menu_width, 1);
            (Some((letters, Position::new(x + 2, y))), title)
        }
    };
    Parts {
        logo,
        title,
        first: (menu.row() + 1).saturating_sub(rows.height.into()),
        menu,
        rows,
        board: place.and_then(|place| fit_in(app, place)),
        overview_area,
    }
}

/// Draws the start screen.
pub fn render(app: &App, theme: &Theme, area: Rect, buf: &mut Buffer, drawn: &mut Drawn) {
    let parts = parts(app, area, theme);
    if let Some((letters, at)) = parts.logo {
        logo::render(letters, at, !theme.has_shapes, theme.accent, buf);
        let motto = motto(app.cx.setup.variant, theme);
        let motto = if letters == Letters::Wide { motto.centered() } else { motto };
        motto.render(parts.title, buf);
    } else {
        TextLine::styled("outflank", theme.accent).centered().render(parts.title, buf);
    }
    drawn.focus = Some(parts.rows.as_position());
    // Values are aligned.
    let pad = parts.menu.pad + 1;
    let in_sight = parts.menu.rows.iter().skip(parts.first);
    for (row, area) in in_sight.zip(parts.rows.rows()) {
        match row {
            MenuRow::Blank => {}
            MenuRow::Title(title) => {
                buf.set_stringn(area.x + 2, area.y, title, area.width.into(), theme.strong);
            }
            MenuRow::Line(index) => {
                let is_focus = *index == parts.menu.at;
                if is_focus {
                    drawn.focus = Some(area.as_position());
                }
                let height = drawn.line_height.min(parts.rows.bottom() - area.y);
                drawn.target(Rect { height, ..area }, Target::Line(*index));
                let text = &parts.menu.lines[*index];
                if let Some([back, value]) = menu::value_cells(text, pad, area, height) {
                    // A setting may be a text, which its line opens.
                    if matches!(app.base(), Page::Start(_)) {
                        drawn.target(value, Target::Change(*index, true));
                    }
                    drawn.target(back, Target::Change(*index, false));
                }
                menu::line(&parts.menu.lines[*index], pad, is_focus, theme, area.width)
                    .render(area, buf);
            }
        }
    }
    let below = parts.menu.rows.len().saturating_sub(parts.first + usize::from(parts.rows.height));
    if below > 0 && matches!(app.base(), Page::Settings(_)) {
        let row = Rect { y: parts.rows.bottom(), height: 1, ..parts.rows };
        write_right(&say!("list-more", count = below), theme.dim, row, buf);
    }
    if let Some(grid) = parts.board {
        drawn.pictures = render_board(app, &grid, theme, buf);
    }
    if !parts.overview_area.is_empty() {
        overview::render(app, theme, parts.overview_area, buf);
    }
}

/// Game that the chosen line continues, if any.
fn continued(app: &App) -> Option<&GameSession> {
    let Page::Start(page) = app.base() else { return None };
    match page.row {
        StartRow::Resume => app.beneath(),
        StartRow::Suspended => app.cx.suspended.first(),
        _ => None,
    }
}

/// Draws the game to continue, or the start position of the setup.
fn render_board(
    app: &App,
    grid: &BoardGrid,
    theme: &Theme,
    buf: &mut Buffer,
) -> Vec<SquarePicture> {
    let setup = &app.cx.setup;
    let is_its =
        |session: &&GameSession| session.setup.variant.board.size == setup.variant.board.size;
    let game = continued(app)
        .filter(is_its)
        .map_or_else(|| setup.first_board(), |session| session.game.clone());
    let hints = app.cx.settings.hints.then(|| Hints::of(&game));
    let notation = app.cx.settings.notation(game.variant());
    BoardView::of_game(&game, hints, notation, theme)
        .with_cell(app.cx.viewport.cell)
        .render(grid, buf)
}

/// Motto of the game, after a row of discs that illustrates its goal.
fn motto(variant: Variant, theme: &Theme) -> TextLine<'static> {
    let [black, white] = Color::BOTH.map(|side| theme.disc(variant, side));
    let (row, text) = match variant.goal {
        Goal::MostDiscs { .. } => ([&black, &white, &white, &black], say!("motto-flips")),
        Goal::FewestDiscs => ([&black, &white, &white, &black], say!("motto-fewest")),
        Goal::Line(_) => ([&white, &black, &black, &black], say!("motto-line")),
    };
    let discs = row.into_iter().cloned();
    TextLine::from(discs.chain([Span::styled(format!(" {text}"), theme.dim)]).collect::<Vec<_>>())
}
