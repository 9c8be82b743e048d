//! Sessions and time, as the lobby counts them.

use std::time::Duration;

/// Milliseconds of a day.
pub(super) const DAY: i64 = 24 * 3600 * 1000;

/// Number of a session of this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MemberId(pub u64);

/// Present time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LobbyTime {
    /// Time of a clock that never goes back.
    pub monotonic: Duration,
    /// Unix time in milliseconds, which may be set back.
    pub unix: i64,
}

impl LobbyTime {
    /// Number of the UTC day, from 1970-01-01.
    pub(super) const fn day(self) -> i64 {
        self.unix.div_euclid(DAY)
    }
}
