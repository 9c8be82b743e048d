//! People meet over ssh: they offer and accept games, play, watch, and come back after the server was killed.

use crate::support::players::{
    Survivors, accept_seek_of_ann, choose_name, enter_lobby, kills, open_name, pair, play_until,
    replayed, shown_discs, shown_move, stored_games,
};
use crate::support::pty::Pty;
use crate::support::server::{Server, has_ssh, wait_until};

#[test]
fn two_people_play_a_rated_game_and_a_guest_watches() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut players = pair(&server);
    let mut guest = server.screen("guest", None);
    enter_lobby(&mut guest);
    guest.expect("Watch ");
    guest.wait_until("the game", |it| it.contains("ann - ben") || it.contains("ben - ann"));
    let is_there = |screen: &str| screen.contains("Enter: watch this game");
    while !is_there(&guest.screen()) {
        guest.send("\x1b[B");
        guest.rest();
    }
    guest.send("\r");
    guest.expect("Score");
    players[0].expect("1 spectator");
    // Coach and engines are off during the game.
    players[0].send("\x10");
    players[0].rest();
    players[0].send("\x1b");
    players[0].rest();
    play_until(&mut players, |players| players[0].screen().contains("Your rating"));
    for pty in players.iter().chain([&guest]) {
        pty.wait_until("the result", |screen| screen.contains("win") || screen.contains("draw"));
    }
    let games = stored_games(&server.data());
    let [game] = &games[..] else { panic!("one game: {games:?}") };
    let end = replayed(game);
    assert!(game.is_over() && end.is_over());
    let count = [end.count().black, end.count().white];
    for pty in players.iter().chain([&guest]) {
        wait_until("the last disc", || shown_discs(pty) == count);
    }
    let steps = game.ratings.expect("it was rated");
    let change = steps[0].after.value - steps[0].before.value;
    let other = steps[1].after.value - steps[1].before.value;
    assert!((change + other).abs() < 1e-6, "equals win and lose as much: {steps:?}");
}

#[test]
fn a_killed_server_returns_both_to_the_same_board() {
    if !has_ssh() {
        return;
    }
    let mut server = Server::start(&[]);
    let data = server.data();
    let latest = || stored_games(&data).remove(0);
    let mut both = Survivors { players: pair(&server), latest: &latest };
    for round in 1..=kills() {
        println!("round {round}");
        let seen = both.play_to_a_random_moment();
        server = Server::start_in(server.kill(), &[]);
        let folder = data.parent().expect("a folder");
        both.come_back(&seen, |name| server.screen("x", Some(&folder.join(name))));
    }
}

#[test]
fn the_hook_runs_for_a_player_who_is_not_here() {
    use std::os::unix::fs::PermissionsExt as _;
    if !has_ssh() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (hook, said) = (folder.path().join("hook"), folder.path().join("said"));
    let script = format!("#!/bin/sh\necho \"$@\" >> {}\n", said.display());
    std::fs::write(&hook, script).expect("writable");
    std::fs::set_permissions(&hook, std::fs::Permissions::from_mode(0o755)).expect("ours");
    let server = Server::start(&["--hook", &hook.display().to_string()]);
    let mut ann = server.screen("x", Some(&server.key("ann")));
    enter_lobby(&mut ann);
    choose_name(&mut ann, "ann");
    ann.send("n");
    ann.expect("Offer a game");
    // Four steps from the usual clock to a day a move.
    ann.send("\x1b[C\x1b[C\x1b[C\x1b[C");
    ann.expect("2 days a move");
    ann.send("\r");
    ann.expect("2 days a move, rated");
    drop(ann);
    let mut ben = server.screen("x", Some(&server.key("ben")));
    enter_lobby(&mut ben);
    choose_name(&mut ben, "ben");
    ben.expect("2 days a move");
    accept_seek_of_ann(&mut ben);
    ben.expect("Score");
    let text = || std::fs::read_to_string(&said).unwrap_or_default();
    wait_until("the hook", || !text().is_empty());
    let text = text();
    let begins = ["turn ann ben 1 20", "begun ann ben 1 20"];
    assert!(begins.iter().any(|begin| text.starts_with(begin)) && text.ends_with("Z\n"), "{text}");
}

