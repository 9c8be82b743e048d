//! Seeks: open offers to play, and challenges to one player.

use super::account::{AccountId, PersonAccount};
use super::arrival::NetworkTag;
use super::event_game::EventGame;
use super::terms::GameTerms;

/// Number of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeekId(pub i64);

/// An offer to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Seek {
    /// 0 before the store has given it a number.
    pub id: SeekId,
    pub by: PersonAccount,
    /// The challenged player; `None` for an offer to all.
    pub to: Option<AccountId>,
    pub terms: GameTerms,
    /// Number of the server on which the player waits.
    pub server: i64,
    /// Game of a tournament, for which the player waits.
    pub tournament: Option<EventGame>,
    /// Network of the session that offers.
    pub network: Option<NetworkTag>,
}

impl Seek {
    /// Whether an account sees the seek.
    pub fn is_for(&self, account: AccountId) -> bool {
        self.to.is_none_or(|to| to == account) || self.by.id == account
    }

    /// Whether it offers a game of Reversi at one sitting to all.
    pub(super) fn is_for_a_sitting(&self) -> bool {
        let is_open = self.to.is_none() && self.tournament.is_none();
        is_open && self.terms.pace.is_live() && self.terms.variant.is_tournament()
    }
}
