//! Explorations: what was played in a position, and how it went.

use super::filter::ResolvedFilter;
use super::game_facts::{GameFacts, NOBODY, NameId};
use crate::rules::{CanonicalImage, Color, Square};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Margins there are, -64 to 64.
const MARGINS: usize = 129;
/// The place of the margin 0 among them.
const DRAWN: usize = 64;
/// Games from which on players are counted in a table of all of them.
const MANY: usize = 256;

/// The move that was played in a position, in so many games.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedMove {
    /// Where: of moves that are the same, the customary one.
    pub square: Square,
    /// In how many games.
    pub games: u32,
    /// Games that Black won.
    pub black: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that White won.
    pub white: u32,
    /// Black's mean margin, in discs.
    pub mean: f64,
    /// Black's median margin, in discs: between two it is the middle.
    pub median: f64,
    /// The last year in which it was played, where any is known.
    pub last_year: Option<u16>,
    /// Who played it most, and in how many games: of several the one who played it first.
    pub most_by: Option<(NameId, u32)>,
}

/// The game that went through a position, as an index knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExploredGame {
    /// Its number in the index.
    pub number: u32,
    /// What was played.
    pub square: Square,
}

/// The exploration of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Exploration {
    /// How many games went through it.
    pub games: u32,
    /// What was played there: the move of most games first, of equals the first square.
    pub moves: Vec<PlayedMove>,
    /// The last games, the latest first.
    pub last: Vec<ExploredGame>,
}

/// The lists of a tally: games by the index of the canonical image's square. They are used again and again, for memory
/// that is new costs more than what is written there.
#[derive(Debug)]
pub struct TallyLists([Vec<u32>; 64]);

impl Default for TallyLists {
    fn default() -> Self {
        Self([const { Vec::new() }; 64])
    }
}

/// The tally of a position's games, while they are found.
#[derive(Debug)]
pub struct GameTally<'a> {
    facts: &'a GameFacts,
    filter: &'a ResolvedFilter,
    /// Whether every game counts.
    is_of_all: bool,
    games: &'a mut [Vec<u32>; 64],
}

impl<'a> GameTally<'a> {
    /// A tally of the games that a filter lets through.
    pub fn new(
        facts: &'a GameFacts,
        filter: &'a ResolvedFilter,
        lists: &'a mut TallyLists,
    ) -> Self {
        let games = &mut lists.0;
        games.iter_mut().for_each(Vec::clear);
        let is_of_all = filter.is_open() && facts.count_all();
        Self { facts, filter, is_of_all, games }
    }

    /// Counts a game in which the square of that index was played in the canonical image.
    #[inline]
    pub fn count(&mut self, square: u8, number: u32) {
        let counts = || self.facts.get(number).is_some_and(|fact| self.filter.lets(&fact));
        if (number as usize) < self.facts.len() && (self.is_of_all || counts()) {
            self.games[usize::from(square & 63)].push(number);
        }
    }

    /// What came of it: of a position with this canonical image and side to move, with so many of its last games.
    /// `name` chooses among the
    /// squares that are the same move of some games.
    pub fn finish(
        self,
        image: &CanonicalImage,
        side: Color,
        most: usize,
        mut name: impl FnMut(&[Square], &[u32]) -> Square,
    ) -> Exploration {
        let mut moves = Vec::new();
        let mut last: BinaryHeap<Reverse<(u16, u32, Square)>> = BinaryHeap::new();
        let played = (0..).map_while(Square::from_index).zip(self.games.iter());
        for (at, games) in played.filter(|(_, games)| !games.is_empty()) {
            let squares: Vec<Square> = image.all_back(at).collect();
            let square = name(&squares, games);
            moves.push(self.played(square, games, side));
            // Where none is wanted, none is looked at.
            for &number in games.iter().rev().take(if most > 0 { games.len() } else { 0 }) {
                let year = self.facts.years()[number as usize];
                let candidate = Reverse((year, number, square));
                if last.len() < most {
                    last.push(candidate);
                } else if last.peek().is_some_and(|least| candidate < *least) {
                    last.pop();
                    last.push(candidate);
                }
            }
        }
        moves.sort_by_key(|it| (Reverse(it.games), it.square));
        let games = moves.iter().map(|it| it.games).sum();
        let last = last.into_sorted_vec().into_iter();
        let last = last.map(|Reverse((_, number, square))| ExploredGame { number, square });
        Exploration { games, moves, last: last.collect() }
    }

    fn played(&self, square: Square, games: &[u32], side: Color) -> PlayedMove {
        let mut margins = [0_u32; MARGINS];
        let (mut sum, mut year) = (0_i64, 0);
        for &number in games {
            let margin = self.facts.margins()[number as usize];
            // From -64 on, without a sign.
            margins[usize::from(margin.wrapping_add(64).cast_unsigned()).min(128)] += 1;
            sum += i64::from(margin);
            year = year.max(self.facts.years()[number as usize]);
        }
        let count = games.len() as u32;
        PlayedMove {
            square,
            games: count,
            // Summed up here: who won is a coin toss, which no processor foresees game by game.
            black: margins[DRAWN + 1..].iter().sum(),
            draws: margins[DRAWN],
            white: margins[..DRAWN].iter().sum(),
            mean: sum as f64 / f64::from(count.max(1)),
            median: median(&margins, count),
            last_year: Some(year).filter(|year| *year > 0),
            most_by: self.most_by(games, side),
        }
    }

    /// Who of a side's players played most of these games.
    fn most_by(&self, games: &[u32], side: Color) -> Option<(NameId, u32)> {
        let players = self.facts.players(side);
        let player = |number: &u32| players[*number as usize];
        let least = |(name, count): &(NameId, u32)| (*count, Reverse(*name));
        if games.len() < MANY {
            let mut players: Vec<NameId> = games.iter().map(player).collect();
            players.sort_unstable();
            let each = players.chunk_by(|one, other| one == other).filter(|it| it[0] != NOBODY);
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
        each.filter(|(name, count)| *name != NOBODY && *count > 0).max_by_key(least)
    }
}

/// The median of margins of which so many are known each.
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
