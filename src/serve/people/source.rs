//! Place of the people's database.

use super::PeopleDb;
use super::postgres::with_limits;
use crate::words::say;
use anyhow::{Context as _, bail};
use postgres::config::{Host, SslMode};
use postgres::{Client, Config, NoTls};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Place of the people's database.
#[derive(Clone)]
pub enum PeopleSource {
    /// A file, for one server.
    File(PathBuf),
    /// A PostgreSQL server, for several.
    Postgres(Box<Config>),
}

/// Without password.
impl fmt::Display for PeopleSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Postgres(config) => {
                let host = match config.get_hosts().first() {
                    Some(Host::Tcp(host)) => host.clone(),
                    Some(Host::Unix(path)) => path.display().to_string(),
                    None => String::new(),
                };
                write!(f, "postgres://{host}/{}", config.get_dbname().unwrap_or_default())
            }
        }
    }
}

/// Address of a PostgreSQL server, such as `postgres://user@host/outflank`, or its `key=value` form.
impl FromStr for PeopleSource {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let invalid =
            || say!("serve-invalid-store", value = text.split('@').next_back().unwrap_or(""));
        let config: Config = text.parse().map_err(|_| invalid())?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(invalid());
        }
        if config.get_ssl_mode() == SslMode::Require {
            return Err(say!("serve-store-without-tls"));
        }
        Ok(Self::Postgres(Box::new(config)))
    }
}

impl PeopleSource {
    /// Opens the database.
    ///
    /// # Errors
    ///
    /// If it can be neither opened nor created, or is of a newer version.
    pub fn open(&self) -> anyhow::Result<PeopleDb> {
        let opened = match self {
            Self::File(path) => PeopleDb::open(path).map_err(anyhow::Error::from),
            Self::Postgres(config) => {
                PeopleDb::connect((**config).clone()).map_err(anyhow::Error::from)
            }
        };
        let mut db = opened.with_context(|| say!("serve-no-store", store = self.to_string()))?;
        if db.is_newer()? {
            bail!(say!("serve-newer-store", store = self.to_string()));
        }
        Ok(db)
    }

    /// Whether servers share the database.
    pub const fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// A connection that receives the notices of other servers; `None` for a file, and while the database does not
    /// answer.
    pub fn listen(&self) -> Option<Client> {
        let Self::Postgres(config) = self else { return None };
        let mut client = with_limits((**config).clone()).connect(NoTls).ok()?;
        client.batch_execute(&format!("LISTEN {}", super::CHANNEL)).ok()?;
        Some(client)
    }
}
