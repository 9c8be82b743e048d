//! Pairings of round robins.

use super::pairing::Pairing;

/// Rounds in which every two players meet once, by the circle method: one player stays, the others move one place a
/// round. A player's numbers of games with Black and with White differ by at most one.
///
/// After R. Schurig, "Die Paarung der Theilnehmer eines Turniers", Deutsche Schachzeitung 41 (1886).
pub fn rounds(players: usize) -> Vec<Vec<Pairing>> {
    let circle = players.next_multiple_of(2);
    let moving = circle - 1;
    let round = |round: usize| {
        let pair = |table: usize| {
            let one = (round + table) % moving;
            let other = if table == 0 { moving } else { (round + moving - table) % moving };
            // The fixed player alternates colours by round, the others by table.
            let is_first = if table == 0 { round.is_multiple_of(2) } else { table % 2 == 1 };
            let [black, white] = if is_first { [one, other] } else { [other, one] };
            match (black < players, white < players) {
                (true, true) => Pairing::Game([black, white]),
                (true, false) => Pairing::Bye(black),
                (false, _) => Pairing::Bye(white),
            }
        };
        let mut pairings: Vec<Pairing> = (0..circle / 2).map(pair).collect();
        // Byes come last, so that tables are numbered without gaps.
        pairings.sort_by_key(|pairing| pairing.players().is_none());
        pairings
    };
    (0..moving).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once_with_fair_colours() {
        for players in 2..=17 {
            let rounds = rounds(players);
            let mut met = vec![vec![0; players]; players];
            let mut blacks = vec![0_i32; players];
            for round in &rounds {
                let mut seen = vec![0; players];
                for pairing in round {
                    match *pairing {
                        Pairing::Game([black, white]) => {
                            met[black][white] += 1;
                            met[white][black] += 1;
                            blacks[black] += 1;
                            blacks[white] -= 1;
                            seen[black] += 1;
                            seen[white] += 1;
                        }
                        Pairing::Bye(player) => seen[player] += 1,
                    }
                }
                assert!(seen.iter().all(|&count| count == 1), "{players}: {round:?}");
            }
            for (one, row) in met.iter().enumerate() {
                for (other, &count) in row.iter().enumerate() {
                    assert_eq!(count, i32::from(one != other), "{players}: {one} and {other}");
                }
            }
            assert!(blacks.iter().all(|it| it.abs() <= 1), "{players}: {blacks:?}");
        }
    }
}
