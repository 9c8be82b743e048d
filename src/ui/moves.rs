//! The move log.

use super::prelude::*;
use super::widgets::{section, write_below};
use crate::app::{Context, GameSession, is_common_mistake, mark};
use crate::coach::Review;
use crate::rules::{Color, Notation, Ply, Square, openings};
use crate::words::{self, wrapped};

/// Width of a log line, with room and without.
const WIDE: u16 = 12;
const NARROW: u16 = 8;
/// Width of a line's number.
const NUMBER: u16 = 3;

/// Geometry of the log.
struct Layout {
    /// Lines with their head.
    inner: Rect,
    is_framed: bool,
    is_headed: bool,
    width: u16,
    columns: u16,
    /// Lines a column.
    rows: u16,
    /// First visible line.
    first: usize,
}

impl Layout {
    /// Layout for an area; `None` without room.
    fn of(session: &GameSession, area: Rect) -> Option<Self> {
        let area = without_rule(session, area);
        let is_framed = area.width >= 20 && area.height >= 5;
        let inner = if is_framed { area.inner(Margin::new(0, 1)) } else { area };
        if inner.is_empty() {
            return None;
        }
        let width = if inner.width >= WIDE { WIDE } else { NARROW };
        let columns = ((inner.width + 1) / (width + 1)).max(1);
        let is_headed = is_framed && inner.height > 3;
        let rows = inner.height - u16::from(is_headed);
        let first = usize::from(session.log_first(rows * columns));
        Some(Self { inner, is_framed, is_headed, width, columns, rows, first })
    }

    fn line(&self, column: u16, row: u16) -> Rect {
        let x = self.inner.x + column * (self.width + 1);
        let y = self.inner.y + u16::from(self.is_headed) + row;
        Rect::new(x, y, self.width, 1)
    }

    /// Index of a line, from 0.
    fn index(&self, column: u16, row: u16) -> usize {
        self.first + usize::from(column * self.rows + row)
    }

    const fn cells(&self) -> u16 {
        if self.width == WIDE { 5 } else { 3 }
    }
}

/// Draws the log in as many columns as fit, numbered over the whole game. Moves taken back stay readable; the last
/// move on the board is marked. Notes the number of visible lines.
pub fn render(
    app: &App,
    session: &GameSession,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    drawn.rooms.log = 0;
    let Some(layout) = Layout::of(session, area) else { return };
    let whole = area;
    let area = without_rule(session, area);
    let below = Rect { y: area.bottom(), height: whole.height - area.height, ..whole };
    let rule = rule(session, whole.width);
    for (text, row) in rule.iter().zip(below.rows()) {
        buf.set_string(row.x, row.y, text, theme.dim);
    }
    if layout.is_framed {
        section(&title(session, theme, area.width), theme, area, buf);
    }
    let reviewing = app.replay().and_then(|page| page.review.as_ref());
    if layout.is_framed && reviewing.is_some() && app.cx.settings.people {
        let legend = say!("moves-legend", rating = app.cx.peers().to_string());
        write_below(&legend, theme.dim, area, buf);
    }
    let lines = lines(session, reviewing.map(|reviewing| &reviewing.review), &app.cx);
    drawn.rooms.log = layout.rows * layout.columns;
    for column in 0..layout.columns {
        if layout.is_headed && lines.len() > layout.index(column, 0) {
            let x = layout.line(column, 0).x;
            for (side, offset) in Color::BOTH.into_iter().zip([2, 7]) {
                let disc = theme.disc(session.setup.variant, side);
                buf.set_span(x + offset, layout.inner.y, &disc, 3);
            }
        }
        for row in 0..layout.rows {
            let index = layout.index(column, row);
            let Some(entries) = lines.get(index) else { return };
            let cells = layout.line(column, row);
            line(entries, layout.width, app.notation(), theme).render(cells, buf);
            let first = Rect { width: NUMBER + layout.cells(), ..cells };
            let second = Rect { x: first.right(), width: cells.width - first.width, ..cells };
            for (half, cells) in [first, second].into_iter().enumerate() {
                if let Some(plies) = plies_after(session, index, half) {
                    drawn.target(cells, Target::Ply(plies));
                }
            }
        }
    }
}

/// Least height of the log above the rule of a variant.
const LEAST_ABOVE_RULE: u16 = 7;

/// Area of the log: a variant's rule stands below it, if there is room.
fn without_rule(session: &GameSession, area: Rect) -> Rect {
    let rows = rule(session, area.width).len() as u16;
    let has_room = area.height >= LEAST_ABOVE_RULE + rows;
    Rect { height: area.height - if has_room { rows } else { 0 }, ..area }
}

