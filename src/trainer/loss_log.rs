//! Log of a fit: error on held back samples by round and stage, one a line.

use super::data;
use crate::files::read_text;
use anyhow::{Context as _, bail};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// First line of a log.
const HEAD: &str = "round,empties,error";

/// Error of a stage.
pub struct StageError {
    /// Largest number of empties of the stage.
    pub empties: u32,
    pub positions: usize,
    /// Mean absolute error in discs.
    pub error: f64,
}

pub struct LossLog {
    path: PathBuf,
    text: String,
}

/// A line of a log.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    pub round: u32,
    /// Largest number of empties of the stage.
    pub empties: u32,
    /// Mean absolute error in discs.
    pub error: f64,
}

impl LossLog {
    /// Log at a path, cut to its first rounds; empty without a file. Errors: the file cannot be read, or is not a
    /// log.
    pub fn until(path: &Path, rounds: u32) -> anyhow::Result<Self> {
        let mut log = Self { path: path.to_owned(), text: format!("{HEAD}\n") };
        if path.exists() {
            for loss in read(path)?.into_iter().filter(|loss| loss.round <= rounds) {
                log.push(loss);
            }
        }
        Ok(log)
    }

    /// Adds a round, and writes the log. Errors: it cannot be written; the old file stays.
    pub fn add(&mut self, round: u32, errors: &[StageError]) -> anyhow::Result<()> {
        for &StageError { empties, error, .. } in errors.iter().filter(|it| it.positions > 0) {
            self.push(Loss { round, empties, error });
        }
        data::write(&self.path, self.text.as_bytes())
    }

    fn push(&mut self, Loss { round, empties, error }: Loss) {
        let _ = writeln!(self.text, "{round},{empties},{error:.4}");
    }
}

/// Lines of a log. Errors: the file cannot be read, or is not a log.
pub fn read(path: &Path) -> anyhow::Result<Vec<Loss>> {
    let text = read_text(path).with_context(|| path.display().to_string())?;
    let mut lines = text.lines().enumerate();
    if lines.next().is_none_or(|(_, head)| head != HEAD) {
        bail!("{} is no log of a fit", path.display());
    }
    let loss = |(index, line): (usize, &str)| {
        let mut parts = line.split(',');
        let mut loss = || {
            let (round, empties) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            let error = parts.next()?.parse().ok().filter(|error: &f64| error.is_finite())?;
            Some(Loss { round, empties, error })
        };
        loss().with_context(|| format!("{}, line {}: {line:?}", path.display(), index + 1))
    };
    lines.map(loss).collect()
}
