//! The series score: games won and drawn between the same players.

/// Games won and drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeriesScore {
    /// Games won, by player: the only person first, else Black first.
    pub wins: [u32; 2],
    /// Games that nobody won.
    pub draws: u32,
}

impl SeriesScore {
    /// The score with one more game, won by the player of this index, or drawn.
    #[must_use]
    pub const fn with(mut self, winner: Option<usize>) -> Self {
        match winner {
            Some(player) => self.wins[player] += 1,
            None => self.draws += 1,
        }
        self
    }

    /// Games finished.
    pub const fn games(&self) -> u32 {
        self.wins[0] + self.wins[1] + self.draws
    }
}
