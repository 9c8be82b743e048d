//! Strength of the library's players by their results.

use super::game_facts::{GameFacts, UNNAMED};
use crate::rules::Color;

/// Ratings of players by number, in points of Elo's scale around 0.
///
/// A rating is the mean of *opponent's rating, 400 more for a win and 400 less for a loss* over the player's games and
/// a few drawn ones against a player of rating 0, repeated until it settles: a linear form of Elo's performance
/// rating ("The Rating of Chessplayers, Past and Present", 1978). It puts games in order; it predicts nothing.
#[derive(Clone, Debug, Default)]
pub struct PlayerStrengths(Vec<i64>);

/// Drawn games against a player of rating 0 that everyone starts with.
const PRIOR_GAMES: i64 = 10;
/// Rating difference of a won game.
const WIN: i64 = 400;
const ROUNDS: usize = 4;

impl PlayerStrengths {
    /// Ratings by the results of all games that count. Whole numbers, so that the order of the games does not matter.
    pub fn of(facts: &GameFacts) -> Self {
        let [black, white] = Color::BOTH.map(|side| facts.players(side));
        let most = black.iter().chain(white).max().map_or(0, |most| *most as usize + 1);
        let mut ratings = vec![0; most];
        for _ in 0..ROUNDS {
            let mut sums = vec![(0, PRIOR_GAMES); most];
            let games = black.iter().zip(white).zip(facts.margins()).zip(facts.gone());
            for (((black, white), margin), _) in games.filter(|(_, is_gone)| !**is_gone) {
                let (black, white) = (*black as usize, *white as usize);
                let gain = WIN * i64::from(margin.signum());
                sums[black].0 += ratings[white] + gain;
                sums[white].0 += ratings[black] - gain;
                sums[black].1 += 1;
                sums[white].1 += 1;
            }
            ratings = sums.into_iter().map(|(sum, games)| sum / games).collect();
            // The unnamed are many players, and unknown.
            if let Some(unnamed) = ratings.get_mut(UNNAMED as usize) {
                *unnamed = -WIN;
            }
        }
        Self(ratings)
    }

    /// Strength of a game: the rating of its weaker player, in whole points.
    pub fn of_game(&self, facts: &GameFacts, number: u32) -> i64 {
        let of = |side: Color| {
            let player = facts.players(side).get(number as usize);
            player.and_then(|player| self.0.get(*player as usize)).copied().unwrap_or(0)
        };
        of(Color::Black).min(of(Color::White))
    }
}

#[cfg(test)]
mod tests {
    use super::super::game_facts::GameFact;
    use super::*;

    fn fact(players: [u32; 2], margin: i8) -> GameFact {
        GameFact { players, place: 0, year: 2020, margin, is_own: false, is_gone: false }
    }

    #[test]
    fn games_between_winners_come_before_games_with_losers() {
        let mut facts = GameFacts::default();
        // 1 and 2 win against 3, draw with each other; 0 is unnamed.
        for _ in 0..10 {
            facts.push(fact([1, 3], 10));
            facts.push(fact([3, 2], -4));
        }
        facts.push(fact([1, 2], 0));
        facts.push(fact([0, 1], 2));
        let strengths = PlayerStrengths::of(&facts);
        let of = |number: u32| strengths.of_game(&facts, number);
        assert!(of(20) > of(0), "{} {}", of(20), of(0));
        assert!(of(20) > of(21), "an unnamed player");
    }
}
