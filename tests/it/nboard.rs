//! NBoard's protocol both ways: conversations with the engine, programs that speak it badly, and whole games.

use crate::support::mock_program::{Answers, Diary, MockProgram};
use crate::support::second_solver::{Discs, SecondSolver};
use outflank::engine::{Level, MemoryPool, Random, Resources, Stop};
use outflank::io::{Opponents, Pace};
use outflank::opponents::{
    NboardOpponent, NboardServer, OpponentError, OpponentSpec, SyncedOpponent, Terms,
};
use outflank::records::{Form, Record};
use outflank::rules::{Bitboard, Color, Game, Turn, Variant, transcript};
use rand::SeedableRng as _;
use rand::seq::IteratorRandom as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

fn game(moves: &str) -> Game {
    transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal moves")
}

fn server(level: Level) -> NboardServer {
    let resources = Resources { mebibytes: 8, ..Resources::default() };
    let memory = MemoryPool::new(8);
    let pace = Pace { move_time: Some(Duration::from_millis(200)), ..Pace::default() };
    let opponents =
        Opponents { memory: Some(memory.clone()), ..Opponents::new(resources.clone(), pace) };
    let begin = Instant::now();
    let seat = opponents.seat(&OpponentSpec::Level(level));
    NboardServer::new(seat, resources, memory, 1, move || begin.elapsed())
}

/// Output of a line and of its work.
fn answers(server: &mut NboardServer, line: &str) -> Vec<String> {
    let mut lines = Vec::new();
    server.respond(line, &mut |line| lines.push(line.to_owned()));
    server.work(&Stop::default(), &mut |line| lines.push(line.to_owned()));
    lines
}

/// A game as `set game` takes it.
fn set(game: &Game) -> String {
    format!("set game {}", Form::Ggf.write(&Record::of(game.clone())).trim())
}

/// A game near its end, in which the side to move has a choice.
fn endgame(empties: u32) -> Game {
    let mut random = Random::seed_from_u64(3);
    loop {
        let mut game = game("");
        while game.empties().len() > empties && !game.is_over() {
            if !game.pass_if_forced() {
                let square = game.legal_moves().squares().choose(&mut random);
                game.place(square.expect("it goes on")).expect("legal");
            }
        }
        if matches!(game.turn(), Turn::Place(_)) && game.legal_moves().len() > 3 {
            return game;
        }
    }
}

#[test]
fn the_engine_answers_what_it_is_asked_and_ignores_the_rest() {
    let mut nboard = server(Level::Novice);
    assert_eq!(answers(&mut nboard, "nboard 2"), ["set myname outflank"]);
    assert_eq!(answers(&mut nboard, "ping 17"), ["pong 17"]);
    assert_eq!(answers(&mut nboard, "learn"), ["learned"]);
    for nothing in
        ["", "   ", "set contempt 30", "set depth 4", "set nonsense", "hello", "hint\u{1b}[2J"]
    {
        let said = answers(&mut nboard, nothing);
        assert!(said.iter().all(|line| !line.contains('\u{1b}')), "{said:?}");
    }
    assert_eq!(answers(&mut nboard, &set(&game("f5d6c3"))), [""; 0]);
    assert_eq!(answers(&mut nboard, "move D3/1.00/2.5"), [""; 0]);
    assert_eq!(answers(&mut nboard, "move a1"), ["status a1 is not a legal move here"]);
    // A game that cannot be read leaves none: no question about the one before is answered.
    let no_game = ["status That is not a game of Othello that I can read"];
    for line in ["set game (;GM[Chess];)", "go", "hint 1", "analyze", "move c4"] {
        assert_eq!(answers(&mut nboard, line), no_game, "{line}");
    }
    let contempt = ["status Contempt is not supported: a draw counts as a draw"];
    assert_eq!(answers(&mut nboard, "set contempt 30"), contempt);
    assert_eq!(answers(&mut nboard, "set contempt 0"), [""; 0]);
    assert_eq!(answers(&mut nboard, &set(&game("f5d6c3d3"))), [""; 0]);
    let said = answers(&mut nboard, "go");
    let chosen = said.last().expect("a move").strip_prefix("=== ").expect("it is one").to_owned();
    let [square, score, seconds] = chosen.split('/').collect::<Vec<_>>()[..] else {
        panic!("{chosen}")
    };
    let on = game("f5d6c3d3");
    assert!(on.legal_moves().contains(square.parse().expect("a square")), "{chosen}");
    assert!(score.parse::<f64>().is_ok() && seconds.parse::<f64>().is_ok(), "{chosen}");
    // It was not played: it waits to be told.
    assert_eq!(answers(&mut nboard, &format!("move {square}")), [""; 0]);
    answers(&mut nboard, "quit");
    assert!(nboard.is_over);
}

