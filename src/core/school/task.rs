//! Tasks of lessons and their answers, by rules or exact search.

use super::solver::Solver;
use crate::coach::{FactKind, MoveContext, facts, regions, safe_moves_of};
use crate::engine::search::{Value, stable};
use crate::rules::openings;
use crate::rules::{Bitboard, Color, Game, Position, Square, Turn};
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
    /// Count this side's discs at the end of the game, with the best moves of both.
    Total(Color),
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
    /// Loses fewer than [`MISTAKE`] discs by a search.
    Good,
    /// Safe and out of the opponent's reach (`true`), or not (`false`).
    Spare(bool),
    /// A fact holds (`true`) or does not hold (`false`) for the move.
    Fact(FactKind, bool),
    Opening(String),
}

/// A set of squares defined by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    Flips(Square),
    Legal,
    /// Moves that give no corner away.
    Safe,
    /// Stable discs of this side.
    Stable(Color),
    /// This side's discs beside an empty square.
    Frontier(Color),
    Discs(Color),
    /// Empty region around this square.
    Region(Square),
    /// Safe moves of the side to move that the opponent could not play.
    Spare,
    /// Empty squares of the regions that only this side can enter.
    Free(Color),
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

/// Discs that a right answer must not lose.
pub const MISTAKE: i32 = 4;
/// Empties from which lessons solve positions.
pub const COUNTED: u32 = 14;
/// Empties of a game to play out: each move is solved within a frame.
pub const FINISHED: u32 = 10;

/// Error of a task on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TaskError {
    #[error("{0} squares are empty: this task is counted out, with {1} at most")]
    TooManyEmpties(u32, u32),
    #[error("the side to move has no legal move")]
    NoMove,
    /// A pass with a legal move.
    #[error("the side to move has a legal move and cannot pass")]
    NoPass,
    #[error("no legal move answers the task")]
    NoAnswer,
    #[error("{0} is not a legal move")]
    NotLegal(Square),
    #[error("{0} is not empty")]
    NotEmpty(Square),
    #[error("the best result is {0:+}: that outcome is out of reach")]
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
            Self::Total(side) => {
                let lead = best_score(*game.position(), COUNTED)?;
                let own = (64 + lead).cast_unsigned() / 2;
                let is_own = game.turn() == Turn::Place(*side);
                Ok(LessonAnswer::Number(if is_own { own } else { 64 - own }))
            }
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
#[error("unknown task '{0}': play, mark, count, total, pass or finish")]
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
            ["total", of] => side_named(of).map(Self::Total).ok_or_else(unknown),
            ["count", ..] => Marks::named(&words[1..]).map(Self::Count).ok_or_else(unknown),
            ["pass"] => Ok(Self::Pass),
            ["finish", outcome] => outcome.parse().map(Self::Finish).map_err(|_| unknown()),
            _ => Err(unknown()),
        }
    }
}

impl Aim {
    /// Aim by name: `legal`, `best`, `good`, `spare`, the kind of a fact, or `not-` and one of the last two.
    fn named(name: &str) -> Option<Self> {
        Some(match (name, name.strip_prefix("not-")) {
            ("legal", _) => Self::Legal,
            ("best", _) => Self::Best,
            ("good", _) => Self::Good,
            ("spare", _) => Self::Spare(true),
            (_, Some("spare")) => Self::Spare(false),
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
            Self::Good => {
                let values = Solver::new(MEBIBYTES).judged(position);
                let best = values.first().ok_or(TaskError::NoMove)?.score;
                let is_good = |value: &&Value| best - value.score < MISTAKE;
                values.iter().filter(is_good).map(|it| it.square).collect()
            }
            Self::Spare(is_wanted) => {
                let spare = spare_moves(position);
                if *is_wanted { spare } else { legal - spare }
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
    /// Marks by name: `flips c4`, `legal`, `safe`, `stable black`, `frontier white`, `discs black`, `region h1`, `spare`,
    /// `free white`.
    pub fn named(words: &[&str]) -> Option<Self> {
        let side = side_named;
        Some(match *words {
            ["flips", square] => Self::Flips(square.parse().ok()?),
            ["legal"] => Self::Legal,
            ["safe"] => Self::Safe,
            ["stable", of] => Self::Stable(side(of)?),
            ["frontier", of] => Self::Frontier(side(of)?),
            ["discs", of] => Self::Discs(side(of)?),
            ["region", square] => Self::Region(square.parse().ok()?),
            ["spare"] => Self::Spare,
            ["free", of] => Self::Free(side(of)?),
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
            Self::Safe => safe_moves_of(*game.position()),
            Self::Stable(side) => stable(discs(side), discs(!side)),
            Self::Frontier(side) => discs(side) & empties.neighbours(),
            Self::Discs(side) => discs(side),
            Self::Region(square) => {
                let all = regions(empties);
                let its = all.into_iter().find(|region| region.contains(square));
                its.ok_or(TaskError::NotEmpty(square))?
            }
            Self::Spare => spare_moves(*game.position()),
            Self::Free(side) => {
                let own = game.side_to_move();
                let moves = |side: Color| {
                    let position = *game.position();
                    if side == own { position } else { position.pass() }.legal_moves()
                };
                let is_free = |region: &Bitboard| {
                    !(moves(side) & *region).is_empty() && (moves(!side) & *region).is_empty()
                };
                let free = regions(empties).into_iter().filter(is_free);
                free.fold(Bitboard::EMPTY, |all, region| all | region)
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

fn side_named(text: &str) -> Option<Color> {
    match text {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    }
}

/// Spare moves: they give no corner away, and the opponent could not play them.
fn spare_moves(position: Position) -> Bitboard {
    safe_moves_of(position) - position.pass().legal_moves()
}

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
