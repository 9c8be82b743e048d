//! Clocks at the table: charged to the nanosecond, lost on time, kept, given back, and shown without waste.

use crate::support::desk::{Desk, against, two_players, watching};
use outflank::app::KeyCode;
use outflank::app::{Message, Mode, Setup, StartRow, farewell};
use outflank::engine::{Level, Random, Resources, Stop};
use outflank::io::{Opponents, Pace};
use outflank::opponents::{OpponentSpec, Referee};
use outflank::records::{Form, Record, read};
use outflank::rules::{Color, Forfeit, ForfeitReason, GameClocks, TimeControl, Turn};
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::time::Duration;

fn control(text: &str) -> Option<TimeControl> {
    text.parse().ok()
}

fn timed(setup: Setup, text: &str) -> Setup {
    Setup { time_controls: [control(text); 2], ..setup }
}

fn left(desk: &Desk, side: Color) -> Duration {
    desk.app.session().expect("a game").clock(side).expect("it is limited").left()
}

const fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

/// Time used by both sides, and the delays for discs that turn, are the time that has gone by, to the nanosecond: in pieces of
/// whatever length, and whether discs are seen turning or not.
#[test]
fn charges_and_delays_are_the_wall_time() {
    const DELAY: Duration = millis(250);
    let mut random = Random::seed_from_u64(7);
    for round in 0..1000 {
        let mut desk = Desk::game(timed(two_players(), "10h"), "");
        desk.app.cx.settings.animation = round % 2 == 0;
        let (mut used, mut delay, mut waited) =
            ([Duration::ZERO; 2], Duration::ZERO, Duration::ZERO);
        while let Turn::Place(side) = desk.app.session().expect("a game").game.turn() {
            let mut thought = Duration::ZERO;
            for _ in 0..random.random_range(1..4) {
                let piece = Duration::from_nanos(random.random_range(0..3_000_000_000));
                thought += piece;
                desk.now += piece;
                desk.notify(Message::Tick);
            }
            used[side.index()] += thought.saturating_sub(delay);
            waited += thought.min(delay);
            delay = DELAY;
            let legal = desk.app.session().expect("a game").game.legal_moves();
            let square = legal.squares().choose(&mut random).expect("it is a turn to place");
            desk.notify(Message::Type(square.to_string()));
            // An announced pass takes no time, and no discs turn.
            while matches!(desk.app.session().expect("a game").game.turn(), Turn::Pass(_)) {
                let at = desk.app.wake_at().expect("it passes by itself");
                waited += at.saturating_sub(desk.now);
                delay = Duration::ZERO;
                desk.now = at;
                desk.notify(Message::Tick);
            }
        }
        let session = desk.app.session().expect("a game");
        assert!(session.game.is_over());
        assert_eq!(
            Color::BOTH.map(|side| session.used(side)),
            used,
            "game {round}: {}",
            desk.moves()
        );
        assert_eq!(used.iter().sum::<Duration>() + waited, desk.now, "game {round}");
    }
}

fn played(desk: &Desk) -> usize {
    desk.app.session().expect("a game").game.played().len()
}

#[test]
fn an_increment_comes_after_the_move() {
    let mut desk = Desk::game(timed(two_players(), "1m+5s"), "");
    desk.wait(10_000);
    assert_eq!(left(&desk, Color::Black), millis(50_000));
    desk.play("d3");
    assert_eq!(left(&desk, Color::Black), millis(55_000));
    desk.wait(2_250);
    assert_eq!(left(&desk, Color::White), millis(58_000), "turning discs take no time");
}

#[test]
fn a_flag_that_falls_loses() {
    let mut desk = Desk::game(timed(two_players(), "1m"), "d3");
    desk.wait(59_999);
    assert!(!desk.shows_result());
    desk.wait(1);
    let game = &desk.app.session().expect("a game").game;
    let lost = Forfeit { loser: Color::White, reason: ForfeitReason::Time };
    assert_eq!((game.forfeit(), game.is_over()), (Some(lost), true));
    assert!(desk.shows_result());
    assert!(desk.screen().contains("Black wins on time"), "{}", desk.screen());
    assert!(desk.screen().contains("White ran out of time"));
    assert!(farewell(&desk.app, "").contains("Black wins on time"));
}

