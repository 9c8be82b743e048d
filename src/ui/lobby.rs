//! The lobby, and the terms of a seek.

use super::bars::heading;
use super::dialogs::frame;
use super::layout::{PageArea, centered};
use super::prelude::*;
use super::widgets::{
    fitted, whole_sentences, write_choice, write_foot, write_right, write_wrapped,
};
use crate::app::{
    AccountLine, AccountPage, KeyList, LobbyLine, LobbyPage, SeekPage, TermsLine, key_columns,
    line_columns, lobby_lines, pace_name, shown_rating,
};
use crate::lobby::{CodeUse, LadderRow, LobbyView, SideWish};
use crate::rules::Color;
use crate::words::{game_title, padded_left, side_name};
use strum::VariantArray as _;

/// Largest width of the list, in columns.
const WIDTH: u16 = 84;
/// Width below which a line has no terms.
const NARROW: u16 = 44;
/// Width of the middle column.
const MIDDLE: u16 = 10;

/// Draws the lobby.
pub fn render(
    app: &App,
    page: &LobbyPage,
    theme: &Theme,
    area: PageArea,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let people = &app.cx.people;
    let body = Rect { width: area.body.width.min(WIDTH), ..area.body };
    if page.is_ladder {
        heading(&say!("lobby-ladder-title"), ("", theme.dim), theme, area.header, buf);
        let ladder = people.ladder.as_deref().map(Vec::as_slice).unwrap_or_default();
        render_ladder(ladder, page.list.at, theme, body, buf);
        drawn.focus = Some(body.as_position());
        drawn.rooms.list = body.height;
        return;
    }
    let body = render_heading(app, theme, PageArea { body, ..area }, buf);
    let lines = lobby_lines(people);
    // What a finger cannot choose needs no room for one.
    let tallest = drawn.line_height;
    let height_of = |at: usize| if lines[at].is_choice() { tallest } else { 1 };
    let rows = drawn.list_with(page.shown(&lines), lines.len(), body, (tallest, height_of));
    let has_more = rows.last().is_some_and(|last| last.at + 1 < lines.len());
    for ListRow { at, is_chosen, cells } in rows {
        if is_chosen {
            buf.set_style(cells, theme.selected);
        }
        let columns = line_columns(&lines[at], app.cx.started.time_zone());
        render_line((&lines[at], columns), is_chosen, theme, cells, buf);
    }
    if has_more {
        let last = body.rows().next_back().unwrap_or_default();
        write_right(theme.signs.more, theme.dim, last, buf);
    }
}

/// Draws the header with the reader's name and rating, and a warning in the last row; returns the rows of the list.
fn render_heading(app: &App, theme: &Theme, area: PageArea, buf: &mut Buffer) -> Rect {
    let PageArea { header, mut body } = area;
    let view = app.cx.people.view.as_deref();
    let name = view.map(|view| theme.plain(&view.name)).unwrap_or_default();
    let title =
        if name.is_empty() { say!("lobby-title") } else { say!("lobby-title-you", name = name) };
    let here = view.map(|view| say!("lobby-here", count = view.people.len()));
    let rating = view.map(|view| shown_rating(view.rating)).filter(|rating| !rating.is_empty());
    let right: Vec<String> = here.into_iter().chain(rating).collect();
    let right = right.join(&format!(" {} ", theme.signs.dot));
    heading(&title, (&right, theme.accent), theme, header, buf);
    if view.is_some_and(|view| view.is_cut_off) {
        write_foot(&say!("lobby-cut-off"), theme.refusal, &mut body, buf);
    }
    body
}

