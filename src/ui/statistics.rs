//! The statistics page: results by level, and the course of the rating.

use super::bars::heading;
use super::graph::{self, Graph};
use super::layout::PageArea;
use super::prelude::*;
use super::widgets::{fitted, section, wrapped_lines, write_lines};
use crate::app::{Balance, History, StatisticsPage};
use crate::coach::Weakness;
use crate::rules::Variant;
use crate::school::{PuzzleRecord, Rating};
use crate::words::{
    self, game_title, level_choice, padded, padded_left, signed, subject_to_practise,
};

/// Widths of the columns of both tables: a level's name and numbers; a weakness, its numbers and its trend.
const NAME: usize = 16;
const NARROW_NAME: usize = 10;
const NUMBER: usize = 6;
const WEAKNESS: usize = 31;
const WEAKNESS_NUMBER: usize = 8;
const TREND: usize = 10;
/// Widths of the tables of levels and of weaknesses, and the gap between them.
const TABLE: u16 = (NAME + 6 * NUMBER) as u16;
const WEAKNESSES: u16 = (WEAKNESS + 4 * WEAKNESS_NUMBER + TREND) as u16;
const GAP: u16 = 4;
/// Least and largest width of a bar of results, and the gap before it.
const BAR: (u16, u16) = (12, 40);
const BAR_GAP: u16 = 2;
/// Rows of the losses by phase, with their title.
const PHASE_ROWS: u16 = 4;
const LEAST_RATED: usize = 5;
/// Widths of a phase's name and number.
const PHASE_NAME: u16 = 12;
const PHASE_NUMBER: u16 = 8;
/// Least rows of a graph, with its frame.
const LEAST_GRAPH: u16 = 6;

pub fn render(
    page: &StatisticsPage,
    puzzles: &PuzzleRecord,
    variant: Variant,
    theme: &Theme,
    PageArea { header, body: inner }: PageArea,
    buf: &mut Buffer,
) {
    let dot = theme.signs.dot;
    let title = |variant: Variant| say!("statistics-title", dot = dot, game = game_title(variant));
    let Some(history) = &page.history else {
        heading(&title(variant), ("", theme.dim), theme, header, buf);
        return;
    };
    heading(&title(history.variant), ("", theme.dim), theme, header, buf);
    let in_all = history.in_all();
    if in_all.games() == 0 {
        let text = say!("statistics-none");
        buf.set_stringn(inner.x, inner.y, text, inner.width.into(), theme.dim);
        let solved = puzzle_line(puzzles, history.variant).unwrap_or_default();
        buf.set_stringn(inner.x, inner.y + 1, solved, inner.width.into(), theme.accent);
        if history.variant.is_classic() && !page.weaknesses.is_empty() {
            render_weaknesses(page, theme, below(inner, 3), buf);
        }
        return;
    }
    let solved = puzzle_line(puzzles, history.variant);
    let has_weaknesses = history.variant.is_classic() && !page.weaknesses.is_empty();
    let has_side = has_weaknesses && inner.width >= TABLE + GAP + WEAKNESSES;
    // Bars beside the table take the width that nothing else needs.
    let side = if has_side { GAP + WEAKNESSES } else { 0 };
    let bar = inner.width.saturating_sub(TABLE + BAR_GAP + side).min(BAR.1);
    let bar = if bar < BAR.0 { 0 } else { bar };
    let left = TABLE + if bar > 0 { BAR_GAP + bar } else { 0 };
    let width = if has_side { left } else { inner.width };
    let used = render_table(history, in_all, solved, bar, theme, Rect { width, ..inner }, buf);
    let rest = Rect { y: inner.y + used, height: inner.height - used, ..inner };
    let used = match (has_weaknesses, has_side) {
        (false, _) => 0,
        (true, true) => {
            let x = inner.x + left + GAP;
            let beside = Rect { x, width: inner.right() - x, ..inner };
            let rows = render_weaknesses(page, theme, beside, buf);
            render_phases(page, theme, below(beside, rows + 1), buf);
            (rows + 1 + PHASE_ROWS).saturating_sub(used)
        }
        (true, false) => {
            let rows = render_weaknesses(page, theme, below(rest, 1), buf) + 1;
            let is_roomy = rest.height > rows + 1 + PHASE_ROWS + LEAST_GRAPH;
            let phases = if is_roomy { below(rest, rows + 1) } else { Rect::default() };
            rows + render_phases(page, theme, phases, buf)
        }
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
        let cells = shown.map(|(_, cell)| padded_left(&cell, WEAKNESS_NUMBER));
        let cells = cells.collect::<Vec<_>>().concat();
        let room = if is_whole {
            WEAKNESS
        } else {
            usize::from(area.width).saturating_sub(2 * WEAKNESS_NUMBER)
        };
        let name = fitted(name, room as u16, theme.signs.more);
        format!("{}{cells}  {trend}", padded(&name, room))
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
        let mean = |value: f64| words::decimal(value, 1);
        let before = before.map(mean).unwrap_or_default();
        let trend = words::of("trend", weakness.trend().into());
        let numbers = [mistakes.to_string(), loss.to_string(), before, mean(*lately)];
        let style = if at == page.at { theme.selected } else { theme.text };
        rows.push((cells(&subject_to_practise(*principle), numbers, &trend), style));
    }
    rows.push((say!("statistics-scale-weaknesses"), theme.dim));
    for ((text, style), row) in rows.iter().zip(area.rows()) {
        buf.set_stringn(row.x, row.y, text, row.width.into(), *style);
    }
    (rows.len() as u16).min(area.height)
}

