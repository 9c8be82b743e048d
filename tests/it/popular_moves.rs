//! The coach tells what people of the player's strength play.

use crate::support::desk::{Desk, against, text};
use crate::support::finished::{GAME, played, review, says};
use outflank::app::{Effect, KeyCode, Message, Peers, Setup};
use outflank::coach::Grade;
use outflank::engine::people::PersonRating;
use outflank::engine::search::TranspositionTable;
use outflank::engine::{Level, Request, Resources, Stop, shares_of_people};
use outflank::rules::{Color, Game, Square, Variant, transcript};
use outflank::school::puzzle_with_id;
use std::collections::HashSet;

const GAME_BEGUN: &str = "f5d6c3d3c4f4f6f3e6e7";

fn rated(rating: u16) -> PersonRating {
    PersonRating::new(rating).expect("there are such people")
}

/// Share of the people of a rating who take a square, less sure than that by which opponents play: to the power 0.8.
fn chance(game: &Game, rating: u16, square: Square) -> f64 {
    let request = Request::of(game, Level::Random, 0);
    let table = TranspositionTable::new(1);
    let moves = shares_of_people(&request, &Resources::default(), &table, &Stop::default());
    let place = PersonRating::all().position(|it| it == rated(rating)).expect("it is one");
    let shares: Vec<(Square, f64)> = moves
        .expect("nothing stops it")
        .iter()
        .map(|it| (it.square, f64::from(it.shares[place]).powf(0.8)))
        .collect();
    let all: f64 = shares.iter().map(|(_, share)| share).sum();
    shares.iter().find(|(at, _)| *at == square).expect("it is legal").1 / all
}

/// A game in play with the coach on.
fn coached(rating: u16) -> Desk {
    let mut desk = Desk::game(against(Level::Novice), GAME_BEGUN);
    desk.app.cx.settings.advice = true;
    desk.app.cx.settings.peers = Peers::Rated(rated(rating));
    desk.wait(0);
    desk
}

/// Number before a word of a text.
fn before(text: &str, word: &str) -> f64 {
    let (number, _) = text.split_once(word).unwrap_or_else(|| panic!("no {word} in {text}"));
    let digits: String = number.chars().rev().take_while(char::is_ascii_digit).collect();
    digits.chars().rev().collect::<String>().parse().expect("a number")
}

#[test]
fn the_coach_tells_on_request_how_many_people_play_the_move() {
    for rating in [1000, 1500, 2000] {
        let mut desk = coached(rating);
        assert!(!says(&desk).contains("players at"), "{}", says(&desk));
        desk.keys("P");
        let told = format!("the coach tells what players at {rating} play");
        assert!(desk.says().contains(&told), "{}", desk.says());
        let game = desk.app.session().expect("a game").game.clone();
        let moves = desk.app.advice().expect("advice").moves.clone();
        for advised in &moves {
            desk.app.session_mut().expect("a game").view.cursor = advised.line.square;
            desk.app.cx.coach.is_pointed = true;
            let said = says(&desk);
            let chance = chance(&game, rating, advised.line.square);
            if said.contains("ardly any players") {
                assert!(chance < 0.01, "{said}: {chance}");
            } else if let Some((fraction, _)) = said.split_once(" players at") {
                let is_fraction = said.contains("A trap: ");
                let some = before(&said, if is_fraction { " of " } else { "%" });
                let share = if is_fraction {
                    let all = before(&format!("{fraction} players"), " players");
                    some / all
                } else {
                    some / 100.0
                };
                let unsure = if is_fraction { 0.09 } else { 0.03 };
                assert!((share - chance).abs() < unsure, "{said}: {chance}");
            } else {
                panic!("nothing of people: {said}");
            }
        }
        desk.keys("P");
        assert!(!says(&desk).contains("players at"), "{}", says(&desk));
    }
}

#[test]
fn people_compared_with_are_as_strong_as_the_player_unless_others_are_chosen() {
    let mut desk = coached(1200);
    assert_eq!(desk.app.cx.peers(), rated(1200));
    desk.app.cx.settings.peers = Peers::Own;
    assert_eq!(desk.app.cx.peers(), PersonRating::LEAST, "a beginner's");
    for _ in 0..30 {
        desk.app.cx.estimate.note(2400.0, 1.0);
    }
    assert_eq!(desk.app.cx.peers(), PersonRating::MOST, "a master's");
}

