//! Nobody's game is ever gone: what the store holds after everything that can happen to it.

use crate::support::desk::{
    Desk, WIPE_OUT, against, before_a_pass, noughts, two_players, watching,
};
use outflank::app::Mode;
use outflank::coach::{Quality, review};
use outflank::engine::{Level, Resources, Stop};
use outflank::io::{SqliteStore, StoreThread};
use outflank::records::Record;
use outflank::rules::{Color, Variant, transcript};
use outflank::store::{
    GameId, Provenance, Query, Save, Seat, Slot, Sort, StoreError, StoreEvent, StoreRequest,
    StoredGame,
};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tempfile::TempDir;

/// A folder of its own, and the file of the games in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("data/outflank/games.db");
    (folder, path)
}

fn open(path: &Path) -> SqliteStore {
    let (store, told) = SqliteStore::open(path).expect("it can be opened");
    assert_eq!(told, None);
    store
}

/// A game of two people with these moves, as it would be saved from this slot for the first time, or the
/// revision after that.
fn save_of(moves: &str, slot: u64, over: i64) -> Save {
    let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal");
    let provenance = Provenance::Played { seats: [Seat::Human; 2], clocks: [Duration::ZERO; 2] };
    let game = StoredGame { id: None, revision: over + 1, record: Record::of(game), provenance };
    Save { slot: Slot(slot), over, game }
}

/// The same as a request.
fn save(moves: &str, slot: u64, over: i64) -> StoreRequest {
    StoreRequest::Save(Box::new(save_of(moves, slot, over)))
}

fn moves(game: &StoredGame) -> String {
    transcript::write(&game.record.game)
}

fn all(store: &SqliteStore) -> Vec<String> {
    let mut all = Vec::new();
    store
        .records(|_, record| {
            all.push(transcript::write(&record.expect("a game").game));
            true
        })
        .expect("readable");
    all
}

#[test]
fn a_game_goes_on_where_it_was_whoever_plays() {
    for setup in [two_players(), against(Level::Novice), watching(), noughts(Mode::OnePlayer)] {
        let (_folder, path) = place();
        let mut desk = Desk::kept_in(&path);
        desk.app.shared.setup = setup.clone();
        desk.enter();
        for _ in 0..3 {
            desk.key(crossterm::event::KeyCode::Tab);
            desk.enter();
            desk.wait(3000);
        }
        let (moves, score, cursor_rules) = (desk.moves(), desk.score(), desk.app.variant());
        assert!(moves.len() >= 2);
        // The program is gone without a word.
        drop(desk);
        let mut again = Desk::kept_in(&path);
        assert!(again.says().contains("fter"), "it is offered first: {}", again.says());
        again.enter();
        assert_eq!(
            (again.moves(), again.score(), again.app.variant()),
            (moves, score, cursor_rules)
        );
        let seats = |desk: &Desk| desk.app.table().expect("a game").seats;
        let people = seats(&again).into_iter().filter(|&seat| seat == Seat::Human);
        assert_eq!(
            people.count(),
            match setup.mode {
                Mode::OnePlayer => 1,
                Mode::TwoPlayers => 2,
                Mode::Watch => 0,
            }
        );
    }
}

#[test]
fn every_ply_is_kept_at_once() {
    let (_folder, path) = place();
    let mut desk = Desk::kept_in(&path);
    desk.app.shared.setup = two_players();
    desk.enter();
    let other = open(&path);
    for ply in ["f5", "d6", "c3", "d3", "c4"] {
        desk.play(ply);
        assert_eq!(all(&other), [desk.moves()], "another program sees it");
    }
    desk.keys("uu");
    assert_eq!(all(&other), ["f5d6c3"]);
    desk.play("f4");
    assert_eq!(all(&other), ["f5d6c3f4"], "it is still one game");
}

#[test]
fn what_was_taken_back_can_still_be_replayed() {
    let (_folder, path) = place();
    let mut desk = Desk::kept_in(&path);
    desk.app.shared.setup = two_players();
    desk.enter();
    for ply in ["f5", "d6", "c3"] {
        desk.play(ply);
    }
    desk.keys("uu");
    let mut again = Desk::kept_in(&path);
    again.enter();
    assert_eq!(again.moves(), "f5");
    again.keys("rr");
    assert_eq!(again.moves(), "f5d6c3");
}

#[test]
fn a_pass_that_was_made_is_not_made_again() {
    let before = before_a_pass(false);
    let (_folder, path) = place();
    let mut desk = Desk::game(two_players(), &before);
    desk.store = Some(open(&path));
    desk.app.keep_games(Vec::new());
    desk.enter();
    let plies = |desk: &Desk| desk.app.table().expect("a game").game.played().len();
    let after = plies(&desk);
    let mut again = Desk::kept_in(&path);
    again.enter();
    assert_eq!(plies(&again), after, "the pass is part of the game");
}

