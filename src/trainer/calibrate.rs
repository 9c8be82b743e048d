//! Measures again what depends on weights and search, part by part.
//!
//! Each part is a command of this program. Its report is a file of the folder; a part with a report is done, and most
//! parts go on within themselves where they were stopped. Constants are not written into the sources: a report names
//! the file that states them.

use crate::files::write_whole;
use anyhow::{Context as _, ensure};
use clap::{Args, ValueEnum};
use outflank_core::engine::Benchmark;
use outflank_core::engine::evaluation::Weights;
use outflank_core::rules::{Color, Game, Variant};
use outflank_core::school::{pack, puzzles};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Options of `calibrate`.
#[derive(Clone, Debug, Args)]
pub struct CalibrateOptions {
    /// The folder for reports and intermediate results; what is there already is not measured again
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// WTHOR files whose games the chances come from, as those of the shipped curve do; without it games of levels
    #[arg(long, value_name = "FOLDER")]
    people: Option<PathBuf>,
    /// A part to measure [default: all]
    #[arg(long = "part", value_name = "PART")]
    parts: Vec<CalibrationPart>,
    /// Percentage of the usual number of games
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u64).range(1..=1000))]
    effort: u64,
    /// Threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
}

/// A part, in the order of the measurements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CalibrationPart {
    /// Errors of short searches, for Multi-ProbCut
    Spread,
    /// The coach's curve of winning chances
    Chance,
    /// Errors of the losses that the coach sees
    Noise,
    /// Worth of moves, corners and safe discs, for the coach
    Worth,
    /// Discs that levels lose
    Levels,
    /// Ratings of the levels
    Ladder,
    /// Strengths of the puzzles
    Puzzles,
}

impl CalibrationPart {
    fn name(self) -> String {
        self.to_possible_value().expect("no part is hidden").get_name().to_owned()
    }

    /// File that states the results.
    const fn goes_to(self) -> &'static str {
        match self {
            Self::Spread => "src/core/engine/search/probcut.rs and pvs.rs",
            Self::Chance | Self::Noise => "src/core/coach/chance.rs",
            Self::Worth => "src/core/coach/worth.rs",
            Self::Levels => "assets/manual/levels.md",
            Self::Ladder => "src/core/engine/strength.rs",
            Self::Puzzles => {
                "src/core/data/puzzles.pack, in place of which puzzles.pack was written here"
            }
        }
    }

    /// Commands that measure it, as words after the program's name.
    fn commands(self, options: &CalibrateOptions) -> Vec<Vec<String>> {
        let share = |usual: u64| (usual * options.effort / 100).max(1).to_string();
        let data = |name: &str| options.data.join(name).display().to_string();
        let alone = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        let threads = options.threads.to_string();
        let shared = |words: &[&str]| alone(&[words, &["--threads", &threads]].concat());
        let (puzzles, shipped) = (data("puzzles"), puzzles().len().to_string());
        match self {
            Self::Spread => vec![shared(&["spread", "--depth", "10", "--positions", &share(2500)])],
            Self::Chance => {
                let (data, games) = (data("chance"), share(2000));
                let people = options.people.as_ref().map(|folder| folder.display().to_string());
                let mut words = vec!["chance", "--data", &data, "--games", &games];
                words.extend(people.iter().flat_map(|folder| ["--people", folder]));
                vec![shared(&words)]
            }
            Self::Noise => vec![shared(&["noise", "--games", &share(300)])],
            Self::Worth => vec![shared(&["worth", "--games", &share(300)])],
            Self::Levels => vec![shared(&["levels", "--games", &share(50)])],
            Self::Ladder => {
                vec![shared(&["ladder", "--data", &data("ladder"), "--games", &share(1000)])]
            }
            Self::Puzzles => vec![
                shared(&["puzzles", "reopen", "--data", &puzzles]),
                shared(&["puzzles", "find", "--data", &puzzles, "--games", &share(400)]),
                shared(&["puzzles", "rate", "--data", &puzzles]),
                alone(
                    &[
                        &["puzzles", "pack", "--data", &puzzles, "--out", &data(PACK), "--count"],
                        &[shipped.as_str()][..],
                    ]
                    .concat(),
                ),
            ],
        }
    }
}

/// File of the puzzles in the folder.
const PACK: &str = "puzzles.pack";

/// Carries out a command of this program, given its words.
type Execute<'a> = &'a dyn Fn(&[String], &mut dyn Write) -> anyhow::Result<()>;

/// Measures the parts without a report, and prints all reports. Errors: the folder belongs to other weights or another
/// search, a file cannot be written, or a part fails.
pub fn run(
    options: &CalibrateOptions,
    execute: Execute<'_>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let folder = &options.data;
    fs::create_dir_all(folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    claim(folder)?;
    let all = CalibrationPart::value_variants();
    let parts = if options.parts.is_empty() { all } else { &options.parts };
    for part in parts {
        let path = folder.join(format!("{}.report", part.name()));
        if !path.exists() {
            if *part == CalibrationPart::Puzzles {
                keep_numbers(&folder.join(PACK))?;
            }
            let mut report = format!("# {}: for {}\n", part.name(), part.goes_to()).into_bytes();
            for words in part.commands(options) {
                writeln!(io::stderr(), "{}", words.join(" "))?;
                writeln!(report, "# outflank-train {}", words.join(" "))?;
                execute(&words, &mut report)?;
            }
            write_whole(&path, &report)?;
        }
        let report = fs::read(&path).with_context(|| path.display().to_string())?;
        out.write_all(&report)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

/// Writes which engine the folder belongs to, unless that is there. Errors: it belongs to another one.
fn claim(folder: &Path) -> anyhow::Result<()> {
    let path = folder.join("engine");
    let own = format!("{} nodes\n", signature());
    match fs::read_to_string(&path) {
        Ok(found) => ensure!(
            found == own,
            "{} has results of another engine ({} in place of {}): choose another folder",
            folder.display(),
            found.trim(),
            own.trim()
        ),
        Err(_) => write_whole(&path, own.as_bytes())?,
    }
    Ok(())
}

/// Nodes of a search from the start, which change with weights and search.
fn signature() -> u64 {
    let start = Game::new(Variant::REVERSI, Color::Black);
    Benchmark::new(Weights::built_in()).search(*start.position()).map_or(0, |report| report.nodes)
}

/// Writes the shipped puzzles, unless a file is there: `puzzles pack` keeps the numbers of those in its file.
fn keep_numbers(path: &Path) -> anyhow::Result<()> {
    if !path.exists() {
        write_whole(path, &pack(puzzles()))?;
    }
    Ok(())
}
