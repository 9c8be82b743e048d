//! `outflank play --host`: a server for two people on one network, with the first of them at this terminal.

use super::host_key;
use super::options::ServeOptions;
use super::screen_session::{ClientInput, ScreenSession, ServerPhase};
use super::services::Services;
use super::ssh::SshServer;
use super::terminal_kind::TerminalKind;
use super::visitor::{Credential, Visitor};
use crate::io::{RawMode, terminal_size};
use crate::words::say;
use axum::body::Bytes;
use std::io::Read as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc::{Sender, channel};
use tokio::sync::watch;

/// Identity of the person at this terminal.
const HOST: &str = "host";

/// Serves friends on the network, and plays at this terminal until its player quits.
///
/// # Errors
///
/// If folder, host key, address or terminal cannot be used.
pub fn host(mut options: ServeOptions) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let line = friends_line(options.listen);
    println!("{}", say!("serve-friend", line = &line));
    options.greeting = say!("serve-friend", line = line);
    let services = Arc::new(Services::open(options)?);
    let played = runtime.block_on(play(services));
    runtime.shutdown_background();
    played
}

/// The line that a friend types, with this machine's address on its network.
fn friends_line(listen: SocketAddr) -> String {
    let address = if listen.ip().is_unspecified() { local_address() } else { listen.ip() };
    format!("ssh -p {} guest@{address}", listen.port())
}

/// Address of this machine by which others reach it: that of the way out. No packet is sent.
fn local_address() -> IpAddr {
    let found = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        // An address for documentation (RFC 5737).
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    found.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |address| address.ip())
}

async fn play(services: Arc<Services>) -> anyhow::Result<()> {
    let options = &services.options;
    let key = host_key::load_or_create(&options.host_key())?;
    let ssh = SshServer::bind(options.listen, key, &options.limits).await?;
    let (ending, phase) = watch::channel(ServerPhase::Running);
    tokio::spawn(ssh.run(Arc::clone(&services), phase.clone()));
    let terminal = TerminalKind::of_this_process();
    let visitor = services.visitor(Credential::Key(HOST.to_owned()), None)?;
    let visitor = Visitor { language: terminal.language(), zone: terminal.zone(), ..visitor };
    let session =
        ScreenSession::open(Arc::clone(&services), visitor, terminal.viewport(), terminal.state())?;
    let raw = RawMode::enable()?;
    let (sender, input) = channel(4);
    read_terminal(sender.clone());
    tokio::spawn(watch_size(sender));
    let ended = Box::pin(session.run(input, tokio::io::stdout(), phase)).await;
    drop(raw);
    ending.send_replace(ServerPhase::Ending);
    ended?;
    Ok(())
}

/// Passes the terminal's bytes on, from a thread that ends with the program.
fn read_terminal(sender: Sender<ClientInput>) {
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = std::io::stdin().read(&mut bytes) {
            let bytes = Bytes::copy_from_slice(&bytes[..count]);
            if sender.blocking_send(ClientInput::Bytes(bytes)).is_err() {
                return;
            }
        }
    });
}

/// Passes new sizes of the window on.
async fn watch_size(sender: Sender<ClientInput>) {
    let Ok(mut changes) = signal(SignalKind::window_change()) else { return };
    while changes.recv().await.is_some() {
        let Some((columns, rows)) = terminal_size() else { continue };
        if sender.send(ClientInput::Resize(columns, rows)).await.is_err() {
            return;
        }
    }
}
