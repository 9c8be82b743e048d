//! Tasks of lessons and their answers, by rules or exact search.

use super::solver::Solver;
use crate::coach::{FactKind, MoveContext, facts, regions};
use crate::engine::search::{Value, stable};
use crate::rules::openings;
use crate::rules::{Bitboard, Color, Game, Position, Square, Turn};
use crate::words::say;
use std::str::FromStr;
use strum::VariantArray as _;

/// Task of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonTask {
    /// Play a move with all of these aims.
    Play(Vec<Aim>),
    /// Mark all of these squares.
    Mark(Marks),
    /// Count these squares.
    Count(Marks),
    Pass,
    /// Play the game to its end, keeping this result.
    Finish(ResultKept),
}

/// Aim of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    Legal,
    /// No move scores better.
    Best,
    /// A fact holds (`true`) or does not hold (`false`) for the move.
    Fact(FactKind, bool),
    Opening(String),
}

/// A set of squares defined by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    Flips(Square),
    Legal,
    /// Stable discs of this side.
    Stable(Color),
    /// This side's discs beside an empty square.
    Frontier(Color),
    Discs(Color),
    /// Empty region around this square.
    Region(Square),
}

/// Result to keep to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum ResultKept {
    Win,
    Draw,
    /// The best possible result.
    Best,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAnswer {
    Squares(Bitboard),
    Number(u32),
    Pass,
    /// No fixed answer: a game is played to its end.
    Open,
}

/// Empties from which lessons solve positions.
pub const COUNTED: u32 = 14;
/// Empties of a game to play out: each move is solved within a frame.
pub const FINISHED: u32 = 10;

/// Error of a task on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TaskError {
    #[error("{}", say!("error-task-too-many-empties", first = *.0, second = *.1))]
    TooManyEmpties(u32, u32),
    #[error("{}", say!("error-task-no-move"))]
    NoMove,
    /// A pass with a legal move.
    #[error("{}", say!("error-task-no-pass"))]
    NoPass,
    #[error("{}", say!("error-task-no-answer"))]
    NoAnswer,
    #[error("{}", say!("error-task-not-legal", value = .0.to_string()))]
    NotLegal(Square),
    #[error("{}", say!("error-task-not-empty", value = .0.to_string()))]
    NotEmpty(Square),
    #[error("{}", say!("error-task-out-of-reach", value = format!("{:+}", .0)))]
    OutOfReach(i32),
}

impl LessonTask {
    /// Answer of the task on a board.
    ///
    /// # Errors
    ///
    /// [`TaskError`].
    pub fn answer(&self, game: &Game) -> Result<LessonAnswer, TaskError> {
        match self {
            Self::Pass if matches!(game.turn(), Turn::Pass(_)) => Ok(LessonAnswer::Pass),
            Self::Pass => Err(TaskError::NoPass),
            _ if !matches!(game.turn(), Turn::Place(_)) => Err(TaskError::NoMove),
            Self::Play(aims) => {
                let mut squares = game.legal_moves();
                for aim in aims {
                    squares &= aim.squares(game)?;
                }
                if squares.is_empty() {
                    Err(TaskError::NoAnswer)
                } else {
                    Ok(LessonAnswer::Squares(squares))
                }
            }
            Self::Mark(marks) => Ok(LessonAnswer::Squares(marks.squares(game)?)),
            Self::Count(marks) => Ok(LessonAnswer::Number(marks.squares(game)?.len())),
            Self::Finish(outcome) => {
                let best = best_score(*game.position(), FINISHED)?;
                if outcome.is_kept(best, best) {
                    Ok(LessonAnswer::Open)
                } else {
                    Err(TaskError::OutOfReach(best))
                }
            }
        }
    }
}

/// Error of an unknown task.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("error-unknown-task", value = .0))]
pub struct UnknownTask(pub String);

impl FromStr for LessonTask {
    type Err = UnknownTask;

    /// Parses `play takes-corner not-quiet`, `play opening Tiger`, `mark flips c4`, `count legal`, `pass`, `finish
    /// win`.
    fn from_str(text: &str) -> Result<Self, UnknownTask> {
        let unknown = || UnknownTask(text.to_owned());
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["play", "opening", ..] => Ok(Self::Play(vec![Aim::Opening(words[2..].join(" "))])),
            ["play", _, ..] => {
                let aims = words[1..].iter().map(|word| Aim::named(word));
                aims.collect::<Option<_>>().map(Self::Play).ok_or_else(unknown)
            }
            ["mark", ..] => Marks::named(&words[1..]).map(Self::Mark).ok_or_else(unknown),
            ["count", ..] => Marks::named(&words[1..]).map(Self::Count).ok_or_else(unknown),
            ["pass"] => Ok(Self::Pass),
            ["finish", outcome] => outcome.parse().map(Self::Finish).map_err(|_| unknown()),
            _ => Err(unknown()),
        }
    }
}

