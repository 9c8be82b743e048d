//! The command line: arguments and commands.

mod analyze;
mod bench;
mod coach;
mod contest_start;
mod engine_files;
mod explore;
pub mod help;
mod import;
mod learn;
mod library;
pub mod man;
pub mod manual;
mod match_games;
mod match_options;
mod options;
mod outcome;
mod output;
mod perft;
mod plain_menu;
mod position;
mod protocols;
mod puzzle;
mod reading;
mod serve;
mod show;
mod solve;
mod start;
mod tournament;
mod usage_error;
mod values;

use crate::app::{Proposed, Setup};
use crate::io::{Opponents, Pace, prepare_command, read_text};
use crate::rules::Variant;
use crate::words::say;
use anyhow::Context as _;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use match_games::Match;
use match_options::MatchOptions;
use options::{PlayOptions, ScreenOptions, WatchOptions};
use output::{
    FAILURE, Failure, USAGE, complain, error_report, inform, is_closed_pipe, print,
    stop_on_interrupt,
};
use protocols::PlayerOptions;
use std::io::{self, IsTerminal as _, Write as _};

/// Reversi (Othello) and tic-tac-toe for the terminal.
#[derive(Debug, Parser)]
#[command(name = "outflank", version, about = "Reversi (Othello) and tic-tac-toe for the terminal")]
pub struct Arguments {
    /// Without a screen: a numbered menu to games, lessons, puzzles, library and settings
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    screen: ScreenOptions,
    #[command(subcommand)]
    command: Option<CliCommand>,
}

impl Arguments {
    /// Definition of the command line, with its help.
    pub fn definition() -> clap::Command {
        help::with_help(Self::command())
    }
}

#[derive(Debug, Subcommand)]
enum CliCommand {
    /// Start a game right away
    Play(PlayOptions),
    /// Learn to play: lessons, from your first move to advanced tactics
    Learn(learn::LearnOptions),
    /// Solve a puzzle: the day's, one about a theme, or any
    Puzzle(puzzle::PuzzleOptions),
    /// Watch the computer play itself
    Watch(WatchOptions),
    /// Show a minute of a game, its coach, its review and a puzzle
    Demo(ScreenOptions),
    /// Play many games between two computer players
    Match(MatchOptions),
    /// Play a tournament: round robin, Swiss or knock-out
    Tournament(tournament::TournamentOptions),
    /// Let people play over ssh, without an account or an installation
    Serve(serve::ServeCommand),
    /// Solve endgames exactly
    Solve(solve::SolveOptions),
    /// Speak GTP on standard input and output
    Gtp {
        /// Think on the opponent's time too
        #[arg(long)]
        ponder: bool,
        #[command(flatten)]
        player: PlayerOptions,
    },
    /// Speak NBoard's protocol, version 2, on standard input and output
    Nboard {
        #[command(flatten)]
        player: PlayerOptions,
    },
    /// Rate every move in a position and explain why
    Hint(coach::HintOptions),
    /// Review a game: what each move cost, a better one, and why
    Analyze(analyze::AnalyzeOptions),
    /// Convert a game file
    Convert(library::ConvertOptions),
    /// Import game files
    Import(import::ImportOptions),
    /// Export games from the library
    Export(library::ExportOptions),
    /// List the games in the library
    Games(library::GamesOptions),
    /// Show what was played in a position, and how it went
    Explore(explore::ExploreOptions),
    /// Set up a position, to analyse it or play on
    Edit(show::EditOptions),
    /// Print a board in colour, to paste it somewhere
    Show(show::ShowOptions),
    /// Count move paths from the start
    Perft {
        /// Depth in plies, 1 to 20
        #[arg(value_parser = values::depth, allow_negative_numbers = true)]
        depth: u32,
        /// Threads, 1 to 256
        #[arg(long, value_name = "N", default_value = "1", value_parser = values::threads,
              allow_negative_numbers = true)]
        threads: usize,
        /// Rules of Reversi [default: standard]
        #[arg(long, value_name = "RULES", value_parser = values::rules())]
        rules: Option<Variant>,
    },
    /// Benchmark the search; the node count is the engine's fingerprint
    Bench,
    /// Print shell completions
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page, in roff
    Man {
        /// Language: all options in English, or the commands and keys in another
        #[arg(long, value_name = "TAG", default_value = "en", value_parser = man::languages())]
        lang: String,
    },
    /// Read the manual
    Manual {
        /// The page: keys, levels, variants, coach, analysis, school, records, engines, tournaments, serve, web,
        /// settings, commands, install or press [default: the list of pages]
        topic: Option<String>,
    },
}

