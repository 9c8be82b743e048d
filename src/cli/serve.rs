//! `outflank serve`: the program over ssh and in a browser.

#[cfg(all(feature = "serve", unix))]
mod remote;

use super::output::Failure;
use super::values::{count, fingerprint, host_name, socket_address};
use crate::words::say;
use clap::{Args, Subcommand};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// `outflank serve`.
#[derive(Debug, Args)]
pub struct ServeCommand {
    #[command(subcommand)]
    pub action: Option<ServeAction>,
    /// Address and port of the ssh server
    #[arg(long, value_name = "ADDR:PORT", default_value = "[::]:2022", value_parser = socket_address)]
    pub listen: SocketAddr,
    /// Address and port of the web page with a terminal: plain HTTP, for a proxy that speaks TLS
    #[arg(long, value_name = "ADDR:PORT", value_parser = socket_address)]
    pub web: Option<SocketAddr>,
    /// Folder of host key, accounts, games and settings [default: serve in the data folder]
    #[arg(long, value_name = "FOLDER", global = true)]
    pub data: Option<PathBuf>,
    /// Database of people for several servers: PostgreSQL, by its URL [default: a file in the folder]
    #[arg(long, value_name = "URL", global = true, env = "OUTFLANK_STORE", hide_env_values = true)]
    pub store: Option<String>,
    /// Check that the server can start, without starting it
    #[arg(long)]
    pub check: bool,
    /// Fingerprint of an operator's key, for `ssh HOST stats` and `ssh HOST admin`; may be repeated
    #[arg(long, value_name = "SHA256:...", value_parser = fingerprint)]
    pub admin: Vec<String>,
    /// Local address and port of figures for Prometheus, at /metrics
    #[arg(long, value_name = "ADDR:PORT", value_parser = socket_address)]
    pub metrics: Option<SocketAddr>,
    /// Address of a static web page of outflank, to which the links of games and puzzles lead
    #[arg(long, value_name = "URL")]
    pub page: Option<String>,
    /// File with a message for every visitor
    #[arg(long, value_name = "FILE")]
    pub motd: Option<PathBuf>,
    /// Program that is run for a player who is not here: `PROGRAM turn NAME OPPONENT GAME DEADLINE`
    #[arg(long, value_name = "PROGRAM")]
    pub hook: Option<PathBuf>,
    /// File of a tournament of people; read again on SIGHUP
    #[arg(long, value_name = "FILE")]
    pub tournament: Option<PathBuf>,
    /// Address of a proxy in front of the page on another machine, whose X-Forwarded headers count; may be repeated
    #[arg(long, value_name = "ADDR")]
    pub trust: Vec<IpAddr>,
    /// Connections at once, in total
    #[arg(long, value_name = "N", default_value = "2500", value_parser = count)]
    pub connections: usize,
    /// Connections at once from one address; from one /64 network of IPv6
    #[arg(long, value_name = "N", default_value = "20", value_parser = count)]
    pub per_address: usize,
    /// Let no computers play with visitors who find no opponent
    #[arg(long)]
    pub no_house: bool,
    /// Write network addresses to the log
    #[arg(long)]
    pub log_addresses: bool,
}

/// A task other than serving.
#[derive(Debug, Subcommand)]
pub enum ServeAction {
    /// Act as the operator, also while the server runs: reports, ban NAME|KEY|NETWORK, unban, rename, kick, mute
    Admin {
        /// The command, such as `ban Ann`
        #[arg(required = true, value_name = "COMMAND")]
        words: Vec<String>,
    },
    /// Print files for a new server of this name: a unit of systemd, a Caddyfile, a compose file
    Setup {
        /// Name of the machine, as visitors type it
        #[arg(value_name = "HOST", value_parser = host_name)]
        host: String,
        /// One of the files alone
        #[arg(value_name = "FILE", value_parser = ["unit", "env", "caddy", "compose"])]
        file: Option<String>,
    },
    /// Copy the data folder, also while the server runs; a server can start from the copy
    Backup {
        /// A new folder
        #[arg(value_name = "FOLDER")]
        to: PathBuf,
    },
}

