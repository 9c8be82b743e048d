//! Everything that a player may have in a library.

use super::kept::save_of;
use outflank::coach::{Findings, Line, MoveReview, Review, SearchGoal, review_while};
use outflank::engine::{Resources, Stop};
use outflank::explorer::GameFilter;
use outflank::library::SqliteStore;
use outflank::records::{PlayerName, Record};
use outflank::rules::{Color, Game, Square, Variant, transcript};
use outflank::school::{LearntBoard, OpeningCard, PuzzleTry, RushScore};
use outflank::store::{ExplorerQuery, GameId, Query};

pub const MOVES: &str = "f5d6c3g5";
pub const TODAY: &str = "2026-11-21";

pub fn game_of(moves: &str) -> Game {
    transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal")
}

/// A review of the game, which says that the last move loses 30 discs.
pub fn reviewed() -> Review {
    let (resources, stop) = (Resources { mebibytes: 1, ..Resources::default() }, Stop::default());
    let (game, goal) = (game_of(MOVES), SearchGoal { depth: 4, exact_empties: 0 });
    let mut review =
        review_while(&game, goal, &resources, &stop, &mut || stop.part(), &mut |_| true);
    let line = |square: &str, score| {
        let square = square.parse().expect("a square");
        Line { square, replies: Vec::new(), score, exact: false }
    };
    let findings =
        Findings { made: line("g5", -30), best: line("d3", 0), depth: 4, alternatives: None };
    review.moves[3] = MoveReview::of(&game, 3, findings).expect("a move of the game");
    review
}

/// A whole game that was taken in: each side plays its first legal move.
pub fn record() -> Record {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    while !game.is_over() {
        match Square::all().find(|&square| game.clone().place(square).is_ok()) {
            Some(square) => drop(game.place(square)),
            None => drop(game.pass()),
        }
    }
    Record { players: ["Ann", "Ben"].map(PlayerName::named), ..Record::of(game) }
}

/// One of everything that a player has; returns the number of the game.
pub fn fill(store: &mut SqliteStore) -> GameId {
    let day = TODAY.parse().expect("a day");
    let game = store.save(&save_of(MOVES, 1)).expect("kept");
    store.import(&[record()], &mut |_| true).expect("taken in");
    store.keep_review(game, &reviewed(), Some(Color::White), TODAY).expect("kept");
    let tried = PuzzleTry {
        puzzle: 5,
        misses: 1,
        is_hinted: false,
        streak: 0,
        due: Some(day),
        daily: Some(day),
    };
    store.puzzle_tried(&tried).expect("kept");
    store.rushed(RushScore { minutes: 3, solved: 7 }, TODAY).expect("kept");
    let board = LearntBoard { lesson: "corners".to_owned(), board: 2, at_first: true };
    store.learnt(&board, TODAY).expect("kept");
    let card = OpeningCard { board: "a board".to_owned(), streak: 2, due: Some(day) };
    store.opening_tried(&card).expect("kept");
    game
}

/// Everything that a player has, as text, but the numbers of games and exercises.
pub fn everything(store: &mut SqliteStore) -> String {
    while store.index_more(100).expect("more").is_some() {}
    let list = store.list(&Query::default(), &|| true).expect("readable");
    let entries: Vec<_> =
        list.entries.iter().map(|it| (&it.players, it.moves, it.result)).collect();
    let words = Query { words: "ann ben".to_owned(), ..Query::default() };
    let found = store.list(&words, &|| true).expect("readable").total;
    let mut records = 0;
    store
        .records(|_, record| {
            records += usize::from(record.is_ok());
            true
        })
        .expect("readable");
    let exercises = store.exercises(TODAY).expect("readable");
    let due: Vec<_> = exercises.due.iter().map(|it| (it.position, it.made, it.streak)).collect();
    let reviews: Vec<bool> =
        list.entries.iter().map(|it| store.review(it.id).expect("readable").is_some()).collect();
    let explored = store.explore(&start()).expect("readable").games;
    format!(
        "{entries:?} {} {found} {records} {reviews:?} {due:?} {} {explored} {:?} {:?} {:?} {:?} {} {}",
        list.total,
        exercises.later,
        store.mistakes().expect("readable"),
        store.puzzles().expect("readable"),
        store.progress().expect("readable"),
        store.opening_cards().expect("readable"),
        store.unfinished(9).expect("readable").len(),
        store.glance(TODAY).expect("readable").due,
    )
}

pub fn start() -> ExplorerQuery {
    let filter = GameFilter::default();
    let position = *Game::new(Variant::REVERSI, Color::Black).position();
    ExplorerQuery { position, side: Color::Black, filter, most: 3 }
}
