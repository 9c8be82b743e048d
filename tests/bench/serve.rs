//! The server under load: real ssh connections over the loopback, from this process to a server in another one.
//!
//! `cargo bench --features serve --bench serve -- SESSIONS PLAYERS SECONDS` (by default 200, 60 and 20). Memory and
//! processor time are those of the server's process alone.

use russh::client::{self, Handle, Msg};
use russh::keys::{Algorithm, PrivateKey, PrivateKeyWithHashAlg, PublicKeyOrCertificate};
use russh::{Channel, ChannelMsg, ChannelReadHalf, ChannelWriteHalf};
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::{Mutex, Notify};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// End of a frame: that of a synchronized update.
const FRAME_END: &[u8] = b"\x1b[?2026l";
/// Connections that log in at once.
const AT_ONCE: usize = 16;
const PATIENCE: Duration = Duration::from_mins(1);

struct Anyone;

impl client::Handler for Anyone {
    type Error = russh::Error;

    async fn check_server_key(&mut self, _: &PublicKeyOrCertificate) -> Result<bool, Self::Error> {
        Ok(true)
    }
}

/// A client's session on an 80x24 screen.
struct Seat {
    _handle: Handle<Anyone>,
    writing: ChannelWriteHalf<Msg>,
    received: Arc<AtomicU64>,
    frames: Arc<AtomicU64>,
    frame_end: Arc<Notify>,
}

impl Seat {
    async fn open(address: SocketAddr) -> Self {
        let config = Arc::new(client::Config::default());
        let mut handle = client::connect(config, address, Anyone).await.expect("it listens");
        // A key of its own, so that each session has an account and a library.
        let key = PrivateKey::random(&mut rand::rng(), Algorithm::Ed25519).expect("a key");
        let key = PrivateKeyWithHashAlg::new(Arc::new(key), None);
        let login = handle.authenticate_publickey("player", key).await.expect("an answer");
        assert!(login.success(), "any key may come");
        let channel: Channel<Msg> = handle.channel_open_session().await.expect("a channel");
        channel.request_pty(true, "xterm-256color", 80, 24, 0, 0, &[]).await.expect("a terminal");
        channel.request_shell(true).await.expect("a shell");
        let (reading, writing) = channel.split();
        let (received, frames, frame_end) =
            (Arc::default(), Arc::default(), Arc::new(Notify::new()));
        let seat = Self { _handle: handle, writing, received, frames, frame_end };
        tokio::spawn(listen(
            reading,
            Arc::clone(&seat.received),
            Arc::clone(&seat.frames),
            Arc::clone(&seat.frame_end),
        ));
        seat.wait_for_frame(0).await;
        seat
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
        self.writing.data_bytes(keys.as_bytes().to_vec()).await.expect("it takes it");
        self.wait_for_frame(before).await;
        begin.elapsed()
    }

    fn received(&self) -> u64 {
        self.received.load(Ordering::Relaxed)
    }
}

async fn listen(
    mut reading: ChannelReadHalf,
    received: Arc<AtomicU64>,
    frames: Arc<AtomicU64>,
    frame_end: Arc<Notify>,
) {
    while let Some(message) = reading.wait().await {
        let ChannelMsg::Data { data } = message else { continue };
        received.fetch_add(data.len() as u64, Ordering::Relaxed);
        if data.windows(FRAME_END.len()).any(|bytes| bytes == FRAME_END) {
            frames.fetch_add(1, Ordering::Release);
            frame_end.notify_waiters();
        }
    }
}

struct Server {
    child: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_outflank"))
            .args(["serve", "--listen", "127.0.0.1:0", "--per-address", "5000"])
            .args(["--connections", "5000", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let line = lines.next().expect("a line").expect("text");
        let address = line.rsplit(' ').next().expect("a word").parse().expect("an address");
        Self { child, address, _folder: folder }
    }

    /// Resident memory in kilobytes.
    fn memory(&self) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = fs::read_to_string(path).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a figure");
        line.split_whitespace().next().and_then(|it| it.parse().ok()).expect("a number")
    }

