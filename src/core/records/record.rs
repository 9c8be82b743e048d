//! What all records have in common.

use super::sanitize;
use crate::rules::{Color, Game, GameClocks, GameTree, openings};
use crate::words::say;

/// Characters of a name, at most.
pub const NAME_LENGTH: usize = 40;

/// A game as it is written down, or a position: a game without moves from there on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The moves, all of them on the board.
    pub game: Game,
    /// The names of Black's and White's player; empty where nobody says.
    pub players: [String; 2],
    /// When it was played, as far as it is known: `2026-11-21 05:00`, `2020`, or nothing.
    pub date: String,
    /// Where it was played, or in which tournament; empty where nobody says.
    pub place: String,
    /// What the record says that it ended with: by how many discs Black has won, the empty squares given
    /// to the winner, -64 to 64. Of a game that was broken off it may be any number.
    pub stated: Option<i32>,
    /// The variations, comments and marks; its main line is the game. `None` where there are none.
    pub tree: Option<GameTree>,
    /// The time controls, and how long each ply took, as far as that is known.
    pub clocks: GameClocks,
}

impl Record {
    /// A record of nothing but a game.
    pub fn of(game: Game) -> Self {
        Self {
            game,
            players: <[String; 2]>::default(),
            date: String::new(),
            place: String::new(),
            stated: None,
            tree: None,
            clocks: GameClocks::default(),
        }
    }

    /// Takes a name over, made harmless.
    pub(super) fn name(text: &str) -> String {
        sanitize(text, NAME_LENGTH)
    }

    /// Whether there are no moves: only a board.
    pub fn is_position(&self) -> bool {
        self.game.played().is_empty()
    }

    /// What the game on the board ended with: by how much Black has won, as [`Game::margin`] has it. A game that was lost by forfeit is lost
    /// by the whole board. `None` while it is not over.
    pub fn result(&self) -> Option<i32> {
        let game = &self.game;
        if let Some(forfeit) = game.forfeit() {
            let all = if game.variant().flips() { game.variant().board.len() } else { 1 };
            let sign = if forfeit.loser == Color::Black { -1 } else { 1 };
            return Some(sign * all.cast_signed());
        }
        game.is_over().then(|| game.margin(Color::Black))
    }

    /// The name of its opening.
    pub fn opening(&self) -> Option<&'static str> {
        openings::name(&self.game)
    }

    /// What it is, in a few words: `Reversi, 60 moves, Anna - Ben`, `a position with 20 empty squares`.
    pub fn summary(&self) -> String {
        let moves = self.game.moves_played();
        if self.is_position() {
            let empties = self.game.empties().len() as usize;
            return say!("record-position", count = empties);
        }
        let what = self.game.variant().title();
        let [black, white] = &self.players;
        let by = if black.is_empty() && white.is_empty() {
            String::new()
        } else {
            let named = |name: &String| if name.is_empty() { "?".to_owned() } else { name.clone() };
            format!(", {} - {}", named(black), named(white))
        };
        say!("record-game", game = what, count = moves) + &by
    }

    /// The name of a side's player, or the side's where nobody says.
    pub fn player(&self, side: Color) -> String {
        let name = &self.players[side.index()];
        if name.is_empty() { side.to_string() } else { name.clone() }
    }
}

/// The contents of a file: records, and a sentence for everything that is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parsed {
    /// The records, in the file's order.
    pub records: Vec<Record>,
    /// What could not be read, and where.
    pub complaints: Vec<String>,
}

impl Parsed {
    /// Takes in what came of the part of a file that is called so: `game 3`, `line 7`.
    pub(super) fn add<E: std::fmt::Display>(&mut self, part: &str, read: Result<Record, E>) {
        match read {
            Ok(record) => self.records.push(record),
            Err(error) => self.complaints.push(format!("{part}: {error}")),
        }
    }
}
