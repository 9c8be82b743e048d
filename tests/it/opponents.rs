//! Opponents behind their seam: what they are told and when, programs over a transport without a process, and
//! sessions that can be stopped.

use outflank::engine::{Answer, Level, Report, Resources, Stop};
use outflank::io::{Opponents, Pace};
use outflank::opponents::{
    GtpOpponent, Opponent, OpponentError, OpponentSpec, Session, SessionError, SyncedOpponent,
    Terms, Transport,
};
use outflank::rules::{Color, Game, Ply, TimeControl, Turn, Variant, transcript};
use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

type Diary = Arc<Mutex<Vec<String>>>;

/// An opponent that writes down what it hears, and plays the first legal square; every move fails that its
/// diary does not know to be in step.
struct Diarist(Diary);

impl Diarist {
    fn note(&self, line: String) {
        self.0.lock().expect("no holder panics").push(line);
    }
}

fn moves(game: &Game) -> String {
    game.played().iter().filter_map(Ply::square).map(|square| square.to_string()).collect()
}

impl Opponent for Diarist {
    fn start(&mut self, game: &Game, _: &Stop) -> Result<(), OpponentError> {
        self.note(format!("start {}", moves(game)));
        Ok(())
    }

    fn rejoin(&mut self, game: &Game, _: &Stop) -> Result<(), OpponentError> {
        self.note(format!("rejoin {}", moves(game)));
        Ok(())
    }

    fn played(&mut self, ply: &Ply, _: &Stop) -> Result<(), OpponentError> {
        self.note(ply.square().map_or_else(|| "pass".to_owned(), |square| square.to_string()));
        Ok(())
    }

    fn choose(
        &mut self,
        game: &Game,
        terms: Terms,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        if terms.seed == 13 {
            return Err(OpponentError::Gone);
        }
        let square = game.legal_moves().squares().next().expect("a move");
        self.note(format!("chose {square}"));
        Ok(Answer { square, report: None })
    }
}

fn game(moves: &str) -> Game {
    transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal moves")
}

#[test]
fn an_opponent_receives_every_ply_once_and_the_game_again_after_a_jump() {
    let diary = Diary::default();
    let mut seat = SyncedOpponent::new(Diarist(Arc::clone(&diary)));
    let stop = Stop::default();
    let heard = || std::mem::take(&mut *diary.lock().expect("no holder panics")).join(", ");
    let mut choose = |moves: &str, seed| {
        let terms = Terms { seed, ..Terms::default() };
        let answer = seat.choose(&game(moves), terms, &stop, &mut |_| {});
        (answer.map(|answer| answer.square.to_string()), heard())
    };
    assert_eq!(choose("", 1), (Ok("d3".to_owned()), "start , chose d3".to_owned()));
    assert_eq!(choose("d3c3", 1), (Ok("b3".to_owned()), "c3, chose b3".to_owned()));
    // Its own move was taken back, and another was played instead.
    let (_, told) = choose("d3c3c4e3", 1);
    assert!(told.starts_with("rejoin d3c3c4e3, chose "), "{told}");
    // Back to the start, in the same game.
    assert_eq!(choose("", 1).1, "rejoin , chose d3");
    // After an error its state is unknown.
    assert_eq!(choose("d3c5", 13), (Err(OpponentError::Gone), "c5".to_owned()));
    let (_, told) = choose("d3c5", 1);
    assert!(told.starts_with("rejoin d3c5, chose "), "{told}");
    seat.end_game();
    seat.follow(&game("f5"), &stop).expect("it listens");
    assert_eq!(heard(), "start f5");
    seat.follow(&game("f5d6"), &stop).expect("it listens");
    seat.follow(&game("f5d6"), &stop).expect("it listens");
    assert_eq!(heard(), "d6");
}

/// A program without a process: what it was sent, and what it will say. Time passes only while it is waited for.
struct Script {
    sent: Diary,
    says: VecDeque<&'static str>,
    now: Cell<Duration>,
}

impl Transport for Script {
    fn send(&mut self, line: &str) -> Result<(), OpponentError> {
        self.sent.lock().expect("no holder panics").push(line.to_owned());
        Ok(())
    }

    fn receive(&mut self, wait: Duration) -> Result<Option<String>, OpponentError> {
        match self.says.pop_front() {
            Some("...") => {
                self.now.set(self.now.get() + wait);
                self.says.push_front("...");
                Ok(None)
            }
            Some(line) => Ok(Some(line.to_owned())),
            None => Err(OpponentError::Gone),
        }
    }

    fn now(&self) -> Duration {
        self.now.get()
    }
}

fn program(says: &'static [&'static str], move_time: Option<Duration>) -> (SyncedOpponent, Diary) {
    let sent = Diary::default();
    let log = Arc::clone(&sent);
    let connect = move || {
        log.lock().expect("no holder panics").push("(connected)".to_owned());
        let says = says.iter().copied().collect();
        Ok(Script { sent: Arc::clone(&log), says, now: Cell::default() })
    };
    (SyncedOpponent::new(GtpOpponent::new(connect, Duration::from_secs(3), move_time)), sent)
}

