//! The options of `outflank match`.

use super::engine_files::KnowledgeOptions;
use super::match_games::SequentialTest;
use super::options::GameKind;
use super::values::{
    clocks, concurrency, games, mebibytes, names, opening_plies, patience, rules, seconds, seed,
    threads, time_factor,
};
use crate::app::TimeControls;
use crate::rules::{Beginning, Variant};
use clap::Args;
use std::str::FromStr;
use std::time::Duration;

/// `outflank match`.
#[derive(Debug, Args)]
pub struct MatchOptions {
    /// First player: level:N, a level's name such as rookie, person:R (plays as people rated 1000, 1100 .. 2000 do), auto
    /// (as strong as the other player turns out to be), an engine that your settings name, or gtp:COMMAND or
    /// nboard:COMMAND for another program
    pub a: String,
    /// Second player
    pub b: String,
    /// Number of games; each opening is played twice, with sides swapped
    #[arg(long, value_name = "N", value_parser = games, allow_negative_numbers = true)]
    pub games: u32,
    /// The game
    #[arg(long, default_value = "reversi", value_parser = names::<GameKind>())]
    pub game: GameKind,
    /// Rules of Reversi: those of tournaments, of the beginners' book, the fewest discs win, a smaller board, or the
    /// first four discs placed by the players [default: standard]
    #[arg(long, value_name = "RULES", value_parser = rules())]
    pub rules: Option<Variant>,
    /// Random moves before the players take over [default: 8, in tic-tac-toe 0]
    #[arg(long, value_name = "P", value_parser = opening_plies, allow_negative_numbers = true)]
    pub opening_plies: Option<u32>,
    /// Start position of Reversi, instead of random moves; corners go to Black
    #[arg(long, value_name = "START", value_parser = names::<Beginning>(),
          conflicts_with = "opening_plies")]
    pub start: Option<Beginning>,
    /// Seed for a repeatable match: a whole number
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Seconds each side may think about a move; other programs are told this limit [default: set by their levels]
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true,
          conflicts_with = "time_factor")]
    pub move_time: Option<Duration>,
    /// Multiply level 10's thinking time by F, 0.001 to 1000
    #[arg(long, value_name = "F", default_value = "1", value_parser = time_factor,
          allow_negative_numbers = true)]
    pub time_factor: f64,
    /// Search threads of each side, 1 to 256 (only level 10 uses more than one)
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads,
          allow_negative_numbers = true)]
    pub threads: usize,
    /// Memory of each side in MiB, 1 to 65536
    #[arg(long, value_name = "MB", default_value = "128", value_parser = mebibytes,
          allow_negative_numbers = true)]
    pub hash: usize,
    #[command(flatten)]
    pub knowledge: KnowledgeOptions,
    /// Time for each player's game, such as 1m or 1m+1s; with a comma, the first and the second player's. A player
    /// out of time loses
    #[arg(long, value_name = "TIME", value_parser = clocks, allow_hyphen_values = true,
          conflicts_with_all = ["move_time", "time_factor"])]
    pub clock: Option<TimeControls>,
    /// End the match as soon as one of two claims holds: elo0=0,elo1=10, with error rates alpha=0.05,beta=0.05
    #[arg(long, value_name = "CLAIMS", value_parser = SequentialTest::from_str)]
    pub sprt: Option<SequentialTest>,
    /// Games played at the same time, 1 to 256
    #[arg(long, value_name = "N", default_value = "1", value_parser = concurrency,
          allow_negative_numbers = true)]
    pub concurrency: usize,
    /// Extra seconds to wait for another program's answer, on top of --move-time, 1 to 86400
    #[arg(long, value_name = "S", default_value = "60", value_parser = patience,
          allow_negative_numbers = true)]
    pub patience: u64,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
