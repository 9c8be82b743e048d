//! The help page: rules and glossary, the keys of the page beneath, and all keys.

use super::board::BoardView;
use super::grid::BoardGrid;
use super::layout::centered;
use super::prelude::*;
use super::theme;
use super::widgets::{cover, frame, write_below};
use crate::app::{
    HelpPage, HelpTab, Hints, KEY_TABLES, Section, keymap, rules_in_words, squares_in_words,
};
use crate::rules::{Color, Game, Goal};
use crate::words::{self, padded, side_name, wrapped};
use ratatui::widgets::Paragraph;
use strum::VariantArray as _;

/// Least width of a key or term, in columns, with the gap behind it.
const LABEL: usize = 16;
/// Largest number of keys in the tab of the page beneath.
const MOST_KEYS: usize = 15;
/// Largest width of a text column.
const COLUMN: u16 = 72;
/// Least width of each of two columns, and their gap.
const LEAST_COLUMN: u16 = 52;
const GAP: u16 = 4;
/// Width below which explanations stand below their terms.
const NARROW: u16 = 74;
/// Largest rows of a square of the rules' board.
const LARGEST: u16 = 2;

/// Dimensions that always suffice for the rules' board.
const ROOM: (u16, u16) = (80, 40);

/// Glossary, in the order in which a player meets the terms.
const TERMS: [&str; 18] = [
    "corner", "edge", "x-square", "c-square", "flip", "stable", "mobility", "frontier", "quiet",
    "wedge", "region", "parity", "opening", "margin", "exact", "marks", "accuracy", "corners",
];

/// Draws the page over everything but the key line, scrolled down by `top` lines.
pub fn render(
    app: &App,
    page: HelpPage,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let area = Rect { height: area.height - 1, ..area };
    cover(area, theme, buf);
    let margin = Margin::new(if area.width < NARROW { 1 } else { 2 }, 1);
    let rows = area.inner(margin).height;
    let can_double = area.width >= 2 * LEAST_COLUMN + GAP + 4;
    let single = centered(area, COLUMN + 4, area.height);
    let mut lines = joined(parts(app, page, single.inner(margin).width, theme));
    // Text that one column does not hold is set in two.
    let is_double = can_double && lines.len() > usize::from(rows);
    let area = if is_double { centered(area, 2 * COLUMN + GAP + 4, area.height) } else { single };
    let inner = area.inner(margin);
    let (count, width) = if is_double { (2, (inner.width - GAP) / 2) } else { (1, inner.width) };
    if is_double {
        lines = joined(parts(app, page, width, theme));
    }
    let overflow = (lines.len() as u16).saturating_sub(count * rows);
    let top = page.top.min(overflow);
    frame("", theme, area, buf);
    let tab_row = Rect { x: area.x + 2, height: 1, width: area.width - 3, ..area };
    render_tabs(page.tab, theme, tab_row, buf, drawn);
    if top < overflow {
        let below = area.inner(Margin::new(2, 0));
        write_below(&format!(" {} ", say!("help-more")), theme.dim, below, buf);
    }
    // The right column goes on where the left one ends.
    for at in 0..count {
        let column = Rect { x: inner.x + at * (width + GAP), width, ..inner };
        Paragraph::new(lines.clone()).scroll((top + at * rows, 0)).render(column, buf);
    }
    drawn.rooms.help_overflow = overflow;
}

/// Draws the names of the tabs, the open one marked; in a narrow window only that one, and a click opens the next.
fn render_tabs(open: HelpTab, theme: &Theme, row: Rect, buf: &mut Buffer, drawn: &mut Drawn) {
    let name = |tab: HelpTab| match tab {
        HelpTab::Rules => say!("help-rules"),
        HelpTab::Page => say!("help-page"),
        HelpTab::Keys => say!("help-keys"),
    };
    let names = HelpTab::VARIANTS.iter().map(|&tab| format!(" {} ", name(tab)));
    let names: Vec<String> = names.collect();
    let width = names.iter().map(|name| name.width() + 1).sum::<usize>();
    if width > usize::from(row.width) {
        let [left, right] = theme.signs.change;
        let line = Line::styled(format!(" {left} {} {right} ", name(open)), theme.accent);
        line.render(row, buf);
        let next = (open as usize + 1) % HelpTab::VARIANTS.len();
        return drawn.target(row, Target::Line(next));
    }
    let mut x = row.x;
    for ((at, name), tab) in names.iter().enumerate().zip(HelpTab::VARIANTS) {
        let cells = Rect { x, width: name.width() as u16, ..row };
        let style = if *tab == open { theme.selected } else { theme.dim };
        Span::styled(name.as_str(), style).render(cells, buf);
        drawn.target(cells, Target::Line(at));
        x += cells.width + 1;
    }
}