#[test]
fn a_guest_whose_connection_broke_comes_back_to_the_game() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut guest = server.screen("guest", None);
    enter_lobby(&mut guest);
    let screen = guest.screen();
    let line =
        screen.lines().find(|line| line.contains("Come back within a day")).expect("the code");
    let name = line.split_whitespace().find(|word| word.starts_with("guest-")).expect("a name");
    let name = name.split('@').next().expect("a name");
    guest.send("n");
    guest.expect("Offer a game");
    guest.send("\r");
    let mut ann = server.screen("x", Some(&server.key("ann")));
    enter_lobby(&mut ann);
    ann.expect("casual");
    ann.send("\x1b[H");
    while !ann.screen().contains("on these terms") {
        ann.send("\x1b[B");
        ann.rest();
    }
    ann.send("\r");
    ann.expect("Score");
    guest.expect("Score");
    drop(guest);
    ann.expect("is away");
    let guest = server.lobby(name, None);
    guest.expect("Score");
    let stranger = server.lobby("guest-aaaa-bbbb", None);
    stranger.expect("Play now");
    assert!(!stranger.screen().contains("Your games"));
}

#[test]
fn a_tournament_of_the_operators_file_is_played() {
    if !has_ssh() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cup.toml");
    std::fs::write(&file, "name = 'Cup'\nplayers = ['ann', 'Ben']\ngames = 1\n").expect("ours");
    let server = Server::start(&["--tournament", &file.display().to_string()]);
    let mut players = ["ann", "ben"].map(|name| {
        let mut pty = server.screen("x", Some(&server.key(name)));
        enter_lobby(&mut pty);
        choose_name(&mut pty, name);
        pty.expect("Cup, round 1 of 1");
        pty
    });
    for pty in &mut players {
        pty.wait_until("the opponent", |it| it.contains("is here") || it.contains("waits for"));
        pty.send("\x1b[H");
        pty.expect("Your game against");
        pty.send("\r");
    }
    for pty in &players {
        pty.expect("Score");
    }
    play_until(&mut players, |players| players[0].screen().contains("Your rating"));
    let games = stored_games(&server.data());
    let [game] = &games[..] else { panic!("one game: {games:?}") };
    let number = game.tournament.as_ref().map(|it| (it.tournament.as_str(), it.number.round));
    assert_eq!(number, Some(("Cup", 0)));
    players[0].send("\x1b");
    players[0].expect("Here now");
    // The row of the game goes once the result is noted.
    wait_until("the standings", || {
        std::iter::once("\x1b[H").chain(["\x1b[B"; 8]).any(|key| {
            players[0].send(key);
            players[0].rest();
            players[0].screen().contains("standings and results")
        })
    });
    players[0].send("\r");
    players[0].expect("1 game played");
    let winner = game.game.leader().map(|side| game.player(side).name.clone());
    let screen = players[0].screen().to_lowercase();
    assert!(winner.is_none_or(|name| screen.contains(&format!("1 {name}"))), "{screen}");
}

#[test]
fn names_are_unique_and_guests_have_none() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let (one, two) = (server.key("one"), server.key("two"));
    let mut one = server.screen("x", Some(&one));
    enter_lobby(&mut one);
    choose_name(&mut one, "Ann");
    let mut two = server.screen("x", Some(&two));
    enter_lobby(&mut two);
    open_name(&mut two);
    two.send("ANN\r");
    two.expect("This name is taken");
    // The field is open still.
    two.send("\x7f\x7f\x7fa b\r");
    two.expect("2 to 20 letters");
    let mut guest = server.screen("guest", None);
    enter_lobby(&mut guest);
    assert!(!guest.screen().contains("Choose your name"), "{}", guest.screen());
}

/// Opens the account from the lobby.
fn open_account(pty: &mut Pty) {
    pty.send("a");
    pty.expect("Your account");
}

