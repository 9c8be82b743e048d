//! Strangers who play each other and the house, watch, correspond and play the weekly tournament, while the server is
//! killed again and again.
//!
//! `OUTFLANK_STRANGERS=MINUTES cargo test --release --features serve --test serve strangers -- --nocapture` kills it every
//! five minutes, and wants games of every kind; without it, it is killed twice within seconds.

use crate::support::players::{
    assert_replays, choose_name, enter_lobby, rated_after, replayed, shown_discs, shown_move,
    stored_games,
};
use crate::support::pty::Pty;
use crate::support::server::{Server, has_ssh};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use outflank::lobby::{AccountId, GlickoRating, SharedGame};
use outflank::serve::PeopleDb;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Names of those with a key.
const NAMES: [&str; 7] = ["ann", "bob", "cyd", "dan", "eva", "fay", "gus"];
const GUESTS: usize = 2;
/// Time from the beginning to the hour of the tournament.
const UNTIL_HOUR: Duration = Duration::from_mins(4);
/// Milliseconds of a day.
const DAY: f64 = 86_400_000.0;

struct Stranger {
    /// Name and key; `None` for a guest.
    account: Option<(&'static str, PathBuf)>,
    /// Number of the network.
    network: usize,
    pty: Pty,
    /// Reactions sent as a spectator.
    watched: u32,
}

/// A session from a network of its own: two of one network play few rated games with each other.
fn session(server: &Server, network: usize, key: Option<&Path>) -> Pty {
    let user = if key.is_some() { "x" } else { "guest" };
    let mut arguments = server.ssh_arguments(user, key);
    let place = ["-tt", "-b", &format!("127.0.{}.1", network + 1)].map(str::to_owned);
    arguments.splice(0..0, place);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    Pty::run("ssh", &arguments, &[])
}

/// The last line of a screen, which names the keys.
fn key_line(screen: &str) -> &str {
    screen.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default()
}

impl Stranger {
    fn key(&self) -> Option<&Path> {
        self.account.as_ref().map(|(_, key)| key.as_path())
    }

    fn come_back(&mut self, server: &Server) {
        self.pty = session(server, self.network, self.key());
    }

    /// Whether the board on the screen is of an own game: who watches takes nothing back.
    fn is_player(&self) -> bool {
        let screen = self.pty.screen();
        key_line(&screen).contains("resign") || screen.contains("Your turn")
    }

    /// Does what the screen suggests.
    fn act(&mut self, random: &mut Xoshiro256PlusPlus) {
        let screen = self.pty.screen();
        let keys = if screen.contains("Your turn") || screen.contains("Tab next") {
            "\t\r"
        } else if screen.contains("Score") {
            // A spectator, one who waits for the other, or the end of a game.
            let is_over = ["rematch", "review", " wins"].iter().any(|word| screen.contains(word));
            match random.random_range(0..40) {
                _ if is_over => "\x1b",
                0 if !self.is_player() => "\x1b",
                1 if !self.is_player() => {
                    self.watched += 1;
                    "4"
                }
                _ => "",
            }
        } else if key_line(&screen).contains(" offer") {
            if random.random_bool(0.5) { "\x1b[C\x1b[C\x1b[C\x1b[C\r" } else { "\r" }
        } else if screen.contains("Here now") || screen.contains("Play now") {
            let may_enter = ["on these terms", "watch this game", "a game at once", "sign up"];
            match random.random_range(0..12) {
                0..=3 => "\x1b[H\r",
                4..=5 if screen.contains("open game") => "\r",
                6 if self.account.is_some() => "n",
                7..=8 => "\x1b[B",
                _ if may_enter.iter().any(|words| screen.contains(words)) => "\r",
                _ => "\x1b[B",
            }
        } else {
            "\x1b"
        };
        if !keys.is_empty() {
            self.pty.send(keys);
        }
    }
}

/// The strangers come, and those with keys choose their names.
fn gather(server: &Server) -> Vec<Stranger> {
    let named = NAMES.into_iter().enumerate().map(|(network, name)| {
        let key = server.key(name);
        let mut pty = session(server, network, Some(&key));
        pty.expect("Play now");
        pty.send("\x1b");
        enter_lobby(&mut pty);
        choose_name(&mut pty, name);
        Stranger { account: Some((name, key)), network, pty, watched: 0 }
    });
    let named: Vec<Stranger> = named.collect();
    let guests = (0..GUESTS).map(|guest| {
        let network = NAMES.len() + guest;
        let pty = session(server, network, None);
        Stranger { account: None, network, pty, watched: 0 }
    });
    named.into_iter().chain(guests).collect()
}

/// A player's board: the number of its last move, and the discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeenBoard {
    name: &'static str,
    moves: u32,
    /// `None` while discs turn: the points are counted up.
    discs: Option<[u32; 2]>,
}

