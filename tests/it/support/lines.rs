//! Every line of play of a player of tic-tac-toe against every line of its opponents.

use outflank::engine::{Level, candidates};
use outflank::rules::{Bitboard, Position, Variant, tictactoe};
use std::collections::HashMap;

/// Number of lines by result for the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    pub lost: u64,
    pub drawn: u64,
    pub won: u64,
}

/// A level of tic-tac-toe, which is asked only once about each position.
pub struct Player {
    level: Level,
    known: HashMap<Position, Bitboard>,
}

impl Player {
    pub fn new(level: Level) -> Self {
        Self { level, known: HashMap::new() }
    }

    /// All moves that it may choose.
    pub fn moves(&mut self, position: &Position) -> Bitboard {
        let level = self.level;
        let found = || candidates(level, Variant::TIC_TAC_TOE, position);
        *self.known.entry(*position).or_insert_with(found)
    }
}

fn play(position: &Position, square: outflank::rules::Square) -> Position {
    tictactoe::play(position, square).expect("a legal move")
}

/// Result of the game for the side that is to move by count, if it has.
fn result(position: &Position) -> Option<f64> {
    if !tictactoe::filled(position.opponent()).is_empty() {
        return Some(0.0);
    }
    (position.empties() & tictactoe::BOARD).is_empty().then_some(0.5)
}

fn count(player: &mut Player, position: &Position, is_its_turn: bool, lines: &mut Lines) {
    match (result(position), is_its_turn) {
        (Some(0.5), _) => lines.drawn += 1,
        (Some(_), true) => lines.lost += 1,
        (Some(_), false) => lines.won += 1,
        (None, _) => {
            let moves =
                if is_its_turn { player.moves(position) } else { tictactoe::legal_moves(position) };
            assert!(!moves.is_empty(), "there is always a move");
            for square in moves.squares() {
                count(player, &play(position, square), !is_its_turn, lines);
            }
        }
    }
}

/// Every game that a level can come into, whatever it and its opponent choose.
pub fn lines(level: Level, is_first: bool) -> Lines {
    let mut lines = Lines::default();
    let start = Variant::TIC_TAC_TOE.start(outflank::rules::Color::Black);
    count(&mut Player::new(level), &start, is_first, &mut lines);
    lines
}

/// The points that the side to move can expect, when both choose evenly among their moves.
fn expected(players: &mut [Player; 2], turn: usize, position: &Position) -> f64 {
    if let Some(result) = result(position) {
        return result;
    }
    let moves = players[turn].moves(position);
    let points = moves.squares().map(|at| 1.0 - expected(players, 1 - turn, &play(position, at)));
    points.sum::<f64>() / f64::from(moves.len())
}

/// The points a game that one level can expect against another, exactly: half of the games as
/// first player, half as second.
pub fn points(level: Level, against: Level) -> f64 {
    let start = Variant::TIC_TAC_TOE.start(outflank::rules::Color::Black);
    let mut players = [Player::new(level), Player::new(against)];
    let first = expected(&mut players, 0, &start);
    let second = 1.0 - expected(&mut players, 1, &start);
    f64::midpoint(first, second)
}
