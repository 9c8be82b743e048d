//! No game is ever lost: content of the store after everything that can happen to it.

use crate::support::desk::{
    Desk, WIPE_OUT, against, before_a_pass, noughts, two_players, watching,
};
use crate::support::kept::{all, open, place, save_of};
use outflank::app::Mode;
use outflank::engine::Level;
use outflank::library::SqliteStore;
use outflank::records::{PlayerName, Record};
use outflank::rules::{Color, Variant, transcript};
use outflank::store::{GameId, Query, Seat, Sort, StoreRequest};

#[test]
fn a_game_of_any_players_resumes_where_it_was() {
    for setup in [two_players(), against(Level::Novice), watching(), noughts(Mode::OnePlayer)] {
        let (_folder, path) = place();
        let mut desk = Desk::kept_in(&path);
        desk.app.cx.setup = setup.clone();
        desk.enter();
        for _ in 0..3 {
            desk.key(outflank::app::KeyCode::Tab);
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
        let seats = |desk: &Desk| desk.app.session().expect("a game").seats;
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
    desk.app.cx.setup = two_players();
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
    desk.app.cx.setup = two_players();
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
    let plies = |desk: &Desk| desk.app.session().expect("a game").game.played().len();
    let after = plies(&desk);
    let mut again = Desk::kept_in(&path);
    again.enter();
    assert_eq!(plies(&again), after, "the pass is part of the game");
}

#[test]
fn a_game_that_is_over_is_not_offered_but_kept() {
    let (_folder, path) = place();
    let mut desk = Desk::kept_in(&path);
    desk.app.cx.setup = two_players();
    desk.enter();
    for ply in WIPE_OUT.as_bytes().chunks(2) {
        desk.play(std::str::from_utf8(ply).expect("ASCII"));
    }
    let again = Desk::kept_in(&path);
    assert!(again.app.session().is_none());
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
        store.save(&save_of(moves, slot as u64)).expect("kept");
    }
    let mut desk = Desk::kept_in(&path);
    desk.enter();
    assert_eq!(desk.moves(), "f5d6c3", "the latest first");
    assert_eq!(desk.app.cx.suspended.len(), 2);
}

#[test]
fn two_windows_with_the_same_game_lose_nothing() {
    let (_folder, path) = place();
    open(&path).save(&save_of("f5", 1)).expect("kept");
    let mut one = Desk::kept_in(&path);
    let mut other = Desk::kept_in(&path);
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
        players: [black, "Ben Ünal"].map(PlayerName::named),
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
    assert_eq!((imported.new, imported.duplicates), (3, 0));
    let imported = store.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.duplicates), (0, 3), "twice imported is once kept");
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
    assert_eq!(found(&store, "unknown", Sort::Date), Vec::<String>::new());
    assert_eq!(found(&store, "%", Sort::Date), Vec::<String>::new(), "no pattern, but words");
    // A deleted record can come back, by hand or by being imported again.
    store.fulfil(&StoreRequest::Delete(GameId(1))).expect("deleted");
    assert_eq!(found(&store, "anna", Sort::Date), ["2019"]);
    store.fulfil(&StoreRequest::Restore(GameId(1))).expect("back");
    store.fulfil(&StoreRequest::Delete(GameId(2))).expect("deleted");
    let imported = store.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.duplicates), (1, 2));
    assert_eq!(found(&store, "", Sort::Date).len(), 3);
}
