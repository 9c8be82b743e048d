//! What the operator does, over ssh and on the command line, with and without a running server.

use crate::support::players::{
    choose_name, enter_lobby, pair, play_until, shown_move, stored_games,
};
use crate::support::postgres::Postgres;
use crate::support::server::{Server, has_ssh, wait_until};
use std::path::Path;
use std::process::{Command, Output};

fn text(output: &Output) -> String {
    let (out, error) = (&output.stdout, &output.stderr);
    format!("{}{}", String::from_utf8_lossy(out), String::from_utf8_lossy(error))
}

/// `outflank serve admin COMMAND --data FOLDER`.
fn admin(data: &Path, words: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(["serve", "admin"])
        .args(words)
        .arg("--data")
        .arg(data)
        .env_remove("OUTFLANK_STORE")
        .output()
        .expect("it runs");
    (output.status.success(), text(&output))
}

#[test]
fn a_server_starts_from_a_backup_that_was_made_while_it_ran() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut players = pair(&server);
    play_until(&mut players, |players| shown_move(&players[0]) >= 6);
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("data");
    let back_up = |to: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        let command = command.args(["serve", "backup"]).arg(to).arg("--data").arg(server.data());
        command.env_remove("OUTFLANK_STORE").output().expect("it runs")
    };
    let done = back_up(&copy);
    assert!(done.status.success(), "{}", text(&done));
    let moves = |data: &Path| stored_games(data)[0].game.moves_played();
    assert!(moves(&copy) >= 6);
    // A second copy over the first one would mix two moments.
    let again = back_up(&copy);
    assert!(
        !again.status.success() && text(&again).contains("name a new folder"),
        "{}",
        text(&again)
    );
    // What happens later is not in it, and the server goes on.
    play_until(&mut players, |players| shown_move(&players[0]) >= 12);
    assert!(moves(&copy) < moves(&server.data()));
    let (fingerprint, keys) = (server.fingerprint.clone(), server.data());
    let restored = Server::start_in(folder, &[]);
    assert_eq!(restored.fingerprint, fingerprint, "the host is the same");
    let key = keys.parent().expect("a folder").join("ann");
    let ann = restored.lobby("x", Some(&key));
    ann.expect("Score");
    ann.expect("ben");
}

#[test]
fn the_server_says_its_health_and_figures_and_logs_games_without_addresses() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&["--web", "127.0.0.1:0"]);
    let healthy = server.get("/healthz");
    assert!(healthy.starts_with("HTTP/1.1 200"), "{healthy}");
    let guest = server.lobby("guest", None);
    guest.expect("Play now");
    let mut guest = guest;
    guest.send("\r");
    guest.expect("Score");
    let log = server.log();
    wait_until("the game in the log", || log.lock().expect("no panic").contains("game 1 begins"));
    let log = log.lock().expect("no panic").clone();
    assert!(log.contains("session: guest-") && log.contains("house-1300"), "{log}");
    assert!(!log.contains("127.0.0.1"), "{log}");
}

#[test]
fn the_message_for_visitors_is_read_again() {
    if !has_ssh() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("motd");
    std::fs::write(&file, "Welcome all").expect("ours");
    let server = Server::start(&["--motd", &file.display().to_string()]);
    server.lobby("guest", None).expect("Welcome all");
    std::fs::write(&file, "Closed on Sunday").expect("ours");
    server.signal(nix::sys::signal::Signal::SIGHUP);
    wait_until("the new message", || {
        let pty = server.lobby("guest", None);
        pty.expect("Play now");
        pty.screen().contains("Closed on Sunday")
    });
}

#[test]
fn files_for_a_new_server_name_its_host() {
    let setup = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        text(&command.args(["serve", "setup"]).args(words).output().expect("it runs"))
    };
    let all = setup(&["play.example.org"]);
    for part in ["[Service]", "play.example.org {", "--from play.example.org", "compose.yaml"] {
        assert!(all.contains(part), "{part}: {all}");
    }
    assert!(setup(&["play.example.org", "unit"]).starts_with("[Unit]\n"));
    // The options of the unit are those of the program.
    let unit = setup(&["play.example.org", "unit"]);
    let line = unit.lines().find_map(|it| it.strip_prefix("ExecStart=")).expect("a command");
    assert!(line.contains(" serve --data ") && line.contains("--web 127.0.0.1:8080"), "{line}");
}

