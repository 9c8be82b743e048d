//! The ban list: keys and networks that may not connect.

use super::admission::Prefix;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::net::IpAddr;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

/// Entries of a ban list.
#[derive(Debug, Default)]
struct BanList {
    keys: HashSet<String>,
    networks: Vec<Prefix>,
}

/// The ban list. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Bans(Arc<RwLock<BanList>>);

impl Bans {
    /// Reads the list again: a line an entry, a fingerprint (`SHA256:...`, of a browser `web:...`), an address or a
    /// network (`2001:db8::/48`), and remarks after `#`. An IPv6 address stands for its /64 network. Returns the
    /// invalid lines. Errors: if the file cannot be read; the old list stays then. A missing file is an empty list.
    pub fn reload(&self, path: &Path) -> io::Result<Vec<String>> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text?,
        };
        let (mut list, mut invalid) = (BanList::default(), Vec::new());
        for line in text.lines() {
            let entry = line.split('#').next().unwrap_or_default().trim();
            if entry.starts_with("SHA256:") || entry.starts_with("web:") {
                list.keys.insert(entry.to_owned());
            } else if let Ok(network) = entry.parse() {
                list.networks.push(network);
            } else if !entry.is_empty() {
                invalid.push(line.to_owned());
            }
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = list;
        Ok(invalid)
    }

    pub fn is_banned_key(&self, fingerprint: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).keys.contains(fingerprint)
    }

    pub fn is_banned_address(&self, address: IpAddr) -> bool {
        let list = self.0.read().unwrap_or_else(PoisonError::into_inner);
        list.networks.iter().any(|network| network.contains(address))
    }
}
