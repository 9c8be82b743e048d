//! Lines that are expected to follow a move, to be walked on the board.

use crate::app::session::table::Table;
use crate::coach::{Advice, Line, how_sure};
use crate::rules::{Color, Square, Turn};

/// A line that can be walked.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The game up to the move, and the line behind it.
    pub table: Table,
    /// The move that it begins with.
    pub square: Square,
    /// What it leads to, for who makes the move.
    pub score: i32,
}

/// The walks along the lines of a move and of a better one.
#[derive(Clone, Debug)]
pub struct Walks {
    /// The line in sight first.
    lines: Vec<Walk>,
    /// Plies of the game before the move.
    from: usize,
    /// Who makes the move.
    pub side: Color,
    /// How sure the scores are.
    pub sure: String,
}

impl Walks {
    /// The lines of `made` and, if that is another move, of `best`, after the game as it stands on `table`, as far
    /// as they can be played. `None` where nothing can.
    pub fn of(table: &Table, made: &Line, best: &Line, depth: u32) -> Option<Self> {
        let Turn::Place(side) = table.game.turn() else { return None };
        let is_same = made.square == best.square;
        let lines = std::iter::once(made).chain((!is_same).then_some(best));
        let walks: Option<Vec<Walk>> = lines.map(|line| walk(table, line)).collect();
        let sure = how_sure(made.exact && best.exact, depth);
        Some(Self { lines: walks?, from: table.game.played().len(), side, sure })
    }

    /// The lines of a move of a position that is advised on and of the best one; of the best one alone where none
    /// is chosen.
    pub fn of_advice(table: &Table, advice: &Advice, chosen: Option<Square>) -> Option<Self> {
        let best = advice.moves.first()?;
        let made = chosen.and_then(|square| advice.on(square)).unwrap_or(best);
        Self::of(table, &made.line, &best.line, advice.depth)
    }

    /// The solution of a puzzle after the game as it stands on `table`, with the score that it ends at.
    pub fn of_solution(table: &Table, solution: &[Square], score: i32) -> Option<Self> {
        let Turn::Place(side) = table.game.turn() else { return None };
        let (&square, replies) = solution.split_first()?;
        let lines = vec![walk_on(table, square, replies, score)?];
        let from = table.game.played().len();
        Some(Self { lines, from, side, sure: how_sure(true, 0) })
    }

    /// The line in sight.
    pub fn walk(&self) -> &Walk {
        &self.lines[0]
    }

    /// The same, to be changed.
    pub fn walk_mut(&mut self) -> &mut Walk {
        &mut self.lines[0]
    }

    /// The line of the other move, if there is one.
    pub fn other(&self) -> Option<&Walk> {
        self.lines.get(1)
    }

    /// Walks the other line.
    pub fn turn(&mut self) {
        self.lines.rotate_left(1);
    }

    /// Shows the line after so many plies of the game.
    pub fn step_to(&mut self, plies: usize) {
        let from = self.from;
        self.walk_mut().table.step_to(plies.max(from));
    }
}

/// A line behind a game, its first move on the board.
fn walk(table: &Table, line: &Line) -> Option<Walk> {
    walk_on(table, line.square, &line.replies, line.score)
}

/// The same of a move and what follows it; forced passes are its own.
fn walk_on(table: &Table, square: Square, replies: &[Square], score: i32) -> Option<Walk> {
    let mut game = table.game.clone();
    game.forget_taken_back();
    let from = game.played().len();
    for &square in std::iter::once(&square).chain(replies) {
        while matches!(game.turn(), Turn::Pass(_)) {
            game.pass().ok()?;
        }
        if game.place(square).is_err() {
            break;
        }
    }
    let mut table = Table { game, retry: None, ..table.clone() };
    table.step_to(from + 1);
    let is_begun = table.game.played().len() > from;
    is_begun.then_some(Walk { table, square, score })
}
