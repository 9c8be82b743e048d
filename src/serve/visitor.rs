//! A visitor: credential, session and rights.

use crate::app::Capabilities;
use crate::lobby::PersonAccount;
use crate::store::SessionId;
use crate::words::KnownLanguage;
use jiff::tz::TimeZone;
use std::net::IpAddr;

/// Proof of a visitor's identity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Credential {
    /// By nothing, or by the code of a guest's earlier session.
    Guest(Option<String>),
    /// By nothing, because the client's keys could not be used.
    LostKey,
    /// By the private key of this SHA-256 fingerprint.
    Key(String),
}

/// A visitor with an open session.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub account: PersonAccount,
    pub credential: Credential,
    pub session_id: SessionId,
    /// `None` for a browser behind a proxy that does not name it, and at the server's own terminal.
    pub address: Option<IpAddr>,
    /// Code with which a guest can come back.
    pub guest_code: Option<String>,
    /// Language of the visitor's system.
    pub language: KnownLanguage,
    /// Whether the visitor has come by the web page.
    pub is_browser: bool,
    /// Time zone of the visitor; `None` if unknown.
    pub zone: Option<TimeZone>,
}

impl Visitor {
    pub const fn is_guest(&self) -> bool {
        !matches!(self.credential, Credential::Key(_))
    }

    /// Rights of the visitor's app: nothing of the server's machine but a settings file.
    pub const fn capabilities(&self) -> Capabilities {
        Capabilities {
            clipboard: true,
            machine_settings: !self.is_guest(),
            people: true,
            // A tap beside a button would end the visit of a browser, which leaves by closing the page.
            quit: !self.is_browser,
            ..Capabilities::NONE
        }
    }
}
