//! The line after an answer, ply by ply on the board.

use crate::app::pages::prelude::*;
use crate::coach::PlyNote;
use crate::rules::{Bitboard, Game, Square, Turn};
use crate::words::{Listener, noted_ply};
use std::collections::VecDeque;

/// Pause before each ply: long enough to read it.
const PAUSE: Duration = Duration::from_millis(1400);
/// Plies that are shown even if they only flip discs.
const FEWEST: usize = 2;

/// A line being played out.
#[derive(Clone, Debug)]
pub struct PlayingOut {
    /// Games after the plies to come, and the plies in words.
    to_come: VecDeque<(Game, String)>,
    /// The plies on the board, in words.
    said: Vec<String>,
    /// Time of the next ply.
    at: Duration,
}

impl PlayingOut {
    /// At most `most` plies of a line, up to one on a square that is still to be found; passes are inserted.
    pub(super) fn new(
        mut game: Game,
        line: &[Square],
        most: usize,
        to_find: Bitboard,
        cx: &Context,
    ) -> Self {
        let listener = Listener { variant: game.variant(), you: None };
        let is_shown = |at: &&Square| !to_find.contains(**at);
        let mut to_come = VecDeque::new();
        let mut telling = FEWEST;
        for &square in line.iter().take(most).take_while(is_shown) {
            if matches!(game.turn(), Turn::Pass(_)) && game.pass().is_err() {
                break;
            }
            let side = game.side_to_move();
            let note = PlyNote::of(*game.position(), side, square);
            let Some(note) = note.filter(|_| game.place(square).is_ok()) else { break };
            to_come.push_back((game.clone(), noted_ply(note, side, square, &listener)));
            if !matches!(note, PlyNote::Flips { .. }) {
                telling = telling.max(to_come.len());
            }
        }
        to_come.truncate(telling);
        Self { to_come, said: Vec::new(), at: cx.now + pause(cx) }
    }

    pub(super) fn said(&self) -> &[String] {
        &self.said
    }

    pub(super) fn next_at(&self) -> Option<Duration> {
        (!self.to_come.is_empty()).then_some(self.at)
    }

    /// Plays the plies whose time has come.
    pub(super) fn proceed(&mut self, board: &mut BoardExercise, cx: &Context) {
        while self.at <= cx.now {
            let Some((game, words)) = self.to_come.pop_front() else { return };
            self.said.push(words);
            board.advance_to(game, cx);
            self.at += pause(cx);
        }
    }
}

/// Without animation the plies come at once.
fn pause(cx: &Context) -> Duration {
    if cx.settings.animation { PAUSE } else { Duration::ZERO }
}
