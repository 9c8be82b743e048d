//! The coach on the screen: values, advice, reviews, moves tried again and practice, told in keys.

#[path = "support/desk.rs"]
mod desk;

use crossterm::event::KeyCode;
use desk::{Desk, against, before_a_pass, noughts, two_players};
use outflank::app::{CoachNews, Effect, Message, Mode, Row, Screen, SearchId, Wish, mark, spoken};
use outflank::coach::{Grade, Quality, Review, Step};
use outflank::engine::Level;
use outflank::io::Keep;
use outflank::rules::{Disc, Square, transcript};
use std::collections::HashSet;
use std::path::PathBuf;
use tempfile::TempDir;

/// A whole game that turns more than once, and that White wins by two.
const GAME: &str = "d3c5f6d2c2g7d1f4f5f3f7f8g6e3g8h8e6h7e2d6e7d7c4b4b6c3f2e1f1a7\
                    a5g1h1b2b5a4a3a6a8b1c1e8a1a2d8b3c6g2c8b8c7b7g4g3h3g5h6h5h4h2";

/// A position in the middle of a game.
const MIDDLE: &str = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";

/// The screen says what the coach says, in its panel.
fn says(desk: &Desk) -> String {
    let spoken = spoken(&desk.state).expect("the coach speaks");
    [&[spoken.head], &spoken.sentences[..]].concat().join(" ")
}

/// The player's game as Black against the computer, played to its end and kept.
fn played() -> (Desk, TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut desk = Desk::kept_in(&path);
    desk.state.setup = against(Level::Novice);
    desk.state.deal(&GAME[..GAME.len() - 4]).expect("legal moves");
    desk.engine_answers = false;
    desk.play("h4");
    desk.state.settings.step = true;
    // The computer's last move is the only one.
    desk.engine_answers = true;
    desk.enter();
    desk.wait(2000);
    assert!(desk.shows_result(), "{}", desk.screen());
    (desk, folder, path)
}

fn review(desk: &Desk) -> &Review {
    let replay = desk.state.replay.as_ref().expect("a game is looked through");
    &replay.review.as_ref().expect("it is reviewed").review
}

/// Plies on the board of the game that is looked through.
fn at(desk: &Desk) -> usize {
    desk.state.replay.as_ref().expect("a game is looked through").table.game.played().len()
}

#[test]
fn values_stand_on_every_legal_square_and_the_best_one_is_marked() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    let without = desk.screen();
    desk.keys("e");
    let advice = desk.state.values().expect("values").clone();
    let legal = desk.state.table.as_ref().expect("a game").game.legal_moves();
    assert_eq!(advice.moves.len() as u32, legal.len());
    let screen = desk.screen();
    for advised in &advice.moves {
        assert!(screen.contains(&format!("{:+}", advised.line.score)), "{screen}");
    }
    let scores: Vec<i32> = advice.moves.iter().map(|it| it.line.score).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b));
    desk.keys("e");
    assert_eq!(desk.state.values(), None);
    desk.key(KeyCode::Left);
    desk.key(KeyCode::Right);
    assert_eq!(desk.screen(), without, "nothing is left of them");
}

#[test]
fn exact_values_say_so() {
    let moves = &GAME[..GAME.len() - 16];
    let mut desk = Desk::game(two_players(), moves);
    desk.quality = Quality { depth: 2, exact_empties: 20 };
    desk.keys("ei");
    let advice = desk.state.values().expect("values").clone();
    assert!(advice.exact);
    let screen = desk.screen();
    for advised in &advice.moves {
        assert!(screen.contains(&format!("={:+}", advised.line.score)), "{screen}");
    }
    assert!(screen.contains("Coach, exact"), "{screen}");
}

#[test]
fn nobody_waits_for_values_and_old_ones_are_not_taken_for_new() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    desk.coach_answers = false;
    desk.keys("e");
    assert_eq!(desk.state.values(), None, "they are on their way");
    desk.key(KeyCode::Tab);
    desk.enter();
    let played = desk.state.table.as_ref().expect("a game").game.played().len();
    assert_eq!(played, 17, "the move is played all the same");
    // Both answers come now; those to the first question come too late.
    desk.coach();
    let legal = desk.state.table.as_ref().expect("a game").game.legal_moves();
    let advice = desk.state.values().expect("values");
    assert_eq!(advice.side, Disc::White);
    assert!(advice.moves.iter().all(|it| legal.contains(it.line.square)));
}

