//! Databases that are locked, and disks that are full, under a running server.

use crate::support::players::{enter_lobby, pair_on, play_until, shown_move, stored_games};
use crate::support::pty::Pty;
use crate::support::server::{Server, has_ssh};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Whether the game waits: a player sees so, or that a move could not be stored.
fn is_paused(players: &[Pty]) -> bool {
    let has_trouble =
        |screen: &str| screen.contains("The game is paused") || screen.contains("cannot be stored");
    players.iter().any(|pty| has_trouble(&pty.screen()))
}

#[test]
fn a_rated_game_waits_for_a_locked_database() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut players = pair_on([&server; 2], &[server.key("ann"), server.key("ben")]);
    play_until(&mut players, |players| shown_move(&players[0]) >= 4);
    let other = rusqlite::Connection::open(server.data().join("people.db")).expect("it is there");
    other.execute_batch("BEGIN EXCLUSIVE").expect("it is free");
    play_until(&mut players, is_paused);
    let before = players[1].screen();
    other.execute_batch("ROLLBACK").expect("it was begun");
    play_until(&mut players, |players| shown_move(&players[0]) >= 8);
    assert!(!before.contains("Not saved"), "a rated game does not go on: {before}");
    assert!(stored_games(&server.data())[0].game.moves_played() >= 8);
}

/// A server whose folder is a small disk of its own; `None` without the right to mount one.
fn on_small_disk() -> Option<(Server, PathBuf)> {
    let tried = Command::new("unshare")
        .args(["-rm", "mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", "/mnt"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if !tried.is_ok_and(|status| status.success()) {
        println!("skipped: no disk can be mounted");
        return None;
    }
    let server = Server::start_on_small_disk();
    let root = PathBuf::from(format!("/proc/{}/root/mnt", server.child.id()));
    Some((server, root))
}

#[test]
fn a_full_disk_pauses_a_rated_game_and_ends_no_session() {
    if !has_ssh() {
        return;
    }
    let Some((server, disk)) = on_small_disk() else { return };
    let mut players = pair_on([&server; 2], &[server.key("ann"), server.key("ben")]);
    play_until(&mut players, |players| shown_move(&players[0]) >= 4);
    let filler = disk.join("filler");
    let written = std::fs::write(&filler, vec![0; 4 << 20]);
    assert!(written.is_err(), "the disk is full");
    play_until(&mut players, is_paused);
    let guest = server.lobby("guest", None);
    // Guests have accounts, for which there is no room.
    guest.expect("come back later");
    std::fs::remove_file(&filler).expect("it is ours");
    play_until(&mut players, |players| shown_move(&players[0]) >= 8);
    let mut guest = server.screen("guest", None);
    enter_lobby(&mut guest);
}
