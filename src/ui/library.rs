//! The library page.

use super::bars::{heading, heading_room};
use super::board::BoardView;
use super::grid::BoardGrid;
use super::layout::PageArea;
use super::prelude::*;
use super::theme;
use super::widgets::{fitted, write_foot, write_right};
use crate::app::{GamesHerePage, LibraryPage, PREVIEW_WIDTH, player_name, verdict};
use crate::rules::{Color, openings};
use crate::store::{GameEntry, ResultFilter};
use crate::words::{self, listed_player};
use ratatui::text::Line as TextLine;

/// A column: title, cells, alignment.
struct Column {
    title: String,
    width: u16,
    is_right: bool,
    /// Text of a game in the library of a person with a name of their own.
    text: fn(&GameEntry, &str) -> String,
}

/// Gap between columns.
const GAP: u16 = 2;
/// Width of the preview, and its number of rows without the board.
const PREVIEW: (u16, u16) = (38, 7);
/// Width from which the preview is larger, and its width then.
const ROOMY: u16 = 150;
const PREVIEW_ROOMY: u16 = 54;
/// Rows of the preview's largest square.
const LARGEST: u16 = 3;

fn column(title: String, width: u16, text: fn(&GameEntry, &str) -> String) -> Column {
    Column { title, width, is_right: false, text }
}

/// Columns for a width; the players share the rest.
fn columns(width: u16) -> Vec<Column> {
    let date = match width {
        ..50 => None,
        50..96 => Some(column(say!("library-date"), 10, |entry, _| {
            entry.date.split(' ').next().unwrap_or_default().to_owned()
        })),
        _ => Some(column(say!("library-date"), 16, |entry, _| entry.when().to_owned())),
    };
    let score = Column {
        is_right: true,
        ..column(say!("library-score"), 6, |entry: &GameEntry, _| entry.score())
    };
    let opening = column(say!("library-opening"), 20, |entry, _| entry.kind());
    let place = column(say!("library-place"), 18, |entry, _| entry.place.clone());
    let others =
        [Some(score), Some(opening).filter(|_| width >= 74), Some(place).filter(|_| width >= 106)];
    let others: Vec<Column> = others.into_iter().flatten().collect();
    let taken: u16 = date.iter().chain(&others).map(|column| column.width + GAP).sum();
    let name = (width.saturating_sub(taken + GAP) / 2).clamp(1, 26);
    let players = [
        column(words::of("sort", "black"), name, |entry, own| {
            listed_player(entry, Color::Black, own)
        }),
        column(words::of("sort", "white"), name, |entry, own| {
            listed_player(entry, Color::White, own)
        }),
    ];
    date.into_iter().chain(players).chain(others).collect()
}

/// List and preview; the preview is empty without room.
fn halves(area: Rect) -> [Rect; 2] {
    if area.width < PREVIEW_WIDTH {
        return [area, Rect { width: 0, ..area }];
    }
    let room = if area.width >= ROOMY { PREVIEW_ROOMY } else { PREVIEW.0 };
    let width = area.width - room - GAP;
    let preview = Rect { x: area.x + width + GAP, width: room, ..area };
    [Rect { width, ..area }, preview]
}

/// Rows of the games, below the titles.
fn rows(area: Rect) -> Rect {
    let top = area.height.min(1);
    Rect { y: area.y + top, height: area.height - top, ..area }
}

/// Draws the list.
pub fn render(
    app: &App,
    library: &LibraryPage,
    theme: &Theme,
    page: PageArea,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let [area, preview] = halves(page.body);
    render_preview(app, library, theme, preview, buf);
    let count = count(library, theme);
    let title = title(library, theme, heading_room(page.header, &count));
    heading(&title, (&count, theme.dim), theme, page.header, buf);
    let mut body = rows(area);
    if library.listing.entries.iter().any(|entry| !entry.is_finished) {
        write_foot(&say!("library-legend"), theme.dim, &mut body, buf);
    }
    let list = drawn.list(library.list, library.listing.total, body);
    render_entries(list, |at| library.entry(at), app.cx.own_name(), theme, body, buf);
}

/// Draws titles and games.
fn render_entries<'a>(
    list: Vec<ListRow>,
    entry: impl Fn(usize) -> Option<&'a GameEntry>,
    own: &str,
    theme: &Theme,
    body: Rect,
    buf: &mut Buffer,
) {
    let columns = columns(body.width);
    line(&columns, body.y - 1, body, theme.dim, buf, |column| column.title.clone(), theme);
    for ListRow { at, is_chosen, cells } in list {
        let Some(entry) = entry(at) else { continue };
        let style = if is_chosen { theme.selected } else { theme.text };
        buf.set_style(cells, style);
        line(&columns, cells.y, body, style, buf, |column| (column.text)(entry, own), theme);
    }
}