fn fingerprint(key: &Path) -> String {
    let shown = Command::new("ssh-keygen").arg("-lf").arg(key).output().expect("it runs");
    text(&shown).split_whitespace().nth(1).expect("a fingerprint").to_owned()
}

#[test]
fn a_banned_player_is_shown_out_of_every_session_and_kept_out() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let (data, key) = (server.data(), server.key("rude"));
    let mut sessions = [server.screen("x", Some(&key)), server.screen("x", Some(&key))];
    for pty in &mut sessions {
        enter_lobby(pty);
    }
    choose_name(&mut sessions[0], "Rude");
    let (ok, said) = admin(&data, &["ban", "Rude"]);
    assert!(ok && said.contains(&fingerprint(&key)), "{said}");
    for pty in &mut sessions {
        pty.expect("This session was ended");
    }
    let bans = std::fs::read_to_string(data.join("bans.txt")).expect("written");
    assert!(bans.starts_with(&fingerprint(&key)) && bans.contains("# Rude, "), "{bans}");
    let refused = server.command("x", Some(&key), &["hint", "f5"], "");
    assert!(text(&refused).contains("Permission denied"), "{}", text(&refused));
    assert!(!admin(&data, &["ban", "Missing"]).0, "there is no such account");
    let (ok, said) = admin(&data, &["unban", "Rude"]);
    assert!(ok, "{said}");
    let allowed = server.command("x", Some(&key), &["hint", "f5"], "");
    assert!(allowed.status.success(), "{}", text(&allowed));
    assert!(!admin(&data, &["unban", "Rude"]).0, "twice");
}

/// With PostgreSQL the command line writes to the database, and every server obeys.
#[test]
fn a_ban_in_a_shared_database_counts_on_every_server() {
    let Some(postgres) = Postgres::start() else { return };
    if !has_ssh() {
        return;
    }
    let url = postgres.url();
    let servers = [(); 2].map(|()| Server::start(&["--store", &url]));
    let key = servers[0].key("rude");
    let mut sessions = servers.each_ref().map(|server| server.screen("x", Some(&key)));
    for pty in &mut sessions {
        enter_lobby(pty);
    }
    choose_name(&mut sessions[0], "Rude");
    let (ok, said) = admin(&servers[0].data(), &["ban", "Rude", "--store", &url]);
    assert!(ok, "{said}");
    for (pty, server) in sessions.iter_mut().zip(&servers) {
        pty.expect("This session was ended");
        assert!(!server.command("x", Some(&key), &["hint", "f5"], "").status.success());
    }
    assert!(!servers[0].data().join("bans.txt").exists(), "the database has it");
    assert!(admin(&servers[1].data(), &["unban", "Rude", "--store", &url]).0);
    wait_until("the key may come again", || {
        servers[0].command("x", Some(&key), &["hint", "f5"], "").status.success()
    });
}

#[test]
fn only_the_operators_key_commands_over_ssh() {
    if !has_ssh() {
        return;
    }
    let first = Server::start(&[]);
    let (boss, other) = (first.key("boss"), first.key("other"));
    let server = Server::start(&["--admin", &fingerprint(&boss)]);
    let mut guest = server.screen("guest", None);
    enter_lobby(&mut guest);
    let who = server.command("boss", Some(&boss), &["admin", "who"], "");
    let line = text(&who);
    let name = line.split_whitespace().next().expect("a session").to_owned();
    assert!(name.starts_with("guest-") && line.contains("127.0.0.1"), "{line}");
    let tried = server.command("other", Some(&other), &["admin", "kick", &name], "");
    assert!(!tried.status.success(), "{}", text(&tried));
    assert!(!text(&tried).contains("ban NAME"), "strangers learn nothing: {}", text(&tried));
    let kicked = server.command("boss", Some(&boss), &["admin", "kick", &name], "");
    assert!(kicked.status.success(), "{}", text(&kicked));
    guest.expect("This session was ended");
    let usage = server.command("boss", Some(&boss), &["admin", "dance"], "");
    assert!(!usage.status.success() && text(&usage).contains("ban NAME"), "{}", text(&usage));
}

