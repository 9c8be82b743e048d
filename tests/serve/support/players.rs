//! Two people who play through real clients.

use crate::support::pty::Pty;
use crate::support::server::{Server, wait_until};
use outflank::lobby::{GlickoRating, SharedGame};
use outflank::rules::{Color, Game, transcript};
use outflank::serve::PeopleDb;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The lobby of a player, from the start screen.
pub fn enter_lobby(pty: &mut Pty) {
    pty.expect("People");
    try_lobby(pty);
    pty.expect("Here now");
}

/// Leads from the start screen to the lobby, unless a notice hides the description of its row.
pub fn try_lobby(pty: &mut Pty) {
    // From any row to the first one, and down to People.
    pty.send("\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A");
    for _ in 0..12 {
        if pty.screen().contains("Meet people") {
            return pty.send("\r");
        }
        pty.send("\x1b[B");
        pty.rest();
    }
}

/// Opens the field for the name, in the lobby.
pub fn open_name(pty: &mut Pty) {
    pty.send("\x1b[H");
    for _ in 0..4 {
        if pty.screen().contains("Choose a name") {
            break;
        }
        pty.send("\x1b[B");
        pty.rest();
    }
    pty.send("\r");
    pty.expect("Your name (you can't");
}

pub fn choose_name(pty: &mut Pty, name: &str) {
    open_name(pty);
    pty.send(&format!("{name}\r"));
    pty.expect(&format!("People: {name}"));
}

/// Ratings of Black and White after a game, by those before it and Black's score. Two new ones change by 80 points at
/// most.
pub fn rated_after([black, white]: [GlickoRating; 2], score: f64) -> [GlickoRating; 2] {
    let are_new = black.deviation > 110.0 && white.deviation > 110.0;
    let most = if are_new { 80.0 } else { f64::INFINITY };
    let limited = |before: GlickoRating, after: GlickoRating| GlickoRating {
        value: before.value + (after.value - before.value).clamp(-most, most),
        ..after
    };
    [limited(black, black.after(white, score)), limited(white, white.after(black, 1.0 - score))]
}

/// Games as the database has them.
pub fn stored_games(data: &Path) -> Vec<SharedGame> {
    let mut db = PeopleDb::open(&data.join("people.db")).expect("readable");
    db.all_games().expect("readable")
}

/// Two players in a game that has begun, the first with a seek of the usual terms.
pub fn pair(server: &Server) -> [Pty; 2] {
    pair_on([server; 2], &[server.key("ann"), server.key("ben")])
}

/// The same with a server for each.
pub fn pair_on(servers: [&Server; 2], keys: &[PathBuf; 2]) -> [Pty; 2] {
    let mut ann = servers[0].screen("x", Some(&keys[0]));
    enter_lobby(&mut ann);
    choose_name(&mut ann, "ann");
    let mut ben = servers[1].screen("x", Some(&keys[1]));
    enter_lobby(&mut ben);
    choose_name(&mut ben, "ben");
    let mut players = [ann, ben];
    begin_game(&mut players);
    players
}

/// The first player offers a game, from the lobby, and the second accepts.
pub fn begin_game([ann, ben]: &mut [Pty; 2]) {
    ann.send("n");
    ann.expect("Offer a game");
    ann.send("\r");
    ann.expect("ann (you)");
    ben.expect("rated");
    accept_seek_of_ann(ben);
    for pty in [ann, ben] {
        pty.expect("Score");
    }
}

/// Accepts a seek that the lobby shows. The list may change under the cursor at any moment.
pub fn accept_seek_of_ann(pty: &mut Pty) {
    let end = Instant::now() + Duration::from_secs(30);
    for step in 0.. {
        let screen = pty.screen();
        assert!(Instant::now() < end, "no seek of ann:\n{screen}");
        if screen.contains("Score") {
            return;
        }
        pty.send(match step % 10 {
            _ if screen.contains("play ann on these terms") => "\r",
            _ if screen.contains("You play") => "\x1b",
            0 => "\x1b[H",
            _ => "\x1b[B",
        });
        pty.rest();
    }
}

/// Number of kills of a test: a few, or as many as `OUTFLANK_KILLS` says.
pub fn kills() -> u32 {
    std::env::var("OUTFLANK_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(4)
}

/// Two players, and the latest stored game of theirs. Both may lose their servers at any moment.
pub struct Survivors<'a> {
    pub players: [Pty; 2],
    pub latest: &'a dyn Fn() -> SharedGame,
}

