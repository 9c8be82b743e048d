//! `outflank match`: two computer players, many games, and who is better.

use super::options::{MatchOptions, player, rules};
use crate::app::side_name;
use crate::engine::{Level, Random, Request, Stop, think};
use crate::rules::{Count, Disc, Game, Rules, Turn};
use rand::seq::IteratorRandom as _;
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use serde::Serialize;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Random plies before the players take over, where nothing else is said.
const OPENING_PLIES: u32 = 8;

/// Two players and what they play.
pub struct Contest {
    rules: Rules,
    players: [Level; 2],
    games: u32,
    opening_plies: u32,
    random: Random,
    /// The time that the first and the second player thought.
    thought: [Duration; 2],
}

/// How a contest stands, seen from the first player.
#[derive(Clone, Debug, Default)]
struct Standing {
    /// Games won, drawn and lost as Black and as White.
    by_side: [[u32; 3]; 2],
    /// Own discs less the other's, over all games.
    discs: i32,
    /// The points won with each opening, 0 to 1 a game on the average.
    rounds: Vec<f64>,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report {
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    elo: Option<f64>,
    elo_error: Option<f64>,
    disc_difference: f64,
    seconds: [f64; 2],
}

impl Contest {
    /// The contest that the options describe.
    ///
    /// # Errors
    ///
    /// A sentence, where they name no such players or openings.
    pub fn new(options: &MatchOptions) -> Result<Self, String> {
        let rules = rules(options.game, options.rules)?;
        // A few plies are most of a game of tic-tac-toe, and its players bring enough variety.
        let (usual, most) = match rules {
            Rules::Standard | Rules::Book => (OPENING_PLIES, 40),
            Rules::TicTacToe => (0, 4),
        };
        let opening_plies = options.opening_plies.unwrap_or(usual);
        if opening_plies > most {
            return Err(format!(
                "--opening-plies: an opening of this game has at most {most} plies"
            ));
        }
        Ok(Self {
            rules,
            players: [player(rules, &options.a)?, player(rules, &options.b)?],
            games: options.games,
            opening_plies,
            random: Random::seed_from_u64(options.seed.unwrap_or_else(rand::random)),
            thought: [Duration::ZERO; 2],
        })
    }

    /// Plays all games and prints how they ended.
    ///
    /// # Errors
    ///
    /// When `out` takes no more.
    pub fn print(mut self, json: bool, out: &mut impl Write) -> io::Result<()> {
        let standing = self.play_all();
        let report = standing.report(self.thought.map(|time| time.as_secs_f64()));
        if json {
            writeln!(out, "{}", serde_json::to_string(&report)?)
        } else {
            self.table(&standing, &report, out)
        }
    }

    fn play_all(&mut self) -> Standing {
        let mut standing = Standing::default();
        while standing.games() < self.games {
            let opening = self.opening();
            let mut won = Vec::new();
            for seat in Disc::BOTH.into_iter().take((self.games - standing.games()) as usize) {
                let game = self.play(opening.clone(), seat);
                won.push(standing.add(&game, seat));
            }
            standing.rounds.push(won.iter().sum::<f64>() / f64::from(won.len() as u32));
        }
        standing
    }

    /// Random plies from the start, after which the game still goes on. By the book's rules a coin
    /// decides who begins.
    fn opening(&mut self) -> Game {
        loop {
            let is_white = self.rules == Rules::Book && self.random.random_bool(0.5);
            let first = if is_white { Disc::White } else { Disc::Black };
            let mut game = Game::new(self.rules, first);
            let mut placed = 0;
            while placed < self.opening_plies && !game.is_over() {
                if let Some(square) = game.legal_moves().squares().choose(&mut self.random) {
                    game.place(square).expect("it is legal");
                    placed += 1;
                } else {
                    game.pass().expect("the game is not over");
                }
            }
            if !game.is_over() {
                return game;
            }
        }
    }

    /// Plays a game to its end, with the first player on `seat`.
    fn play(&mut self, mut game: Game, seat: Disc) -> Game {
        loop {
            match game.turn() {
                Turn::Over => return game,
                Turn::Pass(_) => drop(game.pass().expect("it is forced")),
                Turn::Place(side) => {
                    let player = usize::from(side != seat);
                    let seed = self.random.next_u64();
                    let request = Request::of(&game, self.players[player], seed);
                    let begin = Instant::now();
                    let answer = think(&request, &Stop::default(), &mut |_| {});
                    self.thought[player] += begin.elapsed();
                    let square = answer.expect("there is a move, and nobody stops it").square;
                    game.place(square).expect("players keep to the rules");
                }
            }
        }
    }