#[test]
fn a_flag_may_fall_and_the_game_goes_on_unrated() {
    let mut desk = Desk::game(timed(against(Level::Random), "1m"), "");
    desk.app.cx.settings.flag_loses = false;
    desk.wait(61_000);
    assert!(desk.says().contains("no longer counts"), "{}", desk.says());
    while !desk.app.session().expect("a game").game.is_over() {
        let session = desk.app.session().expect("a game");
        if session.awaits_human() {
            let square = session.game.legal_moves().squares().next().expect("a move");
            desk.play(&square.to_string());
        }
        desk.wait(3000);
    }
    let session = desk.app.session().expect("a game");
    assert_eq!((session.game.forfeit(), session.pacing.rated), (None, None));
    let mut idle = Desk::game(timed(against(Level::Random), "1m"), "");
    idle.wait(61_000);
    assert!(idle.app.session().expect("a game").pacing.rated.is_none(), "the game has no move");
    let mut rated = Desk::game(timed(against(Level::Random), "1m"), "");
    rated.play("d3");
    rated.wait(65_000);
    assert!(rated.app.session().expect("a game").pacing.rated.is_some(), "a loss on time counts");
}

#[test]
fn a_move_taken_back_gives_its_time_back() {
    let mut desk = Desk::game(timed(two_players(), "5m"), "");
    desk.wait(10_000);
    desk.play("d3");
    desk.wait(20_250);
    desk.play("c5");
    desk.wait(1_250);
    desk.keys("u");
    assert_eq!(left(&desk, Color::White), millis(300_000));
    assert_eq!(left(&desk, Color::Black), millis(290_000));
    desk.keys("u");
    assert_eq!(left(&desk, Color::Black), millis(300_000));
    desk.keys("rr");
    assert_eq!(left(&desk, Color::White), millis(280_000), "what is replayed costs what it did");
}

#[test]
fn a_game_lost_on_time_can_be_taken_up_again() {
    let mut desk = Desk::game(timed(two_players(), "1m"), "d3c5");
    desk.wait(61_000);
    assert!(desk.shows_result());
    desk.keys("u");
    assert!(!desk.shows_result());
    assert_eq!(left(&desk, Color::White), millis(60_000));
    desk.play("c5");
    desk.wait(1_250);
    assert!(!desk.app.session().expect("a game").game.is_over(), "the same move ends nothing");
}

#[test]
fn nothing_is_charged_while_the_game_is_out_of_sight() {
    let mut desk = Desk::game(timed(two_players(), "5m"), "");
    desk.wait(1000);
    desk.keys("?");
    desk.wait(100_000);
    desk.key(KeyCode::Esc);
    desk.wait(1000);
    assert_eq!(left(&desk, Color::Black), millis(298_000));
}

/// A clock wakes the screen once a second, and ten times a second in the last ten. One without a limit never does.
#[test]
fn clocks_wake_the_screen_only_when_they_show_something_new() {
    let wakes = |setup: Setup, milliseconds: u64| {
        let mut desk = Desk::game(setup, "");
        let end = desk.now + millis(milliseconds);
        let (mut count, mut faces) = (0, Vec::new());
        while let Some(at) = desk.app.wake_at().filter(|&at| at < end) {
            assert!(at > desk.now, "no spinning");
            desk.now = at;
            desk.notify(Message::Tick);
            count += 1;
            faces.push(desk.screen());
        }
        faces.dedup();
        assert!(faces.len() + 1 >= count, "each time there is something new");
        count
    };
    assert_eq!(wakes(two_players(), 100_000), 0);
    assert_eq!(wakes(timed(two_players(), "5m"), 59_500), 59);
    assert_eq!(wakes(timed(two_players(), "1m"), 49_500), 49);
    assert_eq!(wakes(timed(two_players(), "10s"), 9_950), 99);
    let mut covered = Desk::game(timed(two_players(), "1m"), "");
    covered.keys("?");
    assert_eq!(covered.app.wake_at(), None);
}

#[test]
fn the_computer_knows_its_clock_and_can_lose_by_it() {
    let mut desk = Desk::new();
    desk.engine_answers = false;
    desk.begin(timed(Setup { mode: Mode::OnePlayer, ..against(Level::Champion) }, "1m"));
    desk.play("d3");
    desk.wait(300);
    let request = desk.asked_for().expect("it is asked");
    let clock = request.clocks[Color::White.index()].expect("it has a clock");
    assert!(clock.left() > millis(59_000));
    desk.wait(61_000);
    let forfeit = desk.app.session().expect("a game").game.forfeit().expect("it has lost");
    assert_eq!(forfeit.loser, Color::White);
}

