//! The analysis board: lines that branch, what is said of them, and that nothing of it is lost.

use crate::support::desk::{Desk, two_players};
use outflank::app::KeyCode;
use outflank::app::{
    AnalysisPage, CoachEffect, Effect, Message, Page, PageBehavior as _, Target, explorer_text,
};
use outflank::coach::{Grade, SearchGoal};
use outflank::library::SqliteStore;
use outflank::records::{Form, PlayerName, Record, read};
use outflank::rules::{Color, MAX_COMMENT, MoveMark, NodeId, Variant, transcript};
use outflank::screen::InputEvent;
use outflank::store::{Address, GameId, Provenance, Query, StoreError, StoreEvent, StoreRequest};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

const GAME: &str = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";

/// A library with one game in it.
fn library() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let (mut keep, _) = SqliteStore::open(&path).expect("open");
    let record = Record {
        players: ["Anna", "Ben"].map(PlayerName::named),
        ..Record::of(transcript::read(Variant::REVERSI, Color::Black, GAME).expect("legal"))
    };
    keep.import(&[record], &mut |_| true).expect("taken in");
    (folder, path)
}

/// The only game of the library, being analysed.
fn analysis(path: &Path) -> Desk {
    let mut desk = Desk::kept_in(path);
    desk.keys("G");
    desk.enter();
    desk.keys("a");
    assert_eq!(desk.page(), "analysis");
    desk
}

fn page(desk: &Desk) -> &AnalysisPage {
    match desk.app.top() {
        Page::Analysis(page) => page,
        other => panic!("an analysis, not {other:?}"),
    }
}

/// The moves on the board.
fn moves(desk: &Desk) -> String {
    transcript::write(&page(desk).session.game)
}

fn comment(desk: &mut Desk, text: &str) {
    desk.keys(";");
    assert_eq!(desk.page(), "comment");
    desk.keys(text);
    desk.enter();
}

/// The games of a library with their trees.
fn kept(path: &Path) -> Vec<Record> {
    let (keep, _) = SqliteStore::open(path).expect("open");
    let ids = 1..10;
    ids.filter_map(|id| keep.record(GameId(id)).ok()).collect()
}

/// A typed comment belongs to the current ply: a click elsewhere gave it to another one.
#[test]
fn a_click_while_a_comment_is_typed_does_not_move_it_to_another_ply() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.key(KeyCode::Home);
    desk.keys(";first");
    desk.notify(Message::Choose(Target::Square("f5".parse().expect("a square"))));
    desk.enter();
    let analysis = page(&desk);
    assert_eq!((analysis.at(), analysis.tree().comment(NodeId::ROOT)), (NodeId::ROOT, "first"));
}

#[test]
fn a_variation_with_a_comment_and_a_mark_is_kept_with_its_game() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    assert_eq!(moves(&desk), "");
    desk.keys("rr");
    assert_eq!(moves(&desk), "f5d6");
    desk.play("c5");
    assert_eq!((moves(&desk).as_str(), page(&desk).tree().len()), ("f5d6c5", 17));
    comment(&mut desk, "the fishhook, q and r too");
    assert_eq!(desk.says(), "the fishhook, q and r too");
    desk.keys("!!!");
    assert_eq!(page(&desk).tree().mark(page(&desk).at()), Some(MoveMark::Interesting));
    desk.play("f4");
    // Back and forth between the variations, and along them.
    desk.keys("u[");
    assert_eq!(moves(&desk), "f5d6c3");
    desk.keys("]r");
    assert_eq!(moves(&desk), "f5d6c5f4");
    desk.key(KeyCode::Home);
    assert_eq!(moves(&desk), "");
    desk.key(KeyCode::End);
    assert_eq!(moves(&desk), GAME);
    let screen = desk.screen();
    for said in ["c5!?", "fishhook", "Anna"] {
        assert!(screen.contains(said), "{said}: {screen}");
    }
    drop(desk);
    // The next time all of it is there.
    let desk = analysis(&path);
    let tree = page(&desk).tree();
    let d6 = tree.line(NodeId::ROOT)[1];
    let c5 = tree.children(d6).nth(1).expect("a variation");
    assert_eq!(tree.comment(c5), "the fishhook, q and r too");
    assert_eq!((tree.mark(c5), tree.children(c5).count()), (Some(MoveMark::Interesting), 1));
    let records = kept(&path);
    assert_eq!(records.len(), 1, "no game was made of it");
    assert_eq!(transcript::write(&records[0].game), GAME, "the game is what it was");
    let sgf = Form::Sgf.write(&records[0]);
    let back = read(&sgf).expect("a record").into_records();
    assert_eq!(back[0].tree, records[0].tree, "{sgf}");
}