#[test]
fn a_code_joins_a_second_key_and_a_deleted_account_leaves_its_games() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut players = pair(&server);
    play_until(&mut players, |_| stored_games(&server.data())[0].game.played().len() >= 4);
    let [mut ann, mut ben] = players;
    ben.send("R\r");
    ann.expect("You win by resignation");
    // A code from the one key, entered with the other.
    ann.send("\x1b");
    ann.expect("Here now");
    open_account(&mut ann);
    ann.send("\r");
    ann.expect("within ten minutes");
    let screen = ann.screen();
    let is_code = |word: &&str| word.len() == 19 && word.matches('-').count() == 3;
    let code = screen.split_whitespace().find(is_code).expect("a code").to_owned();
    let second = server.key("second");
    let mut other = server.screen("x", Some(&second));
    enter_lobby(&mut other);
    open_account(&mut other);
    other.send("\x1b[B\x1b[B\r");
    other.expect("Code:");
    other.send("abcd-efgh-jkmn-pqrs\r");
    other.expect("No such code");
    other.send("\r");
    other.expect("Code:");
    other.send(&format!("{}\r", code.to_uppercase()));
    other.expect("This key now belongs to ann");
    drop(other);
    let mut other = server.screen("x", Some(&second));
    enter_lobby(&mut other);
    other.expect("People: ann");
    // The code is used up.
    let mut third = server.screen("x", Some(&server.key("third")));
    enter_lobby(&mut third);
    open_account(&mut third);
    third.send("\x1b[B\x1b[B\r");
    third.expect("Code:");
    third.send(&format!("{code}\r"));
    third.expect("No such code");
    // Deletion.
    open_account(&mut other);
    other.send("\x1b[F\r");
    other.expect("for good");
    other.send("\r");
    other.expect("Your account is deleted");
    let kept = stored_games(&server.data());
    let mut names: Vec<String> = kept[0].players.iter().map(|player| player.name.clone()).collect();
    names.sort();
    assert_eq!(names, ["ben", "deleted"]);
}

#[test]
fn both_sessions_of_one_key_show_the_same_game() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut players = pair(&server);
    let folder = server.data().parent().expect("a folder").to_owned();
    let second = server.lobby("x", Some(&folder.join("ann")));
    second.expect("Score");
    play_until(&mut players, |_| stored_games(&server.data())[0].game.played().len() >= 6);
    let count = || {
        let game = replayed(&stored_games(&server.data())[0]);
        [game.count().black, game.count().white]
    };
    wait_until("the same board", || shown_discs(&second) == count());
    // The second session plays as well.
    let mut all = [second, players.into_iter().nth(1).expect("ben")];
    let before = stored_games(&server.data())[0].game.played().len();
    play_until(&mut all, |_| stored_games(&server.data())[0].game.played().len() >= before + 4);
}

#[test]
fn a_friend_on_the_network_joins_a_host_who_plays_at_the_terminal() {
    if !has_ssh() {
        return;
    }
    // The port is a fixed one, which another server of this machine may have.
    if std::net::TcpListener::bind(("::", 2022)).is_err() {
        println!("skipped: port 2022 is taken");
        return;
    }
    let mut host = Pty::start(&["play", "--host"], &[]);
    host.expect("Play now");
    host.expect("Your friend types: ssh -p 2022 guest@");
    let line = host.screen();
    let line = line.lines().find(|line| line.contains("Your friend types")).expect("the line");
    assert!(
        line.rsplit('@').next().is_some_and(|ip| ip.trim().parse::<std::net::IpAddr>().is_ok())
    );
    let known = tempfile::tempdir().expect("a folder");
    let known = format!("UserKnownHostsFile={}", known.path().join("known").display());
    let arguments = [
        "-tt",
        "-F",
        "/dev/null",
        "-o",
        "StrictHostKeyChecking=no",
        "-o",
        &known,
        "-o",
        "PubkeyAuthentication=no",
        "-o",
        "LogLevel=ERROR",
        "-p",
        "2022",
        "guest@127.0.0.1",
    ];
    let mut friend = Pty::run("ssh", &arguments, &[]);
    for pty in [&host, &friend] {
        pty.expect("Here now");
    }
    friend.send("n");
    friend.expect("Offer a game");
    friend.send("\r");
    host.expect("casual");
    while !host.screen().contains("on these terms") {
        host.send("\x1b[B");
        host.rest();
    }
    host.send("\r");
    for pty in [&host, &friend] {
        pty.expect("Score");
    }
    let mut both = [host, friend];
    play_until(&mut both, |players| shown_move(&players[0]) >= 6);
    let [mut host, friend] = both;
    host.send("q");
    host.expect("once more leaves");
    host.send("q");
    assert_eq!(host.exit_code(), 0);
    drop(friend);
    host.drain();
    host.assert_restored();
}