#[test]
fn a_game_that_is_over_is_not_offered_but_kept() {
    let (_folder, path) = place();
    let mut desk = Desk::kept_in(&path);
    desk.app.shared.setup = two_players();
    desk.enter();
    for ply in WIPE_OUT.as_bytes().chunks(2) {
        desk.play(std::str::from_utf8(ply).expect("ASCII"));
    }
    let again = Desk::kept_in(&path);
    assert!(again.app.table().is_none());
    let listing = again.store.expect("kept").list(&Query::default(), &|| true).expect("readable");
    assert_eq!(listing.total, 1);
    let entry = &listing.entries[0];
    assert_eq!(
        (entry.result, entry.score(), entry.is_finished),
        (Some(64), "64-0".to_owned(), true)
    );
}

#[test]
fn several_unfinished_games_are_all_offered() {
    let (_folder, path) = place();
    let mut store = open(&path);
    for (slot, moves) in ["f5", "f5d6", "f5d6c3"].into_iter().enumerate() {
        store.save(&save_of(moves, slot as u64, 0)).expect("kept");
    }
    let mut desk = Desk::kept_in(&path);
    desk.enter();
    assert_eq!(desk.moves(), "f5d6c3", "the latest first");
    assert_eq!(desk.app.shared.suspended.len(), 2);
}

#[test]
fn two_windows_with_the_same_game_lose_nothing() {
    let (_folder, path) = place();
    open(&path).save(&save_of("f5", 1, 0)).expect("kept");
    let [mut one, mut other] = [Desk::kept_in(&path), Desk::kept_in(&path)];
    one.enter();
    other.enter();
    one.play("d6");
    other.play("f6");
    one.play("c3");
    other.play("e6");
    let mut games = all(&open(&path));
    games.sort();
    assert_eq!(games, ["f5d6c3", "f5f6e6"], "each goes on as a game of its own");
}

#[test]
fn records_are_kept_once_and_found_by_their_words() {
    let (_folder, path) = place();
    let mut store = open(&path);
    let record = |black: &str, moves: &str, date: &str| Record {
        players: [black.to_owned(), "Ben Ünal".to_owned()],
        date: date.to_owned(),
        place: "a kitchen".to_owned(),
        ..Record::of(transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal"))
    };
    let records = [
        record("Anna", "f5d6c3d3c4", "2020"),
        record("Carla", "f5f6", "2021"),
        record("Anna", "f5f4", "2019"),
    ];
    let imported = store.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.known), (3, 0));
    let imported = store.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.known), (0, 3), "twice imported is once kept");
    let found = |store: &SqliteStore, words: &str, sort| {
        let query = Query { words: words.to_owned(), sort, ..Query::default() };
        let listing = store.list(&query, &|| true).expect("readable");
        assert_eq!(listing.total, listing.entries.len());
        listing.entries.into_iter().map(|entry| entry.date).collect::<Vec<_>>()
    };
    assert_eq!(found(&store, "", Sort::Date), ["2021", "2020", "2019"]);
    assert_eq!(found(&store, "", Sort::Black), ["2020", "2019", "2021"]);
    assert_eq!(found(&store, "anna ÜNAL", Sort::Date), ["2020", "2019"], "in any order and case");
    assert_eq!(found(&store, "tiger", Sort::Date), ["2020"], "openings count");
    assert_eq!(found(&store, "anna 2019", Sort::Date), ["2019"]);
    assert_eq!(found(&store, "nobody", Sort::Date), Vec::<String>::new());
    assert_eq!(found(&store, "%", Sort::Date), Vec::<String>::new(), "no pattern, but words");
    // A deleted record can come back, by hand or by being imported again.
    store.fulfil(&StoreRequest::Delete(GameId(1))).expect("deleted");
    assert_eq!(found(&store, "anna", Sort::Date), ["2019"]);
    store.fulfil(&StoreRequest::Restore(GameId(1))).expect("back");
    store.fulfil(&StoreRequest::Delete(GameId(2))).expect("deleted");
    let imported = store.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.known), (1, 2));
    assert_eq!(found(&store, "", Sort::Date).len(), 3);
}

/// A thread for a file, and what it says.
fn thread(path: &Path) -> (StoreThread, Receiver<StoreEvent>) {
    let (sender, news) = channel();
    let store = SqliteStore::open(path).ok().map(|(store, _)| store);
    let thread = StoreThread::start(store, path.to_owned(), move |told| drop(sender.send(told)));
    (thread.expect("a thread"), news)
}