#[test]
fn lines_are_deleted_brought_back_and_moved_but_not_the_game() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("r");
    desk.play("f4");
    desk.play("e3");
    desk.keys("uu");
    desk.play("f6");
    let whole = page(&desk).tree().clone();
    desk.keys("D");
    assert_eq!((moves(&desk).as_str(), desk.says().as_str()), ("f5", "Deleted. z: bring it back."));
    assert_ne!(*page(&desk).tree(), whole);
    desk.keys("z");
    assert_eq!((moves(&desk).as_str(), page(&desk).tree()), ("f5f6", &whole));
    desk.keys("p");
    assert!(desk.says().contains("moved up"), "{}", desk.says());
    desk.keys("[");
    assert_eq!(moves(&desk), "f5d6", "it stands below the game now");
    desk.keys("p");
    assert!(desk.says().contains("main line already"), "{}", desk.says());
    desk.keys("D");
    assert!(desk.says().contains("stay as they were played"), "{}", desk.says());
    desk.keys("]p");
    assert!(desk.says().contains("stay as they were played"), "{}", desk.says());
    // What was deleted on another day can be brought back, too, from wherever one stands.
    desk.keys("D");
    drop(desk);
    let mut desk = analysis(&path);
    desk.keys("z");
    assert_eq!(moves(&desk), "f5f6");
    desk.keys("z");
    assert!(desk.says().contains("nothing"), "{}", desk.says());
}

#[test]
fn variations_fold_and_the_mouse_goes_to_a_move() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("r");
    desk.play("f4");
    comment(&mut desk, "parallel");
    desk.keys("u");
    assert!(desk.screen().contains("parallel"));
    desk.keys("-");
    assert!(!desk.screen().contains("parallel") && desk.screen().contains("(+1)"));
    desk.keys("-");
    let screen = desk.screen();
    let row = screen.lines().position(|line| line.contains("parallel")).expect("in sight") - 1;
    let line = screen.lines().nth(row).expect("the row above");
    let column = line.find("f4").map(|at| line[..at].chars().count()).expect("the move");
    desk.click(column as u16, row as u16);
    assert_eq!(moves(&desk), "f5f4");
}

#[test]
fn two_windows_that_change_one_tree_lose_nothing() {
    let (_folder, path) = library();
    let mut one = analysis(&path);
    let mut other = analysis(&path);
    one.keys("rr");
    comment(&mut one, "of the first window");
    other.keys("rr");
    comment(&mut other, "of the second window");
    assert!(other.says().contains("with a copy of the game"), "{}", other.says());
    other.keys("!");
    one.keys("r!");
    let said: Vec<Vec<String>> = kept(&path)
        .iter()
        .map(|record| {
            let tree = record.tree.as_ref().expect("notes");
            let said = tree.in_order().into_iter().map(|(_, node)| tree.comment(node).to_owned());
            said.filter(|it| !it.is_empty()).collect()
        })
        .collect();
    assert_eq!(said, [["of the first window"], ["of the second window"]]);
    assert!(kept(&path)[1].place.ends_with("(copy)"), "{:?}", kept(&path)[1].place);
    // One that cannot be read is not written over.
    drop((one, other));
    let db = rusqlite::Connection::open(&path).expect("it opens");
    db.execute("UPDATE tree SET nodes = '{\"plies\":[7]}' WHERE game = 1", []).expect("damaged");
    let mut desk = analysis(&path);
    if page(&desk).session.identity.id == Some(GameId(1)) {
        desk.keys("r!");
    }
    let nodes: String =
        db.query_row("SELECT nodes FROM tree WHERE game = 1", [], |row| row.get(0)).expect("there");
    assert_eq!(nodes, "{\"plies\":[7]}");
}

#[test]
fn comments_made_while_the_store_is_slow_are_saved_once_each() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.store_answers = false;
    comment(&mut desk, "one");
    desk.keys("r");
    comment(&mut desk, "two");
    // Back to the game and into the analysis again before anything was answered.
    desk.key(KeyCode::Esc);
    desk.keys("a");
    desk.keys("rr");
    comment(&mut desk, "three");
    desk.answer_of_store();
    let records = kept(&path);
    assert_eq!(records.len(), 1, "no copy");
    let tree = records[0].tree.as_ref().expect("comments");
    let said: Vec<&str> = tree.in_order().iter().map(|(_, node)| tree.comment(*node)).collect();
    assert_eq!(tree.comment(NodeId::ROOT), "one");
    assert_eq!(said[..2], ["two", "three"]);
}

