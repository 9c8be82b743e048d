//! The tournament page: standings, finished games, small boards.

use super::bars::heading;
use super::board::BoardView;
use super::grid::BoardGrid;
use super::layout::PageArea;
use super::prelude::*;
use super::theme;
use super::widgets::{fitted, section, write_right};
use crate::app::{
    LiveBoard, TournamentPage, clock_face, player_name, points as discs, tournament_game,
    tournament_progress,
};
use crate::club::{LiveTournament, Standing, crosstable, points};
use crate::rules::{Color, Turn};
use std::cmp::Reverse;

/// Least width of a page with boards beside the standings; least height of a page with a title.
const WIDE: u16 = 64;
const HIGH: u16 = 14;
/// Least width of the standings beside boards.
const LEAST_STANDINGS: u16 = 38;
/// Least size of a small board with its caption, and the gap.
const LEAST_BOARD: (u16, u16) = (17, 10);
const GAP: u16 = 2;
/// Rows of a small board's largest square.
const LARGEST: u16 = 3;
/// Widths of a rank and of a crosstable cell, and the largest width of a name.
const RANK: u16 = 3;
const CROSS: u16 = 5;
const NAME: u16 = 20;
/// Sign before an error, except in ASCII.
const PLUS_MINUS: char = '±';
/// Least width of a caption with a clock.
const CLOCKED: u16 = 26;

/// Areas of the page. Parts without room are empty.
struct TournamentAreas {
    title: Rect,
    standings: Rect,
    ended: Rect,
    boards: Rect,
}

/// A small board: number, caption, place.
struct Tile {
    at: usize,
    caption: Rect,
    grid: BoardGrid,
}

impl TournamentAreas {
    fn of(app: &App, page: &TournamentPage, area: PageArea) -> Self {
        let PageArea { header: title, body } = area;
        if page.crosstable.is_some() {
            let empty = Rect::default();
            return Self { title, standings: body, ended: empty, boards: empty };
        }
        let rows = page.live.standings().len() as u16 + 3;
        let has_boards = page.boards().len() > 0;
        if body.width < WIDE {
            let most = if body.height >= 2 * LEAST_BOARD.1 { body.height / 2 } else { body.height };
            let (standings, rest) = split(body, rows.min(most));
            let has_boards = has_boards && rest.height >= LEAST_BOARD.1;
            let (ended, boards) = split(rest, if has_boards { 0 } else { rest.height });
            return Self { title, standings, ended, boards };
        }
        let beside = |width: u16| {
            let x = body.x + width + GAP;
            Rect { x, width: body.right().saturating_sub(x), ..body }
        };
        let pitch = |width: u16| tiles(app, page, beside(width)).first().map(|it| it.grid.pitch());
        let wanted = standings_width(&page.live, body.width);
        let width = match has_boards {
            true if pitch(LEAST_STANDINGS) > pitch(wanted) => {
                // Larger boards have priority over more columns.
                let mut widths = (LEAST_STANDINGS..wanted).rev();
                let best = pitch(LEAST_STANDINGS);
                widths.find(|width| pitch(*width) == best).unwrap_or(wanted)
            }
            true => wanted,
            false => body.width,
        };
        let left = Rect { width, ..body };
        let least_ended = if body.height >= HIGH { 5 } else { 0 };
        let (standings, ended) = split(left, rows.min(left.height - least_ended));
        let boards = beside(width);
        Self { title, standings, ended, boards }
    }
}

/// Top rows, and the rest.
const fn split(area: Rect, rows: u16) -> (Rect, Rect) {
    let rows = if rows < area.height { rows } else { area.height };
    let rest = Rect { y: area.y + rows, height: area.height - rows, ..area };
    (Rect { height: rows, ..area }, rest)
}

/// A column of the standings.
struct StandingsColumn {
    title: String,
    width: u16,
    text: fn(&Standing) -> String,
}

fn columns() -> [StandingsColumn; 4] {
    let column = |title, width, text| StandingsColumn { title, width, text };
    [
        column(say!("tournament-points"), 7, |it| points(it.half_points)),
        column(say!("tournament-elo"), 11, |it| match it.results {
            [0, 0, 0] => String::new(),
            _ => format!("{:+.0} {PLUS_MINUS}{:.0}", it.rating.elo, it.rating.error),
        }),
        column(say!("tournament-results"), 10, |it| {
            it.results.map(|count| count.to_string()).join("-")
        }),
        column(say!("tournament-brightwell"), 6, |it| it.brightwell.to_string()),
    ]
}

fn name_width(live: &LiveTournament) -> u16 {
    let widest = live.players.iter().map(|name| name.width()).max().unwrap_or(0) as u16;
    widest.clamp(6, NAME)
}