#[test]
fn a_banned_network_loses_its_sessions_and_comes_back_when_it_may() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let mut guest = server.screen("guest", None);
    enter_lobby(&mut guest);
    let (ok, said) = admin(&server.data(), &["ban", "127.0.0.0/8"]);
    assert!(ok, "{said}");
    guest.expect("This session was ended");
    assert!(!server.command("guest", None, &["hint", "f5"], "").status.success());
    assert!(!admin(&server.data(), &["ban", "127.0.0.0/33"]).0, "no network");
    assert!(admin(&server.data(), &["unban", "127.0.0.0/8"]).0);
    assert!(server.command("guest", None, &["hint", "f5"], "").status.success());
}

#[test]
fn a_reported_name_is_listed_and_changed_before_everybodys_eyes() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let (data, key) = (server.data(), server.key("rude"));
    let mut rude = server.screen("x", Some(&key));
    enter_lobby(&mut rude);
    choose_name(&mut rude, "Rude");
    let mut ann = server.screen("x", Some(&server.key("ann")));
    enter_lobby(&mut ann);
    ann.expect("Rude");
    assert!(admin(&data, &["reports"]).1.contains("no name is reported"));
    // The list has Ann and the person to report at its end.
    ann.send("\x1b[F");
    for _ in 0..8 {
        ann.send("!");
        ann.rest();
        if ann.screen().contains("Reported") {
            break;
        }
        ann.send("\x1b[A");
    }
    ann.expect("Reported");
    wait_until("the report is stored", || admin(&data, &["reports"]).1.contains("Rude: 1 report"));
    let (ok, said) = admin(&data, &["rename", "Rude", "Polite"]);
    assert!(ok && said.contains("Rude is Polite now"), "{said}");
    rude.expect("People: Polite");
    ann.expect("Polite");
    assert!(admin(&data, &["reports"]).1.contains("no name is reported"));
}

#[test]
fn the_folders_owner_acts_without_a_server_too() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let key = server.key("rude");
    let mut rude = server.screen("x", Some(&key));
    enter_lobby(&mut rude);
    choose_name(&mut rude, "Rude");
    let folder = server.kill();
    let data = folder.path().join("data");
    let (ok, said) = admin(&data, &["ban", "Rude"]);
    assert!(ok, "{said}");
    assert!(admin(&data, &["rename", "Rude", "Polite"]).0);
    let (ok, said) = admin(&data, &["who"]);
    assert!(!ok && said.contains("no server runs"), "{said}");
    let (ok, said) = admin(&folder.path().join("elsewhere"), &["reports"]);
    assert!(!ok && said.contains("no server has run with this folder"), "{said}");
    assert!(!folder.path().join("elsewhere").exists(), "it creates nothing");
    let server = Server::start_in(folder, &[]);
    assert!(!server.command("x", Some(&key), &["hint", "f5"], "").status.success());
}

/// Once, a forgotten test server shared the folder of the service.
#[test]
fn a_second_server_of_a_folder_is_refused_in_a_sentence() {
    let server = Server::start(&[]);
    let data = server.data().display().to_string();
    let second = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data", &data]).args(words);
        let output = command.output().expect("it runs");
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for words in [&[][..], &["--check"]] {
        let why = second(words);
        assert!(why.contains("another server runs with the folder"), "{why}");
    }
    // A killed one leaves the folder free.
    let _ = Server::start_in(server.kill(), &[]);
}

