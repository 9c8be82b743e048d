//! The board with its frame and all marks.

use super::grid::{BoardGrid, Lines};
use super::move_values::{self, MoveValues};
use super::prelude::*;
use super::square::picture::SquarePicture;
use super::square::{Borders, Face, lined, painted, small};
use super::theme::BoardColors;
use crate::app::{CellSize, CoachText, GameSession, Hint, Hints, Motion};
use crate::rules::{Bitboard, Color, Game, Notation, Ply, Square};
use std::time::Duration;

/// A board to draw.
pub struct BoardView<'a> {
    game: &'a Game,
    theme: &'a Theme,
    cursor: Option<Square>,
    hints: Option<Hints>,
    notation: Notation,
    /// The winning line.
    won: Bitboard,
    /// Discs that the move at the cursor would flip.
    preview: Bitboard,
    motion: Option<(Motion, Duration)>,
    /// Whether the last flips are marked.
    marks_flips: bool,
    /// Progress of the gathering discs of a finished game.
    gathered: Option<f32>,
    /// Squares the coach speaks of.
    lit: Bitboard,
    /// Candidate moves, shown as letters.
    candidates: Vec<Square>,
    /// Side and square of the better move in a review.
    ghost: Option<(Color, Square)>,
    values: MoveValues,
    /// Whether coordinates surround it.
    has_labels: bool,
    /// Whether discs show move numbers.
    has_numbers: bool,
    /// Size of a cell, if squares are pictures.
    cell: Option<CellSize>,
}

impl<'a> BoardView<'a> {
    pub fn of_session(
        app: &App,
        session: &'a GameSession,
        lit: Bitboard,
        candidates: &[Square],
        theme: &'a Theme,
    ) -> Self {
        let won = session.game.winning_line();
        let better = app.better().map(|better| better.square);
        // Marks and values of the new position follow the turning discs.
        let is_still = session.view.motion.is_none();
        Self {
            game: &session.game,
            theme,
            // A winning line hides the cursor.
            cursor: Some(session.view.cursor)
                .filter(|_| won.is_empty() && app.base().shows_cursor()),
            preview: app.preview(),
            lit: if is_still { lit } else { Bitboard::EMPTY },
            candidates: if is_still { candidates.to_vec() } else { Vec::new() },
            ghost: session.game.played().last().map(|ply| ply.side).zip(better),
            hints: app.hints(),
            notation: app.notation(),
            won,
            motion: session.view.motion.map(|motion| (motion, app.cx.now)),
            marks_flips: session.view.marks_flips,
            gathered: app.gathered(),
            values: if is_still { move_values::values(app) } else { MoveValues::new() },
            has_labels: app.cx.settings.labels,
            has_numbers: app.cx.settings.numbers && app.replay().is_some(),
            cell: app.cx.viewport.cell,
        }
    }

    /// A board without a cursor.
    pub fn of_game(
        game: &'a Game,
        hints: Option<Hints>,
        notation: Notation,
        theme: &'a Theme,
    ) -> Self {
        let won = game.winning_line();
        let preview = Bitboard::EMPTY;
        let values = MoveValues::new();
        Self {
            game,
            theme,
            cursor: None,
            hints,
            notation,
            won,
            preview,
            lit: Bitboard::EMPTY,
            candidates: Vec::new(),
            ghost: None,
            motion: None,
            marks_flips: false,
            gathered: None,
            values,
            has_labels: true,
            has_numbers: false,
            cell: None,
        }
    }

    /// The board with pictures of its squares for cells of this size, if the terminal shows them.
    pub fn with_cell(self, cell: Option<CellSize>) -> Self {
        Self { cell, ..self }
    }

    /// Draws the board. Returns the squares that are to be drawn as pictures.
    pub fn render(&self, grid: &BoardGrid, buf: &mut Buffer) -> Vec<SquarePicture> {
        let mut pictures = Vec::new();
        self.render_frame(grid, buf);
        let size = self.game.variant().board.size;
        for square in self.game.variant().board.squares.squares() {
            let mut face = self.face(square);
            if self.theme.board.as_ref().is_some_and(BoardColors::has_lines) {
                face.borders = Borders::at(grid.place(square), size);
            }
            let rect = grid.rect(square);
            let is_small = rect.height < 2 || (!self.game.variant().flips() && rect.height < 3);
            let colors = self.theme.board.as_ref();
            match colors.filter(|_| !grid.has_lines_around()) {
                Some(colors) if is_small => {
                    small::render(&face, rect, colors, self.theme, buf);
                }
                Some(colors) => {
                    let of = |cell| SquarePicture::of(&face, rect, cell, colors, buf);
                    if let Some(picture) = self.cell.and_then(of) {
                        pictures.push(picture);
                    } else {
                        painted::render(&face, rect, colors, buf);
                    }
                }
                None => lined::render(&face, rect, self.theme, buf),
            }
        }
        pictures
    }

