//! The opening trainer: lines asked for move by move, what people play against them, and the holes in them.

use crate::support::desk::Desk;
use outflank::app::KeyCode;
use outflank::app::{HolesPage, Page, StartRow, TrainerPage, TrainerStanding};
use outflank::engine::book::Book;
use outflank::library::SqliteStore;
use outflank::records::Record;
use outflank::rules::{Color, Game, Square, Turn, Variant, transcript};
use outflank::store::Query;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A game that begins so, played to its end at random.
pub fn ended(line: &str, seed: u64) -> Game {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = transcript::read(Variant::REVERSI, Color::Black, line).expect("legal moves");
    while !game.is_over() {
        if matches!(game.turn(), Turn::Pass(_)) {
            game.pass().expect("it has to");
            continue;
        }
        let moves: Vec<Square> = game.legal_moves().squares().collect();
        game.place(*moves.choose(&mut random).expect("some")).expect("legal");
    }
    game
}

/// A library with games that begin so, as many of each.
fn library(lines: &[(&str, usize)]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let (mut store, _) = SqliteStore::open(&path).expect("open");
    let mut records = Vec::new();
    for (line, count) in lines {
        for _ in 0..*count {
            records.push(Record::of(ended(line, records.len() as u64)));
        }
    }
    store.import(&records, &mut |_| true).expect("taken in");
    (folder, path)
}

fn at_board(path: &Path) -> Desk {
    let mut desk = Desk::kept_in(path);
    desk.resize(120, 40);
    desk.go_to_row(StartRow::Analysis);
    desk.enter();
    desk
}

fn trainer(desk: &Desk) -> &TrainerPage {
    match desk.app.top() {
        Page::Trainer(page) => page,
        other => panic!("the trainer, not {other:?}"),
    }
}

fn holes(desk: &Desk) -> &HolesPage {
    match desk.app.top() {
        Page::Holes(page) => page,
        other => panic!("holes, not {other:?}"),
    }
}

/// The moves on the board of the trainer.
fn moves(desk: &Desk) -> String {
    transcript::write(&trainer(desk).board.session.game)
}

/// Puts these lines on the analysis board, and goes back to the start.
fn enter_lines(desk: &mut Desk, lines: &[&str]) {
    for line in lines {
        desk.key(KeyCode::Home);
        for square in line.as_bytes().chunks(2) {
            desk.play(std::str::from_utf8(square).expect("a square"));
        }
    }
    desk.key(KeyCode::Home);
}

/// The move that a line of these goes on with after the moves on the board.
fn answer(lines: &[&str], played: &str) -> String {
    let line = lines.iter().find(|line| line.starts_with(played)).expect("a line");
    line[played.len()..played.len() + 2].to_owned()
}

/// Ten lines for Black and more: one answer to each of White's first moves, and to each of some that may follow.
pub fn repertoire() -> Vec<String> {
    let mut lines = vec!["f5".to_owned()];
    for replies in [3, 4] {
        lines = lines.iter().flat_map(|line| goes_on(line, replies)).collect();
    }
    assert!(lines.len() >= 10, "{lines:?}");
    lines
}

/// A line with this many replies, and an answer to each.
fn goes_on(line: &str, replies: usize) -> Vec<String> {
    let game = transcript::read(Variant::REVERSI, Color::Black, line).expect("legal moves");
    let answered = |reply: Square| {
        let after = game.position().play(reply).expect("legal");
        let answer = after.legal_moves().squares().last().expect("a move");
        format!("{line}{reply}{answer}")
    };
    game.legal_moves().squares().take(replies).map(answered).collect()
}

