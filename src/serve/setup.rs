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

impl SetupFile {
    /// Its place on the machine.
    const fn place(self) -> &'static str {
        match self {
            Self::Unit => "/etc/systemd/system/outflank.service",
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
        for file in <Self as strum::VariantArray>::VARIANTS {
            let _ = writeln!(text, "# {}\n\n{}", file.place(), file.text(host, place));
        }
        text
    }
}