/// The comment stays with the game, and the game's later moves with the comment.
#[test]
fn a_game_that_goes_on_after_its_analysis_keeps_moves_and_comments() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut desk = Desk::kept_in(&path);
    desk.begin(two_players());
    for square in ["f5", "d6", "c3", "d3"] {
        desk.play(square);
    }
    desk.keys("v");
    assert_eq!(desk.page(), "replay");
    desk.keys("a");
    comment(&mut desk, "so far");
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "board");
    desk.play("c4");
    desk.play("f4");
    desk.keys("v");
    let session = &desk.app.replay().expect("it is looked through").session;
    let lines = session.identity.lines.as_ref().expect("the comment");
    assert_eq!(transcript::write(&lines.tree.game()), "f5d6c3d3c4f4");
    desk.keys("a");
    comment(&mut desk, " and on");
    let records = kept(&path);
    assert_eq!(records.len(), 1, "no copy");
    let tree = records[0].tree.as_ref().expect("comments");
    assert_eq!(transcript::write(&records[0].game), "f5d6c3d3c4f4");
    let comments = |node| tree.comment(node).to_owned();
    let said: Vec<String> = tree.in_order().iter().map(|(_, node)| comments(*node)).collect();
    assert!(said.iter().any(|text| text.contains("so far")), "{said:?}");
    assert!(said.iter().any(|text| text.contains("and on")), "{said:?}");
}

#[test]
fn a_late_answer_reaches_its_own_analysis() {
    let (_folder, path) = library();
    let other = Record { place: "Cup".to_owned(), ..kept(&path).remove(0) };
    SqliteStore::open(&path).expect("open").0.import(&[other], &mut |_| true).expect("taken in");
    let mut desk = analysis(&path);
    desk.store_answers = false;
    let first = page(&desk).session.identity.id;
    comment(&mut desk, "one");
    let late = std::mem::take(&mut desk.stored);
    desk.store_answers = true;
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Down);
    desk.enter();
    desk.keys("a");
    let second = page(&desk).session.identity.id;
    assert_ne!(first, second);
    desk.stored = late;
    desk.answer_of_store();
    assert_eq!(page(&desk).session.identity.id, second);
    comment(&mut desk, "two");
    let mut said: Vec<String> = kept(&path)
        .iter()
        .filter_map(|record| Some(record.tree.as_ref()?.comment(NodeId::ROOT).to_owned()))
        .collect();
    said.sort();
    assert_eq!(said, ["one", "two"]);
}

#[test]
fn what_else_fails_is_no_failed_save_of_the_lines() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    comment(&mut desk, "one");
    desk.notify(Message::Store(Address::default(), StoreEvent::Failed(StoreError::Locked)));
    comment(&mut desk, "two");
    assert_eq!(kept(&path).len(), 1, "no copy");
    desk.notify(Message::Store(Address::default(), StoreEvent::NotKept(StoreError::Locked)));
    comment(&mut desk, "three");
    assert_eq!(kept(&path).len(), 1, "no copy");
    assert!(desk.says().contains("another program"), "{}", desk.says());
}

#[test]
fn records_with_variations_are_taken_in_and_added_to_what_is_there() {
    let (_folder, path) = library();
    let sgf =
        |more: &str| format!("(;GM[2]PB[Anna]PW[Ben];B[f5];W[d6](;B[c3];W[d3])(;B[c5]{more}))");
    let (mut keep, _) = SqliteStore::open(&path).expect("open");
    let read = |text: &str| read(text).expect("a record").into_records();
    for text in [sgf("C[one]"), sgf(";W[f4]C[two]"), sgf("C[three];W[f4]C[four]")] {
        keep.import(&read(&text), &mut |_| true).expect("taken in");
    }
    let records = kept(&path);
    assert_eq!(records.len(), 2, "the same game is one");
    let tree = records[1].tree.as_ref().expect("variations");
    let said: Vec<&str> = tree.in_order().iter().map(|(_, node)| tree.comment(*node)).collect();
    assert_eq!(said, ["", "", "", "", "one", "two"], "what was there stays");
    let game = keep.game(GameId(2)).expect("it is there");
    assert_eq!((game.provenance, game.tree_revision), (Provenance::Imported, 2));
}