/// Carries out the command line and returns the exit status.
pub fn main() -> i32 {
    let parsed =
        Arguments::definition().try_get_matches().and_then(|it| Arguments::from_arg_matches(&it));
    let arguments = match parsed {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => return complain(&usage_error::sentence(&error), USAGE),
        // `--help` and `--version`.
        Err(error) => {
            let printed = error.print().with_context(|| say!("cli-no-output"));
            return status_of(printed.map(|()| 0).map_err(Failure::from));
        }
    };
    prepare_command();
    status_of(execute(arguments))
}

/// Exit status of a command, whose error is printed.
fn status_of(result: Result<i32, Failure>) -> i32 {
    match result {
        Ok(status) => status,
        Err(Failure::Usage(sentence)) => complain(&sentence, USAGE),
        Err(Failure::Other(error)) if is_closed_pipe(&error) => 0,
        Err(Failure::Other(error)) => complain(&error_report(&error), FAILURE),
    }
}

/// Whether the terminal cannot move its cursor.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

fn play(options: &PlayOptions, screen: &ScreenOptions) -> Result<i32, Failure> {
    if options.host {
        return serve::host();
    }
    let named = options.against.as_ref().map_or_else(Vec::new, |_| start::guests());
    let setup = options.setup(&named).map_err(Failure::Usage)?;
    if options.plain || is_dumb() {
        return start::play_plain(setup, options, screen);
    }
    let engine = options.game.engine.opponents()?;
    let opponents = Opponents { ponders: options.ponder, ..engine };
    start::play(setup, opponents, &options.game, screen, options.proposed())
}

fn watch(options: &WatchOptions, screen: &ScreenOptions) -> Result<i32, Failure> {
    let setup = options.setup(&start::guests()).map_err(Failure::Usage)?;
    if options.plain || is_dumb() {
        return start::watch_plain(setup, options, screen);
    }
    let opponents = options.game.engine.opponents()?;
    start::play(setup, opponents, &options.game, screen, Proposed::NONE)
}

fn execute(arguments: Arguments) -> Result<i32, Failure> {
    let Arguments { plain, screen, command } = arguments;
    if plain && command.is_some() {
        return Err(Failure::Usage(say!("cli-plain-first")));
    }
    match command {
        None if plain || is_dumb() => plain_menu::menu(&screen),
        None => {
            let opponents = Opponents::new(options::default_resources(), Pace::default());
            start::show(Setup::default(), opponents, &screen, None, Proposed::ALL)
        }
        Some(CliCommand::Play(options)) => play(&options, &screen),
        Some(CliCommand::Learn(options)) => {
            let is_plain = options.plain || is_dumb();
            learn::learn(&options, &screen, is_plain)
        }
        Some(CliCommand::Puzzle(options)) => puzzle::puzzle(&options, &screen, is_dumb()),
        Some(CliCommand::Watch(options)) => watch(&options, &screen),
        Some(CliCommand::Demo(options)) => start::demo(options.or(&screen)),
        Some(CliCommand::Match(options)) => {
            play_match(&Match::new(&options, start::guests())?, options.json)
        }
        Some(CliCommand::Tournament(options)) => tournament::tournament(&options, &screen),
        Some(CliCommand::Serve(command)) => serve::serve(command),
        Some(CliCommand::Solve(options)) => solve(&options),
        Some(CliCommand::Gtp { ponder, player }) => protocols::gtp(&player, ponder),
        Some(CliCommand::Nboard { player }) => protocols::nboard(&player),
        Some(CliCommand::Perft { depth, threads, rules }) => {
            let variant = rules.unwrap_or(Variant::REVERSI);
            print(|out| perft::print(variant, depth, threads, out))
        }
        Some(CliCommand::Hint(options)) => coach::hint(&options),
        Some(CliCommand::Analyze(options)) => analyze::analyze(&options),
        Some(CliCommand::Convert(options)) => library::convert(&options),
        Some(CliCommand::Import(options)) => import::import(&options),
        Some(CliCommand::Export(options)) => library::export(&options),
        Some(CliCommand::Games(options)) => library::games(&options),
        Some(CliCommand::Explore(options)) => explore::explore(&options),
        Some(CliCommand::Edit(options)) => show::edit(&options, &screen),
        Some(CliCommand::Show(options)) => show::show(&options, &screen),
        Some(CliCommand::Bench) => print(|out| bench::print(out)),
        Some(CliCommand::Completions { shell }) => {
            print(|out| man::completions(shell, Arguments::definition(), out))
        }
        Some(CliCommand::Man { lang }) => match man::translated(&lang) {
            Some(page) => print(|out| out.write_all(page.as_bytes())),
            None => print(|out| man::page(Arguments::definition(), out)),
        },
        Some(CliCommand::Manual { topic }) => manual::manual(topic.as_deref()),
    }
}

