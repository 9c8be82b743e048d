//! Files for a new server: a service of systemd, a proxy, containers.

use std::fmt::Write as _;

/// A file for a new server.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum SetupFile {
    /// Unit of systemd.
    Unit,
    /// Environment of the unit, which only root reads: the address of PostgreSQL may have a password.
    Env,
    /// Configuration of Caddy, which speaks TLS with browsers.
    Caddy,
    /// Both in containers.
    Compose,
}

/// Places of a server's data.
#[derive(Clone, Debug)]
pub struct SetupPlace {
    /// Folder; in containers it is a volume.
    pub data: String,
    /// Address of PostgreSQL; `None` for a file in the folder.
    pub store: Option<String>,
}

impl Default for SetupPlace {
    fn default() -> Self {
        Self { data: "/var/lib/outflank".to_owned(), store: None }
    }
}

/// Folders that the unit hides from the service.
const HIDDEN: [&str; 4] = ["/home", "/root", "/run/user", "/tmp"];

impl SetupPlace {
    /// Whether a service can have its data in a folder: an absolute path that the unit's syntax takes as it is.
    pub fn is_usable(data: &str) -> bool {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "/-_.+@:".contains(c);
        let is_hidden = |hidden: &&str| std::path::Path::new(data).starts_with(hidden);
        data.starts_with('/') && data.chars().all(is_plain) && !HIDDEN.iter().any(is_hidden)
    }
}

impl SetupFile {
    /// Its place on the machine.
    const fn place(self) -> &'static str {
        match self {
            Self::Unit => "/etc/systemd/system/outflank.service",
            Self::Env => "/etc/outflank.env, for root alone: chmod 600",
            Self::Caddy => "/etc/caddy/Caddyfile",
            Self::Compose => "compose.yaml",
        }
    }

    /// The file for a server of this name.
    ///
    /// ```
    /// use outflank::serve::{SetupFile, SetupPlace};
    ///
    /// let caddy = SetupFile::Caddy.text("play.example.org", &SetupPlace::default());
    /// assert!(caddy.starts_with("play.example.org {"));
    /// ```
    pub fn text(self, host: &str, place: &SetupPlace) -> String {
        let text = match self {
            Self::Unit => include_str!("setup/outflank.service"),
            Self::Env => "#STORE OUTFLANK_STORE=URL\n",
            Self::Caddy => include_str!("setup/Caddyfile"),
            Self::Compose => include_str!("setup/compose.yaml"),
        };
        let mut written = String::new();
        for line in text.lines() {
            // Such lines are for servers with PostgreSQL.
            match (line.strip_prefix("#STORE "), &place.store) {
                (None, _) => written.extend([line, "\n"]),
                (Some(line), Some(store)) => written.extend([&*line.replace("URL", store), "\n"]),
                (Some(_), None) => {}
            }
        }
        written.replace("/var/lib/outflank", &place.data).replace("HOST", host)
    }

    /// All files, each below its place.
    pub fn all(host: &str, place: &SetupPlace) -> String {
        let mut text = String::new();
        let is_used = |file: &&Self| **file != Self::Env || place.store.is_some();
        for file in <Self as strum::VariantArray>::VARIANTS.iter().filter(is_used) {
            let _ = writeln!(text, "# {}\n\n{}", file.place(), file.text(host, place));
        }
        text
    }
}