#[test]
fn what_follows_a_game_that_was_broken_off_is_no_part_of_it() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.key(KeyCode::End);
    let next = page(&desk).session.game.legal_moves().first().expect("a move");
    desk.play(&next.to_string());
    let records = kept(&path);
    assert_eq!(transcript::write(&records[0].game), GAME);
    for form in [Form::Sgf, Form::Json] {
        let back = read(&form.write(&records[0])).expect("a record").into_records();
        assert_eq!(back[0].game, records[0].game, "{form}");
        assert_eq!(back[0].tree, records[0].tree, "{form}");
    }
    let (mut keep, _) = SqliteStore::open(&path).expect("open");
    keep.import(&records, &mut |_| true).expect("taken in");
    assert_eq!(kept(&path).len(), 1, "it is the same game");
}

/// The store does everything that it was asked for meanwhile.
fn answer_late(desk: &mut Desk, store: Option<SqliteStore>) {
    desk.store = store;
    for effect in std::mem::take(&mut desk.effects) {
        if let Effect::Store(address, request) = effect {
            let store = desk.store.as_mut().expect("it is back");
            let event = store.fulfil(&request).expect("the store works");
            desk.notify(Message::Store(address, event));
        }
    }
}

#[test]
fn changes_that_follow_faster_than_they_are_kept_are_all_kept() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    // The store answers late: everything is asked for before the first word of it.
    let store = desk.store.take();
    desk.keys("r!;one");
    desk.enter();
    desk.play("d6");
    desk.keys("!");
    desk.key(KeyCode::Esc);
    answer_late(&mut desk, store);
    desk.keys("a");
    desk.keys("r!");
    let records = kept(&path);
    assert_eq!(records.len(), 1, "no copy was made");
    let tree = records[0].tree.as_ref().expect("notes");
    let line = tree.line(NodeId::ROOT);
    assert_eq!((tree.comment(line[0]), tree.mark(line[0])), ("one", Some(MoveMark::Brilliant)));
    assert_eq!(tree.mark(line[1]), Some(MoveMark::Good), "what was asked for last");
}

#[test]
fn a_position_that_was_set_up_is_kept_once_however_fast_it_is_analysed() {
    let (_folder, path) = library();
    let mut desk = Desk::kept_in(&path);
    desk.app.edit(&transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal"));
    desk.keys("a");
    let store = desk.store.take();
    desk.play("d3");
    desk.play("c4");
    desk.keys("!");
    answer_late(&mut desk, store);
    desk.keys("!");
    let records = kept(&path);
    assert_eq!(records.len(), 2, "one more game");
    let tree = records[1].tree.as_ref().expect("its lines");
    assert_eq!((tree.len(), records[1].is_position()), (2, true));
}

#[test]
fn a_comment_brings_a_deleted_game_back_and_is_typed_in_sight() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    let (mut keep, _) = SqliteStore::open(&path).expect("open");
    keep.fulfil(&StoreRequest::Delete(GameId(1))).expect("deleted");
    desk.keys("r4");
    desk.resize(26, 12);
    desk.keys(";abc");
    assert!(desk.screen().contains("abc"), "{}", desk.screen());
    desk.enter();
    assert_eq!(keep.glance("2026-11-23").map(|_| kept(&path).len()), Ok(1));
    let listed = keep.list(&Query::default(), &|| true).expect("a list");
    assert_eq!(listed.entries.len(), 1, "it is no longer deleted");
}

#[test]
fn the_likely_line_becomes_a_variation() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("r+");
    assert!(!desk.says().contains("variation now"), "no key asked for it: {}", desk.says());
    desk.play("f4");
    desk.keys("V");
    desk.keys("+");
    assert!(desk.says().contains("variation now"), "{}", desk.says());
    assert!(page(&desk).tree().len() > GAME.len() / 2 + 1);
    assert_eq!(moves(&desk), "f5f4", "the board stays where it is");
    desk.keys("+");
    assert!(desk.says().contains("there already"), "{}", desk.says());
}

