//! `outflank match`: many games between two computer players.

mod auto_player;
mod sequential_test;
mod standing;

use super::contest_start::{
    check_board_support, check_starts, only_reversi, random_opening, starting_game,
};
use super::match_options::MatchOptions;
use super::options::variant_of;
use super::output::Failure;
use super::values::contestant;
use crate::app::TimeControls;
use crate::engine::{Random, Stop};
use crate::io::{Opponents, Pace, start_scoped};
use crate::opponents::{Guest, OpponentSpec, Referee};
use crate::rules::{Beginning, Color, Variant};
use crate::words::{padded, say};
use auto_player::AutoPlayer;
use rand::{Rng as _, SeedableRng as _};
pub use sequential_test::SequentialTest;
use standing::{Finished, MatchReport, MatchStanding, score};
use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Default number of random plies.
const OPENING_PLIES: u32 = 8;

/// Players, options and resources of a match.
pub struct Match {
    variant: Variant,
    players: [OpponentSpec; 2],
    /// The player who matches the other one's strength, if there is one.
    auto: Option<AutoPlayer>,
    games: u32,
    opening_plies: u32,
    /// Kind of start position, instead of random plies.
    beginning: Option<Beginning>,
    seed: u64,
    opponents: Opponents,
    /// Time controls of the players, if limited.
    time_controls: TimeControls,
    /// Test that can end the match early.
    test: Option<SequentialTest>,
    concurrency: usize,
}

impl Match {
    /// Match of the options. Errors: invalid options, and unusable engine files.
    pub fn new(options: &MatchOptions, guests: Vec<Guest>) -> Result<Self, Failure> {
        let variant = variant_of(options.game, options.rules).map_err(Failure::Usage)?;
        // Tic-tac-toe has no random plies by default: they would be most of the game, and its levels vary their moves.
        let squares = variant.board.len();
        let (usual, most) = if variant.flips() {
            (OPENING_PLIES.min(squares / 5), squares * 5 / 8)
        } else {
            (0, 4)
        };
        let opening_plies = options.opening_plies.unwrap_or(usual);
        if opening_plies > most {
            return Err(Failure::Usage(say!("match-opening-plies", most = most)));
        }
        let resources = options.knowledge.resources(options.threads, options.hash)?;
        let (move_time, factor) = (options.move_time, options.time_factor);
        let pace = Pace { move_time, factor, ..Pace::default() }.repeatable();
        let auto = auto_player(variant, [&options.a, &options.b]).map_err(Failure::Usage)?;
        let player = |index: usize, text: &str| match &auto {
            Some(auto) if auto.index == index => Ok(auto.spec()),
            _ => contestant(variant, text, &guests).map_err(Failure::Usage),
        };
        let players = [player(0, &options.a)?, player(1, &options.b)?];
        if let Some(start) = options.start {
            if !variant.is_tournament() {
                return Err(Failure::Usage(only_reversi()));
            }
            check_board_support(start, &players, &guests).map_err(Failure::Usage)?;
        }
        let opponents = Opponents {
            guests,
            patience: Duration::from_secs(options.patience),
            ..Opponents::new(resources, pace)
        };
        check_starts(&opponents, &players)?;
        Ok(Self {
            variant,
            players,
            auto,
            games: options.games,
            opening_plies,
            beginning: options.start,
            seed: options.seed.unwrap_or_else(rand::random),
            opponents,
            time_controls: options.clock.unwrap_or_default(),
            test: options.sprt,
            concurrency: options.concurrency,
        })
    }

    /// Plays all games, or until stopped. `progress` receives a summary after each game.
    pub fn play(&self, stop: &Stop, progress: &mut dyn FnMut(&str)) -> MatchStanding {
        let mut random = Random::seed_from_u64(self.seed);
        let seeds: Vec<u64> = (0..self.games.div_ceil(2)).map(|_| random.next_u64()).collect();
        let next = AtomicU32::new(0);
        let (sender, finished) = channel();
        let mut standing = MatchStanding::default();
        // Games still running when the test is decided do not count.
        let decided = stop.part();
        thread::scope(|scope| {
            let mut has_thread = false;
            for _ in 0..self.concurrency {
                let (seeds, next, sender, stop) = (&seeds, &next, sender.clone(), &decided);
                let work = move || self.play_openings(seeds, next, stop, &sender);
                // With fewer threads than requested the match takes longer.
                has_thread |= start_scoped(scope, work).is_ok();
            }
            if !has_thread {
                self.play_openings(&seeds, &next, &decided, &sender);
            }
            drop(sender);
            for game in finished {
                if decided.is_stopped() && !stop.is_stopped() {
                    continue;
                }
                standing.add(game);
                progress(&self.summary(&standing));
                let test = self.test.map(|test| test.report(&standing.openings()));
                if test.is_some_and(|test| test.is_decided()) {
                    decided.stop();
                }
            }
        });
        standing
    }

