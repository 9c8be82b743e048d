//! Nobody's game is ever gone: what the keep holds after everything that can happen to it.

use crate::support::desk::{
    Desk, WIPE_OUT, against, before_a_pass, noughts, two_players, watching,
};
use outflank::app::{GameId, KeepNews, Mode, Player, Query, Slot, Sort, Table, Wish};
use outflank::coach::{Quality, review};
use outflank::engine::{Level, Resources, Stop};
use outflank::io::{Keep, KeepError, Keeper};
use outflank::records::Record;
use outflank::rules::{Color, Variant, transcript};
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

fn open(path: &Path) -> Keep {
    let (keep, told) = Keep::open(path).expect("it can be opened");
    assert_eq!(told, None);
    keep
}

/// A game of two people with these moves, as it would lie on the table in this slot.
fn table(moves: &str, slot: u64) -> Table {
    let mut table = Desk::game(two_players(), moves).state.table.expect("a game");
    table.slot = Some(Slot(slot));
    table
}

fn moves(table: &Table) -> String {
    transcript::write(&table.game)
}

fn all(keep: &Keep) -> Vec<String> {
    let mut all = Vec::new();
    keep.records(|_, record| {
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
        desk.state.setup = setup.clone();
        desk.enter();
        for _ in 0..3 {
            desk.key(crossterm::event::KeyCode::Tab);
            desk.enter();
            desk.wait(3000);
        }
        let (moves, score, cursor_rules) = (desk.moves(), desk.score(), desk.state.variant());
        assert!(moves.len() >= 2);
        // The program is gone without a word.
        drop(desk);
        let mut again = Desk::kept_in(&path);
        assert!(again.says().contains("fter"), "it is offered first: {}", again.says());
        again.enter();
        assert_eq!(
            (again.moves(), again.score(), again.state.variant()),
            (moves, score, cursor_rules)
        );
        let seats = |desk: &Desk| desk.state.table.as_ref().expect("a game").seats;
        let people = seats(&again).into_iter().filter(|&seat| seat == Player::Human);
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
    desk.state.setup = two_players();
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
    desk.state.setup = two_players();
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
    desk.keep = Some(open(&path));
    desk.state.keep_games(Vec::new());
    desk.enter();
    let plies = |desk: &Desk| desk.state.table.as_ref().expect("a game").game.played().len();
    let after = plies(&desk);
    let mut again = Desk::kept_in(&path);
    again.enter();
    assert_eq!(plies(&again), after, "the pass is part of the game");
}

#[test]
fn a_game_that_is_over_is_not_offered_but_kept() {
    let (_folder, path) = place();
    let mut desk = Desk::kept_in(&path);
    desk.state.setup = two_players();
    desk.enter();
    for ply in WIPE_OUT.as_bytes().chunks(2) {
        desk.play(std::str::from_utf8(ply).expect("ASCII"));
    }
    let again = Desk::kept_in(&path);
    assert!(again.state.table.is_none());
    let listing = again.keep.expect("kept").list(&Query::default()).expect("readable");
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
    let mut keep = open(&path);
    for (slot, moves) in ["f5", "f5d6", "f5d6c3"].into_iter().enumerate() {
        keep.keep(&table(moves, slot as u64)).expect("kept");
    }
    let mut desk = Desk::kept_in(&path);
    desk.enter();
    assert_eq!(desk.moves(), "f5d6c3", "the latest first");
    assert_eq!(desk.state.aside.len(), 2);
}

#[test]
fn two_windows_with_the_same_game_lose_nothing() {
    let (_folder, path) = place();
    open(&path).keep(&table("f5", 1)).expect("kept");
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
    let mut keep = open(&path);
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
    let imported = keep.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.known), (3, 0));
    let imported = keep.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.known), (0, 3), "twice imported is once kept");
    let found = |keep: &Keep, words: &str, sort| {
        let query = Query { words: words.to_owned(), sort, ..Query::default() };
        let listing = keep.list(&query).expect("readable");
        assert_eq!(listing.total, listing.entries.len());
        listing.entries.into_iter().map(|entry| entry.date).collect::<Vec<_>>()
    };
    assert_eq!(found(&keep, "", Sort::Date), ["2021", "2020", "2019"]);
    assert_eq!(found(&keep, "", Sort::Black), ["2020", "2019", "2021"]);
    assert_eq!(found(&keep, "anna ÜNAL", Sort::Date), ["2020", "2019"], "in any order and case");
    assert_eq!(found(&keep, "tiger", Sort::Date), ["2020"], "openings count");
    assert_eq!(found(&keep, "anna 2019", Sort::Date), ["2019"]);
    assert_eq!(found(&keep, "nobody", Sort::Date), Vec::<String>::new());
    assert_eq!(found(&keep, "%", Sort::Date), Vec::<String>::new(), "no pattern, but words");
    // A deleted record can come back, by hand or by being imported again.
    keep.delete(GameId(1), true).expect("deleted");
    assert_eq!(found(&keep, "anna", Sort::Date), ["2019"]);
    keep.delete(GameId(1), false).expect("back");
    keep.delete(GameId(2), true).expect("deleted");
    let imported = keep.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.known), (1, 2));
    assert_eq!(found(&keep, "", Sort::Date).len(), 3);
}

/// A keeper for a file, and what it says.
fn keeper(path: &Path) -> (Keeper, Receiver<KeepNews>) {
    let (sender, news) = channel();
    let keep = Keep::open(path).ok().map(|(keep, _)| keep);
    let keeper = Keeper::start(keep, path.to_owned(), move |told| drop(sender.send(told)));
    (keeper.expect("a thread"), news)
}

