//! Finds positions for lessons: in games of the levels, with few answers that a search confirms.

use crate::level_game::{level_game, level_of};
use crate::people::games_of_people;
use clap::Args;
use outflank_core::coach::FactKind;
use outflank_core::engine::search::{Task, TranspositionTable, Value, values};
use outflank_core::engine::{Level, Random, Stop};
use outflank_core::records::write_board;
use outflank_core::rules::{Bitboard, Color, Game, Position, Turn, Variant};
use outflank_core::school::{
    LessonAnswer, LessonTask, MISTAKE, Solver, UnknownTask, fact_kind, has_fact,
};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::io::Write;
use std::path::PathBuf;

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
    /// Games between people in the WTHOR files of this folder, in place of games of levels
    #[arg(long, value_name = "FOLDER")]
    people: Option<PathBuf>,
    /// Kind of fact that a move outside the answer has, such as 'takes-corner': something to fall for
    #[arg(long, value_name = "KIND", value_parser = |text: &str| fact_kind(text).ok_or_else(|| text.to_owned()))]
    tempting: Option<FactKind>,
    /// A whole number that makes the positions repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
}

const RANDOM_PLIES: u32 = 6;
const LEVELS: std::ops::RangeInclusive<u16> = 3..=6;
/// Least number of legal moves.
const CHOICES: u32 = 4;
/// Depth of the first search, and empties from which it is exact.
const SCREEN: (u32, u32) = (5, 8);
/// Discs by which the first search may be off.
const SLACK: i32 = 4;
/// Memory of the judge in MiB.
const MEBIBYTES: usize = 4;
/// Games tried for a position, at most.
const PATIENCE: usize = 400;

/// Prints positions as boards of a lesson. Errors: `out` takes no more.
pub fn run(options: &ExamsOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let people = options.people.as_deref().map(games_of_people).transpose()?;
    let mut found = 0;
    for number in 0..options.count * PATIENCE {
        if found == options.count {
            break;
        }
        let seed = options.seed.wrapping_add(number as u64);
        if let Some(text) = sample(options, people.as_deref(), seed) {
            found += 1;
            writeln!(out, "{text}")?;
            out.flush()?;
        }
    }
    Ok(())
}

/// A fitting position of a game, if any.
fn sample(options: &ExamsOptions, people: Option<&[Game]>, seed: u64) -> Option<String> {
    let mut random = Random::seed_from_u64(seed);
    let (games, source) = match people {
        Some(people) => {
            (courses(people.choose(&mut random)?), "a game between two people".to_owned())
        }
        None => of_levels(&mut random),
    };
    let least = if matches!(options.task, LessonTask::Total(_)) { 1 } else { CHOICES };
    let fitting = games.iter().filter(|(_, game)| {
        let empties = game.empties().len();
        (options.fewest..=options.most).contains(&empties) && game.legal_moves().len() >= least
    });
    let fitting: Vec<_> = fitting.collect();
    // Anywhere in the game, not always the earliest.
    let start = random.random_range(0..fitting.len().max(1));
    let (side, game) =
        fitting.iter().cycle().skip(start).take(fitting.len()).find(|(side, game)| {
            let all = LessonAnswer::Squares(Bitboard::EMPTY);
            if !tempts(options, all, game, *side) {
                return false;
            }
            let answer = options.task.answer(game);
            answer.is_ok_and(|answer| {
                tempts(options, answer, game, *side) && is_good(options, answer, game.position())
            })
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
        "board:\n{rows}turn: {side}\nfrom: {source}, move {number}\nanswer: {answer}\nvalues: {}\n",
        written_values(game.position())
    ))
}

/// Positions of a game of two levels with the sides to move, and its name.
fn of_levels(random: &mut Random) -> (Vec<(Color, Game)>, String) {
    let levels = [level_of(LEVELS, random), level_of(LEVELS, random)];
    let [black, white] = levels.map(Level::number);
    let mut games = Vec::new();
    level_game(levels, RANDOM_PLIES, random, |side, game| {
        games.push((side, game.clone()));
        true
    });
    (games, format!("level {black} against level {white}"))
}

/// Positions of a finished game with the sides to move.
fn courses(game: &Game) -> Vec<(Color, Game)> {
    let mut course = Game::new(game.variant(), Color::Black);
    let mut games = Vec::new();
    for ply in game.played() {
        let is_played = match (ply.square(), course.turn()) {
            (Some(square), Turn::Place(side)) => {
                games.push((side, course.clone()));
                course.place(square).is_ok()
            }
            _ => course.pass().is_ok(),
        };
        if !is_played {
            break;
        }
    }
    games
}

/// Whether an answer suits a lesson. Squares must be few; in a `play` task the search must prefer all of them by the
/// gap, and in any other task there must be several.
fn is_good(options: &ExamsOptions, answer: LessonAnswer, position: &Position) -> bool {
    let LessonAnswer::Squares(squares) = answer else { return true };
    if squares.len() > options.answers {
        return false;
    }
    if !matches!(options.task, LessonTask::Play(_)) {
        return squares.len() > 1;
    }
    // A short search leaves out most positions before the long one.
    let (depth, exact_empties) = SCREEN;
    let screen = Task { depth, exact_empties, ..Task::to_the_end(*position, Variant::REVERSI) };
    let table = TranspositionTable::new(MEBIBYTES);
    let screened = values(screen, &table, &Stop::default(), &mut |_| {});
    let screened = screened.map(|screened| screened.moves).unwrap_or_default();
    prefers(&screened, squares, options, SLACK)
        && prefers(&Solver::new(MEBIBYTES).judged(*position), squares, options, 0)
}

/// Whether all answers are right and lead the other moves by the gap, in a game that is not decided; everything with
/// this slack in discs.
fn prefers(moves: &[Value], squares: Bitboard, options: &ExamsOptions, slack: i32) -> bool {
    let of = |is_answer: bool| {
        let its = moves.iter().filter(move |it| squares.contains(it.square) == is_answer);
        its.map(|it| it.score)
    };
    let best_other = of(false).max().unwrap_or(-64);
    let best = of(true).max().unwrap_or(-64);
    of(true).all(|score| best - score < MISTAKE - 1 + slack)
        && best >= best_other + options.gap - slack
        && best.abs() <= options.within + slack
}

/// Whether a move outside the answer has the tempting fact, if one is asked for.
fn tempts(options: &ExamsOptions, answer: LessonAnswer, game: &Game, side: Color) -> bool {
    let (Some(kind), LessonAnswer::Squares(squares)) = (options.tempting, answer) else {
        return true;
    };
    let others = game.legal_moves() - squares;
    others.squares().any(|at| has_fact(*game.position(), side, at, kind))
}

/// Scores of all moves, for the author of the lesson.
fn written_values(position: &Position) -> String {
    let moves = Solver::new(MEBIBYTES).judged(*position);
    let written = moves.iter().map(|it| format!("{} {:+}", it.square, it.score));
    written.collect::<Vec<_>>().join(", ")
}
