//! The review of a game: the course of the result, and both sides' accounts.

use super::graph::{self, Graph};
use super::theme::Theme;
use super::widgets::{fitted, panel, write_right};
use crate::app::{ReplayPage, player_name};
use crate::coach::{Account, Grade};
use crate::rules::Color;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget as _;
use strum::VariantArray as _;

/// The least that the edges of the course stand for, in discs.
const LEAST_BOUND: i32 = 8;

/// Draws the expected result after every ply, Black's win above the middle.
pub fn render_course(replay: &ReplayPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Some(reviewing) = &replay.review else { return };
    let dot = theme.signs.dot;
    let title = match reviewing.progress() {
        Some((judged, moves)) => format!("Analysing... {judged}/{moves}"),
        None => format!(
            "Expected result {dot} {} ahead above",
            replay.table.setup.variant.side(Color::Black)
        ),
    };
    panel(&title, theme).render(area, buf);
    let course = reviewing.review.course(replay.length());
    let bound = course.iter().map(|value| value.abs()).max().unwrap_or(0).max(LEAST_BOUND);
    let values: Vec<f64> = course.into_iter().map(f64::from).collect();
    let graph = Graph {
        values: &values,
        bounds: Some((-f64::from(bound), f64::from(bound))),
        has_zero: true,
        at: Some(replay.table.game.played().len()),
    };
    graph::render(&graph, theme, area.inner(Margin::new(1, 1)), buf);
}

/// The columns of the accounts, from the right: what stands above them, and how wide they are.
const COLUMNS: [(&str, usize); 5] = [("acc", 5), ("lost", 5), ("?!", 4), ("?", 4), ("??", 4)];

/// Draws both sides' accuracy, discs lost, and how often they erred how badly.
pub fn render_accounts(replay: &ReplayPage, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Some(reviewing) = &replay.review else { return };
    panel("", theme).render(area, buf);
    let head = COLUMNS.map(|(word, width)| format!("{word:>width$}")).concat();
    let edge = Rect { height: 1, width: area.width.saturating_sub(2), ..area };
    write_right(&format!("{head} "), theme.dim, edge, buf);
    let inner = area.inner(Margin::new(2, 1));
    let variant = replay.table.setup.variant;
    for (side, row) in Color::BOTH.into_iter().zip(inner.rows()) {
        let Account { moves, loss, accuracy, grades } = reviewing.review.account(side);
        let counts = Grade::VARIANTS.iter().zip(grades).skip(Grade::Inaccuracy as usize);
        let counts = counts.map(|(_, count)| count.to_string());
        let figures = [format!("{accuracy:.0}%"), loss.to_string()].into_iter().chain(counts);
        let cells = figures.zip(COLUMNS).map(|(figure, (_, width))| format!("{figure:>width$}"));
        let cells: String = if moves == 0 { String::new() } else { cells.collect() };
        let name = theme.plain(&player_name(&replay.table, side));
        let room = row.width.saturating_sub(4 + cells.len() as u16);
        let name = fitted(&name, room, theme.signs.more);
        Line::from(vec![theme.disc(variant, side), Span::styled(format!(" {name}"), theme.text)])
            .render(row, buf);
        let style = match reviewing.whose {
            Some(whose) if whose != side => theme.dim,
            _ => theme.strong,
        };
        write_right(&cells, style, row, buf);
    }
}
