//! Local players of a tournament, whose moves are chosen on screen.

use super::error::OpponentError;
use super::opponent::{Opponent, Terms};
use crate::engine::{Answer, Report, Stop};
use crate::rules::{Game, Square};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};

/// A pending turn, to be answered with a square.
#[derive(Clone, Debug)]
pub struct PendingMove {
    answer: Sender<Square>,
}

impl PendingMove {
    /// A turn, and the channel of its answer.
    pub fn new() -> (Self, Receiver<Square>) {
        let (answer, answers) = channel();
        (Self { answer }, answers)
    }

    /// Answers the turn; ignored after a fallen flag.
    pub fn play(&self, square: Square) {
        let _ = self.answer.send(square);
    }
}

/// An opponent that requests each move from a local player, and waits at most until the flag falls.
pub struct LocalPlayer {
    query: Box<dyn FnMut(PendingMove) + Send>,
}

impl LocalPlayer {
    /// A local player whose turns are passed to `query`.
    pub fn new(query: impl FnMut(PendingMove) + Send + 'static) -> Self {
        Self { query: Box::new(query) }
    }
}

impl Opponent for LocalPlayer {
    fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        let (turn, answers) = PendingMove::new();
        (self.query)(turn);
        // The channel is disconnected if the player leaves, because this drops the turn.
        let answer = match terms.clocks[game.side_to_move().index()] {
            Some(clock) => answers.recv_timeout(clock.left()),
            None => answers.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        answer.map(|square| Answer { square, report: None }).map_err(|_| OpponentError::NoMove)
    }
}
