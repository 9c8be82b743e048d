//! The Swiss system: players with about the same points meet, and nobody twice.

use super::pairing::Pairing;

/// A player before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissPlayer {
    /// The player's number.
    pub player: usize,
    /// Half points so far.
    pub half_points: u32,
    /// Whom they have met.
    pub met: Vec<usize>,
    /// The colours of the rounds so far, `true` for Black, as they were in the first game of each.
    pub blacks: Vec<bool>,
    /// Whether they have had a bye.
    pub had_bye: bool,
}

impl SwissPlayer {
    /// How much more often they had Black than White.
    fn surplus(&self) -> i32 {
        self.blacks.iter().map(|&is_black| if is_black { 1 } else { -1 }).sum()
    }

    /// The colour that they may not have again: a third time in a row, or three more than the other.
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

/// The conditions that a pairing has to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Conditions {
    colours: bool,
    no_rematch: bool,
}

/// Steps after which a way to pair everybody is given up for a laxer one.
const MOST_STEPS: u32 = 100_000;

/// The pairings of the next round. Players with the same points are one group, in their order: its upper half meets the
/// lower half, as in the Dutch system (FIDE, "C.04.3 FIDE (Dutch) System"); who finds nobody there goes down to the next
/// group. Nobody meets another twice as long as that is possible; nobody has a colour three times in a row while that is
/// possible too. With an odd number the last of those who had no bye gets one.
///
/// `players` are in the order in which they entered, the strongest first.
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

/// Who may get the bye, the likeliest first; `None` once where nobody needs one.
fn byes(ranked: &[&SwissPlayer]) -> Vec<Option<usize>> {
    if ranked.len().is_multiple_of(2) {
        return vec![None];
    }
    let last_first = || ranked.iter().rev();
    let without = last_first().filter(|it| !it.had_bye);
    let with = last_first().filter(|it| it.had_bye);
    without.chain(with).map(|it| Some(it.player)).collect()
}

/// The search for a way to pair everybody: the first one in the order of the candidates.
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
        // Its own half of the group is looked at last, from the middle up.
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

/// Who has Black: who had it less often, else who had White when the other had Black, else the higher one changes; in
/// the first round it goes by tables.
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
