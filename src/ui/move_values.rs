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
    let of_line = |line: &Line, best: i32| {
        let is_best = line.score >= best;
        (line.square, MoveValue { score: line.score, is_best, is_exact: line.exact })
    };
    if let Some(advice) = app.values() {
        let best = advice.moves.first().map_or(0, |best| best.line.score);
        let values = advice.moves.iter().map(|it| of_line(&it.line, best));
        // The numbers of an analysis are Black's.
        let is_turned = matches!(app.base(), Page::Analysis(_)) && advice.side == Color::White;
        let for_reader = |(square, value): (Square, MoveValue)| {
            let score = if is_turned { -value.score } else { value.score };
            (square, MoveValue { score, ..value })
        };
        return values.map(for_reader).collect();
    }
    MoveValues::new()
}

/// Draws a value in the middle row of its square, with `=` if it is exact. In a narrow square first the `=` is dropped,
/// then the plus sign, then the whole value.
pub fn render(value: MoveValue, rect: Rect, style: Style, buf: &mut Buffer) {
    let MoveValue { score, is_best, is_exact } = value;
    let width = usize::from(rect.width);
    let forms = [
        if is_exact { format!("={}", signed(score)) } else { signed(score) },
        signed(score),
        score.to_string(),
    ];
    // Exact values of neighbouring squares do not touch.
    let fits = |text: &&String| text.len() < width || !text.starts_with('=') && text.len() == width;
    let Some(text) = forms.iter().find(fits) else { return };
    let style = if is_best || is_exact { style.add_modifier(Modifier::BOLD) } else { style };
    let x = rect.x + rect.width.saturating_sub(text.len() as u16) / 2;
    // Same row as the coordinate at the board's edge.
    let y = rect.y + rect.height / 2;
    buf.set_stringn(x, y, text, width, style);
}
