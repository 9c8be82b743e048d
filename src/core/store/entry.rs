//! What lists and statistics show of kept games.

use super::{GameId, Query, StoredGame};
use crate::coach::Review;
use crate::records::without_zone;
use crate::rules::{Color, Variant};

/// The entry of a game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// Its number.
    pub id: GameId,
    /// Its variant.
    pub variant: Variant,
    /// The players' names.
    pub players: [String; 2],
    /// When it was played.
    pub date: String,
    /// Where it was played.
    pub place: String,
    /// How many discs were placed.
    pub moves: u32,
    /// Black's discs and White's.
    pub discs: [u32; 2],
    /// Black's discs less White's, the empty squares given to the winner, of a game that is over.
    pub result: Option<i32>,
    /// Whether it is over.
    pub is_finished: bool,
    /// The opening's name; empty where there is none.
    pub opening: String,
}

impl GameEntry {
    /// A side's player, `?` where nobody says.
    pub fn player(&self, side: Color) -> &str {
        let name = &self.players[side.index()];
        if name.is_empty() { "?" } else { name }
    }

    /// The opponent of the player of this name; where both sides are others, White's player.
    pub fn opponent(&self, of: &str) -> &str {
        let [black, white] = &self.players;
        if white == of { black } else { white }
    }

    /// The variant's name, where it is not standard Reversi, and the opening's, where it has one.
    pub fn kind(&self) -> String {
        let variant = Some(self.variant.name).filter(|_| !self.variant.is_tournament());
        let opening = Some(&*self.opening).filter(|opening| !opening.is_empty());
        variant.into_iter().chain(opening).collect::<Vec<_>>().join(", ")
    }

    /// When it was played, to the minute.
    pub fn when(&self) -> &str {
        without_zone(&self.date)
    }

    /// How it ended or stands: `40-24`, with the empty squares given to the winner where it is over,
    /// `40-24*` where it is not; `X`, `O` or `=` in tic-tac-toe.
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

/// The listing: a part of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// What was asked.
    pub query: Query,
    /// The games from the query's offset on.
    pub entries: Vec<GameEntry>,
    /// How many there are in all.
    pub total: usize,
}

/// A game against the computer that came to its end, seen from the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The variant.
    pub variant: Variant,
    /// The number of the computer's level.
    pub level: u16,
    /// The person's discs less the computer's, the empty squares given to the winner; in tic-tac-toe
    /// 1, 0 or -1.
    pub difference: i32,
    /// When it ended.
    pub date: String,
    /// Whether it began as games usually do: only then does it say how strong the person is.
    pub is_even: bool,
}

/// The glance at what is kept: what a player sees first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// The games against the computer, the oldest first.
    pub history: Vec<FinishedGame>,
    /// How many exercises are due today.
    pub due: usize,
    /// The game that came to an end last, and its review where one is kept.
    pub last: Option<(StoredGame, Option<Review>)>,
    /// The analysis of no game that was worked at last.
    pub analysis: Option<StoredGame>,
}
