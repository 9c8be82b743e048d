//! Limits of connections, checked before the handshake.

use super::options::Limits;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Part of the network that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because
/// a household usually has all of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let bits = address.to_bits() & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from_bits(bits))
            }
        })
    }
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
}

/// An admitted connection, counted until it is dropped.
#[derive(Debug)]
pub struct Admitted {
    network: Network,
    admission: Admission,
}

impl Admission {
    pub fn new(limits: Limits) -> Self {
        Self { limits, counts: Arc::default() }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection. Errors: [`Crowded`] if it is one too many.
    pub fn admit(&self, address: IpAddr) -> Result<Admitted, Crowded> {
        let network = Network::from(address);
        let mut counts = self.counts();
        if counts.total >= self.limits.connections {
            return Err(Crowded::Full);
        }
        let of_network = counts.networks.entry(network).or_default();
        if *of_network >= self.limits.per_network {
            return Err(Crowded::Network);
        }
        *of_network += 1;
        counts.total += 1;
        Ok(Admitted { network, admission: self.clone() })
    }

    pub fn connections(&self) -> usize {
        self.counts().total
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut counts = self.admission.counts();
        counts.total -= 1;
        if let Some(count) = counts.networks.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.networks.remove(&self.network);
            }
        }
    }
}
