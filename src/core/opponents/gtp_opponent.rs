//! Programs as opponents over GTP.

use super::connection::{Connection, with_grace};
use super::error::OpponentError;
use super::opponent::{Introduction, Opponent, Terms};
use super::transport::Transport;
use crate::engine::{Answer, Report, Stop};
use crate::records::{NAME_LENGTH, sanitize};
use crate::rules::{Clock, Color, Game, Overtime, Ply};
use std::ops::ControlFlow;
use std::time::Duration;

/// Limit of lines of an answer.
const MOST_LINES: usize = 1000;

/// A program that speaks the Go Text Protocol, version 2. It is connected when a game starts, and again after an
/// error.
pub struct GtpOpponent<T> {
    connection: Connection<T>,
    move_time: Option<Duration>,
    /// Lines sent first.
    options: Vec<String>,
    /// Whether this game's time settings were sent.
    has_clock: bool,
}

impl<T: Transport> GtpOpponent<T> {
    /// A program that `connect` reaches, with this time for an answer beyond the time for a move.
    pub fn new(
        connect: impl FnMut() -> Result<T, OpponentError> + Send + 'static,
        patience: Duration,
        move_time: Option<Duration>,
    ) -> Self {
        let connection = Connection::new(connect, patience + move_time.unwrap_or_default());
        Self { connection, move_time, options: Vec::new(), has_clock: false }
    }

    /// Lines to send first, which the program may refuse.
    #[must_use]
    pub fn with_options(self, options: Vec<String>) -> Self {
        Self { options, ..self }
    }

    /// Sends a command and returns the answer without sign and empty line. Errors except refusals close the
    /// connection.
    fn query(&mut self, command: &str, stop: &Stop) -> Result<String, OpponentError> {
        self.query_within(command, None, stop)
    }

    /// Sends a command that the program may refuse, as programs without a clock do.
    fn suggest(&mut self, command: &str, stop: &Stop) -> Result<(), OpponentError> {
        match self.query(command, stop) {
            Ok(_) | Err(OpponentError::Refused(..)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Sends the clocks, and their settings before the first move of a game.
    fn send_time(
        &mut self,
        side: Color,
        clocks: &[Option<Clock>; 2],
        stop: &Stop,
    ) -> Result<(), OpponentError> {
        let Some(own) = clocks[side.index()] else { return Ok(()) };
        if !std::mem::replace(&mut self.has_clock, true) {
            self.suggest(&time_settings(&own), stop)?;
        }
        for side in Color::BOTH {
            if let Some(clock) = clocks[side.index()] {
                self.suggest(&time_left(side, &clock), stop)?;
            }
        }
        Ok(())
    }

    /// As [`Self::query`]; `limit` replaces the usual time.
    fn query_within(
        &mut self,
        command: &str,
        limit: Option<Duration>,
        stop: &Stop,
    ) -> Result<String, OpponentError> {
        let mut answer: Vec<String> = Vec::new();
        self.connection.query(command, limit, stop, MOST_LINES, |line| match line {
            "" if answer.is_empty() => ControlFlow::Continue(()),
            "" => ControlFlow::Break(read_answer(command, &answer.join("\n"))),
            line if answer.is_empty() && !line.starts_with(['=', '?']) => {
                ControlFlow::Break(Err(OpponentError::nonsense(command, line)))
            }
            line => {
                answer.push(line.to_owned());
                ControlFlow::Continue(())
            }
        })
    }
}

impl<T: Transport> Opponent for GtpOpponent<T> {
    fn start(&mut self, game: &Game, stop: &Stop) -> Result<(), OpponentError> {
        if !game.variant().is_tournament() || game.custom_start().is_some() {
            return Err(OpponentError::Unsuited);
        }
        if self.connection.open()? {
            for option in self.options.clone() {
                self.suggest(&option, stop)?;
            }
        }
        self.query("boardsize 8", stop)?;
        self.query("clear_board", stop)?;
        if let Some(move_time) = self.move_time {
            self.suggest(&format!("time_settings 0 {} 1", move_time.as_secs_f64()), stop)?;
        }
        self.has_clock = false;
        game.played().iter().try_for_each(|ply| self.played(ply, stop))
    }

    /// Passes are not sent: every program infers them, and some do not understand them.
    fn played(&mut self, ply: &Ply, stop: &Stop) -> Result<(), OpponentError> {
        let Some(square) = ply.square() else { return Ok(()) };
        self.query(&format!("play {} {square}", color(ply.side)), stop).map(drop)
    }

    fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        stop: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        let side = game.side_to_move();
        self.send_time(side, &terms.clocks, stop)?;
        let command = format!("genmove {}", color(side));
        let answer =
            self.query_within(&command, terms.clocks[side.index()].map(with_grace), stop)?;
        let square = answer.parse().map_err(|_| OpponentError::nonsense(&command, &answer))?;
        Ok(Answer { square, report: None })
    }

    fn introduction(&mut self, stop: &Stop) -> Result<Introduction, OpponentError> {
        let mut query = |command: &str| match self.query(command, stop) {
            Ok(text) => Ok(Some(sanitize(&text, NAME_LENGTH)).filter(|text| !text.is_empty())),
            Err(OpponentError::Refused(..)) => Ok(None),
            Err(error) => Err(error),
        };
        Ok(Introduction { name: query("name")?, version: query("version")? })
    }

    fn shut_down(&mut self) {
        self.connection.close();
    }
}

/// `time_settings` command of a time control; it cannot state increments, which appear in `time_left` instead.
fn time_settings(clock: &Clock) -> String {
    let control = clock.control();
    let main = control.main.as_secs_f64();
    match control.overtime {
        Overtime::None | Overtime::Increment(_) => format!("time_settings {main} 0 0"),
        Overtime::ByoYomi { period, moves } => {
            format!("time_settings {main} {} {moves}", period.as_secs_f64())
        }
        Overtime::Periods { period, .. } => {
            format!("time_settings {main} {} 1", period.as_secs_f64())
        }
    }
}

/// Time of a clock in whole seconds, because some programs read no others.
fn time_left(side: Color, clock: &Clock) -> String {
    let (time, moves) = match (clock.period(), clock.control().overtime) {
        (Some((left, moves)), Overtime::ByoYomi { .. }) if clock.is_in_period() => (left, moves),
        (Some((left, _)), _) if clock.is_in_period() => (left, 1),
        _ => (clock.main_time(), 0),
    };
    format!("time_left {} {} {moves}", color(side), time.as_secs())
}

/// Colour in a form that every program understands.
const fn color(side: Color) -> &'static str {
    match side {
        Color::Black => "b",
        Color::White => "w",
    }
}

/// Text of an answer, which may carry an unrequested id.
fn read_answer(command: &str, answer: &str) -> Result<String, OpponentError> {
    let (sign, text) = answer.split_at(1);
    let text = text.trim_start_matches(|c: char| c.is_ascii_digit()).trim();
    match sign {
        "=" => Ok(text.to_owned()),
        _ => Err(OpponentError::refused(command, text)),
    }
}
