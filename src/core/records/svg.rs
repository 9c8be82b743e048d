//! SVG pictures: a position, or a game's diagram with move numbers on their squares. Self-contained, in the colours
//! of a printed diagram on a green board.

use super::Record;
use crate::rules::{Color, Game, Position, Square, Turn, Variant};
use std::fmt::Write as _;

/// Sizes in SVG units: side of a square, margin, height of a caption line.
const CELL: u32 = 50;
const MARGIN: u32 = 34;
const CAPTION: u32 = 26;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

struct Drawing {
    size: u32,
    body: String,
}

impl Drawing {
    fn of(variant: Variant) -> Self {
        let size = u32::from(variant.board.size);
        let mut drawing = Self { size, body: String::new() };
        drawing.board();
        if variant.flips() {
            drawing.names();
        }
        drawing
    }

    fn edge(&self) -> u32 {
        self.size * CELL
    }

    fn add(&mut self, element: std::fmt::Arguments) {
        let _ = writeln!(self.body, "  {element}");
    }

    fn board(&mut self) {
        let edge = self.edge();
        self.add(format_args!(
            r##"<rect x="{MARGIN}" y="{MARGIN}" width="{edge}" height="{edge}" fill="#2e7d4f"/>"##
        ));
        let mut lines = String::new();
        for at in (0..=self.size).map(|line| MARGIN + line * CELL) {
            let end = MARGIN + edge;
            let _ = write!(lines, "M{at} {MARGIN}V{end}M{MARGIN} {at}H{end}");
        }
        self.add(format_args!(r##"<path d="{lines}" stroke="#14432a" stroke-width="2"/>"##));
    }

    fn names(&mut self) {
        for line in 0..self.size {
            let at = MARGIN + line * CELL + CELL / 2;
            let letter = char::from(b'a' + line as u8);
            let baseline = MARGIN - 10;
            self.text(at, baseline, letter.to_string(), "#555", 18);
            self.text(MARGIN / 2, at + 6, (line + 1).to_string(), "#555", 18);
        }
        for (x, y) in [(2, 2), (6, 2), (2, 6), (6, 6)] {
            let [x, y] = [x, y].map(|line| MARGIN + line * CELL);
            self.add(format_args!(r##"<circle cx="{x}" cy="{y}" r="4" fill="#14432a"/>"##));
        }
    }

    fn text(&mut self, x: u32, y: u32, text: String, fill: &str, size: u32) {
        self.add(format_args!(
            r#"<text x="{x}" y="{y}" fill="{fill}" font-size="{size}">{}</text>"#,
            escaped(&text)
        ));
    }

    fn middle(square: Square) -> (u32, u32) {
        let at = |line: u8| MARGIN + u32::from(line) * CELL + CELL / 2;
        (at(square.file()), at(square.rank()))
    }

    fn disc(&mut self, square: Square, side: Color) {
        let (x, y) = Self::middle(square);
        let fill = if side == Color::Black { "#16191c" } else { "#f4f1e8" };
        let radius = CELL * 2 / 5;
        self.add(format_args!(
            r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="#0b2416"/>"##
        ));
    }

    /// Move number on its disc.
    fn number(&mut self, square: Square, side: Color, number: usize) {
        let (x, y) = Self::middle(square);
        let fill = if side == Color::Black { "#f4f1e8" } else { "#16191c" };
        self.text(x, y + 7, number.to_string(), fill, 20);
    }

    /// Cross or ring of tic-tac-toe.
    fn mark(&mut self, square: Square, side: Color) {
        let (x, y) = Self::middle(square);
        let reach = CELL * 3 / 10;
        let [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach];
        let shape = match side {
            Color::Black => {
                format!(r#"<path d="M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}""#)
            }
            Color::White => format!(r#"<circle cx="{x}" cy="{y}" r="{reach}" fill="none""#),
        };
        self.add(format_args!(r##"{shape} stroke="#f4f1e8" stroke-width="5"/>"##));
    }

    /// The file, with lines of text below the board.
    fn finish(mut self, title: &str, lines: &[String]) -> String {
        let width = self.edge() + MARGIN * 2;
        let foot = MARGIN + self.edge();
        for (index, line) in lines.iter().enumerate() {
            let y = foot + CAPTION * (index as u32 + 1);
            let weight = if index == 0 { "#111" } else { "#555" };
            self.text(width / 2, y, line.clone(), weight, 17);
        }
        let height = foot + MARGIN / 2 + CAPTION * lines.len() as u32;
        let title = escaped(title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" \
             font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n  \
             <title>{title}</title>\n  \
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fbfaf6\"/>\n{}</svg>\n",
            self.body
        )
    }
}

fn discs(drawing: &mut Drawing, variant: Variant, position: &Position, side: Color) {
    for (of, set) in [(side, position.player()), (!side, position.opponent())] {
        for square in set.squares() {
            if variant.flips() {
                drawing.disc(square, of);
            } else {
                drawing.mark(square, of);
            }
        }
    }
}

/// Caption: players and result.
fn caption(record: &Record) -> Vec<String> {
    let count = record.game.count();
    let mut first = Vec::new();
    if record.players.iter().any(|name| !name.is_unknown()) {
        let [black, white] = Color::BOTH.map(|side| record.player(side));
        first.push(format!("{black} – {white}"));
    }
    if record.game.variant().flips() {
        first.push(format!("{} : {}", count.black, count.white));
    }
    let place = [record.place.as_str(), super::date::without_zone(&record.date)];
    let rest: Vec<&str> = place.into_iter().filter(|text| !text.is_empty()).collect();
    let lines = [first.join("   "), rest.join(", ")];
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// Picture of the current board.
pub fn position(record: &Record) -> String {
    let game = &record.game;
    let mut drawing = Drawing::of(game.variant());
    discs(&mut drawing, game.variant(), game.position(), game.side_to_move());
    let mut lines = caption(record);
    if let Turn::Place(side) = game.turn() {
        lines.push(format!("{side} to move"));
    }
    drawing.finish("A position", &lines)
}

/// Diagram of a game with initial discs and move numbers; the current board if the record has no moves.
pub fn diagram(record: &Record) -> String {
    let game: &Game = &record.game;
    if record.is_position() {
        return position(record);
    }
    let variant = game.variant();
    let mut drawing = Drawing::of(variant);
    discs(&mut drawing, variant, &game.positions()[0], game.first());
    let moves = game.played().iter().filter_map(|ply| Some((ply.side, ply.square()?)));
    for (index, (side, square)) in moves.enumerate() {
        if variant.flips() {
            drawing.disc(square, side);
            drawing.number(square, side, index + 1);
        } else {
            drawing.mark(square, side);
        }
    }
    drawing.finish("The diagram of a game", &caption(record))
}