#[test]
fn the_protocol_needs_no_process() {
    let says = &["=", "", "= ", "", "? no clock", "", "=", "", "= F6", ""];
    let (mut seat, asked) = program(says, Some(Duration::from_millis(500)));
    let answer = seat.choose(&game("f5"), Terms::default(), &Stop::default(), &mut |_| {});
    assert_eq!(answer.map(|answer| answer.square.to_string()), Ok("f6".to_owned()));
    let lines = asked.lock().expect("no holder panics").join(", ");
    assert_eq!(
        lines,
        "(connected), boardsize 8, clear_board, time_settings 0 0.5 1, play b f5, genmove w"
    );
}

#[test]
fn a_program_is_connected_to_anew_after_a_fault_and_not_after_a_refusal() {
    let stop = Stop::default();
    let (mut seat, asked) = program(&["=", "", "=", "", "..."], None);
    for _ in 0..2 {
        let answer = seat.choose(&game(""), Terms::default(), &stop, &mut |_| {});
        let hangs = OpponentError::Hangs("genmove b".to_owned(), Duration::from_secs(3));
        assert_eq!(answer, Err(hangs));
    }
    let connections = |diary: &Diary| {
        let lines = diary.lock().expect("no holder panics");
        lines.iter().filter(|line| *line == "(connected)").count()
    };
    assert_eq!(connections(&asked), 2);
    let says = &["=", "", "=", "", "? busy", "", "=", "", "=", "", "= d3", ""];
    let (mut seat, asked) = program(says, None);
    let refused = seat.choose(&game(""), Terms::default(), &stop, &mut |_| {});
    assert_eq!(refused, Err(OpponentError::refused("genmove b", "busy")));
    let answer = seat.choose(&game(""), Terms::default(), &stop, &mut |_| {});
    assert!(answer.is_ok(), "{answer:?}");
    assert_eq!(connections(&asked), 1);
}

#[test]
fn a_game_that_the_protocol_has_no_words_for_is_refused() {
    let (mut seat, _) = program(&[], None);
    for variant in [Variant::TIC_TAC_TOE, Variant::BOOK] {
        let game = Game::new(variant, Color::Black);
        let started = seat.start(&game, &Stop::default());
        assert_eq!(started, Err(OpponentError::Unsuited), "{}", variant.name);
    }
}

fn session(level: Level, now: impl Fn() -> Duration + Send + 'static) -> Session {
    let opponents = Opponents::new(Resources::default(), Pace::default());
    Session::new(Variant::REVERSI, opponents.seat(&OpponentSpec::Level(level)), 1, now)
}

/// With an hour on its clock, level 10 would think for minutes here.
#[test]
fn thinking_in_a_session_reports_and_can_be_stopped_from_outside() {
    let mut session = session(Level::Champion, || Duration::ZERO);
    session.start(game("f5f6e6f4g5d6e7g4c5h6h5c6"));
    session.set_control(Some(TimeControl::sudden_death(Duration::from_hours(1))));
    let stop = Stop::default();
    let mut depths = Vec::new();
    let side = session.game().side_to_move();
    let square = session.choose(side, &stop, &mut |report| {
        depths.push(report.depth);
        if report.depth >= 6 {
            stop.stop();
        }
    });
    let square = square.expect("it has found something").expect("no pass");
    assert!(depths.len() > 1, "{depths:?}");
    assert_eq!(session.game().played().last().and_then(Ply::square), Some(square));
    session.undo().expect("a move was made");
    assert_eq!(moves(session.game()), "f5f6e6f4g5d6e7g4c5h6h5c6");
}

#[test]
fn a_session_charges_the_time_that_passed_to_the_side_that_thought() {
    let ticks = AtomicU64::new(0);
    // Every look at the clock is a second later: two for each move.
    let now = move || Duration::from_secs(ticks.fetch_add(1, Ordering::Relaxed));
    let mut session = session(Level::Greedy, now);
    session.set_control(Some(TimeControl::sudden_death(Duration::from_secs(100))));
    let choose = |session: &mut Session, side| {
        session.choose(side, &Stop::default(), &mut |_| {}).expect("it is on turn");
    };
    choose(&mut session, Color::Black);
    choose(&mut session, Color::White);
    choose(&mut session, Color::Black);
    let left = |side, session: &Session| session.clock(side).map(|clock| clock.main_time());
    assert_eq!(left(Color::Black, &session), Some(Duration::from_secs(98)));
    assert_eq!(left(Color::White, &session), Some(Duration::from_secs(99)));
    assert_eq!(
        session.choose(Color::Black, &Stop::default(), &mut |_| {}),
        Err(SessionError::NotOnTurn)
    );
    session.start(Game::new(Variant::REVERSI, Color::Black));
    assert_eq!(left(Color::Black, &session), Some(Duration::from_secs(100)), "a full clock again");
}

#[test]
fn a_session_plays_any_variant() {
    let opponents = Opponents::new(Resources::default(), Pace::default());
    let seat = opponents.seat(&OpponentSpec::Level(Level::Perfect));
    let mut session = Session::new(Variant::TIC_TAC_TOE, seat, 1, || Duration::ZERO);
    while let Turn::Place(side) = session.game().turn() {
        session.choose(side, &Stop::default(), &mut |_| {}).expect("it is on turn");
    }
    assert_eq!(session.game().leader(), None, "perfect play ends in a draw");
}
