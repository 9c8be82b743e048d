//! Series scores: results of consecutive games between the same players.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeriesScore {
    /// Wins by player: the only person first, else Black first.
    pub wins: [u32; 2],
    pub draws: u32,
}

impl SeriesScore {
    /// Adds a game won by the player of this index, or drawn.
    #[must_use]
    pub const fn with(mut self, winner: Option<usize>) -> Self {
        match winner {
            Some(player) => self.wins[player] += 1,
            None => self.draws += 1,
        }
        self
    }

    pub const fn games(&self) -> u32 {
        self.wins[0] + self.wins[1] + self.draws
    }
}