/// Width of the standings: with the crosstable if that leaves half of the page, else without.
fn standings_width(live: &LiveTournament, page: u16) -> u16 {
    let columns: u16 = columns().iter().map(|column| column.width).sum();
    let plain = RANK + name_width(live) + columns;
    let crossed = plain + CROSS * live.players.len() as u16;
    let most = (page / 2).max(LEAST_STANDINGS);
    if crossed <= most { crossed } else { plain.min(most) }
}

/// Visible small boards, including the chosen one: as many as fit, then as large as possible.
fn tiles(app: &App, page: &TournamentPage, area: Rect) -> Vec<Tile> {
    let count = page.boards().len();
    let Some(board) = page.boards().flatten().next() else { return Vec::new() };
    let variant = board.session.setup.variant;
    let frame = theme::frame(app, variant);
    let fit = |shown: u16, columns: u16, caption: u16| {
        let rows = shown.div_ceil(columns);
        let width = (area.width.checked_sub(GAP * (columns - 1))?) / columns;
        let height = (area.height / rows).checked_sub(caption)?;
        let grid = BoardGrid::fit_within(LARGEST, width, height, variant.board.size, frame)?;
        Some((grid, columns, caption))
    };
    // As many boards as fit; of layouts with equally large boards, one with captions of two rows comes first.
    let found = (1..=count as u16).rev().find_map(|shown| {
        let ways = (1..=shown).flat_map(|columns| [(columns, 2), (columns, 1)]);
        let grids = ways.filter_map(|(columns, caption)| fit(shown, columns, caption));
        let best = grids.max_by_key(|(grid, columns, caption)| {
            let free = shown.next_multiple_of(*columns) - shown;
            (grid.pitch(), *caption, Reverse(free), Reverse(columns.abs_diff(shown / columns)))
        })?;
        Some((shown, best))
    });
    let Some((shown, (grid, columns, caption))) = found else { return Vec::new() };
    let first = (page.at + 1).saturating_sub(shown.into()).min(count - usize::from(shown));
    let (wide, high) = (grid.area.width + GAP, grid.area.height + caption);
    let rows = shown.div_ceil(columns);
    let left = area.x + (area.width + GAP - columns * wide) / 2;
    // A blank row between boards, if there is room.
    let high = high + u16::from(rows * (high + 1) <= area.height + 1);
    let place = |nth: u16| {
        let (x, y) = (left + (nth % columns) * wide, area.y + (nth / columns) * high);
        let caption = Rect { x, y, width: grid.area.width, height: caption };
        Tile { at: first + usize::from(nth), caption, grid: grid.at(x, caption.bottom()) }
    };
    (0..shown).map(place).collect()
}

/// Draws the page; notes the number of visible standings.
pub fn render(
    app: &App,
    page: &TournamentPage,
    theme: &Theme,
    area: PageArea,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let areas = TournamentAreas::of(app, page, area);
    let progress = tournament_progress(&page.live);
    let name = theme.plain(&page.live.name);
    heading(&name, (&progress, theme.dim), theme, areas.title, buf);
    drawn.rooms.list = render_standings(page, theme, areas.standings, buf);
    render_ended(page, theme, areas.ended, buf);
    drawn.focus = Some(areas.standings.as_position());
    for tile in tiles(app, page, areas.boards) {
        let is_chosen = tile.at == page.at;
        if is_chosen {
            drawn.focus = Some(tile.caption.as_position());
        }
        let board = page.boards().nth(tile.at).flatten();
        if let Some(board) = board {
            render_tile(app, board, &tile, is_chosen, theme, buf);
        }
        drawn.target(tile.caption.union(tile.grid.area), Target::Line(tile.at));
    }
}

