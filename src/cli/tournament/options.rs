//! The options of `outflank tournament`.

use crate::app::TimeControls;
use crate::cli::engine_files::KnowledgeOptions;
use crate::cli::values::{
    clocks, concurrency, mebibytes, names, opening_plies, patience, seconds, seed,
};
use crate::club::Format;
use crate::rules::Beginning;
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// `outflank tournament`.
#[derive(Debug, Args)]
#[command(override_usage = "outflank tournament [OPTIONS] <FILE.toml>\n       \
                            outflank tournament [OPTIONS] <PLAYER> <PLAYER>...")]
pub struct TournamentOptions {
    /// A tournament file, or the players, the strongest first: level:N, a level's name, person:R (plays as people
    /// rated 1000, 1100 .. 2000 do), an engine that your settings name, gtp:COMMAND, nboard:COMMAND, or person:NAME at the
    /// keyboard
    #[arg(value_name = "PLAYER", required = true, num_args = 1..)]
    pub players: Vec<String>,
    /// Pairing system [default: round-robin]
    #[arg(long, value_name = "FORMAT", value_parser = names::<Format>())]
    pub format: Option<Format>,
    /// Rounds of a Swiss; in a round robin, how often each pair meets [default: as many as needed]
    #[arg(long, value_name = "N")]
    pub rounds: Option<u32>,
    /// Games of two players who meet, sides changed after each [default: 2, in a Swiss 1]
    #[arg(long, value_name = "N")]
    pub games: Option<u32>,
    /// Random moves before the players take over, the same for all games of two players in a round [default: 8]
    #[arg(long, value_name = "P", value_parser = opening_plies, allow_negative_numbers = true)]
    pub opening_plies: Option<u32>,
    /// Start position, instead of random moves; corners go to Black
    #[arg(long, value_name = "START", value_parser = names::<Beginning>(),
          conflicts_with_all = ["opening_plies", "openings"])]
    pub start: Option<Beginning>,
    /// Openings instead, a transcript a line
    #[arg(long, value_name = "FILE", conflicts_with = "opening_plies")]
    pub openings: Option<PathBuf>,
    /// Time for each game, such as 5m or 1m+1s; with a comma, Black's and White's
    #[arg(long, value_name = "TIME", value_parser = clocks, allow_hyphen_values = true,
          conflicts_with = "move_time")]
    pub clock: Option<TimeControls>,
    /// Seconds a level or a program may think about a move [default: set by the levels]
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub move_time: Option<Duration>,
    /// Seed for a repeatable tournament: a whole number
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// File of the finished games: the same command goes on from there [default: beside FILE.toml, FILE.games]
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Write all games in GGF when it ends
    #[arg(long, value_name = "FILE")]
    pub ggf: Option<PathBuf>,
    /// Games played at the same time, 1 to 256
    #[arg(long, value_name = "N", default_value = "1", value_parser = concurrency,
          allow_negative_numbers = true)]
    pub concurrency: usize,
    /// Memory of each game in MiB, 1 to 65536
    #[arg(long, value_name = "MB", default_value = "128", value_parser = mebibytes,
          allow_negative_numbers = true)]
    pub hash: usize,
    #[command(flatten)]
    pub knowledge: KnowledgeOptions,
    /// Extra seconds to wait for another program's answer, 1 to 86400
    #[arg(long, value_name = "S", default_value = "60", value_parser = patience,
          allow_negative_numbers = true)]
    pub patience: u64,
    /// Without the screen: a line shows the standings, and people play line by line
    #[arg(long)]
    pub plain: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
