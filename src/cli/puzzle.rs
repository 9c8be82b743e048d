//! `outflank puzzle`.

use super::options::ScreenOptions;
use super::output::{FAILURE, Failure, inform, print};
use super::start;
use super::values::names;
use crate::app::{PuzzleChoice, motifs_in_words, puzzle_question};
use crate::engine::Random;
use crate::io::read_text;
use crate::library::day_in_greenwich;
use crate::plain::{BoardSize, Study};
use crate::records::{obf, write_board};
use crate::rules::Variant;
use crate::school::{
    Composer, EMPTIES, Motif, Puzzle, PuzzleTheme, Solver, daily, motifs_of_line, offered, puzzles,
};
use crate::words::{Sentence as _, say};
use anyhow::Context as _;
use clap::Args;
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use strum::VariantArray as _;

/// `outflank puzzle`.
#[derive(Debug, Args)]
pub struct PuzzleOptions {
    /// The puzzle of the day, the same all over the world (UTC)
    #[arg(long, conflicts_with_all = ["theme", "id", "file"])]
    daily: bool,
    /// A puzzle about this: quiet-move, parity, swindle, ... or calculate
    #[arg(long, value_name = "NAME", value_parser = theme, conflicts_with_all = ["id", "file"])]
    theme: Option<PuzzleTheme>,
    /// The puzzle with this number
    #[arg(long, value_name = "N", value_parser = id, conflicts_with = "file", allow_negative_numbers = true)]
    id: Option<u32>,
    /// Find the puzzle in each position of an OBF file, or the reason why there is none
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Print the puzzle with its solution as JSON
    #[arg(long)]
    json: bool,
    /// Solve line by line
    #[arg(long, conflicts_with = "json")]
    plain: bool,
    /// Board in --plain [default: small]
    #[arg(long, value_name = "SIZE", value_parser = names::<BoardSize>(), requires = "plain")]
    board: Option<BoardSize>,
    #[command(flatten)]
    screen: ScreenOptions,
}

const CALCULATE: &str = "calculate";

fn theme(text: &str) -> Result<PuzzleTheme, String> {
    if text == CALCULATE {
        return Ok(PuzzleTheme(None));
    }
    text.parse().map(|motif| PuzzleTheme(Some(motif))).map_err(|_| {
        let all = Motif::VARIANTS.iter().map(ToString::to_string);
        let all: Vec<String> = all.chain([CALCULATE.to_owned()]).collect();
        all.join(", ")
    })
}

fn id(text: &str) -> Result<u32, String> {
    let count = puzzles().len() as u32;
    let id = text.parse().ok().filter(|id| (1..=count).contains(id));
    id.ok_or_else(|| say!("value-to", count = count))
}

/// A puzzle as programs read it.
#[derive(Serialize)]
struct PuzzleJson {
    /// Number; absent for a position of a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u32>,
    board: String,
    side: &'static str,
    class: String,
    /// The whole line, with the opponent's replies.
    solution: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    strength: Option<u16>,
    motifs: Vec<String>,
}

impl From<&Puzzle> for PuzzleJson {
    fn from(puzzle: &Puzzle) -> Self {
        Self {
            id: Some(puzzle.id),
            board: write_board(&puzzle.position, puzzle.side),
            side: Variant::REVERSI.side(puzzle.side),
            class: puzzle.goal.to_string(),
            solution: puzzle.line.iter().map(ToString::to_string).collect(),
            strength: Some(puzzle.strength),
            motifs: puzzle.motifs.iter().map(|motif| motif.to_string()).collect(),
        }
    }
}