/// Runs the server until a signal ends it.
#[cfg(all(feature = "serve", unix))]
pub fn serve(command: ServeCommand) -> Result<i32, Failure> {
    use super::output::print;
    use crate::io::Dirs;
    use crate::serve::{Limits, ServeOptions, SetupFile, SetupPlace};
    use std::io::Write as _;
    if let Some(ServeAction::Setup { host, file }) = &command.action {
        let usual = SetupPlace::default().data;
        let data = command.data.map_or(usual, |data| data.display().to_string());
        if !SetupPlace::is_usable(&data) {
            return Err(Failure::Usage(say!("serve-setup-data", path = data)));
        }
        let place = SetupPlace { data, store: command.store };
        let file = file.as_deref().and_then(|file| file.parse::<SetupFile>().ok());
        let text =
            file.map_or_else(|| SetupFile::all(host, &place), |file| file.text(host, &place));
        return print(|out| out.write_all(text.as_bytes()));
    }
    let usual = || Dirs::usual().map(|dirs| dirs.data.join("serve"));
    let Some(data) = command.data.or_else(usual) else {
        return Err(Failure::Usage(say!("cli-serve-no-home")));
    };
    let options = ServeOptions {
        listen: command.listen,
        web: command.web,
        data,
        // A program in the folder of the start is found from everywhere.
        hook: command.hook.map(|hook| std::path::absolute(&hook).unwrap_or(hook)),
        tournament: command.tournament,
        store: command.store.map(|url| url.parse()).transpose().map_err(Failure::Usage)?,
        page: command.page.unwrap_or_default(),
        motd: command.motd,
        metrics: command.metrics,
        trusted: command.trust.iter().map(IpAddr::to_canonical).collect(),
        admins: command.admin,
        greeting: String::new(),
        has_house: !command.no_house,
        logs_addresses: command.log_addresses,
        limits: Limits {
            connections: command.connections,
            per_network: command.per_address,
            ..Limits::default()
        },
        commands: std::sync::Arc::new(remote::answer),
    };
    if let Some(ServeAction::Admin { words }) = &command.action {
        let answer = crate::serve::administer(&options, &words.join(" "))?;
        return print(|out| writeln!(out, "{answer}"));
    }
    if let Some(ServeAction::Backup { to }) = &command.action {
        let answer = crate::serve::back_up(&options, to)?;
        return print(|out| writeln!(out, "{answer}"));
    }
    if command.check {
        let answer = crate::serve::check(options)?;
        return print(|out| writeln!(out, "{answer}"));
    }
    crate::serve::serve(options)?;
    Ok(0)
}

/// Port of a game with a friend.
#[cfg(all(feature = "serve", unix))]
const HOST_PORT: u16 = 2022;

/// Serves a friend on the network, and plays at this terminal.
#[cfg(all(feature = "serve", unix))]
pub fn host() -> Result<i32, Failure> {
    use crate::io::Dirs;
    use crate::serve::{Limits, ServeOptions};
    use std::net::Ipv6Addr;
    super::start::need_terminal("play --two-player")?;
    let Some(dirs) = Dirs::usual() else {
        return Err(Failure::Usage(say!("cli-serve-no-home")));
    };
    crate::serve::host(ServeOptions {
        listen: (Ipv6Addr::UNSPECIFIED, HOST_PORT).into(),
        web: None,
        data: dirs.data.join("serve"),
        hook: None,
        tournament: None,
        store: None,
        page: String::new(),
        motd: None,
        metrics: None,
        trusted: Vec::new(),
        admins: Vec::new(),
        greeting: String::new(),
        has_house: false,
        logs_addresses: false,
        limits: Limits::default(),
        commands: std::sync::Arc::new(remote::answer),
    })?;
    Ok(0)
}

/// Explains that this build has no server.
#[cfg(not(all(feature = "serve", unix)))]
pub fn host() -> Result<i32, Failure> {
    Err(Failure::Usage(say!("cli-serve-not-built")))
}

/// Explains that this build has no server.
#[cfg(not(all(feature = "serve", unix)))]
pub fn serve(_: ServeCommand) -> Result<i32, Failure> {
    Err(Failure::Usage(say!("cli-serve-not-built")))
}
