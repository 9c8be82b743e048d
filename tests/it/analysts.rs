//! Guests as analysts: what another program thinks, beside our own engine on the analysis board.

use crate::support::desk::Desk;
use crate::support::mock_program::{Answers, Diary, MockProgram};
use outflank::app::KeyCode;
use outflank::app::{Effect, GuestEffect, GuestNews, Message, SearchId, StartRow};
use outflank::engine::Stop;
use outflank::opponents::{
    Guest, GuestName, NboardOpponent, Opinion, Opinions, OpponentError, Program, Protocol,
    SyncedOpponent,
};
use outflank::rules::{Color, Game, Variant, transcript};
use std::sync::{Arc, Mutex};
use std::time::Duration;

fn game(moves: &str) -> Game {
    transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal")
}

fn names(opinion: &Opinion) -> String {
    opinion.line.iter().map(ToString::to_string).collect()
}

#[test]
fn lines_are_understood_however_programs_write_them() {
    let start = game("");
    let read = |line: &str| Opinion::of_nboard(line, &start);
    for (line, squares, discs, depth) in [
        ("search F5d6C3 +1.20 0 14", "f5d6c3", 1.2, "14"),
        ("search F5-D6-C3 -2 0 73%", "f5d6c3", -2.0, "73%"),
        ("search d3 0.5,-0.5 0 100%W some words", "d3", 0.5, "100%W"),
        ("book C4e3 +0.00 1234 20", "c4e3", 0.0, "book"),
        ("  search   f5   +3   0   12  ", "f5", 3.0, "12"),
        // Whatever cannot be played ends the line.
        ("search F5A1 +1 0 3", "f5", 1.0, "3"),
        ("search F5D6zz +1 0 3", "f5d6", 1.0, "3"),
    ] {
        let opinion = read(line).unwrap_or_else(|| panic!("{line}"));
        assert_eq!((names(&opinion).as_str(), opinion.depth.as_str()), (squares, depth), "{line}");
        assert!((opinion.discs - discs).abs() < 1e-9, "{line}");
    }
    for line in [
        "",
        "search",
        "search F5",
        "search F5 +1",
        "search F5 +1 0",
        "search a1 +1 0 3",
        "book F5",
        "search F5 many 0 3",
        "search F5 NaN 0 3",
        "search F5 1e9 0 3",
        "status thinking",
        "=== F5",
        "search \u{1f600}\u{1f600} 1 0 3",
        "nodestats 1 2",
    ] {
        assert_eq!(read(line), None, "{line}");
    }
}

#[test]
fn passes_in_a_line_are_no_squares() {
    // White has to pass after h4 of this well-known nine-move end.
    let before = "e6f4e3f6g5d6e7";
    let game = game(before);
    let opinion = Opinion::of_nboard("search f5PAc5 +64 0 100%", &game).expect("a line");
    assert_eq!(names(&opinion), "f5c5");
}

#[test]
fn a_newer_opinion_on_a_move_takes_the_place_of_the_older() {
    let start = game("");
    let mut opinions = Opinions::default();
    for line in ["search f5 +1 0 5", "search d3 +2 0 5", "search f5d6 +3 0 7", "search c4 -1 0 7"] {
        opinions.note(Opinion::of_nboard(line, &start).expect("a line"));
    }
    let all: Vec<String> = opinions.all().iter().map(names).collect();
    assert_eq!(all, ["f5d6", "d3", "c4"]);
}

fn seat(answers: Answers) -> (SyncedOpponent, Diary) {
    let heard = Diary::default();
    let its_diary = Arc::clone(&heard);
    let connect = move || Ok(MockProgram::new(answers, &its_diary));
    (SyncedOpponent::new(NboardOpponent::new(connect, Duration::from_secs(5), None)), heard)
}

fn pong_and_hints(line: &str) -> Vec<String> {
    match line.split_once(' ') {
        Some(("ping", number)) => vec![format!("pong {number}")],
        // Two are about the start, and two about what follows c4.
        Some(("hint", _)) => [
            "status looking",
            "search F5 +1 0 3",
            "search C3 +1 0 3",
            "search D3 +2 0 4",
            "",
            "search E3 +2 0 4",
        ]
        .map(str::to_owned)
        .to_vec(),
        _ => Vec::new(),
    }
}

/// Opinions of a guest on a game, up to this number.
fn heard_of(seated: &mut SyncedOpponent, game: &Game) -> Result<Opinions, OpponentError> {
    let (stop, heard) = (Stop::default(), Mutex::new(Opinions::default()));
    let said = seated.report_opinions(game, 4, &stop, &mut |opinions| {
        *heard.lock().expect("no holder panics") = opinions.clone();
        if opinions.all().len() > 1 {
            stop.stop();
        }
    });
    said.map(|()| heard.into_inner().expect("no holder panics"))
}

