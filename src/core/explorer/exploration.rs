//! Explorations: moves played in a position, with results.

use super::filter::ResolvedFilter;
use super::game_facts::{GameFacts, NameId, UNNAMED};
use super::player_strength::PlayerStrengths;
use crate::rules::{CanonicalImage, Color, Square};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Number of margins, -64 to 64.
const MARGINS: usize = 129;
/// Index of margin 0.
const DRAWN: usize = 64;
/// Number of games from which players are counted by index instead of by sorting.
const MANY: usize = 256;

/// A move played in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedMove {
    /// Square; of symmetric moves the usual one.
    pub square: Square,
    pub games: u32,
    /// Games won by Black.
    pub black: u32,
    pub draws: u32,
    /// Games won by White.
    pub white: u32,
    /// Black's mean margin in discs.
    pub mean: f64,
    /// Black's median margin in discs; for an even number of games, the mean of the two middle margins.
    pub median: f64,
    pub last_year: Option<u16>,
    /// Most frequent player of the side to move, and the number of games; of equals, the one with the lowest id.
    pub most_by: Option<(NameId, u32)>,
}

/// An indexed game that reached a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExploredGame {
    pub number: u32,
    pub square: Square,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Exploration {
    pub games: u32,
    /// Moves by frequency, then by square.
    pub moves: Vec<PlayedMove>,
    /// Games of the strongest players, the strongest first; of equals the latest.
    pub top: Vec<ExploredGame>,
}

/// Games by move square of the canonical position. Reused, because new memory is slow to touch.
#[derive(Debug)]
pub struct TallyLists([Vec<u32>; 64]);

impl Default for TallyLists {
    fn default() -> Self {
        Self([const { Vec::new() }; 64])
    }
}

/// Tally of a position's games.
#[derive(Debug)]
pub struct GameTally<'a> {
    facts: &'a GameFacts,
    strengths: &'a PlayerStrengths,
    filter: &'a ResolvedFilter,
    /// Whether every game counts.
    is_of_all: bool,
    games: &'a mut [Vec<u32>; 64],
}

impl<'a> GameTally<'a> {
    /// A tally of the games that pass a filter.
    pub fn new(
        facts: &'a GameFacts,
        strengths: &'a PlayerStrengths,
        filter: &'a ResolvedFilter,
        lists: &'a mut TallyLists,
    ) -> Self {
        let games = &mut lists.0;
        games.iter_mut().for_each(Vec::clear);
        let is_of_all = filter.is_open() && facts.count_all();
        Self { facts, strengths, filter, is_of_all, games }
    }

    /// Counts a game that played this square of the canonical position.
    #[inline]
    pub fn count(&mut self, square: u8, number: u32) {
        let counts = || self.facts.get(number).is_some_and(|fact| self.filter.lets(&fact));
        if (number as usize) < self.facts.len() && (self.is_of_all || counts()) {
            self.games[usize::from(square & 63)].push(number);
        }
    }

    /// Exploration of a position with this canonical image and side to move, with at most `most` games of the strongest players.
    /// `name` chooses among symmetric squares.
    pub fn finish(
        self,
        image: &CanonicalImage,
        side: Color,
        most: usize,
        mut name: impl FnMut(&[Square], &[u32]) -> Square,
    ) -> Exploration {
        let mut moves = Vec::new();
        let mut top: BinaryHeap<Reverse<(i64, u16, u32, Square)>> = BinaryHeap::new();
        let played = (0..).map_while(Square::from_index).zip(self.games.iter());
        for (at, games) in played.filter(|(_, games)| !games.is_empty()) {
            let squares: Vec<Square> = image.all_back(at).collect();
            let square = name(&squares, games);
            moves.push(self.played(square, games, side));
            // Without games to return, the loop is skipped.
            for &number in games.iter().rev().take(if most > 0 { games.len() } else { 0 }) {
                let year = self.facts.years()[number as usize];
                let strength = self.strengths.of_game(self.facts, number);
                let candidate = Reverse((strength, year, number, square));
                if top.len() < most {
                    top.push(candidate);
                } else if top.peek().is_some_and(|least| candidate < *least) {
                    top.pop();
                    top.push(candidate);
                }
            }
        }
        moves.sort_by_key(|it| (Reverse(it.games), it.square));
        let games = moves.iter().map(|it| it.games).sum();
        let top = top.into_sorted_vec().into_iter();
        let top = top.map(|Reverse((_, _, number, square))| ExploredGame { number, square });
        Exploration { games, moves, top: top.collect() }
    }

    fn played(&self, square: Square, games: &[u32], side: Color) -> PlayedMove {
        let mut margins = [0_u32; MARGINS];
        let (mut sum, mut year) = (0_i64, 0);
        for &number in games {
            let margin = self.facts.margins()[number as usize];
            // Margin -64 has index 0; margin 64 wraps around, and the cast makes it 128.
            margins[usize::from(margin.wrapping_add(64).cast_unsigned()).min(128)] += 1;
            sum += i64::from(margin);
            year = year.max(self.facts.years()[number as usize]);
        }
        let count = games.len() as u32;
        PlayedMove {
            square,
            games: count,
            // A sum afterwards avoids an unpredictable branch for each game.
            black: margins[DRAWN + 1..].iter().sum(),
            draws: margins[DRAWN],
            white: margins[..DRAWN].iter().sum(),
            mean: sum as f64 / f64::from(count.max(1)),
            median: median(&margins, count),
            last_year: Some(year).filter(|year| *year > 0),
            most_by: self.most_by(games, side),
        }
    }

    /// Most frequent player of a side, and the number of games.
    fn most_by(&self, games: &[u32], side: Color) -> Option<(NameId, u32)> {
        let players = self.facts.players(side);
        let player = |number: &u32| players[*number as usize];
        let least = |(name, count): &(NameId, u32)| (*count, Reverse(*name));
        if games.len() < MANY {
            let mut players: Vec<NameId> = games.iter().map(player).collect();
            players.sort_unstable();
            let each = players.chunk_by(|one, other| one == other).filter(|it| it[0] != UNNAMED);
            return each.map(|same| (same[0], same.len() as u32)).max_by_key(least);
        }
        let mut counts: Vec<u32> = Vec::new();
        for number in games {
            let at = player(number) as usize;
            if at >= counts.len() {
                counts.resize(at + 1, 0);
            }
            counts[at] += 1;
        }
        let each = counts.iter().enumerate().map(|(name, count)| (name as NameId, *count));
        each.filter(|(name, count)| *name != UNNAMED && *count > 0).max_by_key(least)
    }
}

/// Median of a histogram: `counts[i]` games ended with margin `i - 64`.
fn median(margins: &[u32; MARGINS], count: u32) -> f64 {
    let at = |wanted: u32| {
        let mut before = 0;
        let found = margins.iter().position(|it| {
            before += it;
            before > wanted
        });
        found.map_or(0.0, |at| at as f64 - 64.0)
    };
    f64::midpoint(at(count.saturating_sub(1) / 2), at(count / 2))
}
