//! Whose evaluation the trainer plays with.

use crate::engine::evaluation::Weights;
use anyhow::Context as _;
use clap::Args;
use std::fs;
use std::path::PathBuf;

/// The weights to play with.
#[derive(Clone, Debug, Args)]
pub struct Player {
    /// The weights to play with [default: those of the program]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

impl Player {
    /// The weights, for the rest of the program's life.
    ///
    /// # Errors
    ///
    /// When they cannot be read, or are none.
    pub fn weights(&self) -> anyhow::Result<&'static Weights> {
        let Some(path) = &self.weights else { return Ok(Weights::built_in()) };
        let read = || anyhow::Ok(Weights::from_bytes(fs::read(path)?)?);
        let weights = read().with_context(|| path.display().to_string())?;
        Ok(Box::leak(Box::new(weights)))
    }
}
