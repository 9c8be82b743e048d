//! Scores of games.

use crate::rules::{Color, Count, Game};

/// Score of a game: discs of both sides by the tournament rule that gives empty squares to the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameScore {
    /// Discs of Black and White.
    pub discs: [u32; 2],
    pub winner: Option<Color>,
}

impl GameScore {
    /// Score of a game that is over.
    pub fn of(game: &Game) -> Self {
        if let Some(forfeit) = game.forfeit() {
            return Self::forfeited(forfeit.loser, game.variant().board.len());
        }
        let Count { black, white } = game.final_count();
        Self::counted([black, white])
    }

    /// Score of a game played to its end.
    pub fn counted([black, white]: [u32; 2]) -> Self {
        let winner = match black.cmp(&white) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        };
        Self { discs: [black, white], winner }
    }

    /// Score of a game that `loser` forfeited: the winner has all `squares`.
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

/// Points as text: `3`, `3.5`.
pub fn points(half_points: u32) -> String {
    let half = if half_points.is_multiple_of(2) { "" } else { ".5" };
    format!("{}{half}", half_points / 2)
}
