//! The start screen and the settings: logo, menu, sample board.

use super::board::BoardView;
use super::grid::BoardGrid;
use super::theme::{self, Theme};
use super::widgets::fitted;
use super::{logo, overview};
use crate::app::settings::SETTINGS;
use crate::app::settings::setting::Setting;
use crate::app::{self, App, GameSession, Hints, Page, RowText, StartGroup, StartRow};
use crate::rules::{Color, Goal, Variant};
use crate::words::say;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line as TextLine, Span};
use ratatui::widgets::Widget as _;
use unicode_width::UnicodeWidthStr as _;

/// Width below which lines have no arrows, in columns.
const NARROW: u16 = 34;
/// Width of the menu where something stands beside it.
const MENU: u16 = 40;
/// Least width of a window with something beside the menu.
const WIDE: u16 = 62;
/// Gap between menu, board and overview.
const GAP: u16 = 3;
/// Width of an overview beside the board.
const TOLD: u16 = 44;
/// Least height of an overview below the menu.
const LEAST_TOLD: u16 = 8;
/// Least height of a board below the menu.
const LEAST_BOARD: u16 = 9;
/// Largest height of an overview below the menu.
const MOST_TOLD: u16 = 14;
/// Rows of the largest square.
const LARGEST: u16 = 6;

enum MenuRow {
    Blank,
    Title(String),
    Line(usize),
}

/// Lines of the page and their spacing.
struct Menu {
    lines: Vec<RowText>,
    /// Index of the chosen line.
    at: usize,
    /// Rows of the start screen; empty on the settings page.
    starts: Vec<StartRow>,
    rows: Vec<MenuRow>,
}

impl Menu {
    /// Menu of the current page, one row a line.
    fn of(app: &App) -> Self {
        let shared = &app.shared;
        let (lines, at, starts) = if let Page::Settings(page) = app.base() {
            let line = |setting: &Setting| RowText {
                label: setting.label(),
                value: Some(setting.shown(&shared.preferences)),
                sentence: setting.sentence(&shared.preferences),
            };
            let guests =
                shared.capabilities.processes.then(|| app::row(StartRow::Guests, shared, None));
            let lines = SETTINGS.iter().map(line).chain(guests).collect::<Vec<_>>();
            (lines, page.at, Vec::new())
        } else {
            let starts = StartRow::of_start(shared, app.beneath());
            let at = match app.base() {
                Page::Start(page) => starts.iter().position(|row| *row == page.row),
                _ => None,
            };
            let lines = starts.iter().map(|row| app::row(*row, shared, app.beneath())).collect();
            (lines, at.unwrap_or(0), starts)
        };
        let rows = (0..lines.len()).map(MenuRow::Line).collect();
        Self { lines, at, starts, rows }
    }

    /// Adds group titles and blank rows, as far as `height` allows with one row left free.
    fn spaced(mut self, height: u16) -> Self {
        if self.starts.is_empty() {
            return self;
        }
        let fits = |rows: &Vec<MenuRow>| rows.len() < usize::from(height);
        let ways = [(true, true), (true, false), (false, false)];
        let mut ways = ways.into_iter().map(|(gaps, titles)| spread(&self.starts, gaps, titles));
        if let Some(rows) = ways.find(fits) {
            self.rows = rows;
        }
        self
    }

    /// Row of the chosen line.
    fn row(&self) -> usize {
        let is_chosen = |row: &MenuRow| matches!(row, MenuRow::Line(at) if *at == self.at);
        self.rows.iter().position(is_chosen).unwrap_or(0)
    }
}

/// Rows in groups; later groups keep their place when a setup has fewer lines.
fn spread(starts: &[StartRow], has_gaps: bool, has_titles: bool) -> Vec<MenuRow> {
    let mut rows = Vec::new();
    for group in [StartGroup::Play, StartGroup::Study, StartGroup::Options] {
        let members: Vec<usize> =
            (0..starts.len()).filter(|&at| starts[at].group() == group).collect();
        if members.is_empty() {
            continue;
        }
        if has_gaps && !rows.is_empty() {
            rows.push(MenuRow::Blank);
        }
        if has_titles {
            rows.push(MenuRow::Title(match group {
                StartGroup::Play => say!("start-group-play"),
                StartGroup::Study => say!("start-group-study"),
                StartGroup::Options => say!("start-group-options"),
            }));
        }
        let blanks = group.size(starts).saturating_sub(members.len());
        rows.extend(members.into_iter().map(MenuRow::Line));
        rows.extend((0..blanks).map(|_| MenuRow::Blank));
    }
    rows
}

