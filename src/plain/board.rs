//! Boards as text.

use crate::app::{Hint, Hints, squares_in_words};
use crate::rules::{Color, Game, Notation, Square};
use crate::words::say;
use std::fmt::Write as _;

/// Size of a printed board.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum BoardSize {
    /// Grid lines, three rows a square.
    Large,
    /// One character a square, in a frame.
    Small,
    /// No board: words, for screen readers.
    None,
}

/// A board to print.
pub struct BoardText<'a> {
    pub game: &'a Game,
    pub hints: Option<Hints>,
    pub notation: Notation,
}

/// Framed board with a dot on each legal square, as whole lines.
pub fn board_with_moves(game: &Game) -> String {
    let notation = game.variant().notation;
    BoardText { game, hints: Some(Hints::of(game)), notation }.text(BoardSize::Small)
}

impl BoardText<'_> {
    /// Text of the board in this size, as whole lines; in words for `None`.
    pub fn text(&self, size: BoardSize) -> String {
        match size {
            BoardSize::Large => self.large(),
            BoardSize::Small => self.small(),
            BoardSize::None => self.words(),
        }
    }

    /// `X`, `O`, `.` for a legal square, `x` or `o` for a winning one.
    fn sign(&self, square: Square) -> char {
        match (self.game.disc(square), self.hints.and_then(|hints| hints.at(square))) {
            (Some(disc), _) => disc.letter(),
            (None, Some(Hint::Decides(disc))) => disc.letter().to_ascii_lowercase(),
            (None, Some(Hint::Legal)) => '.',
            (None, None) => ' ',
        }
    }

    /// Name of a free square, if the notation is shown on the squares.
    fn digit(&self, square: Square) -> Option<String> {
        let is_free = self.game.empties().contains(square);
        (is_free && self.notation.is_on_squares()).then(|| self.notation.name(square))
    }

    fn rows(&self) -> impl Iterator<Item = (u8, impl Iterator<Item = Square> + Clone)> {
        let size = self.game.variant().board.size;
        (0..size).map(move |rank| {
            (rank, (0..size).filter_map(move |file| Square::from_file_rank(file, rank)))
        })
    }

    fn has_labels(&self) -> bool {
        !self.notation.is_on_squares()
    }

    /// A line of labels: `a` and following, or `1` and following.
    fn labels(&self, indent: &str, first: char, gap: &str) -> String {
        let size = self.game.variant().board.size;
        let labels = (0..size).map(|n| char::from(first as u8 + n).to_string());
        format!("{indent}{}\n", labels.collect::<Vec<_>>().join(gap))
    }

    /// Large board. Unless the squares show their names, it has letters above and row numbers left for names like `h1`,
    /// and column digits below for names like `81`.
    fn large(&self) -> String {
        let margin = if self.has_labels() { "  " } else { "" };
        let size = usize::from(self.game.variant().board.size);
        let line = format!("{margin}+{}\n", "---+".repeat(size));
        let mut text = line.clone();
        for (rank, squares) in self.rows() {
            let head = if self.has_labels() { format!("{} ", rank + 1) } else { String::new() };
            let cells = |cell: &dyn Fn(Square) -> String| {
                squares.clone().map(cell).collect::<Vec<_>>().join("|") + "|"
            };
            let tops = cells(&|at| format!("{:3}", self.digit(at).unwrap_or_default()));
            let signs = cells(&|at| format!(" {} ", self.sign(at)));
            let foot = "   |".repeat(size);
            let _ = writeln!(text, "{margin}|{tops}\n{head}|{signs}\n{margin}|{foot}");
            text.push_str(&line);
        }
        self.between_labels("    ", "   ", text)
    }

    fn small(&self) -> String {
        let margin = if self.has_labels() { " " } else { "" };
        let size = usize::from(self.game.variant().board.size);
        let line = format!("{margin}+{}+\n", "-".repeat(size));
        let mut text = line.clone();
        for (rank, squares) in self.rows() {
            let head = if self.has_labels() { (rank + 1).to_string() } else { String::new() };
            let signs = squares
                .map(|at| self.digit(at).unwrap_or_else(|| self.sign(at).to_string()))
                .collect::<String>();
            let _ = writeln!(text, "{head}|{signs}|{head}");
        }
        text.push_str(&line);
        self.between_labels("  ", "", text)
    }

    fn between_labels(&self, indent: &str, gap: &str, board: String) -> String {
        if !self.has_labels() {
            return board;
        }
        let (letters, digits) = (self.labels(indent, 'a', gap), self.labels(indent, '1', gap));
        format!("{letters}{board}{digits}")
    }

    fn words(&self) -> String {
        let [x, o] = Color::BOTH.map(|side| squares_in_words(self.game.discs(side), self.notation));
        let of = |squares: String| if squares.is_empty() { say!("plain-none") } else { squares };
        format!("X: {}\nO: {}\n", of(x), of(o))
    }
}
