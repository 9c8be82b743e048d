//! The Go Text Protocol: recorded conversations, forced passes in every spelling, garbage, and games
//! against another program.

use outflank::engine::{Answer, Level, Report, Resources, Stop};
use outflank::io::{Opponents, Pace};
use outflank::opponents::{
    GtpServer, Opponent, OpponentError, OpponentSpec, SyncedOpponent, Terms,
};
use outflank::rules::{Color, Game, Turn, Variant};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// A conversation with this level, by a clock that starts now.
fn server(level: Level) -> GtpServer {
    let opponents = Opponents::new(Resources::default(), Pace::default());
    let begin = Instant::now();
    GtpServer::new(opponents.seat(&OpponentSpec::Level(level)), 1, move || begin.elapsed())
}

#[test]
fn the_recorded_conversation_goes_as_it_was_recorded() {
    let mut gtp = server(Level::Greedy);
    let mut exchanges = 0;
    for exchange in include_str!("../data/gtp/manners.txt").split("\n\n") {
        let mut lines = exchange.lines().filter(|line| !line.starts_with("# "));
        let Some(said) = lines.next().and_then(|line| line.strip_prefix("> ")) else { continue };
        let answer = lines.collect::<Vec<_>>().join("\n");
        assert_eq!(gtp.respond(said), format!("{answer}\n\n"), "{said}");
        exchanges += 1;
    }
    assert!(exchanges > 30 && gtp.is_over);
}

#[test]
fn what_is_no_command_gets_no_answer_or_a_refusal_and_the_talk_goes_on() {
    let mut gtp = server(Level::Random);
    for nothing in ["", "   ", "\t\r\n", "# only a comment", "\u{7}\u{0}"] {
        assert_eq!(gtp.respond(nothing), "", "{nothing:?}");
    }
    for garbage in ["\u{1b}[2J", "é", "play\u{7f} b \u{202e}", &"x".repeat(1_000_000)] {
        assert!(gtp.respond(garbage).starts_with("? "), "{garbage:.20?}");
    }
    assert_eq!(gtp.respond("5\tname\r\n"), "=5 outflank\n\n");
    assert_eq!(gtp.respond("na\u{8}me"), "= outflank\n\n", "control characters are dropped");
    assert_eq!(gtp.respond("12"), "?12 unknown command\n\n", "an id alone is answered");
    assert_eq!(gtp.respond("known_command NAME"), "= true\n\n");
    let list = gtp.respond("list_commands");
    for command in list.trim_start_matches("= ").split_whitespace() {
        assert_eq!(gtp.respond(&format!("known_command {command}")), "= true\n\n");
        let answer = gtp.respond(&format!("1 {command} too many arguments for it"));
        assert_eq!(answer, "?1 syntax error\n\n", "{command}");
    }
}

/// Random moves until `passer` has to pass, as commands.
fn up_to_a_pass(passer: Color) -> Vec<String> {
    for seed in 0.. {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        let mut said = Vec::new();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Pass(side) if side == passer => return said,
                Turn::Pass(_) => drop(game.pass().expect("forced")),
                Turn::Place(side) => {
                    let moves = game.legal_moves().squares();
                    let square = moves.choose(&mut random).expect("a move");
                    game.place(square).expect("legal");
                    said.push(format!("play {side} {square}"));
                }
            }
        }
    }
    unreachable!("there are games with passes")
}

#[test]
fn a_forced_pass_may_be_sent_or_left_out() {
    for (passer, other) in [("black", "white"), ("white", "black")] {
        let side = if passer == "black" { Color::Black } else { Color::White };
        let before = || {
            let mut gtp = server(Level::Greedy);
            for line in up_to_a_pass(side) {
                assert_eq!(gtp.respond(&line), "=\n\n", "{line}");
            }
            gtp
        };
        for pass in ["pass", "PASS", "pa", "Pass", "--"] {
            let mut gtp = before();
            assert_eq!(gtp.respond(&format!("play {passer} {pass}")), "=\n\n");
            assert!(gtp.respond(&format!("genmove {other}")).starts_with("= "));
        }
        let mut gtp = before();
        assert_eq!(gtp.respond(&format!("genmove {passer}")), "= pass\n\n");
        assert_ne!(gtp.respond(&format!("genmove {other}")), "= pass\n\n");
        let mut gtp = before();
        let answer = gtp.respond(&format!("genmove {other}"));
        assert!(answer.starts_with("= ") && answer != "= pass\n\n", "left out: {answer}");
        let mut gtp = before();
        let answer = gtp.respond(&format!("reg_genmove {other}"));
        assert_eq!(
            gtp.respond(&format!("genmove {passer}")),
            "= pass\n\n",
            "{answer:?} was undone"
        );
    }
}

