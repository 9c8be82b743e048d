//! Clocks while every core thinks: what the game charges for each move, against the wall.
//!
//! Four people play by the clock in pseudo-terminals at once. Between two keys that play a move a known time goes by; what
//! the record says of it later, and the delay for discs that turn, should come to the same.

#[cfg(not(unix))]
fn main() {
    println!("clocks: skipped, there are no pseudo-terminals here");
}

#[cfg(unix)]
fn main() {
    unix::main();
}

#[cfg(unix)]
mod unix {
    use outflank::app::CLOCK_DELAY;
    use outflank::engine::Random;
    use outflank::rules::{Color, Game, Square, Turn, Variant, perft};
    use portable_pty::{CommandBuilder, PtySize, native_pty_system};
    use rand::{RngExt as _, SeedableRng as _};
    use std::io::{Read as _, Write as _};
    use std::path::Path;
    use std::process::Command;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;
    use std::time::{Duration, Instant};

    const PLAYERS: usize = 4;
    const MOVES: usize = 1000;
    const PROGRAM: &str = env!("CARGO_BIN_EXE_outflank");

    /// A move for each ply, until the first forced pass.
    fn moves(random: &mut Random) -> Vec<Square> {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        let mut moves = Vec::new();
        while let Turn::Place(_) = game.turn() {
            let legal: Vec<Square> = game.legal_moves().squares().collect();
            let square = legal[random.random_range(0..legal.len())];
            game.place(square).expect("it is legal");
            moves.push(square);
        }
        moves
    }

    /// Plays a game in a terminal of its own, and says by how much the record is wrong about each move.
    fn errors_of_a_game(random: &mut Random) -> Vec<Duration> {
        let home = tempfile::tempdir().expect("a folder");
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(["play", "--two-player", "--clock", "60m", "--no-animation"]);
        command.env("TERM", "xterm-256color");
        command.env("XDG_DATA_HOME", home.path());
        command.env("XDG_CONFIG_HOME", home.path());
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size).expect("a terminal");
        let mut child = pty.slave.spawn_command(command).expect("it starts");
        let mut reader = pty.master.try_clone_reader().expect("it can be read");
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while reader.read(&mut buffer).is_ok_and(|count| count > 0) {}
        });
        let mut writer = pty.master.take_writer().expect("it can be written");
        thread::sleep(Duration::from_secs(2));
        let moves = moves(random);
        let mut played_at = Vec::new();
        for square in &moves {
            writer.write_all(format!(":{square}").as_bytes()).expect("it listens");
            let pause = CLOCK_DELAY + Duration::from_millis(random.random_range(20..300));
            thread::sleep(pause);
            played_at.push(Instant::now());
            writer.write_all(b"\r").expect("it listens");
        }
        thread::sleep(Duration::from_millis(500));
        writer.write_all(b"\x1bq").expect("it listens");
        thread::sleep(Duration::from_millis(100));
        writer.write_all(b"q").ok();
        child.wait().expect("it ends");
        let times = times(home.path());
        assert_eq!(times.len(), moves.len(), "every move is in the record");
        let walls =
            played_at.windows(2).map(|pair| (pair[1] - pair[0]).saturating_sub(CLOCK_DELAY));
        // The first move took as long as the program to start.
        walls.zip(&times[1..]).map(|(wall, time)| wall.abs_diff(*time)).collect()
    }

    /// The time of each ply of the only game in the library.
    fn times(home: &Path) -> Vec<Duration> {
        let output = Command::new(PROGRAM)
            .args(["export", "--all", "--json"])
            .env("XDG_DATA_HOME", home)
            .env("XDG_CONFIG_HOME", home)
            .output()
            .expect("it runs");
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let times = json["times"].as_array().expect("times");
        times.iter().map(|time| Duration::from_millis(time.as_u64().expect("ms"))).collect()
    }

    pub fn main() {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let is_over = AtomicBool::new(false);
        let mut errors: Vec<Duration> = thread::scope(|scope| {
            for _ in 0..cores {
                scope.spawn(|| {
                    while !is_over.load(Ordering::Relaxed) {
                        let start = Game::new(Variant::REVERSI, Color::Black);
                        std::hint::black_box(perft(*start.position(), 7));
                    }
                });
            }
            let play = |seed: u64| {
                let mut random = Random::seed_from_u64(seed);
                let mut errors = Vec::new();
                while errors.len() < MOVES / PLAYERS {
                    errors.extend(errors_of_a_game(&mut random));
                }
                errors
            };
            let players: Vec<_> =
                (0..PLAYERS as u64).map(|seed| scope.spawn(move || play(seed))).collect();
            let errors = players.into_iter().flat_map(|player| player.join().expect("it ends"));
            let errors = errors.collect();
            is_over.store(true, Ordering::Relaxed);
            errors
        });
        errors.sort_unstable();
        let at = |share: usize| errors[(errors.len() - 1) * share / 1000].as_secs_f64() * 1000.0;
        println!(
            "clocks: {} moves by {PLAYERS} players, {cores} cores busy: wrong by {:.1} ms in the middle, {:.1} ms at the \
             99th percentile, {:.1} ms at most",
            errors.len(),
            at(500),
            at(990),
            at(1000)
        );
    }
}
