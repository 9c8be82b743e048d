//! Finds positions for lessons: in games of the levels, with few answers that a search confirms.

use crate::level_game::{level_game, level_of};
use clap::Args;
use outflank_core::engine::search::{Task as SearchTask, TranspositionTable, values};
use outflank_core::engine::{Level, Random, Stop};
use outflank_core::records::write_board;
use outflank_core::rules::{Color, Position, Variant};
use outflank_core::school::{LessonAnswer, LessonTask, UnknownTask};
use rand::{RngExt as _, SeedableRng as _};
use std::io::Write;

/// Options of `exams`.
#[derive(Clone, Debug, Args)]
pub struct ExamsOptions {
    /// Task, as in a lesson: 'play quiet', 'play takes-corner', 'finish win'
    #[arg(long, value_name = "TASK", value_parser = |text: &str| text.parse::<LessonTask>().map_err(|it: UnknownTask| it.to_string()))]
    task: LessonTask,
    /// Number of positions
    #[arg(long, value_name = "N", default_value = "8")]
    count: usize,
    /// Fewest empty squares
    #[arg(long, value_name = "N", default_value = "20")]
    fewest: u32,
    /// Most empty squares
    #[arg(long, value_name = "N", default_value = "44")]
    most: u32,
    /// Maximum number of answers
    #[arg(long, value_name = "N", default_value = "1")]
    answers: u32,
    /// Minimum lead of the best answer over all other moves in a search, in discs
    #[arg(long, value_name = "N", default_value = "3")]
    gap: i32,
    /// Maximum difference of the best answer's score from a draw in a search, in discs
    #[arg(long, value_name = "N", default_value = "20")]
    within: i32,
    /// A whole number that makes the positions repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
}

const RANDOM_PLIES: u32 = 6;
const LEVELS: std::ops::RangeInclusive<u16> = 3..=6;
/// Least number of legal moves.
const CHOICES: u32 = 4;
/// Depth of the judge, and empties from which it is exact.
const JUDGE: (u32, u32) = (10, 18);
/// Games tried for a position, at most.
const PATIENCE: usize = 400;

/// Prints positions as boards of a lesson. Errors: `out` takes no more.
pub fn run(options: &ExamsOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let mut found = 0;
    for number in 0..options.count * PATIENCE {
        if found == options.count {
            break;
        }
        if let Some(text) = sample(options, options.seed.wrapping_add(number as u64)) {
            found += 1;
            writeln!(out, "{text}")?;
            out.flush()?;
        }
    }
    Ok(())
}

/// A fitting position of a game, if any.
fn sample(options: &ExamsOptions, seed: u64) -> Option<String> {
    let mut random = Random::seed_from_u64(seed);
    let levels = [level_of(LEVELS, &mut random), level_of(LEVELS, &mut random)];
    let [black, white] = levels.map(Level::number);
    let mut games = Vec::new();
    level_game(levels, RANDOM_PLIES, &mut random, |side, game| {
        games.push((side, game.clone()));
        true
    });
    let fitting = games.iter().filter(|(_, game)| {
        let empties = game.empties().len();
        (options.fewest..=options.most).contains(&empties) && game.legal_moves().len() >= CHOICES
    });
    let fitting: Vec<_> = fitting.collect();
    // Anywhere in the game, not always the earliest.
    let start = random.random_range(0..fitting.len().max(1));
    let (side, game) =
        fitting.iter().cycle().skip(start).take(fitting.len()).find(|(_, game)| {
            let answer = options.task.answer(game);
            answer.is_ok_and(|answer| is_good(options, answer, game.position()))
        })?;
    let answer = match options.task.answer(game).ok()? {
        LessonAnswer::Squares(squares) => {
            squares.squares().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
        }
        LessonAnswer::Number(number) => number.to_string(),
        LessonAnswer::Pass | LessonAnswer::Open => String::new(),
    };
    let board = write_board(game.position(), *side);
    let mut rows = String::new();
    for row in board.as_bytes()[..64].chunks(8) {
        let cells = row.iter().map(|cell| char::from(*cell).to_string().replace('-', "."));
        rows.extend(["  ", &cells.collect::<Vec<_>>().join(" "), "\n"]);
    }
    let side = if *side == Color::Black { "black" } else { "white" };
    let number = game.moves_played() + 1;
    Some(format!(
        "board:\n{rows}turn: {side}\nfrom: level {black} against level {white}, move {number}\nanswer: {answer}\n"
    ))
}

/// Whether an answer suits a lesson. Squares must be few; in a `play` task the search must prefer them by the gap, and
/// in any other task there must be several.
fn is_good(options: &ExamsOptions, answer: LessonAnswer, position: &Position) -> bool {
    let LessonAnswer::Squares(squares) = answer else { return true };
    if squares.len() > options.answers {
        return false;
    }
    if !matches!(options.task, LessonTask::Play(_)) {
        return squares.len() > 1;
    }
    let (depth, exact_empties) = JUDGE;
    let task =
        SearchTask { depth, exact_empties, ..SearchTask::to_the_end(*position, Variant::REVERSI) };
    let table = TranspositionTable::new(8);
    let judged = values(task, &table, &Stop::default(), &mut |_| {});
    let moves = judged.map(|judged| judged.moves).unwrap_or_default();
    let of = |is_answer: bool| {
        let its = moves.iter().filter(|it| squares.contains(it.square) == is_answer);
        its.map(|it| it.score).max().unwrap_or(-64)
    };
    of(true) >= of(false) + options.gap && of(true).abs() <= options.within
}