fn seen(stranger: &Stranger) -> Option<SeenBoard> {
    let (name, _) = stranger.account.as_ref()?;
    let is_board = stranger.pty.screen().contains("Score") && stranger.is_player();
    let (moves, discs) = (shown_move(&stranger.pty), shown_discs(&stranger.pty));
    let board = SeenBoard { name, moves, discs: Some(discs) };
    (is_board && moves > 0).then_some(board)
}

/// The boards of all, with the discs of those that stand still.
fn all_seen(strangers: &[Stranger]) -> Vec<SeenBoard> {
    let before: Vec<_> = strangers.iter().map(seen).collect();
    std::thread::sleep(Duration::from_millis(800));
    let boards = strangers.iter().zip(before).filter_map(|(stranger, before)| {
        let now = seen(stranger)?;
        Some(SeenBoard { discs: now.discs.filter(|_| before == Some(now)), ..now })
    });
    boards.collect()
}

/// A board on a screen is in the database.
fn assert_stored(games: &[SharedGame], board: SeenBoard) {
    let is_it = |game: &&SharedGame| {
        let mut game = replayed(game);
        if game.moves_played() < board.moves as usize {
            return false;
        }
        while game.moves_played() > board.moves as usize {
            game.take_back();
        }
        board.discs.is_none_or(|discs| [game.count().black, game.count().white] == discs)
    };
    let own = games.iter().filter(|game| game.players.iter().any(|it| it.name == board.name));
    let found = own.clone().find(is_it);
    assert!(found.is_some(), "{board:?} is lost; {} games", own.count());
}

/// Ratings from nothing but the games, in the order of their ends, beside those that are stored.
fn assert_ratings(data: &Path, games: &[SharedGame]) -> usize {
    let mut rated: Vec<&SharedGame> = games.iter().filter(|game| game.ratings.is_some()).collect();
    // A step begins where the one before it ends.
    // Games at one sitting and by correspondence have ratings of their own.
    let mut known: HashMap<(AccountId, bool), (GlickoRating, i64)> = HashMap::new();
    let count = rated.len();
    while !rated.is_empty() {
        let near = |one: GlickoRating, other: GlickoRating, tolerance: f64| {
            (one.value - other.value).abs() < 1e-6
                && (one.deviation - other.deviation).abs() < tolerance
        };
        let next = rated.iter().position(|game| {
            let steps = game.ratings.expect("filtered");
            game.players.iter().zip(steps).all(|(player, step)| {
                let new = (GlickoRating::NEW, game.moved);
                let key = (player.id, game.terms.pace.is_live());
                let (before, at) = known.get(&key).copied().unwrap_or(new);
                let days = (game.moved - at).max(0) as f64 / DAY;
                near(before.rested(days), step.before, 0.01)
            })
        });
        let game = rated.remove(next.expect("each rating follows from the games before"));
        let steps = game.ratings.expect("filtered");
        let score = game.score().expect("a rated game has a result");
        let expected = rated_after(steps.map(|step| step.before), score);
        for (at, after) in expected.into_iter().enumerate() {
            assert!(near(after, steps[at].after, 1e-6), "{after:?} {:?}", steps[at]);
            let key = (game.players[at].id, game.terms.pace.is_live());
            known.insert(key, (after, game.moved));
        }
    }
    let mut db = PeopleDb::open(&data.join("people.db")).expect("readable");
    for ((id, is_live), (rating, _)) in known {
        let account = db.account(id).expect("it is there");
        let stored = if is_live { account.rating } else { account.correspondence };
        assert!((stored.value - rating.value).abs() < 1e-6, "{account:?} {rating:?}");
    }
    count
}

