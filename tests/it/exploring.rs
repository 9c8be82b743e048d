//! The explorer beside the board: what was played here, walked move by move, and the games behind it.

use crate::support::desk::Desk;
use crate::support::wthor::wthor_file;
use crate::training::ended;
use outflank::app::KeyCode;
use outflank::app::{AnalysisPage, Page, StartRow, TrainerStanding, explorer_text};
use outflank::library::SqliteStore;
use outflank::records::{Names, PlayerName, Record, read_bytes};
use outflank::rules::{Game, transcript};
use std::path::PathBuf;
use tempfile::TempDir;

/// A library with the games of a tournament's file.
fn library() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let lines = ["f5d6c3d3c4", "f5d6c3d3c4", "f5d6c4d3", "f5d6c3g5", "f5f6e6", "d3c5d6"];
    let games: Vec<Game> = lines.iter().zip(0..).map(|(line, at)| ended(line, at)).collect();
    let file = wthor_file(&games, 2020);
    let found = read_bytes(&file, &Names::default()).expect("records");
    let mut records: Vec<Record> = found.into_records();
    for (at, record) in records.iter_mut().enumerate() {
        record.players = [format!("Player {}", at % 3), "Zoe".to_owned()].map(PlayerName::named);
    }
    let (mut store, _) = SqliteStore::open(&path).expect("open");
    store.import(&records, &mut |_| true).expect("taken in");
    (folder, path)
}

fn at_board(path: &std::path::Path) -> Desk {
    let mut desk = Desk::kept_in(path);
    desk.resize(120, 40);
    desk.go_to_row(StartRow::Analysis);
    desk.enter();
    assert_eq!(desk.page(), "analysis");
    desk
}

fn page(desk: &Desk) -> &AnalysisPage {
    match desk.app.top() {
        Page::Analysis(page) => page,
        other => panic!("an analysis, not {other:?}"),
    }
}

/// The moves that were played here, with their games.
fn played(desk: &Desk) -> Vec<(String, u32)> {
    let said = page(desk).explored().expect("it is known");
    said.moves.iter().map(|it| (it.played.square.to_string(), it.played.games)).collect()
}

/// Words on the move that one game alone has, with the cursor on it.
fn explored_once(desk: &mut Desk) -> String {
    while page(desk).session.view.cursor.to_string() != "g5" {
        desk.key(KeyCode::Tab);
    }
    explorer_text(page(desk), &desk.app.cx).expect("a table").sentences.join(" ")
}

#[test]
fn an_opening_is_walked_by_what_was_played() {
    let (_folder, path) = library();
    let mut desk = at_board(&path);
    assert_eq!(played(&desk), [("f5".to_owned(), 6)]);
    // Tab goes through the moves that were played, the most played first.
    desk.key(KeyCode::Tab);
    desk.enter();
    assert_eq!(played(&desk), [("d6".to_owned(), 5), ("f6".to_owned(), 1)]);
    desk.key(KeyCode::Tab);
    desk.key(KeyCode::Tab);
    assert_eq!(page(&desk).session.view.cursor.to_string(), "f6");
    desk.key(KeyCode::BackTab);
    desk.enter();
    desk.play("c3");
    assert_eq!(played(&desk), [("d3".to_owned(), 2), ("g5".to_owned(), 1)]);
    let screen = desk.screen();
    for said in ["White to move", "3 games", "67%", "d3: 2 games", "Player"] {
        assert!(screen.contains(said), "{said}: {screen}");
    }
    // One game has a winner, no percentages.
    let results = explored_once(&mut desk);
    assert!(results.contains("g5: 1 game, Black won it. Last in 2020."), "{results}");
    // A click on a move plays it; its value depends on the evaluation, its share does not.
    desk.click_on("33%");
    assert_eq!(transcript::write(&page(&desk).session.game), "f5d6c3g5");
    desk.keys("s");
    assert!(page(&desk).explorer.is_none());
}

#[test]
fn only_some_games_are_counted_where_that_is_wanted() {
    let (_folder, path) = library();
    let mut desk = at_board(&path);
    desk.keys("F");
    assert_eq!(desk.page(), "filter");
    assert!(desk.says().contains("2010-2019"), "{}", desk.says());
    desk.keys("player 1 black");
    desk.enter();
    assert_eq!(played(&desk), [("f5".to_owned(), 2)]);
    assert!(desk.screen().contains("player 1 black"));
    desk.keys("F");
    assert_eq!(desk.page(), "filter");
    desk.keys("player 1 won:both");
    desk.enter();
    assert_eq!(desk.page(), "filter", "what was typed is not lost");
    assert!(desk.says().contains("won:black, won:draw or won:white"), "{}", desk.says());
    desk.key(KeyCode::Backspace);
    assert!(desk.says().contains("player 1 won:bot_"), "{}", desk.says());
    desk.key(KeyCode::Esc);
    assert_eq!(played(&desk), [("f5".to_owned(), 2)]);
    desk.keys("F");
    desk.keys("1999");
    desk.enter();
    assert!(desk.screen().contains("No game matching the filter"), "{}", desk.screen());
    desk.keys("Ftastt");
    desk.enter();
    assert!(desk.screen().contains("No player's name contains 'tastt'"), "{}", desk.screen());
    desk.keys("G");
    assert!(desk.says().contains("'tastt'") && desk.screen().contains("tastt"), "{}", desk.says());
    desk.key(KeyCode::Esc);
    desk.keys("F");
    desk.enter();
    assert_eq!(played(&desk), [("f5".to_owned(), 6)], "nothing typed: all games");
}

