//! Opponents that play as people of a rating do.

use crate::support::desk::{Desk, against};
use outflank::app::{KeyCode, Setup, StartRow};
use outflank::engine::people::PersonRating;
use outflank::engine::search::{Task, TranspositionTable, values};
use outflank::engine::{Engine, Level, Request, Resources, Stop, chances};
use outflank::rules::{Color, Game, Turn, Variant};
use outflank::store::Seat;
use std::process::Command;
use std::time::Duration;

fn person(rating: u16) -> Level {
    Level::Person(PersonRating::new(rating).expect("there are such people"))
}

/// A game of a level against itself, and the requests for its moves.
fn game_of(level: Level, seed: u64) -> (Game, Vec<Request>) {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let (mut engine, mut requests) = (Engine::default(), Vec::new());
    loop {
        match game.turn() {
            Turn::Over => return (game, requests),
            Turn::Pass(_) => drop(game.pass().expect("it is forced")),
            Turn::Place(_) => {
                let request = Request::of(&game, level, seed + requests.len() as u64);
                let answer = engine.think(&request, &Stop::default(), &mut |_| {});
                game.place(answer.expect("there is a move").square).expect("it is legal");
                requests.push(request);
            }
        }
    }
}

#[test]
fn a_seed_repeats_a_game_and_no_move_is_played_that_hardly_anyone_plays() {
    let (game, requests) = game_of(person(1300), 7);
    assert_eq!(game_of(person(1300), 7).0.played(), game.played());
    assert_ne!(game_of(person(1300), 8).0.played(), game.played());
    let mut without = 0;
    for request in &requests {
        let chances = chances(request, &Resources::default()).expect("it chooses by chance");
        let sum: f64 = chances.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{chances:?}");
        assert!(chances.iter().all(|(_, chance)| *chance == 0.0 || *chance >= 0.01), "{chances:?}");
        without += chances.iter().filter(|(_, chance)| *chance == 0.0).count();
    }
    assert!(without > 20, "hardly anyone makes some moves: {without}");
}

#[test]
fn stronger_people_lose_fewer_discs() {
    // Discs lost a move against a search of ten plies, in the same positions for all.
    let (_, requests) = game_of(person(1500), 3);
    let mut lost = [1000, 1500, 2000].map(|rating| (person(rating), 0.0));
    for request in requests.iter().skip(10) {
        let task = Task {
            depth: 10,
            exact_empties: 14,
            ..Task::to_the_end(request.position, request.variant)
        };
        let judged = values(task, &TranspositionTable::new(2), &Stop::default(), &mut |_| {});
        let judged = judged.expect("there is a move").moves;
        for (level, lost) in &mut lost {
            let request = Request { level: *level, ..request.clone() };
            for (square, chance) in chances(&request, &Resources::default()).expect("chances") {
                let score = judged.iter().find(|it| it.square == square).expect("all moves").score;
                *lost += chance * f64::from(judged[0].score - score);
            }
        }
    }
    let lost = lost.map(|(_, lost)| lost);
    assert!(lost[0] > 1.2 * lost[1] && lost[1] > 1.2 * lost[2] && lost[2] > 1.0, "{lost:?}");
}

#[test]
fn people_look_where_the_last_move_was() {
    let (_, requests) = game_of(person(1400), 5);
    let moved = requests.iter().skip(6).filter(|request| {
        let without = Request { last: [None; 2], ..(*request).clone() };
        let resources = Resources::default();
        chances(request, &resources) != chances(&without, &resources)
    });
    assert!(moved.count() > 20);
}

#[test]
fn the_kind_of_opponent_is_chosen_on_the_setup_page_and_remembered() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Opponent);
    assert!(desk.screen().contains("a level"), "{}", desk.screen());
    desk.key(KeyCode::Right);
    assert!(desk.screen().contains("human-like"), "{}", desk.screen());
    let level = desk.app.cx.setup.level;
    assert!(level.person().is_some() && desk.app.cx.preferences.level == level);
    // The level's row goes through people now, and round.
    desk.go_to_row(StartRow::Level);
    let mut met = Vec::new();
    for _ in 0..11 {
        met.push(desk.app.cx.setup.level);
        desk.key(KeyCode::Right);
    }
    assert_eq!(desk.app.cx.setup.level, level);
    met.sort();
    assert_eq!(met, Level::people(Variant::REVERSI).collect::<Vec<_>>());
    // Other rules know no people, and standard ones remember them.
    desk.go_to_row(StartRow::Game);
    desk.key(KeyCode::Right);
    assert!(desk.app.cx.setup.level.is_numbered(), "{:?}", desk.app.cx.setup.level);
    desk.key(KeyCode::Left);
    assert_eq!(desk.app.cx.setup.level, level);
    desk.go_to_row(StartRow::Opponent);
    desk.key(KeyCode::Right);
    assert!(desk.app.cx.setup.level.is_numbered());
}