#[test]
fn strangers_lose_no_move_and_no_rating_when_the_server_is_killed_again_and_again() {
    if !has_ssh() || !cfg!(target_os = "linux") {
        return println!("skipped: it wants ssh and a loopback of many addresses");
    }
    let minutes = std::env::var("OUTFLANK_STRANGERS").ok().and_then(|it| it.parse::<u64>().ok());
    let pause = minutes.map_or(Duration::from_secs(8), |_| Duration::from_mins(5));
    let kills = minutes.map_or(2, |minutes| minutes / 5);
    let folder = tempfile::tempdir().expect("a folder");
    let plan = folder.path().join("cup.toml");
    let hour = (Timestamp::now() + UNTIL_HOUR).to_zoned_datetime(TimeZone::UTC);
    let weekly = hour.strftime("%a %H:%M UTC");
    let text = format!("name = 'Cup'\nweekly = '{weekly}'\nrounds = 3\nclock = '5m+3s'\n");
    std::fs::write(&plan, text).expect("writable");
    let plan = plan.display().to_string();
    let arguments = ["--tournament", plan.as_str()];
    let mut server = Server::start(&arguments);
    let data = server.data();
    let mut strangers = gather(&server);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    let (mut boards, begin) = (0, Instant::now());
    for kill in 1..=kills {
        let end = begin + pause * u32::try_from(kill).expect("few");
        while Instant::now() < end {
            for stranger in &mut strangers {
                if stranger.pty.has_ended() {
                    stranger.come_back(&server);
                }
                stranger.act(&mut random);
            }
            std::thread::sleep(Duration::from_millis(random.random_range(200..600)));
        }
        let seen = all_seen(&strangers);
        let log = server.log();
        server = Server::start_in(server.kill(), &arguments);
        assert!(!log.lock().expect("no panic").contains("panic"), "no session has panicked");
        let games = stored_games(&data);
        for board in &seen {
            assert_stored(&games, *board);
        }
        boards += seen.len();
        println!("kill {kill}: {} boards were seen, {} games", seen.len(), games.len());
        for stranger in &mut strangers {
            stranger.come_back(&server);
        }
    }
    let games = stored_games(&data);
    games.iter().for_each(assert_replays);
    let rated = assert_ratings(&data, &games);
    let count = |is_it: &dyn Fn(&SharedGame) -> bool| games.iter().filter(|it| is_it(it)).count();
    let house = count(&|game| game.players.iter().any(|it| it.name.starts_with("house-")));
    let slow = count(&|game| !game.terms.pace.is_live() && !game.game.played().is_empty());
    let cup = count(&|game| game.tournament.is_some());
    let moves: usize = games.iter().map(|game| game.game.moves_played()).sum();
    let watched: u32 = strangers.iter().map(|stranger| stranger.watched).sum();
    println!(
        "{kills} kills, {boards} boards seen and found; {} games, {moves} moves; {house} with the house, {slow} by \
         correspondence, {cup} of the tournament, {rated} rated and computed anew, {watched} reactions",
        games.len()
    );
    assert!(moves > 0, "they play");
    let kinds = [house, slow, cup, rated, watched as usize];
    assert!(minutes.is_none() || kinds.iter().all(|count| *count > 0));
}