impl Survivors<'_> {
    /// Plays on for a random time and a move under way, begins another game where one is over, and returns what both saw.
    pub fn play_to_a_random_moment(&mut self) -> [String; 2] {
        if (self.latest)().is_over() {
            for pty in &mut self.players {
                pty.expect("Your rating");
                pty.send("\x1b");
                pty.expect("Here now");
            }
            begin_game(&mut self.players);
        }
        let moment = Instant::now() + Duration::from_millis(rand::random_range(300..3000));
        play_until(&mut self.players, |_| Instant::now() > moment || (self.latest)().is_over());
        if !(self.latest)().is_over() {
            for pty in &mut self.players {
                pty.send("\t\r");
            }
        }
        std::thread::sleep(Duration::from_micros(rand::random_range(0..8000)));
        [0, 1].map(|at| self.players[at].screen())
    }

    /// Checks that the store has all that was seen, and that both come back to it by `reopen`.
    pub fn come_back(&mut self, seen: &[String; 2], reopen: impl Fn(&str) -> Pty) {
        let stored = (self.latest)();
        let kept = replayed(&stored);
        for screen in seen {
            // A move that was on a screen is in the store.
            let shown = screen.lines().find_map(|line| {
                let (_, rest) = line.split_once("move ")?;
                rest.split_whitespace().next()?.parse::<usize>().ok()
            });
            let shown = shown.unwrap_or(0);
            assert!(kept.moves_played() >= shown, "{shown} moves were seen");
        }
        self.players = ["ann", "ben"].map(|name| {
            let mut pty = reopen(name);
            if stored.is_over() {
                enter_lobby(&mut pty);
            } else {
                pty.expect("Score");
            }
            pty
        });
        if stored.is_over() {
            return begin_game(&mut self.players);
        }
        let count = [kept.count().black, kept.count().white];
        for pty in &self.players {
            wait_until("the same board", || shown_discs(pty) == count);
        }
    }
}

/// Discs on the screen, read from the cells of the board: the letters of the score panel.
pub fn shown_discs(pty: &Pty) -> [u32; 2] {
    let screen = pty.screen();
    ["Black", "White"].map(|side| {
        let mut lines = screen.lines().filter(|line| line.contains(&format!("· {side}")));
        let words = lines.next().unwrap_or_default().split_whitespace();
        words.filter_map(|word| word.parse().ok()).next_back().unwrap_or(0)
    })
}

/// Number of the last move, as the screen says it.
pub fn shown_move(pty: &Pty) -> u32 {
    let screen = pty.screen();
    let mut words = screen.split_whitespace().skip_while(|word| *word != "move");
    words.nth(1).and_then(|word| word.parse().ok()).unwrap_or(0)
}

/// The player to move plays the first legal square, until `is_enough`. As people do, each waits a while for what its keys
/// do before it types them again: a server shows a fast player's screen a little later.
pub fn play_until(players: &mut [Pty], is_enough: impl Fn(&[Pty]) -> bool) {
    const PATIENCE: Duration = Duration::from_secs(1);
    let end = Instant::now() + Duration::from_mins(3);
    // The move that each has seen when it typed last, and the time.
    let mut typed: Vec<Option<(u32, Instant)>> = vec![None; players.len()];
    while !is_enough(players) {
        let screens = || players.iter().map(Pty::screen).collect::<Vec<_>>().join("\n");
        assert!(Instant::now() < end, "the game does not go on:\n{}", screens());
        for (pty, typed) in players.iter_mut().zip(&mut typed) {
            let (screen, seen) = (pty.screen(), shown_move(pty));
            let is_waiting =
                typed.is_some_and(|(before, at)| before == seen && at.elapsed() < PATIENCE);
            // A notice may hide the turn until the next key; the key line never does.
            let is_its_turn = screen.contains("Your turn") || screen.contains("Tab next");
            if is_its_turn && !is_waiting {
                *typed = Some((seen, Instant::now()));
                pty.send("\t\r");
            }
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Replays the moves of a stored game, and compares all plies. Its last ply may be a pass that the moves do not show.
pub fn assert_replays(game: &SharedGame) {
    let (mut again, stored) = (replayed(game), &game.game);
    if again.played().len() < stored.played().len() {
        again.pass_if_forced();
    }
    assert_eq!(again.played(), stored.played(), "{}", transcript::write(stored));
}

/// A replay with the rules alone.
pub fn replayed(game: &SharedGame) -> Game {
    let moves = transcript::write(&game.game);
    transcript::read(game.game.variant(), Color::Black, &moves).expect("legal moves")
}
