//! Visitors of every kind from thirty networks at once, and what a bystander, a newcomer and a login feel of them.
//!
//! `OUTFLANK_STORM=MINUTES cargo test --release --features serve --test serve storm -- --nocapture` sends 600 of them
//! and prints figures; without it a few come for seconds, and nothing may break.

use crate::support::pty;
use crate::support::server::{Anyone, Server};
use russh::client::{self, Handle, Msg};
use russh::keys::{Algorithm, PrivateKey, PrivateKeyWithHashAlg};
use russh::{ChannelMsg, ChannelReadHalf, ChannelWriteHalf};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::{Mutex, Notify};
use tokio::time::{sleep, timeout};

/// End of a frame: that of a synchronized update.
const FRAME_END: &[u8] = b"\x1b[?2026l";
const NETWORKS: usize = 30;
/// Bytes of a visit that are kept.
const MOST_SEEN: usize = 256 << 10;
const PATIENCE: Duration = Duration::from_secs(20);

/// An address of one of the networks, all of them of the loopback.
fn address_of(network: usize) -> IpAddr {
    Ipv4Addr::new(127, 0, u8::try_from(1 + network % NETWORKS).expect("few"), 1).into()
}

async fn connect_from(network: usize, to: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::new(address_of(network), 0)).ok()?;
    socket.connect(to).await.ok()
}

/// A visitor's ssh session.
struct Visit {
    _handle: Handle<Anyone>,
    writing: ChannelWriteHalf<Msg>,
    frames: Arc<AtomicU64>,
    frame_end: Arc<Notify>,
    /// The first bytes received: a few frames.
    seen: Arc<Mutex<Vec<u8>>>,
}

/// Kind of an ssh session.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Screen,
    Plain,
    /// A screen whose client stops to read.
    Deaf,
}

impl Visit {
    async fn open(network: usize, to: SocketAddr, kind: Kind) -> Option<Self> {
        let stream = connect_from(network, to).await?;
        let config = Arc::new(client::Config::default());
        let mut handle = client::connect_stream(config, stream, Anyone).await.ok()?;
        let key = PrivateKey::random(&mut rand::rng(), Algorithm::Ed25519).ok()?;
        let key = PrivateKeyWithHashAlg::new(Arc::new(key), None);
        handle
            .authenticate_publickey("player", key)
            .await
            .ok()
            .filter(client::AuthResult::success)?;
        let channel = handle.channel_open_session().await.ok()?;
        if kind == Kind::Plain {
            channel.exec(true, "plain").await.ok()?;
        } else {
            channel.request_pty(true, "xterm-256color", 80, 24, 0, 0, &[]).await.ok()?;
            channel.request_shell(true).await.ok()?;
        }
        let (reading, writing) = channel.split();
        let (frames, frame_end) = (Arc::<AtomicU64>::default(), Arc::<Notify>::default());
        let seen = Arc::<Mutex<Vec<u8>>>::default();
        let visit = Self {
            _handle: handle,
            writing,
            frames: Arc::clone(&frames),
            frame_end: Arc::clone(&frame_end),
            seen: Arc::clone(&seen),
        };
        if kind == Kind::Deaf {
            // The channel's window fills, and stays so.
            std::mem::forget(reading);
        } else {
            tokio::spawn(read(reading, frames, frame_end, seen));
            visit.wait_for_frame(0).await;
        }
        if kind == Kind::Screen {
            // From the lobby to the start screen.
            visit.expect("Play now").await;
            visit.key("\x1b").await;
        }
        Some(visit)
    }

    async fn wait_for_frame(&self, after: u64) {
        let waiting = async {
            loop {
                let frame_end = self.frame_end.notified();
                if self.frames.load(Ordering::Acquire) > after {
                    return;
                }
                frame_end.await;
            }
        };
        let _ = timeout(PATIENCE, waiting).await;
    }