    /// Processor time so far.
    fn processor(&self) -> Duration {
        let path = format!("/proc/{}/stat", self.child.id());
        let stat = fs::read_to_string(path).expect("it runs");
        let (_, after) = stat.rsplit_once(')').expect("a name");
        let fields: Vec<&str> = after.split_whitespace().collect();
        let ticks: u64 = [11, 12].iter().map(|at| fields[*at].parse::<u64>().unwrap_or(0)).sum();
        Duration::from_millis(10 * ticks)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Opens sessions, several at once.
async fn open(address: SocketAddr, count: usize) -> Vec<Arc<Seat>> {
    let seats = Arc::new(Mutex::new(Vec::new()));
    let left = Arc::new(AtomicU64::new(count as u64));
    let mut workers = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (seats, left) = (Arc::clone(&seats), Arc::clone(&left));
        workers.spawn(async move {
            let take = |left: u64| left.checked_sub(1);
            while left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_ok() {
                let seat = Arc::new(Seat::open(address).await);
                seats.lock().await.push(seat);
            }
        });
    }
    workers.join_all().await;
    Arc::try_unwrap(seats).map_err(|_| ()).expect("the workers have ended").into_inner()
}

/// A game at a level from 1 to 7, in which a review was opened once.
async fn begin_game(seat: &Seat, level: usize) {
    // From the lobby to the start screen, and from the newcomer's row to the first one.
    seat.key("\x1b").await;
    sleep(Duration::from_millis(200)).await;
    for _ in 0..3 {
        seat.key("\x1b[A").await;
    }
    let (way, steps) = if level < 3 { ("\x1b[D", 3 - level) } else { ("\x1b[C", level - 3) };
    for _ in 0..steps {
        seat.key(way).await;
    }
    seat.key("\r").await;
    seat.key("f5").await;
    sleep(Duration::from_millis(1500)).await;
    seat.key("v").await;
    seat.key("\x1b").await;
    sleep(Duration::from_millis(100)).await;
}

/// Time below which `part` in a hundred of the times are.
fn percentile(times: &mut [Duration], part: usize) -> Duration {
    times.sort_unstable();
    let at = times.len() * part / 100;
    times.get(at.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
}

async fn measure(sessions: usize, players: usize, seconds: u64) {
    let server = Server::start();
    let warm = open(server.address, 1).await;
    let empty = server.memory();
    let (begin, before) = (Instant::now(), server.processor());
    let seats = open(server.address, sessions).await;
    let time = begin.elapsed();
    let used = server.processor().saturating_sub(before);
    println!(
        "logins: {:.0} a second, {:.1} ms of the server's processor each",
        sessions as f64 / time.as_secs_f64(),
        used.as_secs_f64() * 1000.0 / sessions as f64
    );
    let opened = server.memory();
    println!("memory: {} kB a session in the lobby", (opened - empty) / sessions as u64);
    let mut games = JoinSet::new();
    for (at, seat) in seats.iter().cloned().enumerate() {
        games.spawn(async move { begin_game(&seat, 1 + at % 7).await });
        if at % AT_ONCE == 0 {
            sleep(Duration::from_millis(50)).await;
        }
    }
    games.join_all().await;
    sleep(Duration::from_secs(30)).await;
    let playing = server.memory();
    println!("memory: {} kB a session in a game", (playing - empty) / sessions as u64);
    let bytes = || seats.iter().map(|seat| seat.received()).sum::<u64>();
    let (begin, before, received) = (Instant::now(), server.processor(), bytes());
    sleep(Duration::from_secs(seconds)).await;
    let used = server.processor().saturating_sub(before);
    println!(
        "idle: {:.2} % of a core, {:.2} bytes a second and session",
        100.0 * used.as_secs_f64() / begin.elapsed().as_secs_f64(),
        (bytes() - received) as f64 / begin.elapsed().as_secs_f64() / sessions as f64
    );
    play(&server, &seats[..players.min(sessions)], seconds).await;
    drop(warm);
}

/// Sessions that play a move each ten seconds, and steer the cursor meanwhile.
async fn play(server: &Server, seats: &[Arc<Seat>], seconds: u64) {
    let times = Arc::new(Mutex::new(Vec::new()));
    let moves = Arc::new(AtomicU64::new(0));
    let bytes = || seats.iter().map(|seat| seat.received()).sum::<u64>();
    let (begin, before, received) = (Instant::now(), server.processor(), bytes());
    let mut players = JoinSet::new();
    for (at, seat) in seats.iter().cloned().enumerate() {
        let (times, moves) = (Arc::clone(&times), Arc::clone(&moves));
        players.spawn(async move {
            sleep(Duration::from_millis(10_000 * at as u64 / 300 % 10_000)).await;
            while begin.elapsed() < Duration::from_secs(seconds) {
                let time = seat.key("\t").await;
                times.lock().await.push(time);
                sleep(Duration::from_millis(500)).await;
                seat.key("\r").await;
                moves.fetch_add(1, Ordering::Relaxed);
                sleep(Duration::from_secs(9)).await;
            }
        });
    }
    players.join_all().await;
    let used = server.processor().saturating_sub(before);
    let mut times = times.lock().await.clone();
    let moves = moves.load(Ordering::Relaxed).max(1);
    println!(
        "{} sessions play: a key's frame after {:.1} ms (median) and {:.1} ms (p99 of {}), \
         {} bytes a move, {:.1} % of a core",
        seats.len(),
        percentile(&mut times, 50).as_secs_f64() * 1000.0,
        percentile(&mut times, 99).as_secs_f64() * 1000.0,
        times.len(),
        (bytes() - received) / moves,
        100.0 * used.as_secs_f64() / begin.elapsed().as_secs_f64()
    );
}

fn main() {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|it| it.parse().ok()).collect();
    let number = |at: usize, usual: usize| numbers.get(at).copied().unwrap_or(usual);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.expect("threads");
    runtime.block_on(measure(number(0, 200), number(1, 60), number(2, 20) as u64));
}