/// What the keeper says of trouble after a game was given to it.
fn trouble_with(path: &Path) -> Option<String> {
    let (mut keeper, news) = keeper(path);
    keeper.wish(Wish::Keep(Box::new(table("f5d6", 1))));
    keeper.settle(Duration::from_secs(10));
    news.try_iter().find_map(|news| match news {
        KeepNews::Trouble(why) => Some(why),
        KeepNews::Unkept(why) => Some(format!("not kept: {why}")),
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
    let mut keep = open(path);
    for slot in 0..200 {
        keep.keep(&table("f5d6c3d3c4f4", slot)).expect("kept");
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
        let opened = Keep::open(&path);
        // Some damage shows itself only when games are read or written.
        let told = match opened {
            Ok((_, Some(told))) => Some(told),
            Ok((_, None)) => trouble_with(&path),
            Err(error) => panic!("{name}: {error}"),
        };
        let told = told.unwrap_or_else(|| panic!("{name}: nobody noticed"));
        assert!(told.contains("damaged") && told.contains("games.db.damaged-1"), "{name}: {told}");
        let aside = path.with_file_name("games.db.damaged-1");
        assert_eq!(fs::read(aside).expect("there"), bytes, "{name}: nothing is overwritten");
        open(&path).keep(&table("f5", 9)).expect("games are kept again");
    }
}

#[test]
fn a_second_damaged_file_does_not_replace_the_first() {
    let (_folder, path) = place();
    for _ in 0..3 {
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, "this is no database, but it is long enough to be looked at".repeat(100))
            .expect("writable");
        Keep::open(&path).expect("opened anew");
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
    let error = Keep::open(&path).expect_err("not ours");
    assert!(matches!(error, KeepError::Newer(_)), "{error}");
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
    let (mut keeper, news) = keeper(&path);
    keeper.wish(Wish::Keep(Box::new(table("f5d6", 1))));
    keeper.settle(Duration::from_secs(10));
    let told = news.recv_timeout(Duration::from_secs(10)).expect("it is said");
    assert!(
        matches!(&told, KeepNews::Unkept(why) if why == "another program has the games locked"),
        "{told:?}"
    );
    keeper.wish(Wish::Keep(Box::new(table("f5d6c3", 1))));
    other.execute_batch("COMMIT").expect("unlocked");
    let placed = std::iter::from_fn(|| news.recv_timeout(Duration::from_secs(10)).ok());
    let mut placed = placed.filter(|news| matches!(news, KeepNews::Placed(..)));
    assert!(placed.next().is_some(), "it is kept as soon as that is possible");
    drop(keeper);
    assert_eq!(all(&open(&path)).last().expect("a game"), "f5d6c3", "as it was last");
}

#[test]
fn a_review_that_meets_a_lock_is_kept_as_soon_as_that_is_possible() {
    let (_folder, path) = place();
    let mut keep = open(&path);
    let table = table("f5d6c3", 1);
    let game = keep.keep(&table).expect("kept");
    let quality = Quality { depth: 2, exact_empties: 4 };
    let stop = Stop::default();
    let mut in_time = || stop.part();
    let review =
        review(&table.game, quality, Resources::default(), &stop, &mut in_time, &mut |_| true);
    drop(keep);
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (mut keeper, news) = keeper(&path);
    let wish = Wish::KeepReview { game, review: Box::new(review.clone()), learner: None };
    keeper.wish(wish);
    let told = news.recv_timeout(Duration::from_secs(10)).expect("it is said");
    assert!(matches!(told, KeepNews::Unkept(_)), "{told:?}");
    other.execute_batch("COMMIT").expect("unlocked");
    let mut told = std::iter::from_fn(|| news.recv_timeout(Duration::from_secs(10)).ok());
    assert!(told.any(|news| matches!(news, KeepNews::KeptAgain)));
    drop(keeper);
    assert_eq!(open(&path).review(game).expect("readable"), Some(review));
}

#[test]
fn a_game_that_could_not_be_kept_is_kept_when_the_program_ends() {
    let (_folder, path) = place();
    filled(&path);
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (mut keeper, _news) = keeper(&path);
    keeper.wish(Wish::Keep(Box::new(table("f5d6", 1))));
    keeper.settle(Duration::from_secs(10));
    other.execute_batch("COMMIT").expect("unlocked");
    drop(keeper);
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
    let readable = Keep::open(&path).map(|(keep, _)| all(&keep).len());
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
    let mut keep = open(&path);
    // As many pages as there are, and not one more: what SQLite says then is what it says of a disk.
    keep.limit_size(0).expect("limited");
    let mut slot = 1000;
    let error = loop {
        slot += 1;
        match keep.keep(&table("f5d6c3d3c4f4", slot)) {
            Ok(_) => assert!(slot < 5000, "the limit holds"),
            Err(error) => break error,
        }
    };
    assert_eq!(error.to_string(), "the disk is full");
    drop(keep);
    assert!(all(&open(&path)).len() >= before);
}

#[test]
fn a_row_that_makes_no_sense_spoils_no_others() {
    let (_folder, path) = place();
    filled(&path);
    let db = Connection::open(&path).expect("open");
    db.execute("UPDATE game SET moves = 'f5a1' WHERE id = 200", []).expect("changed");
    db.execute("UPDATE game SET rules = 'chess' WHERE id = 199", []).expect("changed");
    let mut keep = open(&path);
    assert_eq!(keep.unfinished(5).expect("readable").len(), 3, "the others are offered");
    let error = keep.game(GameId(200)).expect_err("no game").to_string();
    assert!(error.starts_with("game 200 cannot be read: move 2 (a1)"), "{error}");
    assert_eq!(moves(&keep.game(GameId(1)).expect("a game")), "f5d6c3d3c4f4");
}
