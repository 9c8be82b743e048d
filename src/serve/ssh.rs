//! The ssh server: its own accept loop, login, and one session channel a connection.
//!
//! Known dangers of the protocol's library are avoided by configuration: connections are counted before the handshake,
//! logins and shells have time limits, a key counts only once its owner has proved to have it, and nothing but one
//! session channel is accepted.

use super::client::Client;
use super::listener::accept;
use super::options::Limits;
use super::screen_session::ServerPhase;
use super::services::Services;
use super::visitor::Credential;
use crate::words::say;
use anyhow::Context as _;
use russh::keys::{HashAlg, PrivateKey, PublicKey};
use russh::server::{
    Auth, ChannelOpenHandle, Config, Handler, Msg, PublicKeyOffer, Response, Session,
    VerifiedPublicKey,
};
use russh::{Channel, ChannelOpenFailure, MethodKind, MethodSet};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;
use tokio::time::timeout;

/// Begin of the user name of a guest who comes back; the rest is the code.
const RETURNING_GUEST: &str = "guest-";
/// User names that log in at once without a key. OpenSSH asks for a login without one first, so any other name is
/// refused it and offers its keys; after them it comes in as a guest.
const GUESTS: [&str; 3] = ["guest", "anonymous", "play"];

/// Bytes that a client may send before it waits for us.
const WINDOW: u32 = 32 << 10;

/// An ssh server on an address.
pub struct SshServer {
    listener: TcpListener,
    config: Arc<Config>,
}

impl SshServer {
    /// Binds the address. Errors: if it is taken or not allowed.
    pub async fn bind(
        address: SocketAddr,
        host_key: PrivateKey,
        limits: &Limits,
    ) -> anyhow::Result<Self> {
        let failed = || say!("serve-no-address", address = address.to_string());
        let listener = TcpListener::bind(address).await.with_context(failed)?;
        Ok(Self { listener, config: Arc::new(config(host_key, limits)) })
    }

    /// The bound address.
    ///
    /// # Errors
    ///
    /// The system's error.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Accepts connections until the server ends.
    pub async fn run(self, services: Arc<Services>, mut phase: watch::Receiver<ServerPhase>) {
        while let Some((stream, peer)) = accept(&self.listener, &mut phase, services.log).await {
            let (services, config) = (Arc::clone(&services), Arc::clone(&self.config));
            tokio::spawn(connect(stream, peer.ip(), config, services, phase.clone()));
        }
    }
}

fn config(host_key: PrivateKey, limits: &Limits) -> Config {
    Config {
        methods: MethodSet::from(
            &[MethodKind::None, MethodKind::PublicKey, MethodKind::KeyboardInteractive][..],
        ),
        auth_rejection_time: Duration::from_millis(300),
        auth_rejection_time_initial: Some(Duration::ZERO),
        keys: vec![host_key],
        window_size: WINDOW,
        channel_buffer_size: 8,
        // Sessions have an idle limit of their own, with a warning.
        inactivity_timeout: Some(limits.idle + limits.login),
        keepalive_interval: Some(Duration::from_mins(1)),
        nodelay: true,
        ..Config::default()
    }
}

/// Serves a connection until it ends.
async fn connect(
    stream: TcpStream,
    address: IpAddr,
    config: Arc<Config>,
    services: Arc<Services>,
    phase: watch::Receiver<ServerPhase>,
) {
    let Ok(admitted) = services.admission.admit(address) else {
        return services.note_refused();
    };
    if services.bans.is_banned_address(address) {
        services
            .log
            .write(format_args!("refused: a banned network, {}", services.log.address(address)));
        return services.note_refused();
    }
    let _ = stream.set_nodelay(true);
    let limits = services.options.limits;
    let (login, mut logged_in) = watch::channel(false);
    let handler = SshHandler {
        services: Arc::clone(&services),
        address,
        credential: None,
        keys: OfferedKeys::None,
        has_channel: false,
        login,
        phase,
    };
    // The handshake begins with the client's version, so it is part of the login.
    let running = timeout(limits.login, russh::server::run_stream(config, stream, handler)).await;
    let Ok(Ok(mut running)) = running else { return };
    let handle = running.handle();
    let is_in_time = timeout(limits.login, logged_in.changed());
    let ended = select! {
        ended = &mut running => Some(ended),
        logged_in = is_in_time => {
            if !matches!(logged_in, Ok(Ok(()))) {
                let reason = russh::Disconnect::ByApplication;
                let _ = handle.disconnect(reason, String::new(), String::new()).await;
            }
            None
        }
    };
    let ended = match ended {
        Some(ended) => ended,
        None => running.await,
    };
    if let Err(error) = ended {
        services.log.write(format_args!("ssh {}: {error:#}", services.log.address(address)));
    }
    drop(admitted);
}