#[test]
fn a_game_is_opened_at_the_very_move() {
    let (_folder, path) = library();
    let mut desk = at_board(&path);
    for square in ["c4", "e3"] {
        // The same opening as f5d6, seen from the other side.
        desk.play(square);
    }
    assert_eq!(page(&desk).explored().expect("known").games, 5);
    desk.keys("G");
    assert_eq!(desk.page(), "games-here");
    let screen = desk.screen();
    assert!(screen.contains("Games that reached this position") && screen.contains("1 of 5"));
    desk.key(KeyCode::Down);
    desk.enter();
    assert_eq!(desk.page(), "replay");
    let game = &desk.app.session().or(desk.app.replay().map(|it| &it.session)).expect("it").game;
    assert_eq!((game.played().len(), game.taken_back().is_empty()), (2, false));
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "games-here");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "analysis");
}

#[test]
fn a_library_without_games_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = at_board(&folder.path().join("games.db"));
    assert!(desk.screen().contains("No game in your library reached"), "{}", desk.screen());
}

/// The moves of some game up to the moment where a side has to pass, and the moves after it.
fn up_to_a_pass() -> (String, String) {
    let games = (0..).map(|seed| ended("f5d6", seed));
    let has_pass = |game: &Game| game.played().iter().position(|ply| ply.square().is_none());
    let (mut games, with) = (games, |game: Game| has_pass(&game).map(|at| (game, at)));
    let (game, at) = games.find_map(with).expect("one");
    let whole = transcript::write(&game);
    let (before, after) = whole.split_at(2 * at);
    (before.to_owned(), after.to_owned())
}

#[test]
fn a_forced_pass_is_no_dead_end() {
    let (_folder, path) = library();
    let (before, after) = up_to_a_pass();
    let mut desk = at_board(&path);
    desk.keys(":");
    desk.keys(&before);
    desk.enter();
    let passer = page(&desk).session.game.played().last().expect("plies").side;
    assert_eq!(page(&desk).session.game.played().last().expect("plies").square(), None);
    assert_eq!(page(&desk).session.game.side_to_move(), !passer);
    assert!(desk.says().contains("pass"), "{}", desk.says());
    // The side to move is trained.
    desk.keys("T");
    match desk.app.top() {
        Page::Trainer(page) => {
            assert_eq!((page.side, &page.standing), (!passer, &TrainerStanding::Asked));
        }
        other => panic!("the trainer, not {other:?}"),
    }
    desk.key(KeyCode::Esc);
    desk.play(&after[..2]);
    assert_eq!(transcript::write(&page(&desk).session.game), format!("{before}{}", &after[..2]));
    desk.keys("u");
    assert_eq!(transcript::write(&page(&desk).session.game), before);
    desk.keys("r");
    assert_eq!(transcript::write(&page(&desk).session.game), format!("{before}{}", &after[..2]));
    desk.keys("uu");
    assert_eq!(transcript::write(&page(&desk).session.game), &before[..before.len() - 2]);
}

#[test]
fn moves_are_typed_in_a_row() {
    let (_folder, path) = library();
    let mut desk = at_board(&path);
    desk.keys(":F5d6c3");
    desk.enter();
    assert_eq!(transcript::write(&page(&desk).session.game), "f5d6c3");
    desk.keys(":d3a1");
    desk.enter();
    assert!(desk.says().contains("move 2 (a1)"), "{}", desk.says());
    assert_eq!(transcript::write(&page(&desk).session.game), "f5d6c3");
    desk.keys(":xyzzy");
    desk.enter();
    assert!(desk.says().contains("nor the name of an opening"), "{}", desk.says());
    desk.keys(":compoth");
    desk.enter();
    assert!(desk.screen().contains("Comp'Oth"), "{}", desk.screen());
}

#[test]
fn the_end_of_a_game_is_no_place_to_go_on_from() {
    let (_folder, path) = library();
    let mut desk = at_board(&path);
    desk.keys(":");
    desk.keys(&transcript::write(&ended("f5d6", 1)));
    desk.enter();
    assert!(page(&desk).session.game.is_over());
    for key in ["T", "G"] {
        desk.keys(key);
        assert!(desk.says().contains("over here"), "{}", desk.says());
        assert_eq!(desk.page(), "analysis");
    }
}