/// Plays a match; on a terminal, with a progress line.
fn play_match(contest: &Match, json: bool) -> Result<i32, Failure> {
    let stop = stop_on_interrupt()?;
    let is_watched = io::stderr().is_terminal();
    // Not a progress bar: it would fill the line, so that the terminal's `^C` would wrap and leave stale text.
    let mut progress = |line: &str| {
        if is_watched {
            // A single write, because Ctrl-C can make the terminal drop one of several writes, and lines run
            // together. A failed write does not matter.
            let _ = io::stderr().write_all(format!("\r{line}\x1b[K").as_bytes());
        }
    };
    print(|out| {
        let standing = contest.play(&stop, &mut progress);
        progress("");
        for why in standing.adjudged.values() {
            inform(why);
        }
        contest.print(&standing, json, out)
    })
}

fn solve(options: &solve::SolveOptions) -> Result<i32, Failure> {
    let file = &options.file;
    let text = read_text(file).with_context(|| format!("{} could not be read", file.display()))?;
    let resources = options.resources()?;
    let stop = stop_on_interrupt()?;
    let mut is_right = true;
    print(|out| {
        is_right = solve::print(&text, options, &resources, &stop, &mut inform, out)?;
        Ok(())
    })?;
    Ok(if is_right { 0 } else { FAILURE })
}

#[cfg(test)]
mod tests {
    use super::help::{EXAMPLES, GROUPS, WIDTH};
    use super::*;
    use clap::Command;

    #[test]
    fn every_command_is_in_one_group_and_has_an_example_that_parses() {
        let mut grouped: Vec<&str> =
            GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let mut shown: Vec<&str> = EXAMPLES.iter().map(|(name, ..)| *name).collect();
        let command = Arguments::command();
        let mut all: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        for names in [&mut grouped, &mut shown, &mut all] {
            names.sort_unstable();
        }
        assert_eq!(grouped, all);
        assert_eq!(shown, all);
        for (name, example, _) in EXAMPLES {
            let words =
                shlex::split(example.split(" | ").next().expect("a command")).expect("quoted");
            let matches = Arguments::definition().try_get_matches_from(words);
            assert_eq!(matches.expect(example).subcommand_name(), Some(name));
        }
    }

    #[test]
    fn help_starts_with_an_example_and_is_at_most_a_hundred_columns_wide() {
        let mut command = Arguments::definition();
        let whole = command.render_help().to_string();
        assert!(whole.contains("Examples:\n"), "{whole}");
        assert!(whole.lines().all(|line| line.chars().count() <= WIDTH), "{whole}");
        command.build();
        for part in command.get_subcommands_mut().filter(|part| part.get_name() != "help") {
            let help = part.render_help().to_string();
            assert!(help.starts_with("Example: outflank "), "{help}");
            assert!(help.lines().all(|line| line.chars().count() <= WIDTH), "{help}");
        }
    }
}
