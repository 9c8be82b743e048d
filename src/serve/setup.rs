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
    /// use outflank::serve::SetupFile;
    ///
    /// let caddy = SetupFile::Caddy.text("play.example.org");
    /// assert!(caddy.starts_with("play.example.org {"));
    /// ```
    pub fn text(self, host: &str) -> String {
        let text = match self {
            Self::Unit => include_str!("setup/outflank.service"),
            Self::Caddy => include_str!("setup/Caddyfile"),
            Self::Compose => include_str!("setup/compose.yaml"),
        };
        text.replace("HOST", host)
    }

    /// All files, each below its place.
    pub fn all(host: &str) -> String {
        let mut text = String::new();
        for file in <Self as strum::VariantArray>::VARIANTS {
            let _ = writeln!(text, "# {}\n\n{}", file.place(), file.text(host));
        }
        text
    }
}