/// Shows puzzles on their page in a terminal, starts them in the plain view, or prints one.
pub fn puzzle(
    options: &PuzzleOptions,
    before: &ScreenOptions,
    is_dumb: bool,
) -> Result<i32, Failure> {
    if let Some(file) = &options.file {
        return of_file(file, options.json);
    }
    let screen = options.screen.or(before);
    let is_text = is_dumb || options.json || options.plain || options.id.is_some();
    let choice = match (options.id, options.daily, options.theme) {
        (Some(id), ..) => Some(PuzzleChoice::Number(id)),
        (None, true, _) => Some(PuzzleChoice::Daily),
        (None, false, theme) => theme.map(PuzzleChoice::Theme),
    };
    if !is_text && start::has_screen() {
        return start::puzzles(choice, &screen);
    }
    if options.plain {
        let study = Study::Puzzles(choice.unwrap_or(PuzzleChoice::Near));
        let board = options.board.unwrap_or(BoardSize::Small);
        return start::study_plain(study, board, &screen, say!("cli-puzzle-ended"));
    }
    let mut random = Random::seed_from_u64(screen.seed.unwrap_or_else(rand::random));
    let fitting: Vec<&'static Puzzle> = offered()
        .iter()
        .copied()
        .filter(|puzzle| options.theme.is_none_or(|theme| theme.fits(puzzle.motifs)))
        .collect();
    let puzzle = match options.id {
        Some(id) => &puzzles()[id as usize - 1],
        None if options.daily => daily(day_in_greenwich()),
        None => fitting
            .choose(&mut random)
            .copied()
            .ok_or_else(|| Failure::Other(anyhow::anyhow!(say!("cli-no-puzzle"))))?,
    };
    if options.json {
        return print(|out| writeln!(out, "{}", serde_json::to_string(&PuzzleJson::from(puzzle))?));
    }
    print(|out| {
        writeln!(out, "{}", puzzle_question(puzzle))?;
        writeln!(out, "{}", write_board(&puzzle.position, puzzle.side))?;
        writeln!(out, "{}", say!("cli-solve-it", id = puzzle.id))
    })
}

/// Prints the puzzle of each position of a file, or the reason why there is none.
fn of_file(file: &Path, json: bool) -> Result<i32, Failure> {
    let name = file.display().to_string();
    let unreadable = || format!("--file: {}", say!("file-unreadable", file = &name));
    let text = read_text(file).with_context(unreadable)?;
    let (composer, solver) = (Composer::new(64), Solver::new(64));
    let mut is_whole = true;
    print(|out| {
        for (at, line) in text.lines().enumerate() {
            let mut refuse = |why: String| {
                is_whole = false;
                inform(&say!("cli-file-line", file = &name, line = at + 1, why = why));
            };
            let problem = match obf::read_line(line) {
                Ok(None) => continue,
                Ok(Some(problem)) => problem,
                Err(error) => {
                    refuse(error.sentence());
                    continue;
                }
            };
            let empties = problem.position.empties().len();
            if empties > *EMPTIES.end() {
                refuse(say!("cli-many-empties", empties = empties, most = *EMPTIES.end()));
                continue;
            }
            let composition = match composer.compose(problem.position) {
                Ok(composition) => composition,
                Err(error) => {
                    refuse(error.sentence());
                    continue;
                }
            };
            let (goal, line) = (composition.goal, &composition.line);
            let motifs = motifs_of_line(problem.position, goal, line, &solver);
            let motifs = motifs.unwrap_or_default();
            let solution: String = composition.line.iter().map(ToString::to_string).collect();
            if json {
                let line = PuzzleJson {
                    id: None,
                    board: write_board(&problem.position, problem.side),
                    side: Variant::REVERSI.side(problem.side),
                    class: goal.to_string(),
                    solution,
                    strength: None,
                    motifs: motifs.iter().map(|motif| motif.to_string()).collect(),
                };
                writeln!(out, "{}", serde_json::to_string(&line)?)?;
            } else {
                let score = composition.score;
                let number = at + 1;
                writeln!(out, "{number:>4} {goal:<10} {score:>+4} {solution}")?;
                writeln!(out, "     {}", motifs_in_words(motifs))?;
            }
        }
        Ok(())
    })?;
    Ok(if is_whole { 0 } else { FAILURE })
}