/// Once, both options were silently ignored, and any word was a host.
#[test]
fn the_files_for_a_new_server_have_its_folder_and_database() {
    let setup = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        let output = command.args(["serve", "setup"]).args(words).output().expect("it runs");
        let text = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8_lossy(&text).into_owned())
    };
    let (is_done, text) =
        setup(&["play.example.org", "--data", "/srv/of", "--store", "postgres://u@h/db"]);
    assert!(
        is_done && text.contains("--data /srv/of ") && text.contains("ReadWritePaths=/srv/of\n")
    );
    // A unit can be read by everyone, and takes % for a word of its own.
    let (_, unit) = setup(&["play.example.org", "unit", "--store", "postgres://u:p%40@h/db"]);
    assert!(!unit.contains("postgres"), "{unit}");
    let (_, env) = setup(&["play.example.org", "env", "--store", "postgres://u:p%40@h/db"]);
    assert_eq!(env, "OUTFLANK_STORE=postgres://u:p%40@h/db\n");
    assert!(
        text.contains("\n    environment:\n      OUTFLANK_STORE: postgres://u@h/db\n"),
        "{text}"
    );
    let (_, usual) = setup(&["play.example.org"]);
    assert!(usual.contains("--data /var/lib/outflank ") && !usual.contains("STORE"), "{usual}");
    for data in ["srv/of", "/srv/my club", "/home/of", "/tmp/of"] {
        let (is_done, why) = setup(&["play.example.org", "--data", data]);
        assert!(!is_done && why.contains("is no folder for a service"), "{data}: {why}");
    }
    for host in ["", "foo bar", "https://play.example.org", "play.example.org:8080"] {
        let (is_done, why) = setup(&[host]);
        assert!(!is_done && why.contains("such as play.example.org"), "{host}: {why}");
    }
}

/// Once, `ban 0.0.0.0/0` shut everyone out, the operator too, and no line of the log named a refusal.
#[test]
fn a_ban_shuts_out_neither_the_operator_nor_the_world_and_its_refusals_are_in_the_log() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let (boss, rude) = (server.key("boss"), server.key("rude"));
    let keys = [&boss, &rude].map(|key| fingerprint(key));
    let server = Server::start_in(server.kill(), &["--admin", &keys[0]]);
    let data = server.data();
    for (target, why) in [
        ("0.0.0.0/0", "more than a network"),
        ("10.0.0.0/7", "more than a network"),
        ("::/0", "more than a network"),
        ("SHA256:abc", "neither a key"),
        (keys[0].as_str(), "a key of an operator"),
    ] {
        let (is_done, said) = admin(&data, &["ban", target]);
        assert!(!is_done && said.contains(why), "{target}: {said}");
    }
    assert!(admin(&data, &["ban", &keys[1]]).0);
    assert!(!server.command("x", Some(&rude), &["hint", "f5"], "").status.success());
    let log = server.log();
    let named = format!("refused: the banned key {}", keys[1]);
    wait_until("the log names it", || log.lock().expect("no panic").contains(&named));
    let log = log.lock().expect("no panic").clone();
    assert!(log.contains("ban SHA256:abc: SHA256:abc is neither"), "{log}");
    assert!(log.contains(&format!("ban {}: done", keys[1])), "{log}");
}

/// Once, a mistake in the file of the tournament kept the whole server down, at 20:00 on a Friday.
#[test]
fn a_mistake_in_the_tournament_keeps_no_server_down_and_a_check_finds_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cup.toml");
    std::fs::write(&file, "name = 'Cup'\nplayers = ['Ann',\n").expect("writable");
    let file = file.display().to_string();
    let check = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        let data = folder.path().join("data").display().to_string();
        command.args(["serve", "--check", "--listen", "127.0.0.1:0", "--data", &data]).args(words);
        let output = command.env_remove("OUTFLANK_STORE").output().expect("it runs");
        (output.status.success(), text(&output))
    };
    let (is_done, said) = check(&["--tournament", &file]);
    assert!(!is_done && said.contains("line 2"), "{said}");
    let server = Server::start(&["--tournament", &file]);
    let log = server.log();
    wait_until("the log names it", || log.lock().expect("no panic").contains("cup.toml: line 2"));
    let (is_done, said) = check(&[]);
    assert!(is_done && said.contains("the server can start"), "{said}");
    let twice = ["--web", "127.0.0.1:41999", "--metrics", "127.0.0.1:41999"];
    for words in [&twice[..], &["--hook", &file]] {
        let (is_done, said) = check(words);
        assert!(!is_done, "{words:?}: {said}");
    }
    std::fs::write(folder.path().join("data/bans.txt"), "Ann\n").expect("writable");
    let (is_done, said) = check(&[]);
    assert!(!is_done && said.contains("Ann is neither a key"), "{said}");
}
