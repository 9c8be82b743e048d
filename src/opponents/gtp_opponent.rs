//! Another program as an opponent, spoken to in GTP.

use super::error::OpponentError;
use super::opponent::{Opponent, Terms};
use super::transport::{Transport, Wait};
use crate::engine::{Answer, Report, Stop};
use crate::rules::{Color, Game, Ply};
use std::time::Duration;

/// Lines that an answer may have: one with more is no answer any more.
const MOST_LINES: usize = 1000;

/// The connector: opens a connection to the program.
type Connect<T> = Box<dyn FnMut() -> Result<T, OpponentError> + Send>;

/// A program that speaks the Go Text Protocol, version 2, over a transport. It is connected to when a game
/// starts, and anew after an error.
pub struct GtpOpponent<T> {
    connect: Connect<T>,
    connection: Option<T>,
    /// How long it may take for an answer.
    patience: Duration,
    /// The time for each move, where it is told of one.
    move_time: Option<Duration>,
}

impl<T: Transport> GtpOpponent<T> {
    /// The program that `connect` leads to. It may take `patience` for an answer, and the time for a move on
    /// top of that.
    pub fn new(
        connect: impl FnMut() -> Result<T, OpponentError> + Send + 'static,
        patience: Duration,
        move_time: Option<Duration>,
    ) -> Self {
        let patience = patience + move_time.unwrap_or_default();
        Self { connect: Box::new(connect), connection: None, patience, move_time }
    }

    /// What it answers to a command, without the sign and the empty line. After anything but a refusal it is
    /// of no use any more.
    fn ask(&mut self, command: &str, stop: &Stop) -> Result<String, OpponentError> {
        let connection = self.connection.as_mut().ok_or(OpponentError::Gone)?;
        let answer = ask(connection, command, self.patience, stop);
        if !matches!(answer, Ok(_) | Err(OpponentError::Refused(..))) {
            self.connection = None;
        }
        answer
    }
}

impl<T: Transport> Opponent for GtpOpponent<T> {
    fn start(&mut self, game: &Game, stop: &Stop) -> Result<(), OpponentError> {
        if !game.variant().is_tournament() || game.custom_start().is_some() {
            return Err(OpponentError::Unsuited);
        }
        if self.connection.is_none() {
            self.connection = Some((self.connect)()?);
        }
        self.ask("boardsize 8", stop)?;
        self.ask("clear_board", stop)?;
        if let Some(move_time) = self.move_time {
            // Programs without a clock may refuse.
            match self.ask(&format!("time_settings 0 {} 1", move_time.as_secs_f64()), stop) {
                Ok(_) | Err(OpponentError::Refused(..)) => {}
                Err(error) => return Err(error),
            }
        }
        game.played().iter().try_for_each(|ply| self.played(ply, stop))
    }

    /// Passes are never sent: every program sees them, and some do not understand them.
    fn played(&mut self, ply: &Ply, stop: &Stop) -> Result<(), OpponentError> {
        let Some(square) = ply.square() else { return Ok(()) };
        self.ask(&format!("play {} {square}", color(ply.side)), stop).map(drop)
    }

    fn choose(
        &mut self,
        game: &Game,
        _: Terms,
        stop: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        let command = format!("genmove {}", color(game.side_to_move()));
        let answer = self.ask(&command, stop)?;
        let square = answer.parse().map_err(|_| OpponentError::nonsense(&command, &answer))?;
        Ok(Answer { square, report: None })
    }

    fn dismiss(&mut self) {
        self.connection = None;
    }
}

/// A colour as every program understands it.
const fn color(side: Color) -> &'static str {
    match side {
        Color::Black => "b",
        Color::White => "w",
    }
}

/// Sends a command and waits for the answer.
fn ask(
    transport: &mut impl Transport,
    command: &str,
    patience: Duration,
    stop: &Stop,
) -> Result<String, OpponentError> {
    let wait = Wait::new(transport, command, patience, stop);
    transport.send(command)?;
    let mut answer: Vec<String> = Vec::new();
    loop {
        match wait.line(transport)?.trim() {
            "" if answer.is_empty() => {}
            "" => return read_answer(command, &answer.join("\n")),
            line if answer.is_empty() && !line.starts_with(['=', '?']) => {
                return Err(OpponentError::nonsense(command, line));
            }
            line if answer.len() == MOST_LINES => {
                return Err(OpponentError::nonsense(command, line));
            }
            line => answer.push(line.to_owned()),
        }
    }
}

/// The text of an answer, which may repeat an id nobody gave.
fn read_answer(command: &str, answer: &str) -> Result<String, OpponentError> {
    let (sign, text) = answer.split_at(1);
    let text = text.trim_start_matches(|c: char| c.is_ascii_digit()).trim();
    match sign {
        "=" => Ok(text.to_owned()),
        _ => Err(OpponentError::refused(command, text)),
    }
}