#[test]
fn the_computer_s_turn_and_covered_boards_ask_nothing() {
    let mut desk = Desk::game(against(Level::Novice), "");
    desk.keys("e");
    assert_eq!(desk.questions, 1);
    desk.engine_answers = false;
    desk.key(KeyCode::Tab);
    desk.enter();
    desk.wait(1000);
    assert!(desk.state.is_thinking());
    assert_eq!(desk.questions, 1, "it is not the player's turn");
    desk.keys("?");
    desk.answer();
    desk.wait(3000);
    assert_eq!(desk.questions, 1, "the board is covered");
    desk.key(KeyCode::Esc);
    desk.wait(3000);
    assert_eq!(desk.questions, 2);
    // A page over the board loses nothing that is known.
    let known = desk.state.values().cloned();
    desk.keys("?");
    desk.key(KeyCode::Esc);
    assert_eq!((desk.questions, desk.state.values().cloned()), (2, known));
}

#[test]
fn a_question_that_nobody_waits_for_any_more_is_given_up() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    desk.coach_answers = false;
    desk.keys("e");
    desk.effects.clear();
    desk.keys("e");
    assert!(matches!(desk.effects[..], [Effect::StopAdvising]), "{:?}", desk.effects);
}

#[test]
fn the_coach_names_the_best_move_and_what_the_one_at_the_cursor_costs() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    desk.keys("i");
    let advice = desk.state.advice().expect("advice").clone();
    let best = advice.moves[0].line.square;
    for advised in &advice.moves {
        while desk.cursor() != advised.line.square {
            desk.key(KeyCode::Tab);
        }
        let said = says(&desk);
        let loss = advice.moves[0].line.score - advised.line.score;
        let square = advised.line.square;
        let expected = match loss {
            0 if square == best => format!("Best: {square}"),
            0 => format!("as good as {best}"),
            loss => format!("{square} {:+}, loses {loss}; best {best}", advised.line.score),
        };
        assert!(said.contains(&expected), "{said}");
        assert!(desk.screen().contains("Coach, "), "{}", desk.screen());
    }
    // Elsewhere it is the best move that it speaks of.
    let table = desk.state.table.as_mut().expect("a game");
    table.cursor = "d4".parse().expect("a square");
    assert!(says(&desk).starts_with(&format!("Best: {best}")));
    // Where there is no room for a panel, the status line has it.
    desk.resize(26, 12);
    assert!(desk.screen().contains(&format!("Best: {best}")), "{}", desk.screen());
}

#[test]
fn tic_tac_toe_has_no_coach() {
    let mut desk = Desk::game(noughts(Mode::TwoPlayers), "5");
    for key in ["e", "i", "v"] {
        desk.keys(key);
        assert_eq!(desk.says(), "the coach knows Reversi, not tic-tac-toe", "{key}");
    }
    assert!(!desk.state.settings.values && !desk.state.settings.advice);
}

#[test]
fn a_game_that_is_over_is_reviewed_with_one_key() {
    let (mut desk, ..) = played();
    assert!(desk.screen().contains("review it"));
    desk.keys("v");
    assert_eq!(desk.state.screen, Screen::Replay);
    assert_eq!(review(&desk).moves.len(), 60);
    let screen = desk.screen();
    for part in ["Expected result", "decided the game", "acc lost", "You", "Novice"] {
        assert!(screen.contains(part), "{part}:\n{screen}");
    }
    // Every move is said something of, and every grade is that of its loss.
    desk.key(KeyCode::Home);
    assert!(says(&desk).contains("decided the game"), "{}", says(&desk));
    for judged in review(&desk).moves.clone() {
        while at(&desk) <= judged.ply {
            desk.key(KeyCode::Right);
        }
        let said = says(&desk);
        let square = judged.made.square;
        match judged.loss() {
            0 => assert!(said.contains(&format!("{square} {:+}: the best", judged.made.score))),
            loss => {
                let best = judged.best.square;
                assert!(said.contains(&format!("loses {loss}; best {best}")), "{said}");
            }
        }
    }
    desk.keys("v");
    assert!(!desk.screen().contains("acc lost"), "the review is closed");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.state.screen, Screen::Table, "back where it came from");
}