#[test]
fn a_digit_shows_that_many_best_lines() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("rrr3");
    let text = explorer_text(page(&desk), &desk.app.cx).expect("a table");
    let advice = desk.app.values().expect("the engine has looked");
    assert_eq!(text.note, format!("looked {} moves ahead", advice.depth));
    let rows: Vec<_> = text.rows.iter().filter(|row| !row.line.is_empty()).collect();
    assert_eq!(rows.len(), 3, "{text:?}");
    for (row, advised) in rows.into_iter().zip(&advice.moves) {
        let mut game = page(&desk).session.game.clone();
        let score: i32 = row.value.parse().expect("a score");
        let for_black =
            if advice.side == Color::Black { advised.line.score } else { -advised.line.score };
        assert_eq!(score, for_black, "all numbers of the page are Black's");
        assert_eq!(row.square, advised.line.square);
        game.place_after_pass(row.square).expect("a legal move");
        for name in row.line.split_whitespace() {
            game.place_after_pass(name.parse().expect("a square")).expect("a legal line");
        }
    }
    desk.keys("9");
    assert!(desk.says().contains("1 to 8"), "{}", desk.says());
    desk.keys("0");
    let text = explorer_text(page(&desk), &desk.app.cx).expect("a table");
    assert!(text.rows.iter().all(|row| row.line.is_empty()), "{text:?}");
}

/// Once, an analysis showed nothing until two settings were on.
#[test]
fn the_engine_looks_on_entry_and_space_stops_it() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.app.cx.settings.advice = false;
    desk.app.cx.settings.values = false;
    desk.keys("r");
    assert!(desk.app.values().is_some(), "values stand on the board");
    assert!(desk.screen().contains("Space stop engine"), "{}", desk.screen());
    desk.key(KeyCode::Char(' '));
    assert!(page(&desk).live_question(&desk.app.cx).is_none(), "it looks no further");
    assert!(desk.screen().contains("Space start engine"), "{}", desk.screen());
    desk.keys("r");
    assert!(desk.app.values().is_none(), "it has not looked here");
    desk.keys("3");
    assert!(desk.app.values().is_some(), "a number of lines starts it again");
}

/// Once, the lines of an analysis of a game that is in no library were gone for who came back to them from its review.
#[test]
fn lines_of_an_unsaved_game_are_there_when_it_is_analysed_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::kept_in(&folder.path().join("games.db"));
    desk.app.cx.setup = two_players();
    desk.app.deal("f5d6c3d3c4").expect("legal moves");
    desk.notify(Message::Tick);
    desk.keys("va");
    desk.play("f4");
    comment(&mut desk, "hello");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "replay");
    desk.keys("a");
    desk.key(KeyCode::End);
    assert_eq!(moves(&desk), "f5d6c3d3c4f4");
    assert_eq!(page(&desk).tree().comment(page(&desk).at()), "hello");
}

/// Once, Space took lines, values and reasons off the screen: one could not stop the engine to read.
#[test]
fn what_the_engine_found_stays_when_it_is_stopped() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("r");
    let before = desk.screen();
    desk.key(KeyCode::Char(' '));
    assert_eq!(desk.screen().replace("start engine", "stop engine"), before);
}

/// Once, the engine that was stopped on a position and started again there stood still.
#[test]
fn an_engine_that_is_started_again_looks_again() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("r");
    for start in [" ", "3"] {
        desk.coach_answers = false;
        desk.keys(" ");
        assert_eq!(desk.app.cx.coach.asked_at(), None, "it is stopped");
        desk.keys(start);
        assert!(desk.app.cx.coach.asked_at().is_some(), "{start:?} starts it");
        desk.coach();
        assert!(desk.app.values().is_some());
    }
}

/// Once, a second `t` said that the analysis was stopped, though none ran.
#[test]
fn a_tree_that_is_analysed_stays_so() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("t");
    desk.value_trees();
    desk.keys("t");
    assert!(desk.says().contains("Analysis done"), "{}", desk.says());
}

#[test]
fn a_search_of_a_position_ends_after_thirty_seconds_and_its_advice_stays() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.coach_answers = false;
    desk.keys("r");
    let asked_at = desk.app.cx.coach.asked_at().expect("it looks");
    assert_eq!(desk.app.wake_at(), Some(asked_at + Duration::from_secs(30)));
    desk.wait(29_000);
    assert!(desk.app.cx.coach.asked_at().is_some());
    desk.wait(2_000);
    assert_eq!(desk.app.cx.coach.asked_at(), None);
    assert_eq!(desk.app.wake_at(), None);
}

