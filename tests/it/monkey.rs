//! Random keys in two real terminals whose programs share one library: on every page nothing panics, and the library
//! stays whole.
//!
//! `MONKEY_KEYS=100000 cargo test --release --test it monkey` types that many keys; usually some hundreds have to do.

#![cfg(unix)]

use crate::support::pty::{Pty, home};
use outflank::library::SqliteStore;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};

/// A page with the way to it.
struct Route {
    page: &'static str,
    arguments: &'static [&'static str],
    keys: &'static [&'static str],
    /// Text that only this page shows.
    text: &'static str,
}

const fn route(
    page: &'static str,
    arguments: &'static [&'static str],
    keys: &'static [&'static str],
    text: &'static str,
) -> Route {
    Route { page, arguments, keys, text }
}

const GAME: &[&str] = &["play", "--two-player", "--moves", "f5d6c3d3c4f4c5b3c2"];
const PASTED: &str = "\u{1b}[200~f5d6c3d3c4f4c5b3\u{1b}[201~";

/// The way to every page; each text of `keys` is typed once the screen rests.
const ROUTES: &[Route] = &[
    route("start", &[], &[], "Set up..."),
    route("setup", &[], &[">", "Set up: Clock\r"], "Start the game"),
    route("more", &[], &["\u{1b}[F\r"], "Position editor"),
    route("board", GAME, &[], "move 9"),
    route("help", GAME, &["?"], "In a game"),
    route("palette", GAME, &[">"], "Show or hide hints"),
    route("export", GAME, &["x"], "copy the moves"),
    route(
        "qr",
        GAME,
        &["x", "\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B", "\r"],
        "64 squares",
    ),
    route("pasted", GAME, &[PASTED], "Pasted"),
    route("learn", &["learn"], &[], "How to play"),
    route("lesson", &["learn"], &["\r"], "How to play, "),
    route("puzzles", &[], &[">", "Go to: Puzzles\r"], "solved"),
    route("puzzle", &[], &[">", "Go to: Puzzles\r", "\x1b[B", "\r"], "rated"),
    route("practice", &[], &[">", "Go to: Practice\r"], "Practice"),
    route("statistics", &[], &[">", "Go to: Statistics\r"], "Statistics"),
    route("settings", &[], &[">", "Go to: Settings\r"], "Board size"),
    route("guests", &[], &[">", "Go to: Engines\r"], "No engines yet"),
    route("library", &[], &["G"], "Game library"),
    route("replay", &[], &["G", "/", "Nicolet\r", "\r"], "Nicolet"),
    route("line", GAME, &["i", "i", "i", "o"], "step"),
    route("analysis", &[], &[">", "Go to: Analysis\r"], "Lines"),
    route("editor", &[], &[">", "Go to: Analysis\r", "E"], "Position editor"),
    route("games here", &[], &[">", "Go to: Analysis\r", "G"], "Games that"),
    route("trainer", &[], &[">", "Go to: Analysis\r", "T"], "The start: "),
    route("holes", &[], &[">", "Go to: Analysis\r", "N"], "Gaps in"),
    route("tournament", &["tournament", "level:1", "level:2", "--games", "20"], &[], "Tournament"),
];

/// Keys typed in all, over all pages and both terminals.
fn keys_in_all() -> usize {
    std::env::var("MONKEY_KEYS").ok().and_then(|text| text.parse().ok()).unwrap_or(800)
}

/// One key. Ctrl-Z would stop the program, and only `Ctrl-C` twice or `q` ends it.
fn key(random: &mut Xoshiro256PlusPlus) -> &'static str {
    const OFTEN: &[&str] = &[
        "\r", "\r", "\t", "\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D", " ", "u", "h", "i", "e",
        "v", "o",
    ];
    const SELDOM: &[&str] = &[
        "\u{1b}",
        "\u{7f}",
        "\u{1b}[Z",
        "\u{1b}[5~",
        "\u{1b}[6~",
        "\u{1b}[H",
        "\u{1b}[F",
        "\u{1b}OP",
        "?",
        ">",
        "/",
        ":",
        "a",
        "b",
        "c",
        "d",
        "f",
        "g",
        "j",
        "k",
        "l",
        "m",
        "n",
        "p",
        "r",
        "s",
        "t",
        "w",
        "x",
        "y",
        "z",
        "A",
        "D",
        "E",
        "G",
        "H",
        "M",
        "P",
        "T",
        "X",
        "[",
        "]",
        "+",
        "-",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "0",
        "é",
        "漢",
        "f5",
        "d6",
        "\u{c}",
        "\u{10}",
        "\u{1b}[<0;20;10M\u{1b}[<0;20;10m",
        "\u{1b}[<64;40;12M",
        PASTED,
        "q",
    ];
    let keys = if random.random_bool(0.5) { OFTEN } else { SELDOM };
    keys.choose(random).expect("there are keys")
}