#[test]
fn a_repertoire_of_ten_lines_is_drilled_and_what_was_missed_comes_back() {
    let lines = repertoire();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let games: Vec<(&str, usize)> = lines.iter().map(|line| (*line, 3)).collect();
    let (_folder, path) = library(&games);
    let mut desk = at_board(&path);
    enter_lines(&mut desk, &lines);
    desk.keys("T");
    assert_eq!(desk.page(), "trainer");
    assert!(
        trainer(&desk).board.session.game.taken_back().is_empty(),
        "nothing gives the answers away"
    );
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        while trainer(&desk).standing != TrainerStanding::Over {
            assert_eq!(trainer(&desk).standing, TrainerStanding::Asked, "{}", desk.screen());
            let played = moves(&desk);
            desk.play(&answer(&lines, &played));
            desk.wait(2000);
        }
        seen.insert(moves(&desk));
        desk.enter();
    }
    let all: BTreeSet<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    assert_eq!(seen, all);
    let [asked, right] = trainer(&desk).score;
    assert!(asked > 100 && asked == right, "{asked} {right}");
    // A move that is not in the lines, and what it costs.
    desk.key(KeyCode::Home);
    desk.play("f5");
    desk.wait(2000);
    let reply = moves(&desk);
    let legal = trainer(&desk).board.session.game.legal_moves();
    let right = answer(&lines, &reply);
    let values =
        Book::built_in().values(trainer(&desk).board.session.game.position()).expect("known");
    let costs =
        |at: &Square| values.iter().any(|it| it.square == *at && it.score < values[0].score);
    let wrong = legal
        .squares()
        .filter(costs)
        .map(|at| at.to_string())
        .find(|at| !lines.iter().any(|line| line.starts_with(&format!("{reply}{at}"))));
    let wrong = wrong.expect("there is one");
    desk.play(&wrong);
    assert!(matches!(trainer(&desk).standing, TrainerStanding::Wrong { .. }));
    let screen = desk.screen();
    assert!(screen.contains(&format!("Your line plays {right}")), "{screen}");
    assert!(screen.contains("1 position to repeat today"), "{screen}");
    // It goes on with the right one.
    desk.play(&wrong);
    assert_eq!(moves(&desk), reply, "it is still wrong");
    desk.play(&right);
    desk.wait(2000);
    assert!(moves(&desk).starts_with(&format!("{reply}{right}")));
    drop(desk);
    // Another day, another run: it is known what comes back.
    let mut desk = at_board(&path);
    enter_lines(&mut desk, &lines);
    desk.keys("T");
    assert_eq!(trainer(&desk).due(&desk.app.cx), 1);
}

#[test]
fn without_lines_good_moves_are_right_and_people_reply() {
    let (_folder, path) = library(&[("f5d6c3d3c4", 6), ("f5f6e6f4e3", 3), ("f5f4e3", 1)]);
    let mut desk = at_board(&path);
    desk.keys("T");
    assert!(!trainer(&desk).has_lines);
    desk.play("f5");
    desk.wait(2000);
    let played = moves(&desk);
    assert!(["f5d6", "f5f6", "f5f4"].contains(&played.as_str()), "{played}");
    assert_eq!(trainer(&desk).score, [1, 1]);
    // The worst move of the book: it is said what it costs.
    let position = *trainer(&desk).board.session.game.position();
    let book = outflank::engine::book::Book::built_in();
    let values = book.values(&position).expect("the book knows it");
    let (best, worst) = (values[0], values[values.len() - 1]);
    assert!(best.score - worst.score > 1, "{values:?}");
    desk.play(&worst.square.to_string());
    let loss = best.score - worst.score;
    let standing = &trainer(&desk).standing;
    assert!(matches!(standing, TrainerStanding::Wrong { loss: Some(it), .. } if *it == loss));
    assert!(desk.screen().contains(&format!("costs {loss} discs")), "{}", desk.screen());
    desk.enter();
    desk.wait(2000);
    assert!(moves(&desk).len() >= 6, "Enter plays the best one");
    assert_eq!(trainer(&desk).score, [2, 1]);
}

#[test]
fn an_opening_is_chosen_by_its_name() {
    let (_folder, path) = library(&[]);
    let mut desk = at_board(&path);
    desk.keys(":tiger");
    desk.enter();
    let page = match desk.app.top() {
        Page::Analysis(page) => page,
        other => panic!("{other:?}"),
    };
    assert_eq!(transcript::write(&page.session.game), "f5d6c3d3c4");
    assert!(desk.screen().contains("Tiger"), "{}", desk.screen());
    desk.key(KeyCode::Home);
    desk.keys("T");
    assert!(trainer(&desk).has_lines);
    desk.play("d3");
    // The same first move, seen from another side: the line goes its own way.
    desk.wait(2000);
    assert_eq!(moves(&desk), "f5d6");
}