/// Parts of the start screen. Parts without room are empty.
struct Parts {
    logo: Option<Position>,
    title: Rect,
    menu: Menu,
    rows: Rect,
    /// First visible row of the menu.
    first: usize,
    board: Option<BoardGrid>,
    /// Overview of the player's games.
    told: Rect,
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

/// Largest boards that fit beside or below a menu of `count` rows.
fn boards(app: &App, area: Rect, body: Rect, count: u16) -> Boards {
    let variant = app.shared.setup.variant;
    let fit = |width: u16| {
        let frame = theme::frame(app, variant);
        let size = variant.board.size;
        BoardGrid::fit_within(LARGEST, width, body.height, size, frame)
            .filter(|_| area.width >= WIDE)
    };
    let menu_width = menu_width(area);
    let board = fit(area.width.saturating_sub(menu_width + GAP + 1));
    let is_start = matches!(app.base(), Page::Start(_));
    // The overview stands beside the board if the board stays nearly as large, else below the menu.
    let beside = fit(area.width.saturating_sub(MENU + TOLD + 2 * GAP))
        .filter(|grid| is_start && board.is_some_and(|whole| grid.pitch() + 1 >= whole.pitch()))
        .filter(|grid| grid.pitch() > 3);
    let under = || {
        let room = body.height.saturating_sub(count + 1);
        let (frame, size) = (theme::frame(app, variant), variant.board.size);
        let grid = BoardGrid::fit_within(LARGEST, area.width, room, size, frame);
        grid.filter(|grid| area.width < WIDE && grid.area.height >= LEAST_BOARD)
    };
    let board = beside.or(board);
    let below = if board.is_none() { under() } else { None };
    Boards { board, is_overview_beside: beside.is_some(), below }
}

fn menu_width(area: Rect) -> u16 {
    if area.width >= WIDE { MENU.min(area.width / 2) } else { area.width }
}

fn parts(app: &App, area: Rect, theme: &Theme) -> Parts {
    let logo = logo::size(theme.is_ascii);
    let menu = Menu::of(app);
    let plain = menu.rows.len() as u16;
    let has_logo = area.width >= logo.width && area.height >= plain + logo.height + 3;
    let top = if has_logo { logo.height + 3 } else { 1 + u16::from(area.height > plain + 3) };
    let body = Rect { y: area.y + top, height: area.height.saturating_sub(top).max(1), ..area };
    let is_narrow = area.width < WIDE;
    // A narrow window has the board below the menu.
    let for_board = if is_narrow { LEAST_BOARD + 2 } else { 0 };
    let menu = menu.spaced(body.height.saturating_sub(for_board));
    let count = menu.rows.len() as u16;
    let Boards { board, is_overview_beside, below } = boards(app, area, body, count);
    let menu_width = menu_width(area);
    let board_size = board.map_or((0, 0), |grid| (grid.area.width, grid.area.height));
    let told_width = if is_overview_beside { GAP + TOLD } else { 0 };
    let used =
        if board.is_some() { menu_width + GAP + board_size.0 + told_width } else { area.width };
    let x = area.x + area.width.saturating_sub(used) / 2;
    // The overview below the menu.
    let is_overview_below =
        matches!(app.base(), Page::Start(_)) && !is_overview_beside && board.is_some();
    let spare = body.height.saturating_sub(count + 1);
    let told_rows =
        if is_overview_below && spare >= LEAST_TOLD { (spare - 1).min(MOST_TOLD) } else { 0 };
    // Spare rows are split above and below.
    let under = told_rows.max(below.map_or(0, |grid| grid.area.height));
    let tallest = (count + under + u16::from(under > 0)).max(board_size.1);
    let y = area.y + body.height.saturating_sub(tallest).div_ceil(2);
    let rows = Rect { x, y: y + top, width: menu_width, height: count.min(body.height) };
    let orientation = app.shared.settings.orientation_of(app.shared.setup.variant);
    let board = board.map(|grid| grid.at(x + menu_width + GAP, rows.y).turned(orientation));
    let board = board.or_else(|| {
        let x = |grid: &BoardGrid| area.x + (area.width - grid.area.width) / 2;
        below.map(|grid| grid.at(x(&grid), rows.bottom() + 1))
    });
    let told = match board {
        Some(grid) if is_overview_beside => {
            Rect { x: grid.area.right() + GAP, width: TOLD, ..grid.area }
        }
        _ if told_rows > 0 => {
            Rect { y: rows.bottom() + 1, height: told_rows, width: MENU - 2, ..rows }
        }
        _ => Rect::default(),
    };
    Parts {
        logo: has_logo.then(|| Position::new(area.x + (area.width - logo.width) / 2, y)),
        title: Rect { y: if has_logo { y + logo.height + 1 } else { y }, height: 1, ..area },
        first: (menu.row() + 1).saturating_sub(rows.height.into()),
        menu,
        rows,
        board,
        told,
    }
}

/// Draws the start screen; returns the place of the cursor.
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
    // Values are aligned.
    let labels = parts.menu.lines.iter().filter(|line| line.value.is_some());
    let pad = labels.map(|line| line.label.width()).max().unwrap_or(0) + 1;
    let in_sight = parts.menu.rows.iter().skip(parts.first);
    for (row, area) in in_sight.zip(parts.rows.rows()) {
        match row {
            MenuRow::Blank => {}
            MenuRow::Title(title) => {
                buf.set_stringn(area.x + 2, area.y, title, area.width.into(), theme.dim);
            }
            MenuRow::Line(index) => {
                let is_focus = *index == parts.menu.at;
                if is_focus {
                    focus = area.as_position();
                }
                line(&parts.menu.lines[*index], pad, is_focus, theme, area.width).render(area, buf);
            }
        }
    }
    if let Some(grid) = parts.board {
        render_board(app, &grid, theme, buf);
    }
    if !parts.told.is_empty() {
        overview::render(app, theme, parts.told, buf);
    }
    focus
}

