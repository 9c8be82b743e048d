//! Claims of lessons about boards, which rules and solver can check.

use super::task::{COUNTED, Marks, TaskError, best_score, counted, fact_kind, has_fact};
use crate::coach::FactKind;
use crate::rules::{Bitboard, Game, Square, Turn};

/// A claim about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A fact holds (`true`) or does not hold (`false`) for a move.
    Fact(Square, FactKind, bool),
    /// Score of a move for its side.
    Scores(Square, i32),
    /// Best score of the side to move.
    Best(i32),
    /// Number of squares of a kind.
    Number(Marks, u32),
    Squares(Marks, Bitboard),
    /// Number of the opponent's moves after a move.
    Replies(Square, u32),
}

/// Error of a false claim.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Untrue {
    /// Invalid on the board.
    #[error(transparent)]
    Senseless(#[from] TaskError),
    #[error("{0} is {not}{1}", not = if *.2 { "not " } else { "" })]
    Fact(Square, FactKind, bool),
    #[error("it is {0}, not {1}")]
    Number(i32, i32),
    #[error("the squares are {0}")]
    Squares(String),
}

impl Claim {
    /// Checks the claim on a board.
    ///
    /// # Errors
    ///
    /// [`Untrue`] with what holds instead.
    pub fn check(&self, game: &Game) -> Result<(), Untrue> {
        let position = *game.position();
        let Turn::Place(side) = game.turn() else { return Err(TaskError::NoMove.into()) };
        let legal = |square: Square| {
            let after = position.play(square);
            after.map_err(|_| TaskError::NotLegal(square))
        };
        let same = |is: i32, claimed: i32| {
            if is == claimed { Ok(()) } else { Err(Untrue::Number(is, claimed)) }
        };
        match self {
            Self::Fact(square, kind, is_so) => {
                legal(*square)?;
                if has_fact(position, side, *square, *kind) == *is_so {
                    Ok(())
                } else {
                    Err(Untrue::Fact(*square, *kind, *is_so))
                }
            }
            Self::Scores(square, claimed) => {
                legal(*square)?;
                let values = counted(position, COUNTED)?;
                let value = values.iter().find(|value| value.square == *square);
                same(value.map_or(0, |value| value.score), *claimed)
            }
            Self::Best(claimed) => same(best_score(position, COUNTED)?, *claimed),
            Self::Number(marks, claimed) => {
                same(marks.squares(game)?.len().cast_signed(), claimed.cast_signed())
            }
            Self::Squares(marks, claimed) => {
                let are = marks.squares(game)?;
                if are == *claimed { Ok(()) } else { Err(Untrue::Squares(names(are))) }
            }
            Self::Replies(square, claimed) => {
                let replies = legal(*square)?.legal_moves().len();
                same(replies.cast_signed(), claimed.cast_signed())
            }
        }
    }
}

/// Squares by name, separated by blanks.
pub fn names(squares: Bitboard) -> String {
    squares.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// Claim of a lesson's line: `c4 quiet`, `c4 not quiet`, `c4 scores +6`, `best +6`, `c4 replies 3`, `flips c4 is 3`,
/// `stable black is a1 b1`.
pub fn read(text: &str) -> Option<Claim> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Some(at) = words.iter().position(|word| *word == "is") {
        let marks = Marks::named(&words[..at])?;
        return match words[at + 1..] {
            [number] if number.parse::<u32>().is_ok() => {
                Some(Claim::Number(marks, number.parse().ok()?))
            }
            ref squares => {
                let squares: Option<Bitboard> =
                    squares.iter().map(|it| it.parse::<Square>().ok()).collect();
                Some(Claim::Squares(marks, squares?))
            }
        };
    }
    Some(match words[..] {
        ["best", score] => Claim::Best(score.parse().ok()?),
        [square, "scores", score] => Claim::Scores(square.parse().ok()?, score.parse().ok()?),
        [square, "replies", count] => Claim::Replies(square.parse().ok()?, count.parse().ok()?),
        [square, "not", kind] => Claim::Fact(square.parse().ok()?, fact_kind(kind)?, false),
        [square, kind] => Claim::Fact(square.parse().ok()?, fact_kind(kind)?, true),
        _ => return None,
    })
}