#[test]
fn pasted_text_is_part_of_a_comment_and_obeys_nothing() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("r;");
    desk.event(InputEvent::Paste("a\u{1b}[2J b\n".to_owned() + &"c".repeat(5000)));
    desk.enter();
    let said = page(&desk).tree().comment(page(&desk).at());
    assert!(said.starts_with("a[2J b") && said.len() <= MAX_COMMENT, "{said}");
    desk.keys(";xyz");
    desk.key(KeyCode::Esc);
    assert!(!page(&desk).tree().comment(page(&desk).at()).contains("xyz"), "thrown away");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "replay");
}

#[test]
fn every_line_is_valued_in_the_background_and_new_ones_as_well() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.resize(120, 40);
    desk.goal = SearchGoal { depth: 6, exact_empties: 10 };
    desk.keys("t");
    assert!(desk.says().contains("in the background"), "{}", desk.says());
    assert_eq!(desk.trees[0].1.len(), GAME.len() / 2 + 1, "the start, and after each move");
    assert!(desk.screen().contains("Analysing..."), "{}", desk.screen());
    desk.value_trees();
    let course = page(&desk).values.course(page(&desk).tree(), page(&desk).at());
    assert_eq!(course.expect("values").len(), GAME.len() / 2 + 1);
    assert!(desk.screen().contains("Values for Black"), "{}", desk.screen());
    // A move that gives a corner away, and what follows from it, are valued without being asked for.
    desk.key(KeyCode::Home);
    for square in ["f5", "d6", "c3", "d3", "c4", "b3", "b2"] {
        desk.play(square);
    }
    assert_eq!(desk.trees.iter().map(|(_, positions)| positions.len()).sum::<usize>(), 1);
    desk.value_trees();
    // What came while the first of them was looked at.
    desk.value_trees();
    let analysis = page(&desk);
    let (grade, loss) = analysis.values.judge(analysis.tree(), analysis.at()).expect("valued");
    assert!(grade >= Grade::Mistake && loss > 3, "{grade:?} {loss}");
    assert!(desk.screen().contains(&format!("(-{loss})")), "{}", desk.screen());
    // Leaving ends the search.
    let next = page(&desk).session.game.legal_moves().first().expect("a move");
    desk.play(&next.to_string());
    let stops = |desk: &Desk| {
        let is_stop = |it: &&Effect| matches!(it, Effect::Coach(CoachEffect::StopValuing));
        desk.effects.iter().filter(is_stop).count()
    };
    assert_eq!(stops(&desk), 0);
    desk.key(KeyCode::Esc);
    assert_eq!(stops(&desk), 1);
}

#[test]
fn a_position_is_solved_however_far_the_end_is() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.coach_answers = false;
    desk.keys("S");
    let asked = |desk: &Desk| page(desk).live_question(&desk.app.cx).expect("a question");
    assert_eq!(asked(&desk).goal, SearchGoal::UNBOUNDED);
    desk.coach();
    let text = explorer_text(page(&desk), &desk.app.cx).expect("a table");
    assert!(text.sentences.iter().any(|it| it.contains("Solving: ")), "{text:?}");
    desk.keys("S");
    assert_ne!(asked(&desk).goal, SearchGoal::UNBOUNDED);
}

#[test]
fn the_coach_searches_with_what_the_settings_give_it() {
    let (_folder, path) = library();
    let mut desk = analysis(&path);
    desk.keys("1");
    let budget = |desk: &Desk| page(desk).live_question(&desk.app.cx).expect("it").budget;
    assert_eq!((budget(&desk).threads, budget(&desk).mebibytes), (1, 24));
    desk.app.cx.settings.budget.threads = 4;
    assert_eq!(budget(&desk).threads, 4);
}

/// Once, a line without variations was gone when the page was left.
#[test]
fn a_plain_line_comes_back_when_the_analysis_is_opened_again() {
    let (_folder, path) = library();
    let mut desk = Desk::kept_in(&path);
    for _ in 0..2 {
        desk.control('p');
        desk.keys("analysis");
        desk.enter();
        if page(&desk).tree().children(NodeId::ROOT).next().is_none() {
            desk.keys(":f5f6e6f4");
            desk.enter();
        }
        desk.key(KeyCode::Esc);
        assert_eq!(desk.page(), "start");
    }
    desk.control('p');
    desk.keys("analysis");
    desk.enter();
    desk.key(KeyCode::End);
    assert_eq!(moves(&desk), "f5f6e6f4");
}