#[test]
fn a_hint_deepens_and_is_right_at_the_end() {
    let on = endgame(12);
    let mut nboard = server(Level::Champion);
    answers(&mut nboard, &set(&on));
    let said = answers(&mut nboard, "hint 3");
    let searched: Vec<Vec<&str>> = said
        .iter()
        .filter_map(|line| line.strip_prefix("search "))
        .map(|line| line.split(' ').collect())
        .collect();
    assert!(searched.len() > 6, "{said:?}");
    for parts in &searched {
        let [line, score, nought, depth] = parts[..] else { panic!("{parts:?}") };
        // Passes are said, and every move of the line is legal.
        let mut after = on.clone();
        for at in (0..line.len()).step_by(2) {
            match &line[at..at + 2] {
                "PA" => drop(after.pass().expect("it is forced")),
                square => drop(after.place(square.parse().expect("a square")).expect("legal")),
            }
        }
        assert!(score.parse::<f64>().is_ok() && nought == "0");
        assert!(depth.starts_with(|c: char| c.is_ascii_digit()));
    }
    assert!(searched.iter().any(|parts| parts[0].len() > 8), "lines go on: {said:?}");
    // What is exact agrees with a solver of another kind.
    let exact: Vec<_> = searched.iter().filter(|parts| parts[3] == "100%").collect();
    assert_eq!(exact.len(), 3.min(on.legal_moves().len() as usize));
    let bits = |discs: Bitboard| discs.squares().map(|at| 1u64 << at.index()).sum::<u64>();
    let board = Discs { own: bits(on.position().player()), other: bits(on.position().opponent()) };
    let truth = SecondSolver::default().score(board);
    assert_eq!(exact[0][1].parse::<f64>().ok(), Some(f64::from(truth)));
}

/// The line that ends a hint must not end the work that was asked for after it.
#[test]
fn a_line_stops_only_the_work_that_was_begun_before_it() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(["nboard", "--level", "novice", "--hash", "8"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut input = child.stdin.take().expect("piped");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            let _ = sender.send(line);
        }
    });
    writeln!(input, "{}", set(&game("f5d6"))).expect("it listens");
    for round in 0..60 {
        writeln!(input, "hint 1")
            .and_then(|()| writeln!(input, "ping {round}"))
            .expect("it listens");
        let pong = format!("pong {round}");
        let wait = |wanted: &str| loop {
            let line = lines.recv_timeout(Duration::from_mins(1));
            let line = line.unwrap_or_else(|_| panic!("round {round}: no '{wanted}'"));
            if line.starts_with(wanted) {
                break;
            }
        };
        wait(&pong);
        // It thinks about three positions, the start last.
        writeln!(input, "analyze").expect("it listens");
        wait("analysis 0 ");
    }
    drop(input);
    child.wait().expect("it ends");
}

#[test]
fn a_depth_is_kept_to() {
    let mut nboard = server(Level::Champion);
    answers(&mut nboard, "set depth 3");
    answers(&mut nboard, &set(&game("f5d6c3d3c4f4f6f3")));
    let said = answers(&mut nboard, "hint 1");
    let depths = said.iter().filter_map(|line| line.strip_prefix("search ")?.split(' ').nth(3));
    assert!(depths.clone().count() > 0);
    assert!(depths.clone().all(|depth| depth.parse::<u32>().is_ok_and(|it| it <= 3)), "{said:?}");
    let moved = answers(&mut nboard, "go");
    assert!(moved.last().is_some_and(|line| line.starts_with("=== ")), "{moved:?}");
}