#[test]
fn a_finished_game_is_scored_with_the_empty_squares_to_the_winner() {
    let mut gtp = server(Level::Random);
    for (index, square) in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"].iter().enumerate()
    {
        let side = if index % 2 == 0 { "b" } else { "w" };
        assert_eq!(gtp.respond(&format!("play {side} {square}")), "=\n\n");
    }
    assert_eq!(gtp.respond("final_score"), "= B+64\n\n");
    assert_eq!(gtp.respond("genmove white"), "= pass\n\n");
    assert_eq!(gtp.respond("play w pass"), "=\n\n", "after the end a pass is accepted");
    assert!(gtp.respond("showboard").contains("\n5 . . X X X X X .\n"));
}

/// Black has to pass after White's b8, and the pass is omitted: `undo` takes the pass back with the move
/// that came after it.
#[test]
fn undo_takes_back_as_many_moves_as_were_made() {
    for passer in Color::BOTH {
        let said = up_to_a_pass(passer);
        let mut gtp = server(Level::Random);
        for command in &said {
            assert_eq!(gtp.respond(command), "=\n\n");
        }
        let before = gtp.respond("showboard");
        let color = if passer == Color::Black { "w" } else { "b" };
        assert!(gtp.respond(&format!("genmove {color}")).starts_with("= "));
        assert_ne!(gtp.respond("showboard"), before);
        assert_eq!(gtp.respond("undo"), "=\n\n");
        assert_eq!(gtp.respond("showboard"), before, "the pass is owed again");
        for _ in &said {
            assert_eq!(gtp.respond("undo"), "=\n\n");
        }
        assert_eq!(gtp.respond("undo"), "? cannot undo\n\n");
    }
}

/// With its own time level 10 would think for minutes about these games.
#[test]
fn moves_are_made_by_the_clock() {
    for settings in [
        &["time_settings 0 0.02 1"][..],
        &["time_settings 0 1 100"],
        &["time_settings 1 0 0"],
        &["time_settings 60 10 1", "time_left b 0.3 0", "time_left w 0.03 2"],
    ] {
        let mut gtp = server(Level::Champion);
        for setting in settings {
            assert_eq!(gtp.respond(setting), "=\n\n", "{setting}");
        }
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        for side in ["b", "w"].repeat(2) {
            let answer = gtp.respond(&format!("genmove {side}"));
            let square = answer.trim().trim_start_matches("= ").parse().expect("a square");
            game.place(square).expect("a legal move");
        }
    }
    let mut gtp = server(Level::Random);
    for garbage in ["time_settings -1 0 0", "time_settings 1e300 0 0", "time_left green 1 0"] {
        assert_eq!(gtp.respond(garbage), "? syntax error\n\n", "{garbage}");
    }
    assert_eq!(gtp.respond("time_settings 0 1 0"), "=\n\n", "a period for no moves: no clock");
    assert!(gtp.respond("genmove b").starts_with("= "));
}

/// A program that speaks the protocol.
struct GtpClient {
    child: Child,
    lines: BufReader<std::process::ChildStdout>,
}

impl GtpClient {
    fn start(mut command: Command) -> Option<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().ok()?;
        let lines = BufReader::new(child.stdout.take().expect("a pipe"));
        Some(Self { child, lines })
    }

    /// The answer to a command, without its sign; `None` where it was refused.
    fn ask(&mut self, command: &str) -> Option<String> {
        writeln!(self.child.stdin.as_mut().expect("a pipe"), "{command}").expect("it listens");
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            assert!(self.lines.read_line(&mut line).expect("text") > 0, "it is gone: {command}");
            match line.trim() {
                "" if answer.is_empty() => {}
                "" => break,
                part => answer.push_str(part),
            }
        }
        answer.strip_prefix('=').map(|text| text.trim().to_owned())
    }
}

