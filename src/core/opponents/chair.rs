//! Chairs: players of a tournament whose moves somebody chooses on a screen.

use super::error::OpponentError;
use super::opponent::{Opponent, Terms};
use crate::engine::{Answer, Report, Stop};
use crate::rules::{Game, Square};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};

/// The turn of a person: whoever has it may answer it with a square.
#[derive(Clone, Debug)]
pub struct PersonTurn {
    answer: Sender<Square>,
}

impl PersonTurn {
    /// A turn, and where its answer arrives.
    pub fn new() -> (Self, Receiver<Square>) {
        let (answer, answers) = channel();
        (Self { answer }, answers)
    }

    /// Answers it. Whose flag has fallen meanwhile is heard no more.
    pub fn play(&self, square: Square) {
        let _ = self.answer.send(square);
    }
}

/// The chair of a person: an opponent that asks for each move and waits, no longer than its clock runs.
pub struct Chair {
    ask: Box<dyn FnMut(PersonTurn) + Send>,
}

impl Chair {
    /// A chair whose turns are handed to `ask`.
    pub fn new(ask: impl FnMut(PersonTurn) + Send + 'static) -> Self {
        Self { ask: Box::new(ask) }
    }
}

impl Opponent for Chair {
    fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        let (turn, answers) = PersonTurn::new();
        (self.ask)(turn);
        // Whoever leaves drops the turn.
        let answer = match terms.clocks[game.side_to_move().index()] {
            Some(clock) => answers.recv_timeout(clock.left()),
            None => answers.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        answer.map(|square| Answer { square, report: None }).map_err(|_| OpponentError::NoMove)
    }
}
