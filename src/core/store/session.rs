//! Players, who own data, and their sessions, which send requests.

/// Number of a player, who owns games, reviews, exercises, puzzle results, lessons and cards. Requests of other
/// players neither show nor change them.
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

/// A session: one app of a player at one terminal. A player may have several at once.
///
/// ```
/// use outflank_core::store::{PlayerId, SessionId};
///
/// assert_eq!(SessionId::default(), SessionId { player: PlayerId::HOME, number: 0 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SessionId {
    pub player: PlayerId,
    pub number: u64,
}
