//! The board with its frame: squares, discs, and every mark on them.

use super::grid::{BoardGrid, Lines};
use super::move_values::{self, MoveValue, MoveValues};
use super::shape::{Figure, Shape};
use super::theme::{BoardColors, Theme};
use crate::app::{App, Hint, Hints, Motion, Page, Table};
use crate::rules::{Bitboard, Color, Game, Notation, Square, Variant};
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
    hints: Option<Hints>,
    /// What the squares are called.
    notation: Notation,
    /// The line that has won.
    won: Bitboard,
    /// What the move at hand would flip.
    preview: Bitboard,
    motion: Option<(Motion, Duration)>,
    /// What is known of moves.
    worths: MoveValues,
}

/// What is to be seen on one square.
#[expect(clippy::struct_excessive_bools, reason = "marks come in every combination")]
struct Face {
    variant: Variant,
    disc: Option<Color>,
    /// How far the disc has turned, where it turns.
    turned: Option<f32>,
    is_cursor: bool,
    is_last: bool,
    is_flipped: bool,
    /// In the line that won.
    is_won: bool,
    /// The move at hand would flip it.
    is_in_reach: bool,
    hint: Option<Hint>,
    worth: Option<MoveValue>,
    /// What to type for a free square, where that stands on it.
    name: Option<String>,
}

impl<'a> BoardView<'a> {
    /// The board of the game on the table.
    pub fn of_table(app: &App, table: &'a Table, theme: &'a Theme) -> Self {
        let won = table.game.winning_line();
        let has_cursor = matches!(app.base(), Page::Board(_) | Page::Practice(_));
        Self {
            game: &table.game,
            theme,
            // A line that has won is to be seen as a whole.
            cursor: Some(table.view.cursor).filter(|_| won.is_empty() && has_cursor),
            preview: app.preview(),
            hints: app.hints(),
            notation: app.notation(),
            won,
            motion: table.view.motion.map(|motion| (motion, app.shared.now)),
            worths: move_values::worths(app),
        }
    }

    /// A board to look at.
    pub fn of_game(
        game: &'a Game,
        hints: Option<Hints>,
        notation: Notation,
        theme: &'a Theme,
    ) -> Self {
        let won = game.winning_line();
        let preview = Bitboard::EMPTY;
        let worths = MoveValues::new();
        Self { game, theme, cursor: None, hints, notation, won, preview, motion: None, worths }
    }

