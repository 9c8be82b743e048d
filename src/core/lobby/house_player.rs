//! Players of the house: computers that play with visitors who find no opponent.

use super::account::{AccountId, PersonAccount};
use super::moment::MemberId;
use super::seek::SeekId;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A player of the house. It plays casual games at one sitting, any number at once.
#[derive(Clone, Debug)]
pub struct HousePlayer {
    /// Its session.
    pub member: MemberId,
    pub account: PersonAccount,
    /// Strength, on the scale of ratings.
    pub strength: u16,
}

impl HousePlayer {
    /// Player with an account. As a guest's, its games are never rated, and it has no rating to show.
    pub fn new(member: MemberId, account: PersonAccount, strength: u16) -> Self {
        Self { member, account: PersonAccount { is_guest: true, ..account }, strength }
    }
}

/// Time after which the house takes a seek.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);
/// Least strength of the players of an exhibition, and the time for which a lobby is quiet before one.
const MASTER: u16 = 1700;
const QUIET: Duration = Duration::from_secs(15);
/// Strength of the first opponent of a visitor whose own is not known.
const FIRST: i32 = 1300;
/// Steps of the next opponent's strength after a visitor has won and lost.
const AFTER_WIN: i32 = 100;
const AFTER_LOSS: i32 = -200;

/// The players of the house, and what they know of visitors and seeks.
#[derive(Debug, Default)]
pub(super) struct HousePlayers {
    pub players: BTreeMap<AccountId, HousePlayer>,
    /// Strength of each visitor's next opponent, once they have played here.
    wishes: BTreeMap<AccountId, i32>,
    /// Open seeks with the monotonic time of their beginning, and those that the house has answered.
    pub seen: BTreeMap<SeekId, Duration>,
    pub answered: BTreeSet<SeekId>,
    /// Monotonic time since which visitors see no game at one sitting, or since the last attempt to begin an exhibition.
    pub quiet_since: Option<Duration>,
}

impl HousePlayers {
    pub fn has(&self, account: AccountId) -> bool {
        self.players.contains_key(&account)
    }

    /// The player nearest to a visitor's strength; `None` without a house.
    pub fn opponent_of(&self, visitor: &PersonAccount) -> Option<&HousePlayer> {
        let strength = self.strength_for(visitor);
        self.players.values().min_by_key(|player| (i32::from(player.strength) - strength).abs())
    }

    fn strength_for(&self, visitor: &PersonAccount) -> i32 {
        let is_known = !visitor.is_guest && !visitor.rating.is_provisional();
        let own = if is_known { visitor.rating.value.round() as i32 } else { FIRST };
        self.wishes.get(&visitor.id).copied().unwrap_or(own)
    }

    /// Notes a visitor's result: 1, 0.5 or 0. Without a win the next opponent is weaker.
    pub fn note_result(&mut self, visitor: AccountId, opponent: AccountId, score: f64) {
        let Some(player) = self.players.get(&opponent) else { return };
        let step = match score {
            score if score > 0.5 => AFTER_WIN,
            score if score < 0.5 => AFTER_LOSS,
            _ => 0,
        };
        self.wishes.insert(visitor, i32::from(player.strength) + step);
    }

    pub fn forget(&mut self, visitor: AccountId) {
        self.wishes.remove(&visitor);
    }

    /// The players of exhibitions.
    pub fn masters(&self) -> impl Iterator<Item = &HousePlayer> {
        self.players.values().filter(|player| player.strength >= MASTER)
    }

    /// Monotonic time of the next exhibition; `None` without players for it.
    pub fn exhibition_at(&self) -> Option<Duration> {
        self.quiet_since.filter(|_| self.masters().count() > 1).map(|since| since + QUIET)
    }

    /// Monotonic time at which the next seek is answered, or an exhibition begins.
    pub fn due_at(&self) -> Option<Duration> {
        let open = self.seen.iter().filter(|(seek, _)| !self.answered.contains(seek));
        let seek = open.map(|(_, since)| *since + PATIENCE).min();
        let seek = seek.filter(|_| !self.players.is_empty());
        seek.into_iter().chain(self.exhibition_at()).min()
    }
}