/// Draws the games of a position.
pub fn render_games_here(
    page: &GamesHerePage,
    own: &str,
    theme: &Theme,
    area: PageArea,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let filter = page.explorer.filter.to_string();
    let gap = if filter.is_empty() { String::new() } else { format!(" {} ", theme.signs.dot) };
    let title = format!("{}{gap}{}", say!("games-here-title"), theme.plain(&filter));
    let games = page.games();
    let at = if games.is_empty() { 0 } else { page.list.at + 1 };
    let count = say!("library-count", at = at, total = games.len());
    heading(&title, (&count, theme.dim), theme, area.header, buf);
    let body = rows(area.body);
    let list = drawn.list(page.list, games.len(), body);
    let entry = |at: usize| games.get(at).map(|(entry, _)| entry);
    render_entries(list, entry, own, theme, body, buf);
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

/// Draws the chosen game's final position and details.
fn render_preview(app: &App, library: &LibraryPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Some(session) = library.preview().filter(|_| !area.is_empty()) else { return };
    let game = &session.game;
    let (variant, room) = (game.variant(), area.height.saturating_sub(PREVIEW.1));
    let frame = theme::frame(app, variant);
    let grid = BoardGrid::fit_within(LARGEST, area.width, room, variant.board.size, frame);
    let Some(grid) = grid else { return };
    let orientation = app.cx.settings.orientation_of(variant);
    let grid = grid.at(area.x, area.y + 1).turned(orientation);
    let area = Rect { width: grid.area.width, ..area };
    let notation = app.cx.settings.notation(variant);
    BoardView::of_game(game, None, notation, theme).render(&grid, buf);
    let names = Color::BOTH.map(|side| theme.plain(&player_name(session, side)));
    let mut below = Rect { y: grid.area.bottom(), height: PREVIEW.1 - 1, ..area }.rows().skip(1);
    for (side, name) in Color::BOTH.into_iter().zip(names) {
        let Some(row) = below.next() else { return };
        let name = fitted(&name, row.width.saturating_sub(8), theme.signs.more);
        let name = Span::styled(format!(" {name}"), theme.text);
        TextLine::from(vec![theme.disc(variant, side), name]).render(row, buf);
        if variant.flips() {
            write_right(&game.count().of(side).to_string(), theme.strong, row, buf);
        }
    }
    let number = game.moves_played();
    let details =
        if game.is_over() { verdict(session) } else { say!("move-number", number = number) };
    let opening = openings::name(game).map(str::to_owned);
    let place = library.chosen().map(|entry| entry.place.clone());
    let details =
        [Some(details), opening, place].into_iter().flatten().filter(|text| !text.is_empty());
    for (text, row) in details.zip(below) {
        let text = fitted(&theme.plain(&text), row.width, theme.signs.more);
        buf.set_string(row.x, row.y, text, theme.dim);
    }
}

/// View and order of the list; the view alone where both take more than `width` columns.
fn title(library: &LibraryPage, theme: &Theme, width: usize) -> String {
    let dot = theme.signs.dot;
    let query = &library.query;
    let outcome = match query.outcome {
        ResultFilter::Any => None,
        outcome => Some(words::of("outcome", &outcome.to_string())),
    };
    let searched = Some(theme.plain(&query.words)).filter(|words| !words.is_empty());
    let narrowed = outcome.into_iter().chain(searched);
    let narrowed = narrowed.fold(String::new(), |text, it| text + " " + dot + " " + &it);
    let view = words::of("view", &query.view.to_string());
    let sort = say!("library-by", sort = words::of("sort", &query.sort.to_string()));
    let whole = format!("{} {dot} {view} {dot} {sort}{narrowed}", say!("library-title"));
    if whole.width() <= width { whole } else { format!("{view}{narrowed}") }
}

/// Number of the chosen game, and of all.
fn count(library: &LibraryPage, theme: &Theme) -> String {
    let total = library.listing.total;
    let at = if total == 0 { 0 } else { library.list.at + 1 };
    let more = if library.is_current() { "" } else { theme.signs.more };
    format!("{}{more}", say!("library-count", at = at, total = total))
}
