//! Opponents in a game: levels of the engine with a clock, and programs as processes.

use super::process::Process;
use super::timed_engine::TimedEngine;
use crate::engine::{Allotment, Answer, Level, MemoryPool, Pace, Report, Request, Resources, Stop};
use crate::opponents::{
    GtpOpponent, Guest, GuestLog, GuestName, LogSource, LoggedTransport, MoveRequest,
    NboardOpponent, Opponent, OpponentError, OpponentSpec, Program, Protocol, SyncedOpponent,
    Terms, Transport,
};
use crate::rules::Game;
use std::time::Duration;

/// Default time for an answer beyond the time for a move.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// Opponents with their resources.
#[derive(Clone, Debug)]
pub struct Opponents {
    /// Threads, memory, weights and book of each level.
    pub resources: Resources,
    /// Time per move, for levels and programs.
    pub pace: Pace,
    /// Time for an answer beyond the time for a move.
    pub patience: Duration,
    /// Memory shared by all levels; without it each has its own.
    pub memory: Option<MemoryPool>,
    pub ponders: bool,
    /// Configured engines.
    pub guests: Vec<Guest>,
    pub log: GuestLog,
}

/// Longest wait for the first word of a program that is tried.
const FIRST_WORD: Duration = Duration::from_secs(1);

impl Opponents {
    /// Opponents with these resources and this pace, each with its own memory.
    pub fn new(resources: Resources, pace: Pace) -> Self {
        Self {
            resources,
            pace,
            patience: PATIENCE,
            memory: None,
            ponders: false,
            guests: Vec::new(),
            log: GuestLog::default(),
        }
    }

    #[must_use]
    pub fn with_guests(self, guests: Vec<Guest>) -> Self {
        Self { guests, ..self }
    }

    /// Gives all levels one shared memory, for games in which they think in turn.
    #[must_use]
    pub fn sharing_memory(self) -> Self {
        Self { memory: Some(MemoryPool::new(self.resources.mebibytes)), ..self }
    }

    /// Time for a move by the clock of the side to move; `None` if that side has no clock.
    pub fn time_for(&self, request: &MoveRequest) -> Option<Allotment> {
        let MoveRequest { opponent, game, clocks, .. } = request;
        let clock = clocks[game.side_to_move().index()]?;
        let time = Allotment::by_clock(&clock, game.empties().len());
        Some(match opponent {
            // A level never takes longer than without a clock.
            OpponentSpec::Level(level) => time.at_most(self.pace.allotment(*level)),
            OpponentSpec::Guest(_) | OpponentSpec::Program(_) => time,
        })
    }

    /// Creates an opponent. A program starts with its first game.
    pub fn seat(&self, spec: &OpponentSpec) -> SyncedOpponent {
        match spec {
            OpponentSpec::Level(level) => SyncedOpponent::new(self.level(*level)),
            OpponentSpec::Guest(name) => match self.guest(*name) {
                Ok(guest) => SyncedOpponent::new(guest),
                Err(error) => SyncedOpponent::new(MissingOpponent(error)),
            },
            OpponentSpec::Program(program) => {
                let its_program = program.clone();
                SyncedOpponent::new(
                    self.speaking(program, move || Process::start(&its_program, None)),
                )
            }
        }
    }

    /// Starts and ends an opponent's program; does nothing for a level. Errors: if the program cannot be started or
    /// ends at once, or the guest is unknown.
    pub fn check_start(&self, spec: &OpponentSpec) -> Result<(), OpponentError> {
        let program = match spec {
            OpponentSpec::Level(_) => return Ok(()),
            OpponentSpec::Guest(name) => self.program_of(*name)?,
            OpponentSpec::Program(program) => program,
        };
        let mut process = Process::start(program, None)?;
        process.send(program.protocol.greeting())?;
        // A program that is slow to answer may play well.
        process.receive(FIRST_WORD).map(drop)
    }

    fn program_of(&self, name: GuestName) -> Result<&Program, OpponentError> {
        let guest = self.guests.iter().find(|guest| guest.name == name);
        Ok(&guest.ok_or(OpponentError::Unknown)?.program)
    }

    /// A guest by name, not yet started. Errors: [`OpponentError::Unknown`].
    pub fn guest(&self, name: GuestName) -> Result<Box<dyn Opponent>, OpponentError> {
        let program = self.program_of(name)?.clone();
        let (its_program, log) = (program.clone(), self.log.clone());
        let connect = move || {
            log.write(name, LogSource::Event, &its_program.command_line());
            let started = Process::start(&its_program, Some(&(name, log.clone())));
            let process = started.inspect_err(|error| {
                log.write(name, LogSource::Event, &error.to_string());
            })?;
            Ok(LoggedTransport::new(process, name, log.clone()))
        };
        Ok(self.speaking(&program, connect))
    }

