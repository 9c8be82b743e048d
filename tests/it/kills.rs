//! `kill -9` at a random moment of games that play themselves: the next start offers the very position
//! whose last move was seen, and no file is ever unreadable.
//!
//! `OUTFLANK_KILLS=500 cargo test --release --test it kills` kills that often; usually a dozen has
//! to do.

#![cfg(unix)]

use crate::support::pty::{self, Pty, home};
use nix::sys::signal::Signal;
use outflank::library::SqliteStore;
use outflank::rules::Game;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use std::time::Duration;

/// Discs placed, and Black's and White's discs, as the screen says.
fn seen(screen: &str) -> Option<(u32, [u32; 2])> {
    let number_after = |word: &str| {
        let (_, rest) = screen.split_once(word)?;
        rest.split_whitespace().next()?.parse::<u32>().ok()
    };
    let placed = number_after("· Reversi")
        .or_else(|| number_after(" move "))
        .filter(|_| screen.contains("empty"))?;
    // The players' lines end with their discs and the frame.
    let points = |name: &str| {
        let line = screen.lines().find(|line| line.contains(name))?;
        line.trim_end().trim_end_matches('│').split_whitespace().last()?.parse().ok()
    };
    Some((placed, [points("Random · level 1 · Black")?, points("Greedy · level 2 · White")?]))
}

/// The last frame that was drawn to its end: a terminal shows no other.
fn last_frame(pty: &Pty) -> String {
    const END: &[u8] = b"\x1b[?2026l";
    pty.look(|_, raw| {
        let end = raw.windows(END.len()).rposition(|bytes| bytes == END);
        let whole = &raw[..end.map_or(0, |at| at + END.len())];
        let mut parser = pty::parser();
        parser.process(whole);
        parser.screen().contents()
    })
}

#[test]
fn killed_at_any_moment_nothing_that_was_seen_is_lost() {
    let times: u32 =
        std::env::var("OUTFLANK_KILLS").ok().and_then(|times| times.parse().ok()).unwrap_or(12);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(9);
    let (mut exactly, mut more, mut in_all) = (0, 0, 0);
    let home = home();
    let data = home.path().join("data");
    let place = data.to_str().expect("a path");
    let mut games = 0;
    for _ in 0..times {
        let mut pty = Pty::start(
            &["watch", "random", "greedy", "--no-animation"],
            &[("XDG_DATA_HOME", place)],
        );
        pty.expect("empty");
        // Enter hastens every reply, so that the kill can fall into any part of a turn.
        let plies = random.random_range(1..25);
        for _ in 0..plies {
            pty.send("\r");
            std::thread::sleep(Duration::from_micros(random.random_range(0..4000)));
        }
        pty.signal(Signal::SIGKILL);
        pty.exit_code();
        pty.drain();
        let screen = last_frame(&pty);
        let (keep, told) = SqliteStore::open(&data.join("outflank/games.db")).expect("readable");
        assert_eq!(told, None, "the file is whole");
        let unfinished = keep.unfinished(10_000).expect("readable");
        // Killed before the first move was seen, or even the first frame: nothing is promised.
        let Some((placed, discs)) = seen(&screen).filter(|&(placed, _)| placed > 0) else {
            assert!(screen.is_empty() || screen.contains("move 0"), "{screen}");
            continue;
        };
        in_all += 1;
        let table = unfinished.last().expect("it is offered");
        assert!(unfinished.len() > games, "it is a game of its own");
        games = unfinished.len();
        // What was seen is kept, and with it whatever was played before the next frame could show it.
        let placed_in =
            |game: &Game| game.played().iter().filter(|ply| ply.square().is_some()).count() as u32;
        let mut game = table.record.game.clone();
        let kept = placed_in(&game);
        assert!(kept >= placed, "{kept} of {placed} moves are kept:\n{screen}");
        while placed_in(&game) > placed {
            game.take_back();
        }
        let count = game.count();
        assert_eq!([count.black, count.white], discs, "the very position:\n{screen}");
        exactly += u32::from(kept == placed);
        more += u32::from(kept > placed);
    }
    println!(
        "{times} kills: {exactly} times as it was seen, {more} times more than that, in {in_all} games"
    );
    assert!(in_all * 2 > times, "most games had begun");
    let pty = Pty::start(&[], &[("XDG_DATA_HOME", place)]);
    pty.expect("Continue");
    pty.expect("after ");
}