#[test]
fn brackets_jump_from_mistake_to_mistake_of_a_side() {
    let (mut desk, ..) = played();
    desk.keys("v");
    let mistakes = |desk: &Desk, whose: Option<Disc>| -> Vec<usize> {
        let moves = review(desk).moves.iter();
        moves
            .filter(|it| it.grade() >= Grade::Mistake && whose.is_none_or(|side| it.side == side))
            .map(|it| it.ply + 1)
            .collect()
    };
    for whose in [Some(Disc::Black), Some(Disc::White), None] {
        let expected = mistakes(&desk, whose);
        assert!(expected.len() > 1, "{whose:?}");
        desk.key(KeyCode::Home);
        let mut seen = Vec::new();
        loop {
            let before = at(&desk);
            desk.keys("]");
            if at(&desk) == before {
                break;
            }
            seen.push(at(&desk));
        }
        assert_eq!(seen, expected, "{whose:?}");
        assert_eq!(desk.says(), "no mistake after this");
        while at(&desk) != expected[0] {
            desk.keys("[");
        }
        desk.keys("[");
        assert_eq!(desk.says(), "no mistake before this");
        desk.key(KeyCode::Tab);
    }
}

#[test]
fn a_review_is_kept_with_its_game_and_opens_at_once() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let reviewed = review(&desk).clone();
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    // The coach says nothing any more: what is seen was kept.
    desk.coach_answers = false;
    desk.keys("g");
    desk.enter();
    desk.keys("v");
    assert_eq!(*review(&desk), reviewed, "to the last reason");
    assert!(desk.screen().contains("Expected result"), "nothing is under way: {}", desk.screen());
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::StopReviewing)));
}

#[test]
fn a_review_under_way_shows_how_far_it_is_and_ends_with_the_page() {
    let (mut desk, ..) = played();
    desk.coach_answers = false;
    desk.keys("v");
    assert!(desk.screen().contains("Looking at the game"), "{}", desk.screen());
    desk.effects.clear();
    desk.key(KeyCode::Esc);
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::StopReviewing)));
    // Another review begins; what belonged to the first one is not taken for it.
    desk.keys("v");
    let begun = review(&desk).clone();
    let late = Box::new(Step::Glance(Review::default()));
    desk.tell(Message::Coach(SearchId(1), CoachNews::Step(late)));
    desk.tell(Message::Coach(SearchId(1), CoachNews::Reviewed));
    assert_eq!(*review(&desk), begun);
    assert!(desk.screen().contains("Looking at the game"), "it goes on: {}", desk.screen());
}

#[test]
fn a_game_without_moves_cannot_be_reviewed() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("v");
    assert_eq!(desk.says(), "there is no move to review yet");
    assert_eq!(desk.state.screen, Screen::Table);
}

#[test]
fn a_mistake_is_tried_again_and_the_coach_compares() {
    let (mut desk, ..) = played();
    desk.keys("v[");
    let ply = at(&desk) - 1;
    let judged = review(&desk).on(ply).expect("judged").clone();
    assert!(judged.grade() >= Grade::Mistake && judged.side == Disc::Black);
    desk.keys("t");
    assert_eq!(desk.state.screen, Screen::Table);
    assert!(desk.says().starts_with(&format!("{} was played here", judged.made.square)));
    // The same move again, and then the best one.
    desk.play(&judged.made.square.to_string());
    assert!(desk.says().contains("the same move once more"), "{}", desk.says());
    desk.keys("u");
    desk.play(&judged.best.square.to_string());
    let said = desk.says();
    let loss = judged.loss();
    assert!(said.contains(&format!("{loss} better than {}", judged.made.square)), "{said}");
    assert!(said.contains("no move is better"), "{said}");
    // The game before it stays as it was.
    desk.keys("u");
    let plies = desk.state.table.as_ref().expect("a game").game.played().len();
    desk.keys("u");
    assert_eq!(desk.state.table.as_ref().expect("a game").game.played().len(), plies);
    assert!(desk.says().ends_with("v leads back"), "{}", desk.says());
    desk.play(&judged.best.square.to_string());
    // The computer waits until that has been read.
    desk.wait(5000);
    assert_eq!(desk.says(), said);
    // Nothing of this is a game yet.
    let kept = |desk: &mut Desk| {
        let keep = desk.keep.as_mut().expect("a keep");
        keep.unfinished(10).expect("readable").len()
    };
    assert_eq!(kept(&mut desk), 0);
    // Back to the review; or on with the game.
    desk.key(KeyCode::Esc);
    assert_eq!((desk.state.screen, at(&desk)), (Screen::Replay, ply + 1));
    desk.keys("t");
    desk.play(&judged.best.square.to_string());
    desk.enter();
    desk.wait(3000);
    assert!(desk.state.table.as_ref().expect("a game").game.played().len() > ply + 1);
    assert_eq!(kept(&mut desk), 1, "now it is one");
}

