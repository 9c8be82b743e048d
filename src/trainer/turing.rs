//! A test of how human the model is: a reader says of each fragment of a game whether people or the model played it.

use super::data;
use super::level_game::play_on;
use super::people::{records_of_people, year_of};
use super::ratings::RatedGames;
use crate::files::read_text;
use anyhow::{Context as _, ensure};
use clap::Args;
use outflank_core::engine::people::PersonRating;
use outflank_core::engine::{Level, Random};
use outflank_core::records::{Record, write_board};
use outflank_core::rules::{Game, transcript};
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// Options of `turing`.
#[derive(Clone, Debug, Args)]
pub struct TuringOptions {
    /// Folder of WTHOR files
    #[arg(long, value_name = "FOLDER")]
    people: PathBuf,
    /// Years whose games are shown
    #[arg(long, value_name = "YEARS", value_delimiter = ',', default_value = "2021,2022")]
    years: Vec<u16>,
    /// Rating of the people and of the model
    #[arg(long, value_name = "R", default_value = "1500", value_parser = rating)]
    rating: PersonRating,
    /// Number of fragments
    #[arg(long, value_name = "N", default_value = "50", value_parser = clap::value_parser!(u32).range(1..=10000))]
    fragments: u32,
    /// File of the answers, a line each; goes on after the last one
    #[arg(long, value_name = "FILE")]
    answers: PathBuf,
    /// A whole number that draws the fragments
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
}

/// Moves of a fragment.
const MOVES: u32 = 12;
/// Plies before a fragment: openings are known by heart, and endings are counted.
const PLIES: std::ops::RangeInclusive<usize> = 10..=36;
/// Half the range of ratings of the people.
const AROUND: f64 = 100.0;

fn rating(text: &str) -> Result<PersonRating, String> {
    let known = text.parse().ok().and_then(PersonRating::new);
    known.ok_or_else(|| "1000 to 2000 in steps of 100".to_owned())
}

/// A fragment: the position before it, and its moves.
struct Fragment {
    before: Game,
    moves: String,
    is_human: bool,
}

/// Shows the fragments one after another, reads `h` or `m` for each, and prints the score.
///
/// Errors: too few games, files that cannot be read or written, or `out` takes no more.
pub fn run(
    options: &TuringOptions,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let fragments = fragments(options)?;
    let mut answers = if options.answers.exists() {
        read_text(&options.answers).with_context(|| options.answers.display().to_string())?
    } else {
        String::new()
    };
    let done = answers.lines().count();
    ensure!(done <= fragments.len(), "{} has more answers", options.answers.display());
    for (number, fragment) in fragments.iter().enumerate().skip(done) {
        write!(
            out,
            "{} of {}\n\n{}\n{}\n\nh (people) or m (model)? ",
            number + 1,
            fragments.len(),
            rows(&fragment.before),
            fragment.moves
        )?;
        out.flush()?;
        let Some(is_human) = answer(input)? else { break };
        let said = if is_human { "h" } else { "m" };
        let was = if fragment.is_human { "h" } else { "m" };
        answers.extend([said, " ", was, "\n"]);
        data::write(&options.answers, answers.as_bytes())?;
    }
    let answered = answers.lines().count();
    let right = answers.lines().filter(|line| matches!(*line, "h h" | "m m")).count();
    writeln!(
        out,
        "\n{right} of {answered} right: {:.0} %, chance is 50 %",
        100.0 * right as f64 / answered.max(1) as f64
    )?;
    Ok(())
}

/// The board, a row a line, and the side to move.
fn rows(game: &Game) -> String {
    let board = write_board(game.position(), game.side_to_move());
    let (squares, side) = board.split_at(64);
    let rows: Vec<&str> = (0..64).step_by(8).map(|at| &squares[at..at + 8]).collect();
    format!("{}\n{} to move", rows.join("\n"), side.trim())
}

/// Next answer; `None` at the end of the input.
fn answer(input: &mut impl BufRead) -> anyhow::Result<Option<bool>> {
    loop {
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.trim() {
            "h" => return Ok(Some(true)),
            "m" => return Ok(Some(false)),
            _ => {}
        }
    }
}

/// Fragments of games between people of the rating, half of them played on by the model from the same kind of position.
fn fragments(options: &TuringOptions) -> anyhow::Result<Vec<Fragment>> {
    let records = records_of_people(&options.people)?;
    let ratings = RatedGames::of(&records).by_year();
    let is_alike = |record: &&Record| {
        let Some(year) = year_of(record).filter(|year| options.years.contains(year)) else {
            return false;
        };
        record.names().into_iter().all(|name| {
            let rated = ratings.get(&(name.to_owned(), year));
            rated.is_some_and(|it| (it - f64::from(options.rating.get())).abs() <= AROUND)
        })
    };
    let mut alike: Vec<&Record> = records.iter().filter(is_alike).collect();
    let mut random = Random::seed_from_u64(options.seed);
    // Two fragments of a game would tell of each other.
    alike.shuffle(&mut random);
    let mut kinds: Vec<bool> = (0..options.fragments).map(|at| at % 2 == 0).collect();
    kinds.shuffle(&mut random);
    let mut fragments = Vec::new();
    for record in alike {
        let Some(&is_human) = kinds.get(fragments.len()) else { break };
        let game = &record.game;
        let first = random.random_range(PLIES);
        let Some(whole) = begun(game, first + MOVES as usize) else { continue };
        let before = begun(game, first).expect("a part of it");
        let moves = if is_human {
            transcript::write(&whole)
        } else {
            let empties = before.empties().len();
            let levels = [Level::Person(options.rating); 2];
            let mut played = before.clone();
            let goes_on = |_, game: &Game| empties - game.empties().len() < MOVES;
            play_on(&mut played, levels, 0, &mut random, goes_on);
            transcript::write(&played)
        };
        let known = transcript::write(&before).len();
        let moves = moves.get(known..).unwrap_or_default().to_owned();
        // A game that ended early would tell.
        if moves.len() < 2 * MOVES as usize {
            continue;
        }
        fragments.push(Fragment { before, moves, is_human });
    }
    ensure!(
        fragments.len() == kinds.len(),
        "only {} games between people of this rating in these years are long enough",
        fragments.len()
    );
    Ok(fragments)
}

/// The first plies of a game; `None` if it has fewer.
fn begun(game: &Game, plies: usize) -> Option<Game> {
    let mut begun = Game::new(game.variant(), game.first());
    for ply in game.played().get(..plies)? {
        match ply.square() {
            Some(square) => drop(begun.place(square).ok()?),
            None => drop(begun.pass().ok()?),
        }
    }
    Some(begun)
}
