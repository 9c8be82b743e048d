//! Pairings of Swiss tournaments: equal points meet, and no pair twice.

use super::pairing::Pairing;

/// A player before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissPlayer {
    pub player: usize,
    pub half_points: u32,
    /// Earlier opponents.
    pub met: Vec<usize>,
    /// Colours of the first game of each earlier round; `true` for Black.
    pub blacks: Vec<bool>,
    pub had_bye: bool,
}

impl SwissPlayer {
    /// Rounds with Black less rounds with White.
    fn surplus(&self) -> i32 {
        self.blacks.iter().map(|&is_black| if is_black { 1 } else { -1 }).sum()
    }

    /// Colour that would come a third time in succession or reach a surplus of three; `true` for Black.
    fn barred(&self) -> Option<bool> {
        let twice = match self.blacks[..] {
            [.., one, other] if one == other => Some(other),
            _ => None,
        };
        match self.surplus() {
            2.. => Some(true),
            ..=-2 => Some(false),
            _ => twice,
        }
    }
}

/// Conditions of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Conditions {
    colours: bool,
    no_rematch: bool,
}

/// Steps of a search before the conditions are relaxed.
const MOST_STEPS: u32 = 100_000;

/// Pairings of the next round. Players with equal points form a group, whose upper half meets the lower, as in the
/// Dutch system (FIDE, "C.04.3 FIDE (Dutch) System"); an unpaired player moves to the next group. No pair meets
/// twice, and no colour comes three times in succession, as long as that is possible. With an odd number the last
/// player without a bye gets one.
///
/// `players` are in their initial order, strongest first.
pub fn pair(players: &[SwissPlayer]) -> Vec<Pairing> {
    let mut ranked: Vec<&SwissPlayer> = players.iter().collect();
    ranked.sort_by_key(|it| std::cmp::Reverse(it.half_points));
    let conditions = [
        Conditions { colours: true, no_rematch: true },
        Conditions { colours: false, no_rematch: true },
        Conditions { colours: false, no_rematch: false },
    ];
    for conditions in conditions {
        for bye in byes(&ranked) {
            let rest: Vec<&SwissPlayer> =
                ranked.iter().copied().filter(|it| Some(it.player) != bye).collect();
            let mut search = PairingSearch { conditions, steps: 0, pairs: Vec::new() };
            if search.pair(&rest) {
                let pairs = search.pairs.iter().enumerate();
                let pairs = pairs.map(|(table, &[one, other])| with_colours(one, other, table));
                return pairs.chain(bye.map(Pairing::Bye)).collect();
            }
        }
    }
    Vec::new()
}

/// Candidates for the bye, likeliest first; a single `None` for an even number.
fn byes(ranked: &[&SwissPlayer]) -> Vec<Option<usize>> {
    if ranked.len().is_multiple_of(2) {
        return vec![None];
    }
    let last_first = || ranked.iter().rev();
    let without = last_first().filter(|it| !it.had_bye);
    let with = last_first().filter(|it| it.had_bye);
    without.chain(with).map(|it| Some(it.player)).collect()
}

/// Search for a complete pairing: the first in the order of candidates.
struct PairingSearch<'a> {
    conditions: Conditions,
    steps: u32,
    pairs: Vec<[&'a SwissPlayer; 2]>,
}

impl<'a> PairingSearch<'a> {
    fn pair(&mut self, rest: &[&'a SwissPlayer]) -> bool {
        let Some((&first, others)) = rest.split_first() else { return true };
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return false;
        }
        let group = rest.iter().take_while(|it| it.half_points == first.half_points).count();
        // Order of candidates: other half of the group, own half from the middle up, lower groups.
        let middle = (group / 2).max(1);
        let below = middle - 1..group - 1;
        let above = (0..middle - 1).rev();
        let further = group - 1..others.len();
        for at in below.chain(above).chain(further) {
            let other = others[at];
            if !self.may_meet(first, other) {
                continue;
            }
            self.pairs.push([first, other]);
            let left: Vec<&SwissPlayer> =
                others.iter().enumerate().filter(|(it, _)| *it != at).map(|(_, it)| *it).collect();
            if self.pair(&left) {
                return true;
            }
            self.pairs.pop();
        }
        false
    }

    fn may_meet(&self, one: &SwissPlayer, other: &SwissPlayer) -> bool {
        let is_new = !one.met.contains(&other.player);
        let barred = [one.barred(), other.barred()];
        let is_fair = barred[0].is_none() || barred[0] != barred[1];
        (is_new || !self.conditions.no_rematch) && (is_fair || !self.conditions.colours)
    }
}

/// Pairing with colours by the first rule that decides: no barred colour; Black for the player who had it less often;
/// the colours of the last round in which they differed, swapped; the opposite of the last colour of `one`; by table in
/// the first round.
fn with_colours(one: &SwissPlayer, other: &SwissPlayer, table: usize) -> Pairing {
    let wish = |it: &SwissPlayer| (it.barred(), it.surplus());
    let is_first = match (wish(one), wish(other)) {
        ((Some(true), _), (barred, _)) if barred != Some(true) => false,
        ((Some(false), _), (barred, _)) if barred != Some(false) => true,
        (_, (Some(is_black), _)) => is_black,
        ((_, mine), (_, theirs)) if mine != theirs => mine < theirs,
        _ => {
            let mut both = one.blacks.iter().rev().zip(other.blacks.iter().rev());
            let last = both.find(|(mine, theirs)| mine != theirs).map(|(mine, _)| mine);
            last.or(one.blacks.last()).map_or(!table.is_multiple_of(2), |was_black| !was_black)
        }
    };
    let (one, other) = (one.player, other.player);
    Pairing::Game(if is_first { [one, other] } else { [other, one] })
}
