//! The law of conservation: a game once on the table is on the table, beneath other pages, suspended, or
//! over, and in the library if it is kept. And windows on one library, as a model with a random schedule.

use crate::support::desk::{Desk, two_players};
use outflank::app::KeyCode;
use outflank::app::{App, GameSession};
use outflank::coach::SearchGoal;
use outflank::library::SqliteStore;
use outflank::rules::{Ply, Square, transcript};
use outflank::screen::InputEvent;
use outflank::store::GameId;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedMutRandom as _, IndexedRandom as _, IteratorRandom as _};
use rand::{RngExt as _, SeedableRng as _};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Number of events of a run: a million by hand (`LAW_EVENTS=1000000 cargo test --test it law`).
fn events() -> usize {
    std::env::var("LAW_EVENTS").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000)
}

/// The whole line of a game, with what was taken back.
fn line(session: &GameSession) -> Vec<Option<Square>> {
    session.game.played().iter().chain(session.game.taken_back()).map(Ply::square).collect()
}

/// Every unfinished game in play, as the squares on its board.
fn games(app: &App) -> Vec<String> {
    let on_the_table = app.pages().filter_map(|page| page.game());
    let all = on_the_table.chain(&app.cx.suspended).filter(|session| session.is_unfinished());
    all.map(|session| transcript::write(&session.game)).collect()
}

/// Keys that go from page to page more often than they play.
fn event(random: &mut Xoshiro256PlusPlus) -> InputEvent {
    let key = |code: KeyCode| InputEvent::Key(code.into());
    let letters: Vec<char> = "vtgnxuurrhei[]?c".chars().collect();
    match random.random_range(0..100) {
        0..35 => key(KeyCode::Char(*letters.choose(random).expect("not empty"))),
        35..55 => key(KeyCode::Tab),
        55..75 => key(KeyCode::Enter),
        75..84 => key(KeyCode::Esc),
        84..92 => key(*[KeyCode::Up, KeyCode::Down].choose(random).expect("two")),
        92..96 => key(*[KeyCode::Left, KeyCode::Right].choose(random).expect("two")),
        96..98 => InputEvent::Paste("f5d6c3d3c4f4c5".to_owned()),
        98 => InputEvent::Paste("f5f6\nf5d6".to_owned()),
        _ => InputEvent::Resize(80, 24),
    }
}

#[test]
fn no_game_is_ever_gone_whatever_is_pressed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut desk = Desk::kept_in(&path);
    desk.goal = SearchGoal { depth: 1, exact_empties: 2 };
    desk.app.cx.setup = two_players();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut moved = 0;
    for number in 0..events() {
        let before = games(&desk.app);
        let lines: BTreeSet<Vec<Option<Square>>> =
            desk.app.pages().filter_map(|page| page.game()).map(line).collect();
        let event = event(&mut random);
        desk.event(event.clone());
        let after = games(&desk.app);
        // At most the game in play has changed by this event, and it is still the same line.
        let gone: Vec<&String> = before.iter().filter(|game| !after.contains(game)).collect();
        assert!(gone.len() <= 1, "{number} {event:?}: {gone:?} are gone of {before:?}");
        if let [game] = gone[..] {
            let is_its =
                |other: &String| other.starts_with(&game[..]) || game.starts_with(&other[..]);
            let goes_on = after.iter().any(is_its);
            let tables = desk.app.pages().filter_map(|page| page.game());
            let is_over = tables.into_iter().any(|session| session.game.is_over());
            let was_taken_back =
                desk.app.pages().filter_map(|page| page.game()).any(|session| {
                    session.game.played().is_empty() && lines.contains(&line(session))
                });
            assert!(
                goes_on || is_over || was_taken_back,
                "{number} {event:?}: {game} is gone, there are {after:?}"
            );
            moved += 1;
        }
        desk.effects.clear();
        // Games that wait grow many: those that do are in the library, and come back from there.
        if desk.app.cx.suspended.len() > 12 {
            let left = desk.app.cx.suspended.remove(0);
            assert!(is_kept(&desk, &left), "{}", transcript::write(&left.game));
        }
    }
    assert!(moved > events() / 200, "{moved} games went on");
    for session in &desk.app.cx.suspended {
        assert!(is_kept(&desk, session), "{}", transcript::write(&session.game));
    }
}