    /// Types, and returns the time to the end of the next frame.
    async fn key(&self, keys: &str) -> Duration {
        let (before, begin) = (self.frames.load(Ordering::Acquire), Instant::now());
        if self.writing.data_bytes(keys.as_bytes().to_vec()).await.is_ok() {
            self.wait_for_frame(before).await;
        }
        begin.elapsed()
    }

    /// Types without a look at the answer.
    async fn send(&self, keys: &str) -> bool {
        self.writing.data_bytes(keys.as_bytes().to_vec()).await.is_ok()
    }

    async fn screen(&self) -> String {
        let mut terminal = pty::parser();
        terminal.process(&self.seen.lock().await);
        terminal.screen().contents()
    }

    /// Whether a text is on the screen.
    async fn shows(&self, text: &str) -> bool {
        self.screen().await.contains(text)
    }

    /// Waits until a text is on the screen.
    async fn expect(&self, text: &str) -> bool {
        let waiting = async {
            while !self.shows(text).await {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, waiting).await.is_ok()
    }
}

async fn read(
    mut reading: ChannelReadHalf,
    frames: Arc<AtomicU64>,
    frame_end: Arc<Notify>,
    seen: Arc<Mutex<Vec<u8>>>,
) {
    while let Some(message) = reading.wait().await {
        let ChannelMsg::Data { data } = message else { continue };
        let mut seen = seen.lock().await;
        let room = MOST_SEEN.saturating_sub(seen.len()).min(data.len());
        seen.extend_from_slice(&data[..room]);
        drop(seen);
        // A session line by line has no frames: each answer counts as one.
        let is_end = data.windows(FRAME_END.len()).any(|bytes| bytes == FRAME_END);
        if is_end || !data.contains(&0x1b) {
            frames.fetch_add(1, Ordering::Release);
            frame_end.notify_waiters();
        }
    }
}

/// Visits of one kind until the storm is over, each anew when it ends.
#[derive(Clone)]
struct Storm {
    ssh: SocketAddr,
    web: SocketAddr,
    is_over: Arc<AtomicBool>,
    visits: Arc<AtomicU64>,
}

impl Storm {
    fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }

    async fn open(&self, network: usize, kind: Kind) -> Option<Visit> {
        let visit = timeout(PATIENCE, Visit::open(network, self.ssh, kind)).await.ok().flatten();
        if visit.is_none() {
            sleep(Duration::from_millis(500)).await;
        }
        self.visits.fetch_add(1, Ordering::Relaxed);
        visit
    }

    /// Steers on the start screen and the pages behind it.
    async fn screen(self, network: usize) {
        while self.goes_on() {
            let Some(visit) = self.open(network, Kind::Screen).await else { continue };
            for keys in ["\x1b[B", "\x1b[A", "\x1b[B", "?", "\x1b", "\x1b[C", "\x1b[D"].repeat(20) {
                visit.key(keys).await;
                sleep(Duration::from_secs(2)).await;
                if !self.goes_on() {
                    return;
                }
            }
        }
    }

    /// Plays line by line, at the highest level.
    async fn plain(self, network: usize) {
        while self.goes_on() {
            let Some(visit) = self.open(network, Kind::Plain).await else { continue };
            for line in ["1", "10", "b", "f5", "hint", "?", "d6", "hint", "q", "q"].repeat(4) {
                if !self.goes_on() || !visit.send(&format!("{line}\n")).await {
                    break;
                }
                sleep(Duration::from_secs(3)).await;
            }
        }
    }

    /// A game at level 10, a move as soon as there is a reply.
    async fn strong_game(self, network: usize) {
        while self.goes_on() {
            let Some(visit) = self.open(network, Kind::Screen).await else { continue };
            for _ in 0..3 {
                visit.key("\x1b[A").await;
            }
            for _ in 0..7 {
                visit.key("\x1b[C").await;
            }
            visit.key("\r").await;
            for _ in 0..200 {
                if !self.goes_on() || !visit.send("\t\r").await {
                    break;
                }
                sleep(Duration::from_millis(1500)).await;
            }
        }
    }

