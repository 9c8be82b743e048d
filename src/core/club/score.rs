//! Scores of games.

use crate::rules::Color;

/// The score of a game: the discs of Black and White as tournaments count them, empty squares to the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameScore {
    /// Black's discs and White's.
    pub discs: [u32; 2],
    /// The side that won; `None` for a draw.
    pub winner: Option<Color>,
}

impl GameScore {
    /// The score of a game that was counted out.
    pub fn counted([black, white]: [u32; 2]) -> Self {
        let winner = match black.cmp(&white) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        };
        Self { discs: [black, white], winner }
    }

    /// The score of a game that `loser` has lost without playing to the end: none of so many squares is its own.
    pub fn forfeited(loser: Color, squares: u32) -> Self {
        let mut discs = [squares; 2];
        discs[loser.index()] = 0;
        Self { discs, winner: Some(!loser) }
    }

    /// Half points of a side: 2 for a win, 1 for a draw.
    pub fn half_points(self, side: Color) -> u32 {
        match self.winner {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        }
    }
}

/// Points as they are written: `3`, `3.5`.
pub fn points(half_points: u32) -> String {
    let half = if half_points.is_multiple_of(2) { "" } else { ".5" };
    format!("{}{half}", half_points / 2)
}
