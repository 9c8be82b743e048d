//! Connections of a listening address, one after another.

use super::log::Log;
use super::screen_session::ServerPhase;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;
use tokio::time::sleep;

/// Pause after a failed accept, which has usually run out of file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// The next connection with its peer; `None` once the server ends. A failure is written to the log.
pub async fn accept(
    listener: &TcpListener,
    phase: &mut watch::Receiver<ServerPhase>,
    log: Log,
) -> Option<(TcpStream, SocketAddr)> {
    loop {
        let accepted = select! {
            accepted = listener.accept() => accepted,
            _ = phase.changed() => return None,
        };
        match accepted {
            Ok(accepted) => return Some(accepted),
            Err(error) => {
                log.write(format_args!("accept: {error}"));
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}
