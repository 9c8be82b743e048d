//! People who press any keys.
//!
//! `OUTFLANK_CROWD=MINUTES cargo test --release --features serve --test serve crowd -- --nocapture` lasts longer.

use crate::support::players::{
    assert_replays, choose_name, enter_lobby, pair_on, stored_games, try_lobby,
};
use crate::support::pty::Pty;
use crate::support::server::{Server, has_ssh};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Keys that play, choose and leave; more of them than of the others.
const COMMON: [&str; 12] = [
    "\t\r", "\t\r", "\t\r", "\t\r", "\r", "\r", "\x1b", "\x1b[A", "\x1b[B", "\x1b[C", "n\r",
    "\x1b[H\r",
];
/// Growth of the memory that may be left: sessions keep pages of the allocator, in KiB.
const GROWTH: u64 = 16 << 10;

struct Person {
    key: Option<PathBuf>,
    pty: Pty,
    sessions: u32,
}

/// A few keys at once.
fn keys(random: &mut Xoshiro256PlusPlus) -> String {
    let any = |random: &mut Xoshiro256PlusPlus| match random.random_range(0..10) {
        0..7 => (*COMMON.choose(random).expect("keys")).to_owned(),
        7 => char::from(random.random_range(b' '..=b'~')).to_string(),
        8 => char::from(random.random_range(1..b' ')).to_string(),
        _ => format!(
            "\x1b[<{};{};{}M",
            random.random_range(0..3),
            random.random_range(1..80),
            random.random_range(1..25)
        ),
    };
    (0..random.random_range(1..4)).map(|_| any(random)).collect()
}

/// Two people in a game, two in the lobby, and a guest.
fn gather(server: &Server) -> Vec<Person> {
    let person = |key: Option<PathBuf>, pty| Person { key, pty, sessions: 1 };
    let keys = ["ann", "ben"].map(|name| server.key(name));
    let players = pair_on([server; 2], &keys);
    let players = keys.into_iter().zip(players).map(|(key, pty)| person(Some(key), pty));
    let others = ["cyd", "dan"].map(|name| {
        let key = server.key(name);
        let mut pty = server.screen("x", Some(&key));
        enter_lobby(&mut pty);
        choose_name(&mut pty, name);
        person(Some(key), pty)
    });
    players.chain(others).chain([person(None, server.screen("guest", None))]).collect()
}

#[test]
fn people_who_press_any_keys_break_nothing() {
    if !has_ssh() {
        return;
    }
    let minutes = std::env::var("OUTFLANK_CROWD").ok().and_then(|it| it.parse::<u64>().ok());
    let time = minutes.map_or(Duration::from_secs(8), |count| Duration::from_secs(60 * count));
    let mut server = Server::start(&["--per-address", "400"]);
    let log = server.log();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut people = gather(&server);
    let mut presses = 0_u64;
    // Least memory in each tenth of the time: a search holds more for a while.
    let mut least = [u64::MAX; 10];
    let begin = Instant::now();
    while begin.elapsed() < time {
        for person in &mut people {
            if person.pty.has_ended() {
                let user = if person.key.is_some() { "x" } else { "guest" };
                person.pty = server.screen(user, person.key.as_deref());
                try_lobby(&mut person.pty);
                person.sessions += 1;
            }
            if random.random_bool(0.001) {
                let (width, height) = (random.random_range(1..200), random.random_range(1..60));
                person.pty.resize(width, height);
            }
            person.pty.send(&keys(&mut random));
            presses += 1;
        }
        let tenth = 10 * begin.elapsed().as_millis() / time.as_millis();
        let least = &mut least[tenth.min(9) as usize];
        *least = server.resident().min(*least);
        std::thread::sleep(Duration::from_millis(40));
    }
    let games = stored_games(&server.data());
    let moves: usize = games.iter().map(|game| game.game.played().len()).sum();
    let over = games.iter().filter(|game| game.is_over()).count();
    let sessions: u32 = people.iter().map(|person| person.sessions).sum();
    println!(
        "{presses} presses in {sessions} sessions: {} games, {over} over, {moves} moves; KiB {least:?}",
        games.len()
    );
    assert!(!games.is_empty(), "they met");
    games.iter().for_each(assert_replays);
    let bound = least[1].saturating_add(least[1] / 10 + GROWTH);
    assert!(minutes.is_none() || least[9] <= bound, "the memory grows");
    assert!(!log.lock().expect("no panic").contains("panic"), "no session has panicked");
    assert!(server.child.try_wait().expect("our child").is_none(), "the server runs");
}