    /// Holds the ladder's key down in the lobby.
    async fn ladder(self, network: usize) {
        while self.goes_on() {
            let Some(visit) = self.open(network, Kind::Screen).await else { continue };
            for _ in 0..12 {
                visit.key("\x1b[B").await;
                if visit.shows("Meet people").await {
                    break;
                }
            }
            visit.key("\r").await;
            while self.goes_on() && visit.send("\t").await {
                sleep(Duration::from_millis(33)).await;
            }
        }
    }

    async fn deaf(self, network: usize) {
        while self.goes_on() {
            let Some(visit) = self.open(network, Kind::Deaf).await else { continue };
            for _ in 0..100 {
                if !self.goes_on() || !visit.send("?\x1b").await {
                    break;
                }
                sleep(Duration::from_millis(500)).await;
            }
        }
    }

    /// A browser with a session, which draws what comes.
    async fn browser(self, network: usize) {
        while self.goes_on() {
            if self.browse(network).await.is_none() {
                sleep(Duration::from_millis(500)).await;
            }
            self.visits.fetch_add(1, Ordering::Relaxed);
        }
    }

    async fn browse(&self, network: usize) -> Option<()> {
        let mut stream = connect_from(network, self.web).await?;
        let request = format!(
            "GET /session HTTP/1.1\r\nHost: {web}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
             Origin: http://{web}\r\n\r\n",
            web = self.web
        );
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = [0; 4096];
        let count = stream.read(&mut answer).await.ok()?;
        answer[..count].starts_with(b"HTTP/1.1 101").then_some(())?;
        stream.write_all(&masked(1, b"{\"columns\":80,\"rows\":24}")).await.ok()?;
        for _ in 0..100 {
            stream.write_all(&masked(2, b"\x1b[B")).await.ok()?;
            stream.write_all(&masked(1, b"\"drawn\"")).await.ok()?;
            let mut received = vec![0; 16 << 10];
            let _ = timeout(Duration::from_secs(1), stream.read(&mut received)).await;
            sleep(Duration::from_millis(700)).await;
            if !self.goes_on() {
                break;
            }
        }
        Some(())
    }

    /// Begins requests and never ends one.
    async fn half_request(self, network: usize) {
        while self.goes_on() {
            let Some(mut stream) = connect_from(network, self.web).await else {
                sleep(Duration::from_millis(500)).await;
                continue;
            };
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half:").await;
            let mut end = [0; 512];
            let _ = timeout(PATIENCE, stream.read(&mut end)).await;
            self.visits.fetch_add(1, Ordering::Relaxed);
            sleep(Duration::from_millis(200)).await;
        }
    }
}

/// A WebSocket frame of a client: kind 1 is text, 2 is bytes. A mask of zeros is one too.
fn masked(kind: u8, bytes: &[u8]) -> Vec<u8> {
    let length = u8::try_from(bytes.len()).ok().filter(|it| *it < 126).expect("short");
    [&[0x80 | kind, 0x80 | length, 0, 0, 0, 0], bytes].concat()
}

