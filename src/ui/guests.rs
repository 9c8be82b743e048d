//! The engines page: a table, and the log of the chosen engine.

use super::bars::heading;
use super::layout::PageArea;
use super::prelude::*;
use super::widgets::{fitted, section, write_below, write_wrapped};
use crate::app::{GuestsPage, TrialStanding, guest_log_line, guest_trial};
use crate::opponents::{Guest, LogSource};
use ratatui::layout::{Constraint, Layout};

/// Width of the name column with its gap, in cells.
const NAME: u16 = 18;
/// Width of the protocol column with its gap, in cells.
const PROTOCOL: u16 = 8;
/// Least width of a page with the protocol column.
const WIDE: u16 = 60;

/// Example for `config.toml`.
const EXAMPLE: &str = "  [engines.edax]
  protocol = \"gtp\"
  command = \"./lEdax-x64 -gtp\"
  folder = \"~/edax\"";

/// Areas of table and log.
fn split(app: &App, area: Rect) -> [Rect; 2] {
    let rows = (app.cx.preferences.guests.len().max(1) as u16).min(area.height / 2);
    let [list, _, log] = Layout::vertical([
        Constraint::Length(rows.max(1)),
        Constraint::Length(1),
        Constraint::Min(0),
    ])
    .areas(area);
    [list, log]
}

/// Draws the page; notes the number of visible log lines.
pub fn render(
    app: &App,
    page: &GuestsPage,
    theme: &Theme,
    PageArea { header, body }: PageArea,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let guests = &app.cx.preferences.guests;
    heading(&say!("guests-title"), ("", theme.dim), theme, header, buf);
    if guests.is_empty() {
        drawn.focus = Some(body.as_position());
        return render_none(theme, body, buf);
    }
    let [list, log] = split(app, body);
    for ListRow { at, is_chosen, cells } in drawn.list(page.list, guests.len(), list) {
        if is_chosen {
            buf.set_style(cells, theme.selected);
        }
        line(page, &guests[at], is_chosen, theme, cells, buf);
    }
    drawn.rooms.list = render_log(app, page, theme, log, buf);
}

/// Says that there is no engine, and shows an example of how to add one.
fn render_none(theme: &Theme, area: Rect, buf: &mut Buffer) {
    let example = EXAMPLE.lines().map(str::to_owned);
    let blank = || [String::new()];
    let [none, about] = [say!("guests-none"), say!("guests-none-protocol")];
    let texts = [none].into_iter().chain(blank()).chain(example).chain(blank()).chain([about]);
    let paragraphs: Vec<_> = texts.map(|text| (text, theme.text)).collect();
    write_wrapped(&paragraphs, area, buf);
}

fn line(
    page: &GuestsPage,
    guest: &Guest,
    is_chosen: bool,
    theme: &Theme,
    row: Rect,
    buf: &mut Buffer,
) {
    let style = |style| if is_chosen { theme.selected } else { style };
    let name = fitted(guest.name.as_str(), NAME - 1, theme.signs.more);
    buf.set_string(row.x, row.y, name, style(theme.strong));
    let mut x = NAME;
    if row.width >= WIDE {
        buf.set_string(row.x + x, row.y, guest.program.protocol.to_string(), style(theme.dim));
        x += PROTOCOL;
    }
    let (text, usual) = match page.trial(guest.name) {
        None => (guest.program.command.clone(), theme.dim),
        Some(standing @ TrialStanding::Done(Err(_))) => (guest_trial(standing), theme.refusal),
        Some(standing) => (guest_trial(standing), theme.accent),
    };
    let text = fitted(&theme.plain(&text), row.width.saturating_sub(x), theme.signs.more);
    buf.set_string(row.x + x, row.y, text, style(usual));
}

/// Draws the log of the chosen engine, latest line last; returns the number of visible lines.
fn render_log(app: &App, page: &GuestsPage, theme: &Theme, area: Rect, buf: &mut Buffer) -> u16 {
    let Some(name) = page.chosen(&app.cx).filter(|_| area.height > 2) else { return 0 };
    let inner = section(&say!("guests-log", name = name.to_string()), theme, area, buf);
    let lines = page.lines(name);
    if lines.is_empty() {
        write_wrapped(&[(say!("guests-log-empty"), theme.dim)], inner, buf);
    }
    let end = lines.len().saturating_sub(page.below);
    let from = end.saturating_sub(inner.height.into());
    for (log_line, row) in lines[from..end].iter().zip(inner.rows()) {
        let style = match log_line.source {
            LogSource::Sent => theme.dim,
            LogSource::Received => theme.text,
            LogSource::Stderr => theme.refusal,
            LogSource::Event => theme.accent,
        };
        let text = theme.plain(&guest_log_line(log_line));
        let text = fitted(&text, row.width, theme.signs.more);
        buf.set_string(row.x, row.y, text, style);
    }
    if page.below > 0 {
        write_below(&say!("guests-log-below", count = page.below), theme.dim, area, buf);
    }
    inner.height
}
