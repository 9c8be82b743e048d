//! A real ssh client plays.

use crate::support::pty::Pty;
use crate::support::server::{Server, has_ssh, wait_until};
use nix::sys::signal::Signal;
use outflank::library::SqliteStore;
use outflank::rules::{Color, Variant, transcript};
use outflank::store::{PlayerId, Query};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Discs of Black and White, as the sidebar counts them.
fn discs(pty: &Pty) -> [u32; 2] {
    let screen = pty.screen();
    ["Black", "White"].map(|side| {
        let mut lines = screen.lines().filter(|line| line.contains(&format!("· {side}")));
        let words = lines.next().unwrap_or_default().split_whitespace();
        words.filter_map(|word| word.parse().ok()).next_back().unwrap_or(0)
    })
}

/// Plays the first legal square on every turn until the game is over.
fn play_out(pty: &mut Pty) {
    let end = Instant::now() + Duration::from_mins(3);
    while !pty.screen().contains("⏎ play again") {
        assert!(Instant::now() < end, "the game does not end:\n{}", pty.screen());
        pty.send("\t\r");
        std::thread::sleep(Duration::from_millis(30));
    }
}

#[test]
fn a_key_plays_a_whole_game_against_a_level() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let key = server.key("ann");
    let mut pty = server.screen("ann", Some(&key));
    pty.expect("Learn");
    pty.send("\x1b[A\x1b[A\x1b[A");
    pty.wait_until("Play is chosen", |screen| screen.contains("⏎ play"));
    // Level 1.
    pty.send("\x1b[D\x1b[D\r");
    pty.expect("Your turn");
    pty.send("A");
    play_out(&mut pty);
    let shown = discs(&pty);
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    pty.drain();
    pty.assert_restored();
    assert!(pty.screen().contains("Thanks for playing"), "{}", pty.screen());
    // Player 1 is that of a library at home, and twelve belong to the players of the house.
    let (mut store, _) = SqliteStore::open(&server.data().join("games.db")).expect("a library");
    store.act_for(PlayerId(14));
    let query = Query::default();
    let listed = store.list(&query, &|| true).expect("readable");
    let game = store.game(listed.entries[0].id).expect("readable").record.game;
    let moves = transcript::write(&game);
    let replayed = transcript::read(Variant::REVERSI, Color::Black, &moves).expect("legal moves");
    assert!(replayed.is_over());
    assert_eq!(shown, [replayed.count().black, replayed.count().white]);
}

#[test]
fn a_key_finds_its_game_again_after_the_server_was_killed() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let key = server.key("ann");
    let mut pty = server.screen("ann", Some(&key));
    pty.expect("Learn");
    pty.send("\x1b[A\x1b[A\x1b[A");
    pty.wait_until("Play is chosen", |screen| screen.contains("⏎ play"));
    pty.send("\r");
    pty.expect("Your turn");
    pty.send("f5");
    pty.wait_until("the move in the log", |screen| screen.contains("1 f5"));
    let server = Server::start_in(server.kill(), &[]);
    let folder = server.data();
    assert!(folder.join("games.db").exists());
    let mut pty = server.lobby("ann", Some(&folder.parent().expect("a folder").join("ann")));
    pty.expect("Continue");
    pty.send("\r");
    pty.wait_until("the move in the log", |screen| screen.contains("1 f5"));
}

#[test]
fn settings_belong_to_a_key() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let (ann, ben) = (server.key("ann"), server.key("ben"));
    let mut pty = server.screen("x", Some(&ann));
    pty.expect("3 Rookie");
    pty.send("\x1b[A\x1b[A\x1b[A\x1b[C");
    pty.expect("4 Novice");
    pty.send("q");
    assert_eq!(pty.exit_code(), 0);
    let files = || std::fs::read_dir(server.data().join("settings")).expect("a folder").count();
    wait_until("the settings are written", || files() == 1);
    server.screen("other-name", Some(&ann)).expect("4 Novice");
    server.screen("x", Some(&ben)).expect("3 Rookie");
    server.screen("guest", None).expect("3 Rookie");
}