#[test]
fn every_way_back_from_a_move_tried_again_leads_to_its_game() {
    // Without a review; from the first move; and from the last one, which ends the game.
    for (keys, ply) in [("]", 10), ("v", 1), ("v", 60)] {
        let (mut desk, ..) = played();
        desk.key(KeyCode::Esc);
        desk.keys("g");
        desk.enter();
        assert_eq!(desk.state.screen, Screen::Replay);
        desk.keys(keys);
        while at(&desk) < ply {
            desk.key(KeyCode::Right);
        }
        let whole = desk.state.replay.as_ref().expect("a game").table.clone();
        let last = whole.game.played()[ply - 1].square().expect("a move");
        for back in [KeyCode::Esc, KeyCode::Char('v')] {
            desk.keys("t");
            desk.play(&last.to_string());
            desk.wait(5000);
            assert!(desk.says().contains("the same move once more"), "{}", desk.says());
            assert!(!desk.shows_result());
            desk.key(back);
            assert_eq!((desk.state.screen, at(&desk)), (Screen::Replay, ply), "{keys} {ply}");
            assert_eq!(desk.state.replay.as_ref().expect("a game").table.id, whole.id);
        }
    }
}

#[test]
fn a_game_under_way_comes_back_after_a_move_of_it_was_tried_again() {
    let mut desk = Desk::game(against(Level::Novice), "");
    for _ in 0..4 {
        desk.key(KeyCode::Tab);
        desk.enter();
        desk.wait(3000);
    }
    let moves = desk.moves();
    desk.keys("v");
    desk.key(KeyCode::Left);
    desk.keys("t");
    desk.key(KeyCode::Tab);
    desk.enter();
    assert_ne!(desk.moves(), moves);
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    assert_eq!((desk.state.screen, desk.moves()), (Screen::Table, moves.clone()));
    // Enter at its end leads back to it, too; and whoever starts another game does not lose it.
    desk.keys("v");
    desk.enter();
    assert_eq!((desk.state.screen, desk.moves()), (Screen::Table, moves.clone()));
    desk.keys("v");
    desk.key(KeyCode::Left);
    desk.keys("tn");
    assert_eq!((desk.state.screen, desk.moves()), (Screen::Start, moves.clone()));
    assert!(desk.state.replay.is_none());
    desk.keys("v");
    while desk.state.row != Row::Begin {
        desk.key(KeyCode::Up);
    }
    desk.enter();
    assert_eq!(desk.state.aside.len(), 1);
    assert_eq!(transcript::write(&desk.state.aside[0].game), moves);
}

#[test]
fn a_pass_after_a_move_tried_again_waits_for_enter() {
    let moves = before_a_pass(true);
    // The side to move has to pass: the move before that is tried again.
    let mut desk = Desk::game(two_players(), &moves);
    let plies = desk.state.table.as_ref().expect("a game").game.played().len();
    let last = desk.state.table.as_ref().expect("a game").game.played()[plies - 1];
    desk.keys("vt");
    desk.play(&last.square().expect("a move").to_string());
    desk.wait(20_000);
    let table = desk.state.table.as_ref().expect("a game");
    assert_eq!(table.game.played().len(), plies, "nothing goes on by itself");
    assert!(desk.says().contains("once more"), "{}", desk.says());
    desk.enter();
    desk.wait(3000);
    assert!(desk.state.table.as_ref().expect("a game").game.played().len() > plies);
    assert!(desk.state.replay.is_none(), "a game of its own now");
}

#[test]
fn a_game_that_was_pasted_keeps_its_review_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut desk = Desk::kept_in(&path);
    desk.event(crossterm::event::Event::Paste(format!("{GAME}\n")));
    desk.enter();
    desk.keys("v");
    let reviewed = review(&desk).clone();
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    desk.coach_answers = false;
    desk.keys("g");
    desk.enter();
    desk.keys("v");
    assert_eq!(*review(&desk), reviewed);
}