/// Draws the discs lost a game in each phase as bars; returns the rows used.
fn render_phases(page: &StatisticsPage, theme: &Theme, area: Rect, buf: &mut Buffer) -> u16 {
    let Some(lost) = page.by_phase.filter(|_| area.height >= PHASE_ROWS) else { return 0 };
    let names = [say!("phase-opening"), say!("phase-midgame"), say!("phase-endgame")];
    let width = usize::from(area.width);
    buf.set_stringn(area.x, area.y, say!("statistics-phases"), width, theme.dim);
    let most = lost.iter().copied().fold(1.0, f64::max);
    let room = f64::from(area.width.min(WEAKNESSES).saturating_sub(PHASE_NAME + PHASE_NUMBER));
    let [full, _] = theme.signs.bar;
    for ((name, loss), row) in names.iter().zip(lost).zip(area.rows().skip(1)) {
        buf.set_stringn(row.x, row.y, name, PHASE_NAME.into(), theme.text);
        let bar = full.repeat(filled(loss / most * room));
        buf.set_stringn(row.x + PHASE_NAME, row.y, bar, width, theme.accent);
        let x = row.x + PHASE_NAME + filled(loss / most * room) as u16 + 1;
        buf.set_string(x, row.y, words::decimal(loss, 1), theme.strong);
    }
    PHASE_ROWS
}

/// Whole cells of a length.
#[expect(clippy::cast_sign_loss, reason = "lengths are not negative")]
fn filled(length: f64) -> usize {
    length.round() as usize
}

/// Draws won, drawn and lost games as parts of a bar.
fn render_results(balance: &Balance, theme: &Theme, row: Rect, buf: &mut Buffer) {
    let all = f64::from(balance.games().max(1));
    let cells = |games: u32| filled(f64::from(games) / all * f64::from(row.width)) as u16;
    let [full, empty] = theme.signs.bar;
    let (won, lost) = (cells(balance.wins), cells(balance.losses));
    for x in 0..row.width {
        let (sign, style) = match x {
            x if x < won => (full, theme.accent),
            x if x >= row.width - lost.min(row.width) => (empty, theme.border),
            _ => (full, theme.dim),
        };
        buf.set_string(row.x + x, row.y, sign, style);
    }
}