#[test]
fn a_game_against_a_person_names_it_and_counts() {
    let mut desk = Desk::new();
    desk.begin(against(person(1300)));
    let screen = desk.screen();
    assert!(screen.contains("Ann") && screen.contains("like people of 1300"), "{screen}");
    let seats = desk.app.session().expect("a game").seats;
    assert_eq!(seats[1], Seat::Computer(person(1300)));
    assert_eq!(seats[1].level().map(Level::as_player).as_deref(), Some("person:1300"));
    assert!(person(1300).rating(Variant::REVERSI).is_some(), "it is rated");
}

/// Time from a person's move to the reply, by the pauses alone.
fn reply_time(setup: Setup, has_human_pace: bool) -> Duration {
    let mut desk = Desk::new();
    desk.app.cx.preferences.settings.human_pace = has_human_pace;
    desk.begin(setup);
    desk.play("f5");
    let begin = desk.now;
    while desk.app.session().expect("a game").game.played().len() < 2 {
        desk.now += Duration::from_millis(10);
        desk.notify(outflank::app::Message::Tick);
        assert!(desk.now < begin + Duration::from_secs(5), "no reply");
    }
    desk.now.saturating_sub(begin)
}

#[test]
fn people_take_their_time_but_no_more_than_two_seconds_nor_what_they_lack() {
    let timed = |seconds: u64| {
        let control = format!("{seconds}s").parse().expect("a time");
        Setup { time_controls: [None, Some(control)], ..against(person(1300)) }
    };
    let level = reply_time(against(Level::Novice), true);
    let alike = reply_time(against(person(1300)), false);
    let human = reply_time(against(person(1300)), true);
    assert_eq!(level, alike);
    assert!(human > level && human < Duration::from_secs(2), "{human:?}");
    assert!(reply_time(timed(600), true) > Duration::from_millis(500));
    assert!(reply_time(timed(6), true) <= Duration::from_millis(130));
    assert!(reply_time(timed(600), false) <= Duration::from_millis(30));
}

#[test]
fn people_play_in_matches_and_tournaments_and_by_protocol() {
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_outflank")).args(arguments).output();
        let output = output.expect("it runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let table = run(&["match", "person:1800", "level:1", "--games", "4", "--seed", "1"]);
    assert!(table.contains("Ida (person:1800)"), "{table}");
    let crosstable =
        run(&["tournament", "person:1500", "person:1300", "--games", "1", "--seed", "1"]);
    assert!(crosstable.contains("Eva") && crosstable.contains("Ann"), "{crosstable}");
    let watched = run(&["watch", "person:1000", "person:2000", "--plain", "--seed", "1"]);
    assert!(watched.contains("Pip") && watched.contains("Rei"), "{watched}");
}

#[test]
fn a_hint_tells_the_share_of_people_who_play_each_move() {
    let hint = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        let command = command.args(["hint", "--position", "f5d6c3d3c4", "--level", "4"]);
        let output = command.args(arguments).output().expect("it runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let shares = |text: &str| -> Vec<f64> {
        let hint: serde_json::Value = serde_json::from_str(text).expect("an object");
        let moves = hint["moves"].as_array().expect("moves").clone();
        moves.iter().filter_map(|it| it["people"].as_f64()).collect()
    };
    let people = shares(&hint(&["--people", "1500", "--json"]));
    assert!((people.iter().sum::<f64>() - 100.0).abs() < 1.0, "{people:?}");
    let text = hint(&["--people", "1500"]);
    assert!(text.contains("people rated 1500"), "{text}");
    let most = people.iter().copied().fold(0.0, f64::max);
    assert!(text.contains(&format!(" {most:.0}% ")), "{text}");
    assert!(shares(&hint(&["--json"])).is_empty());
}
