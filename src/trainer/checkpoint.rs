//! Checkpoints of a fit after each round, so that a resumed fit gives the same weights.

use super::data;
use anyhow::{Context as _, bail, ensure};
use outflank_core::engine::file_header::FileHeader;
use std::fs;
use std::path::Path;

const HEADER: FileHeader = FileHeader { kind: b"outflank learner", version: 2 };

/// Something in training, whose numbers a checkpoint keeps.
pub trait InTraining {
    /// All numbers, for [`Self::take_up`].
    fn numbers(&self) -> impl Iterator<Item = f32>;

    /// Sets all numbers. Panics if their count differs.
    fn take_up(&mut self, numbers: &[f32]);
}

/// File of a checkpoint, and its fit.
pub struct Checkpoint<'a> {
    pub path: &'a Path,
    /// Numbers that tell it from other fits: positions, rounds, seed.
    pub fit: &'a [u64],
}

impl Checkpoint<'_> {
    /// Loads a checkpoint, if there is one; returns its number of rounds. Errors: the file cannot be read, or belongs
    /// to another fit.
    pub fn resume(&self, learner: &mut impl InTraining) -> anyhow::Result<u32> {
        if !self.path.exists() {
            return Ok(0);
        }
        let path = self.path.display();
        let bytes = fs::read(self.path).with_context(|| format!("{path} could not be read"))?;
        let Ok(content) = HEADER.open(bytes.into()) else {
            bail!("{path} is no checkpoint of a fit, or it is damaged: remove it to begin anew");
        };
        let numbers = content
            .strip_prefix(&self.fit()[..])
            .and_then(<[u8]>::split_first_chunk)
            .with_context(|| format!("{path} belongs to another fit: remove it to begin anew"))?;
        let (done, numbers) = numbers;
        let numbers = numbers.as_chunks().0.iter().copied().map(f32::from_le_bytes);
        let numbers: Vec<f32> = numbers.collect();
        ensure!(
            numbers.len() == learner.numbers().count(),
            "{path} belongs to another kind of fit: remove it to begin anew"
        );
        learner.take_up(&numbers);
        Ok(u32::from_le_bytes(*done))
    }

    /// Saves the state after this number of rounds. Errors: it cannot be written; the old file stays.
    pub fn write(&self, done: u32, learner: &impl InTraining) -> anyhow::Result<()> {
        let mut content = self.fit();
        content.extend(done.to_le_bytes());
        content.extend(learner.numbers().flat_map(f32::to_le_bytes));
        data::write(self.path, &HEADER.close(&content))
    }

    /// Bytes that identify the fit.
    fn fit(&self) -> Vec<u8> {
        self.fit.iter().flat_map(|number| number.to_le_bytes()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learner::{Example, Learner};
    use outflank_core::rules::{Color, Variant};

    #[test]
    fn a_learner_that_was_stopped_goes_on_as_if_it_had_not_been() {
        let mut position = Variant::REVERSI.start(Color::Black);
        let mut examples = Vec::new();
        while let Some(square) = position.legal_moves().squares().next() {
            examples.push(Example { position, discs: examples.len() as f32 });
            position = position.play(square).expect("legal");
        }
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("checkpoint");
        let checkpoint = Checkpoint { path: &path, fit: &[7, 2, 1] };
        let mut whole = Learner::new(1);
        assert_eq!(checkpoint.resume(&mut whole).expect("there is none"), 0);
        whole.learn(&examples, (1.0, 0.5));
        checkpoint.write(1, &whole).expect("written");
        let mut stopped = Learner::new(2);
        assert_eq!(checkpoint.resume(&mut stopped).expect("it is whole"), 1);
        for learner in [&mut whole, &mut stopped] {
            learner.learn(&examples, (0.5, 0.0));
        }
        assert!(whole.numbers().eq(stopped.numbers()));
        let other = Checkpoint { path: &path, fit: &[7, 3, 1] };
        assert!(other.resume(&mut stopped).is_err(), "another fit's");
        fs::write(&path, b"outflank learner and nothing more").expect("written");
        assert!(checkpoint.resume(&mut stopped).is_err(), "a damaged one");
    }
}
