//! Facts of games for filters and statistics, 17 bytes a game.

use crate::rules::Color;

/// Number of a player's, event's or source's name.
pub type NameId = u32;

pub const UNNAMED: NameId = 0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameFact {
    /// Black and White.
    pub players: [NameId; 2],
    /// Event or source.
    pub place: NameId,
    /// Year; 0 if unknown.
    pub year: u16,
    /// Black's discs less White's, empty squares to the winner: -64 to 64.
    pub margin: i8,
    /// Whether the game was played here.
    pub is_own: bool,
    /// Whether the game does not count: it was deleted, was indexed again after a change, or belongs to another player.
    pub is_gone: bool,
}

impl GameFact {
    pub const fn is_possible(&self) -> bool {
        self.margin.unsigned_abs() <= 64
    }

    pub fn names(&self) -> impl Iterator<Item = NameId> {
        self.players.into_iter().chain([self.place])
    }
}

/// Facts of all games by number, in columns, so that counting one fact reads only its column.
#[derive(Clone, Debug, Default)]
pub struct GameFacts {
    players: [Vec<NameId>; 2],
    places: Vec<NameId>,
    years: Vec<u16>,
    margins: Vec<i8>,
    own: Vec<bool>,
    gone: Vec<bool>,
    gone_count: usize,
}

impl GameFacts {
    pub fn push(&mut self, fact: GameFact) {
        for (column, name) in self.players.iter_mut().zip(fact.players) {
            column.push(name);
        }
        self.places.push(fact.place);
        self.years.push(fact.year);
        self.margins.push(fact.margin);
        self.own.push(fact.is_own);
        self.gone.push(fact.is_gone);
        self.gone_count += usize::from(fact.is_gone);
    }

    pub const fn len(&self) -> usize {
        self.gone.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.gone.is_empty()
    }

    pub fn get(&self, number: u32) -> Option<GameFact> {
        let at = number as usize;
        let is_gone = *self.gone.get(at)?;
        Some(GameFact {
            players: [self.players[0][at], self.players[1][at]],
            place: self.places[at],
            year: self.years[at],
            margin: self.margins[at],
            is_own: self.own[at],
            is_gone,
        })
    }

    pub const fn count_all(&self) -> bool {
        self.gone_count == 0
    }

    pub fn players(&self, side: Color) -> &[NameId] {
        &self.players[side.index()]
    }

    /// Years by game; 0 if unknown.
    pub fn years(&self) -> &[u16] {
        &self.years
    }

    /// Whether each game does not count.
    pub fn gone(&self) -> &[bool] {
        &self.gone
    }

    /// Black's margins by game.
    pub fn margins(&self) -> &[i8] {
        &self.margins
    }
}