#[test]
fn a_move_of_a_record_is_tried_against_the_computer() {
    let mut desk = Desk::game(two_players(), "");
    desk.event(crossterm::event::Event::Paste(format!("{GAME}\n")));
    desk.enter();
    desk.keys("v");
    desk.key(KeyCode::Home);
    desk.keys("]");
    let judged = review(&desk).on(at(&desk) - 1).expect("judged").clone();
    desk.keys("t");
    let table = desk.state.table.as_ref().expect("a game");
    assert_eq!(table.only_human(), Some(judged.side));
    desk.play(&judged.best.square.to_string());
    assert!(desk.says().contains("better than"), "{}", desk.says());
}

/// Goes from the start screen to the practice.
fn practise(desk: &mut Desk) {
    while desk.state.row != Row::Practice {
        desk.key(KeyCode::Down);
    }
    desk.enter();
    assert_eq!(desk.state.screen, Screen::Practice);
}

/// Plays on that square of the practice.
fn answer(desk: &mut Desk, square: Square) {
    for _ in 0..64 {
        let cursor = desk.state.practice.as_ref().expect("a practice").table.cursor;
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
        |it: &&outflank::coach::Judged| it.side == Disc::Black && it.grade() >= Grade::Mistake;
    let mistakes: Vec<_> = review(&desk).moves.iter().filter(own).cloned().collect();
    drop(desk);
    let mut desk = Desk::kept_in(&path);
    practise(&mut desk);
    let screen = desk.screen();
    assert!(screen.contains(&format!("Practice, {} due", mistakes.len())), "{screen}");
    assert!(screen.contains("find the best move"), "{screen}");
    // The old mistake once more: it is not right, and comes again in the end.
    answer(&mut desk, mistakes[0].made.square);
    assert!(says(&desk).contains("It comes again after the others."), "{}", says(&desk));
    assert!(desk.state.values().is_some(), "the solution is on the board");
    desk.enter();
    for (at, mistake) in mistakes[1..].iter().chain(&mistakes[..1]).enumerate() {
        assert_eq!(desk.state.values(), None, "not before an answer");
        if at == 0 {
            // Typed, for once.
            desk.play(&mistake.best.square.to_string());
        } else {
            answer(&mut desk, mistake.best.square);
        }
        let said = says(&desk);
        assert!(said.contains("right") && said.contains("It comes again tomorrow."), "{said}");
        desk.enter();
    }
    assert!(says(&desk).starts_with("Done for today"), "{}", says(&desk));
    desk.enter();
    assert_eq!((desk.state.screen, desk.state.row), (Screen::Start, Row::Practice));
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
        let practice = desk.state.practice.as_ref().expect("a practice");
        let Some(exercise) = practice.exercise().cloned() else { break };
        // The first move that is better than the old one, but not good enough.
        let question = desk.state.practice.as_ref().expect("a practice").table.game.legal_moves();
        let others = question.squares().filter(|&square| square != exercise.made);
        let square = others.clone().nth(told.len() % others.count()).unwrap_or(exercise.made);
        answer(&mut desk, square);
        let said = says(&desk);
        let advice = desk.state.values().expect("a solution");
        let score = |square| advice.on(square).expect("legal").line.score;
        let (new, old, best) = (score(square), score(exercise.made), advice.moves[0].line.score);
        let expected = match (best - new, new - old) {
            (0..=2, _) => "right".to_owned(),
            (_, gained @ 1..) => format!("{gained} better than {}, but", exercise.made),
            (lost, _) => format!("loses {lost}"),
        };
        assert!(said.contains(&expected), "{said}");
        told.insert(said);
        desk.enter();
    }
    assert!(says(&desk).starts_with("Done for today"), "it comes to an end: {}", says(&desk));
    assert!(told.iter().any(|said| said.contains("It comes again after the others.")));
    assert!(told.iter().any(|said| said.contains("It comes again tomorrow.")));
}

