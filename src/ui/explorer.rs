//! The explorer panel.

use super::prelude::*;
use super::widgets::{fitted, titled_panel, write_below, write_right};
use crate::app::{AnalysisPage, ExplorerRow, ExplorerText, explorer_text};
use crate::rules::Color;
use crate::words::{color_name, wrapped};

/// Widths of a row's cells: move, share, mean margin, value, and their gaps.
const NAME: u16 = 3;
const SHARE: u16 = 6;
const MEAN: u16 = 7;
const VALUE: u16 = 6;
/// Least and largest width of the bar.
const BAR: (u16, u16) = (6, 24);
/// Least width of a readable game.
const READABLE: u16 = 24;
/// Height from which columns have titles.
const TITLED: u16 = 7;
/// Rows kept for sentences about a move.
const SENTENCES: usize = 4;

struct ExplorerParts {
    inner: Rect,
    /// Column titles, if there is room.
    titles: Option<Rect>,
    rest: Rect,
    moves: usize,
}

impl ExplorerParts {
    fn of(text: &ExplorerText, area: Rect) -> Self {
        let is_framed = area.width >= 20 && area.height >= 5;
        let inner = if is_framed { area.inner(Margin::new(2, 1)) } else { area };
        let is_titled = !text.rows.is_empty()
            && inner.height >= TITLED
            && inner.width >= NAME + SHARE + BAR.0 + MEAN + VALUE;
        let top = u16::from(is_titled);
        let titles = is_titled.then_some(Rect { height: 1, ..inner });
        let rest = Rect { y: inner.y + top, height: inner.height - top, ..inner };
        let height = usize::from(rest.height);
        let least = height.saturating_sub(SENTENCES).max(height.div_ceil(2));
        Self { inner, titles, rest, moves: text.rows.len().min(least) }
    }
}

pub fn render(
    app: &App,
    page: &AnalysisPage,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let Some(text) = explorer_text(page, &app.cx).filter(|_| !area.is_empty()) else { return };
    let ExplorerParts { inner, titles, rest, moves } = ExplorerParts::of(&text, area);
    if inner != area {
        let title = text.title.join(&format!(" {} ", theme.signs.dot));
        titled_panel(&theme.plain(&title), theme, area, buf);
    }
    if let Some(titles) = titles {
        render_titles(theme, titles, buf);
    }
    let mut rows = rest.rows();
    for (row, cells) in text.rows.iter().take(moves).zip(&mut rows) {
        render_move(row, theme, cells, buf);
        drawn.target(cells, Target::Square(row.square));
    }
    let hidden = text.rows.len() - moves;
    if hidden > 0 && inner != area {
        write_below(&format!("+{hidden}"), theme.dim, area, buf);
    }
    let width = usize::from(inner.width);
    let mut room = usize::from(rest.height) - moves;
    for (at, sentence) in text.sentences.iter().enumerate() {
        let lines = wrapped(&theme.plain(sentence), width);
        if lines.len() > room {
            break;
        }
        room -= lines.len();
        let style = if at == 0 { theme.strong } else { theme.text };
        for (line, row) in lines.iter().zip(&mut rows) {
            buf.set_stringn(row.x, row.y, line, width, style);
        }
    }
    // Truncated names would be useless.
    let games = text.games.iter().filter(|_| inner.width >= READABLE);
    for (game, row) in games.zip(rows) {
        let game = fitted(&theme.plain(game), row.width, theme.signs.more);
        buf.set_string(row.x, row.y, game, theme.dim);
    }
}

/// Draws the column titles, with the winners at both ends of the bars.
fn render_titles(theme: &Theme, area: Rect, buf: &mut Buffer) {
    let columns = Columns::of(area);
    let bar = columns.bar;
    let [black, white] = Color::BOTH.map(color_name);
    if usize::from(bar.width) > black.width() + white.width() {
        buf.set_string(bar.x, bar.y, black, theme.dim);
        write_right(&white, theme.dim, bar, buf);
    }
    write_right(&say!("explorer-mean"), theme.dim, columns.mean, buf);
    write_right(&say!("explorer-value"), theme.dim, columns.value, buf);
}

/// Columns of a row. With little room the bar has priority, then the value, then the mean.
struct Columns {
    share: Rect,
    bar: Rect,
    mean: Rect,
    value: Rect,
}

impl Columns {
    fn of(cells: Rect) -> Self {
        let at = |x: u16, width: u16| Rect { x, width, ..cells }.intersection(cells);
        let room = cells.width.saturating_sub(NAME + SHARE);
        let value = if room >= BAR.0 + VALUE { VALUE } else { 0 };
        let mean = if room >= BAR.0 + VALUE + MEAN { MEAN } else { 0 };
        let bar = at(cells.x + NAME + SHARE, (room - value - mean).min(BAR.1));
        Self {
            share: at(cells.x + NAME, SHARE - 1),
            bar,
            mean: at(bar.right(), mean),
            value: at(bar.right() + mean, value),
        }
    }
}

/// Draws a move: name, share, results, mean margin, value.
fn render_move(row: &ExplorerRow, theme: &Theme, cells: Rect, buf: &mut Buffer) {
    let base = if row.is_chosen { theme.selected } else { theme.text };
    buf.set_style(cells, base);
    let name = if row.is_chosen { base } else { theme.strong };
    buf.set_stringn(cells.x, cells.y, &row.name, NAME.into(), name);
    let Columns { share, bar, mean, value } = Columns::of(cells);
    // A narrow column has no room for the blank before the percent sign.
    let is_tight = row.share.width() > share.width.into();
    let text = if is_tight { row.share.replace('\u{a0}', "") } else { row.share.clone() };
    write_right(&text, base, share, buf);
    render_bar(row.results, row.is_chosen, theme, bar, buf);
    if mean.width > 0 {
        write_right(&row.mean, base, mean, buf);
    }
    if value.width > 0 {
        let style = match (row.is_costly, row.is_chosen) {
            (true, false) => theme.refusal,
            (false, false) => theme.accent,
            (_, true) => base,
        };
        write_right(&row.value, style, value, buf);
    }
}

/// Draws the shares of Black's wins, draws and White's wins. Without colours three signs distinguish them.
fn render_bar(results: [u32; 3], is_chosen: bool, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let all: u64 = results.iter().map(|it| u64::from(*it)).sum();
    if area.width == 0 || all == 0 {
        return;
    }
    let cells_to = |count: u64| (count * u64::from(area.width) + all / 2) / all;
    let mut before = 0;
    let mut from = 0;
    for (at, count) in results.into_iter().enumerate() {
        before += u64::from(count);
        let to = cells_to(before) as u16;
        let (sign, style) = match (at, theme.board.is_some()) {
            (1, true) => (theme.signs.bar[1], theme.dim),
            (at, true) => (theme.signs.bar[0], theme.bars[at / 2]),
            (0, false) => (theme.signs.blocks[15], theme.text),
            (1, false) => (theme.signs.bar[1], theme.text),
            (_, false) => (theme.signs.hint, theme.text),
        };
        let style = if is_chosen && theme.board.is_none() { theme.selected } else { style };
        let style = match (is_chosen, theme.selected.bg) {
            (true, Some(ground)) => style.bg(ground),
            _ => style,
        };
        for x in from..to {
            buf.set_string(area.x + x, area.y, sign, style);
        }
        from = to;
    }
}
