//! The lobby, and the terms of a seek.

use super::dialogs::frame;
use super::layout::centered;
use super::theme::Theme;
use super::widgets::{
    first_visible, fitted, noted_panel, panel, write_below, write_choice, write_right,
};
use crate::app::{
    AccountLine, AccountPage, App, KeyList, LobbyLine, LobbyPage, SeekPage, TermsLine, key_columns,
    line_columns, lobby_lines, pace_name, shown_rating,
};
use crate::lobby::{CodeUse, LadderRow, LobbyView, SideWish};
use crate::rules::Color;
use crate::words::{game_title, padded_left, say, side_name};
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use strum::VariantArray as _;
use unicode_width::UnicodeWidthStr as _;

/// Largest width of the list, in columns.
const WIDTH: u16 = 84;
/// Width below which a line has no terms.
const NARROW: u16 = 44;
/// Width of the middle column.
const MIDDLE: u16 = 10;

fn list_area(area: Rect) -> Rect {
    centered(area, WIDTH, area.height)
}

/// Rows of the list.
fn rows(area: Rect) -> Rect {
    let area = list_area(area);
    if area.width < NARROW { area.inner(Margin::new(1, 1)) } else { area.inner(Margin::new(2, 1)) }
}

/// Draws the lobby; returns the place of the cursor and the number of visible lines.
pub fn render(
    app: &App,
    page: &LobbyPage,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) -> (Position, u16) {
    let people = &app.cx.people;
    let body = rows(area);
    if page.is_ladder {
        use ratatui::widgets::Widget as _;
        panel(&say!("lobby-ladder-title"), theme).render(list_area(area), buf);
        let ladder = people.ladder.as_deref().map(Vec::as_slice).unwrap_or_default();
        render_ladder(ladder, page.list.at, theme, body, buf);
        return (body.as_position(), body.height);
    }
    render_frame(app, theme, list_area(area), buf);
    let lines = lobby_lines(people);
    let chosen = page.chosen(&lines);
    let mut focus = body.as_position();
    let first = page.first_shown(&lines, body.height.into());
    for ((at, line), row) in lines.iter().enumerate().skip(first).zip(body.rows()) {
        let is_chosen = chosen == Some(at);
        if is_chosen {
            focus = row.as_position();
            buf.set_style(row, theme.selected);
        }
        render_line(line, is_chosen, theme, row, buf);
    }
    (focus, body.height)
}

/// Draws the frame with the reader's name and rating.
fn render_frame(app: &App, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let view = app.cx.people.view.as_deref();
    let name = view.map(|view| theme.plain(&view.name)).unwrap_or_default();
    let title =
        if name.is_empty() { say!("lobby-title") } else { say!("lobby-title-you", name = name) };
    let rating = view.map(|view| shown_rating(view.rating)).unwrap_or_default();
    noted_panel(&title, (&rating, theme.accent), theme, area, buf);
    if view.is_some_and(|view| view.is_cut_off) {
        write_below(&say!("lobby-cut-off"), theme.refusal, area, buf);
    }
}

fn render_line(line: &LobbyLine, is_chosen: bool, theme: &Theme, row: Rect, buf: &mut Buffer) {
    let [text, middle, terms] = line_columns(line).map(|it| theme.plain(&it));
    if matches!(line, LobbyLine::Heading(..) | LobbyLine::TournamentHeading(..)) {
        buf.set_stringn(row.x, row.y, text, row.width.into(), theme.dim);
        return;
    }
    let style = if is_chosen { theme.selected } else { theme.text };
    let is_urgent = matches!(line, LobbyLine::OwnGame(game) if game.is_your_turn)
        || matches!(line, LobbyLine::Seek(seek) if seek.is_challenge)
        || matches!(line, LobbyLine::TournamentGame(game) if game.waits);
    let strong = if is_chosen || !is_urgent { style } else { theme.accent };
    let indent = if row.width < NARROW { 1 } else { 2 };
    let has_terms = row.width >= NARROW;
    let right = if has_terms { row.width / 3 } else { 0 };
    let room = row.width.saturating_sub(indent + right);
    let name_room =
        if middle.is_empty() { room } else { room.saturating_sub(middle.width() as u16 + 1) };
    let name = fitted(&text, name_room, theme.signs.more);
    buf.set_string(row.x + indent, row.y, name, strong);
    let middle_row =
        Rect { width: (indent + room).saturating_sub(u16::from(has_terms) * 2), ..row };
    write_right(&middle, if is_chosen { style } else { theme.dim }, middle_row, buf);
    if has_terms {
        let terms = fitted(&terms, right, theme.signs.more);
        buf.set_string(row.x + indent + room, row.y, terms, style);
    }
}