struct Monkey<'a> {
    home: &'a Path,
    random: Xoshiro256PlusPlus,
    pty: Option<Pty>,
    typed: usize,
}

impl Monkey<'_> {
    fn go_to(&mut self, route: &Route) {
        self.end();
        let path = |name: &str| self.home.join(name).to_str().expect("a path").to_owned();
        let (data, config) = (path("data"), path("config"));
        // The keys of the way are those of the usual settings.
        let _ = std::fs::remove_dir_all(&config);
        let places = [("XDG_DATA_HOME", &*data), ("XDG_CONFIG_HOME", &*config)];
        let mut pty = Pty::start(route.arguments, &places);
        pty.wait_for_frame("first frame", |screen| !screen.trim().is_empty());
        for keys in route.keys {
            pty.send(keys);
            pty.rest();
        }
        pty.wait_until(route.page, |screen| screen.contains(route.text));
        self.pty = Some(pty);
    }

    fn type_keys(&mut self, count: usize) {
        let Some(pty) = &mut self.pty else { return };
        for _ in 0..count {
            pty.send(key(&mut self.random));
            self.typed += 1;
            if self.random.random_bool(0.02) {
                let (width, height) = *[(80, 24), (120, 40), (26, 12), (10, 4)]
                    .choose(&mut self.random)
                    .expect("there are sizes");
                pty.resize(width, height);
            }
        }
        pty.rest();
    }

    /// Ends the program, if it has not ended itself.
    fn end(&mut self) {
        let Some(mut pty) = self.pty.take() else { return };
        pty.send("\u{3}\u{3}");
        let code = pty.exit_code();
        pty.drain();
        let screen = pty.screen();
        assert!(code == 0, "exit status {code}:\n{screen}");
        assert!(!screen.contains("panicked"), "{screen}");
    }
}

#[test]
fn random_keys_in_two_terminals_on_every_page_break_nothing() {
    check_random_keys(keys_in_all());
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn thousands_of_random_keys_in_two_terminals_break_nothing() {
    check_random_keys(2_400);
}

fn check_random_keys(keys: usize) {
    let home = home();
    let mut import = Command::new(env!("CARGO_BIN_EXE_outflank"));
    import.args(["import", concat!(env!("CARGO_MANIFEST_DIR"), "/assets/athens-2007.ggf")]);
    import.env("XDG_DATA_HOME", home.path().join("data")).stdout(Stdio::null());
    assert!(import.status().expect("it starts").success());
    let games = || {
        let path = home.path().join("data/outflank/games.db");
        let (_, news) = SqliteStore::open(&path).expect("the library opens");
        assert_eq!(news, None, "the library is whole");
        let db = rusqlite::Connection::open(&path).expect("the library opens");
        let check: String =
            db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("checked");
        assert_eq!(check, "ok");
        // Deleted games are still there.
        db.query_row("SELECT count(*) FROM game", [], |row| row.get::<_, i64>(0)).expect("counted")
    };
    let before = games();
    let each = (keys / ROUTES.len() / 2).max(1);
    let mut monkeys = [1, 2].map(|seed| Monkey {
        home: home.path(),
        random: Xoshiro256PlusPlus::seed_from_u64(seed),
        pty: None,
        typed: 0,
    });
    let mut reached = BTreeSet::new();
    for at in 0..ROUTES.len() {
        // The other terminal stands on another page.
        let [one, other] = &mut monkeys;
        one.go_to(&ROUTES[at]);
        other.go_to(&ROUTES[(at + ROUTES.len() / 2) % ROUTES.len()]);
        reached.insert(ROUTES[at].page);
        for _ in 0..each.div_ceil(50) {
            one.type_keys(each.min(50));
            other.type_keys(each.min(50));
        }
    }
    for monkey in &mut monkeys {
        monkey.end();
    }
    assert_eq!(reached.len(), ROUTES.len());
    println!("{} keys", monkeys.iter().map(|monkey| monkey.typed).sum::<usize>());
    assert!(games() >= before, "no game of the library is lost");
}