/// What the thread says of trouble after a game was given to it.
fn trouble_with(path: &Path) -> Option<String> {
    let (mut thread, news) = thread(path);
    thread.ask(save("f5d6", 1, 0));
    thread.settle(Duration::from_secs(10));
    news.try_iter().find_map(|news| match news {
        StoreEvent::SetAside(name) => Some(format!("damaged: {name}")),
        StoreEvent::Failed(why) => Some(why.to_string()),
        StoreEvent::NotKept(why) => Some(format!("not kept: {why}")),
        _ => None,
    })
}

fn files(path: &Path) -> Vec<String> {
    let folder = fs::read_dir(path.parent().expect("a folder")).expect("readable");
    let mut names: Vec<String> =
        folder.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A whole database with some games in it, closed.
fn filled(path: &Path) {
    let mut store = open(path);
    for slot in 0..200 {
        store.save(&save_of("f5d6c3d3c4f4", slot, 0)).expect("kept");
    }
}

#[test]
fn a_damaged_file_is_set_aside_and_a_new_one_kept() {
    let noise: Vec<u8> =
        (0..40_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 11) as u8).collect();
    for (name, damage) in [
        (
            "cut short",
            Box::new(|bytes: Vec<u8>| bytes[..bytes.len() / 3].to_vec()) as Box<dyn Fn(_) -> _>,
        ),
        ("cut in its header", Box::new(|bytes: Vec<u8>| bytes[..50].to_vec())),
        ("all noise", Box::new(move |_| noise.clone())),
        (
            "noise in the middle",
            Box::new(|mut bytes: Vec<u8>| {
                let end = bytes.len();
                bytes[4096..end]
                    .iter_mut()
                    .enumerate()
                    .for_each(|(at, byte)| *byte = (at * 7) as u8);
                bytes
            }),
        ),
    ] {
        let (_folder, path) = place();
        filled(&path);
        let bytes = damage(fs::read(&path).expect("readable"));
        fs::write(&path, &bytes).expect("writable");
        let opened = SqliteStore::open(&path);
        // Some damage shows itself only when games are read or written.
        let told = match opened {
            Ok((_, Some(name))) => Some(format!("damaged: {name}")),
            Ok((_, None)) => trouble_with(&path),
            Err(error) => panic!("{name}: {error}"),
        };
        let told = told.unwrap_or_else(|| panic!("{name}: nobody noticed"));
        assert!(told.contains("damaged") && told.contains("games.db.damaged-1"), "{name}: {told}");
        let aside = path.with_file_name("games.db.damaged-1");
        assert_eq!(fs::read(aside).expect("there"), bytes, "{name}: nothing is overwritten");
        open(&path).save(&save_of("f5", 9, 0)).expect("games are kept again");
    }
}

#[test]
fn a_second_damaged_file_does_not_replace_the_first() {
    let (_folder, path) = place();
    for _ in 0..3 {
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, "this is no database, but it is long enough to be looked at".repeat(100))
            .expect("writable");
        SqliteStore::open(&path).expect("opened anew");
    }
    for number in 1..=3 {
        assert!(files(&path).contains(&format!("games.db.damaged-{number}")), "{:?}", files(&path));
    }
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let (_folder, path) = place();
    filled(&path);
    Connection::open(&path).expect("open").pragma_update(None, "user_version", 99).expect("set");
    let before = fs::read(&path).expect("readable");
    let error = SqliteStore::open(&path).expect_err("not ours");
    assert!(matches!(error, StoreError::Newer(_)), "{error}");
    let told = trouble_with(&path).expect("it is said");
    assert!(told.starts_with("not kept: ") && told.contains("newer outflank"), "{told}");
    assert_eq!(fs::read(&path).expect("readable"), before);
    assert!(!files(&path).iter().any(|name| name.contains("damaged")));
}

#[test]
fn a_locked_file_is_waited_for_and_caught_up_with() {
    let (_folder, path) = place();
    filled(&path);
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (mut thread, news) = thread(&path);
    thread.ask(save("f5d6", 1, 0));
    thread.settle(Duration::from_secs(10));
    let told = news.recv_timeout(Duration::from_secs(10)).expect("it is said");
    assert!(matches!(&told, StoreEvent::NotKept(StoreError::Locked)), "{told:?}");
    thread.ask(save("f5d6c3", 1, 1));
    other.execute_batch("COMMIT").expect("unlocked");
    let placed = std::iter::from_fn(|| news.recv_timeout(Duration::from_secs(10)).ok());
    let mut placed = placed.filter(|news| matches!(news, StoreEvent::Saved(..)));
    assert!(placed.next().is_some(), "it is kept as soon as that is possible");
    drop(thread);
    assert_eq!(all(&open(&path)).last().expect("a game"), "f5d6c3", "as it was last");
}

