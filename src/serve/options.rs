//! Options of the server.

use super::people::PeopleSource;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Answers a command line, such as `hint f5d6`, into a buffer, and returns the exit status.
pub type Commands = Arc<dyn Fn(&str, &mut Vec<u8>) -> u32 + Send + Sync>;

/// Options of the server.
#[derive(Clone)]
pub struct ServeOptions {
    /// Address of the ssh server.
    pub listen: SocketAddr,
    /// Address of the web page, if there is one.
    pub web: Option<SocketAddr>,
    /// Folder of host key, accounts, games and settings.
    pub data: PathBuf,
    /// Database of people; `None` for a file in the folder.
    pub store: Option<PeopleSource>,
    /// Address of a static web page, to which links lead; empty without one.
    pub page: String,
    /// File with a message for every visitor.
    pub motd: Option<PathBuf>,
    /// Program that is run for players who are not here.
    pub hook: Option<PathBuf>,
    /// File of a tournament of people, if there is one.
    pub tournament: Option<PathBuf>,
    /// Address of the figures for Prometheus, if wanted.
    pub metrics: Option<SocketAddr>,
    /// Proxies in front of the page beside those of this machine: their word on address and encryption counts.
    pub trusted: Vec<IpAddr>,
    /// Fingerprints of the operators' keys.
    pub admins: Vec<String>,
    /// Sentence that greets every visitor; empty for that of `motd`.
    pub greeting: String,
    /// Whether computers play with visitors who find no opponent.
    pub has_house: bool,
    /// Whether the log has network addresses.
    pub logs_addresses: bool,
    pub limits: Limits,
    /// Commands for `ssh HOST COMMAND`.
    pub commands: Commands,
}

/// Limits of connections and sessions.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address, or from one /64 network of IPv6.
    pub per_network: usize,
    /// Time from the connection to the login.
    pub login: Duration,
    /// Time from the login to the shell.
    pub shell: Duration,
    /// Time without input after which a session ends.
    pub idle: Duration,
    /// Time that a client may take to read a frame.
    pub blocked: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 2_500,
            per_network: 20,
            login: Duration::from_secs(30),
            shell: Duration::from_secs(30),
            idle: Duration::from_mins(30),
            blocked: Duration::from_secs(30),
        }
    }
}

impl ServeOptions {
    /// Whether an address is that of a proxy in front of the page.
    pub fn is_proxy(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        peer.is_loopback() || self.trusted.contains(&peer)
    }

    pub fn host_key(&self) -> PathBuf {
        self.data.join("host_key")
    }

    /// Database of accounts and of games between people.
    pub fn people(&self) -> PeopleSource {
        self.store.clone().unwrap_or_else(|| PeopleSource::File(self.data.join("people.db")))
    }

    /// Library of all players.
    pub fn games(&self) -> PathBuf {
        self.data.join("games.db")
    }

    /// File that the server of the folder holds locked.
    pub fn lock(&self) -> PathBuf {
        self.data.join("lock")
    }

    /// Socket by which the command line reaches the running server.
    pub fn operator_socket(&self) -> PathBuf {
        self.data.join("operator.sock")
    }

    pub fn bans(&self) -> PathBuf {
        self.data.join("bans.txt")
    }

    /// Folder of the players' settings.
    pub fn settings(&self) -> PathBuf {
        self.data.join("settings")
    }
}
