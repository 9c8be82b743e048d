//! Playback of expected lines.

use crate::app::session::game_session::GameSession;
use crate::coach::{Advice, Line, SearchDepth};
use crate::rules::{Color, Square, Turn};
use crate::words::certainty_label;

/// Playback of one line.
#[derive(Clone, Debug)]
pub struct PlayedLine {
    /// Session with the game up to the first move of the line, followed by the line.
    pub session: GameSession,
    /// First move of the line.
    pub square: Square,
    /// Score of the line for the side of the first move.
    pub score: i32,
}

/// Playback of a move's line and that of a better one.
#[derive(Clone, Debug)]
pub struct LinePlayback {
    /// The lines, the visible one first.
    lines: Vec<PlayedLine>,
    /// Number of plies before the lines.
    from: usize,
    pub side: Color,
    /// Depth label of the scores.
    pub sure: String,
}

impl LinePlayback {
    /// Lines of `made` and, if different, of `best`, after the position of `session`, up to the first illegal move;
    /// `None` if a line has no legal move.
    pub fn of(session: &GameSession, made: &Line, best: &Line, depth: u32) -> Option<Self> {
        let Turn::Place(side) = session.game.turn() else { return None };
        let is_same = made.square == best.square;
        let lines = std::iter::once(made).chain((!is_same).then_some(best));
        let playback: Option<Vec<PlayedLine>> =
            lines.map(|line| played_line(session, line)).collect();
        let sure = certainty_label(SearchDepth::new(made.exact && best.exact, depth));
        Some(Self { lines: playback?, from: session.game.played().len(), side, sure })
    }

    /// Lines of a chosen move and of the best move; without a choice, of the best move.
    pub fn of_advice(
        session: &GameSession,
        advice: &Advice,
        chosen: Option<Square>,
    ) -> Option<Self> {
        let best = advice.moves.first()?;
        let made = chosen.and_then(|square| advice.on(square)).unwrap_or(best);
        Self::of(session, &made.line, &best.line, advice.depth)
    }

    /// Solution of a puzzle after the position of `session`, with its final score.
    pub fn of_solution(session: &GameSession, solution: &[Square], score: i32) -> Option<Self> {
        let Turn::Place(side) = session.game.turn() else { return None };
        let (&square, replies) = solution.split_first()?;
        let lines = vec![play_line(session, square, replies, score)?];
        let from = session.game.played().len();
        Some(Self { lines, from, side, sure: certainty_label(SearchDepth::Exact) })
    }

    /// The visible line.
    pub fn current_line(&self) -> &PlayedLine {
        &self.lines[0]
    }

    pub fn current_line_mut(&mut self) -> &mut PlayedLine {
        &mut self.lines[0]
    }

    /// The other line, if there is one.
    pub fn other(&self) -> Option<&PlayedLine> {
        self.lines.get(1)
    }

    /// Switches to the other line.
    pub fn turn(&mut self) {
        self.lines.rotate_left(1);
    }

    /// Goes to the moment after this number of plies.
    pub fn step_to(&mut self, plies: usize) {
        let from = self.from;
        self.current_line_mut().session.step_to(plies.max(from));
    }
}

/// Playback of a line, at its first move.
fn played_line(session: &GameSession, line: &Line) -> Option<PlayedLine> {
    play_line(session, line.square, &line.replies, line.score)
}

/// Playback of a move with its replies; passes are inserted.
fn play_line(
    session: &GameSession,
    square: Square,
    replies: &[Square],
    score: i32,
) -> Option<PlayedLine> {
    let mut game = session.game.clone();
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
    let mut session = GameSession { game, retry: None, ..session.clone() };
    session.step_to(from + 1);
    let is_begun = session.game.played().len() > from;
    is_begun.then_some(PlayedLine { session, square, score })
}