#[test]
fn one_command_is_answered_without_a_screen() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let hint = server.command("guest", None, &["hint", "f5d6c3", "--json"], "");
    assert!(hint.status.success());
    let hint: serde_json::Value = serde_json::from_slice(&hint.stdout).expect("JSON");
    let moves = hint["moves"].as_array().expect("a list");
    let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3");
    assert_eq!(moves.len() as u32, game.expect("legal").legal_moves().len());
    let wrong = server.command("guest", None, &["hint", "z9"], "");
    assert_eq!(wrong.status.code(), Some(2));
    let unknown = server.command("guest", None, &["rm", "-rf", "/"], "");
    assert_eq!(unknown.status.code(), Some(2));
    let said = String::from_utf8_lossy(&unknown.stdout).into_owned();
    assert_eq!(said.trim_end(), "error: unknown command 'rm -rf /': plain, or hint POSITION");
    for (command, wanted) in [("help", "hint"), ("--version", env!("CARGO_PKG_VERSION"))] {
        let answer = server.command("guest", None, &["--", command], "");
        let said = String::from_utf8_lossy(&answer.stdout).into_owned();
        assert!(answer.status.success() && said.contains(wanted), "{command}: {said}");
    }
}

#[test]
fn the_plain_view_plays_in_a_pipe() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let played = server.command("guest", None, &["plain"], "1\nblack\nf5\nscore\nquit\n0\n");
    let text = String::from_utf8_lossy(&played.stdout).into_owned();
    assert!(played.status.success(), "{text}");
    assert!(text.contains("Black") && text.contains("White"), "{text}");
    assert!(text.contains("Thanks for playing"), "{text}");
}

#[test]
fn each_session_speaks_the_language_of_its_client() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let screen = |locale: &str| {
        let option = format!("SetEnv=LANG={locale}");
        let mut arguments = vec!["-tt".to_owned(), "-o".to_owned(), option];
        arguments.extend(server.ssh_arguments("guest", None));
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        Pty::run("ssh", &arguments, &[])
    };
    let (french, japanese, unknown) =
        (screen("fr_FR.UTF-8"), screen("ja_JP.UTF-8"), screen("xx_YY.unknown"));
    french.expect("Jouer tout de suite");
    japanese.expect("すぐ対局");
    unknown.expect("Play now");
    let mut plain = Command::new("ssh");
    plain.args(["-T", "-o", "SetEnv=LC_ALL=fr_FR.UTF-8"]);
    plain.args(server.ssh_arguments("guest", None)).arg("plain").stdin(Stdio::null());
    let said = plain.output().expect("it ends").stdout;
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(said.contains("Jouer au Reversi"), "{said}");
}

#[test]
fn a_second_game_of_the_plain_view_does_not_take_the_place_of_the_first() {
    if !has_ssh() {
        return;
    }
    let server = Server::start(&[]);
    let key = server.key("anna");
    let lines = "1\nblack\nf5\nquit\n1\nblack\nc4\nquit\n2\nx\n5\nquit\n0\n";
    let played = server.command("anna", Some(&key), &["plain"], lines);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stdout));
    let db = rusqlite::Connection::open(server.data().join("games.db")).expect("a library");
    let games: u32 = db.query_row("SELECT count(*) FROM game", [], |row| row.get(0)).expect("read");
    assert_eq!(games, 3);
}

#[test]
fn a_terminating_server_says_goodbye_and_leaves_the_terminal_whole() {
    if !has_ssh() {
        return;
    }
    let mut server = Server::start(&[]);
    let mut pty = server.screen("guest", None);
    pty.expect("Learn");
    server.signal(Signal::SIGTERM);
    assert_eq!(pty.exit_code(), 0);
    pty.drain();
    pty.assert_restored();
    let log = server.wait();
    assert!(!log.contains("panic"), "{log}");
}
