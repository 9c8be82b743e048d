//! `outflank gtp` and `outflank nboard`: the engine for other programs.

use super::options::EngineOptions;
use super::output::Failure;
use super::values::{level, seed};
use crate::engine::{Level, MemoryPool};
use crate::io::{LineThread, Opponents};
use crate::opponents::{GtpServer, NboardServer, OpponentSpec};
use crate::rules::Variant;
use crate::words::say;
use anyhow::Context as _;
use clap::Args;
use std::io::{self, Write};
use std::time::Instant;

/// Player of a protocol session.
#[derive(Debug, Args)]
pub struct PlayerOptions {
    /// Playing level, by number or name, or person:R [default: the highest]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    level: Option<String>,
    #[command(flatten)]
    engine: EngineOptions,
    /// Seed for repeatable moves: a whole number
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    seed: Option<u64>,
}

impl PlayerOptions {
    fn level(&self) -> Result<Level, Failure> {
        let level = self.level.as_ref().map(|text| level(Variant::REVERSI, text)).transpose();
        let highest = Level::of(Variant::REVERSI).last().copied();
        Ok(level.map_err(Failure::Usage)?.or(highest).expect("there are levels"))
    }

    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(rand::random)
    }
}

/// Runs GTP until `quit` or the end of the input.
pub fn gtp(player: &PlayerOptions, ponders: bool) -> Result<i32, Failure> {
    let level = player.level()?;
    let opponents = Opponents { ponders, ..player.engine.opponents()? };
    let opponent = opponents.seat(&OpponentSpec::Level(level));
    let begin = Instant::now();
    let mut gtp = GtpServer::new(opponent, player.seed(), move || begin.elapsed());
    let lines = LineThread::start().with_context(|| say!("cli-no-input"))?;
    let mut output = io::stdout().lock();
    while let Some(line) =
        lines.next(|stop| gtp.ponder(stop)).with_context(|| say!("cli-input-failed"))?
    {
        let answer = gtp.respond(&line);
        output.write_all(answer.as_bytes()).and_then(|()| output.flush())?;
        if gtp.is_over {
            break;
        }
    }
    Ok(0)
}

/// Runs NBoard's protocol until `quit` or the end of the input.
pub fn nboard(player: &PlayerOptions) -> Result<i32, Failure> {
    let level = player.level()?;
    let usual = player.engine.opponents()?;
    let resources = usual.resources.clone();
    let memory = MemoryPool::new(resources.mebibytes);
    let opponents = Opponents { memory: Some(memory.clone()), ..usual };
    let opponent = opponents.seat(&OpponentSpec::Level(level));
    let begin = Instant::now();
    let now = move || begin.elapsed();
    let mut nboard = NboardServer::new(opponent, resources, memory, player.seed(), now);
    let lines = LineThread::start().with_context(|| say!("cli-no-input"))?;
    let mut output = io::stdout().lock();
    // After a failed write nothing more is sent; the session ends with the next line or the end of the input.
    let mut failed = None;
    let mut say = |line: &str| {
        if let Err(error) = writeln!(output, "{line}").and_then(|()| output.flush()) {
            failed.get_or_insert(error);
        }
    };
    while let Some(line) =
        lines.next(|stop| nboard.work(stop, &mut say)).with_context(|| say!("cli-input-failed"))?
    {
        nboard.respond(&line, &mut say);
        if nboard.is_over {
            break;
        }
    }
    failed.map_or(Ok(0), |error| Err(error.into()))
}