impl Drop for GtpClient {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_program_answers_until_quit_or_the_end_of_its_input() {
    let talk = |input: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        command.args(["gtp", "--level", "greedy"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(input.as_bytes()).expect("it listens");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert_eq!(talk("1 name\r\n\nplay b f5\n2 quit\nname\n"), "=1 outflank\n\n=\n\n=2\n\n");
    assert_eq!(talk("name"), "= outflank\n\n");
    assert_eq!(talk(""), "");
}

/// An opponent that plays the first legal square and counts the times it was asked to ponder.
struct Ponderer(Arc<AtomicUsize>);

impl Opponent for Ponderer {
    fn choose(
        &mut self,
        game: &Game,
        _: Terms,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Result<Answer, OpponentError> {
        let square = game.legal_moves().squares().next().ok_or(OpponentError::NoMove)?;
        Ok(Answer { square, report: None })
    }

    fn ponder(&mut self, game: &Game, _: &Stop) {
        assert_eq!(game.side_to_move(), Color::White, "the other side is on turn");
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn pondering_comes_after_a_move_of_ours_and_at_no_other_time() {
    let times = Arc::new(AtomicUsize::new(0));
    let seated = SyncedOpponent::new(Ponderer(Arc::clone(&times)));
    let mut gtp = GtpServer::new(seated, 1, || Duration::ZERO);
    let talk = [
        ("name", 0),
        ("genmove b", 1),
        ("showboard", 1),
        ("play w c3", 0),
        ("genmove b", 1),
        ("undo", 0),
        ("genmove b", 1),
        ("clear_board", 0),
    ];
    for (line, expected) in talk {
        assert!(gtp.respond(line).starts_with('='), "{line}");
        times.store(0, Ordering::Relaxed);
        gtp.ponder(&Stop::default());
        assert_eq!(times.load(Ordering::Relaxed), expected, "{line}");
    }
}

/// While it ponders it listens: the search under way would take days.
#[test]
fn who_ponders_answers_what_is_asked_meanwhile() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
    command.args(["gtp", "--ponder", "--threads", "1", "--move-time", "0.02", "--seed", "1"]);
    let mut gtp = GtpClient::start(command).expect("the program starts");
    for line in ["play b f5", "play w f6", "play b e6", "play w d6", "play b g7"] {
        assert!(gtp.ask(line).is_some(), "{line}");
    }
    assert!(gtp.ask("genmove w").is_some());
    assert_eq!(gtp.ask("name").as_deref(), Some("outflank"));
    assert!(gtp.ask("undo").is_some() && gtp.ask("genmove w").is_some());
    assert_eq!(gtp.ask("quit").as_deref(), Some(""));
    assert_eq!(gtp.child.wait().expect("it ends").code(), Some(0));
}

/// Two games, sides changed, between this program and the one of Debian's package `grhino`.
#[test]
fn games_against_gtp_rhino_are_played_to_their_end() {
    let rhino = || {
        let places = ["gtp-rhino", "/usr/games/gtp-rhino"].into_iter();
        places.map(Command::new).find_map(GtpClient::start)
    };
    let ours = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_outflank"));
        command.args(["gtp", "--seed", "1", "--move-time", "0.02"]);
        GtpClient::start(command).expect("the program starts")
    };
    if rhino().is_none() {
        eprintln!("skipped: gtp-rhino is not installed");
        return;
    }
    for our_side in Color::BOTH {
        let (mut rhino, mut ours) = (rhino().expect("just seen"), ours());
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        loop {
            match game.turn() {
                Turn::Over => break,
                // Passes are not sent: both infer them.
                Turn::Pass(_) => drop(game.pass().expect("forced")),
                Turn::Place(side) => {
                    let color = side.to_string().to_lowercase();
                    let (mover, other) = if side == our_side {
                        (&mut ours, &mut rhino)
                    } else {
                        (&mut rhino, &mut ours)
                    };
                    let square = mover.ask(&format!("genmove {color}")).expect("a move");
                    game.place(square.parse().expect("a square")).expect("a legal move");
                    let told = other.ask(&format!("play {color} {square}"));
                    assert!(told.is_some(), "{side} {square} was refused");
                }
            }
        }
        let count = game.final_count();
        let wanted = match count.black.cmp(&count.white) {
            std::cmp::Ordering::Greater => format!("B+{}", count.black - count.white),
            std::cmp::Ordering::Less => format!("W+{}", count.white - count.black),
            std::cmp::Ordering::Equal => "0".to_owned(),
        };
        assert_eq!(ours.ask("final_score"), Some(wanted));
    }
}
