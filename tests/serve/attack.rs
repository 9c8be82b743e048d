//! A server under attack, on which two people play.
//!
//! `OUTFLANK_ATTACK=MINUTES cargo test --release --features serve --test serve attack -- --nocapture` lasts longer.

use crate::support::players::{
    assert_replays, begin_game, pair_on, play_until, shown_move, stored_games,
};
use crate::support::pty::Pty;
use crate::support::server::{Anyone, Server, has_ssh, wait_until};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use std::io::{Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Sockets of a flood, and channels of one connection.
const FLOOD: usize = 150;
const CHANNELS: usize = 1000;
/// Bytes of a paste.
const PASTE: usize = 10 << 20;
/// Growth of the memory that an attack may leave behind: a tenth, and what the allocator holds back.
const GROWTH: u64 = 8 << 10;

/// Many connections that say nothing.
fn flood(server: &Server) {
    let sockets: Vec<_> = (0..FLOOD).map(|_| server.socket()).collect();
    drop(sockets);
}

fn garbage(server: &Server, random: &mut Xoshiro256PlusPlus) {
    for _ in 0..20 {
        let mut bytes = vec![0; random.random_range(1..5000)];
        random.fill(&mut bytes[..]);
        if random.random_bool(0.5) {
            bytes.splice(0..0, b"SSH-2.0-OpenSSH_9.9\r\n".iter().copied());
        }
        let mut socket = server.socket();
        let _ = socket.write_all(&bytes);
        let _ = socket.set_read_timeout(Some(Duration::from_millis(50)));
        let _ = socket.read(&mut [0; 4096]);
    }
}

/// An `ssh` in a terminal of the server, with these options.
fn ssh(server: &Server, options: &[&str], output: Stdio) -> Child {
    Command::new("ssh")
        .arg("-tt")
        .args(options)
        .args(server.ssh_arguments("guest", None))
        .stdin(Stdio::piped())
        .stdout(output)
        .stderr(Stdio::null())
        .spawn()
        .expect("ssh starts")
}

/// Writes for as long as the client takes it, and ends the client.
fn write_for(mut child: Child, bytes: Vec<u8>, most: Duration) {
    let mut input = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        let _ = input.write_all(&bytes);
    });
    let end = Instant::now() + most;
    while Instant::now() < end && !writer.is_finished() {
        std::thread::sleep(Duration::from_millis(20));
    }
    let _ = child.kill();
    let _ = child.wait();
    writer.join().expect("no panic");
}

/// A client that makes the server draw and never reads.
fn slow_reader(server: &Server) {
    let child = ssh(server, &[], Stdio::piped());
    write_for(child, b"\x1b[B\x1b[A".repeat(20_000), Duration::from_secs(3));
}

fn long_paste(server: &Server) {
    let child = ssh(server, &[], Stdio::null());
    let paste = [b"\x1b[200~".to_vec(), vec![b'f'; PASTE], b"\x1b[201~".to_vec()].concat();
    write_for(child, paste, Duration::from_secs(5));
}

/// New keys for the connection after every 16 KiB.
fn rekeying(server: &Server) {
    let child = ssh(server, &["-o", "RekeyLimit=16K"], Stdio::null());
    write_for(child, b"\x1b[B".repeat(10_000), Duration::from_secs(3));
}

/// Many channels, windows without measure, and names of every kind.
fn odd_protocol(server: &Server) {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let config = Arc::new(russh::client::Config::default());
        let connect = || russh::client::connect(Arc::clone(&config), server.address, Anyone);
        for name in [
            "guest-",
            "guest-\u{1b}]0;x\u{7}",
            "../../people.db",
            "ａｄｍｉｎ\u{202e}",
            &"x".repeat(20_000),
        ] {
            if let Ok(mut handle) = connect().await {
                let _ = handle.authenticate_none(name).await;
            }
        }
        let Ok(mut handle) = connect().await else { return };
        if !handle.authenticate_none("guest").await.is_ok_and(|login| login.success()) {
            return;
        }
        let Ok(channel) = handle.channel_open_session().await else { return };
        for _ in 0..CHANNELS {
            assert!(handle.channel_open_session().await.is_err(), "a second channel");
        }
        let _ = channel.request_pty(true, "\u{1b}[c", u32::MAX, 0, u32::MAX, 1, &[]).await;
        let _ = channel.request_shell(true).await;
        for (columns, rows) in [(0, 0), (65_535, 65_535), (u32::MAX, u32::MAX), (80, 24)] {
            let _ = channel.window_change(columns, rows, 0, 0).await;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    });
}

/// Sessions of other origins, and frames without end.
fn odd_web(server: &Server) {
    let address = server.web.expect("an address");
    for origin in ["http://evil.example".to_owned(), format!("http://{address}")] {
        let Ok(mut socket) = std::net::TcpStream::connect(address) else { return };
        let _ = socket.set_read_timeout(Some(Duration::from_millis(200)));
        let _ = socket.write_all(
            format!(
                "GET /session HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\n\
                 Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: {origin}\r\n\r\n"
            )
            .as_bytes(),
        );
        let _ = socket.read(&mut [0; 512]);
        let _ = socket.write_all(&[0x82, 0xff, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0]);
        let _ = socket.write_all(&[0; 16_000]);
    }
}

/// A round of all attacks.
fn attack(server: &Server, random: &mut Xoshiro256PlusPlus) {
    flood(server);
    garbage(server, random);
    std::thread::scope(|scope| {
        for attack in [slow_reader, long_paste, rekeying, odd_protocol, odd_web] {
            scope.spawn(move || attack(server));
        }
    });
}

/// Two more moves, in another game after the end of one.
fn play_on(players: &mut [Pty; 2]) {
    let is_over = |pty: &Pty| pty.screen().contains("Your rating");
    let before = shown_move(&players[0]);
    play_until(players, |players| is_over(&players[0]) || shown_move(&players[0]) >= before + 2);
    if is_over(&players[0]) {
        for pty in &mut *players {
            pty.send("\x1b");
            pty.expect("Here now");
        }
        begin_game(players);
    }
}

#[test]
fn two_people_play_on_while_the_server_is_attacked() {
    if !has_ssh() {
        return;
    }
    let minutes = std::env::var("OUTFLANK_ATTACK").ok().and_then(|it| it.parse::<u64>().ok());
    let web = ["--web", "127.0.0.1:0", "--per-address", "400"];
    let mut server = Server::start(&web);
    let log = server.log();
    let keys = [server.key("ann"), server.key("ben")];
    let mut players = pair_on([&server; 2], &keys);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let end = Instant::now() + Duration::from_secs(60 * minutes.unwrap_or(0));
    let (mut rounds, mut early) = (0, 0);
    while rounds < 2 || Instant::now() < end {
        attack(&server, &mut random);
        play_on(&mut players);
        rounds += 1;
        if rounds == 5 {
            early = server.resident();
        }
    }
    let after = server.resident();
    println!("{rounds} rounds; {early} KiB after five of them, {after} KiB at the end");
    assert!(rounds <= 5 || after <= early + early / 10 + GROWTH, "the memory grows");
    let games = stored_games(&server.data());
    games.iter().for_each(assert_replays);
    wait_until("the last disc", || !players[0].screen().contains("Not saved"));
    assert!(!log.lock().expect("no panic").contains("panic"), "no session has panicked");
    assert!(server.child.try_wait().expect("our child").is_none(), "the server runs");
}
