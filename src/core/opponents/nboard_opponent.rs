//! Programs as opponents over NBoard's protocol.
//!
//! After "The NBoard protocol" (C. Welty, version 2), with the habits of programs: blanks for slashes, colours and
//! squares in either case, unrequested lines.

use super::connection::{Connection, with_grace};
use super::error::OpponentError;
use super::opinion::{Opinion, Opinions};
use super::opponent::{Introduction, Opponent, Terms};
use super::transport::Transport;
use crate::engine::{Answer, Report, Stop};
use crate::records::{Form, NAME_LENGTH, Record, sanitize};
use crate::rules::{Clock, Game, GameClocks, Ply, Square, TimeControl};
use std::ops::ControlFlow;
use std::time::Duration;

/// Limit of lines before an answer; analysing programs send many.
const MOST_LINES: usize = 100_000;

/// Interval of updates of opinions.
const BETWEEN_OPINIONS: Duration = Duration::from_millis(100);

/// Time limit for the answer to the ping that ends a hint.
const HINT_END: Duration = Duration::from_secs(1);

/// A program that speaks NBoard's protocol. It is connected when a game starts, and again after an error.
pub struct NboardOpponent<T> {
    connection: Connection<T>,
    /// Time for each move, if limited; sent as a clock, because the protocol has no other limit.
    move_time: Option<Duration>,
    /// Lines sent first.
    options: Vec<String>,
    /// Name the program gave.
    name: Option<String>,
    pings: u64,
}

impl<T: Transport> NboardOpponent<T> {
    /// A program that `connect` reaches, with this time for an answer beyond the time for a move.
    pub fn new(
        connect: impl FnMut() -> Result<T, OpponentError> + Send + 'static,
        patience: Duration,
        move_time: Option<Duration>,
    ) -> Self {
        let connection = Connection::new(connect, patience + move_time.unwrap_or_default());
        Self { connection, move_time, options: Vec::new(), name: None, pings: 0 }
    }

    /// Lines to send first.
    #[must_use]
    pub fn with_options(self, options: Vec<String>) -> Self {
        Self { options, ..self }
    }

    /// Sends a command and waits for the first line that `find` accepts; other lines are ignored, because programs
    /// report analysis at any time. `limit` replaces the usual time.
    fn query<A>(
        &mut self,
        command: &str,
        limit: Option<Duration>,
        stop: &Stop,
        find: impl Fn(&str) -> Option<A>,
    ) -> Result<A, OpponentError> {
        let Self { connection, name, .. } = self;
        connection.query(command, limit, stop, MOST_LINES, |line| {
            note_name(line, name);
            find(line).map_or(ControlFlow::Continue(()), |answer| ControlFlow::Break(Ok(answer)))
        })
    }

    /// Waits until the program has processed all commands.
    fn ping(&mut self, stop: &Stop) -> Result<(), OpponentError> {
        self.ping_within(None, stop)
    }

    /// As [`Self::ping`] within a limit.
    fn ping_within(&mut self, limit: Option<Duration>, stop: &Stop) -> Result<(), OpponentError> {
        self.pings += 1;
        let number = self.pings.to_string();
        self.query(&format!("ping {number}"), limit, stop, |line| {
            let mut words = line.split_whitespace();
            (words.next() == Some("pong") && words.next() == Some(&number)).then_some(())
        })
    }

    /// Sends a game. Clocks are sent as if they had started with the time left. A side without a clock gets the time
    /// for each move, if limited, times its remaining moves.
    fn set(
        &mut self,
        game: &Game,
        clocks: [Option<Clock>; 2],
        stop: &Stop,
    ) -> Result<(), OpponentError> {
        self.ping(stop)?;
        let each = self.move_time.map(|time| {
            let moves = game.empties().len().div_ceil(2).max(1);
            TimeControl::sudden_death(time * moves)
        });
        let left = clocks.map(|clock| {
            clock.map(|clock| TimeControl { main: clock.main_time(), ..clock.control() }).or(each)
        });
        let record = Record { clocks: GameClocks::new(left), ..Record::of(game.clone()) };
        let text = Form::Ggf.write(&record);
        self.connection.send(&format!("set game {}", text.trim()))
    }
}

impl<T: Transport> Opponent for NboardOpponent<T> {
    fn start(&mut self, game: &Game, stop: &Stop) -> Result<(), OpponentError> {
        if !game.variant().is_tournament() {
            return Err(OpponentError::Unsuited);
        }
        if self.connection.open()? {
            self.connection.send("nboard 2")?;
            for option in &self.options {
                self.connection.send(option)?;
            }
        }
        self.set(game, [None; 2], stop)
    }

    fn played(&mut self, ply: &Ply, stop: &Stop) -> Result<(), OpponentError> {
        self.ping(stop)?;
        let name = ply.square().map_or_else(|| "PA".to_owned(), |it| it.to_string().to_uppercase());
        self.connection.send(&format!("move {name}"))
    }

    fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        stop: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        let clock = terms.clocks[game.side_to_move().index()];
        if clock.is_some() {
            self.set(game, terms.clocks, stop)?;
        }
        self.ping(stop)?;
        if let Some(depth) = terms.depth {
            self.connection.send(&format!("set depth {depth}"))?;
        }
        let answer = self.query("go", clock.map(with_grace), stop, |line| {
            line.strip_prefix("===").map(str::to_owned)
        })?;
        let square = first_word(&answer).parse::<Square>();
        let square = square.map_err(|_| OpponentError::nonsense("go", answer.trim()))?;
        // The program waits for its own move to be sent back.
        self.connection.send(&format!("move {}", square.to_string().to_uppercase()))?;
        Ok(Answer { square, report: None })
    }

    fn report_opinions(
        &mut self,
        game: &Game,
        count: u8,
        stop: &Stop,
        on_opinions: &mut dyn FnMut(&Opinions),
    ) -> Result<(), OpponentError> {
        self.ping(stop)?;
        let Self { connection, name, .. } = self;
        let (mut opinions, mut is_new, mut reported) = (Opinions::default(), false, None);
        connection.stream(&format!("hint {count}"), stop, |line, now| {
            note_name(line.unwrap_or_default(), name);
            if let Some(opinion) = line.and_then(|line| Opinion::of_nboard(line, game)) {
                opinions.note(opinion);
                is_new = true;
            }
            let is_due = reported.is_none_or(|reported| now >= reported + BETWEEN_OPINIONS);
            if is_new && is_due {
                (is_new, reported) = (false, Some(now));
                on_opinions(&opinions);
            }
        })?;
        // Some programs continue a hint until the next command; one that does not answer is ended.
        self.ping_within(Some(HINT_END), &Stop::default())
    }

    fn introduction(&mut self, stop: &Stop) -> Result<Introduction, OpponentError> {
        self.ping(stop)?;
        Ok(Introduction { name: self.name.clone(), version: None })
    }

    fn shut_down(&mut self) {
        // An error does not matter, because closing the connection ends the program.
        let _ = self.connection.send("quit");
        self.connection.close();
    }
}

/// Notes the name a program gives itself.
fn note_name(line: &str, name: &mut Option<String>) {
    if let Some(value) = line.strip_prefix("set myname ") {
        *name = Some(sanitize(value, NAME_LENGTH)).filter(|name| !name.is_empty());
    }
}

/// Move of `F5/+2.00/3.1` or `d6 -1.00 0.0`.
fn first_word(text: &str) -> &str {
    text.trim().split([' ', '/']).next().unwrap_or_default()
}
