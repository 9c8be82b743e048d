//! The ban list: keys and networks that may not connect.

use super::admission::Prefix;
use super::registry::SessionOwner;
use crate::io::write_whole;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::net::IpAddr;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

/// Entries of a ban list.
#[derive(Debug, Default)]
pub struct BanList {
    keys: HashSet<String>,
    networks: Vec<Prefix>,
}

/// An entry of a line: what stands before a remark.
fn entry_of(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

/// Whether a text is a fingerprint of a key: 43 digits of base 64 of an ssh client's, 64 hexadecimal ones of a browser's.
fn is_key(text: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_alphanumeric() || "+/".contains(c);
    match text.split_once(':') {
        Some(("SHA256", digits)) => digits.len() == 43 && digits.chars().all(is_digit),
        Some(("web", digits)) => {
            digits.len() == 64 && digits.chars().all(|c| c.is_ascii_hexdigit())
        }
        _ => false,
    }
}

fn read(path: &Path) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        text => text,
    }
}

impl BanList {
    /// Whether a text is a network whose ban is a mistake: no provider has one of that size.
    pub fn is_too_large(text: &str) -> bool {
        text.parse().is_ok_and(|network: Prefix| network.is_too_large())
    }

    /// Whether a text is a key or a network.
    pub fn is_entry(text: &str) -> bool {
        Self::default().insert(text)
    }

    /// Adds an entry: a fingerprint (`SHA256:...`, of a browser `web:...`), an address or a network
    /// (`2001:db8::/48`). An IPv6 address stands for its /64 network. False if it is none of these.
    fn insert(&mut self, entry: &str) -> bool {
        if is_key(entry) {
            self.keys.insert(entry.to_owned());
        } else if let Ok(network) = entry.parse() {
            self.networks.push(network);
        } else {
            return false;
        }
        true
    }

    /// Adds entries to a file, with a remark, and leaves those that are there. Errors: the system's.
    pub fn add(path: &Path, entries: &[String], remark: &str) -> io::Result<()> {
        let mut text = read(path)?;
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        for entry in entries {
            if !text.lines().any(|line| entry_of(line) == entry) {
                text.extend([entry, " # ", remark, "\n"]);
            }
        }
        write_whole(path, text.as_bytes())
    }

    /// Removes entries from a file, and returns their number. Errors: the system's.
    pub fn remove(path: &Path, entries: &[String]) -> io::Result<u64> {
        let text = read(path)?;
        let is_left = |line: &&str| !entries.iter().any(|entry| entry_of(line) == entry);
        let left: String = text.lines().filter(is_left).flat_map(|line| [line, "\n"]).collect();
        let count = text.lines().count() - left.lines().count();
        if count > 0 {
            write_whole(path, left.as_bytes())?;
        }
        Ok(count as u64)
    }
}

/// The ban list. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Bans(Arc<RwLock<BanList>>);

impl Bans {
    /// Reads the list again: a line an entry, and remarks after `#`; beside it entries from elsewhere. Returns the
    /// invalid lines. Errors: if the file cannot be read; the old list stays then. A missing file is an empty list.
    pub fn reload(&self, path: &Path, others: &[String]) -> io::Result<Vec<String>> {
        let text = read(path)?;
        let (mut list, mut invalid) = (BanList::default(), Vec::new());
        for line in text.lines().chain(others.iter().map(String::as_str)) {
            let entry = entry_of(line);
            if !entry.is_empty() && !list.insert(entry) {
                invalid.push(line.to_owned());
            }
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = list;
        Ok(invalid)
    }

    /// Number of entries.
    pub fn count(&self) -> usize {
        let list = self.0.read().unwrap_or_else(PoisonError::into_inner);
        list.keys.len() + list.networks.len()
    }

    /// Whether a session may not go on.
    pub fn names(&self, owner: &SessionOwner) -> bool {
        owner.key.as_ref().is_some_and(|key| self.is_banned_key(key))
            || owner.address.is_some_and(|address| self.is_banned_address(address))
    }

    pub fn is_banned_key(&self, fingerprint: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).keys.contains(fingerprint)
    }

    pub fn is_banned_address(&self, address: IpAddr) -> bool {
        let list = self.0.read().unwrap_or_else(PoisonError::into_inner);
        list.networks.iter().any(|network| network.contains(address))
    }
}