#[test]
fn a_program_thinks_aloud_about_one_position_after_the_other() {
    let (mut seated, diary) = seat(pong_and_hints);
    let opinions = heard_of(&mut seated, &game("")).expect("it goes on");
    assert_eq!(opinions.all().iter().map(names).collect::<Vec<_>>(), ["d3", "f5"]);
    // The game goes on: the move is sent, after a ping that ends its thinking.
    let opinions = heard_of(&mut seated, &game("c4")).expect("it goes on");
    assert_eq!(opinions.all().iter().map(names).collect::<Vec<_>>(), ["e3", "c3"]);
    let diary = diary.lock().expect("no holder panics").join("\n");
    assert!(diary.contains("hint 4") && diary.contains("move C4"), "{diary}");
    // A program goes on with a hint until it hears of something else.
    assert!(diary.lines().last().is_some_and(|line| line.starts_with("ping")), "{diary}");
    assert_eq!(diary.matches("nboard 2").count(), 1, "it is the same program: {diary}");
}

#[test]
fn a_program_without_words_for_it_is_named() {
    let (mut seated, _) = seat(|_| Vec::new());
    let said = heard_of(&mut seated, &game(""));
    assert!(matches!(said, Err(OpponentError::Hangs(..))), "{said:?}");
}

/// An analysis beside which these guests can be asked.
fn desk(guests: &[&str]) -> Desk {
    let mut desk = Desk::new();
    let guest = |name: &&str| Guest {
        name: name.parse().expect("a name"),
        program: Program::new(Protocol::Nboard, "true".to_owned()),
    };
    desk.app.cx.preferences.guests = guests.iter().map(guest).collect();
    desk.app.keep_games(Vec::new());
    desk.resize(120, 40);
    desk.go_to_row(StartRow::Analysis);
    desk.enter();
    desk
}

/// The guest of the last request, and its number.
fn asked(desk: &mut Desk) -> Option<(SearchId, GuestName)> {
    let effects = desk.effects.drain(..).rev();
    let mut asked = effects.filter_map(|effect| match effect {
        Effect::Guest(GuestEffect::Analyse(id, name, ..)) => Some((id, name)),
        _ => None,
    });
    asked.next()
}

#[test]
fn a_guest_is_asked_about_each_position_and_stands_beside_the_coach() {
    let mut desk = desk(&["edax", "zebra"]);
    desk.keys("4A");
    let (id, name) = asked(&mut desk).expect("it is asked");
    assert_eq!(name.as_str(), "edax");
    let mut opinions = Opinions::default();
    opinions.note(Opinion::of_nboard("search d3c5 +1.24 0 21", &game("")).expect("a line"));
    desk.notify(Message::Guest(GuestNews::Opinions(id, Ok(opinions.clone()))));
    let screen = desk.screen();
    assert!(screen.contains("edax (depth 21)") && screen.contains("+1.2  d3 c5"), "{screen}");
    assert!(screen.contains("looked 3 moves ahead"), "ours is beside it:\n{screen}");
    // Another position: what was said of the last one is heard no more.
    desk.keys(":c4");
    desk.key(KeyCode::Enter);
    let (next, _) = asked(&mut desk).expect("it is asked anew");
    assert_ne!(next, id);
    desk.notify(Message::Guest(GuestNews::Opinions(id, Ok(opinions))));
    assert!(!desk.screen().contains("+1.2 d3"), "{}", desk.screen());
    let gone = GuestNews::Opinions(next, Err(OpponentError::Gone));
    desk.notify(Message::Guest(gone));
    assert!(desk.screen().contains("it quit"), "{}", desk.screen());
}

#[test]
fn the_key_cycles_through_guests_and_off() {
    let mut desk = desk(&["edax", "zebra"]);
    desk.keys("A");
    asked(&mut desk).expect("the first");
    desk.keys("A");
    assert_eq!(asked(&mut desk).expect("the second").1.as_str(), "zebra");
    desk.keys("A");
    assert!(desk.effects.iter().any(|it| matches!(it, Effect::Guest(GuestEffect::StopAnalysing))));
    assert_eq!(asked(&mut desk), None);
    assert!(!desk.screen().contains("zebra"), "{}", desk.screen());
}

#[test]
fn no_guest_analyses_while_the_page_is_hidden() {
    let mut desk = desk(&["edax"]);
    desk.keys("A");
    asked(&mut desk).expect("it is asked");
    desk.keys("?");
    assert!(desk.effects.iter().any(|it| matches!(it, Effect::Guest(GuestEffect::StopAnalysing))));
    desk.key(KeyCode::Esc);
    asked(&mut desk).expect("and goes on");
    desk.key(KeyCode::Esc);
    assert!(desk.effects.iter().any(|it| matches!(it, Effect::Guest(GuestEffect::StopAnalysing))));
}

#[test]
fn without_engines_it_is_said_where_to_name_one() {
    let mut desk = desk(&[]);
    desk.keys("A");
    assert!(desk.says().contains("No engines yet"), "{}", desk.says());
    assert_eq!(asked(&mut desk), None);
}
