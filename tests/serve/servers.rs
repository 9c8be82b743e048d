//! Several servers with one PostgreSQL.

use crate::support::players::{
    Survivors, enter_lobby, kills, pair_on, play_until, shown_discs, shown_move,
};
use crate::support::postgres::Postgres;
use crate::support::pty::Pty;
use crate::support::server::{Server, has_ssh, wait_until};
use outflank::lobby::SharedGame;
use outflank::serve::PeopleSource;
use std::path::PathBuf;

fn latest(postgres: &Postgres) -> SharedGame {
    let source: PeopleSource = postgres.url().parse().expect("an address");
    let mut games = source.open().expect("it answers").all_games().expect("readable");
    games.remove(0)
}

/// Two servers, and the keys of two players.
fn start(postgres: &Postgres) -> ([Server; 2], [PathBuf; 2], tempfile::TempDir) {
    let url = postgres.url();
    let servers = [(); 2].map(|()| Server::start(&["--store", &url]));
    // Keys outlive the folders of servers.
    let folder = tempfile::tempdir().expect("a folder");
    let keys = ["ann", "ben"].map(|name| {
        let path = folder.path().join(name);
        std::fs::copy(servers[0].key(name), &path).expect("it is there");
        path
    });
    (servers, keys, folder)
}

#[test]
fn players_of_two_servers_play_and_a_guest_of_one_watches() {
    if !has_ssh() {
        return;
    }
    let Some(postgres) = Postgres::start() else { return };
    let (servers, keys, _folder) = start(&postgres);
    let mut players = pair_on([&servers[0], &servers[1]], &keys);
    let mut guest = servers[1].screen("guest", None);
    enter_lobby(&mut guest);
    // People of the other server are shown too.
    guest.expect("ann");
    guest.expect("Watch ");
    while !guest.screen().contains("Enter: watch this game") {
        guest.send("\x1b[B");
        guest.rest();
    }
    guest.send("\r");
    guest.expect("Score");
    // The spectator is counted on the other server.
    players[0].expect("1 spectator");
    // An Enter too many asks for a rematch, whose notice takes the place of the rating.
    play_until(&mut players, |players| players[0].screen().contains("rematch"));
    // The screen may show the rating before the database has the game.
    let is_rated = |game: &SharedGame| game.is_over() && game.ratings.is_some();
    wait_until("the rated game", || is_rated(&latest(&postgres)));
    let game = latest(&postgres);
    let count = [game.game.count().black, game.game.count().white];
    for pty in players.iter().chain([&guest]) {
        wait_until("the last disc", || shown_discs(pty) == count);
    }
}

#[test]
fn a_game_of_a_killed_server_goes_on_where_its_players_come_back() {
    if !has_ssh() {
        return;
    }
    let Some(postgres) = Postgres::start() else { return };
    let (mut servers, keys, folder) = start(&postgres);
    let stored = || latest(&postgres);
    let players = pair_on([&servers[0], &servers[1]], &keys);
    let mut both = Survivors { players, latest: &stored };
    for round in 1..=kills() {
        let victim = rand::random_range(0..2);
        println!("round {round}: server {victim} is killed");
        let seen = both.play_to_a_random_moment();
        // Both come back by the other server; the dead one starts anew and serves the next round.
        let url = postgres.url();
        std::mem::replace(&mut servers[victim], Server::start(&["--store", &url])).kill();
        let (ann, ben) = (&servers[1 - victim], &servers[victim]);
        both.come_back(&seen, |name| {
            let server = if name == "ann" { ann } else { ben };
            server.screen("x", Some(&folder.path().join(name)))
        });
    }
}

#[test]
fn a_rated_game_waits_while_the_database_is_down_and_goes_on() {
    if !has_ssh() {
        return;
    }
    let Some(mut postgres) = Postgres::start() else { return };
    let (servers, keys, _folder) = start(&postgres);
    let mut players = pair_on([&servers[0], &servers[1]], &keys);
    play_until(&mut players, |players| shown_move(&players[0]) >= 4);
    postgres.stop();
    // The server of the player who waits finds out by itself.
    let is_paused = |pty: &Pty| pty.screen().contains("The game is paused");
    play_until(&mut players, |players| players.iter().all(is_paused));
    postgres.resume();
    let before = latest(&postgres).game.moves_played();
    play_until(&mut players, |players| shown_move(&players[0]) as usize >= before + 4);
    assert!(latest(&postgres).game.moves_played() >= before + 4);
}

#[test]
fn an_address_of_no_database_is_refused_without_its_password() {
    let program = env!("CARGO_BIN_EXE_outflank");
    let folder = tempfile::tempdir().expect("a folder");
    let tried = |store: &str| {
        let output = std::process::Command::new(program)
            .args(["serve", "--check", "--listen", "127.0.0.1:0", "--store", store, "--data"])
            .arg(folder.path())
            .output()
            .expect("it runs");
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for store in [
        "mysql://me:secret@host/people",
        "postgres://me:secret@127.0.0.1:1/people",
        "postgres://me:secret@host/people?sslmode=require",
        "",
    ] {
        let said = tried(store);
        assert!(!said.contains("secret") && said.lines().count() <= 3, "{said}");
    }
    assert!(tried("postgres://u@127.0.0.1:1/people").contains("postgres://127.0.0.1/people"));
}
