//! Disks and files that do not do what they should: nothing is lost, and it is said.

use crate::support::kept::{all, back_to, moves, open, place, save, save_of};
use outflank::coach::{SearchGoal, review_while};
use outflank::engine::{Resources, Stop};
use outflank::io::StoreThread;
use outflank::library::SqliteStore;
use outflank::records::Record;
use outflank::rules::{GameTree, NodeId};
use outflank::store::{
    Address, GameId, SessionId, Slot, StoreError, StoreEvent, StoreRequest, TreeSave,
};
use rusqlite::Connection;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A thread for a file, and what it says.
fn thread(path: &Path) -> (StoreThread, Receiver<StoreEvent>) {
    let (sender, news) = channel();
    let store = SqliteStore::open(path).ok().map(|(store, _)| store);
    let thread =
        StoreThread::start(store, path.to_owned(), move |_, told| drop(sender.send(told)), || ());
    (thread.expect("a thread"), news)
}

/// Errors the thread reports after a save.
fn trouble_with(path: &Path) -> Option<String> {
    let (thread, news) = thread(path);
    let mut store = thread.client();
    store.send(Address::default(), save("f5d6", 1));
    store.settle(Duration::from_secs(10));
    news.try_iter().find_map(|news| match news {
        StoreEvent::SetAside(name) => Some(format!("damaged: {name}")),
        StoreEvent::Failed(why) => Some(why.to_string()),
        StoreEvent::NotKept(why) => Some(format!("games are not being saved: {why}")),
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
        store.save(&save_of("f5d6c3d3c4f4", slot)).expect("kept");
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
        let told = told.unwrap_or_else(|| panic!("{name}: no error was reported"));
        assert!(told.contains("damaged") && told.contains("games.db.damaged-1"), "{name}: {told}");
        let aside = path.with_file_name("games.db.damaged-1");
        assert_eq!(fs::read(aside).expect("there"), bytes, "{name}: nothing is overwritten");
        open(&path).save(&save_of("f5", 9)).expect("games are kept again");
    }
}

/// Writes the newest version of the first page from the log into the file, as a connection does that is being closed;
/// the file says then how many pages it will have, but has few of them. The layout of the log is that of `SQLite`'s
/// documentation, "WAL-mode File Format".
fn begin_to_write_back(path: &Path, log: &Path) {
    const LOG_HEADER: usize = 32;
    const FRAME_HEADER: usize = 24;
    let bytes = fs::read(log).expect("a log");
    let word = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    let page = word(8) as usize;
    let mut frames = (LOG_HEADER..bytes.len()).step_by(FRAME_HEADER + page);
    let first = frames.rfind(|at| word(*at) == 1).expect("a change of the first page");
    let mut file = fs::read(path).expect("readable");
    file.resize(file.len().max(page), 0);
    let from = first + FRAME_HEADER;
    file[..page].copy_from_slice(&bytes[from..from + page]);
    fs::write(path, file).expect("writable");
}

#[test]
fn a_library_that_another_connection_is_closing_is_not_taken_for_damaged() {
    let (_folder, path) = place();
    let mut store = open(&path);
    for slot in 0..20 {
        store.save(&save_of("f5d6c3d3c4f4", slot)).expect("kept");
    }
    let (_other_folder, copy) = place();
    fs::create_dir_all(copy.parent().expect("a folder")).expect("made");
    let log = |path: &Path| path.with_file_name("games.db-wal");
    fs::copy(&path, &copy).expect("copied");
    fs::copy(log(&path), log(&copy)).expect("copied");
    begin_to_write_back(&copy, &log(&copy));
    let (opened, aside) = SqliteStore::open(&copy).expect("it is whole");
    assert_eq!(aside, None, "{:?}", files(&copy));
    assert_eq!(all(&opened).len(), 20);
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
    assert!(matches!(error.0, StoreError::Newer(_)), "{error}");
    let told = trouble_with(&path).expect("it is said");
    assert!(
        told.starts_with("games are not being saved: ") && told.contains("newer version"),
        "{told}"
    );
    assert_eq!(fs::read(&path).expect("readable"), before);
    assert!(!files(&path).iter().any(|name| name.contains("damaged")));
}

#[test]
fn a_locked_file_is_waited_for_and_caught_up_with() {
    let (_folder, path) = place();
    filled(&path);
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (thread, news) = thread(&path);
    let mut store = thread.client();
    store.send(Address::default(), save("f5d6", 1));
    store.settle(Duration::from_secs(10));
    let told = news.recv_timeout(Duration::from_secs(10)).expect("it is said");
    assert!(matches!(&told, StoreEvent::NotKept(StoreError::Locked)), "{told:?}");
    store.send(Address::default(), save("f5d6c3", 1));
    other.execute_batch("COMMIT").expect("unlocked");
    let placed = std::iter::from_fn(|| news.recv_timeout(Duration::from_secs(10)).ok());
    let mut placed = placed.filter(|news| matches!(news, StoreEvent::Saved { .. }));
    assert!(placed.next().is_some(), "it is kept as soon as that is possible");
    drop(thread);
    assert_eq!(all(&open(&path)).last().expect("a game"), "f5d6c3", "as it was last");
}

#[test]
fn comments_typed_while_the_library_is_locked_are_saved_without_a_copy() {
    let (_folder, path) = place();
    let mut store = open(&path);
    let game = store.save(&save_of("f5d6c3", 1)).expect("kept");
    drop(store);
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (thread, news) = thread(&path);
    let mut store = thread.client();
    let mut tree = GameTree::of(&save_of("f5d6c3", 1).game.record.game);
    for text in ["one", "one, two"] {
        tree.set_comment(NodeId::ROOT, text).expect("short");
        let record = save_of("f5d6c3", 1).game.record;
        let record = Record { tree: Some(tree.clone()), ..record };
        let save = TreeSave {
            slot: Slot { session_id: SessionId::default(), number: 2 },
            game: Some(game),
            game_slot: None,
            revision: 0,
            record,
            copy_place: String::new(),
        };
        store.send(Address::default(), StoreRequest::SaveTree(Box::new(save)));
    }
    let told = news.recv_timeout(Duration::from_secs(10)).expect("it is said");
    assert!(matches!(told, StoreEvent::NotKept(StoreError::Locked)), "{told:?}");
    other.execute_batch("COMMIT").expect("unlocked");
    let told = std::iter::from_fn(|| news.recv_timeout(Duration::from_secs(10)).ok());
    let told: Vec<StoreEvent> = told
        .take_while(|event| !matches!(event, StoreEvent::KeptAgain))
        .filter(|event| matches!(event, StoreEvent::TreeSaved { .. }))
        .collect();
    assert!(matches!(told[..], [StoreEvent::TreeSaved { is_copy: false, .. }]), "{told:?}");
    drop(thread);
    let store = open(&path);
    let tree = store.record(game).expect("it is there").tree.expect("a comment");
    assert_eq!((tree.comment(NodeId::ROOT), all(&store).len()), ("one, two", 1));
}

#[test]
fn a_comment_typed_just_before_the_end_waits_for_a_locked_library() {
    let (_folder, path) = place();
    filled(&path);
    let before = all(&open(&path)).len();
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (thread, news) = thread(&path);
    let mut store = thread.client();
    store.send(Address::default(), save("f5d6", 1));
    let unlock = std::thread::spawn(move || {
        // Unlocked once the first attempt has failed.
        let refused = news.recv_timeout(Duration::from_mins(1)).expect("it is said");
        assert!(matches!(refused, StoreEvent::NotKept(StoreError::Locked)), "{refused:?}");
        other.execute_batch("COMMIT").expect("unlocked");
    });
    drop(thread);
    unlock.join().expect("unlocked");
    assert_eq!(all(&open(&path)).len(), before + 1);
}

/// A small file system of its own, where the tests may make one.
#[cfg(target_os = "linux")]
struct SmallDisk(tempfile::TempDir);

#[cfg(target_os = "linux")]
impl SmallDisk {
    fn new() -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=600k", "none"]).arg(folder.path());
        let is_mounted = mount.stderr(std::process::Stdio::null()).status().ok()?.success();
        is_mounted.then_some(Self(folder))
    }
}