#[test]
fn a_side_that_must_pass_passes() {
    let on = game(&crate::support::desk::before_a_pass(true));
    let mut forced = on.clone();
    while !matches!(forced.turn(), Turn::Pass(_)) {
        let square = forced.legal_moves().squares().find(|square| {
            let mut after = forced.clone();
            after.place(*square).expect("legal");
            matches!(after.turn(), Turn::Pass(_))
        });
        let square = square.or_else(|| forced.legal_moves().squares().next()).expect("a move");
        forced.place(square).expect("legal");
    }
    let mut nboard = server(Level::Novice);
    answers(&mut nboard, &set(&forced));
    assert!(answers(&mut nboard, "go").last().expect("a move").starts_with("=== PA"));
    let hint = answers(&mut nboard, "hint 2");
    assert!(hint.iter().any(|line| line.starts_with("search PA")), "{hint:?}");
    assert_eq!(answers(&mut nboard, "move PA"), [""; 0]);
}

#[test]
fn an_analysis_goes_from_the_end_to_the_start() {
    let mut nboard = server(Level::Novice);
    answers(&mut nboard, "set depth 2");
    let over = game(crate::support::desk::WIPE_OUT);
    assert!(over.is_over());
    answers(&mut nboard, &set(&over));
    let said = answers(&mut nboard, "analyze");
    let plies: Vec<usize> = said
        .iter()
        .map(|line| line.split(' ').nth(1).expect("a number").parse().expect("a number"))
        .collect();
    assert_eq!(plies, (0..=over.played().len()).rev().collect::<Vec<_>>());
    let last: f64 = said[0].split(' ').nth(2).expect("a score").parse().expect("a number");
    assert_eq!(last.abs() as i32, 64);
}

/// A seat of a program that answers so, and what it hears.
fn seat(answers: Answers) -> (SyncedOpponent, Diary) {
    let heard = Diary::default();
    let log = Arc::clone(&heard);
    let connect = move || Ok(MockProgram::new(answers, &log));
    (SyncedOpponent::new(NboardOpponent::new(connect, Duration::from_secs(3), None)), heard)
}

/// The answer to a ping, for those that give one.
fn pong(line: &str) -> Vec<String> {
    line.strip_prefix("ping ").map(|number| format!("pong {number}")).into_iter().collect()
}

#[test]
fn programs_are_understood_however_they_say_it() {
    let tolerated: [Answers; 5] = [
        |line| if line == "go" { vec!["=== F6/+2.00/3.1".to_owned()] } else { pong(line) },
        |line| if line == "go" { vec!["=== f6 -1.00 0.0".to_owned()] } else { pong(line) },
        |line| if line == "go" { vec!["===F6".to_owned()] } else { pong(line) },
        |line| match line {
            "go" => {
                ["status Thinking", "search F6 1,2 0 12 x", "book", "nodestats 1 0", "=== f6//"]
                    .map(str::to_owned)
                    .to_vec()
            }
            "nboard 2" => vec!["set myname \u{1b}[31mEdax".to_owned(), "=== a1".to_owned()],
            _ => pong(line),
        },
        |line| match line {
            "go" => vec![String::new(), "pong 99".to_owned(), "===  F6/1.5/0.01".to_owned()],
            _ => pong(line),
        },
    ];
    for answers in tolerated {
        let (mut seat, heard) = seat(answers);
        let answer = seat.choose(&game("f5"), Terms::default(), &Stop::default(), &mut |_| {});
        assert_eq!(answer.map(|answer| answer.square.to_string()), Ok("f6".to_owned()));
        let heard = heard.lock().expect("no holder panics").clone();
        assert_eq!(heard.last().map(String::as_str), Some("move F6"), "its choice is sent back");
        let game_set = heard.iter().find(|line| line.starts_with("set game ")).expect("the game");
        assert!(game_set.contains("B[F5]"), "{game_set}");
    }
}

