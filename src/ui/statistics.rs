//! The statistics page: results by level, and the course of the rating.

use super::graph::{self, Graph};
use super::theme::Theme;
use super::widgets::{fitted, panel};
use crate::app::{Balance, History, StatisticsPage, level_choice};
use crate::coach::Weakness;
use crate::rules::Variant;
use crate::school::{PuzzleRecord, Rating};
use crate::words::{self, say, signed};
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget as _;

/// Widths of the columns of both tables: a level's name and numbers; a weakness, its numbers and its trend.
const NAME: usize = 16;
const NUMBER: usize = 6;
const WEAKNESS: usize = 31;
const WEAKNESS_NUMBER: usize = 8;
const TREND: usize = 10;
/// Widths of the tables of levels and of weaknesses, and the gap between them.
const TABLE: u16 = (NAME + 6 * NUMBER) as u16;
const WEAKNESSES: u16 = (WEAKNESS + 4 * WEAKNESS_NUMBER + TREND) as u16;
const GAP: u16 = 4;
const LEAST_RATED: usize = 5;
/// Least rows of a graph, with its frame.
const LEAST_GRAPH: u16 = 6;

pub fn render(
    page: &StatisticsPage,
    puzzles: &PuzzleRecord,
    variant: Variant,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) {
    let dot = theme.signs.dot;
    let title = |variant: Variant| say!("statistics-title", dot = dot, game = variant.title());
    let Some(history) = &page.history else {
        panel(&title(variant), theme).render(area, buf);
        return;
    };
    panel(&title(history.variant), theme).render(area, buf);
    let inner = area.inner(Margin::new(2, 1));
    let in_all = history.in_all();
    if in_all.games() == 0 {
        let text = say!("statistics-none");
        buf.set_stringn(inner.x, inner.y, text, inner.width.into(), theme.dim);
        let solved = puzzle_line(puzzles, history.variant, theme).unwrap_or_default();
        buf.set_stringn(inner.x, inner.y + 1, solved, inner.width.into(), theme.accent);
        if history.variant.is_classic() && !page.weaknesses.is_empty() {
            render_weaknesses(page, theme, below(inner, 3), buf);
        }
        return;
    }
    let solved = puzzle_line(puzzles, history.variant, theme);
    let used = render_table(history, in_all, solved, theme, inner, buf);
    let rest = Rect { y: inner.y + used, height: inner.height - used, ..inner };
    let has_side = inner.width >= TABLE + GAP + WEAKNESSES;
    let beside =
        Rect { x: inner.x + TABLE + GAP, width: inner.width.saturating_sub(TABLE + GAP), ..inner };
    let has_weaknesses = history.variant.is_classic() && !page.weaknesses.is_empty();
    let used = match (has_weaknesses, has_side) {
        (false, _) => 0,
        (true, true) => {
            render_weaknesses(page, theme, beside, buf);
            0
        }
        (true, false) => render_weaknesses(page, theme, below(rest, 1), buf) + 1,
    };
    render_ratings(history.ratings(), theme, below(rest, used), buf);
}

fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// Draws the table of weaknesses, the chosen one marked; returns its number of rows.
fn render_weaknesses(page: &StatisticsPage, theme: &Theme, area: Rect, buf: &mut Buffer) -> u16 {
    let is_whole = area.width >= WEAKNESSES;
    // A narrow window shows only the discs lost in all and the recent discs a game.
    let cells = |name: &str, cells: [String; 4], trend: &str| {
        let shown = |at: usize| is_whole || at % 2 == 1;
        let shown = (0..).zip(cells).filter(|(at, _)| shown(*at));
        let cells = shown.map(|(_, cell)| format!("{cell:>WEAKNESS_NUMBER$}"));
        let cells = cells.collect::<Vec<_>>().concat();
        let room = if is_whole {
            WEAKNESS
        } else {
            usize::from(area.width).saturating_sub(2 * WEAKNESS_NUMBER)
        };
        let name = fitted(name, room as u16, theme.signs.more);
        format!("{name:<room$}{cells}  {trend}")
    };
    let head = [
        say!("statistics-mistakes"),
        say!("statistics-discs"),
        say!("statistics-before"),
        say!("statistics-lately"),
    ];
    let mut rows = vec![(cells(&say!("statistics-weaknesses"), head, ""), theme.dim)];
    for (at, weakness) in page.weaknesses.iter().enumerate() {
        let Weakness { principle, mistakes, loss, before, lately } = weakness;
        let mean = |value: f64| format!("{value:.1}");
        let before = before.map(mean).unwrap_or_default();
        let trend = words::of("trend", weakness.trend().into());
        let numbers = [mistakes.to_string(), loss.to_string(), before, mean(*lately)];
        let style = if at == page.at { theme.selected } else { theme.text };
        rows.push((cells(&principle.subject(), numbers, &trend), style));
    }
    rows.push((say!("statistics-scale-weaknesses"), theme.dim));
    for ((text, style), row) in rows.iter().zip(area.rows()) {
        buf.set_stringn(row.x, row.y, text, row.width.into(), *style);
    }
    (rows.len() as u16).min(area.height)
}

