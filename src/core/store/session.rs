//! Players and their sessions: the owners of data, and the senders of requests.

/// The number of a player. Games, reviews, exercises, tries at puzzles, lessons and opening cards belong to one player,
/// and requests of another one neither show nor change them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayerId(pub i64);

impl PlayerId {
    /// The only player of a library at home.
    pub const HOME: Self = Self(1);
}

impl Default for PlayerId {
    fn default() -> Self {
        Self::HOME
    }
}

/// The session of a player: one app at one terminal. A player may have several at the same time.
///
/// ```
/// use outflank_core::store::{PlayerId, SessionId};
///
/// assert_eq!(SessionId::default(), SessionId { player: PlayerId::HOME, number: 0 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SessionId {
    /// The player at the terminal.
    pub player: PlayerId,
    /// Its number among the sessions of one store.
    pub number: u64,
}
