//! Compaction of runs, as in a log-structured merge tree (O'Neil and others, 1996).
//!
//! A run's tier is the logarithm of its games. When enough runs of a tier stand at the end, they merge into a higher
//! one: each posting is written a few times, and queries read few runs.

use super::posting::MAX_GAMES;
use std::ops::Range;

/// Number of runs of a tier that merge, and base of the tier's logarithm.
const FACTOR: u32 = 16;

const fn tier(games: u32) -> u32 {
    match games.checked_ilog(FACTOR) {
        None => 0,
        Some(tier) => tier,
    }
}

/// Indices of the runs to merge, given the number of games of each run in order; `None` if no tier has enough runs.
pub fn runs_to_merge(games: &[u32]) -> Option<Range<usize>> {
    (0..=tier(MAX_GAMES)).find_map(|wanted| {
        let begin = games.iter().rposition(|it| tier(*it) > wanted).map_or(0, |last| last + 1);
        let count = games[begin..].iter().filter(|it| tier(**it) == wanted).count();
        if count < FACTOR as usize {
            return None;
        }
        let sums = games[begin..].iter().scan(0_u32, |sum, it| {
            *sum += it;
            Some(*sum)
        });
        let end = begin + sums.take_while(|sum| *sum <= MAX_GAMES).count();
        (end - begin > 1).then_some(begin..end)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs after games arrived in these portions, and the games written in all.
    fn after(portions: impl Iterator<Item = u32>) -> (Vec<u32>, u64) {
        let (mut runs, mut written) = (Vec::new(), 0_u64);
        for portion in portions {
            runs.push(portion);
            written += u64::from(portion);
            while let Some(range) = runs_to_merge(&runs) {
                let sum: u32 = runs[range.clone()].iter().sum();
                runs.splice(range, [sum]);
                written += u64::from(sum);
            }
        }
        (runs, written)
    }

    #[test]
    fn runs_stay_few_and_no_game_is_written_often() {
        let (runs, written) = after(std::iter::repeat_n(1000, 137));
        assert_eq!(runs.iter().sum::<u32>(), 137_000);
        assert!(runs.len() < 24 && written <= 2 * 137_000, "{runs:?}, {written}");
        let (runs, written) = after(std::iter::repeat_n(1, 70_000));
        assert_eq!(runs.iter().sum::<u32>(), 70_000);
        assert!(runs.len() < 64 && written <= 6 * 70_000, "{runs:?}, {written}");
        let (runs, _) = after((0..20_000).map(|at| if at % 7 == 0 { 1000 } else { 1 }));
        assert!(runs.len() < 90, "{runs:?}");
        assert!(runs.iter().all(|run| *run <= MAX_GAMES));
    }
}