#[test]
fn programs_that_do_not_play_are_named() {
    let (mut silent, _) = seat(|_| Vec::new());
    let answer = silent.choose(&game(""), Terms::default(), &Stop::default(), &mut |_| {});
    assert_eq!(answer, Err(OpponentError::Hangs("ping 1".to_owned(), Duration::from_secs(3))));
    let (mut idle, _) = seat(pong);
    let answer = idle.choose(&game(""), Terms::default(), &Stop::default(), &mut |_| {});
    assert_eq!(answer, Err(OpponentError::Hangs("go".to_owned(), Duration::from_secs(3))));
    for said in ["=== PA", "=== z9", "===", "=== \u{7}"] {
        let answers: Answers = match said {
            "=== PA" => |line| if line == "go" { vec!["=== PA".to_owned()] } else { pong(line) },
            "=== z9" => |line| if line == "go" { vec!["=== z9".to_owned()] } else { pong(line) },
            "===" => |line| if line == "go" { vec!["===".to_owned()] } else { pong(line) },
            _ => |line| if line == "go" { vec!["=== \u{7}".to_owned()] } else { pong(line) },
        };
        let (mut seat, _) = seat(answers);
        let answer = seat.choose(&game(""), Terms::default(), &Stop::default(), &mut |_| {});
        assert!(matches!(answer, Err(OpponentError::Nonsense(..))), "{said}: {answer:?}");
    }
    let (mut flood, _) =
        seat(|line| if line == "go" { vec!["search".to_owned(); 200_000] } else { pong(line) });
    let answer = flood.choose(&game(""), Terms::default(), &Stop::default(), &mut |_| {});
    assert!(answer.is_err(), "a program with too much output does not play");
}

fn contest(players: [&str; 2], options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.arg("match").args(players).args(["--seed", "1", "--json"]).args(options);
    command.output().expect("the program runs")
}

/// This program as another one, in either protocol.
fn ourselves(protocol: &str, level: &str) -> String {
    let program = env!("CARGO_BIN_EXE_outflank");
    format!("{protocol}:'{program}' {protocol} --level {level} --seed 1")
}

#[test]
fn whole_games_are_played_by_the_protocol() {
    let players = [ourselves("nboard", "novice"), ourselves("gtp", "random")];
    let result = contest([&players[0], &players[1]], &["--games", "6"]);
    assert_eq!(String::from_utf8_lossy(&result.stderr), "");
    let result: serde_json::Value = serde_json::from_slice(&result.stdout).expect("JSON");
    assert_eq!(result["games"], 6);
    assert!(result["wins"].as_u64() >= Some(5), "{result}");
}

/// A hint goes on until a ping comes; after its pong nothing more of it is heard.
#[test]
fn after_a_pong_nothing_is_heard_of_what_was_before() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(["nboard", "--threads", "1", "--hash", "16"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("it is piped");
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            let _ = sender.send(line);
        }
    });
    let mut ask = |text: &str| writeln!(input, "{text}").expect("it listens");
    let patience = Duration::from_mins(1);
    ask("nboard 2");
    assert_eq!(lines.recv_timeout(patience).as_deref(), Ok("set myname outflank"));
    for round in 1..=5 {
        ask(&set(&game("f5d6c3d3c4f4f6f3e6e7d7g6")));
        ask("hint 5");
        while !lines.recv_timeout(patience).expect("it thinks").starts_with("search ") {}
        ask(&format!("ping {round}"));
        let pong = format!("pong {round}");
        while lines.recv_timeout(patience).expect("it answers") != pong {}
        let after = lines.recv_timeout(Duration::from_millis(100));
        assert_eq!(after, Err(RecvTimeoutError::Timeout));
    }
    ask("quit");
    assert!(child.wait().expect("it ends").success());
}