fn render_ladder(ladder: &[LadderRow], top: usize, theme: &Theme, body: Rect, buf: &mut Buffer) {
    if ladder.is_empty() {
        let text = say!("lobby-ladder-empty");
        buf.set_stringn(body.x, body.y, text, body.width.into(), theme.dim);
    }
    for ((place, row), line) in (1..).zip(ladder).skip(top).zip(body.rows()) {
        let name = fitted(&row.name, line.width.saturating_sub(24), theme.signs.more);
        buf.set_string(line.x, line.y, format!("{place:>3}  {name}"), theme.text);
        let games = say!("lobby-ladder-games", count = row.games);
        let right = if line.width < NARROW {
            String::new()
        } else {
            format!("  {}", padded_left(&games, MIDDLE.into()))
        };
        write_right(&format!("{}{right}", row.rating), theme.text, line, buf);
    }
}

/// Line of the list at `position`, counted from the first visible one.
pub fn line_at(area: Rect, position: Position) -> Option<usize> {
    let body = rows(area);
    body.contains(position).then(|| usize::from(position.y - body.y))
}

/// Largest width of the terms.
const TERMS_WIDTH: u16 = 46;
/// Width of the labels.
const LABEL: u16 = 12;

fn terms_area(page: &SeekPage, screen: Rect) -> Rect {
    centered(screen, TERMS_WIDTH.min(screen.width), page.lines().len() as u16 + 2)
}

/// Draws the terms of a seek; returns the place of the cursor.
pub fn render_terms(page: &SeekPage, theme: &Theme, screen: Rect, buf: &mut Buffer) -> Position {
    let title = match &page.to {
        Some((_, name)) => say!("seek-title-to", name = theme.plain(name)),
        None => say!("seek-title"),
    };
    let inner = frame(&title, theme, terms_area(page, screen), buf);
    let mut focus = inner.as_position();
    for ((at, line), row) in page.lines().into_iter().enumerate().zip(inner.rows()) {
        let is_chosen = at == page.list.at;
        let [label, value] = term(page, line);
        let style = write_choice(&label, is_chosen, theme, row, buf);
        let [left, right] = theme.signs.change;
        let room = row.width.saturating_sub(LABEL);
        let value = fitted(&value, room.saturating_sub(4), theme.signs.more);
        let value = format!("{left} {value} {right}");
        buf.set_stringn(row.x + LABEL.min(row.width), row.y, value, room.into(), style);
        if is_chosen {
            focus = row.as_position();
        }
    }
    focus
}

/// Label and value of a line.
fn term(page: &SeekPage, line: TermsLine) -> [String; 2] {
    let terms = &page.terms;
    match line {
        TermsLine::Pace => [say!("seek-pace"), pace_name(terms.pace)],
        TermsLine::Rated => {
            let value = if terms.is_rated { say!("seek-rated-yes") } else { say!("seek-rated-no") };
            [say!("seek-rated"), value]
        }
        TermsLine::Side => {
            let value = match terms.side {
                SideWish::Random => say!("seek-side-random"),
                SideWish::Black => side_name(terms.variant, Color::Black),
                SideWish::White => side_name(terms.variant, Color::White),
            };
            [say!("seek-side"), value]
        }
        TermsLine::Game => [say!("seek-game"), game_title(terms.variant)],
    }
}