/// Login and channels of a connection.
struct SshHandler {
    services: Arc<Services>,
    address: IpAddr,
    /// Credential of the last login attempt.
    credential: Option<Credential>,
    keys: OfferedKeys,
    has_channel: bool,
    /// Signals the login.
    login: watch::Sender<bool>,
    phase: watch::Receiver<ServerPhase>,
}

/// Keys that a client has offered so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OfferedKeys {
    None,
    /// At least one, and none that counts.
    Refused,
    /// A banned one among them.
    Banned,
}

/// Shortest RSA key, in bits, that is accepted.
const LEAST_RSA: u32 = 2048;

impl SshHandler {
    /// Refusal that names the ways in: keys, and after them none, which is a guest's.
    fn refused(&self) -> Auth {
        let ways = [MethodKind::PublicKey, MethodKind::KeyboardInteractive];
        let ways = if self.keys == OfferedKeys::Banned { &ways[..1] } else { &ways[..] };
        Auth::Reject { proceed_with_methods: Some(MethodSet::from(ways)), partial_success: false }
    }

    /// Refusal of a banned key, which the log names once a connection.
    fn refuse_banned(&mut self, fingerprint: &str) -> Auth {
        if self.keys != OfferedKeys::Banned {
            self.services.log.write(format_args!("refused: the banned key {fingerprint}"));
            self.services.note_refused();
        }
        self.keys = OfferedKeys::Banned;
        self.refused()
    }

    /// Whether a key of this kind can be an account's.
    fn is_usable(key: &PublicKey) -> bool {
        key.key_data().rsa().is_none_or(|rsa| rsa.key_size() >= LEAST_RSA)
    }
}

impl Handler for SshHandler {
    type Error = anyhow::Error;

    async fn authentication_banner(&mut self) -> Result<Option<String>, Self::Error> {
        Ok(Some(say!("serve-banner") + "\r\n"))
    }

    async fn auth_none(&mut self, user: &str) -> Result<Auth, Self::Error> {
        self.credential = None;
        let code = user.strip_prefix(RETURNING_GUEST).map(str::to_owned);
        if code.is_none() && !GUESTS.contains(&user) {
            return Ok(self.refused());
        }
        self.credential = Some(Credential::Guest(code));
        Ok(Auth::Accept)
    }

    /// A key that cannot be used is refused here, so that the client offers its next one.
    async fn auth_publickey_offered(
        &mut self,
        _: &str,
        offer: PublicKeyOffer<'_>,
    ) -> Result<Auth, Self::Error> {
        let fingerprint = offer.public_key.fingerprint(HashAlg::Sha256).to_string();
        if self.services.bans.is_banned_key(&fingerprint) {
            return Ok(self.refuse_banned(&fingerprint));
        }
        if self.keys == OfferedKeys::None {
            self.keys = OfferedKeys::Refused;
        }
        Ok(if Self::is_usable(offer.public_key) { Auth::Accept } else { self.refused() })
    }

    /// A visitor without a key comes in as a guest, by any user name and without a question.
    async fn auth_keyboard_interactive<'a>(
        &'a mut self,
        _: &str,
        _: &str,
        _: Option<Response<'a>>,
    ) -> Result<Auth, Self::Error> {
        self.credential = None;
        if self.keys == OfferedKeys::Banned {
            return Ok(self.refused());
        }
        self.credential = Some(match self.keys {
            OfferedKeys::Refused => Credential::LostKey,
            _ => Credential::Guest(None),
        });
        Ok(Auth::Accept)
    }

    async fn auth_publickey(
        &mut self,
        _: &str,
        key: VerifiedPublicKey<'_>,
    ) -> Result<Auth, Self::Error> {
        self.credential = None;
        let fingerprint = key.public_key.fingerprint(HashAlg::Sha256).to_string();
        if self.services.bans.is_banned_key(&fingerprint) {
            return Ok(self.refuse_banned(&fingerprint));
        }
        if !Self::is_usable(key.public_key) {
            return Ok(self.refused());
        }
        self.credential = Some(Credential::Key(fingerprint));
        Ok(Auth::Accept)
    }

    async fn auth_succeeded(&mut self, _: &mut Session) -> Result<(), Self::Error> {
        self.login.send_replace(true);
        Ok(())
    }

    async fn channel_open_session(
        &mut self,
        channel: Channel<Msg>,
        reply: ChannelOpenHandle,
        session: &mut Session,
    ) -> Result<(), Self::Error> {
        let Some(credential) = self.credential.clone().filter(|_| !self.has_channel) else {
            reply.reject(ChannelOpenFailure::AdministrativelyProhibited).await;
            return Ok(());
        };
        self.has_channel = true;
        reply.accept().await;
        let client = Client {
            services: Arc::clone(&self.services),
            handle: session.handle(),
            credential,
            address: self.address,
            phase: self.phase.clone(),
        };
        tokio::spawn(client.serve(channel));
        Ok(())
    }
}