/// Game that the chosen line continues, if any.
fn continued(app: &App) -> Option<&GameSession> {
    let Page::Start(page) = app.base() else { return None };
    match page.row {
        StartRow::Resume => app.beneath(),
        StartRow::Suspended => app.shared.suspended.first(),
        _ => None,
    }
}

/// Draws the game to continue, or the start position of the setup.
fn render_board(app: &App, grid: &BoardGrid, theme: &Theme, buf: &mut Buffer) {
    let setup = &app.shared.setup;
    let is_its =
        |session: &&GameSession| session.setup.variant.board.size == setup.variant.board.size;
    let game = continued(app)
        .filter(is_its)
        .map_or_else(|| setup.first_board(), |session| session.game.clone());
    let hints = app.shared.settings.hints.then(|| Hints::of(&game));
    let notation = app.shared.settings.notation(game.variant());
    BoardView::of_game(&game, hints, notation, theme).render(grid, buf);
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
    TextLine::from(discs.chain([Span::styled(format!("  {text}"), theme.dim)]).collect::<Vec<_>>())
}

/// A line: label, and value between arrows.
fn line(
    line: &RowText,
    pad: usize,
    is_focus: bool,
    theme: &Theme,
    width: u16,
) -> TextLine<'static> {
    let pointer = if is_focus { theme.signs.pointer } else { " " };
    let [left, right] = theme.signs.change;
    let label = if is_focus { theme.accent } else { theme.text };
    let pointer = Span::styled(format!("{pointer} "), theme.accent);
    let Some(value) = line.value.clone() else {
        let text = fitted(&line.label, width.saturating_sub(2), theme.signs.more);
        return TextLine::from(vec![pointer, Span::styled(text, label)]);
    };
    let style = if is_focus { theme.strong } else { theme.text };
    if width < NARROW {
        // Without room for both, the label is cut.
        let room = usize::from(width).saturating_sub(3 + value.width()).max(4);
        let (text, pad) = (fitted(&line.label, room as u16, theme.signs.more), pad.min(room));
        let text = Span::styled(format!("{text:<pad$} "), label);
        return TextLine::from(vec![pointer, text, Span::styled(value, style)]);
    }
    let arrow = if is_focus { theme.accent } else { theme.border };
    TextLine::from(vec![
        pointer,
        Span::styled(format!("{:<pad$} ", line.label), label),
        Span::styled(format!("{left} "), arrow),
        Span::styled(value, style),
        Span::styled(format!(" {right}"), arrow),
    ])
}

/// Index of the menu line at `position`.
pub fn row_at(app: &App, area: Rect, position: Position) -> Option<usize> {
    let parts = parts(app, area, &Theme::of(app));
    let offset = parts.rows.contains(position).then(|| position.y - parts.rows.y)?;
    match parts.menu.rows.get(parts.first + usize::from(offset))? {
        MenuRow::Line(index) => Some(*index),
        MenuRow::Blank | MenuRow::Title(_) => None,
    }
}
