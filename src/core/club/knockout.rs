//! Pairings of knock-outs.

use super::pairing::Pairing;

/// Pairings of the first round, players by strength: the best meet as late as possible, and have the byes.
pub fn first_round(players: usize) -> Vec<Pairing> {
    let places = players.next_power_of_two();
    // Seeds in bracket order: 1-8, 4-5, 2-7, 3-6.
    let mut order = vec![0];
    while order.len() < places {
        let last = 2 * order.len() - 1;
        order = order.iter().flat_map(|&seed| [seed, last - seed]).collect();
    }
    order.chunks_exact(2).map(|pair| meet(pair[0], pair[1], players)).collect()
}

/// Pairings of the next round; `winners` are in the order of the previous round's tables.
pub fn next_round(winners: &[usize]) -> Vec<Pairing> {
    winners.chunks_exact(2).map(|pair| meet(pair[0], pair[1], usize::MAX)).collect()
}

/// Pairing of two players, in which the weaker one has Black first; a bye if the weaker one does not exist.
fn meet(one: usize, other: usize, players: usize) -> Pairing {
    let (strong, weak) = (one.min(other), one.max(other));
    if weak < players { Pairing::Game([weak, strong]) } else { Pairing::Bye(strong) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_meet_last() {
        let pairs = |round: Vec<Pairing>| round.into_iter().filter_map(Pairing::players).count();
        for players in 2..=33 {
            let mut round = first_round(players);
            let places = players.next_power_of_two();
            assert_eq!((round.len(), pairs(round.clone())), (places / 2, players - places / 2));
            loop {
                // The stronger player always wins.
                let winners: Vec<usize> = round
                    .iter()
                    .map(|pairing| match *pairing {
                        Pairing::Game([weak, strong]) => strong.min(weak),
                        Pairing::Bye(player) => player,
                    })
                    .collect();
                let mut sorted = winners.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, (0..winners.len()).collect::<Vec<_>>(), "of {players}");
                if winners.len() == 1 {
                    break;
                }
                round = next_round(&winners);
            }
        }
    }
}
