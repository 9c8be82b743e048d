//! Opinions of programs on a position.

use crate::rules::{Game, Square, Turn};

/// Characters kept of a depth.
const DEPTH_LENGTH: usize = 8;

/// A line with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    pub line: Vec<Square>,
    /// Value in discs for the side to move.
    pub discs: f64,
    /// Depth in the program's own words: `14`, `73%`, `100%W`.
    pub depth: String,
}

impl Opinion {
    /// Opinion of a line in NBoard's protocol, `search F5d6C3 +1.20 0 14`, as far as its moves are legal for the side
    /// to move of `game`; hyphens may separate them. `None` for other lines.
    pub fn of_nboard(line: &str, game: &Game) -> Option<Self> {
        let mut words = line.split_whitespace();
        let is_book = match words.next()? {
            "search" => false,
            "book" => true,
            _ => return None,
        };
        let line = squares(words.next()?, game);
        // Two numbers are values with draws won and draws lost.
        let discs = words.next()?.split(',').next()?.parse::<f64>().ok()?;
        words.next()?;
        let depth = if is_book { "book" } else { words.next()? };
        let depth = depth.chars().filter(char::is_ascii_graphic).take(DEPTH_LENGTH).collect();
        let makes_sense = !line.is_empty() && discs.abs() <= 64.0;
        makes_sense.then_some(Self { line, discs, depth })
    }
}

/// Squares of a line, as far as legal.
fn squares(text: &str, game: &Game) -> Vec<Square> {
    let text: Vec<char> = text.chars().filter(|c| *c != '-').collect();
    let mut game = game.clone();
    let mut squares = Vec::new();
    for pair in text.chunks_exact(2) {
        let name: String = pair.iter().collect::<String>().to_lowercase();
        if matches!(game.turn(), Turn::Pass(_)) && game.pass().is_err() {
            break;
        }
        if name == "pa" {
            continue;
        }
        let Ok(square) = name.parse::<Square>() else { break };
        if game.place(square).is_err() {
            break;
        }
        squares.push(square);
    }
    squares
}

/// Opinions on a position, best first; a newer opinion on a move replaces the older.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opinions {
    all: Vec<Opinion>,
}

impl Opinions {
    pub fn note(&mut self, opinion: Opinion) {
        self.all.retain(|it| it.line[0] != opinion.line[0]);
        let at = self.all.partition_point(|it| it.discs >= opinion.discs);
        self.all.insert(at, opinion);
    }

    pub fn all(&self) -> &[Opinion] {
        &self.all
    }
}
