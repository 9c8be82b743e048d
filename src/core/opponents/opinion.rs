//! Opinions: what a program thinks of a position while it thinks aloud.

use crate::rules::{Game, Square, Turn};

/// Characters of a depth that are kept.
const DEPTH_LENGTH: usize = 8;

/// An opinion: a line that a program thinks of, and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// The squares of the line, the move first. There is one at least.
    pub line: Vec<Square>,
    /// What it leads to in discs, for the side to move.
    pub discs: f64,
    /// How deep it has looked, in its own words: `14`, `73%`, `100%W`.
    pub depth: String,
}

impl Opinion {
    /// The opinion in a line of NBoard's protocol, `search F5d6C3 +1.20 0 14`, on the side to move of `game`; a line may be
    /// split by hyphens, and goes on as far as it is legal. `None` where the line is none.
    pub fn of_nboard(line: &str, game: &Game) -> Option<Self> {
        let mut words = line.split_whitespace();
        let is_book = match words.next()? {
            "search" => false,
            "book" => true,
            _ => return None,
        };
        let line = squares(words.next()?, game);
        // Two numbers are the values of a draw won and a draw lost.
        let discs = words.next()?.split(',').next()?.parse::<f64>().ok()?;
        words.next()?;
        let depth = if is_book { "book" } else { words.next()? };
        let depth = depth.chars().filter(char::is_ascii_graphic).take(DEPTH_LENGTH).collect();
        let makes_sense = !line.is_empty() && discs.abs() <= 64.0;
        makes_sense.then_some(Self { line, discs, depth })
    }
}

/// The squares of a line, as far as they can be played one after the other.
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

/// The opinions on a position, at most so many, the best first; a newer one on a move takes the place of the older.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opinions {
    all: Vec<Opinion>,
}

impl Opinions {
    /// Takes one in.
    pub fn note(&mut self, opinion: Opinion) {
        self.all.retain(|it| it.line[0] != opinion.line[0]);
        let at = self.all.partition_point(|it| it.discs >= opinion.discs);
        self.all.insert(at, opinion);
    }

    /// All of them, the best first.
    pub fn all(&self) -> &[Opinion] {
        &self.all
    }
}
