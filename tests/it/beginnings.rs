//! Ways to begin a game: balanced openings, random moves, discs side by side, corners for the weaker side.

use crate::support::desk::{Desk, against};
use crate::support::homeless::run;
use crate::support::kept;
use outflank::app::{History, Mode, Setup, SideChoice, StartRow};
use outflank::engine::search::{Task, TranspositionTable, search};
use outflank::engine::{Level, Random, Stop};
use outflank::records::PlayerName;
use outflank::rules::{
    BalancedOpening, Beginning, Color, Game, Variant, pack_openings, unpack_openings,
};
use outflank::store::{Provenance, Save, Seat};
use rand::{RngExt as _, SeedableRng as _};
use std::collections::HashSet;

#[test]
fn ten_thousand_openings_are_legal_balanced_and_none_is_another_one_turned() {
    let all = BalancedOpening::all();
    assert!(all.len() >= 10_000, "{}", all.len());
    let mut positions = HashSet::new();
    for opening in all {
        // It panics where a move is against the rules.
        let game = opening.game();
        assert_eq!(game.played().len(), 8);
        assert!(opening.score.abs() <= 2 && !game.legal_moves().is_empty());
        assert!(positions.insert(game.position().canonical()), "{opening:?} is there twice");
    }
    assert!(all.iter().filter(|opening| opening.score.abs() <= 1).count() >= 3000);
    assert_eq!(unpack_openings(&pack_openings(all.to_vec())).as_deref(), Some(all));
    assert_eq!(unpack_openings(&[9, 0]), None, "nine plies have no predecessor");
    assert_eq!(unpack_openings(&[0, 37]), None, "a move and no more");
}

#[test]
fn another_search_finds_the_openings_balanced_too() {
    let mut random = Random::seed_from_u64(7);
    let table = TranspositionTable::new(8);
    let all = BalancedOpening::all();
    let mut sum = 0;
    for _ in 0..40 {
        let game = all[random.random_range(0..all.len())].game();
        let task = Task::to_the_end(*game.position(), Variant::REVERSI);
        let task = Task { depth: 11, exact_empties: 0, ..task };
        let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {});
        let score = report.expect("there is a move").score;
        assert!(score.abs() <= 8, "{score}");
        sum += score.abs();
    }
    // Any position after eight plies is six discs from even on average.
    assert!(sum <= 40 * 3, "{sum} discs in forty positions");
}

#[test]
fn beginnings_are_what_they_are_called() {
    let mut random = Random::seed_from_u64(1);
    let mut game = |beginning: Beginning, weaker| {
        beginning.game(weaker, &mut |count| random.random_range(0..count))
    };
    let discs = |game: &Game| (game.count().black, game.count().white);
    assert_eq!(game(Beginning::Standard, Color::Black), Game::new(Variant::REVERSI, Color::Black));
    for (beginning, corners) in [
        (Beginning::Handicap1, "a1"),
        (Beginning::Handicap2, "a1 h8"),
        (Beginning::Handicap3, "a1 h8 h1"),
        (Beginning::Handicap4, "a1 h8 h1 a8"),
    ] {
        for weaker in Color::BOTH {
            let game = game(beginning, weaker);
            let squares: Vec<&str> = corners.split(' ').collect();
            for square in &squares {
                assert_eq!(game.disc(square.parse().expect("a square")), Some(weaker));
            }
            let more = squares.len() as u32;
            let expected = if weaker == Color::Black { (2 + more, 2) } else { (2, 2 + more) };
            assert_eq!((discs(&game), game.side_to_move()), (expected, Color::Black));
        }
    }
    let parallel = game(Beginning::Parallel, Color::Black);
    let at = |square: &str| parallel.disc(square.parse().expect("a square"));
    assert_eq!((at("d4"), at("e4")), (Some(Color::White), Some(Color::White)));
    assert_eq!((at("d5"), at("e5")), (Some(Color::Black), Some(Color::Black)));
    let names =
        |game: &Game| game.legal_moves().squares().map(|it| it.to_string()).collect::<Vec<_>>();
    assert_eq!(names(&parallel), ["c3", "d3", "e3", "f3"]);
    for _ in 0..50 {
        let random = game(Beginning::Random, Color::Black);
        assert_eq!((random.played().len(), random.is_over()), (8, false));
    }
}

/// The start screen with this beginning chosen.
fn at_start(desk: &mut Desk, beginning: Beginning) {
    desk.go_to_row(StartRow::Beginning);
    while desk.app.cx.setup.beginning != beginning {
        desk.key(outflank::app::KeyCode::Right);
    }
    desk.go_to_row(StartRow::Begin);
    desk.enter();
}

