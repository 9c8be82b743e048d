//! The board with its frame: squares, discs, and every mark on them.

use super::disc::Ellipse;
use super::grid::BoardGrid;
use super::theme::{BoardColors, Theme};
use crate::app::{Motion, State, Table};
use crate::rules::{Bitboard, Disc, Game, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::{Modifier, Style};
use std::f32::consts::PI;
use std::time::Duration;

/// What is to be seen on a board.
pub struct BoardView<'a> {
    game: &'a Game,
    theme: &'a Theme,
    cursor: Option<Square>,
    hints: Bitboard,
    motion: Option<(Motion, Duration)>,
}

/// What is to be seen on one square.
#[expect(clippy::struct_excessive_bools, reason = "marks come in every combination")]
struct Face {
    disc: Option<Disc>,
    /// How far the disc has turned, where it turns.
    turned: Option<f32>,
    is_cursor: bool,
    is_last: bool,
    is_flipped: bool,
    is_hint: bool,
}

impl<'a> BoardView<'a> {
    /// The board of the game on the table.
    pub fn of_table(state: &State, table: &'a Table, theme: &'a Theme) -> Self {
        Self {
            game: &table.game,
            theme,
            cursor: Some(table.cursor),
            hints: if state.settings.hints { table.hints() } else { Bitboard::EMPTY },
            motion: table.motion.map(|motion| (motion, state.now)),
        }
    }

    /// A board to look at.
    pub fn of_game(game: &'a Game, hints: Bitboard, theme: &'a Theme) -> Self {
        Self { game, theme, cursor: None, hints, motion: None }
    }

    /// Draws the board where the grid says.
    pub fn render(&self, grid: &BoardGrid, buf: &mut Buffer) {
        self.render_frame(grid, buf);
        for square in Square::all() {
            let face = self.face(square);
            let rect = grid.rect(square);
            match &self.theme.board {
                Some(colors) => render_coloured(&face, square, rect, colors, self.theme, buf),
                None => render_plain(&face, rect, self.theme, buf),
            }
        }
    }

    fn face(&self, square: Square) -> Face {
        let last = self.game.played().last();
        let phase = self.motion.and_then(|(motion, now)| motion.phase(square, now));
        let disc = match phase {
            Some((turned, before)) if turned < 0.5 => Some(before),
            _ => self.game.disc(square),
        };
        Face {
            disc,
            turned: phase.map(|(turned, _)| turned),
            is_cursor: self.cursor == Some(square),
            is_last: last.is_some_and(|ply| ply.square() == Some(square)),
            is_flipped: last.is_some_and(|ply| ply.flips.contains(square)),
            is_hint: self.hints.contains(square),
        }
    }

    fn render_frame(&self, grid: &BoardGrid, buf: &mut Buffer) {
        let style = match &self.theme.board {
            Some(colors) => colors.frame,
            None => self.theme.text,
        };
        let of_cursor = |is_there: bool| {
            if is_there { style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED) } else { style }
        };
        buf.set_style(grid.area, style);
        if let Some((area, pitch)) = grid.lines() {
            self.render_lines(area, pitch.width, pitch.height, buf);
        }
        for square in Square::all() {
            let middle = grid.middle(square);
            let name = square.to_string();
            if square.rank() == 0 {
                let here = self.cursor.is_some_and(|cursor| cursor.file() == square.file());
                buf.set_string(middle.x, grid.area.y, &name[..1], of_cursor(here));
            }
            if square.file() == 0 {
                let here = self.cursor.is_some_and(|cursor| cursor.rank() == square.rank());
                let x = grid.area.x + u16::from(grid.pitch() > 1);
                buf.set_string(x, middle.y, &name[1..], of_cursor(here));
            }
        }
    }

    fn render_lines(&self, area: Rect, width: u16, height: u16, buf: &mut Buffer) {
        let [horizontal, vertical, crossings @ ..] = self.theme.signs.grid;
        for position in area.positions() {
            let (x, y) = (position.x - area.x, position.y - area.y);
            let part = |at: u16, last: u16| {
                if at == 0 { 0 } else { 1 + usize::from(at == last) }
            };
            let symbol = match (x % width, y % height) {
                (0, 0) => {
                    let row = crossings[part(y, area.height - 1)];
                    let mut marks = row.char_indices();
                    let (start, mark) =
                        marks.nth(part(x, area.width - 1)).expect("three crossings a row");
                    &row[start..start + mark.len_utf8()]
                }
                (0, _) => vertical,
                (_, 0) => horizontal,
                _ => continue,
            };
            buf[position].set_symbol(symbol).set_style(self.theme.border);
        }
    }
}

