//! Standings of a tournament.

use super::pairing::Pairing;
use super::rating_list::{RatedPlayer, rate};
use super::tournament::{Format, Tournament};
use crate::rules::Color;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    pub player: usize,
    /// Half points: 2 for a win, 1 for a draw, and for a bye those of wins.
    pub half_points: u32,
    /// Games won, drawn and lost.
    pub results: [u32; 3],
    /// Games replaced by a bye.
    pub byes: u32,
    /// Own discs in all games, with empty squares to the winner.
    pub discs: u32,
    /// Tie-break of Othello tournaments (I. Brightwell): own discs, and six times the points of all opponents. A bye
    /// counts 32 discs and an opponent with the player's own points.
    pub brightwell: u32,
    /// Round of the loss in a knock-out, from 0.
    pub out_in: Option<u32>,
    /// Rating among the players of this tournament.
    pub rating: RatedPlayer,
}

/// Discs of a bye in Brightwell's tie-break.
const BYE_DISCS: u32 = 32;

/// Players by points, Brightwell's tie-break and discs; in a knock-out first by the round reached.
pub fn standings(tournament: &Tournament) -> Vec<Standing> {
    let games: Vec<_> = tournament.played().map(|(game, score)| (game.players, score)).collect();
    let ratings = rate(tournament.plan().players, &games);
    let new = |(player, rating)| Standing {
        player,
        half_points: 0,
        results: [0; 3],
        byes: 0,
        discs: 0,
        brightwell: 0,
        out_in: None,
        rating,
    };
    let mut standings: Vec<Standing> = ratings.into_iter().enumerate().map(new).collect();
    for (players, score) in &games {
        for side in Color::BOTH {
            let standing = &mut standings[players[side.index()]];
            let half_points = score.half_points(side);
            standing.half_points += half_points;
            standing.results[2 - half_points as usize] += 1;
            standing.discs += score.discs[side.index()];
        }
    }
    if tournament.plan().format == Format::Swiss {
        let byes = tournament.rounds().iter().flatten().filter_map(|pairing| match *pairing {
            Pairing::Bye(player) => Some(player),
            Pairing::Game(_) => None,
        });
        for player in byes {
            standings[player].byes += tournament.plan().games;
            standings[player].half_points += 2 * tournament.plan().games;
        }
    }
    // Six times a point is three times a half point.
    let points: Vec<u32> = standings.iter().map(|it| 3 * it.half_points).collect();
    for standing in &mut standings {
        let bye = BYE_DISCS + points[standing.player];
        standing.brightwell = standing.discs + standing.byes * bye;
    }
    for (players, _) in &games {
        for side in Color::BOTH {
            standings[players[side.index()]].brightwell += points[players[(!side).index()]];
        }
    }
    if tournament.plan().format == Format::Knockout {
        for standing in &mut standings {
            standing.out_in = tournament.lost_in(standing.player);
        }
    }
    let order = |it: &Standing| {
        let reached = it.out_in.unwrap_or(u32::MAX);
        std::cmp::Reverse((reached, it.half_points, it.brightwell, it.discs))
    };
    standings.sort_by_key(order);
    standings
}

/// Half points of each player against each other; `None` where they have not met.
pub fn crosstable(tournament: &Tournament) -> Vec<Vec<Option<u32>>> {
    let players = tournament.plan().players;
    let mut cross = vec![vec![None; players]; players];
    for (game, score) in tournament.played() {
        let [black, white] = game.players;
        *cross[black][white].get_or_insert(0) += score.half_points(Color::Black);
        *cross[white][black].get_or_insert(0) += score.half_points(Color::White);
    }
    cross
}
