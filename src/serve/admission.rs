//! Limits of connections, checked before the handshake.

use super::options::Limits;
use crate::lobby::NetworkTag;
use russh::keys::ssh_key::sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Part of the network that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because
/// a household usually has all of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(Prefix::household(address).begin)
    }
}

impl Network {
    /// Its number for the lobby.
    pub fn tag(self) -> NetworkTag {
        let digest = Sha256::digest(self.0.to_string().as_bytes());
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        NetworkTag(i64::from_be_bytes(first))
    }
}

/// Bits of an IPv6 address that a household shares, and those that a provider's customer may have at most.
const HOUSEHOLD: u32 = 64;
const SITE: u32 = 48;

/// Connections of a /48 network for each of a /64 network in it.
const HOUSEHOLDS: usize = 5;

/// A /48 network of IPv6, of which one customer may have all /64 networks; `None` for IPv4.
fn site_of(address: IpAddr) -> Option<Network> {
    let address = address.to_canonical();
    address.is_ipv6().then(|| Network(Prefix::new(address, SITE).begin))
}

/// Reason to refuse a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowded {
    /// The server has as many connections as it may.
    Full,
    /// The network has as many connections as it may.
    Network,
}

/// Counts connections, in total and by network.
///
/// ```
/// use outflank::serve::{Admission, Crowded, Limits};
///
/// let admission = Admission::new(Limits { per_network: 1, ..Limits::default() });
/// let one = admission.admit("2001:db8::1".parse().expect("an address"));
/// assert!(one.is_ok());
/// let neighbour = admission.admit("2001:db8::2".parse().expect("an address"));
/// assert_eq!(neighbour.err(), Some(Crowded::Network));
/// drop(one);
/// assert!(admission.admit("2001:db8::2".parse().expect("an address")).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Admission {
    limits: Limits,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Debug, Default)]
struct Counts {
    total: usize,
    networks: HashMap<Network, usize>,
    /// By /48 network.
    sites: HashMap<Network, usize>,
}

/// An admitted connection, counted until it is dropped.
#[derive(Debug)]
pub struct Admitted {
    /// `None` for a proxy, which stands for many visitors.
    network: Option<Network>,
    site: Option<Network>,
    admission: Admission,
}

impl Admission {
    pub fn new(limits: Limits) -> Self {
        Self { limits, counts: Arc::default() }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection: in total, by network, and by the /48 network of IPv6 around it, which has five times as
    /// many. Errors: [`Crowded`] if it is one too many.
    pub fn admit(&self, address: IpAddr) -> Result<Admitted, Crowded> {
        self.admit_of(Some(Network::from(address)), site_of(address))
    }

    /// Counts a connection of a proxy, in total alone. Errors: [`Crowded`] if it is one too many.
    pub fn admit_proxy(&self) -> Result<Admitted, Crowded> {
        self.admit_of(None, None)
    }

    fn admit_of(
        &self,
        network: Option<Network>,
        site: Option<Network>,
    ) -> Result<Admitted, Crowded> {
        let mut counts = self.counts();
        if counts.total >= self.limits.connections {
            return Err(Crowded::Full);
        }
        let of = |map: &HashMap<Network, usize>, it: Option<Network>| {
            it.and_then(|it| map.get(&it).copied()).unwrap_or(0)
        };
        let per_network = self.limits.per_network;
        if of(&counts.networks, network) >= per_network
            || of(&counts.sites, site) >= per_network.saturating_mul(HOUSEHOLDS)
        {
            return Err(Crowded::Network);
        }
        if let Some(network) = network {
            *counts.networks.entry(network).or_default() += 1;
        }
        if let Some(site) = site {
            *counts.sites.entry(site).or_default() += 1;
        }
        counts.total += 1;
        Ok(Admitted { network, site, admission: self.clone() })
    }

    pub fn connections(&self) -> usize {
        self.counts().total
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut counts = self.admission.counts();
        counts.total -= 1;
        leave(&mut counts.networks, self.network);
        leave(&mut counts.sites, self.site);
    }
}

/// Counts a connection less.
fn leave(counts: &mut HashMap<Network, usize>, network: Option<Network>) {
    let Some(network) = network else { return };
    if let Some(count) = counts.get_mut(&network) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&network);
        }
    }
}

/// Networks by the first bits of their addresses: `192.0.2.0/24`, `2001:db8::/48`, or an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prefix {
    begin: IpAddr,
    length: u32,
}

impl Prefix {
    /// The network of the first bits of an address: at most 32 of IPv4, 128 of IPv6.
    fn new(address: IpAddr, length: u32) -> Self {
        let begin = match address.to_canonical() {
            IpAddr::V4(address) => {
                let mask = u32::MAX.checked_shl(32 - length).unwrap_or(0);
                IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() & mask))
            }
            IpAddr::V6(address) => {
                let mask = u128::MAX.checked_shl(128 - length).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
            }
        };
        Self { begin, length }
    }

    /// Whether it is more than a provider has: shorter than /8 of IPv4, or than /16 of IPv6.
    pub const fn is_too_large(&self) -> bool {
        self.length < if self.begin.is_ipv4() { 8 } else { 16 }
    }

    /// An IPv4 address, or the /64 network of an IPv6 address.
    fn household(address: IpAddr) -> Self {
        let length = if address.to_canonical().is_ipv4() { 32 } else { HOUSEHOLD };
        Self::new(address, length)
    }

    pub fn contains(&self, address: IpAddr) -> bool {
        let is_same_kind = address.to_canonical().is_ipv6() == self.begin.is_ipv6();
        is_same_kind && Self::new(address, self.length) == *self
    }
}

impl std::str::FromStr for Prefix {
    type Err = NoPrefix;

    /// An IPv6 address alone stands for its /64 network.
    fn from_str(text: &str) -> Result<Self, NoPrefix> {
        let address = |text: &str| text.parse::<IpAddr>().map_err(|_| NoPrefix);
        let Some((begin, length)) = text.split_once('/') else {
            return address(text).map(Self::household);
        };
        let begin = address(begin)?.to_canonical();
        let most = if begin.is_ipv4() { 32 } else { 128 };
        let length = length.parse().ok().filter(|length| *length <= most);
        length.map(|length| Self::new(begin, length)).ok_or(NoPrefix)
    }
}

/// Error of a text that is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is no network")]
pub struct NoPrefix;
