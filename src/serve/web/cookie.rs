//! The key of a browser, in a cookie.

use crate::serve::visitor::Credential;
use axum::http::{HeaderMap, HeaderValue, header};
use rand::TryRng as _;
use rand::rngs::SysRng;
use russh::keys::ssh_key::sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// Name of the cookie.
const NAME: &str = "outflank-key";
/// Hexadecimal digits of a key: 256 bits.
const DIGITS: usize = 64;
/// Lifetime of the cookie in seconds: a year.
const LIFETIME: u32 = 365 * 24 * 3600;

/// Secret key of a browser.
#[derive(Clone, PartialEq, Eq)]
pub struct WebKey(String);

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl WebKey {
    /// A new key, from random numbers of the system.
    ///
    /// # Panics
    ///
    /// If the system has no random numbers.
    pub fn new() -> Self {
        let mut bytes = [0; DIGITS / 2];
        SysRng.try_fill_bytes(&mut bytes).expect("the system has random numbers");
        Self(hexadecimal(&bytes))
    }

    /// Key of a request's cookie.
    pub fn of(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
        let mut pairs = cookies.flat_map(|all| all.split(';')).filter_map(|it| it.split_once('='));
        let (_, value) = pairs.find(|(name, _)| name.trim() == NAME)?;
        let is_key = value.len() == DIGITS && value.bytes().all(|it| it.is_ascii_hexdigit());
        is_key.then(|| Self(value.to_owned()))
    }

    /// The cookie that keeps the key; scripts cannot read it.
    pub fn cookie(&self, is_encrypted: bool) -> HeaderValue {
        let secure = if is_encrypted { "; Secure" } else { "" };
        let text = format!(
            "{NAME}={}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}",
            self.0
        );
        HeaderValue::try_from(text).expect("ASCII")
    }

    /// Identity: the digest of the key, so that the database cannot be used to sign in.
    pub fn credential(&self) -> Credential {
        Credential::Key(format!("web:{}", hexadecimal(&Sha256::digest(self.0.as_bytes()))))
    }
}