    /// Number of a square, from 0.
    fn index(&self, square: Square) -> u32 {
        let squares = self.game.variant().board.squares;
        squares.squares().take_while(|it| *it != square).count() as u32
    }

    /// Whether the gathering of a finished game's discs has come to a square.
    fn has_gathered(&self, square: Square) -> bool {
        let Some(progress) = self.gathered else { return false };
        let come = f64::from(progress) * f64::from(self.game.variant().board.len());
        come > f64::from(self.index(square))
    }

    /// The disc on a square once the discs have gathered: Black's from the first square on, White's up to the last.
    fn gathered_disc(&self, square: Square) -> Option<Color> {
        let (at, count) = (self.index(square), self.game.count());
        if at < count.black {
            Some(Color::Black)
        } else {
            (at >= self.game.variant().board.len() - count.white).then_some(Color::White)
        }
    }

    fn face(&self, square: Square) -> Face {
        let face = self.face_in_game(square);
        if !self.has_gathered(square) {
            return face;
        }
        Face {
            disc: self.gathered_disc(square),
            turned: None,
            is_cursor: false,
            is_last: false,
            is_flipped: false,
            number: None,
            name: None,
            ..face
        }
    }

    fn face_in_game(&self, square: Square) -> Face {
        let last = self.game.played().last();
        let phase = self.motion.and_then(|(motion, now)| motion.phase(square, now));
        let disc = match phase {
            Some((turned, before)) if turned < 0.5 => Some(before),
            _ => self.game.disc(square),
        };
        let has_name = disc.is_none() && self.notation.is_on_squares();
        let variant = self.game.variant();
        let hint = self.hints.and_then(|hints| hints.at(square));
        let mut lettered = CoachText::lettered(&self.candidates);
        let letter = lettered.find(|(_, at)| *at == square).map(|(letter, _)| letter);
        let mut values = self.values.iter().filter(|_| letter.is_none());
        Face {
            variant,
            is_dark: variant.flips() && (square.file() + square.rank()) % 2 == 1,
            disc,
            turned: phase.map(|(turned, _)| (turned * STEPS).round() / STEPS),
            is_cursor: self.cursor == Some(square),
            is_last: last.is_some_and(|ply| ply.square() == Some(square)),
            is_flipped: self.marks_flips && last.is_some_and(|ply| ply.flips.contains(square)),
            is_won: self.won.contains(square),
            is_in_reach: self.preview.contains(square),
            is_lit: self.lit.contains(square),
            // In nine squares no dot is needed where one may play.
            hint: hint.filter(|hint| variant.flips() || *hint != Hint::Legal),
            ghost: self
                .ghost
                .filter(|(_, at)| *at == square && disc.is_none())
                .map(|(side, _)| side),
            letter,
            // The coach's question comes before the answer.
            value: values.find(|(of, _)| *of == square).map(|(_, value)| *value),
            name: has_name.then(|| self.notation.name(square)),
            number: disc.and_then(|_| self.number(square)),
            borders: Borders::default(),
        }
    }

    /// Move number of a disc, if shown.
    fn number(&self, square: Square) -> Option<String> {
        if !self.has_numbers {
            return None;
        }
        let mut moves = self.game.played().iter().filter_map(Ply::square);
        moves.position(|placed| placed == square).map(|at| (at + 1).to_string())
    }

    fn render_frame(&self, grid: &BoardGrid, buf: &mut Buffer) {
        let style = match &self.theme.board {
            Some(colors) => colors.frame(),
            None => self.theme.text,
        };
        buf.set_style(grid.area, style);
        if let Some(lines) = grid.lines() {
            self.render_lines(&lines, style, buf);
        }
        if self.notation.is_on_squares() || !self.has_labels {
            return;
        }
        for square in self.game.variant().board.squares.squares() {
            let (middle, (column, row)) = (grid.middle(square), grid.place(square));
            let name = square.to_string();
            let (letter, digit) = name.split_at(1);
            let (above, beside) =
                if grid.orientation().swaps_axes() { (digit, letter) } else { (letter, digit) };
            if row == 0 {
                buf.set_string(middle.x, grid.area.y, above, style);
            }
            if column == 0 {
                buf.set_string(grid.label_column(), middle.y, beside, style);
            }
        }
    }

    fn render_lines(&self, lines: &Lines, frame: Style, buf: &mut Buffer) {
        let [horizontal, vertical, crossings @ ..] = self.theme.signs.grid;
        let style = match &self.theme.board {
            Some(colors) => frame
                .fg(colors.color(colors.palette.line))
                .bg(colors.color(colors.palette.squares[0])),
            None => self.theme.border,
        };
        let Lines { area, pitch, has_border } = *lines;
        // Without a border, the first line is one pitch away.
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

/// Steps of a turning disc, finer than the eye sees.
const STEPS: f32 = 32.0;