#[test]
fn a_game_with_an_opening_is_kept_from_the_first_own_move_on() {
    let (_folder, path) = kept::place();
    let mut desk = Desk::kept_in(&path);
    at_start(&mut desk, Beginning::Balanced);
    let session = desk.app.session().expect("a game");
    assert_eq!(session.game.played().len(), 8);
    assert!(kept::all(&kept::open(&path)).is_empty(), "no move was played yet");
    let square = session.game.legal_moves().squares().next().expect("a move").to_string();
    desk.play(&square);
    assert_eq!(kept::all(&kept::open(&path)).len(), 1);
}

#[test]
fn corners_are_for_the_person_and_such_games_do_not_count() {
    let mut desk = Desk::new();
    let setup = Setup { side: SideChoice::White, ..against(Level::Random) };
    desk.begin(Setup { beginning: Beginning::Handicap4, ..setup });
    let session = desk.app.session().expect("a game");
    assert_eq!((session.game.count().white, session.game.count().black), (6, 2));
    // It is lost on purpose: in any case the player's rating stays as it is.
    while !desk.app.session().expect("a game").game.is_over() {
        desk.answer();
        desk.wait(3000);
        let session = desk.app.session().expect("a game");
        let own = session.game.legal_moves().squares().next().filter(|_| session.awaits_human());
        if let Some(square) = own {
            desk.play(&square.to_string());
        } else {
            desk.wait(3000);
        }
    }
    assert_eq!(desk.app.session().expect("a game").pacing.rated, None);
    // Two people: Black has them.
    let mut desk = Desk::new();
    desk.begin(Setup {
        mode: Mode::TwoPlayers,
        beginning: Beginning::Handicap1,
        ..Setup::default()
    });
    assert_eq!(desk.app.session().expect("a game").game.count().black, 3);
    // Other games know no such thing.
    let mut setup = Setup { beginning: Beginning::Handicap1, ..Setup::default() };
    setup.play_by(Variant::BOOK);
    assert_eq!(setup.beginning, Beginning::Standard);
}

/// A game by the shortest way to its end, Black against this seat, as it is kept.
fn shortest(beginning: Beginning, white: Seat, slot: u64) -> Save {
    let mut save = kept::save_of("e6f4e3f6g5d6e7f5c5", slot);
    if beginning.has_own_board() {
        let mut game = beginning.game(Color::Black, &mut |_| 0);
        while !game.is_over() {
            match game.legal_moves().squares().next() {
                Some(square) => drop(game.place(square).expect("it is legal")),
                None => drop(game.pass().expect("it is forced")),
            }
        }
        save.game.record.game = game;
    }
    if let Seat::Guest(name) = white {
        save.game.record.players[1] = PlayerName::Engine(name.to_string());
    }
    save.game.provenance = Provenance::Played { seats: [Seat::Human, white] };
    save
}

#[test]
fn handicaps_and_guests_say_nothing_of_strength_whenever_the_library_is_read() {
    let (_folder, path) = kept::place();
    let mut store = kept::open(&path);
    let level = Seat::Computer(Level::Club);
    let guest = Seat::Guest("edax".parse().expect("a name"));
    for (slot, (beginning, white)) in
        [(Beginning::Standard, level), (Beginning::Handicap4, level), (Beginning::Standard, guest)]
            .into_iter()
            .enumerate()
    {
        let id = store.save(&shortest(beginning, white, slot as u64)).expect("it is kept");
        let kept = store.game(id).expect("it is there");
        assert_eq!(kept.provenance, Provenance::Played { seats: [Seat::Human, white] });
    }
    let history = History::new(store.history().expect("it can be read"));
    assert_eq!((history.in_all().games(), history.ratings().len()), (2, 1));
}

#[test]
fn the_command_line_begins_so_too_and_refuses_what_cannot_be() {
    let (status, said) = run(&["play", "--plain", "--as", "black", "--start", "handicap-2"]);
    assert_eq!(status, Some(0));
    assert!(said.contains("1|X       |1") && said.contains("8|       X|8"), "{said}");
    for (arguments, says) in [
        (&["play", "tictactoe", "--start", "balanced"][..], "--start only applies to Reversi"),
        (&["play", "--rules", "book", "--start", "parallel"], "--start only applies to Reversi"),
        (&["play", "--start", "upside-down"], "--start"),
        (
            &["match", "gtp:true", "level:1", "--games", "2", "--start", "parallel"],
            "GTP has no way",
        ),
        (&["tournament", "gtp:true", "level:1", "--start", "handicap-1"], "GTP has no way"),
    ] {
        let (status, said) = run(arguments);
        assert_eq!(status, Some(2), "{said}");
        assert!(said.contains(says) && said.lines().count() == 1, "{said}");
    }
    let (_, said) =
        run(&["match", "level:2", "level:1", "--games", "2", "--start", "balanced", "--json"]);
    assert!(said.contains("\"games\":2"), "{said}");
    let arguments =
        ["tournament", "level:2", "level:1", "--start", "parallel", "--seed", "1", "--json"];
    let (status, said) = run(&arguments);
    assert_eq!(status, Some(0), "{said}");
}