#[test]
fn holes_are_listed_by_how_often_they_occur_and_lead_to_the_board() {
    let (_folder, path) =
        library(&[("f5d6c3d3c4", 8), ("f5d6c3g5", 5), ("f5d6c3f4", 3), ("f5f6e6", 4), ("f5f4", 2)]);
    let mut desk = at_board(&path);
    enter_lines(&mut desk, &["f5d6c3d3c4", "f5f6e6"]);
    desk.keys("N");
    assert_eq!(desk.page(), "holes");
    let found: Vec<(String, [u32; 2])> = holes(&desk)
        .holes()
        .expect("they are known")
        .iter()
        .map(|hole| (hole.square.to_string(), hole.games))
        .collect();
    assert!(found.is_sorted_by(|one, next| one.1[0] >= next.1[0]), "{found:?}");
    for (square, games) in [("g5", [5, 16]), ("f4", [3, 16]), ("f4", [2, 22])] {
        assert!(found.contains(&(square.to_owned(), games)), "{square}: {found:?}");
    }
    assert_eq!(found[0].0, "g5");
    assert!(!found.iter().any(|(square, games)| square == "d3" && games[1] == 16), "answered");
    assert!(desk.screen().contains("5 games (31%)  f5 d6 c3 g5"), "{}", desk.screen());
    desk.enter();
    let page = match desk.app.top() {
        Page::Analysis(page) => page,
        other => panic!("{other:?}"),
    };
    assert_eq!(transcript::write(&page.session.game), "f5d6c3g5", "it stands on the board");
}

#[test]
fn the_analysis_board_goes_on_with_the_analysis_that_was_worked_at_last() {
    let (_folder, path) = library(&[("f5d6c3", 2)]);
    let mut desk = at_board(&path);
    enter_lines(&mut desk, &["f5d6c3", "f5f6e6"]);
    desk.key(KeyCode::Esc);
    // At once, and in the next run of the program.
    for run in 0..2 {
        if run > 0 {
            desk = Desk::kept_in(&path);
            desk.resize(120, 40);
        }
        desk.go_to_row(StartRow::Analysis);
        assert!(desk.says().contains("Resume your analysis"), "{}", desk.says());
        desk.enter();
        assert!(desk.says().contains("n: a new one"), "{}", desk.says());
        let screen = desk.screen();
        assert!(
            screen.contains("f6 e6") && screen.contains("move 0"),
            "from its start on: {screen}"
        );
        enter_lines(&mut desk, &[&format!("f5f4{}", ["e3", "c3"][run])]);
        desk.key(KeyCode::Esc);
    }
    let (store, _) = SqliteStore::open(&path).expect("open");
    let count = store.list(&Query::default(), &|| true).expect("listed").total;
    assert_eq!(count, 3, "two games and one analysis");
    desk.go_to_row(StartRow::Analysis);
    desk.enter();
    desk.keys("n");
    assert!(!desk.screen().contains("f6 e6"), "{}", desk.screen());
}

#[test]
fn a_move_as_good_as_the_lines_is_right_and_the_line_goes_on() {
    // The first position after two moves in which the book sees two equally good answers.
    let equal = ["f5d6", "f5f6", "f5d6c3d3", "f5d6c4d3", "f5f6e6f4"].iter().find_map(|moves| {
        let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal");
        let values = Book::built_in().values(game.position())?;
        let other = values.iter().skip(1).find(|it| it.score == values[0].score)?;
        Some((*moves, values[0].square, other.square))
    });
    let (moves_before, kept, other) = equal.expect("openings have equal moves");
    let line = format!("{moves_before}{kept}");
    let (_folder, path) = library(&[(&line, 3)]);
    let mut desk = at_board(&path);
    enter_lines(&mut desk, &[&line]);
    desk.keys("T");
    for square in moves_before.as_bytes().chunks(2) {
        if trainer(&desk).standing == TrainerStanding::Asked {
            desk.play(std::str::from_utf8(square).expect("a square"));
        }
        desk.wait(2000);
    }
    assert_eq!(moves(&desk), moves_before);
    desk.play(&other.to_string());
    let screen = desk.screen();
    assert!(screen.contains(&format!("{other} is as good")), "{screen}");
    assert_eq!(trainer(&desk).score[0], trainer(&desk).score[1], "all were right");
    desk.wait(2000);
    assert_eq!(moves(&desk), line, "the line goes on");
}
