//! Clients that behave badly, and files that must be right.

use crate::support::server::{Anyone, Server, has_ssh, wait_until};
use std::io::{Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;

#[test]
fn the_host_key_is_made_once_and_for_its_owner_alone() {
    let server = Server::start(&[]);
    let fingerprint = server.fingerprint.clone();
    let path = server.data().join("host_key");
    let mode = std::fs::metadata(&path).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // Accounts and games are no one else's either.
    let mode = std::fs::metadata(server.data()).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
    let folder = server.kill();
    let server = Server::start_in(folder, &[]);
    assert_eq!(server.fingerprint, fingerprint);
    let folder = server.kill();
    let open = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(folder.path().join("data/host_key"), open).expect("changed");
    let refused = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path().join("data"))
        .output()
        .expect("it runs");
    assert_eq!(refused.status.code(), Some(1));
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(why.contains("chmod 600"), "{why}");
}

#[test]
fn garbage_instead_of_a_handshake_costs_one_connection() {
    let server = Server::start(&[]);
    for garbage in
        [&b"GET / HTTP/1.1\r\n\r\n"[..], &[0xff; 4096], &b"SSH-2.0-x\r\n\xff\xff\xff\xff"[..]]
    {
        let mut socket = server.socket();
        socket.write_all(garbage).expect("it takes it");
        let mut answer = Vec::new();
        // It answers with its version and closes, or just closes.
        let _ = socket.read_to_end(&mut answer);
        assert!(answer.is_empty() || answer.starts_with(b"SSH-2.0-"), "{answer:?}");
    }
    let mut socket = server.socket();
    let mut version = [0; 8];
    socket.read_exact(&mut version).expect("it still answers");
    assert_eq!(&version, b"SSH-2.0-");
}

#[test]
fn one_address_cannot_take_all_connections() {
    let server = Server::start(&["--per-address", "3"]);
    let kept: Vec<_> = (0..3)
        .map(|_| {
            let mut socket = server.socket();
            let mut version = [0; 8];
            socket.read_exact(&mut version).expect("a greeting");
            socket
        })
        .collect();
    let mut fourth = server.socket();
    let mut answer = Vec::new();
    let _ = fourth.read_to_end(&mut answer);
    assert!(answer.is_empty(), "the fourth is closed at once");
    drop(kept);
}

#[test]
fn windows_of_any_size_are_drawn() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut pty = server.screen("guest", None);
    pty.expect("Learn");
    for (width, height) in [(1, 1), (500, 300), (26, 12), (65_000, 2), (80, 24)] {
        pty.resize(width, height);
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    pty.expect("Learn");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
}

#[test]
fn a_pasted_flood_ends_and_the_session_still_answers() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut pty = server.screen("guest", None);
    pty.expect("Learn");
    // Cursor keys without end.
    for _ in 0..200 {
        pty.send(&"\x1b[B\x1b[A".repeat(1000));
    }
    // What a flood leaves waiting is limited, and a key beyond it is dropped.
    wait_until("an answer", || {
        pty.send("?");
        pty.rest();
        pty.screen().contains("How to play")
    });
}

#[test]
fn only_one_session_a_connection_and_no_forwarding() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut arguments = server.ssh_arguments("guest", None);
    arguments.insert(0, "-N".to_owned());
    arguments.insert(0, "127.0.0.1:0:127.0.0.1:9".to_owned());
    arguments.insert(0, "-R".to_owned());
    arguments.insert(0, "ExitOnForwardFailure=yes".to_owned());
    arguments.insert(0, "-o".to_owned());
    let forwarded = Command::new("ssh").args(&arguments).output().expect("it ends");
    assert!(!forwarded.status.success());
    let sftp = Command::new("ssh")
        .arg("-s")
        .args(server.ssh_arguments("guest", None))
        .arg("sftp")
        .output()
        .expect("it ends");
    assert!(!sftp.status.success());
}

#[test]
fn the_operator_asks_for_figures_and_others_do_not() {
    if !has_ssh() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start_in(folder, &[]);
    let key = server.key("admin");
    let shown = Command::new("ssh-keygen").arg("-lf").arg(&key).output().expect("it runs");
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    let fingerprint = shown.split_whitespace().nth(1).expect("a fingerprint").to_owned();
    let metrics = ["--admin", &fingerprint, "--metrics", "127.0.0.1:0"];
    let server = Server::start_in(server.kill(), &metrics);
    let key = server.data().parent().expect("a folder").join("admin");
    let stats = server.command("x", Some(&key), &["stats"], "");
    let text = String::from_utf8_lossy(&stats.stdout).into_owned();
    assert!(stats.status.success() && text.contains("sessions_total"), "{text}");
    let other = server.key("other");
    let refused = server.command("x", Some(&other), &["stats"], "");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn a_check_finds_what_would_stop_the_start() {
    let server = Server::start(&[]);
    let check = |listen: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        Command::new(env!("CARGO_BIN_EXE_outflank"))
            .args(["serve", "--check", "--listen", listen, "--data"])
            .arg(folder.path().join("data"))
            .output()
            .expect("it runs")
    };
    let good = check("127.0.0.1:0");
    assert!(good.status.success());
    assert!(String::from_utf8_lossy(&good.stdout).starts_with("host key: SHA256:"));
    let taken = check(&server.address.to_string());
    assert_eq!(taken.status.code(), Some(1));
    let why = String::from_utf8_lossy(&taken.stderr).into_owned();
    assert!(why.contains("cannot listen on"), "{why}");
}

#[test]
fn ten_thousand_terminal_modes_and_a_second_channel_are_refused() {
    let server = Server::start(&[]);
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let config = std::sync::Arc::new(russh::client::Config::default());
        let mut handle =
            russh::client::connect(config, server.address, Anyone).await.expect("it listens");
        let login = handle.authenticate_none("guest").await.expect("an answer");
        assert!(login.success());
        let channel = handle.channel_open_session().await.expect("the first");
        assert!(handle.channel_open_session().await.is_err(), "the second");
        let modes = vec![(russh::Pty::ECHO, 1); 10_000];
        let _ = channel.request_pty(true, "xterm", 80, 24, 0, 0, &modes).await;
        let _ = channel.request_shell(true).await;
        let mut channel = channel;
        let mut has_frame = false;
        while let Some(message) = channel.wait().await {
            has_frame |= matches!(message, russh::ChannelMsg::Data { .. });
        }
        assert!(!has_frame, "the connection ends");
    });
    let mut socket = server.socket();
    let mut version = [0; 8];
    socket.read_exact(&mut version).expect("the server goes on");
}
