//! The explorer panel.

use super::prelude::*;
use super::widgets::{NOTE_GAP, fitted, noted_section, write_below, write_right};
use crate::app::{AnalysisPage, ExplorerRow, ExplorerText, explorer_text};
use crate::rules::Color;
use crate::words::{color_name, wrapped};

/// Widths of a row's cells with their gaps: move, value, share, number of games, mean margin.
const NAME: u16 = 4;
const VALUE: u16 = 6;
const SHARE: u16 = 7;
const GAMES: u16 = 8;
const MEAN: u16 = 9;
/// Least width of the likely line: three moves; its width with room.
const LINE: (u16, u16) = (10, 32);
/// Least and largest width of the bar, with its gap.
const BAR: (u16, u16) = (8, 24);
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
        let inner = if is_framed { area.inner(Margin::new(0, 1)) } else { area };
        let is_titled = !text.rows.is_empty()
            && inner.height >= TITLED
            && inner.width >= NAME + VALUE + LINE.0 + SHARE;
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
        let whole = text.title.join(&format!(" {} ", theme.signs.dot));
        let fits = whole.width() + text.note.width() + NOTE_GAP <= usize::from(area.width);
        // The depth of the search comes before the number of games, but after a filter.
        let is_filtered = text.title.len() > 2;
        let first = || text.title.first().cloned().unwrap_or_default();
        let title = if fits || is_filtered { whole } else { first() };
        noted_section(&theme.plain(&title), (&text.note, theme.dim), theme, area, buf);
    }
    let has_games = text.rows.iter().any(|row| !row.share.is_empty());
    let columns = Columns::of(inner, has_games);
    if let Some(titles) = titles {
        render_titles(&columns, theme, titles, buf);
    }
    let mut rows = rest.rows();
    for (row, cells) in text.rows.iter().take(moves).zip(&mut rows) {
        render_move(row, &columns, theme, cells, buf);
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
fn render_titles(columns: &Columns, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let at = |(x, width): (u16, u16)| Rect { x: area.x + x, width, ..area };
    let bar = at(columns.bar);
    let [black, white] = Color::BOTH.map(color_name);
    if usize::from(bar.width) > black.width() + white.width() {
        buf.set_string(bar.x, bar.y, black, theme.dim);
        write_right(&white, theme.dim, bar, buf);
    }
    let line = at(columns.line);
    let title = fitted(&say!("explorer-line"), line.width.saturating_sub(1), "");
    buf.set_stringn(line.x, line.y, title, line.width.into(), theme.dim);
    for (title, cell) in [
        (say!("explorer-value"), columns.value),
        (say!("explorer-played"), columns.share),
        (say!("explorer-count"), columns.games),
        (say!("explorer-mean"), columns.mean),
    ] {
        if cell.1 > 0 {
            write_right(&title, theme.dim, at(cell), buf);
        }
    }
}

/// Columns of a row: start and width in cells, no width without room. The value comes first, then the likely line, the
/// share, the number of games, the bar, the mean.
struct Columns {
    value: (u16, u16),
    line: (u16, u16),
    share: (u16, u16),
    games: (u16, u16),
    bar: (u16, u16),
    mean: (u16, u16),
}

impl Columns {
    fn of(area: Rect, has_games: bool) -> Self {
        let mut room = area.width.saturating_sub(NAME + VALUE + LINE.0);
        let mut take = |width: u16, is_wanted: bool| {
            let width = if is_wanted && room >= width { width } else { 0 };
            room -= width;
            width
        };
        let share = take(SHARE, has_games);
        let games = take(GAMES, share > 0);
        let bar = take(BAR.0, games > 0);
        let mean = take(MEAN, bar > 0);
        // What is left goes to the line first.
        let line = LINE.0 + room.min(LINE.1 - LINE.0);
        room -= line - LINE.0;
        let bar = if bar > 0 { (bar + room).min(BAR.1) } else { 0 };
        let value = (NAME, VALUE.min(area.width.saturating_sub(NAME)));
        let line =
            (NAME + VALUE + 1, line.min(area.width.saturating_sub(NAME + VALUE)).saturating_sub(1));
        let after = |(x, width): (u16, u16), next: u16| (x + width, next);
        let share = after(line, share);
        let games = after(share, games);
        let bar = (games.0 + games.1 + 1, bar.saturating_sub(1));
        let mean = after(bar, mean);
        Self { value, line, share, games, bar, mean }
    }
}

/// Draws a move: name, value, likely line, share, games, results, mean margin.
fn render_move(row: &ExplorerRow, columns: &Columns, theme: &Theme, cells: Rect, buf: &mut Buffer) {
    let base = if row.is_chosen { theme.selected } else { theme.text };
    let dim = if row.is_chosen { theme.selected } else { theme.dim };
    buf.set_style(cells, base);
    let name = if row.is_chosen { base } else { theme.strong };
    buf.set_stringn(cells.x, cells.y, &row.name, NAME.into(), name);
    let at = |(x, width): (u16, u16)| Rect { x: cells.x + x, width, ..cells }.intersection(cells);
    let style = match (row.is_costly, row.is_chosen) {
        (true, false) => theme.refusal,
        (false, false) => theme.accent,
        (_, true) => base,
    };
    write_right(&row.value, style, at(columns.value), buf);
    let line = at(columns.line);
    // Whole moves only.
    let mut moves = row.line.clone();
    while moves.width() > line.width.into() {
        moves.truncate(moves.rfind(' ').unwrap_or(0));
    }
    buf.set_stringn(line.x, line.y, moves, line.width.into(), dim);
    let share = at(columns.share);
    // A narrow column has no room for the blank before the percent sign.
    let is_tight = row.share.width() > share.width.into();
    let text = if is_tight { row.share.replace('\u{a0}', "") } else { row.share.clone() };
    for (text, cell) in
        [(&text, share), (&row.games, at(columns.games)), (&row.mean, at(columns.mean))]
    {
        if cell.width > 0 {
            write_right(text, base, cell, buf);
        }
    }
    render_bar(row.results, row.is_chosen, theme, at(columns.bar), buf);
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