/// Line of the terms at `position`.
pub fn term_at(page: &SeekPage, screen: Rect, position: Position) -> Option<usize> {
    let inner = terms_area(page, screen).inner(Margin::new(2, 1));
    inner.contains(position).then(|| usize::from(position.y - inner.y))
}

/// Lines of the account besides its choices: a gap, the title of a code, the code.
const CODE_LINES: u16 = 3;

fn account_area(screen: Rect) -> Rect {
    let lines = AccountLine::VARIANTS.len() as u16 + CODE_LINES + 2;
    centered(screen, TERMS_WIDTH.min(screen.width), lines)
}

/// Draws the account; returns the place of the cursor.
pub fn render_account(
    page: &AccountPage,
    view: Option<&LobbyView>,
    theme: &Theme,
    screen: Rect,
    buf: &mut Buffer,
) -> Position {
    if let Some(list) = page.key_list() {
        return render_keys(list, theme, screen, buf);
    }
    let inner = frame(&say!("account-title"), theme, account_area(screen), buf);
    let mut focus = inner.as_position();
    for ((at, line), row) in AccountLine::VARIANTS.iter().enumerate().zip(inner.rows()) {
        let label = match line {
            AccountLine::AddKey => say!("account-add"),
            AccountLine::Recovery => say!("account-recovery"),
            AccountLine::EnterCode => say!("account-enter"),
            AccountLine::Keys => say!("account-keys"),
            AccountLine::Vacation => say!("account-vacation"),
            AccountLine::Delete => say!("account-delete"),
        };
        write_choice(&label, at == page.list.at, theme, row, buf);
        if at == page.list.at {
            focus = row.as_position();
        }
    }
    if let Some(view) = view.filter(|view| view.rating.is_some())
        && page.code.is_none()
    {
        let [live, slow] = [view.rating, view.correspondence].map(shown_rating);
        let row = inner.rows().nth(AccountLine::VARIANTS.len() + 1).unwrap_or_default();
        let text = say!("account-ratings", live = live, slow = slow);
        buf.set_stringn(row.x + 2, row.y, text, row.width.saturating_sub(2).into(), theme.dim);
    }
    if let Some((usage, code)) = &page.code {
        let title = match usage {
            CodeUse::Add => say!("account-code-add"),
            CodeUse::Recovery => say!("account-code-recovery"),
        };
        let lines = [(title, theme.dim), (code.clone(), theme.strong)];
        let rows = inner.rows().skip(AccountLine::VARIANTS.len() + 1);
        for ((text, style), row) in lines.into_iter().zip(rows) {
            buf.set_stringn(row.x + 2, row.y, text, row.width.saturating_sub(2).into(), style);
        }
    }
    focus
}

/// Draws the keys of the account; returns the place of the cursor.
fn render_keys(list: &KeyList, theme: &Theme, screen: Rect, buf: &mut Buffer) -> Position {
    let inner = frame(&say!("account-keys-title"), theme, account_area(screen), buf);
    let mut focus = inner.as_position();
    let keys = list.rows.as_deref().map(Vec::as_slice).unwrap_or_default();
    let shown = keys.iter().enumerate().skip(first_visible(list.cursor.at, inner.height));
    for ((at, key), row) in shown.zip(inner.rows()) {
        let [name, used] = key_columns(key);
        write_choice(&name, at == list.cursor.at, theme, row, buf);
        write_right(&used, theme.dim, row, buf);
        if at == list.cursor.at {
            focus = row.as_position();
        }
    }
    focus
}

/// Line of the account, or of its keys, at `position`.
pub fn account_line_at(page: &AccountPage, screen: Rect, position: Position) -> Option<usize> {
    let inner = account_area(screen).inner(Margin::new(2, 1));
    let first = page.key_list().map_or(0, |list| first_visible(list.cursor.at, inner.height));
    inner.contains(position).then(|| first + usize::from(position.y - inner.y))
}