/// Rule of a variant in lines; none for tournament rules.
fn rule(session: &GameSession, width: u16) -> Vec<String> {
    let variant = session.setup.variant;
    if variant.is_tournament() {
        return Vec::new();
    }
    wrapped(&words::of("rule", variant.key), usize::from(width.saturating_sub(4)))
}

/// Plies on the board after the first or second move of a line; `None` for a move that the game does not have.
fn plies_after(session: &GameSession, line: usize, half: usize) -> Option<usize> {
    let gap = usize::from(session.game.first() == Color::White);
    let plies = (2 * line + 1 + half).checked_sub(gap)?;
    let known = session.game.played().len() + session.game.taken_back().len();
    (plies <= known).then_some(plies)
}

/// Title of the log: the opening's name, if it fits.
fn title(session: &GameSession, theme: &Theme, width: u16) -> String {
    let named = openings::name(&session.game)
        .map(|name| say!("moves-title-opening", dot = theme.signs.dot, opening = name))
        .filter(|title| title.width() + TITLE_FRAME <= usize::from(width));
    named.unwrap_or_else(|| say!("moves-title"))
}

/// Cells of the frame's upper edge without the title.
const TITLE_FRAME: usize = 6;

/// A move of the log.
struct LogEntry {
    square: Option<Square>,
    /// Move number, from 1; `None` for a pass.
    number: Option<usize>,
    /// Annotation of a review.
    mark: &'static str,
    /// Of a mistake, whether many people of the player's strength make it; `None` if that is unknown.
    is_common: Option<bool>,
    is_last: bool,
    is_taken_back: bool,
}

impl LogEntry {
    /// The move, and its annotation if it fits `cells`.
    fn text(&self, pass: &str, notation: Notation, cells: usize) -> [String; 2] {
        let Some(square) = self.square else { return [pass.to_owned(), String::new()] };
        let name = notation.name(square);
        let mark = if name.len() + self.mark.len() < cells { self.mark } else { "" };
        [name, mark.to_owned()]
    }
}

/// Moves in pairs, Black's first; the first pair has a gap if White began.
fn lines(
    session: &GameSession,
    review: Option<&Review>,
    cx: &Context,
) -> Vec<[Option<LogEntry>; 2]> {
    // Only a review that compares with people asks about the whole game.
    let compared = review.filter(|_| cx.settings.people).map(|_| session.whole().game);
    let played = session.game.played().len();
    let mut numbered = 0;
    let mut entry = |(at, ply): (usize, &Ply)| {
        let reviewed = review.and_then(|review| review.on(at));
        LogEntry {
            square: ply.square(),
            number: ply.square().map(|_| {
                numbered += 1;
                numbered
            }),
            mark: reviewed.map_or("", |reviewed| mark(reviewed.grade())),
            is_common: compared
                .as_ref()
                .zip(reviewed)
                .and_then(|(whole, it)| is_common_mistake(whole, it, cx)),
            is_last: at + 1 == played,
            is_taken_back: at >= played,
        }
    };
    let plies = session.game.played().iter().chain(session.game.taken_back());
    let gap = (session.game.first() == Color::White).then_some(None);
    let mut cells = gap.into_iter().chain(plies.enumerate().map(&mut entry).map(Some));
    let mut lines = Vec::new();
    while let Some(black) = cells.next() {
        lines.push([black, cells.next().flatten()]);
    }
    lines
}

fn line(
    entries: &[Option<LogEntry>; 2],
    width: u16,
    notation: Notation,
    theme: &Theme,
) -> Line<'static> {
    // A pass is two dashes where the word does not fit.
    let cells = if width == WIDE { 5 } else { 3 };
    let word = Some(say!("pass")).filter(|word| word.width() < cells);
    let pass = word.as_deref().unwrap_or("--");
    let number = entries.iter().flatten().find_map(|entry| entry.number);
    let number = number.map_or_else(String::new, |number| number.to_string());
    let mut spans = vec![Span::styled(format!("{number:>2} "), theme.dim)];
    for entry in entries {
        let Some(entry) = entry else {
            spans.push(Span::raw(" ".repeat(cells)));
            continue;
        };
        let [name, mark] = entry.text(pass, notation, cells);
        let gap = " ".repeat(cells.saturating_sub(name.width() + mark.width()));
        let style = match entry {
            LogEntry { is_last: true, .. } => theme.selected,
            LogEntry { is_taken_back: true, .. } => theme.dim,
            _ => theme.text,
        };
        let of_mark = match entry.is_common {
            Some(true) if !entry.is_last => theme.dim,
            Some(false) if !entry.is_last => theme.refusal,
            _ => style,
        };
        spans.extend([Span::styled(name, style), Span::styled(mark, of_mark), Span::raw(gap)]);
    }
    Line::from(spans)
}