impl Aim {
    /// Aim by name: `legal`, `best`, the kind of a fact, or `not-` and the kind of a fact.
    fn named(name: &str) -> Option<Self> {
        Some(match (name, name.strip_prefix("not-")) {
            ("legal", _) => Self::Legal,
            ("best", _) => Self::Best,
            (_, Some(kind)) => Self::Fact(fact_kind(kind)?, false),
            (kind, None) => Self::Fact(fact_kind(kind)?, true),
        })
    }

    /// Legal moves with this aim.
    fn squares(&self, game: &Game) -> Result<Bitboard, TaskError> {
        let position = *game.position();
        let legal = game.legal_moves();
        let Turn::Place(side) = game.turn() else { return Err(TaskError::NoMove) };
        let chosen =
            |is_it: &dyn Fn(Square) -> bool| legal.squares().filter(|at| is_it(*at)).collect();
        Ok(match self {
            Self::Legal => legal,
            Self::Best => {
                let values = counted(position, COUNTED)?;
                let best = values[0].score;
                values.iter().filter(|it| it.score == best).map(|it| it.square).collect()
            }
            Self::Fact(kind, is_wanted) => {
                chosen(&|square| has_fact(position, side, square, *kind) == *is_wanted)
            }
            Self::Opening(name) => chosen(&|square| {
                let mut after = game.clone();
                after.place(square).is_ok() && openings::name(&after).is_some_and(|it| it == name)
            }),
        })
    }
}

impl Marks {
    /// Marks by name: `flips c4`, `legal`, `stable black`, `frontier white`, `discs black`, `region h1`.
    pub fn named(words: &[&str]) -> Option<Self> {
        let side = |text: &str| match text {
            "black" => Some(Color::Black),
            "white" => Some(Color::White),
            _ => None,
        };
        Some(match *words {
            ["flips", square] => Self::Flips(square.parse().ok()?),
            ["legal"] => Self::Legal,
            ["stable", of] => Self::Stable(side(of)?),
            ["frontier", of] => Self::Frontier(side(of)?),
            ["discs", of] => Self::Discs(side(of)?),
            ["region", square] => Self::Region(square.parse().ok()?),
            _ => return None,
        })
    }

    /// Squares of the marks.
    ///
    /// # Errors
    ///
    /// [`TaskError`] for flips of an illegal move, or the region of an occupied square.
    pub fn squares(self, game: &Game) -> Result<Bitboard, TaskError> {
        let discs = |side: Color| game.discs(side);
        let empties = game.empties();
        Ok(match self {
            Self::Flips(square) if !game.legal_moves().contains(square) => {
                return Err(TaskError::NotLegal(square));
            }
            Self::Flips(square) => game.position().flips(square),
            Self::Legal => game.legal_moves(),
            Self::Stable(side) => stable(discs(side), discs(!side)),
            Self::Frontier(side) => discs(side) & empties.neighbours(),
            Self::Discs(side) => discs(side),
            Self::Region(square) => {
                let all = regions(empties);
                let its = all.into_iter().find(|region| region.contains(square));
                its.ok_or(TaskError::NotEmpty(square))?
            }
        })
    }
}

impl ResultKept {
    /// Whether a score keeps the result, given the best score.
    pub const fn is_kept(self, score: i32, best: i32) -> bool {
        match self {
            Self::Win => score > 0,
            Self::Draw => score >= 0,
            Self::Best => score >= best,
        }
    }
}

/// Memory of the solver in MiB.
const MEBIBYTES: usize = 1;

pub fn has_fact(position: Position, side: Color, square: Square, kind: FactKind) -> bool {
    let context = MoveContext::new(position, side, square);
    context.is_some_and(|context| facts(&context).iter().any(|fact| fact.kind() == kind))
}

pub fn fact_kind(name: &str) -> Option<FactKind> {
    FactKind::VARIANTS.iter().copied().find(|kind| kind.to_string() == name)
}

/// Exact score for the side to move, with at most `most_empties` empties.
pub fn best_score(position: Position, most_empties: u32) -> Result<i32, TaskError> {
    Ok(counted(position, most_empties)?[0].score)
}

/// Exact scores of all moves, best first, with at most `most_empties` empties; never empty.
pub fn counted(position: Position, most_empties: u32) -> Result<Vec<Value>, TaskError> {
    let empties = position.empties().len();
    if empties > most_empties {
        return Err(TaskError::TooManyEmpties(empties, most_empties));
    }
    let values = Solver::new(MEBIBYTES).solved(position);
    if values.is_empty() { Err(TaskError::NoMove) } else { Ok(values) }
}
