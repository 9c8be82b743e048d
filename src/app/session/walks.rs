//! Playback of expected lines.

use crate::app::session::table::Table;
use crate::coach::{Advice, Line, how_sure};
use crate::rules::{Color, Square, Turn};

/// Playback of one line.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The game up to the move, and the line.
    pub table: Table,
    /// First move of the line.
    pub square: Square,
    /// Score of the line for the side of the first move.
    pub score: i32,
}

/// Playback of a move's line and that of a better one.
#[derive(Clone, Debug)]
pub struct Walks {
    /// The lines, the visible one first.
    lines: Vec<Walk>,
    /// Plies before the move.
    from: usize,
    pub side: Color,
    /// Depth label of the scores.
    pub sure: String,
}

impl Walks {
    /// Lines of `made` and, if different, of `best`, after the position of `table`, as far as legal; `None` if
    /// neither is.
    pub fn of(table: &Table, made: &Line, best: &Line, depth: u32) -> Option<Self> {
        let Turn::Place(side) = table.game.turn() else { return None };
        let is_same = made.square == best.square;
        let lines = std::iter::once(made).chain((!is_same).then_some(best));
        let walks: Option<Vec<Walk>> = lines.map(|line| walk(table, line)).collect();
        let sure = how_sure(made.exact && best.exact, depth);
        Some(Self { lines: walks?, from: table.game.played().len(), side, sure })
    }

    /// Lines of a chosen move and of the best move; without a choice, of the best move.
    pub fn of_advice(table: &Table, advice: &Advice, chosen: Option<Square>) -> Option<Self> {
        let best = advice.moves.first()?;
        let made = chosen.and_then(|square| advice.on(square)).unwrap_or(best);
        Self::of(table, &made.line, &best.line, advice.depth)
    }

    /// Solution of a puzzle after the position of `table`, with its final score.
    pub fn of_solution(table: &Table, solution: &[Square], score: i32) -> Option<Self> {
        let Turn::Place(side) = table.game.turn() else { return None };
        let (&square, replies) = solution.split_first()?;
        let lines = vec![walk_on(table, square, replies, score)?];
        let from = table.game.played().len();
        Some(Self { lines, from, side, sure: how_sure(true, 0) })
    }

    /// The visible line.
    pub fn walk(&self) -> &Walk {
        &self.lines[0]
    }

    pub fn walk_mut(&mut self) -> &mut Walk {
        &mut self.lines[0]
    }

    /// The other line, if there is one.
    pub fn other(&self) -> Option<&Walk> {
        self.lines.get(1)
    }

    /// Switches to the other line.
    pub fn turn(&mut self) {
        self.lines.rotate_left(1);
    }

    /// Goes to the moment after this number of plies.
    pub fn step_to(&mut self, plies: usize) {
        let from = self.from;
        self.walk_mut().table.step_to(plies.max(from));
    }
}

/// Playback of a line, at its first move.
fn walk(table: &Table, line: &Line) -> Option<Walk> {
    walk_on(table, line.square, &line.replies, line.score)
}

/// Playback of a move with its replies; passes are inserted.
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