/// A square of a board with colours: the cursor and the flipped discs are seen by their ground,
/// the disc placed last by a dot on it.
fn render_coloured(
    face: &Face,
    square: Square,
    rect: Rect,
    colors: &BoardColors,
    theme: &Theme,
    buf: &mut Buffer,
) {
    let is_small = rect.width < 4;
    let ground = if face.is_cursor {
        colors.cursor
    } else if face.is_last && is_small {
        colors.last
    } else if face.is_flipped {
        colors.flipped
    } else {
        colors.squares[usize::from((square.file() + square.rank()) % 2)]
    };
    for position in rect.positions() {
        buf[position].reset();
        buf[position].set_bg(ground).set_fg(ground);
    }
    if is_small {
        return render_small(face, rect, colors, theme, buf);
    }
    let shape = Ellipse::disc(rect);
    if let Some(disc) = face.disc {
        let tones = &colors.discs[disc.index()];
        shape.turned(width_of(face)).shade(tones, buf);
        // Under the cursor a flipped disc has lost its ground.
        let hidden = (face.is_flipped && face.is_cursor).then_some(colors.flipped);
        if let Some(color) = face.is_last.then_some(colors.last).or(hidden) {
            shape.mark(color, tones.light, tones.body, buf);
        }
    } else if face.is_hint {
        shape.mark(colors.hint, ground, ground, buf);
    }
}

/// What stands on the ground of a square too small for a round disc.
fn render_small(face: &Face, rect: Rect, colors: &BoardColors, theme: &Theme, buf: &mut Buffer) {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    let ink = Style::new().fg(colors.discs[0].body);
    if let Some(disc) = face.disc {
        // Both discs are filled here: their tones tell them apart.
        let symbol = if is_on_edge(face) { theme.signs.edge } else { theme.signs.discs[0] };
        buf.set_string(x, y, symbol, Style::new().fg(colors.discs[disc.index()].body));
        if let Some([left, _]) = marks(face).filter(|_| face.is_cursor) {
            buf.set_string(rect.x, y, left, ink);
        }
    } else if face.is_hint {
        let style = if face.is_cursor { ink } else { Style::new().fg(colors.hint) };
        buf.set_string(x, y, theme.signs.hint, style);
    }
}

/// How wide the disc looks, 0 to 1.
fn width_of(face: &Face) -> f32 {
    face.turned.map_or(1.0, |turned| (turned * PI).cos().abs())
}

/// What stands at both sides of a disc placed last or flipped, where colours do not say it.
fn marks(face: &Face) -> Option<[&'static str; 2]> {
    match (face.is_last, face.is_flipped) {
        (true, _) => Some(["(", ")"]),
        (_, true) => Some(["-", "-"]),
        _ => None,
    }
}

/// Whether the disc is seen from the side.
fn is_on_edge(face: &Face) -> bool {
    face.turned.is_some_and(|turned| (0.3..0.7).contains(&turned))
}

/// A square without colours: marks stand at both sides of the disc. `[ ]` is the cursor, `( )`
/// the disc placed last, `- -` one it flipped; the first cell shows the cursor, the last cell
/// what else there is, so that both can be seen.
fn render_plain(face: &Face, rect: Rect, theme: &Theme, buf: &mut Buffer) {
    for position in rect.positions() {
        buf[position].set_symbol(" ").set_style(theme.text);
    }
    let (middle_x, middle_y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    let inner = rect.inner(Margin::new(1, 0));
    let strong = theme.strong;
    match face.disc {
        Some(disc) if !theme.is_ascii && inner.width >= 4 => {
            Ellipse::disc(inner).turned(width_of(face)).outline(
                disc == Disc::White,
                theme.text,
                buf,
            );
        }
        Some(disc) => {
            let symbol = theme.signs.discs[disc.index()];
            let symbol = if is_on_edge(face) { theme.signs.edge } else { symbol };
            buf.set_string(middle_x, middle_y, symbol, strong);
        }
        None if face.is_hint => {
            buf.set_string(middle_x, middle_y, theme.signs.hint, strong);
        }
        None => {}
    }
    let marks = marks(face);
    // A square two cells wide has one cell for all marks: there the cursor is seen by its style.
    let shows_cursor = face.is_cursor && (rect.width > 2 || marks.is_none());
    let left = if shows_cursor { Some("[") } else { marks.map(|[left, _]| left) };
    let right = marks.map(|[_, right]| right).or(face.is_cursor.then_some("]"));
    let style = if face.is_cursor { strong.add_modifier(Modifier::REVERSED) } else { strong };
    let rows = if face.is_cursor { rect.top()..rect.bottom() } else { middle_y..middle_y + 1 };
    for y in rows {
        if let Some(left) = left {
            buf.set_string(rect.x, y, left, style);
        }
        if let Some(right) = right.filter(|_| rect.width > 2) {
            buf.set_string(rect.right() - 1, y, right, style);
        }
    }
}