#[test]
fn a_reply_by_the_clock_has_no_pause() {
    let mut desk = Desk::game(timed(against(Level::Random), "5m"), "");
    desk.app.cx.settings.animation = false;
    desk.play("d3");
    desk.wait(300);
    assert_eq!(played(&desk), 2);
}

#[test]
fn records_bring_clocks_and_times_along() {
    let mut desk = Desk::game(timed(two_players(), "5m+3s"), "");
    for square in ["f5", "d6", "c3"] {
        desk.wait(2_500);
        desk.play(square);
    }
    desk.wait(400_000);
    assert!(desk.shows_result());
    let session = desk.app.session().expect("a game").clone();
    for form in [Form::Ggf, Form::Json] {
        let record = Record { clocks: session.clocks.clone(), ..Record::of(session.game.clone()) };
        let sgf = read(&Form::Sgf.write(&record)).expect("a record").into_records().remove(0);
        assert_eq!(sgf.clocks.time_controls, record.clocks.time_controls);
        assert_eq!(sgf.game.forfeit(), record.game.forfeit());
        let text = form.write(&record);
        let read = read(&text).expect("a record").into_records().remove(0);
        assert_eq!(read.clocks.time_controls, record.clocks.time_controls, "{text}");
        assert_eq!(
            read.clocks.plies(),
            [2500, 2250, 2250].map(|time| Some(millis(time))),
            "{text}"
        );
        assert_eq!(read.game.forfeit(), record.game.forfeit());
        assert_eq!(read.result(), Some(64), "White's time was over");
    }
}

#[test]
fn a_game_that_is_kept_goes_on_with_its_clocks() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let mut desk = Desk::kept_in(&path);
    desk.begin(Setup { time_controls: [control("5m+3s"), control("2m")], ..two_players() });
    desk.wait(4000);
    desk.play("d3");
    desk.wait(7_250);
    desk.keys("q");
    let before = [Color::Black, Color::White].map(|side| left(&desk, side));
    assert_eq!(before, [299_000, 113_000].map(millis));
    let mut again = Desk::kept_in(&path);
    let clocks = |desk: &Desk| [Color::Black, Color::White].map(|side| left(desk, side));
    assert_eq!(clocks(&again), before, "what was thought when it was left counts");
    again.enter();
    again.wait(3000);
    assert_eq!(left(&again, Color::White), millis(110_000));
    again.wait(111_000);
    assert!(again.shows_result());
    drop(again);
    let third = Desk::kept_in(&path);
    assert!(third.app.session().is_none(), "a game lost on time is finished");
}

#[test]
fn moves_that_are_brought_along_cost_and_earn_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let mut desk = Desk::kept_in(&path);
    desk.app.cx.setup = timed(two_players(), "5m+10s");
    desk.app.deal("f5d6c3d3c4f4").expect("legal moves");
    let lefts = |desk: &Desk| [Color::Black, Color::White].map(|side| left(desk, side));
    assert_eq!(lefts(&desk), [300_000; 2].map(millis));
    desk.wait(1000);
    desk.play("f6");
    assert_eq!(lefts(&desk), [309_000, 300_000].map(millis));
    desk.keys("q");
    let again = Desk::kept_in(&path);
    assert_eq!(lefts(&again), [309_000, 300_000].map(millis), "in the library, too");
    // And in records.
    let session = desk.app.session().expect("a game");
    let record = Record { clocks: session.clocks.clone(), ..Record::of(session.game.clone()) };
    for form in [Form::Json, Form::Ggf] {
        let read = read(&form.write(&record)).expect("a record").into_records().remove(0);
        let left = read.clocks.clock(&read.game, Color::White).expect("it is limited").left();
        assert_eq!(left, millis(300_000), "{form}");
    }
}

