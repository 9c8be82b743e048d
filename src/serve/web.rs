//! The browser's way in: a landing page, one with a terminal, and a WebSocket for each session. Plain HTTP, for a proxy that speaks
//! TLS.

mod cookie;
mod http;
mod page;
mod socket;

use super::admission::{Admitted, Crowded};
use super::screen_session::ServerPhase;
use super::services::Services;
use super::visitor::Credential;
use crate::words::KnownLanguage;
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use cookie::WebKey;
use page::Pages;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Largest message of a browser, in bytes: pasted text comes in pieces.
const MOST_BYTES: usize = 64 << 10;

/// Everything that a request needs.
#[derive(Clone)]
struct WebState {
    services: Arc<Services>,
    phase: watch::Receiver<ServerPhase>,
    pages: Arc<Pages>,
}

/// Serves the page on a bound address until the server ends.
///
/// # Errors
///
/// The system's error.
pub async fn serve(
    listener: TcpListener,
    services: Arc<Services>,
    phase: watch::Receiver<ServerPhase>,
    (fingerprint, ssh_port): (&str, u16),
) -> std::io::Result<()> {
    let pages = Arc::new(Pages::new(fingerprint, ssh_port));
    let state = WebState { services: Arc::clone(&services), phase: phase.clone(), pages };
    let router = page::files(Router::new())
        .route("/", get(landing_page))
        .route("/play", get(terminal_page))
        .route("/preview.png", get(async || page::preview()))
        .route("/game.json", get(running_game))
        .route("/key", post(give_key))
        .route("/session", get(open_session))
        .route("/healthz", get(health).with_state(Arc::clone(&services)))
        .layer(map_response(page::secure))
        .with_state(state);
    http::serve(listener, router, services, phase).await;
    Ok(())
}

/// Serves the figures for Prometheus on a bound address.
///
/// # Errors
///
/// The system's error.
pub async fn serve_metrics(listener: TcpListener, services: Arc<Services>) -> std::io::Result<()> {
    let figures = async move |State(services): State<Arc<Services>>| {
        let figures = tokio::task::spawn_blocking(move || services.figures(true)).await;
        figures.unwrap_or_default()
    };
    let router = Router::new()
        .route("/metrics", get(figures))
        .route("/healthz", get(health))
        .layer(map_response(page::secure))
        .with_state(services);
    axum::serve(listener, router).await
}

/// Health of the server, for a balancer.
async fn health(State(services): State<Arc<Services>>) -> (StatusCode, &'static str) {
    if services.is_healthy() {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
    }
}

/// The landing page, for those who come the first time.
async fn landing_page(
    State(state): State<WebState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let scheme = if is_encrypted(&state.services, peer, &headers) { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let is_name = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    // The header is the visitor's own word.
    let host: String = host.chars().filter(|c| is_name(*c)).collect();
    html(state.pages.landing(&format!("{scheme}://{host}")))
}

/// The game at one sitting that is worth watching most, or nothing.
async fn running_game(State(state): State<WebState>) -> Response {
    let services = Arc::clone(&state.services);
    let game = tokio::task::spawn_blocking(move || services.lobby.featured()).await;
    match game.ok().flatten() {
        Some(game) => {
            let json = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
            ([json], game).into_response()
        }
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

fn html(text: String) -> Response {
    let html = (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    ([html], text).into_response()
}

/// The terminal. The lifetime of a browser's key begins anew; without one it gets none, because a visit by a link from
/// elsewhere is no act of its person.
async fn terminal_page(
    State(state): State<WebState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let mut response = html(state.pages.terminal.clone());
    if let Some(key) = WebKey::of(&headers) {
        let cookie = key.cookie(is_encrypted(&state.services, peer, &headers));
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// A key for a browser that asks for one; the key that it has stays.
async fn give_key(
    State(state): State<WebState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    if !is_own_origin(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let key = WebKey::of(&headers).unwrap_or_else(WebKey::new);
    let cookie = key.cookie(is_encrypted(&state.services, peer, &headers));
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response()
}

/// Whether the proxy before this server speaks TLS with the browser.
fn is_encrypted(services: &Services, peer: SocketAddr, headers: &HeaderMap) -> bool {
    services.options.is_proxy(peer.ip())
        && headers.get("x-forwarded-proto").is_some_and(|it| it == "https")
}

/// The browser's address; a proxy names it.
fn address_of(services: &Services, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|it| it.to_str().ok());
    // The proxy appends the address that it sees; earlier entries are the client's own claim.
    let last = forwarded.and_then(|all| all.rsplit(',').next()?.trim().parse().ok());
    last.filter(|_| services.options.is_proxy(peer.ip())).unwrap_or(peer.ip())
}

/// Whether the request comes from our own page: a page elsewhere may not play in its visitor's name.
fn is_own_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|it: &HeaderValue| it.to_str().ok());
    let origin = text(header::ORIGIN).and_then(|origin| origin.split_once("://"));
    let host = text(header::HOST);
    origin.is_some_and(|(_, authority)| Some(authority) == host)
}

/// Language that a browser prefers, as it says in `Accept-Language`; the weights follow its own order.
fn accepted_language(headers: &HeaderMap) -> KnownLanguage {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    let tags = accepted.unwrap_or_default().split(',').filter_map(|it| it.split(';').next());
    KnownLanguage::preferred(tags.map(str::trim))
}

/// Opens a session over a WebSocket.
async fn open_session(
    State(state): State<WebState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_own_origin(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let address = address_of(&state.services, peer, &headers);
    if state.services.bans.is_banned_address(address) {
        state.services.note_refused();
        return StatusCode::FORBIDDEN.into_response();
    }
    let admitted: Admitted = match state.services.admission.admit(address) {
        Ok(admitted) => admitted,
        Err(Crowded::Full | Crowded::Network) => {
            state.services.note_refused();
            return StatusCode::TOO_MANY_REQUESTS.into_response();
        }
    };
    let credential = WebKey::of(&headers).map(|key| key.credential());
    if let Some(Credential::Key(key)) = &credential
        && state.services.bans.is_banned_key(key)
    {
        state.services.log.write(format_args!("refused: the banned key {key}"));
        state.services.note_refused();
        return StatusCode::FORBIDDEN.into_response();
    }
    // A proxy that names no browser is not one.
    let known =
        Some(address).filter(|it| *it != peer.ip() || !state.services.options.is_proxy(*it));
    let language = accepted_language(&headers);
    let upgrade = upgrade.max_message_size(MOST_BYTES).max_frame_size(MOST_BYTES);
    upgrade.on_upgrade(move |socket| async move {
        let person = (credential, known, language);
        socket::serve(socket, person, state.services, state.phase).await;
        drop(admitted);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_accepted_language_that_is_known_counts() {
        let of = |accepted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
            accepted_language(&headers).tag()
        };
        assert_eq!(of("tlh, fr-CH;q=0.9, en;q=0.8"), "fr");
        assert_eq!(of("ja"), "ja");
        assert_eq!(of("*"), "en");
        assert_eq!(accepted_language(&HeaderMap::new()).tag(), "en");
    }
}
