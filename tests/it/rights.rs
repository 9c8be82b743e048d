//! The rights of an app: what may leave it, and what is offered.

use crate::support::desk::{Desk, two_players};
use outflank::app::{
    Capabilities, Effect, Key, KeyCode, Message, Mode, Setup, StartRow, Target, update,
};
use outflank::opponents::{Guest, Program, Protocol};
use outflank::rules::Square;
use outflank::store::{PlayerId, Seat, SessionId};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use rand::{RngExt as _, SeedableRng as _};
use std::collections::BTreeSet;
use std::time::Duration;

/// The session of the apps, which every request to the store carries.
const SESSION: SessionId = SessionId { player: PlayerId(7), number: 3 };

/// Every effect that an app without rights can emit.
const WITHOUT_RIGHTS: [&str; 13] = [
    "Coach(Advise",
    "Coach(Foretell",
    "Coach(Review",
    "Coach(StopAdvising",
    "Coach(StopReviewing",
    "Coach(StopValuing",
    "Coach(ValueTree",
    "Guest(StopAnalysing",
    "Guest(StopTrying",
    "Opponent(Choose",
    "Opponent(Stop",
    "Store(Address",
    "Terminal(",
];

/// A desk whose player has named a guest, and watches it play where that is possible.
fn desk(capabilities: Capabilities) -> Desk {
    let mut desk = Desk::new();
    let guest = Guest {
        name: "edax".parse().expect("a name"),
        program: Program::new(Protocol::Nboard, "true".to_owned()),
    };
    let seat = Seat::Guest(guest.name);
    desk.app.cx.preferences.guests = vec![guest];
    desk.app.keep_games(Vec::new());
    desk.app.restrict(capabilities);
    desk.app.cx.session_id = SESSION;
    desk.app.cx.setup = Setup { mode: Mode::Watch, watched: [seat; 2], ..Setup::default() };
    desk
}

/// The effects of many random keys and clicks, by their names.
fn emitted(capabilities: Capabilities) -> BTreeSet<String> {
    let mut emitted = BTreeSet::new();
    for seed in 0..6 {
        let mut app = desk(capabilities).app;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let letters: Vec<char> = "vtgnxucrhei[]?agTGN;AESP:>lm".chars().collect();
        let key = |code: KeyCode| Message::Key(Key::from(code));
        for step in 0..8_000 {
            let message = match random.random_range(0..100) {
                0..35 => key(KeyCode::Char(*letters.choose(&mut random).expect("some"))),
                35..45 => key(KeyCode::Tab),
                45..65 => key(KeyCode::Enter),
                65..72 => key(KeyCode::Esc),
                72..86 => {
                    const MOVES: [KeyCode; 4] =
                        [KeyCode::Up, KeyCode::Down, KeyCode::Home, KeyCode::End];
                    key(*MOVES.choose(&mut random).expect("four"))
                }
                86..88 => Message::Key(Key { has_control: true, ..Key::from(KeyCode::Char('z')) }),
                88..94 => {
                    Message::Choose(Target::Square(Square::all().choose(&mut random).expect("64")))
                }
                94..98 => Message::Choose(Target::Line(random.random_range(0..24))),
                _ => Message::Paste("f5d6c3d3c4f4c5".to_owned()),
            };
            for effect in update(&mut app, Duration::from_millis(step), message) {
                if let Effect::Store(address, _) = &effect {
                    assert_eq!(address.session_id, SESSION, "{effect:?}");
                }
                // The rights of the terminal are told apart by what it does.
                let name = format!("{effect:?}");
                let end = name.match_indices(['(', ' ', '{']).nth(1).map_or(name.len(), |it| it.0);
                emitted.insert(name[..end].to_owned());
            }
        }
    }
    emitted
}

#[test]
fn an_app_without_rights_emits_nothing_that_needs_one() {
    let all = emitted(Capabilities::ALL);
    let none = emitted(Capabilities::NONE);
    let is_listed = |name: &&String| WITHOUT_RIGHTS.iter().any(|it| name.starts_with(it));
    let unlisted: Vec<&String> = none.iter().filter(|name| !is_listed(name)).collect();
    assert!(unlisted.is_empty(), "{unlisted:?}");
    let needs_rights =
        ["Terminal(Copy", "Terminal(Suspend", "File(Save", "File(Remember", "Guest(Try", "Quit"];
    for name in needs_rights {
        assert!(all.iter().any(|it| it.starts_with(name)), "{name}: {all:?}");
        assert!(!none.iter().any(|it| it.starts_with(name)), "{name} left without its right");
    }
    // Without programs the game works, with levels only.
    assert!(none.contains("Opponent(Choose") && none.contains("Coach(Advise"), "{none:?}");
}

#[test]
fn what_is_not_allowed_is_neither_offered_nor_listed() {
    let mut desk = desk(Capabilities::NONE);
    desk.resize(120, 40);
    desk.keys("?");
    assert!(!desk.screen().contains("Ctrl-Z"), "{}", desk.screen());
    let mut desk = Desk::game(two_players(), "f5d6");
    desk.app.restrict(Capabilities::NONE);
    desk.keys(">");
    desk.keys("copy the moves");
    assert_eq!(desk.says(), "no such command");
    let mut desk = Desk::game(two_players(), "f5d6");
    desk.app.restrict(Capabilities::NONE);
    desk.resize(120, 40);
    desk.keys("x");
    let screen = desk.screen();
    assert!(screen.contains("QR") && !screen.contains("save "), "{screen}");
    let mut desk = Desk::new();
    desk.app.restrict(Capabilities::NONE);
    desk.resize(120, 40);
    desk.go_to_row(StartRow::Settings);
    desk.enter();
    assert!(!desk.screen().contains("Engines"), "{}", desk.screen());
    let mut desk = Desk::new();
    desk.app.restrict(Capabilities::NONE);
    assert!(!desk.screen().contains("quit"), "{}", desk.screen());
    desk.go_to_row(StartRow::More);
    desk.enter();
    assert!(!desk.screen().contains("Quit"), "{}", desk.screen());
    desk.keys("q");
    assert!(!desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
}

#[test]
fn a_program_without_the_right_to_start_fails_at_once() {
    let mut desk = desk(Capabilities::NONE);
    desk.app.deal("").expect("no moves");
    desk.notify(Message::Tick);
    assert!(desk.asked_for().is_none());
    assert!(!desk.app.is_thinking(), "it is not waited for");
    let asked = |effect: &Effect| matches!(effect, Effect::Opponent(_));
    assert!(!desk.effects.iter().any(asked), "{:?}", desk.effects);
}