fn render_line(
    (line, columns): (&LobbyLine, [String; 3]),
    is_chosen: bool,
    theme: &Theme,
    row: Rect,
    buf: &mut Buffer,
) {
    let [text, mut middle, terms] = columns.map(|it| theme.plain(&it));
    let is_narrow = row.width < NARROW;
    // In a narrow window an offer says its terms rather than a rating, and a tournament its hour.
    match line {
        // What a challenge and a title need whole leaves no room beside them.
        LobbyLine::Seek(seek) if is_narrow && seek.is_challenge => middle.clear(),
        LobbyLine::Watch(_) if is_narrow => middle.clear(),
        LobbyLine::Seek(_) | LobbyLine::Weekly(..) if is_narrow => middle.clone_from(&terms),
        _ => {}
    }
    let is_text = matches!(line, LobbyLine::About | LobbyLine::Empty);
    if is_text || matches!(line, LobbyLine::Heading(..) | LobbyLine::TournamentHeading(..)) {
        let text = if is_text {
            whole_sentences(&text, &|text| text.width() <= row.width.into())
        } else {
            &text
        };
        buf.set_stringn(row.x, row.y, text, row.width.into(), theme.dim);
        return;
    }
    let style = if is_chosen { theme.selected } else { theme.text };
    let is_urgent = matches!(line, LobbyLine::OwnGame(game) if game.is_your_turn || game.offer.is_some())
        || matches!(line, LobbyLine::Seek(seek) if seek.is_challenge)
        || matches!(line, LobbyLine::TournamentGame(game) if game.waits);
    let strong = if is_chosen || !is_urgent { style } else { theme.accent };
    let indent = if is_narrow { 1 } else { 2 };
    let has_terms = !is_narrow;
    let right = if has_terms { row.width / 3 } else { 0 };
    let room = row.width.saturating_sub(indent + right);
    let gap = if has_terms { 3 } else { 1 };
    let name_room =
        if middle.is_empty() { room } else { room.saturating_sub(middle.width() as u16 + gap) };
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
        write_wrapped(&[(text, theme.dim)], body, buf);
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

/// Largest width of the terms.
const TERMS_WIDTH: u16 = 46;
/// Width of the labels.
const LABEL: u16 = 12;

/// Draws the terms of a seek.
pub fn render_terms(
    page: &SeekPage,
    theme: &Theme,
    screen: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let title = match &page.to {
        Some((_, name)) => say!("seek-title-to", name = theme.plain(name)),
        None => say!("seek-title"),
    };
    let lines = page.lines();
    let area =
        centered(screen, TERMS_WIDTH.min(screen.width), lines.len() as u16 * drawn.line_height + 2);
    let inner = frame(&title, theme, area, buf);
    for ListRow { at, is_chosen, cells: row } in drawn.list(page.list, lines.len(), inner) {
        let [label, value] = term(page, lines[at]);
        let style = write_choice(&label, is_chosen, theme, row, buf);
        let [left, right] = theme.signs.change;
        let room = row.width.saturating_sub(LABEL);
        let value = fitted(&value, room.saturating_sub(4), theme.signs.more);
        let value = format!("{left} {value} {right}");
        let at_value = row.x + LABEL.min(row.width);
        buf.set_stringn(at_value, row.y, value, room.into(), style);
        let back = Rect { x: at_value, width: 2, height: drawn.line_height, ..row };
        drawn.target(back, Target::Change(at, false));
    }
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

/// Lines of the account besides its choices: a gap, the title of a code, the code.
const CODE_LINES: u16 = 3;

/// Area of the account, whose choices have `step` rows each.
fn account_area(screen: Rect, step: u16) -> Rect {
    let lines = AccountLine::VARIANTS.len() as u16 * step + CODE_LINES + 2;
    centered(screen, TERMS_WIDTH.min(screen.width), lines)
}

/// Draws the account.
pub fn render_account(
    page: &AccountPage,
    view: Option<&LobbyView>,
    theme: &Theme,
    screen: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    if let Some(list) = page.key_list() {
        return render_keys(list, theme, screen, buf, drawn);
    }
    let inner = frame(&say!("account-title"), theme, account_area(screen, drawn.line_height), buf);
    let lines = AccountLine::VARIANTS;
    let below = lines.len() * usize::from(drawn.line_height) + 1;
    for ListRow { at, is_chosen, cells } in drawn.list(page.list, lines.len(), inner) {
        let label = match lines[at] {
            AccountLine::AddKey => say!("account-add"),
            AccountLine::Recovery => say!("account-recovery"),
            AccountLine::EnterCode => say!("account-enter"),
            AccountLine::Keys => say!("account-keys"),
            AccountLine::Vacation => say!("account-vacation"),
            AccountLine::Delete => say!("account-delete"),
        };
        write_choice(&label, is_chosen, theme, cells, buf);
    }
    if let Some(view) = view.filter(|view| view.rating.is_some())
        && page.code.is_none()
    {
        let [live, slow] = [view.rating, view.correspondence].map(shown_rating);
        let row = inner.rows().nth(below).unwrap_or_default();
        let text = say!("account-ratings", live = live, slow = slow);
        buf.set_stringn(row.x + 2, row.y, text, row.width.saturating_sub(2).into(), theme.dim);
    }
    if let Some((usage, code)) = &page.code {
        let title = match usage {
            CodeUse::Add => say!("account-code-add"),
            CodeUse::Recovery => say!("account-code-recovery"),
        };
        let lines = [(title, theme.dim), (code.clone(), theme.strong)];
        let rows = inner.rows().skip(below);
        for ((text, style), row) in lines.into_iter().zip(rows) {
            buf.set_stringn(row.x + 2, row.y, text, row.width.saturating_sub(2).into(), style);
        }
    }
}

/// Draws the keys of the account.
fn render_keys(list: &KeyList, theme: &Theme, screen: Rect, buf: &mut Buffer, drawn: &mut Drawn) {
    let inner =
        frame(&say!("account-keys-title"), theme, account_area(screen, drawn.line_height), buf);
    let keys = list.rows.as_deref().map(Vec::as_slice).unwrap_or_default();
    for ListRow { at, is_chosen, cells } in drawn.list(list.cursor, keys.len(), inner) {
        let [name, used] = key_columns(&keys[at]);
        write_choice(&name, is_chosen, theme, cells, buf);
        write_right(&used, theme.dim, cells, buf);
    }
}
