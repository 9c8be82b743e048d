//! The coach at the player's side: values and advice, told in keys.

use crate::support::desk::{Desk, against, noughts, two_players};
use crate::support::finished::{GAME, says};
use outflank::app::KeyCode;
use outflank::app::{CoachEffect, Effect, Mode, mark};
use outflank::coach::{Grade, SearchGoal};
use outflank::engine::Level;
use outflank::rules::Color;
use outflank::words::signed;
use std::time::Duration;

/// A position in the middle of a game.
const MIDDLE: &str = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";

#[test]
fn values_stand_on_every_legal_square_and_the_best_one_is_marked() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    let without = desk.screen();
    desk.keys("V");
    let advice = desk.app.values().expect("values").clone();
    let legal = desk.app.session().expect("a game").game.legal_moves();
    assert_eq!(advice.moves.len() as u32, legal.len());
    let screen = desk.screen();
    for advised in &advice.moves {
        assert!(screen.contains(&signed(advised.line.score)), "{screen}");
    }
    let scores: Vec<i32> = advice.moves.iter().map(|it| it.line.score).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b));
    desk.keys("V");
    assert_eq!(desk.app.values(), None);
    desk.key(KeyCode::Left);
    desk.key(KeyCode::Right);
    assert_eq!(desk.screen(), without, "nothing is left of them");
}

#[test]
fn exact_values_say_so() {
    let moves = &GAME[..GAME.len() - 16];
    let mut desk = Desk::game(two_players(), moves);
    desk.goal = SearchGoal { depth: 2, exact_empties: 20 };
    desk.keys("Viii");
    let advice = desk.app.values().expect("values").clone();
    assert!(advice.exact);
    // In squares of four columns longer values stand without the sign, so that neighbours do not touch.
    for (size, fits) in [((80, 24), 2), ((120, 40), 3)] {
        desk.resize(size.0, size.1);
        let screen = desk.screen();
        for value in advice.moves.iter().map(|advised| signed(advised.line.score)) {
            let shown = if value.len() <= fits { format!("={value}") } else { value };
            assert!(screen.contains(&shown), "{shown}: {screen}");
        }
        assert!(screen.contains("Coach: solved") && screen.contains(" solved "), "{screen}");
    }
}

#[test]
fn values_arrive_late_and_old_ones_are_dropped() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    desk.coach_answers = false;
    desk.keys("V");
    assert_eq!(desk.app.values(), None, "they are on their way");
    desk.key(KeyCode::Tab);
    desk.enter();
    let played = desk.app.session().expect("a game").game.played().len();
    assert_eq!(played, 17, "the move is played all the same");
    // Both answers come now; those to the first question come too late.
    desk.coach();
    let legal = desk.app.session().expect("a game").game.legal_moves();
    let advice = desk.app.values().expect("values");
    assert_eq!(advice.side, Color::White);
    assert!(advice.moves.iter().all(|it| legal.contains(it.line.square)));
}

/// Once, the sentence flashed before every advice.
#[test]
fn the_coach_says_that_it_looks_only_when_it_takes_time() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    desk.coach_answers = false;
    desk.keys("i");
    assert!(!desk.screen().contains("Looking at the board"), "{}", desk.screen());
    let asked = desk.app.cx.coach.asked_at().expect("a question");
    assert_eq!(desk.app.wake_at(), Some(asked + Duration::from_millis(200)));
    desk.wait(201);
    assert!(desk.screen().contains("Looking at the board"), "{}", desk.screen());
}

#[test]
fn the_computer_s_turn_and_covered_boards_ask_nothing() {
    let mut desk = Desk::game(against(Level::Novice), "");
    desk.keys("V");
    assert_eq!(desk.questions, 1);
    desk.engine_answers = false;
    desk.key(KeyCode::Tab);
    desk.enter();
    desk.wait(1000);
    assert!(desk.app.is_thinking());
    assert_eq!(desk.questions, 1, "it is not the player's turn");
    desk.keys("?");
    desk.answer();
    desk.wait(3000);
    assert_eq!(desk.questions, 1, "the board is covered");
    desk.key(KeyCode::Esc);
    desk.wait(3000);
    assert_eq!(desk.questions, 2);
    // A page over the board loses nothing that is known.
    let known = desk.app.values().cloned();
    desk.keys("?");
    desk.key(KeyCode::Esc);
    assert_eq!((desk.questions, desk.app.values().cloned()), (2, known));
}

#[test]
fn an_unwanted_question_is_cancelled() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    desk.coach_answers = false;
    desk.keys("V");
    desk.effects.clear();
    desk.keys("V");
    assert!(
        matches!(desk.effects[..], [Effect::Coach(CoachEffect::StopAdvising)]),
        "{:?}",
        desk.effects
    );
}

#[test]
fn the_coach_names_the_best_move_and_what_the_one_at_the_cursor_costs() {
    let mut desk = Desk::game(two_players(), MIDDLE);
    desk.keys("iii");
    let advice = desk.app.advice().expect("advice").clone();
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
            loss => format!("{square} {}, loses {loss}; best {best}", signed(advised.line.score)),
        };
        assert!(said.contains(&expected), "{said}");
        assert!(desk.screen().contains("Coach: looked"), "{}", desk.screen());
    }
    // Elsewhere it is the best move that it speaks of.
    let session = desk.app.session_mut().expect("a game");
    session.view.cursor = "d4".parse().expect("a square");
    assert!(says(&desk).starts_with(&format!("Best: {best}")));
    // Where there is no room for a panel, the status line has it.
    desk.resize(26, 12);
    assert!(desk.screen().contains(&format!("Best: {best}")), "{}", desk.screen());
}

#[test]
fn tic_tac_toe_has_a_coach_but_no_values_and_no_review() {
    let mut desk = Desk::game(noughts(Mode::TwoPlayers), "5");
    for (key, said) in [
        ("V", "values are only for 8x8 Reversi where most discs wins"),
        ("v", "the coach only reviews 8x8 Reversi where most discs wins"),
    ] {
        desk.keys(key);
        assert_eq!(desk.says(), said, "{key}");
    }
    assert!(!desk.app.cx.settings.values);
    desk.keys("i");
    assert!(desk.app.cx.settings.advice);
}

#[test]
fn marks_are_those_of_the_books() {
    let grades =
        [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder].map(mark);
    assert_eq!(grades, ["", "", "?!", "?", "??"]);
}
