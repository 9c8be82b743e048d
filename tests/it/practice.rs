//! The player's own mistakes, practised until they are solved.

use crate::support::desk::Desk;
use crate::support::finished::{played, review, says};
use crossterm::event::KeyCode;
use outflank::app::{Context, StartRow};
use outflank::coach::Grade;
use outflank::io::SqliteStore;
use outflank::rules::{Color, Square};
use outflank::store::{Save, Slot, StoreRequest};
use std::collections::HashSet;

/// Goes from the start screen to the practice.
fn practise(desk: &mut Desk) {
    desk.go_to_row(StartRow::Practice);
    desk.enter();
    assert_eq!(desk.page(), Context::Practice);
}

/// Plays on that square of the practice.
fn answer(desk: &mut Desk, square: Square) {
    for _ in 0..64 {
        let cursor = desk.practice().expect("a practice").table.view.cursor;
        if cursor == square {
            break;
        }
        desk.key(KeyCode::Tab);
    }
    desk.enter();
}

#[test]
fn the_player_s_mistakes_come_back_until_they_are_solved() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let own =
        |it: &&outflank::coach::Judged| it.side == Color::Black && it.grade() >= Grade::Mistake;
    let mistakes: Vec<_> = review(&desk).moves.iter().filter(own).cloned().collect();
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    practise(&mut desk);
    let screen = desk.screen();
    assert!(screen.contains(&format!("Practice, {} due", mistakes.len())), "{screen}");
    assert!(screen.contains("Find the best move"), "{screen}");
    // The old mistake once more: it is not right, and comes again in the end.
    answer(&mut desk, mistakes[0].made.square);
    assert!(says(&desk).contains("You'll see it again later."), "{}", says(&desk));
    assert!(desk.app.values().is_some(), "the solution is on the board");
    desk.enter();
    for (at, mistake) in mistakes[1..].iter().chain(&mistakes[..1]).enumerate() {
        assert_eq!(desk.app.values(), None, "not before an answer");
        if at == 0 {
            // Typed, for once.
            desk.play(&mistake.best.square.to_string());
        } else {
            answer(&mut desk, mistake.best.square);
        }
        let said = says(&desk);
        assert!(
            said.contains("correct") && said.contains("You'll see it again tomorrow."),
            "{said}"
        );
        desk.enter();
    }
    assert!(says(&desk).starts_with("Done for today"), "{}", says(&desk));
    desk.enter();
    assert_eq!((desk.page(), desk.row()), (Context::Start, Some(StartRow::Practice)));
    // Today there is nothing left.
    practise(&mut desk);
    assert!(says(&desk).starts_with("Nothing is due today."), "{}", says(&desk));
}

#[test]
fn what_is_missed_twice_waits_for_another_day_and_what_is_better_is_told_so() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    practise(&mut desk);
    let mut told = HashSet::new();
    for _ in 0..100 {
        let practice = desk.practice().expect("a practice");
        let Some(exercise) = practice.exercise().cloned() else { break };
        // The first move that is better than the old one, but not good enough.
        let question = desk.practice().expect("a practice").table.game.legal_moves();
        let others = question.squares().filter(|&square| square != exercise.made);
        let square = others.clone().nth(told.len() % others.count()).unwrap_or(exercise.made);
        answer(&mut desk, square);
        let said = says(&desk);
        let advice = desk.app.values().expect("a solution");
        let score = |square| advice.on(square).expect("legal").line.score;
        let (new, old, best) = (score(square), score(exercise.made), advice.moves[0].line.score);
        let expected = match (best - new, new - old) {
            (0, _) => "correct".to_owned(),
            (1..=2, _) => "good enough".to_owned(),
            (_, gained @ 1..) => format!("{gained} better than {}, but", exercise.made),
            (lost, _) => format!("loses {lost}"),
        };
        assert!(said.contains(&expected), "{said}");
        told.insert(said);
        desk.enter();
    }
    assert!(says(&desk).starts_with("Done for today"), "it comes to an end: {}", says(&desk));
    assert!(told.iter().any(|said| said.contains("You'll see it again later.")));
    assert!(told.iter().any(|said| said.contains("You'll see it again tomorrow.")));
}

#[test]
fn intervals_grow_and_a_position_solved_often_enough_is_solved_for_good() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    drop(desk);
    let (mut keep, _) = SqliteStore::open(&path).expect("it opens");
    let id = keep.exercises("9999-01-01").expect("readable").due[0].id;
    let is_due = |keep: &SqliteStore, day: &str| {
        keep.exercises(day).expect("readable").due.iter().any(|it| it.id == id)
    };
    for (streak, days, before, on) in [
        (1, 1, "2026-11-21", "2026-11-22"),
        (2, 3, "2026-11-23", "2026-11-24"),
        (3, 8, "2026-11-28", "2026-11-29"),
        (4, 21, "2026-12-11", "2026-12-12"),
    ] {
        keep.practised(id, streak, Some(days), "2026-11-21").expect("kept");
        assert!(!is_due(&keep, before) && is_due(&keep, on), "{days}");
    }
    keep.practised(id, 5, None, "2026-12-12").expect("kept");
    assert!(!is_due(&keep, "9999-01-01"));
    assert_eq!(keep.exercises("2026-12-12").expect("readable").solved, 1);
}

#[test]
fn the_same_mistake_in_another_game_begins_anew_and_the_same_review_does_not() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let first = review(&desk).clone();
    let game = desk.app.replay().expect("a game").table.identity.id.expect("kept");
    drop(desk);
    let (mut keep, _) = SqliteStore::open(&path).expect("it opens");
    let due = keep.exercises("9999-01-01").expect("readable").due;
    for exercise in &due {
        keep.practised(exercise.id, 5, None, "2026-11-21").expect("kept");
    }
    let wish = |game| StoreRequest::SaveReview {
        game,
        review: Box::new(first.clone()),
        learner: Some(Color::Black),
    };
    keep.fulfil(&wish(game)).expect("kept");
    assert_eq!(keep.exercises("9999-01-01").expect("readable").solved, due.len());
    // The same moves in another game.
    let copy = keep.game(game).expect("it is there");
    let copy = outflank::store::StoredGame { id: None, revision: 1, ..copy };
    let other = keep.save(&Save { slot: Slot(99), over: 0, game: copy }).expect("kept");
    assert_ne!(other, game);
    keep.fulfil(&wish(other)).expect("kept");
    assert_eq!(keep.exercises("9999-01-01").expect("readable").due.len(), due.len());
}
