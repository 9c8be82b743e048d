//! Ways in: keys of every kind, none, and what a crowd of idle visitors leaves of them.

use crate::support::players::pair_on;
use crate::support::server::{Anyone, Server, has_ssh, wait_until};
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// A new key of a kind, and its fingerprint.
fn key_of(server: &Server, kind: &str, bits: &str) -> (PathBuf, String) {
    let path = server.data().with_file_name(format!("{kind}-{bits}"));
    let made = Command::new("ssh-keygen")
        .args(["-q", "-t", kind, "-b", bits, "-N", "", "-f"])
        .arg(&path)
        .status()
        .expect("ssh-keygen runs");
    assert!(made.success());
    let shown = Command::new("ssh-keygen").arg("-lf").arg(&path).output().expect("it runs");
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    (path, shown.split_whitespace().nth(1).expect("a fingerprint").to_owned())
}

fn said(output: &std::process::Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

/// The figures are for the operator's key alone, so they show that the key itself came in.
#[test]
fn keys_of_every_kind_come_in() {
    if !has_ssh() {
        return;
    }
    let kinds =
        [("ed25519", "256"), ("ecdsa", "256"), ("ecdsa", "521"), ("rsa", "2048"), ("rsa", "4096")];
    let first = Server::start(&[]);
    for (kind, bits) in kinds {
        let (key, fingerprint) = key_of(&first, kind, bits);
        let server = Server::start(&["--admin", &fingerprint]);
        let output = server.command("ann", Some(&key), &["stats"], "");
        assert!(said(&output).contains("sessions"), "{kind} {bits}: {}", said(&output));
        assert!(output.status.success(), "{kind} {bits}: {}", said(&output));
    }
}

#[test]
fn a_visitor_without_a_key_comes_in_as_a_guest_by_any_name() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let output = server.command("visitor", None, &["hint", "f5d6"], "");
    assert!(output.status.success(), "{}", said(&output));
    // A short RSA key is refused, and its owner reads why.
    let (short, _) = key_of(&server, "rsa", "1024");
    let mut pty = server.screen("visitor", Some(&short));
    pty.expect("Your key can't be used here");
    pty.send("q");
}

#[test]
fn a_banned_key_does_not_become_a_guest() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let (key, fingerprint) = key_of(&server, "ed25519", "256");
    std::fs::write(server.data().join("bans.txt"), fingerprint).expect("written");
    server.signal(nix::sys::signal::Signal::SIGHUP);
    wait_until("the ban counts", || {
        !server.command("ann", Some(&key), &["hint", "f5"], "").status.success()
    });
    let output = server.command("ann", Some(&key), &["hint", "f5"], "");
    assert!(said(&output).contains("Permission denied"), "{}", said(&output));
    assert!(server.command("ann", None, &["hint", "f5"], "").status.success(), "others come in");
}

/// Each of them held a thread, and the next who signed in waited for one.
#[tokio::test(flavor = "multi_thread")]
async fn hundreds_of_idle_visitors_without_a_screen_lock_no_visitor_out() {
    let server = Server::start(&["--per-address", "1000"]);
    let mut visitors = Vec::new();
    for _ in 0..600 {
        let config = std::sync::Arc::new(russh::client::Config::default());
        let mut client =
            russh::client::connect(config, server.address, Anyone).await.expect("it answers");
        assert!(client.authenticate_none("guest").await.expect("an answer").success());
        let mut channel = client.channel_open_session().await.expect("a channel");
        channel.request_shell(true).await.expect("a shell");
        // The menu is there: the session waits for a line.
        while let Some(message) = channel.wait().await {
            if matches!(message, russh::ChannelMsg::Data { .. }) {
                break;
            }
        }
        visitors.push((client, channel));
    }
    let begin = Instant::now();
    let config = std::sync::Arc::new(russh::client::Config::default());
    let mut client =
        russh::client::connect(config, server.address, Anyone).await.expect("it answers");
    assert!(client.authenticate_none("guest").await.expect("an answer").success());
    let mut channel = client.channel_open_session().await.expect("a channel");
    channel.exec(true, "hint f5d6").await.expect("taken");
    let answered = tokio::time::timeout(Duration::from_mins(2), async {
        while let Some(message) = channel.wait().await {
            if matches!(message, russh::ChannelMsg::Data { .. }) {
                return true;
            }
        }
        false
    });
    assert!(answered.await.expect("it is answered"), "the newcomer is answered");
    println!("600 idle visitors, a newcomer's hint after {:?}", begin.elapsed());
}

#[test]
fn the_engine_is_off_by_every_door_during_a_rated_game() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let keys = ["ann", "ben"].map(|name| server.key(name));
    let hint = |key| server.command("x", key, &["hint", "f5d6"], "");
    assert!(hint(Some(&keys[0])).status.success(), "before the game");
    let _players = pair_on([&server; 2], &keys);
    let off = "off during your rated game";
    let refused = hint(Some(&keys[0]));
    assert!(!refused.status.success() && said(&refused).contains(off), "{}", said(&refused));
    let plain = server.command("x", Some(&keys[1]), &["plain"], "1\n\nh\nq\n");
    assert!(said(&plain).contains(off) && !said(&plain).contains("f5"), "{}", said(&plain));
    assert!(hint(None).status.success(), "guests ask as before");
}

#[test]
fn a_restart_is_announced_in_the_visitors_language() {
    if !has_ssh() {
        return;
    }
    let mut server = Server::start(&[]);
    let pty = server.screen("guest", None);
    pty.expect("Learn");
    server.signal(nix::sys::signal::Signal::SIGTERM);
    pty.expect("Restarting: your game is safe");
    server.wait();
}
