//! Connections of browsers: counted before they ask, with a time limit for their questions.

use crate::serve::admission::Admitted;
use crate::serve::listener::accept;
use crate::serve::screen_session::ServerPhase;
use crate::serve::services::Services;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;
use tower_service::Service as _;

/// Time in which a browser sends the head of a request, the next one of a connection too.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// Answers requests until the server ends.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    services: Arc<Services>,
    mut phase: watch::Receiver<ServerPhase>,
) {
    while let Some((stream, peer)) = accept(&listener, &mut phase, services.log).await {
        // A proxy stands for many browsers, which sessions count by their own addresses.
        let admission = &services.browsers;
        let is_proxy = services.options.is_proxy(peer.ip());
        let admitted = if is_proxy { admission.admit_proxy() } else { admission.admit(peer.ip()) };
        match admitted {
            Ok(admitted) => {
                tokio::spawn(answer(stream, peer, router.clone(), phase.clone(), admitted));
            }
            Err(_) => services.note_refused(),
        }
    }
}

/// Answers the requests of a connection until it or the server ends.
async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut phase: watch::Receiver<ServerPhase>,
    admitted: Admitted,
) {
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    // A session that was opened goes on by itself.
    select! {
        _ = connection => {}
        _ = phase.changed() => {}
    }
    drop(admitted);
}