/// Whether a game is in the library as it stands, or need not be: nothing was played in it here.
fn is_kept(desk: &Desk, session: &GameSession) -> bool {
    let Some(id) = session.identity.id else { return true };
    let kept = desk.store.as_ref().expect("kept").game(id).expect("it is there");
    kept.record.game.played() == session.game.played()
}

/// Every game in a library by its number: its revision and its whole line.
fn kept(path: &Path) -> BTreeMap<GameId, (i64, Vec<Option<Square>>)> {
    let (store, _) = SqliteStore::open(path).expect("it opens");
    let mut games = BTreeMap::new();
    let each = store.records(|id, _| {
        let game = store.game(id).expect("a game");
        let line = game.record.game.played().iter().chain(game.record.game.taken_back());
        games.insert(id, (game.revision, line.map(Ply::square).collect()));
        true
    });
    each.expect("readable");
    games
}

/// Two and three windows play, take back, look and open on one library in any order. A window changes a game
/// in the library only if it has seen it as it was; what it plays is there at once; and no game disappears.
#[test]
fn windows_on_one_library_never_write_over_what_they_have_not_seen() {
    let mut forks = 0;
    for seed in 0..(events() / 500) as u64 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        let mut first = Desk::kept_in(&path);
        first.app.cx.setup = two_players();
        first.enter();
        first.play("f5");
        drop(first);
        let count = random.random_range(2..=3);
        let mut windows: Vec<Desk> = (0..count).map(|_| Desk::kept_in(&path)).collect();
        for window in &mut windows {
            window.enter();
        }
        for _ in 0..40 {
            let window = windows.choose_mut(&mut random).expect("some");
            let tables = window.app.pages().filter_map(|page| page.game());
            let seen: Vec<(Option<GameId>, i64)> = tables
                .chain(&window.app.cx.suspended)
                .map(|session| (session.identity.id, session.identity.revision))
                .collect();
            let before = kept(&path);
            act(window, &mut random);
            let after = kept(&path);
            for (id, (revision, was)) in &before {
                let (_, is) = after.get(id).expect("no game disappears");
                let has_seen = seen.contains(&(Some(*id), *revision));
                assert!(is == was || has_seen, "seed {seed}: {was:?} was written over unseen");
            }
            for session in window.app.pages().filter_map(|page| page.game()) {
                let line = line(session);
                let is_kept = after.values().any(|(_, kept)| *kept == line);
                let is_stale = seen.contains(&(session.identity.id, session.identity.revision));
                // What was only looked at and not played in is no game yet.
                let is_stale = is_stale || session.is_copy();
                assert!(
                    is_kept || is_stale || line.is_empty(),
                    "seed {seed}: {line:?} is not kept"
                );
            }
        }
        forks += kept(&path).len() - 1;
    }
    assert!(forks > 0, "some games went on as games of their own");
}

/// An action at a window.
fn act(window: &mut Desk, random: &mut Xoshiro256PlusPlus) {
    match random.random_range(0..10) {
        0 => window.keys("G"),
        1 => window.enter(),
        2 => window.key(KeyCode::Esc),
        3 => window.keys("u"),
        _ => {
            // On other pages the same letters mean something else.
            let session = window.app.session().filter(|_| window.page() == "board");
            let moves = session.map(|session| session.game.legal_moves());
            if let Some(square) = moves.and_then(|moves| moves.squares().choose(random)) {
                window.play(&square.to_string());
            }
        }
    }
}
