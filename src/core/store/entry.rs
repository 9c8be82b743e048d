//! Entries of lists and statistics.

use super::{GameId, Query, StoredGame};
use crate::coach::Review;
use crate::records::{PlayerName, without_zone};
use crate::rules::{Color, Variant};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEntry {
    pub id: GameId,
    pub variant: Variant,
    pub players: [PlayerName; 2],
    pub date: String,
    pub place: String,
    /// Whether it was played here.
    pub is_own: bool,
    /// Discs placed.
    pub moves: u32,
    /// Discs of Black and White.
    pub discs: [u32; 2],
    /// Final margin of Black with empty squares to the winner.
    pub result: Option<i32>,
    pub is_finished: bool,
    /// Empty without a name.
    pub opening: String,
}

impl GameEntry {
    /// Side of the opponent of the person whose library it is, also known as `own`; White if that person played
    /// neither side.
    pub fn opponent(&self, own: &str) -> Color {
        let [_, white] = &self.players;
        let is_theirs = *white == PlayerName::You || !own.is_empty() && white.text() == own;
        if is_theirs { Color::Black } else { Color::White }
    }

    /// Variant, unless standard Reversi, and opening.
    pub fn kind(&self) -> String {
        let variant = Some(self.variant.name).filter(|_| !self.variant.is_tournament());
        let opening = Some(&*self.opening).filter(|opening| !opening.is_empty());
        variant.into_iter().chain(opening).collect::<Vec<_>>().join(", ")
    }

    /// Date to the minute.
    pub fn when(&self) -> &str {
        without_zone(&self.date)
    }

    /// Score: `40-24` with empty squares to the winner once over, `40-24*` before; `X`, `O` or `=` in tic-tac-toe.
    pub fn score(&self) -> String {
        let [black, white] = self.discs;
        let squares = self.variant.board.len().cast_signed();
        match (self.variant.flips(), self.result, self.is_finished) {
            (false, Some(1..), true) => "X".to_owned(),
            (false, Some(0), true) => "=".to_owned(),
            (false, Some(_), true) => "O".to_owned(),
            (true, Some(result), true)
                if self.variant.gives_empties() && (-squares..=squares).contains(&result) =>
            {
                format!("{}-{}", i32::midpoint(squares, result), i32::midpoint(squares, -result))
            }
            (false, ..) => "*".to_owned(),
            (true, _, true) => format!("{black}-{white}"),
            (true, _, false) => format!("{black}-{white}*"),
        }
    }
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    pub query: Query,
    /// Games from the query's offset on.
    pub entries: Vec<GameEntry>,
    /// Number of all games of the query.
    pub total: usize,
}

/// A finished game of a person against the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    pub variant: Variant,
    /// Number of the computer's level.
    pub level: u16,
    /// Margin of the person with empty squares to the winner; in tic-tac-toe 1, 0 or -1.
    pub difference: i32,
    pub date: String,
    /// Whether the start was even, so that the game counts for the rating.
    pub is_even: bool,
}

/// Games of a player at the start of a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InitialGames {
    /// Unfinished games, latest last.
    pub unfinished: Vec<StoredGame>,
    /// Games against the computer, oldest first; none if they were not asked for.
    pub history: Option<Vec<FinishedGame>>,
    /// Whether the player has neither played nor learnt.
    pub is_new: bool,
}

/// Data of the start screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// Games against the computer, oldest first.
    pub history: Vec<FinishedGame>,
    /// Exercises due today.
    pub due: usize,
    /// Game that ended last, with its review if there is one.
    pub last: Option<(StoredGame, Option<Review>)>,
    /// Latest analysis without a game.
    pub analysis: Option<StoredGame>,
}