#[cfg(target_os = "linux")]
impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_called_full() {
    let Some(disk) = SmallDisk::new() else {
        println!("skipped: no file system can be mounted here");
        return;
    };
    let path = disk.0.path().join("games.db");
    drop(open(&path));
    let rest = fs::File::create(disk.0.path().join("rest")).expect("created");
    // Whatever is left is taken, to the last block.
    let mut rest = rest;
    while std::io::Write::write_all(&mut rest, &[7; 512]).is_ok() {}
    let told = trouble_with(&path).expect("there is trouble");
    assert!(told.contains("full"), "{told}");
    // And where not even the library can be made.
    let told = trouble_with(&disk.0.path().join("other/games.db")).expect("there is trouble");
    assert!(told.contains("full"), "{told}");
}

#[test]
fn a_review_that_meets_a_lock_is_kept_as_soon_as_that_is_possible() {
    let (_folder, path) = place();
    let mut store = open(&path);
    let kept = save_of("f5d6c3", 1);
    let game = store.save(&kept).expect("kept");
    let goal = SearchGoal { depth: 2, exact_empties: 4 };
    let stop = Stop::default();
    let mut in_time = || stop.part();
    let review = review_while(
        &kept.game.record.game,
        goal,
        &Resources::default(),
        &stop,
        &mut in_time,
        &mut |_| true,
    );
    drop(store);
    let other = Connection::open(&path).expect("open");
    other.execute_batch("BEGIN EXCLUSIVE").expect("locked");
    let (thread, news) = thread(&path);
    let mut store = thread.client();
    let review_of = Box::new(review.clone());
    store.send(
        Address::default(),
        StoreRequest::SaveReview { game, review: review_of, learner: None },
    );
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
    let (thread, _news) = thread(&path);
    let mut store = thread.client();
    store.send(Address::default(), save("f5d6", 1));
    store.settle(Duration::from_secs(10));
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
    assert!(
        told.starts_with("games are not being saved: ") && told.contains("could not create "),
        "{told}"
    );
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
    assert_eq!(told.expect("it is said"), "games are not being saved: the games are read-only");
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
        match store.save(&save_of("f5d6c3d3c4f4", slot)) {
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

/// An unanswered report: to the writing thread, a disk that hangs.
#[test]
fn a_disk_that_hangs_does_not_hold_up_the_end_of_the_program() {
    let (_folder, path) = place();
    filled(&path);
    let (keep_waiting, waits) = channel::<()>();
    let waits = Arc::new(Mutex::new(waits));
    let store = SqliteStore::open(&path).ok().map(|(store, _)| store);
    let notify = move |_, _| {
        let _never = waits.lock().expect("no holder panics").recv();
    };
    let thread = StoreThread::start(store, path.clone(), notify, || ()).expect("a thread");
    let mut store = thread.client();
    store.send(Address::default(), save("f5d6", 1));
    drop(thread);
    assert_eq!(all(&open(&path)).last().expect("a game"), "f5d6", "it was written before that");
    drop(keep_waiting);
}

/// The superuser may write everywhere: another user has to try.
#[cfg(unix)]
#[test]
fn a_read_only_library_of_an_older_version_can_still_be_read() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("outflank/games.db");
    filled(&path);
    let db = Connection::open(&path).expect("open");
    back_to(2, &db);
    db.execute_batch("PRAGMA journal_mode = DELETE").expect("changed");
    drop(db);
    let before = fs::read(&path).expect("readable");
    let mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("set");
    };
    let program = home.path().join("program");
    fs::copy(env!("CARGO_BIN_EXE_outflank"), &program).expect("copied");
    mode(&path, 0o444);
    mode(path.parent().expect("a folder"), 0o555);
    mode(home.path(), 0o755);
    let mut command = Command::new(program);
    command.args(["games", "--json"]).env("XDG_DATA_HOME", home.path());
    if fs::metadata(&path).expect("there").uid() == 0 {
        command.uid(65534).gid(65534);
    }
    let output = command.output();
    mode(path.parent().expect("a folder"), 0o755);
    let output = match output {
        Ok(output) => output,
        Err(error) => return println!("skipped: no other user can run it here, {error}"),
    };
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
    assert_eq!(text(&output.stdout).lines().count(), 200);
    assert_eq!(fs::read(&path).expect("readable"), before, "and stays as it was");
}

/// Once, the answer of a write at the same address ended the wait for a read, and practice found no exercises.
#[test]
fn a_finished_client_has_each_answer_even_at_one_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let (sender, news) = channel();
    let send = move |_, event| {
        if matches!(event, StoreEvent::Exercises(_)) {
            std::thread::sleep(Duration::from_millis(100));
        }
        drop(sender.send(event));
    };
    let path = folder.path().join("games.db");
    let thread = StoreThread::start(None, path, send, || ()).expect("threads");
    let mut store = thread.client();
    store.send(Address::default(), StoreRequest::Mistakes);
    store.send(Address::default(), StoreRequest::Exercises);
    store.finish(Duration::from_mins(1));
    let events: Vec<StoreEvent> = news.try_iter().collect();
    assert!(events.iter().any(|event| matches!(event, StoreEvent::Mistakes(_))), "{events:?}");
    assert!(events.iter().any(|event| matches!(event, StoreEvent::Exercises(_))), "{events:?}");
}
