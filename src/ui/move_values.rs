//! Values of moves on their squares.

use super::prelude::*;
use crate::app::Page;
use crate::coach::Line;
use crate::rules::{Color, Square};
use crate::words::signed;
use ratatui::style::Modifier;

/// Value of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue {
    score: i32,
    pub is_best: bool,
    is_exact: bool,
}

/// Known values by square.
pub type MoveValues = Vec<(Square, MoveValue)>;

/// Values to show.
pub fn values(app: &App) -> MoveValues {
    let Some(advice) = app.values() else { return MoveValues::new() };
    let best = advice.moves.first().map_or(0, |best| best.line.score);
    // The numbers of an analysis are Black's.
    let is_turned = matches!(app.base(), Page::Analysis(_)) && advice.side == Color::White;
    let of_line = |line: &Line| {
        let score = if is_turned { -line.score } else { line.score };
        let value = MoveValue { score, is_best: line.score >= best, is_exact: line.exact };
        (line.square, value)
    };
    advice.moves.iter().map(|it| of_line(&it.line)).collect()
}

/// Draws a value in the middle row of its square, with `=` if it is exact. In a narrow square first the `=` is dropped,
/// then the plus sign, then the whole value; returns whether it has room.
pub fn render(value: MoveValue, rect: Rect, style: Style, buf: &mut Buffer) -> bool {
    let MoveValue { score, is_best, is_exact } = value;
    let width = usize::from(rect.width);
    let forms = [
        if is_exact { format!("={}", signed(score)) } else { signed(score) },
        signed(score),
        score.to_string(),
    ];
    // Exact values of neighbouring squares do not touch.
    let fits = |text: &&String| text.len() < width || !text.starts_with('=') && text.len() == width;
    let Some(text) = forms.iter().find(fits) else { return false };
    let style = if is_best || is_exact { style.add_modifier(Modifier::BOLD) } else { style };
    let x = rect.x + rect.width.saturating_sub(text.len() as u16) / 2;
    // Same row as the coordinate at the board's edge.
    let y = rect.y + rect.height / 2;
    buf.set_stringn(x, y, text, width, style);
    true
}