    /// Draws the board where the grid says.
    pub fn render(&self, grid: &BoardGrid, buf: &mut Buffer) {
        self.render_frame(grid, buf);
        for square in self.game.variant().board.squares.squares() {
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
        let has_name = disc.is_none() && self.notation.is_on_squares();
        Face {
            variant: self.game.variant(),
            disc,
            turned: phase.map(|(turned, _)| turned),
            is_cursor: self.cursor == Some(square),
            is_last: last.is_some_and(|ply| ply.square() == Some(square)),
            is_flipped: last.is_some_and(|ply| ply.flips.contains(square)),
            is_won: self.won.contains(square),
            is_in_reach: self.preview.contains(square),
            hint: self.hints.and_then(|hints| hints.at(square)),
            worth: self.worths.iter().find(|(of, _)| *of == square).map(|(_, worth)| *worth),
            name: has_name.then(|| self.notation.name(square)),
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
        if let Some(lines) = grid.lines() {
            self.render_lines(&lines, style, buf);
        }
        if self.notation.is_on_squares() {
            return;
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

    fn render_lines(&self, lines: &Lines, frame: Style, buf: &mut Buffer) {
        let [horizontal, vertical, crossings @ ..] = self.theme.signs.grid;
        let style = match &self.theme.board {
            Some(colors) => frame.bg(colors.squares[0]),
            None => self.theme.border,
        };
        let Lines { area, pitch, has_border } = *lines;
        // Without a border the first line is as far away as the next.
        let from = u16::from(!has_border);
        for position in area.positions() {
            let (x, y) = (position.x - area.x + from, position.y - area.y + from);
            let part = |at: u16, length: u16| match at {
                _ if !has_border => 1,
                0 => 0,
                _ => 1 + usize::from(at + 1 == length),
            };
            let symbol = match (x % pitch.width, y % pitch.height) {
                (0, 0) => {
                    let row = crossings[part(y, area.height)];
                    let mut marks = row.char_indices();
                    let (start, mark) =
                        marks.nth(part(x, area.width)).expect("three crossings a row");
                    &row[start..start + mark.len_utf8()]
                }
                (0, _) => vertical,
                (_, 0) => horizontal,
                _ => continue,
            };
            buf[position].set_symbol(symbol).set_style(style);
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
    let is_small = rect.width < 4 || (!face.variant.flips() && rect.height < 3);
    // A dot on a disc of two rows would be as large as the disc.
    let is_low = is_small || rect.height < 3;
    let ground = if face.is_cursor {
        colors.cursor
    } else if face.is_won {
        colors.flipped
    } else if face.is_in_reach && is_low && !is_small {
        colors.hint
    } else if face.is_last && is_low {
        colors.last
    } else if face.is_flipped {
        colors.flipped
    } else {
        let is_chequered = face.variant.flips();
        colors.squares[usize::from(is_chequered && (square.file() + square.rank()) % 2 == 1)]
    };
    let is_best = !face.is_cursor && face.worth.is_some_and(|worth| worth.is_best);
    let ground = if is_best { colors.hint } else { ground };
    for position in rect.positions() {
        buf[position].reset();
        buf[position].set_bg(ground).set_fg(ground);
    }
    if is_small {
        return render_small(face, rect, colors, theme, buf);
    }
    if let Some(name) = &face.name {
        let ink = if face.is_cursor { colors.discs[0].body } else { colors.hint };
        buf.set_string(rect.x + 1, rect.y, name, Style::new().fg(ink));
    }
    if let Some(disc) = face.disc {
        let figure = figure(face.variant, disc, true);
        let shape = Shape::new(figure, rect);
        let tones = &colors.discs[disc.index()];
        shape.turned(width_of(face)).shade(tones, buf);
        // Under the cursor a flipped disc has lost its ground.
        let hidden = (face.is_flipped && face.is_cursor).then_some(colors.flipped);
        let reach = (face.is_in_reach && !is_low).then_some(colors.cursor);
        let last = (face.is_last && (!is_low || face.is_cursor)).then_some(colors.last);
        if let Some(color) = reach.or(last).or(hidden) {
            let around = match figure {
                Figure::Ring => [ground; 2],
                _ => [tones.light, tones.body],
            };
            shape.mark(color, around, buf);
        }
        return;
    }
    if let Some(worth) = face.worth {
        return move_values::render(worth, rect, worth_style(face, colors), buf);
    }
    match face.hint {
        Some(Hint::Legal) => {
            Shape::new(Figure::Disc, rect).mark(colors.hint, [ground; 2], buf);
        }
        Some(Hint::Decides(disc)) => {
            let shape = Shape::new(figure(face.variant, disc, true), rect).small();
            shape.fill(colors.hint, ground, buf);
        }
        None => {}
    }
}

/// What a side's disc looks like, on a board with colours or without.
fn figure(variant: Variant, disc: Color, has_colors: bool) -> Figure {
    match (variant.flips(), disc) {
        (false, Color::Black) => Figure::Cross,
        (false, Color::White) => Figure::Ring,
        (true, Color::White) if !has_colors => Figure::Rim,
        _ => Figure::Disc,
    }
}

/// One character for a hint: a dot, or the letter of the side that wins there.
const fn hint_sign(hint: Hint, theme: &Theme) -> &'static str {
    match hint {
        Hint::Legal => theme.signs.hint,
        Hint::Decides(Color::Black) => "x",
        Hint::Decides(Color::White) => "o",
    }
}

/// What stands on the ground of a square too small for a round disc.
fn render_small(face: &Face, rect: Rect, colors: &BoardColors, theme: &Theme, buf: &mut Buffer) {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    let ink = Style::new().fg(colors.discs[0].body);
    if let Some(disc) = face.disc {
        let sign = theme.sign(face.variant, disc);
        let symbol = if is_on_edge(face) { theme.signs.edge } else { sign };
        let style = Style::new().fg(colors.discs[disc.index()].body);
        buf.set_string(x, y, symbol, style.add_modifier(Modifier::BOLD));
        if let Some([left, _]) = marks(face).filter(|_| face.is_cursor || face.is_in_reach) {
            buf.set_string(rect.x, y, left, ink);
        }
        return;
    }
    let style = if face.is_cursor { ink } else { Style::new().fg(colors.hint) };
    if let Some(name) = &face.name {
        buf.set_string(rect.x, rect.y, name, style);
    }
    if let Some(worth) = face.worth {
        move_values::render(worth, rect, worth_style(face, colors), buf);
    } else if let Some(hint) = face.hint {
        buf.set_string(x, y, hint_sign(hint, theme), style);
    }
}

/// How the number of a square is written: dark on the cursor's light ground, and in the board's colour on
/// the ground that the best move has.
fn worth_style(face: &Face, colors: &BoardColors) -> Style {
    let is_best = face.worth.is_some_and(|worth| worth.is_best);
    Style::new().fg(match (face.is_cursor, is_best) {
        (true, _) => colors.discs[0].body,
        (false, true) => colors.squares[1],
        (false, false) => colors.hint,
    })
}

/// How wide the disc looks, 0 to 1.
fn width_of(face: &Face) -> f32 {
    face.turned.map_or(1.0, |turned| (turned * PI).cos().abs())
}

/// What stands at both sides of a disc placed last or flipped, where colours do not say it.
fn marks(face: &Face) -> Option<[&'static str; 2]> {
    match face {
        Face { is_won: true, .. } => Some(["*"; 2]),
        Face { is_in_reach: true, .. } => Some(["+"; 2]),
        Face { is_last: true, .. } => Some(["(", ")"]),
        Face { is_flipped: true, .. } => Some(["-"; 2]),
        _ => None,
    }
}

/// Whether the disc is seen from the side.
fn is_on_edge(face: &Face) -> bool {
    face.turned.is_some_and(|turned| (0.3..0.7).contains(&turned))
}

/// A square without colours: marks stand at both sides of the disc. `[ ]` is the cursor, `( )`
/// the disc placed last, `- -` one it flipped, `+ +` one that the move at hand would flip, `* *` one of a line that won; the first cell shows
/// the cursor, the last cell what else there is, so that both can be seen.
fn render_plain(face: &Face, rect: Rect, theme: &Theme, buf: &mut Buffer) {
    for position in rect.positions() {
        buf[position].set_symbol(" ").set_style(theme.text);
    }
    let (middle_x, middle_y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    let inner = rect.inner(Margin::new(1, 0));
    let strong = theme.strong;
    match face.disc {
        Some(disc) if !theme.is_ascii && inner.width >= 4 => {
            let shape = Shape::new(figure(face.variant, disc, false), inner);
            shape.turned(width_of(face)).plain(theme.text, buf);
        }
        Some(disc) if !face.variant.flips() && inner.height >= 4 => {
            let letter = theme.sign(face.variant, disc);
            Shape::new(figure(face.variant, disc, false), inner).lettered(letter, strong, buf);
        }
        Some(disc) => {
            let sign = theme.sign(face.variant, disc);
            let symbol = if is_on_edge(face) { theme.signs.edge } else { sign };
            buf.set_string(middle_x, middle_y, symbol, strong);
        }
        None => {
            if let Some(name) = &face.name {
                buf.set_string(rect.x + 1, rect.y, name, theme.dim);
            }
            if let Some(worth) = face.worth {
                let best = strong.add_modifier(Modifier::UNDERLINED);
                let style = if worth.is_best { best } else { theme.text };
                move_values::render(worth, if inner.width > 2 { inner } else { rect }, style, buf);
            } else if let Some(hint) = face.hint {
                buf.set_string(middle_x, middle_y, hint_sign(hint, theme), strong);
            }
        }
    }
    let marks = marks(face);
    // A number may need every cell: there, too, the cursor is seen by its style.
    if face.is_cursor && face.worth.is_some() && inner.width < 3 {
        return buf.set_style(rect, Style::new().add_modifier(Modifier::REVERSED));
    }
    // A square two cells wide has one cell for all marks: there the cursor is seen by its style.
    let shows_cursor = face.is_cursor && (rect.width > 2 || marks.is_none());
    let left = if shows_cursor { Some("[") } else { marks.map(|[left, _]| left) };
    let right = marks.map(|[_, right]| right).or(face.is_cursor.then_some("]"));
    let style = if face.is_cursor { strong.add_modifier(Modifier::REVERSED) } else { strong };
    let is_high = face.is_cursor || face.is_won;
    let rows = if is_high { rect.top()..rect.bottom() } else { middle_y..middle_y + 1 };
    for y in rows {
        if let Some(left) = left {
            buf.set_string(rect.x, y, left, style);
        }
        if let Some(right) = right.filter(|_| rect.width > 2) {
            buf.set_string(rect.right() - 1, y, right, style);
        }
    }
}