/// Draws the table, with bars of results if `bar` columns are free, and the lines below; returns their rows.
fn render_table(
    history: &History,
    in_all: Balance,
    puzzles: Option<String>,
    bar: u16,
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
    let width = area.width;
    rows.push((cells(&say!("statistics-level"), head, width, theme), theme.dim));
    let levels = history.by_level();
    for ((level, balance), row) in levels.iter().zip(area.rows().skip(1)) {
        rows.push((line(&level_choice(*level), balance, width, theme), theme.text));
        if bar > 0 {
            let cells = Rect { x: row.x + TABLE + BAR_GAP, width: bar, ..row };
            render_results(balance, theme, cells, buf);
        }
    }
    rows.push((line(&say!("statistics-all"), &in_all, width, theme), theme.strong));
    let [now, longest] = history.streaks();
    let streaks = say!("statistics-streak", now = now, longest = longest);
    let scale = history.variant.flips().then(|| (say!("statistics-scale"), theme.dim));
    let rating = history.ratings().last().map(|it| (rating_in_words(*it, theme), theme.accent));
    let puzzles = puzzles.map(|text| (text, theme.accent));
    let notes = [Some((streaks, theme.dim)), rating, puzzles, scale];
    let notes: Vec<_> = notes.into_iter().flatten().collect();
    rows.extend(wrapped_lines(&notes, width));
    write_lines(&rows, area, buf);
    (rows.len() as u16).min(area.height)
}

fn rating_in_words(Rating { value, deviation }: Rating, theme: &Theme) -> String {
    let sign = if theme.is_ascii { "+-" } else { "±" };
    let (value, spread) = (format!("{value:.0}"), format!("{:.0}", 2.0 * deviation));
    say!("statistics-rating", value = value, sign = sign, spread = spread)
}

/// Results of puzzles, if any were tried.
fn puzzle_line(puzzles: &PuzzleRecord, variant: Variant) -> Option<String> {
    let tried = puzzles.tries();
    let solved = puzzles.solved(|_| true);
    let is_shown = tried > 0 && variant.is_classic();
    is_shown.then(|| {
        let text = say!("statistics-puzzles", solved = solved, tried = tried);
        if !puzzles.is_rated() {
            return text;
        }
        let Rating { value, deviation } = puzzles.estimate().rating();
        let [low, high] = [-2.0, 2.0].map(|times| format!("{:.0}", value + times * deviation));
        format!("{text} {}", say!("statistics-puzzle-range", low = low, high = high))
    })
}

/// Row of the table of levels. A narrow one has a shorter name, and as many numbers as fit.
fn cells(name: &str, numbers: [String; 6], width: u16, theme: &Theme) -> String {
    let room = if width < TABLE { NARROW_NAME } else { NAME };
    let fit = usize::from(width).saturating_sub(room) / NUMBER;
    let numbers: String = numbers.iter().take(fit).map(|it| padded_left(it, NUMBER)).collect();
    padded(&fitted(name, room as u16, theme.signs.more), room) + &numbers
}

/// Row of a level, or of all.
fn line(name: &str, balance: &Balance, width: u16, theme: &Theme) -> String {
    let mean = balance.mean().map(|mean| words::signed_decimal(mean, 1)).unwrap_or_default();
    let best = balance.best.map(signed).unwrap_or_default();
    let counts = [balance.games(), balance.wins, balance.draws, balance.losses];
    let [games, won, drawn, lost] = counts.map(|count| count.to_string());
    cells(name, [games, won, drawn, lost, mean, best], width, theme)
}

fn render_ratings(ratings: &[Rating], theme: &Theme, area: Rect, buf: &mut Buffer) {
    if area.height < LEAST_GRAPH || ratings.len() < LEAST_RATED {
        return;
    }
    let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let inner = section(&say!("statistics-course"), theme, area, buf);
    let values: Vec<f64> = ratings.iter().map(|rating| rating.value).collect();
    let graph = Graph { values: &values };
    graph::render(&graph, theme, inner, buf);
}