    /// Opponent that speaks a program's protocol over the transport opened by `connect`.
    fn speaking<T: Transport + 'static>(
        &self,
        program: &Program,
        connect: impl FnMut() -> Result<T, OpponentError> + Send + 'static,
    ) -> Box<dyn Opponent> {
        let own = program.patience.unwrap_or(self.patience);
        let (patience, move_time) = (own.min(self.patience), self.pace.move_time);
        let options = program.options.clone();
        match program.protocol {
            Protocol::Gtp => {
                Box::new(GtpOpponent::new(connect, patience, move_time).with_options(options))
            }
            Protocol::Nboard => {
                Box::new(NboardOpponent::new(connect, patience, move_time).with_options(options))
            }
        }
    }

    fn level(&self, level: Level) -> LevelOpponent {
        let (resources, pace) = (self.resources.clone(), self.pace);
        let engine = match &self.memory {
            Some(memory) => TimedEngine::sharing(resources, pace, memory.clone()),
            None => TimedEngine::new(resources, pace),
        };
        LevelOpponent { level, engine, ponders: self.ponders }
    }
}

/// Opponents in a game, each kept in step with it. The levels share their memory.
pub struct SyncedOpponents {
    opponents: Opponents,
    seated: Vec<(OpponentSpec, SyncedOpponent)>,
}

impl SyncedOpponents {
    pub fn new(opponents: Opponents) -> Self {
        Self { opponents: opponents.sharing_memory(), seated: Vec::new() }
    }

    /// Has an opponent choose a move. Errors: as [`SyncedOpponent::choose`].
    pub fn choose(
        &mut self,
        request: &MoveRequest,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        let MoveRequest { opponent, game, seed, clocks } = request;
        let time = self.opponents.time_for(request);
        let terms = Terms { seed: *seed, time, clocks: *clocks, depth: None };
        let seat = self.seat_of(opponent);
        match seat.choose(game, terms, stop, on_report) {
            // A program that died is restarted once.
            Err(OpponentError::Gone) if !stop.is_stopped() => {
                seat.choose(game, terms, stop, on_report)
            }
            answer => answer,
        }
    }

    /// Has the opponent ponder after its answer, until stopped.
    pub fn ponder(&mut self, request: &MoveRequest, answer: &Answer, stop: &Stop) {
        let mut game = request.game.clone();
        if game.place(answer.square).is_ok() {
            self.seat_of(&request.opponent).ponder(&game, stop);
        }
    }

    /// Seat of an opponent, created on first use.
    fn seat_of(&mut self, opponent: &OpponentSpec) -> &mut SyncedOpponent {
        let at = self.seated.iter().position(|(spec, _)| spec == opponent);
        let at = at.unwrap_or_else(|| {
            self.seated.push((opponent.clone(), self.opponents.seat(opponent)));
            self.seated.len() - 1
        });
        &mut self.seated[at].1
    }
}

/// An opponent that could not be created.
#[derive(Debug)]
struct MissingOpponent(OpponentError);

impl Opponent for MissingOpponent {
    fn start(&mut self, _: &Game, _: &Stop) -> Result<(), OpponentError> {
        Err(self.0.clone())
    }

    fn choose(
        &mut self,
        _: &Game,
        _: Terms,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        Err(self.0.clone())
    }
}

/// A level of the engine as an opponent.
#[derive(Debug)]
struct LevelOpponent {
    level: Level,
    engine: TimedEngine,
    ponders: bool,
}

impl Opponent for LevelOpponent {
    fn start(&mut self, _: &Game, _: &Stop) -> Result<(), OpponentError> {
        self.engine.forget();
        Ok(())
    }

    fn rejoin(&mut self, _: &Game, _: &Stop) -> Result<(), OpponentError> {
        Ok(())
    }

    fn choose(
        &mut self,
        game: &Game,
        Terms { seed, time, depth, .. }: Terms,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        let request = Request { depth_limit: depth, ..Request::of(game, self.level, seed) };
        let answer = match time {
            None => self.engine.think(&request, stop, on_report),
            Some(time) => self.engine.think_within(&request, time, stop, on_report),
        };
        answer.ok_or(OpponentError::NoMove)
    }

    fn ponder(&mut self, game: &Game, stop: &Stop) {
        if self.ponders {
            self.engine.ponder(&Request::of(game, self.level, 0), stop);
        }
    }
}
