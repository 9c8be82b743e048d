//! A session that arrives at the lobby.

use super::account::PersonAccount;

/// Number of the network from which a session comes. Equal networks have equal numbers; the number does not give the
/// address away at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetworkTag(pub i64);

/// A session's account, and what the server knows of the session.
#[derive(Clone, Debug)]
pub struct Arrival {
    pub account: PersonAccount,
    /// Fingerprint of the key; `None` for a guest.
    pub key: Option<String>,
    /// `None` if the server does not know it.
    pub network: Option<NetworkTag>,
}

impl From<PersonAccount> for Arrival {
    fn from(account: PersonAccount) -> Self {
        Self { account, key: None, network: None }
    }
}