#[test]
fn who_is_to_find_a_better_move_is_not_told_and_the_setup_stays() {
    let (mut desk, ..) = played();
    desk.key(KeyCode::Esc);
    desk.keys("ei");
    let side = desk.state.setup.side;
    // A move of the computer, by the player this time.
    desk.keys("v");
    desk.key(KeyCode::Tab);
    desk.keys("[t");
    assert_eq!(desk.state.advice(), None);
    assert_eq!(desk.state.values(), None);
    assert!(says(&desk).contains("find something better"), "{}", says(&desk));
    let table = desk.state.table.as_ref().expect("a game");
    assert_eq!(table.only_human(), Some(Disc::White));
    desk.key(KeyCode::Tab);
    desk.enter();
    assert!(says(&desk).contains("leads to"), "{}", says(&desk));
    desk.keys("n");
    assert_eq!(desk.state.screen, Screen::Start);
    assert_eq!(desk.state.setup.side, side, "nothing was set up");
}

#[test]
fn intervals_grow_and_a_position_solved_often_enough_is_solved_for_good() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    drop(desk);
    let (mut keep, _) = Keep::open(&path).expect("it opens");
    let id = keep.lessons("9999-01-01").expect("readable").due[0].id;
    let is_due = |keep: &Keep, day: &str| {
        keep.lessons(day).expect("readable").due.iter().any(|it| it.id == id)
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
    assert_eq!(keep.lessons("2026-12-12").expect("readable").solved, 1);
}

#[test]
fn the_same_mistake_in_another_game_begins_anew_and_the_same_review_does_not() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let first = review(&desk).clone();
    let game = desk.state.replay.as_ref().expect("a game").table.id.expect("kept");
    drop(desk);
    let (mut keep, _) = Keep::open(&path).expect("it opens");
    let due = keep.lessons("9999-01-01").expect("readable").due;
    for exercise in &due {
        keep.practised(exercise.id, 5, None, "2026-11-21").expect("kept");
    }
    let wish = |game| Wish::KeepReview {
        game,
        review: Box::new(first.clone()),
        learner: Some(Disc::Black),
    };
    keep.fulfil(&wish(game)).expect("kept");
    assert_eq!(keep.lessons("9999-01-01").expect("readable").solved, due.len());
    // The same moves in another game.
    let mut table = keep.game(game).expect("it is there");
    (table.id, table.slot) = (None, Some(outflank::app::Slot(99)));
    let other = keep.keep(&table).expect("kept");
    assert_ne!(other, game);
    keep.fulfil(&wish(other)).expect("kept");
    assert_eq!(keep.lessons("9999-01-01").expect("readable").due.len(), due.len());
}

#[test]
fn a_review_of_other_moves_is_not_taken_for_this_game_s() {
    let (mut desk, _folder, path) = played();
    desk.keys("v");
    let id = desk.state.replay.as_ref().expect("a game").table.id.expect("kept");
    drop(desk);
    let db = rusqlite::Connection::open(&path).expect("it opens");
    let set = |text: &str| {
        db.execute("UPDATE review SET moves = ?1", [text]).expect("written");
        let (keep, _) = Keep::open(&path).expect("it opens");
        keep.review(id).expect("readable")
    };
    let text: String =
        db.query_row("SELECT moves FROM review", [], |row| row.get(0)).expect("a review");
    assert!(set(&text).is_some());
    for damaged in [
        "",
        "[]",
        "nonsense",
        &text.replace("\"ply\":3,", "\"ply\":300,"),
        &text.replacen("d3", "d9", 2),
        &text.replacen("\"moves\":\"d3", "\"moves\":\"a1", 2),
    ] {
        assert_eq!(set(damaged), None, "{damaged:.80}");
    }
}

#[test]
fn the_library_of_an_older_version_gets_what_it_lacks() {
    let (desk, _folder, path) = played();
    let moves = desk.moves();
    drop(desk);
    // As the first version left it.
    let db = rusqlite::Connection::open(&path).expect("it opens");
    db.execute_batch("DROP TABLE review; DROP TABLE exercise; PRAGMA user_version = 1")
        .expect("undone");
    drop(db);
    let mut desk = Desk::kept_in(&path);
    desk.keys("g");
    desk.enter();
    let table = &desk.state.replay.as_ref().expect("the game is there").table;
    let mut game = table.game.clone();
    while game.replay().is_some() {}
    assert_eq!(transcript::write(&game), moves);
    desk.keys("v");
    assert_eq!(review(&desk).moves.len(), 60);
}

#[test]
fn marks_are_those_of_the_books() {
    let grades =
        [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder].map(mark);
    assert_eq!(grades, ["", "", "?!", "?", "??"]);
}