fn render_standings(page: &TournamentPage, theme: &Theme, area: Rect, buf: &mut Buffer) -> u16 {
    let inner = section(&say!("tournament-standings"), theme, area, buf);
    let (head, rows) = split(inner, 1);
    let live = &page.live;
    let name = name_width(live);
    let mut room = inner.width.saturating_sub(RANK + name);
    let mut shown = Vec::new();
    // The crosstable has the room of all columns but the points.
    let most = if page.crosstable.is_some() { 1 } else { usize::MAX };
    for column in columns().into_iter().take(most) {
        if column.width <= room {
            room -= column.width;
            shown.push(column);
        }
    }
    let standings = live.standings();
    let opponents = match page.crosstable {
        Some(from) => {
            let fitting = standings.len().min(usize::from(room / CROSS));
            let from = from.min(standings.len() - fitting);
            from..from + fitting
        }
        None if CROSS * live.players.len() as u16 <= room => 0..standings.len(),
        None => 0..0,
    };
    let first = page.above.min(standings.len().saturating_sub(rows.height.into()));
    let write = |text: &str, width: u16, x: &mut u16, row: Rect, style, buf: &mut Buffer| {
        let cell = Rect { x: *x, width, ..row }.intersection(row);
        write_right(text, style, cell, buf);
        *x += width;
    };
    let mut x = head.x + RANK + name;
    for place in opponents.clone() {
        write(&(place + 1).to_string(), CROSS, &mut x, head, theme.dim, buf);
    }
    for column in &shown {
        write(&column.title, column.width, &mut x, head, theme.dim, buf);
    }
    let cross = crosstable(live.tournament());
    for ((at, standing), row) in standings.iter().enumerate().skip(first).zip(rows.rows()) {
        let is_out = standing.out_in.is_some();
        let style = if is_out { theme.dim } else { theme.text };
        buf.set_string(row.x, row.y, format!("{:>2}", at + 1), theme.dim);
        let room = name.min(row.width.saturating_sub(RANK));
        let text = fitted(&theme.plain(&live.players[standing.player]), room, theme.signs.more);
        let strong = if is_out { theme.dim } else { theme.strong };
        buf.set_string(row.x + RANK, row.y, text, strong);
        let mut x = row.x + RANK + name;
        for other in &standings[opponents.clone()] {
            let cell = match cross[standing.player][other.player] {
                _ if other.player == standing.player => theme.signs.bar[1].to_owned(),
                Some(half_points) => points(half_points),
                None => theme.signs.hint.to_owned(),
            };
            write(&cell, CROSS, &mut x, row, theme.dim, buf);
        }
        for (nth, column) in shown.iter().enumerate() {
            let style = if nth == 0 && !is_out { theme.accent } else { style };
            let text = (column.text)(standing).replace(PLUS_MINUS, theme.signs.plus_minus);
            write(&text, column.width, &mut x, row, style, buf);
        }
    }
    rows.height
}

/// Draws the finished games, latest first.
fn render_ended(page: &TournamentPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    if area.height < 3 {
        return;
    }
    let inner = section(&say!("tournament-ended"), theme, area, buf);
    for (game, row) in page.live.ended().iter().rev().zip(inner.rows()) {
        let round = (game.scheduled.number.round + 1).to_string();
        buf.set_string(row.x, row.y, format!("{round:>2}"), theme.dim);
        let text = theme.plain(&tournament_game(&page.live, game));
        let text = fitted(&text, row.width.saturating_sub(RANK), theme.signs.more);
        let style = if game.fault.is_some() { theme.refusal } else { theme.text };
        buf.set_string(row.x + RANK, row.y, text, style);
    }
}

/// Draws a small board with its players.
fn render_tile(
    app: &App,
    board: &LiveBoard,
    tile: &Tile,
    is_chosen: bool,
    theme: &Theme,
    buf: &mut Buffer,
) {
    let session = &board.session;
    BoardView::of_game(&session.game, None, app.notation(), theme).render(&tile.grid, buf);
    let caption = tile.caption;
    let both = caption.height > 1;
    let width = if both { caption.width } else { caption.width / 2 };
    for side in Color::BOTH {
        let nth = side.index() as u16;
        let row = if both {
            Rect { y: caption.y + nth, height: 1, ..caption }
        } else {
            Rect { x: caption.x + nth * width, width, ..caption }
        };
        let is_on_turn = matches!(session.game.turn(), Turn::Place(turn) if turn == side);
        let sign = if is_on_turn { theme.signs.pointer } else { " " };
        let right = match (both, caption.width >= CLOCKED && session.clocks.is_limited()) {
            (false, _) => String::new(),
            (true, false) => format!(" {:>2}", discs(session, side)),
            (true, true) => {
                format!(" {} {:>2}", clock_face(session, side).text, discs(session, side))
            }
        };
        let disc = theme.disc(session.setup.variant, side);
        let about = if both { 4 } else { 2 };
        let room = row.width.saturating_sub(about + right.width() as u16);
        let more = if both { theme.signs.more } else { "" };
        let name = fitted(&theme.plain(&player_name(session, side)), room, more);
        let style = match (board.is_asked() && is_on_turn, is_chosen) {
            (true, _) => theme.accent,
            (false, true) => theme.strong,
            (false, false) => theme.dim,
        };
        let name = Span::styled(name, style);
        let line = if both {
            vec![Span::styled(sign, theme.accent), disc, Span::raw(" "), name]
        } else {
            vec![Span::styled(theme.sign(session.setup.variant, side), disc.style), name]
        };
        Line::from(line).render(row, buf);
        write_right(&right, style, row, buf);
    }
}