/// Time below which `part` in a hundred of the times are.
fn percentile(times: &mut [Duration], part: usize) -> Duration {
    times.sort_unstable();
    let at = times.len() * part / 100;
    times.get(at.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// Times of those who have done nothing wrong.
#[derive(Default)]
struct Felt {
    keys: Vec<Duration>,
    replies: Vec<Duration>,
    logins: Vec<Duration>,
    failures: u32,
}

/// A bystander's keys, and newcomers who come, play a move at level 3 and go, until the end.
async fn feel(storm: &Storm, end: Instant) -> Felt {
    let mut felt = Felt::default();
    let bystander = storm.open(0, Kind::Screen).await.expect("the bystander comes first");
    let mut turn = 0;
    while Instant::now() < end {
        for keys in ["\x1b[B", "\x1b[A"].repeat(10) {
            felt.keys.push(bystander.key(keys).await);
            sleep(Duration::from_millis(150)).await;
        }
        turn += 1;
        let begin = Instant::now();
        let Some(newcomer) = storm.open(turn, Kind::Screen).await else {
            felt.failures += 1;
            continue;
        };
        felt.logins.push(begin.elapsed());
        for _ in 0..3 {
            newcomer.key("\x1b[A").await;
        }
        newcomer.key("\r").await;
        let begin = Instant::now();
        newcomer.send("f5").await;
        if newcomer.expect("move 2 ").await && newcomer.expect("Your turn").await {
            felt.replies.push(begin.elapsed());
        } else {
            println!("{}", newcomer.screen().await);
            felt.failures += 1;
        }
    }
    felt
}

/// Starts visitors of all kinds in turn, from all networks.
fn start(storm: &Storm, count: usize) {
    for number in 0..count {
        let (storm, network) = (storm.clone(), number);
        match number % 10 {
            0 | 1 => drop(tokio::spawn(storm.screen(network))),
            2 | 3 => drop(tokio::spawn(storm.plain(network))),
            4 | 5 => drop(tokio::spawn(storm.browser(network))),
            6 => drop(tokio::spawn(storm.half_request(network))),
            7 => drop(tokio::spawn(storm.deaf(network))),
            8 => drop(tokio::spawn(storm.ladder(network))),
            _ => drop(tokio::spawn(storm.strong_game(network))),
        }
    }
}

async fn rage(server: &Server, count: usize, time: Duration) {
    let storm = Storm {
        ssh: server.address,
        web: server.web.expect("it has a page"),
        is_over: Arc::default(),
        visits: Arc::default(),
    };
    let begin = Instant::now();
    let watched = storm.clone();
    let feeling = tokio::spawn(async move { feel(&watched, begin + time).await });
    start(&storm, count);
    let mut memory = Vec::new();
    while !feeling.is_finished() {
        sleep(time / 20).await;
        memory.push(server.resident());
    }
    let mut felt = feeling.await.expect("no panic");
    storm.is_over.store(true, Ordering::Relaxed);
    let ms = |time: Duration| time.as_millis();
    println!(
        "{count} visitors, {} visits: keys {} ms (median) {} ms (p99 of {}), replies at level 3 {} \
         ms (median) {} ms (most of {}), logins {} ms (median) {} ms (most of {}), {} failures",
        storm.visits.load(Ordering::Relaxed),
        ms(percentile(&mut felt.keys, 50)),
        ms(percentile(&mut felt.keys, 99)),
        felt.keys.len(),
        ms(percentile(&mut felt.replies, 50)),
        ms(percentile(&mut felt.replies, 100)),
        felt.replies.len(),
        ms(percentile(&mut felt.logins, 50)),
        ms(percentile(&mut felt.logins, 100)),
        felt.logins.len(),
        felt.failures
    );
    println!("memory in kB, each twentieth of the time: {memory:?}");
    assert!(felt.failures == 0 && !felt.replies.is_empty(), "everyone came in and was answered");
}

#[test]
fn visitors_of_every_kind_keep_no_one_from_coming_and_playing() {
    let minutes = std::env::var("OUTFLANK_STORM").ok().and_then(|it| it.parse::<u64>().ok());
    let (count, time) = match minutes {
        Some(minutes) => (600, Duration::from_secs(60 * minutes)),
        None => (40, Duration::from_secs(8)),
    };
    if !cfg!(target_os = "linux") {
        return println!("skipped: the loopback has one address");
    }
    let server = Server::start(&["--web", "127.0.0.1:0", "--per-address", "60"]);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.expect("threads").block_on(rage(&server, count, time));
}