    /// Plays openings from both sides until none is left.
    fn play_openings(
        &self,
        seeds: &[u64],
        next: &AtomicU32,
        stop: &Stop,
        finished: &Sender<Finished>,
    ) {
        let mut players = self.players.each_ref().map(|player| self.opponents.seat(player));
        let begin = Instant::now();
        let now = || begin.elapsed();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&seed) = seeds.get(number as usize) else { return };
            let mut random = Random::seed_from_u64(seed);
            let opening = match self.beginning {
                Some(beginning) => starting_game(beginning, &mut random),
                None => random_opening(self.variant, self.opening_plies, &mut random),
            };
            for (index, seat) in (0..).zip(Color::BOTH) {
                if 2 * number + index < self.games {
                    let level = self.auto.as_ref().map(AutoPlayer::level);
                    if let (Some(auto), Some(level)) = (&self.auto, level) {
                        players[auto.index] = self.opponents.seat(&OpponentSpec::Level(level));
                    }
                    let [first, second] = &mut players;
                    let [one, other] = self.time_controls;
                    let (sides, time_controls) = match seat {
                        Color::Black => ([first, second], [one, other]),
                        Color::White => ([second, first], [other, one]),
                    };
                    let mut referee = Referee { time_controls, now: &now, on_ply: &mut |_, _| {} };
                    let played = referee.play(sides, opening.clone(), &mut random, stop);
                    let Some(played) = played else { return };
                    let game = Finished::of(&played, number, seat);
                    if let (Some(auto), Some(level)) = (&self.auto, level) {
                        auto.note(&game, level);
                    }
                    finished.send(game).expect("they are counted until all are played");
                }
            }
        }
    }

    /// Score in a line.
    fn summary(&self, standing: &MatchStanding) -> String {
        let [wins, draws, losses] = standing.results();
        let score = score([wins, draws, losses]);
        format!(
            "{} of {} games: {wins} won, {draws} drawn, {losses} lost, score {score:.3}",
            standing.games(),
            self.games
        )
    }

    /// Prints the score as a table or a JSON object. Errors: a failed write to `out`.
    pub fn print(
        &self,
        standing: &MatchStanding,
        json: bool,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let report = standing.report(self.test.as_ref());
        if json {
            writeln!(out, "{}", serde_json::to_string(&report)?)
        } else {
            self.table(standing, &report, out)
        }
    }

    fn table(
        &self,
        standing: &MatchStanding,
        report: &MatchReport,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let [a, b] = [0, 1].map(|index| match &self.auto {
            Some(auto) if auto.index == index => say!("match-auto", rating = auto.level().number()),
            _ => self.players[index].title(),
        });
        writeln!(out, "{}\n", say!("match-title", first = a, second = b))?;
        writeln!(
            out,
            "{:10}{:>8}{:>8}{:>8}{:>8}{:>8}",
            "", "games", "wins", "draws", "losses", "score"
        )?;
        let mut line = |name: &str, results: [u32; 3]| {
            let games = results.iter().sum::<u32>();
            let score = if games > 0 { format!("{:.3}", score(results)) } else { "-".to_owned() };
            let [wins, draws, losses] = results;
            let name = padded(name, 10);
            writeln!(out, "{name}{games:>8}{wins:>8}{draws:>8}{losses:>8}{score:>8}")
        };
        for side in Color::BOTH {
            let name = format!("as {}", self.variant.side(side));
            line(&name, standing.by_side[side.index()])?;
        }
        line("together", standing.results())?;
        let elo = match (report.elo, report.elo_error) {
            (Some(elo), Some(error)) => {
                say!("match-elo", elo = format!("{elo:+.0}"), error = format!("{error:.0}"))
            }
            (Some(elo), None) => format!("{elo:+.0}"),
            (None, _) if report.games == 0 => say!("match-no-elo"),
            (None, _) => say!("match-boundless"),
        };
        writeln!(out, "\nElo difference  {elo}")?;
        if self.variant.flips() {
            writeln!(out, "discs a game    {:+.2}", report.disc_difference)?;
        }
        if let Some(test) = &report.sprt {
            writeln!(out, "sequential test {}", test.sentence())?;
        }
        let [a, b] = report.seconds;
        writeln!(out, "seconds         {a:.3} and {b:.3}")?;
        match standing.adjudged.len() {
            0 => Ok(()),
            1 => writeln!(out, "adjudged        1 game"),
            count => writeln!(out, "adjudged        {count} games"),
        }
    }
}

/// The player `auto` among two names, if there is one. Errors: A sentence about a game without ratings, or about two of
/// them.
fn auto_player(variant: Variant, names: [&str; 2]) -> Result<Option<AutoPlayer>, String> {
    let is_auto = |name: &str| name.eq_ignore_ascii_case("auto");
    match names.map(is_auto) {
        [false, false] => Ok(None),
        _ if !variant.is_tournament() => Err(say!("cli-level-auto")),
        [true, true] => Err(say!("match-two-autos")),
        [is_first, _] => Ok(Some(AutoPlayer::new(usize::from(!is_first)))),
    }
}