#[test]
fn an_opening_of_a_match_costs_and_earns_nothing() {
    let opponents = Opponents::new(Resources::default(), Pace::default());
    let seat = || opponents.seat(&OpponentSpec::Level(Level::Greedy));
    let opening = Desk::game(two_players(), "f5d6c3d3c4f4").app.session().expect("it").game.clone();
    let mut first = None;
    let mut referee = Referee {
        time_controls: [control("1m+10s"); 2],
        now: &|| Duration::ZERO,
        on_ply: &mut |game, clocks| {
            let clocks = clocks.both(game).map(|clock| clock.expect("it is limited").left());
            first.get_or_insert(clocks);
        },
    };
    let mut random = Random::seed_from_u64(1);
    referee.play([&mut seat(), &mut seat()], opening, &mut random, &Stop::default());
    assert_eq!(first, Some([70_000, 60_000].map(millis)));
}

#[test]
fn a_clock_above_a_minute_shows_seconds() {
    let mut desk = Desk::game(timed(two_players(), "6m"), "");
    desk.wait(57_000);
    assert!(desk.screen().contains("5:03"), "{}", desk.screen());
}

#[test]
fn thought_before_a_signal_or_a_kill_is_not_given_back() {
    for is_signal in [true, false] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.sqlite");
        let mut desk = Desk::kept_in(&path);
        desk.begin(timed(two_players(), "1m"));
        desk.play("d3");
        desk.wait(6_750);
        if is_signal {
            desk.notify(Message::Ending);
        }
        drop(desk);
        let again = Desk::kept_in(&path);
        let left = left(&again, Color::White);
        assert!(left <= millis(if is_signal { 53_500 } else { 54_500 }), "{is_signal}: {left:?}");
    }
}

#[test]
fn a_game_of_an_older_library_has_its_times_still() {
    let game = Desk::game(two_players(), "d3c5").app.session().expect("a game").game.clone();
    let used = [62_000, 3_605_000].map(millis);
    let clocks = GameClocks::resumed([None; 2], Vec::new(), used, &game);
    assert_eq!(clocks.used(&game), used);
}

#[test]
fn the_start_screen_sets_clocks() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Clock);
    desk.key(KeyCode::Right);
    desk.key(KeyCode::Right);
    assert!(desk.screen().contains("3m+2s"), "{}", desk.screen());
    assert_eq!(desk.says(), "Each side has 3 minutes, plus 2 seconds after every move.");
    for _ in 0..3 {
        desk.key(KeyCode::Left);
    }
    assert_eq!(desk.app.cx.setup.time_controls, [control("2m"), control("10m")]);
    assert_eq!(desk.says(), "Black has 2 minutes, White has 10 minutes.");
    assert_eq!(desk.app.cx.preferences.time_controls, [control("2m"), control("10m")]);
}

#[test]
fn a_watched_game_runs_by_the_clock_to_its_end() {
    let mut desk = Desk::game(timed(watching(), "1m"), "");
    for _ in 0..200 {
        desk.wait(1000);
    }
    let session = desk.app.session().expect("a game");
    assert!(session.game.is_over() && session.game.forfeit().is_none());
}

#[test]
fn the_review_shows_what_each_move_took() {
    let mut desk = Desk::game(timed(two_players(), "5m"), "");
    for (square, time) in [("f5", 2_000), ("f6", 12_250), ("e6", 40_250), ("f4", 1_250)] {
        desk.wait(time);
        desk.play(square);
    }
    desk.keys("v");
    desk.resize(120, 40);
    desk.keys("T");
    let screen = desk.screen();
    assert!(screen.contains("Time per move"), "{screen}");
    assert!(screen.contains("60s") || screen.contains(" 1m"), "the scale: {screen}");
    desk.key(KeyCode::End);
    desk.key(KeyCode::Left);
    assert!(desk.screen().contains("move 3: 40.0 s"), "{}", desk.screen());
    desk.keys("T");
    assert!(!desk.screen().contains("Time per move"));
    let mut without = Desk::game(two_players(), "f5d6");
    without.keys("v");
    without.keys("T");
    assert_eq!(without.says(), "no times are known for this game");
}

#[test]
fn the_smallest_window_shows_the_running_clock_and_short_time_in_the_place_of_the_discs() {
    let mut desk = Desk::game(timed(two_players(), "70s"), "");
    desk.resize(26, 12);
    assert!(desk.screen().contains("1:10"), "{}", desk.screen());
    desk.wait(25_000);
    assert!(desk.screen().contains("0:45"), "{}", desk.screen());
    desk.wait(40_600);
    assert!(desk.screen().contains(" 4.4"), "{}", desk.screen());
}