/// Draws the table and the lines below; returns their rows.
fn render_table(
    history: &History,
    in_all: Balance,
    puzzles: Option<String>,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) -> u16 {
    let mut rows: Vec<(String, Style)> = Vec::new();
    let head = [
        say!("statistics-games"),
        say!("statistics-won"),
        say!("statistics-drawn"),
        say!("statistics-lost"),
        say!("statistics-average"),
        say!("statistics-best"),
    ];
    let cells = head.map(|word| format!("{word:>NUMBER$}")).concat();
    rows.push((format!("{:<NAME$}{cells}", say!("statistics-level")), theme.dim));
    for (level, balance) in history.by_level() {
        rows.push((line(&level_choice(level), &balance), theme.text));
    }
    rows.push((line(&say!("statistics-all"), &in_all), theme.strong));
    let [now, longest] = history.streaks();
    rows.push((say!("statistics-streak", now = now, longest = longest), theme.dim));
    if history.variant.flips() {
        rows.push((say!("statistics-scale"), theme.dim));
    }
    let ratings = history.ratings();
    if let Some(rating) = ratings.last().filter(|_| ratings.len() >= LEAST_RATED) {
        rows.push((rating_in_words(*rating, theme), theme.accent));
    }
    rows.extend(puzzles.map(|text| (text, theme.accent)));
    for ((text, style), row) in rows.iter().zip(area.rows()) {
        buf.set_stringn(row.x, row.y, text, row.width.into(), *style);
    }
    (rows.len() as u16).min(area.height)
}

fn rating_in_words(Rating { value, deviation }: Rating, theme: &Theme) -> String {
    let sign = if theme.is_ascii { "+-" } else { "±" };
    let (value, spread) = (format!("{value:.0}"), format!("{:.0}", 2.0 * deviation));
    say!("statistics-rating", value = value, sign = sign, spread = spread)
}

/// Results of puzzles, if any were tried.
fn puzzle_line(puzzles: &PuzzleRecord, variant: Variant, theme: &Theme) -> Option<String> {
    let tried = puzzles.tries();
    let rating = rating_in_words(puzzles.estimate().rating(), theme);
    let solved = puzzles.solved(|_| true);
    (tried > 0 && variant.is_classic())
        .then(|| say!("statistics-puzzles", solved = solved, tried = tried, rating = rating))
}

fn line(name: &str, balance: &Balance) -> String {
    let mean = balance.mean().map(|mean| format!("{mean:+.1}")).unwrap_or_default();
    let best = balance.best.map(signed).unwrap_or_default();
    let counts = [balance.games(), balance.wins, balance.draws, balance.losses];
    let counts = counts.map(|count| format!("{count:>NUMBER$}")).concat();
    format!("{name:<NAME$}{counts}{mean:>NUMBER$}{best:>NUMBER$}")
}

fn render_ratings(ratings: &[Rating], theme: &Theme, area: Rect, buf: &mut Buffer) {
    if area.height < LEAST_GRAPH || ratings.len() < LEAST_RATED {
        return;
    }
    let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
    panel(&say!("statistics-course"), theme).render(area, buf);
    let values: Vec<f64> = ratings.iter().map(|rating| rating.value).collect();
    let graph = Graph { values: &values };
    graph::render(&graph, theme, area.inner(Margin::new(1, 1)), buf);
}
