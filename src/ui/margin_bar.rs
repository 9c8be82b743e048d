//! The bar of the expected margin at the right edge of an analysed board.

use super::grid::BoardGrid;
use super::prelude::*;
use crate::app::AnalysisPage;
use crate::rules::Color;
use crate::words::signed;

/// Least rows of a square of a board with a bar.
const LEAST: u16 = 2;
/// Width of the number on the bar.
const NUMBER: u16 = 3;
/// Lower half of a cell, as an index into the block characters.
const LOWER_HALF: usize = 0b1100;

/// Draws the share of the board that each side is expected to get, White's from below, with Black's margin where they
/// meet. Nothing without a value, or where squares are small.
pub fn render(app: &App, page: &AnalysisPage, grid: &BoardGrid, theme: &Theme, buf: &mut Buffer) {
    let Some(margin) = margin(app, page).filter(|_| grid.pitch() >= LEAST) else { return };
    let squares = page.session.setup.variant.board.squares.squares();
    let rows = squares.map(|square| grid.rect(square));
    let Some(board) = rows.reduce(Rect::union) else { return };
    let x = grid.area.right();
    if x + 1 >= buf.area().right() {
        return;
    }
    let discs = page.session.setup.variant.board.len().cast_signed();
    let halves = i32::from(board.height) * 2;
    // Half cells of White's share, from below.
    let white = (discs - margin) * halves / (2 * discs);
    let white = u16::try_from(white.clamp(0, halves)).unwrap_or_default();
    // Without colours only White's share is filled.
    let empty = if theme.board.is_some() { theme.signs.blocks[15] } else { theme.signs.edge };
    let [black_ink, white_ink] = [Color::Black, Color::White].map(|side| theme.bars[side.index()]);
    for (at, y) in (board.top()..board.bottom()).rev().enumerate() {
        let filled = white.saturating_sub(at as u16 * 2);
        let (sign, style) = match filled {
            0 => (empty, black_ink),
            1 => (theme.signs.blocks[LOWER_HALF], white_ink),
            _ => (theme.signs.blocks[15], white_ink),
        };
        buf.set_string(x, y, sign, style);
    }
    let y = board.bottom() - 1 - (white / 2).min(board.height - 1);
    let number = signed(margin);
    let width = number.len() as u16;
    let at = Rect { x: x + 1 - NUMBER.min(width), y, width, height: 1 };
    buf.set_string(at.x, at.y, number, theme.accent);
}

/// Black's expected margin: the engine's on the board, else the known one of the position.
fn margin(app: &App, page: &AnalysisPage) -> Option<i32> {
    if let Some(advice) = app.values() {
        let best = advice.moves.first()?.line.score;
        return Some(if advice.side == Color::Black { best } else { -best });
    }
    page.values.of(page.at())
}