#[test]
fn a_review_that_meets_a_lock_is_kept_as_soon_as_that_is_possible() {
    let (_folder, path) = place();
    let mut store = open(&path);
    let kept = save_of("f5d6c3", 1, 0);
    let game = store.save(&kept).expect("kept");
    let quality = Quality { depth: 2, exact_empties: 4 };
    let stop = Stop::default();
    let mut in_time = || stop.part();
    let review = review(
        &kept.game.record.game,
        quality,
        &Resources::default(),
        &stop,
        &mut in_time,
        &mut |_| true,
    );
    drop(store);
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (mut thread, news) = thread(&path);
    let review_of = Box::new(review.clone());
    thread.ask(StoreRequest::SaveReview { game, review: review_of, learner: None });
    let told = news.recv_timeout(Duration::from_secs(10)).expect("it is said");
    assert!(matches!(told, StoreEvent::NotKept(_)), "{told:?}");
    other.execute_batch("COMMIT").expect("unlocked");
    let mut told = std::iter::from_fn(|| news.recv_timeout(Duration::from_secs(10)).ok());
    assert!(told.any(|news| matches!(news, StoreEvent::KeptAgain)));
    drop(thread);
    assert_eq!(open(&path).review(game).expect("readable"), Some(review));
}

#[test]
fn a_game_that_could_not_be_kept_is_kept_when_the_program_ends() {
    let (_folder, path) = place();
    filled(&path);
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (mut thread, _news) = thread(&path);
    thread.ask(save("f5d6", 1, 0));
    thread.settle(Duration::from_secs(10));
    other.execute_batch("COMMIT").expect("unlocked");
    drop(thread);
    assert_eq!(all(&open(&path)).last().expect("a game"), "f5d6");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_made_is_said_and_the_game_goes_on() {
    let (folder, path) = place();
    // A file stands where the folder should be.
    fs::write(folder.path().join("data"), "in the way").expect("writable");
    let told = trouble_with(&path).expect("it is said");
    assert!(told.starts_with("not kept: ") && told.contains("cannot be made"), "{told}");
    assert_eq!(fs::read_to_string(folder.path().join("data")).expect("there"), "in the way");
}

#[cfg(unix)]
#[test]
fn a_read_only_file_is_said_and_left_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, path) = place();
    filled(&path);
    let folder = path.parent().expect("a folder");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("set");
    fs::set_permissions(folder, fs::Permissions::from_mode(0o555)).expect("set");
    let is_above_permissions = fs::File::create(folder.join("x")).is_ok();
    let told = trouble_with(&path);
    let readable = SqliteStore::open(&path).map(|(store, _)| all(&store).len());
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("set");
    if is_above_permissions {
        println!("skipped: this user may write everywhere");
        return;
    }
    assert_eq!(told.expect("it is said"), "not kept: the games are read-only");
    assert_eq!(readable.expect("it can be opened"), 200, "what is there can still be read");
}

#[test]
fn a_full_disk_is_said_and_what_was_kept_stays() {
    let (_folder, path) = place();
    filled(&path);
    let before = all(&open(&path)).len();
    let mut store = open(&path);
    // As many pages as there are, and not one more: what SQLite says then is what it says of a disk.
    store.limit_size(0).expect("limited");
    let mut slot = 1000;
    let error = loop {
        slot += 1;
        match store.save(&save_of("f5d6c3d3c4f4", slot, 0)) {
            Ok(_) => assert!(slot < 5000, "the limit holds"),
            Err(error) => break error,
        }
    };
    assert_eq!(error.to_string(), "the disk is full");
    drop(store);
    assert!(all(&open(&path)).len() >= before);
}

#[test]
fn a_row_that_makes_no_sense_spoils_no_others() {
    let (_folder, path) = place();
    filled(&path);
    let db = Connection::open(&path).expect("open");
    db.execute("UPDATE game SET moves = 'f5a1' WHERE id = 200", []).expect("changed");
    db.execute("UPDATE game SET rules = 'chess' WHERE id = 199", []).expect("changed");
    let store = open(&path);
    assert_eq!(store.unfinished(5).expect("readable").len(), 3, "the others are offered");
    let error = store.game(GameId(200)).expect_err("no game").to_string();
    assert!(error.starts_with("game 200 cannot be read: move 2 (a1)"), "{error}");
    assert_eq!(moves(&store.game(GameId(1)).expect("a game")), "f5d6c3d3c4f4");
}