/// Parts of the open tab.
fn parts(app: &App, page: HelpPage, width: u16, theme: &Theme) -> Vec<Vec<Line<'static>>> {
    let is_allowed = |command| app.cx.capabilities.allows_command(command);
    let keymap = &app.cx.preferences.keys;
    let part = |section: Section| explained(section.title, section.rows, width, theme);
    match page.tab {
        HelpTab::Rules => {
            let mut parts = vec![rules(app, width, theme)];
            if app.variant().flips() {
                let terms = TERMS.iter().map(|name| {
                    let about = words::of("term", &format!("{name}-about"));
                    (words::of("term", name), about)
                });
                parts.push(explained(say!("terms-title"), terms, width, theme));
            }
            parts.push(paragraph(&say!("help-manual"), width, theme));
            parts
        }
        HelpTab::Page => {
            let mut section = keymap::section(keymap, page.first, &is_allowed);
            let is_cut = section.rows.len() > MOST_KEYS;
            section.rows.truncate(MOST_KEYS);
            let rest = is_cut.then(|| paragraph(&say!("help-more-keys"), width, theme));
            [part(section)].into_iter().chain(rest).collect()
        }
        HelpTab::Keys => {
            let sections = keymap::sections(keymap, KEY_TABLES, &is_allowed);
            sections.into_iter().map(part).collect()
        }
    }
}

/// Parts one below the other, separated by blank lines.
fn joined(parts: Vec<Vec<Line<'static>>>) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for part in parts {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(part);
    }
    lines
}

/// A title, and terms with explanations.
fn explained(
    title: String,
    rows: impl IntoIterator<Item = (String, String)>,
    width: u16,
    theme: &Theme,
) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(title, theme.strong)];
    let is_narrow = width < LEAST_COLUMN;
    let rows: Vec<(String, String)> = rows.into_iter().collect();
    let longest = rows.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let column = LABEL.max(longest + 1);
    for (label, about) in rows {
        if is_narrow {
            lines.push(Line::styled(label, theme.accent));
            let parts = wrapped(&about, usize::from(width) - 1).into_iter();
            lines.extend(parts.map(|part| Line::styled(format!(" {part}"), theme.text)));
            continue;
        }
        for (at, part) in wrapped(&about, usize::from(width) - column).into_iter().enumerate() {
            let label = if at == 0 { label.as_str() } else { "" };
            let label = Span::styled(padded(label, column), theme.accent);
            lines.push(Line::from(vec![label, Span::styled(part, theme.text)]));
        }
    }
    lines
}

/// The rules, with a board beside or below that shows the first moves.
fn rules(app: &App, width: u16, theme: &Theme) -> Vec<Line<'static>> {
    let variant = app.variant();
    let mut lines = vec![Line::styled(say!("rules-title"), theme.strong)];
    if !variant.flips() {
        lines.extend(paragraph(&say!("rules-line"), width, theme));
        lines.extend(paragraph(&say!("rules-keys"), width, theme));
        return lines;
    }
    let board = board(app, width, theme);
    let taken = board.first().map_or(0, Line::width) as u16 + 3;
    let is_beside = width >= taken + 28;
    let room = if is_beside { width - taken } else { width };
    let mut sentences = rules_in_words(variant);
    sentences.insert(3 + usize::from(variant.has_placing()), say!("rules-must"));
    sentences.push(say!("rules-keys"));
    let text: Vec<Line> =
        sentences.iter().flat_map(|sentence| paragraph(sentence, room, theme)).collect();
    if is_beside {
        let rows = board.len().max(text.len());
        let (mut board, mut text) = (board.into_iter(), text.into_iter());
        for _ in 0..rows {
            let row = board.next().unwrap_or_else(|| Line::raw(" ".repeat(taken.into())));
            let gap = usize::from(taken).saturating_sub(row.width());
            let mut spans = row.spans;
            spans.push(Span::raw(" ".repeat(gap)));
            spans.extend(text.next().unwrap_or_default().spans);
            lines.push(Line::from(spans));
        }
    } else {
        lines.extend(text);
        lines.push(Line::default());
        lines.extend(board);
    }
    if !variant.has_placing() {
        let legal = Game::new(variant, Color::Black).legal_moves();
        let squares = squares_in_words(legal, variant.notation);
        let example =
            say!("rules-example", side = side_name(variant, Color::Black), squares = squares);
        lines.extend(paragraph(&example, width, theme));
    }
    lines.push(Line::default());
    lines.push(Line::styled(say!("rules-first-steps"), theme.strong));
    let tips = if variant.goal == Goal::FewestDiscs {
        vec![say!("rules-anti-corners"), say!("rules-anti-few")]
    } else {
        vec![say!("rules-corners"), say!("rules-x-squares"), say!("rules-few")]
    };
    for tip in tips {
        lines.extend(paragraph(&tip, width, theme));
    }
    lines
}

fn paragraph(text: &str, width: u16, theme: &Theme) -> Vec<Line<'static>> {
    let lines = wrapped(text, width.into()).into_iter();
    lines.map(|line| Line::styled(line, theme.text)).collect()
}

/// Start position with its legal squares, as lines.
fn board(app: &App, width: u16, theme: &Theme) -> Vec<Line<'static>> {
    let game = Game::new(app.variant(), Color::Black);
    let size = game.variant().board.size;
    let frame = theme::frame(app, game.variant());
    let Some(grid) = BoardGrid::fit_within(LARGEST, width.min(ROOM.0), ROOM.1, size, frame) else {
        return Vec::new();
    };
    let notation = app.cx.settings.notation(game.variant());
    let mut buf = Buffer::empty(grid.area);
    buf.set_style(grid.area, theme.text);
    BoardView::of_game(&game, Some(Hints::of(&game)), notation, theme).render(&grid, &mut buf);
    let rows = grid.area.rows().map(|row| {
        let cells = row.positions().map(|at| &buf[at]);
        cells.map(|cell| Span::styled(cell.symbol().to_owned(), cell.style())).collect::<Line>()
    });
    rows.collect()
}
