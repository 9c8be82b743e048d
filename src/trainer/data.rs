//! Training positions in files.
//!
//! A file has a block of games' positions of [`SIZE`] bytes each: discs of the side to move, of the opponent, and the
//! target margin for the side to move, little-endian. Blocks are written atomically, so that an interrupted run
//! resumes with the next one.

use crate::files::write_whole;
use anyhow::{Context as _, bail};
use outflank_core::rules::{Bitboard, Position};
use std::fs;
use std::path::{Path, PathBuf};

/// A position with its training target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    pub position: Position,
    /// Expected final margin for the side to move, in discs from -64 to 64, with empty squares given to the winner.
    pub score: i8,
}

const SIZE: usize = 17;

impl Sample {
    /// Discs of both sides: the order of positions.
    pub fn discs(&self) -> (u64, u64) {
        (self.position.player().0, self.position.opponent().0)
    }

    fn to_bytes(self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[..8].copy_from_slice(&self.position.player().0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.position.opponent().0.to_le_bytes());
        bytes[16] = self.score.cast_unsigned();
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (own, rest) = bytes.split_first_chunk()?;
        let (other, rest) = rest.split_first_chunk()?;
        let [own, other] = [own, other].map(|half| Bitboard(u64::from_le_bytes(*half)));
        let score = rest.first()?.cast_signed();
        let position = Position::new(own, other)?;
        (-64..=64).contains(&score).then_some(Self { position, score })
    }
}

/// A folder of blocks.
#[derive(Clone, Debug)]
pub struct Store(PathBuf);

impl Store {
    /// Opens or creates the folder. Errors: it cannot be created.
    pub fn open(folder: &Path) -> anyhow::Result<Self> {
        fs::create_dir_all(folder)
            .with_context(|| format!("{} could not be made", folder.display()))?;
        Ok(Self(folder.to_owned()))
    }

    fn path(&self, block: u64) -> PathBuf {
        self.0.join(format!("{block:08}.positions"))
    }

    pub fn has(&self, block: u64) -> bool {
        self.path(block).is_file()
    }

    /// Writes a block. Errors: it cannot be written; the old file stays.
    pub fn write(&self, block: u64, samples: &[Sample]) -> anyhow::Result<()> {
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_bytes()).collect();
        write(&self.path(block), &bytes)
    }

    /// All samples in order. Errors: A file cannot be read, or is not a block.
    pub fn read(&self) -> anyhow::Result<Vec<Sample>> {
        let entries = fs::read_dir(&self.0)
            .with_context(|| format!("{} could not be read", self.0.display()))?;
        let mut paths = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "positions") {
                paths.push(path);
            }
        }
        paths.sort();
        let mut samples = Vec::new();
        for path in paths {
            let bytes =
                fs::read(&path).with_context(|| format!("{} could not be read", path.display()))?;
            for bytes in bytes.chunks(SIZE) {
                let Some(sample) = Sample::from_bytes(bytes) else {
                    bail!("{} is damaged: remove it, and it is made anew", path.display());
                };
                samples.push(sample);
            }
        }
        Ok(samples)
    }
}

/// Writes a file atomically. Errors: it cannot be written; the old file stays.
pub fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    write_whole(path, bytes).with_context(|| format!("{} could not be written", path.display()))
}