#[test]
fn a_review_marks_the_mistakes_apart_that_people_of_the_players_strength_make() {
    let (mut desk, ..) = played();
    desk.app.cx.settings.peers = Peers::Rated(rated(1200));
    desk.keys("v");
    let game = transcript::read(Variant::REVERSI, Color::Black, GAME).expect("legal moves");
    let mut counted = [0, 0];
    for reviewed in review(&desk).moves.iter().filter(|it| it.side == Color::Black) {
        let mut here = game.clone();
        while here.played().len() > reviewed.ply {
            here.take_back();
        }
        if reviewed.grade() >= Grade::Inaccuracy {
            counted[0] += usize::from(chance(&here, 1200, reviewed.made.square) >= 0.25);
            counted[1] += 1;
        }
    }
    let [common, all] = counted;
    assert!(common > 0 && common < all, "{counted:?}");
    let styles = |desk: &Desk| -> HashSet<String> {
        let buffer = desk.buffer();
        let cells = buffer.content();
        let is_digit = |at: usize| cells[at].symbol().chars().all(|it| it.is_ascii_digit());
        let marks = (1..cells.len()).filter(|at| cells[*at].symbol() == "?" && is_digit(*at - 1));
        marks.map(|at| format!("{:?}", cells[at].style())).collect()
    };
    assert_eq!(styles(&desk).len(), 1, "all mistakes look alike:\n{}", desk.screen());
    assert!(!says(&desk).contains("common at"), "{}", says(&desk));
    desk.keys("P");
    let told = format!("{common} of the {all} mistakes are common at 1200");
    assert!(says(&desk).contains(&told), "{told}: {}", says(&desk));
    assert_eq!(styles(&desk).len(), 2, "two kinds of mistakes:\n{}", desk.screen());
    desk.resize(120, 40);
    assert!(text(&desk.buffer()).contains("faint: common at 1200"), "{}", desk.screen());
    // At a mistake it tells how many play it, and how many find the better move.
    desk.enter();
    let said = says(&desk);
    assert!(said.contains("at 1200") && said.contains("% find "), "{said}");
}

#[test]
fn a_solved_puzzle_tells_how_many_find_the_first_move() {
    let mut desk = Desk::new();
    desk.app.cx.settings.peers = Peers::Rated(rated(1500));
    let puzzle = puzzle_with_id(913).expect("a puzzle");
    desk.notify(Message::Link("puzzle=913".to_owned()));
    assert!(!says(&desk).contains("players at"), "{}", says(&desk));
    // The solution is shown.
    desk.keys("s");
    let said = says(&desk);
    let game = Game::starting_at(Variant::REVERSI, puzzle.position, puzzle.side);
    let chance = chance(&game, 1500, puzzle.line[0]);
    let percent = before(&said, "% of players at 1500 find the first move.");
    assert!((percent / 100.0 - chance).abs() < 0.03, "{said}: {chance}");
}

#[test]
fn nothing_is_asked_about_people_without_request_in_other_games_and_without_assistance() {
    let asks = |desk: &Desk| desk.questions_about_people() > 0;
    let mut desk = coached(1500);
    assert!(!asks(&desk));
    desk.keys("P");
    assert!(asks(&desk));
    let mut other = Desk::game(Setup { variant: Variant::ANTI, ..against(Level::Novice) }, "f5");
    other.app.cx.settings.advice = true;
    other.keys("P");
    assert_eq!(other.says(), "the moves of people are known only for standard Reversi");
    assert!(!asks(&other) && !other.app.cx.settings.people);
    let mut rated = coached(1500);
    rated.app.cx.capabilities.assistance = false;
    rated.keys("P");
    rated.key(KeyCode::Right);
    assert!(!asks(&rated));
    assert!(rated.effects.iter().all(|it| !matches!(it, Effect::Coach(_))));
}