    fn table(&self, standing: &Standing, report: &Report, out: &mut impl Write) -> io::Result<()> {
        let [a, b] = self.players;
        writeln!(out, "{a} (level {}) against {b} (level {})\n", a.number(), b.number())?;
        writeln!(
            out,
            "{:10}{:>8}{:>8}{:>8}{:>8}{:>8}",
            "", "games", "wins", "draws", "losses", "score"
        )?;
        let mut line = |name: &str, results: [u32; 3]| {
            let games = results.iter().sum::<u32>();
            let score = if games > 0 { format!("{:.3}", score(results)) } else { "-".to_owned() };
            let [wins, draws, losses] = results;
            writeln!(out, "{name:10}{games:>8}{wins:>8}{draws:>8}{losses:>8}{score:>8}")
        };
        for side in Disc::BOTH {
            let name = format!("as {}", side_name(self.rules, side));
            line(&name, standing.by_side[side.index()])?;
        }
        line("together", standing.results())?;
        let elo = match (report.elo, report.elo_error) {
            (Some(elo), Some(error)) => format!("{elo:+.0}, plus or minus {error:.0} (95 %)"),
            (Some(elo), None) => format!("{elo:+.0}"),
            (None, _) => "without bounds: one side has won everything".to_owned(),
        };
        writeln!(out, "\nElo difference  {elo}")?;
        if self.rules != Rules::TicTacToe {
            writeln!(out, "discs a game    {:+.2}", report.disc_difference)?;
        }
        let [a, b] = report.seconds;
        writeln!(out, "seconds         {a:.3} and {b:.3}")
    }
}

impl Standing {
    /// Counts a finished game that the first player had on `seat`, and returns its points.
    fn add(&mut self, game: &Game, seat: Disc) -> f64 {
        let result = match game.leader() {
            Some(winner) if winner == seat => 0,
            None => 1,
            Some(_) => 2,
        };
        self.by_side[seat.index()][result] += 1;
        if game.rules() != Rules::TicTacToe {
            let Count { black, white } = game.official_count().unwrap_or_else(|| game.count());
            let difference = black.cast_signed() - white.cast_signed();
            self.discs += if seat == Disc::Black { difference } else { -difference };
        }
        [1.0, 0.5, 0.0][result]
    }

    fn results(&self) -> [u32; 3] {
        std::array::from_fn(|result| self.by_side.iter().map(|side| side[result]).sum())
    }

    fn games(&self) -> u32 {
        self.results().iter().sum()
    }

    fn report(&self, seconds: [f64; 2]) -> Report {
        let [wins, draws, losses] = self.results();
        let score = score([wins, draws, losses]);
        let games = self.games();
        Report {
            games,
            wins,
            draws,
            losses,
            score: rounded(score, 4),
            elo: elo(score).map(|elo| rounded(elo, 1)),
            elo_error: self.elo_error(score).map(|error| rounded(error, 1)),
            disc_difference: rounded(f64::from(self.discs) / f64::from(games), 3),
            seconds: seconds.map(|seconds| rounded(seconds, 6)),
        }
    }

    /// Half the width of the interval that holds the Elo difference with 95 % probability. Games
    /// with the same opening go together, because what one side finds in it so does the other.
    fn elo_error(&self, score: f64) -> Option<f64> {
        let count = f64::from(self.rounds.len() as u32);
        let spread = self.rounds.iter().map(|round| (round - score).powi(2)).sum::<f64>();
        let error = 1.96 * (spread / (count - 1.0) / count).sqrt();
        let width = elo(score + error)? - elo(score - error)?;
        width.is_finite().then_some(width / 2.0)
    }
}

/// Points a game: a win is 1, a draw a half.
fn score([wins, draws, losses]: [u32; 3]) -> f64 {
    let games = wins + draws + losses;
    (f64::from(wins) + f64::from(draws) / 2.0) / f64::from(games.max(1))
}

/// The rating difference at which a player is expected to score so many points a game (Elo, "The
/// Rating of Chessplayers", 1978); `None` where no difference is large enough.
fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

fn rounded(value: f64, digits: i32) -> f64 {
    let unit = 10f64.powi(digits);
    // Adding nothing turns -0 into 0.
    (value * unit).round() / unit + 0.0
}
