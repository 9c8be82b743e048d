//! State of a lesson board.

use crate::rules::Square;

/// State of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LessonStanding {
    #[default]
    Asked,
    /// Right, with the move if the answer was one.
    Right(Option<Square>),
    /// This move was of the right kind, but loses too much.
    Lesser(Square),
    /// This move or square was wrong.
    Wrong(Square),
    WrongNumber(u32),
}

impl LessonStanding {
    /// Whether an answer was not right, so that another one may follow.
    pub const fn can_try_again(self) -> bool {
        matches!(self, Self::Lesser(_) | Self::Wrong(_) | Self::WrongNumber(_))
    }
}
